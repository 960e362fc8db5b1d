import Synchronization

/// How far a request has come when the lock is released.
private enum Progress<Receipt: Sendable>: Sendable {
    case finished(Receipt)
    /// The journal will tell.
    case pending
    /// Another writer was faster; the same request is to be tried again on what the journal has now.
    case outrun
}

extension Session {
    /// Another replica may be faster that many times in a row before a request is refused.
    private static let attemptsMax = 4

    /// Does a request's work on the core, has what it recorded made durable, and answers.
    ///
    /// - Parameters:
    ///   - work: Moves the core on; it may run several times, each time on a core without the effects
    ///     of the others.
    ///   - mark: Marks a receipt as the answer to an earlier request.
    func carryOut<Receipt: Sendable>(
        _ conditions: RequestConditions, attempt: Int = 1,
        work: @escaping @Sendable (inout SessionCore) throws(BatchFailure) -> Receipt,
        mark: @escaping @Sendable (Receipt) -> Receipt,
        answer: @escaping @Sendable (Result<Receipt, BatchFailure>) -> Void
    ) {
        touch()
        @Sendable func retry() {
            if attempt < Session.attemptsMax {
                carryOut(conditions, attempt: attempt + 1, work: work, mark: mark, answer: answer)
            } else {
                answer(.failure(BatchFailure(.versionConflict)))
            }
        }
        let result = state.withLock { state -> Result<Progress<Receipt>, BatchFailure> in
            do throws(BatchFailure) {
                do throws(SessionError) { try self.refresh(&state) } catch { throw BatchFailure(error) }
                if let earlier = try self.replay(conditions, &state, work: work) {
                    return .success(.finished(mark(earlier)))
                }
                let progress = try self.advance(&state, conditions, work: work) { error, receipt in
                    // The journal's writer calls this, later and without the lock.
                    guard let error else { return answer(.success(receipt)) }
                    if error == .conflict { return retry() }
                    answer(.failure(BatchFailure(SessionError(error))))
                }
                return .success(progress)
            } catch {
                return .failure(error)
            }
        }
        switch result {
        case .failure(let failure): answer(.failure(failure))
        case .success(.pending): break
        case .success(.outrun): retry()
        case .success(.finished(let receipt)):
            answer(.success(receipt))
            notifyObservers()
        }
    }

    /// Does the work and appends its records.
    private func advance<Receipt: Sendable>(
        _ state: inout State, _ conditions: RequestConditions,
        work: (inout SessionCore) throws(BatchFailure) -> Receipt,
        completion: @escaping @Sendable (JournalError?, Receipt) -> Void
    ) throws(BatchFailure) -> Progress<Receipt> {
        if let expected = conditions.version, expected != state.core.version {
            throw BatchFailure(.preconditionFailed(current: state.core.version))
        }
        let savepoint = state.core.savepoint
        let receipt: Receipt
        do throws(BatchFailure) {
            receipt = try work(&state.core)
        } catch {
            state.core.restore(savepoint)
            throw error
        }
        let records = Array(state.core.history.unacknowledged[savepoint.unacknowledgedCount...])
        guard let last = records.last else { return .finished(receipt) }
        let status = environment.journal.append(records, to: id) { error in
            self.acknowledge(through: last.version, error)
            completion(error, receipt)
        }
        switch status {
        case .committed:
            state.core.history.acknowledge(through: last.version)
            state.keys?.add(records)
            return .finished(receipt)
        case .pending:
            state.keys?.add(records)
            return .pending
        case .failed(let error):
            state.isStale = true
            if error == .conflict { return .outrun }
            throw BatchFailure(SessionError(error))
        }
    }

    /// Takes note of what the journal's writer says about records that were pending.
    private func acknowledge(through version: Int, _ error: JournalError?) {
        state.withLock { state in
            if error == nil { state.core.history.acknowledge(through: version) } else { state.isStale = true }
        }
        if error == nil { notifyObservers() }
    }

    /// Makes sure that the session is there, and that memory is what the journal says.
    func refresh(_ state: inout State) throws(SessionError) {
        if state.isEnded { throw .notFound(nil) }
        guard state.isStale else { return }
        var history = state.core.history
        history.unacknowledged = []
        state.core = try SessionCore(
            history: history, version: history.header().version,
            eventsInMemoryMax: environment.limits.eventsInMemoryMax)
        state.keys = nil
        state.isStale = false
    }

    /// The answer to an earlier request with the same key; nil if the key is new, or none.
    ///
    /// It is found by carrying the request out again on the session as it was then.
    private func replay<Receipt: Sendable>(
        _ conditions: RequestConditions, _ state: inout State,
        work: (inout SessionCore) throws(BatchFailure) -> Receipt
    ) throws(BatchFailure) -> Receipt? {
        guard let key = conditions.key else { return nil }
        do throws(SessionError) {
            var keys: KeyTable
            if let known = state.keys {
                keys = known
            } else {
                keys = KeyTable(try state.core.history.records(through: state.core.version))
            }
            state.keys = keys
            guard let entry = keys[key.text] else {
                guard keys.count < environment.limits.idempotencyKeysMax else {
                    throw .quotaExceeded("idempotency keys of the session")
                }
                return nil
            }
            guard entry.key.fingerprint == key.fingerprint else { throw .idempotencyKeyReused }
            if let waiting = state.core.history.unacknowledged.first, waiting.version <= entry.lastVersion {
                throw .idempotencyInProgress
            }
            var past = try SessionCore(
                history: state.core.history, version: entry.firstVersion - 1, eventsInMemoryMax: 0)
            past.forgetFuture()
            do throws(BatchFailure) { return try work(&past) } catch { throw error.error }
        } catch {
            throw BatchFailure(error)
        }
    }
}

extension BatchFailure {
    /// A failure that is not about a single operation.
    init(_ error: SessionError) {
        self.init(index: nil, error: error)
    }
}

extension History {
    /// Forgets the records that the journal has now.
    fileprivate mutating func acknowledge(through version: Int) {
        unacknowledged.removeAll { $0.version <= version }
    }
}
