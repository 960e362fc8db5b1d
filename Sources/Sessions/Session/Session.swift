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
    let environment: SessionEnvironment
    let state: Mutex<State>
    /// Monotonic seconds of the last activity, as bits of a `Double`.
    private let lastActivity: Atomic<UInt64>
    /// Monotonic seconds of the creation, or of the moment at which the session was read from the journal.
    private let start: Double
    private let idleSecondsNow: Atomic<Int>

    /// What is guarded by the lock.
    struct State {
        var core: SessionCore
        var labels: [SessionDefinition.Label]
        /// The keys of requests that have been carried out; nil until one comes, or until they are read.
        var keys: KeyTable?
        var isEnded = false
        /// Whether memory may be ahead of, or behind, the journal; everything is then read anew.
        var isStale = false
    }

    init(header: JournalHeader, core: sending SessionCore, environment: SessionEnvironment, keys: KeyTable?) {
        id = header.id
        createdMilliseconds = header.createdMilliseconds
        self.environment = environment
        start = environment.clock.monotonicSeconds()
        lastActivity = Atomic(start.bitPattern)
        idleSecondsNow = Atomic(header.idleSeconds)
        var state = State(core: core, labels: header.labels)
        state.keys = keys
        self.state = Mutex(state)
    }

    /// Seconds without activity after which the session ends.
    package var idleSeconds: Int { idleSecondsNow.load(ordering: .relaxed) }

    func setIdleSeconds(_ seconds: Int) { idleSecondsNow.store(seconds, ordering: .relaxed) }

    /// Notes that the session is in use.
    package func touch() {
        lastActivity.store(environment.clock.monotonicSeconds().bitPattern, ordering: .relaxed)
    }

    /// Seconds until the session ends if nothing happens; zero or less when it is due.
    package var remainingSeconds: Double {
        let now = environment.clock.monotonicSeconds()
        let idle = Double(bitPattern: lastActivity.load(ordering: .relaxed)) + Double(idleSeconds) - now
        return min(idle, start + Double(environment.limits.ageSecondsMax) - now)
    }

    /// Seconds since the session was last used.
    var secondsSinceActivity: Double {
        environment.clock.monotonicSeconds() - Double(bitPattern: lastActivity.load(ordering: .relaxed))
    }

    /// The present version; it counts operations.
    package var version: Int { state.withLock { $0.core.version } }

    /// Lets the model go, if everything is durable; the next request makes it again.
    package func evict() {
        state.withLock { if $0.core.history.unacknowledged.isEmpty { $0.core.dropApplication() } }
    }

    /// Ends the session: requests that come from now on do not find it.
    func end(_ reason: SessionEnd.Reason) {
        state.withLock { state in
            state.isEnded = true
            state.core.dropApplication()
        }
        environment.watchers.tell(id, .ended(reason))
    }

    /// Whether the session has been deleted or has expired.
    package var isEnded: Bool { state.withLock { $0.isEnded } }
}
