import ControllerHierarchy
import WireFormat

/// What a request does to a session's core, and what it answers then.
///
/// A protocol and no closures, so that an operation on its way needs no memory for what they would capture.
protocol SessionWork: Sendable {
    associatedtype Receipt: Sendable

    /// Moves the core on; it may be called several times, each time on a core without the effects of the
    /// others.
    ///
    /// - Parameter key: That of the request, for its first record; nil where it has none.
    func carryOut(on core: inout SessionCore, key: IdempotencyKey?) throws(BatchFailure) -> Receipt

    /// The same with what the app's own code did when it was carried out first.
    func asRecorded(_ records: [JournalRecord]) throws(SessionError) -> Self

    /// The receipt as the answer to an earlier request.
    static func replayed(_ receipt: Receipt) -> Receipt

    /// The session's version after the work.
    static func version(of receipt: Receipt) -> Int
}

extension SessionWork {
    func asRecorded(_ records: [JournalRecord]) throws(SessionError) -> Self { self }
}

extension JournalRecord {
    /// What the app's own code did in the operation.
    fileprivate func code() throws(SessionError) -> [LiveAppCode.Step] {
        do throws(WireError) {
            let code = try DecodedOperation(json: operation, limits: .unlimited).operation.code
            return (code ?? []).map { ($0, json: []) }
        } catch {
            throw .content(error)
        }
    }

    /// Whether the record is that of an operation, perhaps with code behind its other members.
    fileprivate func isOf(_ operation: DecodedOperation) -> Bool {
        effect != .reset && self.operation.starts(with: operation.json.dropLast())
    }
}

/// Work whose calls may stop for the app's own code.
protocol PausableWork: SessionWork {
    /// The same with what that code did in each of the operations.
    func with(_ steps: [[LiveAppCode.Step]]) -> Self

    /// What it has come to.
    func outcome(of receipt: Receipt, told: Int) -> PauseOutcome
}

/// The return to the launch.
struct ResetWork: SessionWork {
    func carryOut(
        on core: inout SessionCore, key: IdempotencyKey?
    ) throws(BatchFailure) -> OperationReceipt {
        do throws(SessionError) { return try core.reset(key: key) } catch { throw BatchFailure(error) }
    }

    static func replayed(_ receipt: OperationReceipt) -> OperationReceipt { receipt.replayed }

    static func version(of receipt: OperationReceipt) -> Int { receipt.version }
}

/// One operation.
struct OperationWork: PausableWork {
    let operation: DecodedOperation

    func carryOut(
        on core: inout SessionCore, key: IdempotencyKey?
    ) throws(BatchFailure) -> OperationReceipt {
        do throws(SessionError) {
            return try core.perform(operation, key: key)
        } catch {
            throw BatchFailure(error)
        }
    }

    static func replayed(_ receipt: OperationReceipt) -> OperationReceipt { receipt.replayed }

    static func version(of receipt: OperationReceipt) -> Int { receipt.version }

    func with(_ steps: [[LiveAppCode.Step]]) -> OperationWork {
        OperationWork(operation: steps.first.map { operation.with($0) } ?? operation)
    }

    func asRecorded(_ records: [JournalRecord]) throws(SessionError) -> OperationWork {
        guard let record = records.first, record.effect != .reset else { return self }
        return with([try record.code()])
    }

    func outcome(of receipt: OperationReceipt, told: Int) -> PauseOutcome {
        .finished(receipt, operation.operation.kind, told: told)
    }
}

/// Several operations without anything between them.
struct BatchWork: PausableWork {
    let batch: DecodedBatch

    func carryOut(on core: inout SessionCore, key: IdempotencyKey?) throws(BatchFailure) -> BatchReceipt {
        try core.perform(batch, key: key)
    }

    static func replayed(_ receipt: BatchReceipt) -> BatchReceipt { receipt.replayed }

    static func version(of receipt: BatchReceipt) -> Int { receipt.version }

    func with(_ steps: [[LiveAppCode.Step]]) -> BatchWork {
        BatchWork(batch: batch.with(steps))
    }

    /// What has failed has no record, and nobody to say what happens in its calls.
    func asRecorded(_ records: [JournalRecord]) throws(SessionError) -> BatchWork {
        var left = records[...]
        var steps: [[LiveAppCode.Step]] = []
        for operation in batch.operations {
            let record = left.first.flatMap { $0.isOf(operation) ? $0 : nil }
            if record != nil { left.removeFirst() }
            steps.append(try record?.code() ?? [])
        }
        return with(steps)
    }

    func outcome(of receipt: BatchReceipt, told: Int) -> PauseOutcome {
        .finishedBatch(receipt, batch.operations.map(\.operation.kind))
    }
}

extension SessionCore {
    /// Carries out a batch; after an error of an atomic one the core is to be thrown away.
    fileprivate mutating func perform(
        _ batch: DecodedBatch, key: IdempotencyKey?
    ) throws(BatchFailure) -> BatchReceipt {
        do throws(SessionError) {
            // A batch that cannot be taken as a whole is refused before it has moved the model on.
            try checkRoom(operations: batch.operations.count)
            try checkRoom(bytes: batch.operations.reduce(0) { $0 + $1.json.count })
        } catch {
            throw BatchFailure(error)
        }
        var results: [Result<OperationReceipt, SessionError>] = []
        let firstRecord = history.unacknowledged.count
        for (index, operation) in batch.operations.enumerated() {
            do throws(SessionError) {
                results.append(.success(try perform(operation, key: nil)))
            } catch {
                if error.isOfStore { throw BatchFailure(error) }
                // A limit of the request is none of this operation's own: it ends the batch either way.
                if batch.isAtomic || error.isStop { throw BatchFailure(index: index, error: error) }
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
