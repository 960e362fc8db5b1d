import ControllerHierarchy
import Sessions
import Synchronization

extension Metrics {
    /// Counts an operation that was carried out, or whose answer was given again.
    ///
    /// - Parameters:
    ///   - nanoseconds: From the request to the answer, which waits until the operation is durable; nil for
    ///     one of several.
    func count(_ counts: OperationCounts, of kind: OperationKind, nanoseconds: Int? = nil) {
        if counts.isReplayed {
            idempotencyReplays.wrappingAdd(1, ordering: .relaxed)
            return
        }
        operationEnded(kind, outcome: counts.outcome, events: counts.events)
        if let nanoseconds { operations[kind.position].durations.record(nanoseconds: nanoseconds) }
        if counts.evicted > 0 { eventsEvicted.wrappingAdd(counts.evicted, ordering: .relaxed) }
    }

    /// Counts a stream that the service ended.
    func count(_ end: StreamEnd) {
        guard let index = StreamEnd.allCases.firstIndex(of: end) else { return }
        streamsEnded[index].wrappingAdd(1, ordering: .relaxed)
    }

    /// Counts a session that was created, or whose creation was answered again.
    func countCreation(isReplayed: Bool) {
        if isReplayed {
            idempotencyReplays.wrappingAdd(1, ordering: .relaxed)
        } else {
            sessionsCreated.wrappingAdd(1, ordering: .relaxed)
        }
    }
}

/// What is counted of an operation.
struct OperationCounts: Sendable {
    let isReplayed: Bool
    let outcome: OperationOutcome.Outcome
    let events: Int
    /// Events that can no longer be asked for because of it.
    let evicted: Int

    /// What is counted of an operation; an initialiser would be handed the receipt to keep.
    ///
    /// - Parameter eventsKeptMax: The events of a session that can be asked for; each more pushes one out.
    static func of(_ receipt: OperationReceipt, eventsKeptMax: Int) -> OperationCounts {
        let events = receipt.outcome.events.count
        return OperationCounts(
            isReplayed: receipt.isReplayed, outcome: receipt.outcome.outcome, events: events,
            evicted: min(max(receipt.firstSequence - 1 + events - eventsKeptMax, 0), events))
    }
}
