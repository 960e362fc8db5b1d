import Synchronization

/// What is to be done every few seconds, whatever requests come.
extension SessionRegistry {
    /// Ends the sessions that are due, in memory or not, and lets go of those that nobody has used for long.
    package func keepHouse(evictingIdleFor seconds: Double) {
        removeExpired()
        noteDeadlines()
        evict(idleFor: seconds)
        environment.replays.removeIdle()
    }

    /// Ends the sessions that are due.
    ///
    /// - Returns: How many ended.
    @discardableResult
    package func removeExpired() -> Int {
        let idle = sessionsInMemory().filter { $0.remainingSeconds <= 0 }
        // Another process may use what is idle here; the deadline that it has noted decides.
        var due = environment.journal.isShared ? [] : idle.map(\.reference)
        if environment.journal.isShared { release(idle.filter(\.isDispensable)) }
        do throws(SessionError) {
            let now = environment.clock.monotonicSeconds()
            let overdue = try environment.read { journal throws(JournalError) in
                try journal.overdue(at: now, limit: SessionRegistry.overdueMax)
            }
            due += overdue.filter { sessionInMemory($0.id) == nil }
        } catch {
            // Those that are not in memory are found the next time; a request for one is refused before.
        }
        // On a full disk there is space for a few at a time only.
        let partSize = environment.journal.trouble == .full ? 8 : Array<OwnedSession>.partSize
        for part in due.inParts(of: partSize) { remove(part, reason: .expired) }
        return due.count
    }

    /// Tells the journal how late it is, and of deadlines that have moved far.
    package func noteDeadlines() {
        let now = environment.clock.monotonicSeconds()
        let deadlines = sessionsInMemory().compactMap { $0.deadlineToNote() }
        let isDue = lastNote.withLock { last in
            guard now - last >= SessionRegistry.noteSeconds || !deadlines.isEmpty else { return false }
            last = now
            return true
        }
        guard isDue else { return }
        if deadlines.isEmpty { _ = environment.journal.postpone([], at: now) { _ in } }
        for part in deadlines.inParts() {
            let finish: JournalCompletion = { error in
                if error != nil {
                    for deadline in part { self.sessionInMemory(deadline.session)?.setNotedDeadline(0) }
                }
            }
            environment.journal.postpone(part, at: now, completion: finish).finishIfDone(finish)
        }
    }

    /// Lets go of sessions that nobody has used for a while; they come back by a replay.
    package func evict(idleFor seconds: Double) {
        let idle = sessionsInMemory().filter { $0.secondsSinceActivity >= seconds && $0.isDispensable }
        release(idle)
    }

    /// Tells the journal the exact deadline of every session; to be called when nothing is served any more.
    func releaseAll() {
        release(sessionsInMemory().filter(\.isDispensable))
    }

    private func release(_ sessions: [Session]) {
        guard !sessions.isEmpty else { return }
        let now = environment.clock.monotonicSeconds()
        let deadlines = sessions.map { SessionDeadline(session: $0.id, seconds: $0.deadline) }
        for part in deadlines.inParts() { _ = environment.journal.postpone(part, at: now) { _ in } }
        for session in sessions { drop(session) }
    }

    /// Seconds after which the journal is told how late it is, though nothing else has changed.
    private static let noteSeconds = 60.0
    /// How many sessions that are not in memory are ended at a time.
    private static let overdueMax = 10_000
}

extension Array {
    /// So many a store can write at once without keeping others waiting for long.
    fileprivate static var partSize: Int { 500 }

    /// The elements in parts, in order.
    fileprivate func inParts(of size: Int = partSize) -> some Sequence<[Element]> {
        stride(from: 0, to: count, by: size).lazy.map { Array(self[$0..<Swift.min($0 + size, count)]) }
    }
}
