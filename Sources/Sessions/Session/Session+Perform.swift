import ControllerHierarchy
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
        carryOut(
            conditions,
            work: { core throws(BatchFailure) in
                do throws(SessionError) {
                    return try core.perform(operation, key: conditions.key).receipt
                } catch {
                    throw BatchFailure(error)
                }
            },
            mark: { $0.replayed },
            answer: { answer($0.mapError(\.error)) })
    }

    /// Puts the session back to its launch, as one more operation of it.
    package func reset(
        conditions: RequestConditions = RequestConditions(), answer: @escaping OperationAnswer
    ) {
        carryOut(
            conditions,
            work: { core throws(BatchFailure) in
                do throws(SessionError) {
                    return try core.reset(key: conditions.key).receipt
                } catch {
                    throw BatchFailure(error)
                }
            },
            mark: { $0.replayed },
            answer: { answer($0.mapError(\.error)) })
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
        carryOut(
            conditions,
            work: { core throws(BatchFailure) in try core.perform(batch, key: conditions.key) },
            mark: { $0.replayed },
            answer: answer)
    }
}

extension SessionCore {
    /// Carries out a batch; after an error of an atomic one the core is to be thrown away.
    fileprivate mutating func perform(
        _ batch: DecodedBatch, key: IdempotencyKey?
    ) throws(BatchFailure) -> BatchReceipt {
        var results: [Result<OperationReceipt, SessionError>] = []
        let firstRecord = history.unacknowledged.count
        for (index, operation) in batch.operations.enumerated() {
            do throws(SessionError) {
                results.append(.success(try perform(operation, key: nil).receipt))
            } catch {
                if batch.isAtomic { throw BatchFailure(index: index, error: error) }
                results.append(.failure(error))
            }
        }
        if let key { history.mark(unacknowledgedFrom: firstRecord, with: key) }
        return BatchReceipt(results: results, version: version)
    }
}

extension History {
    /// Keeps a request's key with the first of the records that it made.
    fileprivate mutating func mark(unacknowledgedFrom index: Int, with key: IdempotencyKey) {
        guard index < unacknowledged.count else { return }
        var key = key
        key.operationCount = unacknowledged.count - index
        unacknowledged[index].key = key
    }
}
