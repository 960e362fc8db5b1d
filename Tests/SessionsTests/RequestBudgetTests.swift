import ControllerHierarchy
import Sessions
import Synchronization
import Testing
import WireFormat

/// What a request may cost, at its limit and one beyond, and that a refused one leaves no trace.
@Suite("What one request may cost")
struct RequestBudgetTests {
    /// A request on the session of `RandomOperations`.
    struct Work: Sendable, CustomTestStringConvertible {
        let name: String
        let carryOut: @Sendable (Session, RequestBudget?) throws -> Void

        var testDescription: String { name }
    }

    private static let push = #"{"op": "push", "target": "nav", "controller": {"class": "A"}}"#

    static let works: [Work] =
        [false, true].flatMap { isAtomic in
            ["", #"{"op": "pop", "target": "nobody"},"#].map { refused in
                // An operation that cannot be carried out ends an atomic batch for reasons of its own.
                let refused = isAtomic ? "" : refused
                let list = refused + [push, #"{"op": "pop", "target": "nav"}"#, push].joined(separator: ",")
                let json = #"{"operations": [\#(list)], "atomic": \#(isAtomic)}"#
                return Work(name: "batch, atomic: \(isAtomic)\(refused.isEmpty ? "" : ", one refused")") {
                    do {
                        _ = try $0.perform(batch: json, budget: $1)
                    } catch let failure as BatchFailure {
                        throw failure.error
                    }
                }
            }
        } + [
            Work(name: "operation") { try $0.perform(push, budget: $1) },
            Work(name: "relaunch") { try $0.perform(#"{"op": "relaunch"}"#, budget: $1) },
        ]

    /// The limits that are counted exactly, and how they are set.
    static let limits:
        [(
            limit: RequestLimit, path: any WritableKeyPath<RequestLimits, Int> & Sendable,
            count: @Sendable (Int, Int) -> Int
        )] =
            [
                (.events, \.eventsMax, { events, _ in events }),
                (.answer, \.answerBytesMax, { _, bytes in bytes }),
            ]

    /// A session with a past, and its journal.
    private static func session() throws -> (Session, MemoryJournal) {
        let journal = MemoryJournal()
        let session = try SessionRegistry(journal: journal).create(RandomOperations.definition).session
        try session.perform(push)
        return (session, journal)
    }

    /// The events that work causes, and the bytes of its answers as they are counted.
    private static func cost(of work: Work) throws -> (events: Int, bytes: Int) {
        let (session, _) = try session()
        let (version, last) = (session.version, try session.events().last)
        try work.carryOut(session, nil)
        let events = try session.events().last - last
        // The least limit under which it is carried out.
        var (low, high) = (0, 1 << 20)
        while low < high {
            let middle = (low + high) / 2
            var limits = RequestLimits()
            limits.answerBytesMax = middle
            let (fresh, _) = try Self.session()
            let isEnough = (try? work.carryOut(fresh, RequestBudget(limits))) != nil
            if isEnough { high = middle } else { low = middle + 1 }
        }
        #expect(session.version > version)
        return (events, low)
    }

    @Test("A limit holds at its value, and one beyond it nothing is changed", arguments: works)
    func limits(_ work: Work) throws {
        let cost = try Self.cost(of: work)
        #expect(cost.events > 0 && cost.bytes > cost.events * 100)
        for row in Self.limits {
            let count = row.count(cost.events, cost.bytes)
            var limits = RequestLimits()
            limits[keyPath: row.path] = count
            let (session, journal) = try Self.session()
            limits[keyPath: row.path] = count - 1
            let before = try (
                session.snapshot(), session.log(), journal.header(of: session.id)?.entry.head.version
            )
            #expect(throws: SessionError.stopped(.exceeded(row.limit, maximum: count - 1)), "\(row.limit)") {
                try work.carryOut(session, RequestBudget(limits))
            }
            let after = try (
                session.snapshot(), session.log(), journal.header(of: session.id)?.entry.head.version
            )
            #expect(before == after, "\(row.limit)")
            #expect(session.version == 1, "\(row.limit)")
            limits[keyPath: row.path] = count
            try work.carryOut(session, RequestBudget(limits))
            #expect(session.version > 1, "\(row.limit)")
            // It is that request's alone.
            try work.carryOut(session, nil)
        }
    }

    @Test("Processor time and the client's leaving end the work, which leaves no trace")
    func stops() throws {
        let pushes = Array(repeating: Self.push, count: 200).joined(separator: ",")
        let batch = #"{"operations": [\#(pushes)]}"#
        var noTime = RequestLimits()
        noTime.millisecondsMax = 0
        let asked = Atomic(0)
        let budgets: [(RequestBudget, WorkRefusal)] = [
            (RequestBudget(noTime), .exceeded(.time, maximum: 0)),
            (
                RequestBudget(RequestLimits()) { asked.add(1, ordering: .relaxed).newValue > 0 }, .abandoned
            ),
        ]
        for (budget, refusal) in budgets {
            let (session, _) = try Self.session()
            let before = try session.snapshot()
            let failure = #expect(throws: BatchFailure.self) {
                _ = try session.perform(batch: batch, budget: budget)
            }
            #expect(failure?.error == .stopped(refusal))
            #expect(try session.snapshot() == before)
        }
        #expect(asked.load(ordering: .relaxed) == 1)
        let (session, _) = try Self.session()
        let patient = RequestBudget(RequestLimits()) { false }
        #expect(try session.perform(batch: batch, budget: patient).version == 201)
    }

    @Test("An answer that will be long is refused before it is written, or left to another thread")
    func foreseenAnswers() throws {
        var limits = RequestLimits()
        limits.answerBytesMax = 1_000_000
        let budget = RequestBudget(limits)
        try budget.foresee(answerBytes: 1_000_000)
        let refusal = WorkRefusal.exceeded(.answer, maximum: 1_000_000)
        #expect(throws: refusal) { try budget.foresee(answerBytes: 1_000_001) }
        ServingThread.enter()
        defer { ServingThread.leave() }
        try budget.foresee(answerBytes: 256 << 10)
        #expect(throws: WorkRefusal.postponed) { try budget.foresee(answerBytes: (256 << 10) + 1) }
        try budget.answer(bytes: 999_999)
        #expect(throws: refusal) { try budget.foresee(answerBytes: 2) }
    }

    @Test("A past costs a replay its time and not its events")
    func replays() throws {
        let journal = MemoryJournal()
        let registry = SessionRegistry(journal: journal)
        let session = try registry.create(RandomOperations.definition).session
        for _ in 0..<100 { try session.perform(Self.push) }
        let snapshot = try session.snapshot()
        var limits = RequestLimits()
        limits.eventsMax = 1
        limits.answerBytesMax = 1
        session.evict()
        #expect(try session.snapshot(within: RequestBudget(limits)) == snapshot)
        #expect(try session.snapshot(at: 100, within: RequestBudget(limits)) == snapshot)
        let document = try session.export()
        let copy = try registry.importing(document, within: RequestBudget(limits))
        #expect(try copy.snapshot() == snapshot)

        limits.millisecondsMax = 0
        let refusal = SessionError.stopped(.exceeded(.time, maximum: 0))
        session.evict()
        #expect(throws: refusal) { _ = try session.snapshot(within: RequestBudget(limits)) }
        #expect(throws: refusal) { _ = try session.snapshot(at: 50, within: RequestBudget(limits)) }
        var query = EventQuery()
        query.after = 1_500
        #expect(throws: refusal) { _ = try session.events(query, within: RequestBudget(limits)) }
        #expect(throws: refusal) { _ = try registry.importing(document, within: RequestBudget(limits)) }
        #expect(try session.snapshot() == snapshot)
        #expect(try registry.list().items.count == 2)
    }

    @Test("A retry's answer costs what the first one did, and no more is kept")
    func retries() throws {
        let (session, _) = try Self.session()
        let key = IdempotencyKey(text: "k", fingerprint: 1)
        let first = try session.perform(Self.push, key: key, budget: RequestBudget(RequestLimits()))
        var limits = RequestLimits()
        limits.eventsMax = 1
        #expect(throws: SessionError.stopped(.exceeded(.events, maximum: 1))) {
            try session.perform(Self.push, key: key, budget: RequestBudget(limits))
        }
        #expect(try session.perform(Self.push, key: key).json == first.json)
        #expect(session.version == 2)
    }

