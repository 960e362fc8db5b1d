package import WireFormat

/// Told once what came of an operation, when it is durable.
package typealias OperationAnswer = @Sendable (Result<OperationReceipt, SessionError>) -> Void

/// Told once what came of a batch, when it is durable.
package typealias BatchAnswer = @Sendable (Result<BatchReceipt, BatchFailure>) -> Void

extension Session {
    /// Carries out an operation; `answer` is called before this returns, or later if the journal is slow.
    package func perform(
        _ operation: DecodedOperation, conditions: RequestConditions = RequestConditions(),
        answer: @escaping OperationAnswer
    ) {
        let result = perform(operation, conditions: conditions) { PendingAnswer($0, tell: answer) }
        if let result { answer(result) }
    }

    /// Carries out an operation.
    ///
    /// - Parameter later: Makes what is to be told when the receipt it gets is durable; called before this
    ///   returns, and only if the journal is slow.
    /// - Returns: The result; nil if it comes later.
    package func perform(
        _ operation: DecodedOperation, conditions: RequestConditions = RequestConditions(),
        later: @Sendable (OperationReceipt) -> PendingAnswer<OperationReceipt, SessionError>
    ) -> Result<OperationReceipt, SessionError>? {
        carryOut(OperationWork(operation: operation, key: conditions.key), conditions) { receipt in
            let answer = later(receipt)
            return PendingAnswer(confirm: answer.confirm) { answer.tell($0.mapError { $0.error }) }
        }?.mapError { $0.error }
    }

    /// Puts the session back to its launch, as one more operation of it.
    package func reset(
        conditions: RequestConditions = RequestConditions(), answer: @escaping OperationAnswer
    ) {
        let result = carryOut(OperationWork(operation: nil, key: conditions.key), conditions) { receipt in
            PendingAnswer(receipt) { answer($0.mapError { $0.error }) }
        }
        if let result { answer(result.mapError { $0.error }) }
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
        let result = carryOut(BatchWork(batch: batch, key: conditions.key), conditions) { receipt in
            PendingAnswer(receipt, tell: answer)
        }
        if let result { answer(result) }
    }
}
