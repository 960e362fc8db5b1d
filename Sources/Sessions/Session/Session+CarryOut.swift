import Synchronization

/// How far a request has come when the lock is released.
private enum Progress<Receipt: Sendable>: Sendable {
    case finished(Receipt)
    /// The journal will tell.
    case pending
    /// Another writer was faster; the same request is to be tried again on what the journal has now.
    case outrun
    /// Indirect, because nearly every request is spared it: so the others are handed on in a register.
    indirect case failed(BatchFailure)
}

extension Session {
    /// Another replica may be faster that many times in a row before a request is refused.
    private static let attemptsMax = 4

    /// Does a request's work on the core and has what it recorded made durable.
    ///
    /// - Parameter later: Makes what is to be told when the receipt it gets is durable; called before this
    ///   returns, and only if the journal is slow.
    /// - Returns: The receipt; nil if the result comes later.
    func carryOut<Work: SessionWork>(
        _ work: Work, _ conditions: RequestConditions, attempt firstAttempt: Int = 1,
        later: @Sendable (Work.Receipt) -> LateAnswer<Work.Receipt>
    ) throws(BatchFailure) -> Work.Receipt? {
        touch()
        for attempt in firstAttempt..<(Session.attemptsMax + 1) {
            let progress = locked { state -> Progress<Work.Receipt> in
                do throws(BatchFailure) {
                    do throws(SessionError) { try self.refresh(&state) } catch { throw BatchFailure(error) }
                    if let earlier = try self.replay(work, conditions, &state) {
                        return .finished(Work.replayed(earlier))
                    }
                    return try self.advance(&state, work, conditions, attempt: attempt, later: later)
                } catch {
                    return self.recheck(error, &state)
                }
            }
            switch consume progress {
            case .failed(let failure): throw failure
            case .pending: return nil
            case .outrun: continue
            case .finished(let receipt):
                environment.watchers.tell(id, .version(Work.version(of: receipt)))
                return receipt
            }
        }
        throw BatchFailure(.versionConflict)
    }

    /// The same, where `answer` is told all: before this returns, or later if the journal is slow.
    func carryOut<Work: SessionWork>(
        _ work: Work, _ conditions: RequestConditions, attempt: Int = 1,
        answer: @escaping @Sendable (Result<Work.Receipt, BatchFailure>) -> Void
    ) {
        let receipt: Work.Receipt?
        do throws(BatchFailure) {
            receipt = try carryOut(work, conditions, attempt: attempt) { receipt in
                { answer($0 ?? .success(receipt)) }
            }
        } catch {
            return answer(.failure(error))
        }
        if let receipt { answer(.success(receipt)) }
    }

    /// Does the work and appends its records.
    private func advance<Work: SessionWork>(
        _ state: inout State, _ work: Work, _ conditions: RequestConditions, attempt: Int,
        later: @Sendable (Work.Receipt) -> LateAnswer<Work.Receipt>
    ) throws(BatchFailure) -> Progress<Work.Receipt> {
        if let expected = conditions.versions, !expected.contains(state.core.version) {
            throw BatchFailure(.preconditionFailed(current: state.core.version))
        }
        let savepoint = state.core.savepoint
        let receipt: Work.Receipt
        // Between requests there is none, and few have one.
        if conditions.budget != nil { state.core.history.budget = conditions.budget }
        defer { if conditions.budget != nil { state.core.history.budget = nil } }
        do throws(BatchFailure) {
            receipt = try work.carryOut(on: &state.core, key: conditions.key)
        } catch {
            state.core.restore(savepoint)
            throw error
        }
        let lastVersion = state.core.version
        if lastVersion == savepoint.version { return try isBehind(&state) ? .outrun : .finished(receipt) }
        let generation = state.generation
        let status = append(recordsFrom: savepoint.unacknowledgedCount, &state) {
            let answer = later(receipt)
            // The journal's writer calls this, later and without the lock.
            return { error in
                self.acknowledge(through: lastVersion, of: generation, error)
                guard let error else { return answer(nil) }
                guard error == .conflict else {
                    return answer(.failure(BatchFailure(SessionError(error))))
                }
                self.carryOut(work, conditions, attempt: attempt + 1, answer: answer)
            }
        }
        switch status {
        case .committed:
            state.core.history.acknowledge(through: lastVersion)
            return .finished(receipt)
        case .pending: return .pending
        case .failed(let error):
            state.isStale = true
            if error == .conflict { return .outrun }
            throw BatchFailure(SessionError(error))
        }
    }

