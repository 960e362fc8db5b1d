import ControllerHierarchy
import Sessions
import Synchronization

extension Metrics {
    /// Counts an operation that was carried out, or whose answer was given again.
    ///
    /// - Parameters:
    ///   - nanoseconds: From the request to the answer, which waits until the operation is durable; nil for
    ///     one of several.
    ///   - eventsKeptMax: The events of a session that can be asked for; each more pushes one out.
    func count(
        _ receipt: OperationReceipt, of kind: OperationKind, nanoseconds: Int? = nil, eventsKeptMax: Int
    ) {
        if receipt.isReplayed {
            idempotencyReplays.add(1, ordering: .relaxed)
            return
        }
        let events = receipt.outcome.events.count
        operationEnded(kind, outcome: receipt.outcome.outcome, events: events)
        if let nanoseconds { operations(kind).durations.record(nanoseconds: nanoseconds) }
        let beyond = receipt.firstSequence - 1 + events - eventsKeptMax
        if beyond > 0 { eventsEvicted.add(min(beyond, events), ordering: .relaxed) }
    }

    /// Counts a stream that the service ended.
    func count(_ end: StreamEnd) {
        guard let index = StreamEnd.allCases.firstIndex(of: end) else { return }
        streamsEnded[index].add(1, ordering: .relaxed)
    }

    /// Counts a session that was created, or whose creation was answered again.
    func countCreation(isReplayed: Bool) {
        if isReplayed {
            idempotencyReplays.add(1, ordering: .relaxed)
        } else {
            sessionsCreated.add(1, ordering: .relaxed)
        }
    }
}
