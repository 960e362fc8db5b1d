import ControllerHierarchy
import Dispatch
import Glibc
import JournalSupport
import Synchronization
import Testing
import WireFormat

@testable import Sessions

/// A session that somebody is at work on for long: who waits for it, and who does not.
@Suite("A session that is held for long", .serialized)
struct HeldSessionTests {
    private static let push = #"{"op": "push", "target": "nav", "controller": {"class": "A"}}"#

    /// Calls `body` while another thread holds the session.
    ///
    /// - Parameters:
    ///   - isServing: Whether that thread serves connections, and so has to be done soon.
    ///   - waits: Whether it holds it as who waits for it does however long that takes.
    private func whileHeld(
        _ session: Session, isServing: Bool = false, waits: Bool = false, _ body: () throws -> Void
    ) throws {
        let (isHeld, mayGo, hasGone) = (
            DispatchSemaphore(value: 0), DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)
        )
        DispatchQueue.global().async {
            if isServing { ServingThread.enter() }
            @Sendable func beAtWork(milliseconds: Int) {
                let end = ThreadClock.nanoseconds() + milliseconds * 1_000_000
                while ThreadClock.nanoseconds() < end {}
            }
            @Sendable func hold() {
                isHeld.signal()
                mayGo.wait()
                beAtWork(milliseconds: 1)
            }
            // What it has done before is none of the session's work.
            beAtWork(milliseconds: 20)
            if waits {
                session.withStateWaiting { _ in hold() }
            } else {
                _ = try? session.read { _ in hold() }
            }
            if isServing { ServingThread.leave() }
            hasGone.signal()
        }
        isHeld.wait()
        defer {
            mayGo.signal()
            hasGone.wait()
        }
        try body()
    }

    private func onServingThread(_ body: () throws -> Void) rethrows {
        ServingThread.enter()
        defer { ServingThread.leave() }
        try body()
    }

    @Test("The journal's writer leaves its news, of which all are told when the session is free")
    func news() throws {
        let journal = DelayedJournal()
        let session = try SessionRegistry(journal: journal).create(RandomOperations.definition).session
        let answered = Mutex<[Int]>([])
        let told = Mutex<[SessionError?]>([])
        let operation = try DecodedOperation(json: Array(Self.push.utf8))
        for (error, waits) in [(nil, false), (nil, true), (JournalError.unavailable("gone"), true)] {
            for _ in 0..<2 {
                session.perform(operation) { answer in
                    answered.withLock { $0.append((try? answer.get().version) ?? -1) }
                }
            }
            #expect(
                try session.awaitDurability(since: session.generation) {
                    { error in told.withLock { $0.append(error) } }
                })
            try whileHeld(session, waits: waits) {
                // This would wait for ever if it waited.
                journal.flush(failing: error)
                #expect(told.withLock { $0 }.isEmpty)
            }
            #expect(told.withLock { $0 }.map { $0 == nil } == [error == nil])
            told.withLock { $0 = [] }
        }
        #expect(answered.withLock { $0 } == [1, 2, 3, 4, -1, -1])
        #expect(try session.summary().version == 4)
        #expect(try session.awaitDurability(since: session.generation) { { _ in } } == false)
    }

    /// Else a request that another process was faster than would take itself for its own retry.
    @Test("Who holds the session next stands on the writer's news, and who waits for them is told behind it")
    func newsComeFirst() throws {
        for error in [nil, JournalError.conflict] {
            let session = try SessionRegistry(journal: DelayedJournal()).create(RandomOperations.definition)
                .session
            session.perform(try DecodedOperation(json: Array(Self.push.utf8))) { _ in }
            let told = Mutex(0)
            try session.awaitDurability(since: session.generation) { { _ in told.withLock { $0 += 1 } } }
            // As the writer leaves it that finds the session held.
            session.unreadNews.withLock { $0.append(.init(version: 1, generation: 0, error: error)) }
            session.hasNews.store(true, ordering: .sequentiallyConsistent)
            let found = try session.withState { state in
                (state.isStale, state.core.history.unacknowledged.count, told.withLock { $0 })
            }
            #expect(found == (error != nil, error == nil ? 0 : 1, 0))
            #expect(told.withLock { $0 } == 1)
        }
    }

    @Test("News that were left come before those of who finds the session free")
    func oldNewsComeFirst() throws {
        let session = try SessionRegistry(journal: DelayedJournal()).create(RandomOperations.definition)
            .session
        let told = Mutex<[SessionError?]>([])
        for _ in 1...2 {
            session.perform(try DecodedOperation(json: Array(Self.push.utf8))) { _ in }
            try session.awaitDurability(since: session.generation) {
                { error in told.withLock { $0.append(error) } }
            }
        }
        session.unreadNews.withLock { $0.append(.init(version: 1, generation: 0, error: nil)) }
        session.hasNews.store(true, ordering: .sequentiallyConsistent)
        session.note(.init(version: 2, generation: 0, error: .full))
        #expect(told.withLock { $0.map { $0 == nil } } == [true, false])
    }

    @Test("A thread that serves connections waits for nobody, and everything else can be asked meanwhile")
    func serving() throws {
        let registry = SessionRegistry(journal: MemoryJournal())
        let session = try registry.create(RandomOperations.definition).session
        try session.perform(Self.push)
        let postponed = SessionError.stopped(.postponed)
        try whileHeld(session) {
            onServingThread {
                #expect(throws: postponed) { try session.perform(Self.push) }
                #expect(throws: postponed) { _ = try session.read { _ in 0 } }
                #expect(throws: postponed) { _ = try session.summary() }
                #expect(throws: postponed) { _ = try session.events() }
                #expect(session.version == 1)
                #expect(!session.isEnded)
                #expect((try? registry.census().hot) == 1)
                registry.delete(session.id) { _ in }
            }
            #expect(session.isEnded)
        }
        #expect(throws: SessionError.notFound(nil)) { try session.perform(Self.push) }
    }

    @Test("It waits a little for another such thread alone, whose time is not the session's")
    func patience() throws {
        let session = try SessionRegistry(journal: MemoryJournal()).create(RandomOperations.definition)
            .session
        let patience = Duration.microseconds(Session.sleepsMax * Int(Session.sleepMicroseconds))
        for isServing in [false, true] {
            let before = session.nanosecondsUsed
            var shortest = Duration.seconds(60)
            try whileHeld(session, isServing: isServing) {
                for _ in 0..<20 {
                    let wait = ContinuousClock().measure {
                        onServingThread {
                            _ = #expect(throws: SessionError.stopped(.postponed)) {
                                try session.perform(Self.push)
                            }
                        }
                    }
                    shortest = min(shortest, wait)
                }
            }
            #expect((shortest >= patience) == isServing, "\(shortest)")
            // The thread that holds it is at work for a millisecond, and for twenty before.
            let used = session.nanosecondsUsed - before
            #expect(isServing ? used == 0 : (1_000_000..<20_000_000).contains(used), "\(used)")
        }
    }

    @Test("While a store that others share is asked for a reader, operations on the session go on")
    func askingStore() throws {
        let journal = DelayedJournal(.milliseconds(0), holdsReading: true, isShared: true)
        let registry = SessionRegistry(journal: journal)
        let created = Mutex<Session?>(nil)
        let isThere = DispatchSemaphore(value: 0)
        registry.create(definition: Array(RandomOperations.definition.utf8)) { answer in
            created.withLock { $0 = try? answer.get().session }
            isThere.signal()
        }
        isThere.wait()
        let session = try #require(created.withLock { $0 })
        let hasRead = DispatchSemaphore(value: 0)
        let found = Mutex<Int?>(nil)
        DispatchQueue.global().async {
            let version = try? registry.session(session.id).summary().version
            found.withLock { $0 = version }
            hasRead.signal()
        }
        while journal.readersWaiting == 0 { usleep(1_000) }
        let operation = try DecodedOperation(json: Array(Self.push.utf8))
        let hasEnded = DispatchSemaphore(value: 0)
        let outcome = Mutex<Result<OperationReceipt, SessionError>?>(nil)
        onServingThread {
            session.perform(operation) { answer in
                outcome.withLock { $0 = answer }
                hasEnded.signal()
            }
        }
        #expect(hasEnded.wait(timeout: .now() + 60) == .success)
        #expect(try outcome.withLock { $0 }?.get().version == 1)
        journal.letRead()
        hasRead.wait()
        #expect(found.withLock { $0 } == 1)
    }

    @Test("What takes long on such a thread is given up, and done elsewhere as if it had never begun")
    func postponement() throws {
        var limits = SessionLimits()
        limits.request.servingMicrosecondsMax = 0
        let edits = (0..<8).map { #"{"op": "setEditing", "target": "self", "editing": \#($0 % 2 == 0)}"# }
        let children = (0..<400).map { #"{"class": "Noisy", "as": "n\#($0)"}"# }.joined(separator: ",")
        let definition = #"""
            {"classes": {"Noisy": {"scripts": {"didReceiveMemoryWarning": [{"do": [\#(edits.joined(separator: ","))]}]}}},
             "root": {"as": "root", "children": [\#(children)]}}
            """#
        let warning = #"{"op": "memoryWarning"}"#
        let (here, elsewhere) = try (
            SessionRegistry(journal: MemoryJournal(), limits: limits).create(definition).session,
            SessionRegistry(journal: MemoryJournal(), limits: limits).create(definition).session
        )
        for version in 1...2 {
            let before = try here.snapshot()
            onServingThread {
                _ = #expect(throws: SessionError.stopped(.postponed)) { try here.perform(warning) }
            }
            #expect(here.version == version - 1)
            #expect(try here.snapshot() == before)
            #expect(try here.perform(warning).json == elsewhere.perform(warning).json)
            #expect(try here.log() == elsewhere.log())
        }
        // The model is there, and little is done.
        try onServingThread { _ = try here.perform(#"{"op": "set", "target": "root", "title": "t"}"#) }
    }
}
