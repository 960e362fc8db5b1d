import ControllerHierarchy
import Sessions
import Testing
import WireFormat

@Suite("A session is what its records say")
struct ReplayTests {
    @Test(
        "rebuilt from the journal it has the same hierarchy, properties and events, now and at every version",
        arguments: 1...6 as ClosedRange<UInt64>)
    func rebuild(seed: UInt64) throws {
        let journal = MemoryJournal()
        let session = try SessionRegistry(journal: journal).create(RandomOperations.definition).session
        var random = RandomOperations(seed: seed)
        var answers: [String] = []
        var snapshots = [try session.snapshot()]
        for _ in 0..<60 {
            do {
                let receipt = try session.perform(random.next())
                answers.append(contentsOf: receipt.json.split(separator: "\n").map(String.init))
                snapshots.append(try session.snapshot())
            } catch is SessionError {
                #expect(try session.snapshot() == snapshots.last, "a refused operation changes nothing")
            }
        }
        #expect(session.version == answers.count)
        #expect(answers.count > 20, "most operations are carried out")
        let log = try session.log()
        // Another process with the same journal.
        let other = try SessionRegistry(journal: journal).session(session.id)
        #expect(try other.snapshot() == snapshots.last)
        #expect(try other.log() == log)
        #expect(try other.log(pageSize: 7) == log)
        for (version, snapshot) in snapshots.enumerated() {
            #expect(try other.snapshot(at: version) == snapshot)
        }
        // Both go on alike.
        let next = #"{"op": "setRoot", "controller": {"class": "Late"}}"#
        let twin = try SessionRegistry(journal: MemoryJournal()).importing(session.export())
        #expect(try twin.perform(next).json == session.perform(next).json)
        #expect(try twin.log() == session.log())
    }

    @Test("an operation that raised leaves the tree, counts, and is in the log")
    func rollback() throws {
        let journal = MemoryJournal()
        let session = try SessionRegistry(journal: journal).create(RandomOperations.definition).session
        try session.perform(#"{"op": "push", "target": "nav", "controller": {"as": "b"}}"#)
        let before = try session.snapshot()
        let raised = try session.perform(#"{"op": "push", "target": "nav", "controller": "b"}"#)
        #expect(raised.outcome.outcome == .raised)
        #expect(raised.version == 2)
        #expect(raised.outcome.exception?.name == "NSInvalidArgumentException")
        let after = try session.snapshot()
        #expect(after.replacing("\"version\":2", with: "\"version\":1") == before)
        let last = try #require(session.events().events.last)
        #expect(last.event.callback == .exception)
        #expect(last.sequence == raised.firstSequence + raised.outcome.events.count - 1)
        let popped = try session.perform(#"{"op": "pop", "target": "nav"}"#)
        #expect(popped.firstSequence == last.sequence + 1)
        #expect(try SessionRegistry(journal: journal).session(session.id).log() == session.log())
    }

    @Test("an operation that raised ends a session whose exceptions terminate")
    func terminate() throws {
        let journal = MemoryJournal()
        let definition =
            #"{"exceptions": "terminate", "root": {"class": "UINavigationController", "as": "nav"}}"#
        let session = try SessionRegistry(journal: journal).create(definition).session
        try session.perform(#"{"op": "push", "target": "nav", "controller": {"as": "b"}}"#)
        #expect(try session.perform(#"{"op": "push", "target": "nav", "controller": "b"}"#).version == 2)
        for present in [session, try SessionRegistry(journal: journal).session(session.id)] {
            #expect(throws: SessionError.crashed) { try present.perform(#"{"op": "settle"}"#) }
            #expect(try present.summary().isCrashed)
            #expect(present.version == 2)
        }
    }

    @Test("a program that answers otherwise than the one that recorded is noticed")
    func divergence() throws {
        let journal = MemoryJournal()
        let session = try SessionRegistry(journal: journal).create(RandomOperations.definition).session
        let operation = Array(#"{"op":"pop","target":"nav"}"#.utf8)
        let forged = JournalRecord(
            version: 1, operation: operation, effect: .applied, eventCount: 3, lastSequence: 3, digest: 7,
            key: nil)
        guard case .committed = journal.append([forged], to: session.id, completion: { { _ in } }) else {
            Issue.record("the journal takes the record")
            return
        }
        let other = try SessionRegistry(journal: journal).session(session.id)
        #expect(throws: SessionError.replayDiverged(version: 1)) { try other.snapshot() }
    }

    @Test("reset goes back to the launch and counts on; what was before stays in the log and in the past")
    func reset() throws {
        let journal = MemoryJournal()
        let created = try SessionRegistry(journal: journal).create(RandomOperations.definition)
        let session = created.session
        let launch = try session.snapshot()
        try session.perform(#"{"op": "push", "target": "nav", "controller": {"as": "b"}}"#)
        let pushed = try session.snapshot()
        session.reset { answer in
            #expect((try? answer.get())?.version == 2)
            #expect((try? answer.get())?.outcome.events.count == created.launch.events.count)
        }
        #expect(try session.snapshot() == launch.replacing("\"version\":0", with: "\"version\":2"))
        #expect(try session.snapshot(at: 1) == pushed)
        try session.perform(#"{"op": "push", "target": "nav", "controller": {"as": "b"}}"#)
        let other = try SessionRegistry(journal: journal).session(session.id)
        #expect(try other.snapshot() == session.snapshot())
        #expect(try other.log() == session.log())
    }

    @Test("a fork has the past up to its version, and goes its own way")
    func fork() throws {
        let registry = SessionRegistry(journal: MemoryJournal())
        let session = try registry.create(RandomOperations.definition).session
        try session.perform(#"{"op": "push", "target": "nav", "controller": {"as": "b"}}"#)
        let past = try session.snapshot()
        try session.perform(#"{"op": "push", "target": "nav", "controller": {"as": "c"}}"#)
        let fork = try registry.forking(session, at: 1)
        #expect(fork.id != session.id)
        #expect(try fork.snapshot() == past)
        try fork.perform(#"{"op": "pop", "target": "nav"}"#)
        #expect(session.version == 2)
        #expect(throws: SessionError.unknownVersion(9, current: 2)) { try registry.forking(session, at: 9) }
    }
}
