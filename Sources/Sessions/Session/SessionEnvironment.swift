/// What sessions share; a class, so that each of them holds no copy of it.
final class SessionEnvironment: Sendable {
    let journal: any Journal
    let limits: SessionLimits
    let clock: SessionClock
    let watchers = SessionWatchers()

    init(journal: any Journal, limits: SessionLimits, clock: SessionClock) {
        self.journal = journal
        self.limits = limits
        self.clock = clock
    }

    /// Reads from the journal, with its errors as those of a session.
    func read<Answer>(
        _ body: (any Journal) throws(JournalError) -> Answer
    ) throws(SessionError) -> Answer {
        do throws(JournalError) { return try body(journal) } catch { throw SessionError(error) }
    }
}
