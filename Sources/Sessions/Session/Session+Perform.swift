package import WireFormat

/// Told once what came of an operation, when it is durable.
package typealias OperationAnswer = @Sendable (Result<OperationReceipt, SessionError>) -> Void

/// Told once what came of a batch, when it is durable.
package typealias BatchAnswer = @Sendable (Result<BatchReceipt, BatchFailure>) -> Void

/// Told once what came of work that was not durable when its receipt was given out: nil if it is now, else
/// the result that it has instead.
///
/// It is made when the work is done, on the thread that did it, so that an answer can be written while what
/// it says is at hand.
package typealias LateAnswer<Receipt> = @Sendable (Result<Receipt, BatchFailure>?) -> Void

extension Session {
    /// Carries out an operation; `answer` is called before this returns, or later if the journal is slow.
    package func perform(
        _ operation: DecodedOperation, conditions: RequestConditions = RequestConditions(),
        answer: @escaping OperationAnswer
    ) {
        carryOut(OperationWork(operation: operation), conditions) { result in
            answer(result.mapError(\.error))
        }
    }

    /// Carries out an operation.
    ///
    /// - Parameter later: Makes what is to be told when the receipt it gets is durable; called before this
    ///   returns, and only if the journal is slow.
    /// - Returns: The receipt; nil if the result comes later.
    package func perform(
        _ operation: DecodedOperation, conditions: RequestConditions = RequestConditions(),
        later: @Sendable (OperationReceipt) -> LateAnswer<OperationReceipt>
    ) throws(BatchFailure) -> OperationReceipt? {
        try carryOut(OperationWork(operation: operation), conditions, later: later)
    }

    /// Puts the session back to its launch, as one more operation of it.
    package func reset(
        conditions: RequestConditions = RequestConditions(), answer: @escaping OperationAnswer
    ) {
        carryOut(ResetWork(), conditions) { result in
            answer(result.mapError(\.error))
        }
    }

    /// Carries out several operations without anything between them.
    ///
    /// An operation that cannot be carried out has its error as its result and the next ones are carried out;
    /// in an atomic batch it ends the batch, and nothing of it stays. What UIKit ignores or raises is a
    /// result like others.
    package func perform(
        _ batch: DecodedBatch, conditions: RequestConditions = RequestConditions(),
        answer: @escaping BatchAnswer
    ) {
        carryOut(BatchWork(batch: batch), conditions, answer: answer)
    }
}
