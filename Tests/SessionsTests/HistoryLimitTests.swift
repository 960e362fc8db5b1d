import Sessions
import Synchronization
import Testing
import WireFormat

/// How long a session's past may get, at each limit and one beyond, and that a refusal leaves no trace.
@Suite("How long a session's past may get")
struct HistoryLimitTests {
    private static let push = #"{"op": "push", "target": "nav", "controller": {"class": "A"}}"#

    private static let storyboard = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes><scene sceneID="s">
        <objects><viewController id="v" sceneMemberID="viewController"/></objects></scene></scenes></document>
        """

    /// What adds one operation to a session's past.
    struct Step: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let carryOut: @Sendable (Session) throws -> Void

        init(_ name: String, _ carryOut: @escaping @Sendable (Session) throws -> Void) {
            testDescription = name
            self.carryOut = carryOut
        }
    }

    static let steps: [Step] =
        [false, true].map { isAtomic in
            Step("a batch, atomic: \(isAtomic)") { session in
                do {
                    let batch = #"{"operations": [\#(push)], "atomic": \#(isAtomic)}"#
                    let receipt = try session.perform(batch: batch)
                    #expect(receipt.results.count == 1)
                } catch let failure as BatchFailure {
                    throw failure.error
                }
            }
        } + [
            Step("an operation") { try $0.perform(push) },
            Step("a relaunch") { try $0.perform(#"{"op": "relaunch"}"#) },
            Step("a reset") { session in try session.waiting { session.reset(answer: $0) } },
            Step("a storyboard") { session in
                try session.waiting {
                    session.add(AddedDocument(.storyboard, name: "Main", xml: storyboard), answer: $0)
                }
            },
        ]

    /// Where a session's past ends.
    private struct Length: Equatable {
        var operations: Int
        var events: Int
        var bytes: Int

        init(_ session: Session, _ journal: MemoryJournal) throws {
            operations = session.version
            events = try session.events().last
            bytes =
                operations == 0
                ? 0
                : try journal.records(of: session.id, versions: 1...operations).map(\.operation.count).reduce(
                    0, +)
        }

        subscript(_ limit: HistoryLimit) -> Int {
            switch limit {
            case .operations: operations
            case .events: events
            case .bytes: bytes
            }
        }
    }

    @Test("Every kind of step is held to each limit, in memory and when it comes back", arguments: steps)
    func holds(_ step: Step) throws {
        for limit in HistoryLimit.allCases {
            let (free, before, after) = try Self.measure(step)
            // Events are compared with those before the step, the others with those after it.
            let least = limit == .events ? before.events + 1 : after[limit]
            for maximum in [least - 1, least] {
                for isAsleep in [false, true] {
                    let (registry, session, journal) = try Self.session(limit, maximum)
                    if isAsleep { registry.evict(idleFor: 0) }
                    let present = try registry.session(session.id)
                    if maximum == least {
                        try step.carryOut(present)
                        #expect(try Length(present, journal) == after)
                        continue
                    }
                    let snapshot = try free.snapshot(at: 3)
                    #expect(throws: SessionError.historyFull(limit, maximum: maximum), "\(limit)") {
                        try step.carryOut(present)
                    }
                    #expect(try Length(present, journal) == before, "\(limit)")
                    #expect(try present.snapshot() == snapshot, "\(limit)")
                }
            }
        }
    }

    /// A session of three operations, before and after a step.
    private static func measure(_ step: Step) throws -> (Session, Length, Length) {
        let (_, session, journal) = try session(.operations, 100)
        let before = try Length(session, journal)
        try step.carryOut(session)
        return (session, before, try Length(session, journal))
    }

    private static func session(
        _ limit: HistoryLimit, _ maximum: Int, pushes: Int = 3
    ) throws -> (SessionRegistry, Session, MemoryJournal) {
        var limits = SessionLimits()
        limits.history.set(limit, maximum)
        let journal = MemoryJournal()
        let registry = SessionRegistry(journal: journal, limits: limits)
        let session = try registry.create(RandomOperations.definition).session
        for _ in 0..<pushes { try session.perform(push) }
        return (registry, session, journal)
    }

    @Test("Of a batch that goes beyond nothing stays, wherever it does")
    func batches() throws {
        let list = Array(repeating: Self.push, count: 5).joined(separator: ",")
        let (_, grown, journal) = try Self.session(.operations, 100)
        let before = try Length(grown, journal)
        _ = try grown.perform(batch: #"{"operations": [\#(list)]}"#)
        let after = try Length(grown, journal)
        for limit in HistoryLimit.allCases {
            // The last operation of the batch is one too many.
            let maximum = limit == .events ? before.events + 1 : after[limit] - 1
            for isAtomic in [false, true] {
                let (_, session, journal) = try Self.session(limit, maximum)
                let snapshot = try session.snapshot()
                let failure = #expect(throws: BatchFailure.self) {
                    _ = try session.perform(batch: #"{"operations": [\#(list)], "atomic": \#(isAtomic)}"#)
                }
                #expect(failure?.error == .historyFull(limit, maximum: maximum))
                #expect(try session.snapshot() == snapshot)
                #expect(try Length(session, journal) == before)
                if limit == .events { continue }
                // What was undone does not count.
                let fewer = Array(repeating: Self.push, count: 4).joined(separator: ",")
                #expect(try session.perform(batch: #"{"operations": [\#(fewer)]}"#).version == 7)
            }
        }
    }

    @Test("Forks and imports are held to the limits, and what is in the store stays readable")
    func copies() throws {
        let (_, session, journal) = try Self.session(.operations, 100)
        let length = try Length(session, journal)
        let (_, shorter, _) = try Self.session(.operations, 100, pushes: 2)
        let beforeLast = try shorter.events().last
        let document = try session.export()
        for limit in HistoryLimit.allCases {
            let least = limit == .events ? beforeLast + 1 : length[limit]
            for maximum in [least - 1, least] {
                var limits = SessionLimits()
                limits.history.set(limit, maximum)
                let registry = SessionRegistry(journal: journal, limits: limits)
                let present = try registry.session(session.id)
                #expect(try present.snapshot() == session.snapshot())
                #expect(try registry.forking(present, at: 2).version == 2)
                let makings: [() throws -> Session] = [
                    { try registry.forking(present, at: nil) }, { try registry.importing(document) },
                ]
                for make in makings {
                    if maximum == least {
                        #expect(try make().version == 3)
                    } else {
                        #expect(throws: SessionError.historyFull(limit, maximum: maximum)) { _ = try make() }
                    }
                }
            }
        }
    }
}

extension Session {
    /// Does what answers at once.
    fileprivate func waiting(_ ask: (@escaping OperationAnswer) -> Void) throws {
        let result = Mutex<Result<OperationReceipt, SessionError>?>(nil)
        ask { answer in result.withLock { $0 = answer } }
        _ = try #require(result.withLock { $0 }).get()
    }
}

extension HistoryLimits {
    fileprivate mutating func set(_ limit: HistoryLimit, _ maximum: Int) {
        switch limit {
        case .operations: operationsMax = maximum
        case .events: eventsMax = maximum
        case .bytes: bytesMax = maximum
        }
    }
}
