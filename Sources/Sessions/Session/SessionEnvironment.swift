/// What sessions share.
struct SessionEnvironment: Sendable {
    let journal: any Journal
    let limits: SessionLimits
    let clock: SessionClock

    /// Reads from the journal, with its errors as those of a session.
    func read<Answer>(
        _ body: (any Journal) throws(JournalError) -> Answer
    ) throws(SessionError) -> Answer {
        do throws(JournalError) { return try body(journal) } catch { throw SessionError(error) }
    }
}
