import JournalSupport
import Sessions
import Synchronization
import Testing
import WireFormat

@Suite("Acknowledged means durable")
struct DurabilityTests {
    private static let push = #"{"op": "push", "target": "nav", "controller": {"class": "A"}}"#
    private static let other = #"{"op": "push", "target": "nav", "controller": {"class": "B"}}"#
    private static let raise = #"{"op": "push", "target": "nav", "controller": "home"}"#

    /// The answers of operations in the order in which they came.
    private final class Answers: Sendable {
        private let results = Mutex<[Result<OperationReceipt, SessionError>]>([])

        var all: [Result<OperationReceipt, SessionError>] { results.withLock { $0 } }

        var versions: [Int?] { all.map { try? $0.get().version } }

        func start(_ json: String, on session: Session, key: IdempotencyKey? = nil) throws {
            let operation = try DecodedOperation(json: Array(json.utf8))
            session.perform(operation, conditions: RequestConditions(key: key)) { answer in
                self.results.withLock { $0.append(answer) }
            }
        }
    }

    @Test("answers wait for the journal; meanwhile the session goes on, also over an exception")
    func pending() throws {
        let journal = DelayedJournal()
        let registry = SessionRegistry(journal: journal)
        let session = try registry.create(RandomOperations.definition).session
        let told = Atomic(0)
        _ = registry.watchers.add(session.id) { _ in told.add(1, ordering: .relaxed) }
        let answers = Answers()
        let key = IdempotencyKey(text: "k", fingerprint: 1)
        try answers.start(Self.push, on: session, key: key)
        try answers.start(Self.raise, on: session)
        try answers.start(Self.push, on: session)
        #expect(answers.all.isEmpty)
        #expect(told.load(ordering: .relaxed) == 0)
        let launched = try session.durableEvents(EventQuery(), asOf: 0).last
        #expect(try session.events().last > launched)
        #expect(throws: SessionError.idempotencyInProgress) { try session.perform(Self.push, key: key) }
        session.evict()
        let before = try session.snapshot()
        journal.flush()
        #expect(answers.versions == [1, 2, 3])
        #expect(told.load(ordering: .relaxed) == 3)
        #expect(try session.durableEvents(EventQuery(), asOf: 3).last == session.events().last)
        session.evict()
        #expect(try session.snapshot() == before)
        let other = try SessionRegistry(journal: journal).session(session.id)
        #expect(try other.snapshot() == before)
        #expect(try other.log() == session.log())
    }

    @Test("a write that fails is answered as such, and the session is what the journal has")
    func failure() throws {
        let journal = DelayedJournal()
        let session = try SessionRegistry(journal: journal).create(RandomOperations.definition).session
        let launch = try session.snapshot()
        let answers = Answers()
        try answers.start(Self.push, on: session)
        try answers.start(Self.push, on: session)
        journal.flush(failing: .unavailable("disk"))
        #expect(answers.versions == [nil, nil])
        for answer in answers.all {
            #expect(throws: SessionError.storageUnavailable("disk")) { try answer.get() }
        }
        #expect(try session.snapshot() == launch)
        try answers.start(Self.push, on: session)
        journal.flush()
        #expect(answers.versions == [nil, nil, 1])
    }

    @Test(
        "after a write of which nobody knows whether it is there, the session is what the journal has",
        arguments: [true, false])
    func uncertainty(isWritten: Bool) throws {
        let journal = DelayedJournal()
        let session = try SessionRegistry(journal: journal).create(RandomOperations.definition).session
        let answers = Answers()
        let key = IdempotencyKey(text: "k", fingerprint: 1)
        try answers.start(Self.push, on: session, key: key)
        try answers.start(Self.raise, on: session)
        let before = (try session.log(), try session.snapshot(), try session.snapshot(at: 1))
        journal.flush(failing: .unknown("gone"), isWritten: isWritten)
        for answer in answers.all {
            #expect(throws: SessionError.outcomeUnknown("gone")) { try answer.get() }
        }
        func found() throws -> Session { try SessionRegistry(journal: journal).session(session.id) }
        #expect(try session.summary().version == (isWritten ? 2 : 0))
        #expect(try (session.log() == before.0) == isWritten)
        #expect(try (session.snapshot() == before.1) == isWritten)
        #expect(try session.log() == found().log())
        #expect(try session.snapshot() == found().snapshot())
        // Sent again it is recognised, or carried out at last.
        for json in [Self.other, Self.push, #"{"op": "settle"}"#] {
            try answers.start(json, on: session, key: json == Self.push ? key : nil)
            journal.flush()
        }
        #expect(answers.versions == [nil, nil] + (isWritten ? [3, 1, 4] : [1, 2, 3]))
        #expect(try answers.all[3].get().isReplayed == isWritten)
        // What was read of a past that is lost is not shown of the one in its place.
        #expect(try (session.snapshot(at: 1) == before.2) == isWritten)
        #expect(try session.snapshot(at: 1) == found().snapshot(at: 1))
        #expect(try session.log() == found().log())
    }

