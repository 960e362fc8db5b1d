package import ControllerHierarchy

/// What a request on a session asks for besides its operations.
package struct RequestConditions: Sendable {
    /// The versions of which the session must have one (`If-Match`); nil for any.
    package var versions: [Int]?
    /// The key and fingerprint of a request that may be sent again; nil for none.
    package var key: IdempotencyKey?
    /// What the request may cost; nil for an operation by itself, which costs what its own limits allow.
    package var budget: RequestBudget?

    /// Creates conditions, by default none.
    package init(versions: [Int]? = nil, key: IdempotencyKey? = nil, budget: RequestBudget? = nil) {
        self.versions = versions
        self.key = key
        self.budget = budget
    }
}

/// What came of an operation on a session.
///
/// A class, because it is handed on several times on the way of a request and an outcome has many parts to
/// count.
package final class OperationReceipt: Sendable {
    package let outcome: OperationOutcome
    /// The session's version after the operation.
    package let version: Int
    /// The place in the session's log of the outcome's first event, counted from 1.
    package let firstSequence: Int
    /// Whether this is the answer to an earlier request with the same key.
    package let isReplayed: Bool

    init(outcome: OperationOutcome, version: Int, firstSequence: Int, isReplayed: Bool = false) {
        self.outcome = outcome
        self.version = version
        self.firstSequence = firstSequence
        self.isReplayed = isReplayed
    }

    /// What came of a launch, as of an operation.
    package convenience init(launch: OperationOutcome) {
        self.init(outcome: launch, version: 0, firstSequence: 1)
    }

    /// The same without the first so many events, which have been told before.
    package func behind(_ told: Int) -> OperationReceipt {
        var outcome = outcome
        outcome.events.removeFirst(min(told, outcome.events.count))
        return OperationReceipt(
            outcome: outcome, version: version, firstSequence: firstSequence + told, isReplayed: isReplayed)
    }

    /// The same as the answer to a retry.
    var replayed: OperationReceipt {
        OperationReceipt(outcome: outcome, version: version, firstSequence: firstSequence, isReplayed: true)
    }
}

/// What came of a batch: for each operation its receipt, or why it could not be carried out.
package struct BatchReceipt: Sendable {
    package let results: [Result<OperationReceipt, SessionError>]
    /// The session's version after the batch.
    package let version: Int
    /// Whether this is the answer to an earlier request with the same key.
    package internal(set) var isReplayed = false

    /// The same as the answer to a retry.
    var replayed: BatchReceipt {
        var receipt = self
        receipt.isReplayed = true
        return receipt
    }
}

/// An atomic batch that was given up, and the place of the operation that could not be carried out.
package struct BatchFailure: Error, Sendable, Equatable {
    /// The place of the operation, counted from 0; nil when no single one is the reason.
    package let index: Int?
    package let error: SessionError

    /// Creates a failure.
    package init(index: Int?, error: SessionError) {
        self.index = index
        self.error = error
    }
}
