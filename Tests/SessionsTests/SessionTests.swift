import ControllerHierarchy
import Sessions
import Synchronization
import Testing
import WireFormat

@Suite("Requests on a session")
struct SessionTests {
    private static func session(_ limits: SessionLimits = SessionLimits()) throws -> Session {
        try SessionRegistry(journal: MemoryJournal(), limits: limits).create(RandomOperations.definition)
            .session
    }

    @Test("If-Match guards an operation, and a refusal changes nothing")
    func versions() throws {
        let session = try Self.session()
        let push = #"{"op": "push", "target": "nav", "controller": {"class": "A"}}"#
        #expect(try session.perform(push, version: 0).version == 1)
        #expect(throws: SessionError.preconditionFailed(current: 1)) { try session.perform(push, version: 0) }
        #expect(throws: SessionError.operation(.unknownController("zzz"))) {
            try session.perform(#"{"op": "pop", "target": "zzz"}"#, version: 1)
        }
        #expect(try session.perform(push, version: 1).version == 2)
    }

    @Test("the same key and content give the same answer, other content is refused")
    func idempotency() throws {
        var limits = SessionLimits()
        limits.idempotencyKeysMax = 2
        let journal = MemoryJournal()
        let registry = SessionRegistry(journal: journal, limits: limits)
        let session = try registry.create(RandomOperations.definition).session
        let push = #"{"op": "push", "target": "nav", "controller": {"class": "A"}}"#
        let key = IdempotencyKey(text: "k1", fingerprint: 1)
        let first = try session.perform(push, version: 0, key: key)
        #expect(!first.isReplayed)
        try session.perform(push)
        let again = try session.perform(push, version: 0, key: key)
        #expect(again.isReplayed)
        #expect(again.json == first.json)
        #expect(session.version == 2)
        #expect(throws: SessionError.idempotencyKeyReused) {
            try session.perform(push, key: IdempotencyKey(text: "k1", fingerprint: 2))
        }
        // A request that failed is not kept: its retry is carried out.
        let failed = #"{"op": "pop", "target": "zzz"}"#
        let other = IdempotencyKey(text: "k2", fingerprint: 3)
        #expect(throws: SessionError.self) { try session.perform(failed, key: other) }
        #expect(try session.perform(push, key: other).isReplayed == false)
        #expect(throws: SessionError.quotaExceeded("idempotency keys of the session")) {
            try session.perform(push, key: IdempotencyKey(text: "k3", fingerprint: 4))
        }
        // Across restarts.
        let reloaded = try SessionRegistry(journal: journal, limits: limits).session(session.id)
        #expect(try reloaded.perform(push, key: key).json == first.json)
        #expect(reloaded.version == session.version)
    }

    @Test("a batch gives one result each; an atomic one is carried out whole or not at all")
    func batches() throws {
        let session = try Self.session()
        let push = #"{"op": "push", "target": "nav", "controller": {"class": "A"}}"#
        let bad = #"{"op": "pop", "target": "zzz"}"#
        let raise = #"{"op": "push", "target": "nav", "controller": "home"}"#
        let before = try session.snapshot()
        let failure = #expect(throws: BatchFailure.self) {
            _ = try session.perform(batch: #"{"atomic": true, "operations": [\#(push), \#(bad), \#(push)]}"#)
        }
        #expect(failure == BatchFailure(index: 1, error: .operation(.unknownController("zzz"))))
        #expect(try session.snapshot() == before)
        #expect(session.version == 0)
        let key = IdempotencyKey(text: "batch", fingerprint: 1)
        let text = #"{"operations": [\#(push), \#(bad), \#(raise), \#(push)]}"#
        let receipt = try session.perform(batch: text, key: key)
        #expect(receipt.version == 3)
        let versions = receipt.results.map { try? $0.get().version }
        #expect(versions == [1, nil, 2, 3])
        let sequences = receipt.results.compactMap { try? $0.get().firstSequence }
        #expect(sequences == sequences.sorted())
        let again = try session.perform(batch: text, key: key)
        #expect(again.isReplayed)
        #expect(again.results.map { try? $0.get().json } == receipt.results.map { try? $0.get().json })
        #expect(session.version == 3)
    }

    @Test("the log is paged, filtered, and says what is gone")
    func events() throws {
        var limits = SessionLimits()
        limits.eventsKeptMax = 30
        let session = try Self.session(limits)
        for _ in 0..<5 {
            try session.perform(#"{"op": "push", "target": "nav", "controller": {"class": "A"}}"#)
        }
        let all = try session.events()
        #expect(all.isTruncated)
        #expect(all.events.count == 30)
        #expect(all.events.map(\.sequence) == Array(all.first...all.last))
        #expect(!all.hasMore)
        var query = EventQuery()
        query.after = all.last - 3
        #expect(try session.events(query).events.map(\.sequence) == [all.last - 2, all.last - 1, all.last])
        #expect(try !session.events(query).isTruncated)
        query.limit = 2
        #expect(try session.events(query).events.count == 2)
        #expect(try session.events(query).hasMore)
        query = EventQuery()
        query.targets = ["nav"]
        query.types = [.delegate]
        let delegate = try session.events(query).events
        #expect(!delegate.isEmpty)
        #expect(delegate.allSatisfy { $0.event.target.label == "nav" && $0.event.callback.kind == .delegate })
        query.targets = ["c1"]
        #expect(try session.events(query).events.map(\.sequence) == delegate.map(\.sequence))
        query.after = all.last + 10
        #expect(try session.events(query).events.isEmpty)
    }

    @Test("loops of scripts end in an error that leaves the session as it was")
    func loops() throws {
        let definition = #"""
            {"classes": {"Loop": {"scripts": {"viewDidLoad": [{"do": [
                {"op": "instantiate", "controller": {"class": "Loop"}},
                {"op": "loadView", "target": "self"}]}],
              "viewWillAppear": [{"do": [
                {"op": "present", "target": "self", "controller": {"class": "Loop"}}]}],
              "viewDidAppear": [{"do": [
                {"op": "present", "target": "self", "controller": {"class": "Loop"}}]}]}}},
             "root": {"class": "Home", "as": "home"}}
            """#
        let session = try SessionRegistry(journal: MemoryJournal()).create(definition).session
        let before = try session.snapshot()
        let error = #expect(throws: SessionError.self) {
            try session.perform(
                #"{"op": "present", "target": "home", "controller": {"class": "Loop"}, "animated": false}"#)
        }
        guard case .operation(.limitExceeded)? = error else {
            Issue.record("the loop is cut by a limit, not by \(String(describing: error))")
            return
        }
        #expect(try session.snapshot() == before)
        #expect(session.version == 0)
    }

    @Test("threads on one session take turns, and watchers are told of every change")
    func threads() async throws {
        let registry = SessionRegistry(journal: MemoryJournal())
        let session = try registry.create(RandomOperations.definition).session
        let told = Atomic(0)
        let watchers = registry.watchers
        let watcher = watchers.add(session.id) { _ in told.add(1, ordering: .relaxed) }
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<2 {
                group.addTask {
                    for index in 0..<100 {
                        let fields = #""controller": {"class": "A"}, "animated": \#(index % 3 == 0)"#
                        _ = try? session.perform(
                            #"{"op": "push", "target": "nav", \#(fields)}"#
                        )
                        _ = try? session.perform(#"{"op": "pop", "target": "nav", "animated": false}"#)
                    }
                }
            }
        }
        watchers.remove(watcher, from: session.id)
        #expect(session.version == 400)
        #expect(told.load(ordering: .relaxed) == 400)
        let log = try session.log()
        let lines = log.split(separator: "\n").count
        #expect(try session.events().last == lines)
    }
}