    @Test("readers wait for what they may have seen, and are told when it is lost")
    func readers() throws {
        let journal = DelayedJournal()
        let session = try SessionRegistry(journal: journal).create(RandomOperations.definition).session
        let told = Mutex<[SessionError?]>([])
        func wait(since generation: Int) throws -> Bool {
            try session.awaitDurability(since: generation) { { error in told.withLock { $0.append(error) } } }
        }
        let answers = Answers()
        #expect(try !wait(since: session.generation))
        try answers.start(Self.push, on: session)
        try answers.start(Self.push, on: session)
        #expect(try wait(since: session.generation))
        journal.flush(first: 1)
        #expect(told.withLock { $0.isEmpty })
        journal.flush()
        #expect(told.withLock { $0 } == [nil])
        try answers.start(Self.push, on: session)
        let generation = session.generation
        #expect(try wait(since: generation))
        journal.flush(failing: .full)
        #expect(told.withLock { $0.map { $0 == nil } } == [true, false])
        #expect(throws: SessionError.self) { try wait(since: generation) }
        #expect(try session.summary().version == 2)
        #expect(session.generation == generation + 1)
        #expect(throws: SessionError.self) { try wait(since: generation) }
        #expect(try !wait(since: session.generation))
    }

    @Test("readers of what was lost are told so, and not that another version of the same number is durable")
    func readersOfAnotherPast() throws {
        let journal = DelayedJournal()
        let session = try SessionRegistry(journal: journal).create(RandomOperations.definition).session
        let told = Mutex<[SessionError?]>([])
        let answers = Answers()
        try answers.start(Self.push, on: session)
        try session.awaitDurability(since: session.generation) {
            { error in told.withLock { $0.append(error) } }
        }
        // The journal refuses what comes behind, so that the session is read anew.
        journal.refusesAppends.store(true, ordering: .relaxed)
        try answers.start(Self.push, on: session)
        journal.refusesAppends.store(false, ordering: .relaxed)
        #expect(try session.summary().version == 0)
        #expect(told.withLock { $0.map { $0 == nil } } == [false], "without waiting for what comes next")
        journal.flush(failing: .unavailable("gone"))
        try answers.start(Self.other, on: session)
        journal.flush()
        #expect(answers.versions == [nil, nil, 1])
        #expect(told.withLock { $0.map { $0 == nil } } == [false])
    }

    @Test("what was carried out on a state that is lost now is carried out again on the present one")
    func rerun() throws {
        let journal = DelayedJournal()
        let session = try SessionRegistry(journal: journal).create(RandomOperations.definition).session
        let answers = Answers()
        try answers.start(Self.push, on: session)
        journal.flush(failing: .full)
        try answers.start(Self.push, on: session)
        try answers.start(Self.push, on: session)
        journal.flush(failing: .conflict)
        #expect(answers.versions == [nil])
        journal.flush()
        #expect(answers.versions == [nil, 1, 2])
        #expect(try SessionRegistry(journal: journal).session(session.id).snapshot() == session.snapshot())
    }

    @Test("a request that others are faster than is tried four times", arguments: [3, 4])
    func attempts(conflicts: Int) throws {
        let journal = DelayedJournal()
        let session = try SessionRegistry(journal: journal).create(RandomOperations.definition).session
        let answers = Answers()
        try answers.start(Self.push, on: session)
        for _ in 0..<conflicts { journal.flush(failing: .conflict) }
        journal.flush()
        #expect(answers.versions == [conflicts < 4 ? 1 : nil])
        if conflicts == 4 {
            #expect(throws: SessionError.versionConflict) { try answers.all.first?.get() }
        }
    }

    @Test("what was read of a past that another replica overtook is not shown of that replica's")
    func overtaken() throws {
        let journal = DelayedJournal()
        let one = try SessionRegistry(journal: journal).create(RandomOperations.definition).session
        let two = try SessionRegistry(journal: journal).session(one.id)
        let answers = Answers()
        for _ in 0..<3 { try answers.start(Self.other, on: two) }
        for _ in 0..<2 { try answers.start(Self.push, on: one) }
        let lost = try one.snapshot(at: 1)
        // The records of the second are written, and those of the first found in conflict with them.
        journal.flush()
        journal.flush()
        #expect(answers.versions == [1, 2, 3, 4, 5])
        #expect(try one.snapshot(at: 1) == two.snapshot(at: 1))
        #expect(try one.snapshot(at: 1) != lost)
    }

    @Test("of two replicas one wins each version; the other reads what happened and goes on from there")
    func replicas() throws {
        let journal = MemoryJournal()
        let one = try SessionRegistry(journal: journal).create(RandomOperations.definition).session
        let two = try SessionRegistry(journal: journal).session(one.id)
        #expect(try one.perform(Self.push).version == 1)
        #expect(try two.perform(Self.push).version == 2)
        #expect(try one.perform(Self.raise).version == 3)
        #expect(throws: SessionError.preconditionFailed(current: 3)) {
            try two.perform(Self.push, version: 2)
        }
        #expect(try two.perform(Self.push, version: 3).version == 4)
        #expect(try one.perform(#"{"op": "settle"}"#).version == 5)
        #expect(try two.perform(#"{"op": "settle"}"#).version == 6)
        #expect(try one.perform(#"{"op": "settle"}"#).version == 7)
        #expect(try SessionRegistry(journal: journal).session(one.id).log() == one.log())
        _ = try one.perform(batch: #"{"operations": []}"#)
        #expect(one.version == 7)
    }
}
