import Synchronization
import WireFormat

/// Another journal, whose work is counted and timed.
final class MeasuredJournal: Journal {
    private let base: any Journal
    let figures = JournalFigures()
    let isShared: Bool
    let writesAtOnce: Bool
    /// Nanoseconds that the last append took that was measured.
    private let lastAppend = Atomic(0)
    /// Whether the base counts the writes that were pending: a closure less for each.
    private let baseCounts: Bool

    init(_ base: any Journal) {
        self.base = base
        isShared = base.isShared
        writesAtOnce = base.writesAtOnce
        baseCounts = base.countPending(in: figures)
    }

    /// A completion that counts the write first.
    private func counting(
        _ work: JournalFigures.Work, since begun: Int, _ completion: @escaping JournalCompletion
    ) -> JournalCompletion {
        if baseCounts { return completion }
        let figures = figures
        return { error in
            figures.finish(work, nanoseconds: MonotonicClock.nanoseconds() - begun, error)
            completion(error)
        }
    }

    /// Counts a write that is done already.
    private func count(
        _ work: JournalFigures.Work, since begun: Int,
        at now: @autoclosure () -> Int = MonotonicClock.nanoseconds(), _ status: JournalStatus
    ) -> JournalStatus {
        switch status {
        case .committed: figures.finish(work, nanoseconds: now() - begun, nil)
        case .failed(let error): figures.finish(work, nanoseconds: now() - begun, error)
        case .pending: break
        }
        return status
    }

    private func read<Answer>(
        _ body: (any Journal) throws(JournalError) -> Answer
    ) throws(JournalError) -> Answer {
        let begun = MonotonicClock.nanoseconds()
        do throws(JournalError) {
            let answer = try body(base)
            figures.finish(.read, nanoseconds: MonotonicClock.nanoseconds() - begun, nil)
            return answer
        } catch {
            figures.finish(.read, nanoseconds: MonotonicClock.nanoseconds() - begun, error)
            throw error
        }
    }

    // MARK: Writing

    func create(
        _ header: JournalHeader, with records: [JournalRecord], completion: @escaping JournalCompletion
    ) -> JournalStatus {
        let begun = MonotonicClock.nanoseconds()
        let completion = counting(.create, since: begun, completion)
        return count(.create, since: begun, base.create(header, with: records, completion: completion))
    }

    func append(
        _ records: [JournalRecord], to session: SessionID, author: JournalAuthor,
        completion: @Sendable () -> JournalCompletion
    ) -> JournalStatus {
        // Two readings of the clock take longer than an append to memory: each eighth is measured for all.
        if writesAtOnce, !records.isEmpty, records[0].version & 7 != 2 {
            let status = base.append(records, to: session, author: author, completion: completion)
            let nanoseconds = lastAppend.load(ordering: .relaxed)
            return count(.append, since: 0, at: nanoseconds, status)
        }
        let begun = MonotonicClock.nanoseconds()
        if baseCounts {
            let status = base.append(records, to: session, author: author, completion: completion)
            return count(.append, since: begun, status)
        }
        let status = base.append(records, to: session, author: author) {
            counting(.append, since: begun, completion())
        }
        guard writesAtOnce else { return count(.append, since: begun, status) }
        let nanoseconds = MonotonicClock.nanoseconds() - begun
        lastAppend.store(nanoseconds, ordering: .relaxed)
        return count(.append, since: 0, at: nanoseconds, status)
    }

    func update(_ change: JournalChange, completion: @escaping JournalCompletion) -> JournalStatus {
        let begun = MonotonicClock.nanoseconds()
        let completion = counting(.update, since: begun, completion)
        return count(.update, since: begun, base.update(change, completion: completion))
    }

    func postpone(
        _ deadlines: [SessionDeadline], at seconds: Double, completion: @escaping JournalCompletion
    ) -> JournalStatus {
        let begun = MonotonicClock.nanoseconds()
        let completion = counting(.postpone, since: begun, completion)
        return count(
            .postpone, since: begun, base.postpone(deadlines, at: seconds, completion: completion))
    }

    func delete(_ sessions: [SessionID], completion: @escaping JournalCompletion) -> JournalStatus {
        let begun = MonotonicClock.nanoseconds()
        let completion = counting(.delete, since: begun, completion)
        return count(.delete, since: begun, base.delete(sessions, completion: completion))
    }

    // MARK: Reading

    func header(of session: SessionID) throws(JournalError) -> JournalHeader? {
        try read { base throws(JournalError) in try base.header(of: session) }
    }

    func entry(of session: SessionID) throws(JournalError) -> JournalEntry? {
        try read { base throws(JournalError) in try base.entry(of: session) }
    }

    func records(of session: SessionID, versions: ClosedRange<Int>) throws(JournalError) -> [JournalRecord] {
        try read { base throws(JournalError) in try base.records(of: session, versions: versions) }
    }

    func session(createdWith key: String) throws(JournalError) -> JournalHeader? {
        try read { base throws(JournalError) in try base.session(createdWith: key) }
    }

    func contains(_ session: SessionID, of owner: String) throws(JournalError) -> Bool {
        try read { base throws(JournalError) in try base.contains(session, of: owner) }
    }

    func entries(
        label: SessionDefinition.Label?, owner: String?, after order: Int64, limit: Int
    ) throws(JournalError) -> [JournalEntry] {
        try read { base throws(JournalError) in
            try base.entries(label: label, owner: owner, after: order, limit: limit)
        }
    }

    func sessionCount() throws(JournalError) -> Int {
        try read { base throws(JournalError) in try base.sessionCount() }
    }

    func sessionCount(of owner: String) throws(JournalError) -> Int {
        try read { base throws(JournalError) in try base.sessionCount(of: owner) }
    }

    func overdue(at seconds: Double, limit: Int) throws(JournalError) -> [OwnedSession] {
        try read { base throws(JournalError) in try base.overdue(at: seconds, limit: limit) }
    }

    // MARK: What is handed through

    var unknownOutcomeCount: Int { base.unknownOutcomeCount }
    /// Damage is for ever: whatever else has been written to the store is not to be trusted either.
    var trouble: JournalError? { figures.damage.map { .damaged($0) } ?? base.trouble }
    var secondsAtOpening: Double? { base.secondsAtOpening }

    func noteDamage(_ detail: String) { figures.noteDamage(detail) }

    func byteCount() throws(JournalError) -> Int { try base.byteCount() }

    func listen(_ listener: JournalListener) { base.listen(listener) }

    func hearSoon() { base.hearSoon() }

    func tellTogether(_ together: @escaping JournalBracket) { base.tellTogether(together) }

    func close() { base.close() }
}
