import Synchronization

/// What sessions share; a class, so that each of them holds no copy of it.
final class SessionEnvironment: Sendable {
    let journal: any Journal
    let limits: SessionLimits
    let clock: SessionClock
    let watchers: SessionWatchers
    let replays: ReplayPark
    let pauses: PauseCount
    let launchingKeys = LaunchingKeys()
    let places = SessionPlaces()
    /// Tells the registry from all others of the process.
    let number = SessionEnvironment.lastNumber.add(1, ordering: .relaxed).newValue

    private static let lastNumber = Atomic<UInt64>(0)

    init(journal: any Journal, limits: SessionLimits, clock: SessionClock) {
        self.journal = journal
        watchers = SessionWatchers { journal.hearSoon() }
        self.limits = limits
        self.clock = clock
        replays = ReplayPark(clock: clock)
        pauses = PauseCount(countMax: limits.pausesMax)
    }

    /// The journal is told deadlines that are later than promised by this at least, so that it need not be
    /// told of every request; the service looks after them more often.
    static let deadlineMargin = 10.0

    /// The moment at which a session ends if nothing happens; all are seconds on the service's clock.
    func deadline(createdSeconds: Double, idleSeconds: Int, lastActivity: Double) -> Double {
        min(lastActivity + Double(idleSeconds), createdSeconds + Double(limits.ageSecondsMax))
    }

    /// The deadline that the journal notes for a session in memory: should the process die, the session lives
    /// no shorter than promised, and at most a quarter of its time to live longer.
    func notedDeadline(for deadline: Double, idleSeconds: Int) -> Double {
        deadline + SessionEnvironment.deadlineMargin + max(Double(idleSeconds) / 4, 20)
    }

    /// Reads from the journal, with its errors as those of a session.
    func read<Answer>(
        _ body: (any Journal) throws(JournalError) -> Answer
    ) throws(SessionError) -> Answer {
        do throws(JournalError) { return try body(journal) } catch { throw SessionError(error) }
    }
}
