import ControllerHierarchy
import InterfaceBuilder
import Sessions
import Synchronization

/// What the service counts; every count is a relaxed atomic, so that counting costs nanoseconds on any
/// thread.
package final class Metrics: Sendable {
    /// One for each route and, last, one for requests that met no route.
    let routes: CounterTable<RouteMetrics>
    private let inFlight = Atomic<Int>(0)
    let sessionsCreated = Atomic<Int>(0)
    let callbacks = Atomic<Int>(0)
    let idempotencyReplays = Atomic<Int>(0)
    let eventsEvicted = Atomic<Int>(0)
    /// Requests refused because of a limit, in the order of `limitCodes`.
    private let limitHits = InlineArray<8, Atomic<Int>> { _ in Atomic(0) }
    /// Streams that the service ended, in the order of `StreamEnd`.
    let streamsEnded = InlineArray<5, Atomic<Int>> { _ in Atomic(0) }
    /// In the order of the kinds' declarations.
    let operations: CounterTable<OperationMetrics>

    /// Counts for a number of routes.
    init(routeCount: Int) {
        routes = CounterTable(count: routeCount + 1) { RouteMetrics() }
        operations = CounterTable(count: OperationKind.allCases.count) { OperationMetrics() }
    }

    func requestBegan() { inFlight.wrappingAdd(1, ordering: .relaxed) }

    /// Takes back that a request began: it begins again elsewhere.
    func requestPostponed() { inFlight.wrappingSubtract(1, ordering: .relaxed) }

    /// Counts an answer; a nil route is one that was not found.
    func requestEnded(route: Int?, status: Int, nanoseconds: Int) {
        inFlight.wrappingSubtract(1, ordering: .relaxed)
        routes[route ?? routes.count - 1].count(status: status, nanoseconds: nanoseconds)
    }

    /// Counts an operation that was carried out.
    func operationEnded(_ kind: OperationKind, outcome: OperationOutcome.Outcome, events: Int) {
        operations[kind.position].count(outcome)
        callbacks.wrappingAdd(events, ordering: .relaxed)
    }

    var requestsInFlight: Int { inFlight.load(ordering: .relaxed) }

    /// The problems that tell of a limit.
    static let limitCodes: [ProblemCode] = [
        .operationLimitExceeded, .timeLimitExceeded, .quotaExceeded, .rateLimited, .overloaded,
        .bodyTooLarge, .jsonTooDeep, .storageFull,
    ]

    /// Why Interface Builder documents are refused; anything else counts as the last.
    static let rejectionReasons = DocumentError.Code.allCases.map(\.rawValue) + ["other"]
    /// Documents refused, in the order of `rejectionReasons`.
    private let rejections = InlineArray<5, Atomic<Int>> { _ in Atomic(0) }

    /// How many documents were refused for each reason, in the order of `rejectionReasons`.
    var rejectionCounts: [Int] {
        Metrics.rejectionReasons.indices.map { rejections[$0].load(ordering: .relaxed) }
    }

    /// Counts a problem if it tells of a limit or of a document.
    func count(_ problem: Problem) {
        if let index = Metrics.limitCodes.firstIndex(of: problem.code) {
            limitHits[index].wrappingAdd(1, ordering: .relaxed)
        }
        guard problem.code == .storyboardRejected else { return }
        let reason = problem.errors.lazy.compactMap(\.code).first
        let index = reason.flatMap { Metrics.rejectionReasons.firstIndex(of: $0) }
        rejections[index ?? rejections.count - 1].wrappingAdd(1, ordering: .relaxed)
    }

    /// How often each limit was met, in the order of `limitCodes`.
    var limitHitCounts: [Int] { Metrics.limitCodes.indices.map { limitHits[$0].load(ordering: .relaxed) } }
}

/// The counts of one route.
struct RouteMetrics: ~Copyable, Sendable {
    let durations = Histogram()
    private let counts = InlineArray<24, Atomic<Int>> { _ in Atomic(0) }

    /// The statuses that the service answers; the slot behind them takes any other.
    static let statuses = [
        200, 201, 204, 304, 400, 401, 403, 404, 405, 406, 408, 409, 412, 413, 415, 422, 428, 429, 431, 500,
        501,
        503, 507,
    ]

    func count(status: Int, nanoseconds: Int) {
        durations.record(nanoseconds: nanoseconds)
        counts[RouteMetrics.statuses.firstIndex(of: status) ?? RouteMetrics.statuses.count]
            .wrappingAdd(1, ordering: .relaxed)
    }

    /// The statuses that were answered at least once, with their counts; 0 stands for any other.
    var answered: [(status: Int, count: Int)] {
        var answered: [(status: Int, count: Int)] = []
        for index in counts.indices {
            let count = counts[index].load(ordering: .relaxed)
            let status = index < RouteMetrics.statuses.count ? RouteMetrics.statuses[index] : 0
            if count > 0 { answered.append((status, count)) }
        }
        return answered
    }
}

/// How often operations of one kind ended in each outcome, and how long they took.
struct OperationMetrics: ~Copyable, Sendable {
    private let counts = InlineArray<3, Atomic<Int>> { _ in Atomic(0) }
    let durations = Histogram()

    func count(_ outcome: OperationOutcome.Outcome) {
        counts[OperationMetrics.index(outcome)].wrappingAdd(1, ordering: .relaxed)
    }

    func value(_ outcome: OperationOutcome.Outcome) -> Int {
        counts[OperationMetrics.index(outcome)].load(ordering: .relaxed)
    }

    private static func index(_ outcome: OperationOutcome.Outcome) -> Int {
        switch outcome {
        case .completed: 0
        case .ignored: 1
        case .raised: 2
        }
    }
}

extension OperationKind {
    /// The place in the order of declaration, which is how such an enumeration is kept in memory.
    ///
    /// A dictionary would hash the kind's name, which costs more than all other counting together.
    var position: Int {
        precondition(MemoryLayout<OperationKind>.size == 1)
        return withUnsafeBytes(of: self) { Int($0[0]) }
    }
}
