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

    /// What is guarded by the lock.
    struct State {
        var core: SessionCore
        var labels: [SessionDefinition.Label]
        /// The keys of requests that have been carried out; nil until one comes, or until they are read.
        var keys: KeyTable?
        /// Who waits for a version to be durable.
        var waiting: [(version: Int, answer: DurabilityAnswer)] = []
        var isEnded = false
        /// Whether memory may be ahead of, or behind, the journal; everything is then read anew.
        var isStale = false
        /// How often everything was read anew; what the journal says of records from before is old news.
        var generation = 0
        /// Tells the past of these records from another one, for what was carried out again of it.
        var lineage = UInt64.random(in: .min ... .max)
    }

    /// Starts a session with what the journal has, or is going to have, of it.
    ///
    /// - Parameter notedDeadline: The deadline that the journal is known to have.
    init(
        header: JournalHeader, core: sending SessionCore, environment: SessionEnvironment, keys: KeyTable?,
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
        var state = State(core: core, labels: header.entry.labels)
        state.keys = keys
        self.state = Mutex(state)
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

    /// The present version; it counts operations.
    package var version: Int { state.withLock { $0.core.version } }

    /// Lets the model go, if everything is durable; the next request makes it again.
    package func evict() {
        state.withLock { if $0.core.history.unacknowledged.isEmpty { $0.core.dropApplication() } }
    }

    /// Whether nothing but the registry needs the session in memory: the journal has all of it.
    var isDispensable: Bool {
        state.withLock { $0.core.history.unacknowledged.isEmpty && $0.waiting.isEmpty }
    }

    /// Ends the session: requests that come from now on do not find it.
    func end() {
        state.withLock { state in
            state.isEnded = true
            state.core.dropApplication()
        }
    }

    /// Whether the session has been deleted or has expired.
    package var isEnded: Bool { state.withLock { $0.isEnded } }
}
