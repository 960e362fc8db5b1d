import ControllerHierarchy
import Sessions
import Synchronization

extension Metrics {
    /// Counts an operation that was carried out, or whose answer was given again.
    func count(_ receipt: OperationReceipt, of kind: OperationKind) {
        if receipt.isReplayed {
            idempotencyReplays.add(1, ordering: .relaxed)
        } else {
            operationEnded(kind, outcome: receipt.outcome.outcome, events: receipt.outcome.events.count)
        }
    }

    /// Counts an operation that was refused.
    func count(_ error: SessionError) {
        guard case .operation(.limitExceeded) = error else { return }
        limitHits.add(1, ordering: .relaxed)
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