    /// A request's failure; where memory turns out to have been behind, the request is to be tried again.
    private func recheck<Receipt>(
        _ failure: BatchFailure, _ state: inout State
    ) -> Progress<Receipt> {
        if case .notFound = failure.error { return .failed(failure) }
        if failure.error.isOfStore { return .failed(failure) }
        do throws(BatchFailure) {
            return try isBehind(&state) ? .outrun : .failed(failure)
        } catch {
            return .failed(error)
        }
    }

    private func isBehind(_ state: inout State) throws(BatchFailure) -> Bool {
        do throws(SessionError) { return try catchUp(&state) } catch { throw BatchFailure(error) }
    }

    /// Gives the journal the records behind the first few that it may not have.
    private func append(
        recordsFrom index: Int, _ state: inout State, completion: @Sendable () -> JournalCompletion
    ) -> JournalStatus {
        let author = JournalAuthor(identity: state.core.author, isChained: index > 0)
        // Not by way of a variable, which would count a reference.
        let status =
            index == 0
            ? environment.journal.append(
                state.core.history.unacknowledged, to: id, author: author, completion: completion)
            : environment.journal.append(
                Array(state.core.history.unacknowledged[index...]), to: id, author: author,
                completion: completion)
        if case .failed = status { return status }
        for place in index..<state.core.history.unacknowledged.count
        where state.core.history.unacknowledged[place].key != nil {
            state.keys?.add(state.core.history.unacknowledged[place])
        }
        return status
    }

    /// Takes note of what the journal's writer says about records that were pending.
    private func acknowledge(through version: Int, of generation: Int, _ error: JournalError?) {
        note(News(version: version, generation: generation, error: error))
        if error == nil { environment.watchers.tell(id, .version(version)) }
    }

    /// The same as `withState`, whose error becomes a failure of the request.
    private func locked<Receipt>(_ body: (inout sending State) -> Progress<Receipt>) -> Progress<Receipt> {
        do throws(SessionError) {
            return try withState { state throws(SessionError) in body(&state) }
        } catch {
            return .failed(BatchFailure(error))
        }
    }

    /// Makes sure that the session is there, and that memory is what the journal says.
    func refresh(_ state: inout State) throws(SessionError) {
        if isEnded { throw .notFound(nil) }
        guard state.isStale else { return }
        try reload(&state)
        state.generation += 1
        // What they have seen may be lost: the journal tells nobody of it any more, and a version of the same
        // number would be another one.
        state.giveUpWaiting()
        if !state.untold.isEmpty { hasNews.store(true, ordering: .sequentiallyConsistent) }
    }

    /// Reads the session anew from the journal.
    func reload(_ state: inout State) throws(SessionError) {
        var history = state.core.history
        history.unacknowledged = []
        let core = try SessionCore(
            history: history, header: history.header(),
            eventsInMemoryMax: environment.limits.eventsInMemoryMax)
        // Where other processes have only added something, the past is the same.
        if state.isStale || core.version < state.core.version { state.lineage = UniqueNumber.next() }
        state.core = core
        state.keys = nil
        state.isStale = false
    }

    /// The answer to an earlier request with the same key, before anything else is done about this one.
    func earlierAnswer<Work: SessionWork>(
        to work: Work, _ conditions: RequestConditions
    ) throws(BatchFailure) -> Work.Receipt? {
        guard conditions.key != nil else { return nil }
        do throws(SessionError) {
            return try withState { state throws(SessionError) in
                try self.refresh(&state)
                do throws(BatchFailure) {
                    return try self.replay(work, conditions, &state).map(Work.replayed)
                } catch { throw error.error }
            }
        } catch {
            throw BatchFailure(error)
        }
    }

    /// The answer to an earlier request with the same key; nil if the key is new, or none.
    ///
    /// It is found by carrying the request out again on the session as it was then.
    private func replay<Work: SessionWork>(
        _ work: Work, _ conditions: RequestConditions, _ state: inout State
    ) throws(BatchFailure) -> Work.Receipt? {
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
            var past = try SessionCore(history: state.core.history, version: entry.firstVersion - 1)
            past.forgetFuture()
            past.history.budget = conditions.budget
            let work = try work.asRecorded(
                state.core.history.records(entry.firstVersion...entry.lastVersion))
            do throws(BatchFailure) { return try work.carryOut(on: &past, key: key) } catch {
                throw error.error
            }
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
    mutating func acknowledge(through version: Int) {
        if unacknowledged.count == 1, unacknowledged[0].version <= version {
            unacknowledged.removeLast()
        } else if let last = unacknowledged.last, last.version <= version {
            unacknowledged.removeAll(keepingCapacity: true)
        } else {
            unacknowledged.removeAll { $0.version <= version }
        }
    }
}