    @Test("A session is not created beyond a limit")
    func creation() throws {
        var limits = SessionLimits()
        let launch = try SessionRegistry(journal: MemoryJournal()).create(RandomOperations.definition).launch
        for (limit, path, count) in Self.limits {
            limits.request = RequestLimits()
            let bytes = OutcomeEncoder().byteCount(of: launch)
            let least = count(launch.events.count, bytes)
            for maximum in [least - 1, least] {
                limits.request[keyPath: path] = maximum
                let registry = SessionRegistry(journal: MemoryJournal(), limits: limits)
                let budget = RequestBudget(limits.request)
                if maximum < least {
                    #expect(throws: SessionError.stopped(.exceeded(limit, maximum: maximum))) {
                        _ = try registry.create(RandomOperations.definition, budget: budget)
                    }
                } else {
                    _ = try registry.create(RandomOperations.definition, budget: budget)
                }
                #expect(try registry.list().items.count == (maximum < least ? 0 : 1))
            }
        }
    }

    @Test("A long operation by itself is watched over, too")
    func ordinary() throws {
        var limits = SessionLimits()
        limits.request.millisecondsMax = 0
        let children = (0..<200).map { #"{"class": "Noisy", "as": "n\#($0)"}"# }.joined(separator: ",")
        let edits = (0..<8).map { #"{"op": "setEditing", "target": "self", "editing": \#($0 % 2 == 0)}"# }
        let definition = #"""
            {"classes": {"Noisy": {"scripts": {"didReceiveMemoryWarning": [{"do": [\#(edits.joined(separator: ","))]}]}}},
             "root": {"as": "root", "children": [\#(children)]}}
            """#
        let registry = SessionRegistry(journal: MemoryJournal(), limits: limits)
        let session = try registry.create(definition).session
        let before = try session.snapshot()
        #expect(throws: SessionError.stopped(.exceeded(.time, maximum: 0))) {
            try session.perform(#"{"op": "memoryWarning"}"#)
        }
        #expect(try session.snapshot() == before)
        // One that causes little is not asked.
        try session.perform(#"{"op": "set", "target": "root", "title": "t"}"#)
    }
}
