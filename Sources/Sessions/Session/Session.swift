import ControllerHierarchy
import Synchronization
import WireFormat

/// One simulated app run: its definition, its operations, and the model that follows from them.
///
/// Requests are carried out one after the other under a lock, on the threads that call.
package final class Session: Sendable {
    package let id: SessionID
    /// Milliseconds since 1970.
    package let createdMilliseconds: Int64
    /// Who has made it; nil where nobody had to say it.
    package let owner: String?
    let environment: SessionEnvironment
    let state: Mutex<State>
    /// Seconds on the service's clock of the last activity, as bits of a `Double`.
    private let lastActivity: Atomic<UInt64>
    /// The deadline that the journal has, as bits of a `Double`.
    private let notedDeadline: Atomic<UInt64>
    /// Seconds on the service's clock.
    private let createdSeconds: Double
    private let idleSecondsNow: Atomic<Int>
    // What may be known without the lock, as of its last release; see `Session+Lock`.
    let versionNow: Atomic<Int>
    let generationNow = Atomic(0)
    let isHeldForLong = Atomic(false)
    /// Processor time for which threads that may take long have held the lock.
    let nanosecondsHeld = Atomic(0)
    private let hasEnded = Atomic(false)
    let isPaused = Atomic(false)
    let hasNews = Atomic(false)
    /// The operation at work whose calls may stop; nil for none.
    let rehearsal = Mutex<Rehearsal?>(nil)
    /// What the last call that waited came to when it returned, for a client that did not hear of it.
    let lastResumption = Mutex<Boxed<EndedResumption>?>(nil)
    /// What the journal has said while the lock was held.
    let unreadNews = Mutex<[News]>([])
    /// How many more requests on the session are taken for long ones.
    private let longRequestsExpected = Atomic(0)
    /// The names that clients have given the session.
    let labels: Mutex<[SessionDefinition.Label]>

    /// What is guarded by the lock.
    struct State {
        var core: SessionCore
        /// The keys of requests that have been carried out; nil until one comes, or until they are read.
        var keys: KeyTable?
        /// Who waits for a version to be durable.
        var waiting: [(version: Int, answer: DurabilityAnswer)] = []
        /// Who is to be told what the journal said, as soon as the lock is free.
        var untold: [(DurabilityAnswer, SessionError?)] = []
        /// Whether memory may be ahead of, or behind, the journal; everything is then read anew.
        var isStale = false
        /// How often everything was read anew; what the journal says of records from before is old news.
        var generation = 0
        /// Tells the past of these records from another one, for what was carried out again of it.
        var lineage = UniqueNumber.next()
    }

    /// Starts a session with what the journal has, or is going to have, of it.
    ///
    /// - Parameter notedDeadline: The deadline that the journal is known to have.
    init(
        header: borrowing JournalHeader, core: sending SessionCore, environment: SessionEnvironment,
        keys: KeyTable?,
        notedDeadline: Double
    ) {
        id = header.id
        owner = header.entry.owner
        createdMilliseconds = header.entry.createdMilliseconds
        createdSeconds = header.entry.createdSeconds
        self.environment = environment
        lastActivity = Atomic(environment.clock.monotonicSeconds().bitPattern)
        self.notedDeadline = Atomic(notedDeadline.bitPattern)
        idleSecondsNow = Atomic(header.entry.idleSeconds)
        labels = Mutex(header.entry.labels)
        versionNow = Atomic(core.version)
        state = Mutex(State(core: consume core, keys: keys))
    }

    var reference: OwnedSession { OwnedSession(id: id, owner: owner) }

    /// Seconds without activity after which the session ends.
    package var idleSeconds: Int { idleSecondsNow.load(ordering: .relaxed) }

    func setIdleSeconds(_ seconds: Int) { idleSecondsNow.store(seconds, ordering: .relaxed) }

    /// Notes that the session is in use.
    package func touch() {
        lastActivity.store(environment.clock.monotonicSeconds().bitPattern, ordering: .relaxed)
    }

    /// The moment on the service's clock at which the session ends if nothing happens.
    var deadline: Double {
        environment.deadline(
            createdSeconds: createdSeconds, idleSeconds: idleSeconds, lastActivity: lastActivitySeconds)
    }

    /// Seconds until the session ends if nothing happens; zero or less when it is due.
    package var remainingSeconds: Double { deadline - environment.clock.monotonicSeconds() }

    /// Seconds since the session was last used.
    var secondsSinceActivity: Double { environment.clock.monotonicSeconds() - lastActivitySeconds }

    private var lastActivitySeconds: Double { Double(bitPattern: lastActivity.load(ordering: .relaxed)) }

    /// The deadline that the journal should note, if what it has may soon be too early.
    func deadlineToNote() -> SessionDeadline? {
        let noted = Double(bitPattern: notedDeadline.load(ordering: .relaxed))
        guard deadline + SessionEnvironment.deadlineMargin > noted else { return nil }
        let later = environment.notedDeadline(for: deadline, idleSeconds: idleSeconds)
        setNotedDeadline(later)
        return SessionDeadline(session: id, seconds: later)
    }

    func setNotedDeadline(_ seconds: Double) {
        notedDeadline.store(seconds.bitPattern, ordering: .relaxed)
    }

    /// The version as of the last request that has been carried out; it counts operations.
    package var version: Int { versionNow.load(ordering: .relaxed) }

    /// Lets the model go, if everything is durable; the next request makes it again.
    package func evict() {
        withStateWaiting { if $0.core.history.unacknowledged.isEmpty { $0.core.dropApplication() } }
    }

    /// Whether nothing but the registry needs the session in memory: the journal has all of it.
    var isDispensable: Bool {
        paused == nil
            && withStateWaiting { $0.core.history.unacknowledged.isEmpty && $0.waiting.isEmpty }
    }

    /// Ends the session: requests that come from now on do not find it.
    func end() {
        hasEnded.store(true, ordering: .relaxed)
        _ = paused?.abandon()
        // Whoever is at work on it keeps the model until the end of that.
        _ = state.withLockIfAvailable { $0.core.dropApplication() }
    }

    /// Whether the session has been deleted or has expired.
    package var isEnded: Bool { hasEnded.load(ordering: .relaxed) }

    func noteEnd() { hasEnded.store(true, ordering: .relaxed) }

    /// Whether the model is in memory, and whether an exception has ended the app.
    var standing: (isHot: Bool, isCrashed: Bool) {
        // Whoever does not let go of the session is at work on its model.
        state.withLockIfAvailable { ($0.core.application != nil, $0.core.isCrashed) } ?? (true, false)
    }

    // MARK: Long requests

    /// Whether requests on the session are likely to take longer than they may on a thread that serves
    /// connections.
    package var isSlow: Bool { longRequestsExpected.load(ordering: .relaxed) > 0 }

    private static let longRequestsAfterOne = 16

    /// Processor time that requests off the threads that serve connections have needed the session's model
    /// for, all together.
    ///
    /// It tells what to expect of others. What a request reads from the session's past it reads without the
    /// lock, from replays that it goes on with where it stopped, and that says nothing of them.
    package var nanosecondsUsed: Int { nanosecondsHeld.load(ordering: .relaxed) }

    /// Takes note of a request off these threads, which used the model for some time.
    package func noteRequest(nanoseconds: Int) {
        if nanoseconds > environment.limits.request.servingMicrosecondsMax * 1_000 {
            longRequestsExpected.store(Session.longRequestsAfterOne, ordering: .relaxed)
        } else if isSlow {
            longRequestsExpected.subtract(1, ordering: .relaxed)
        }
    }
}
