import Sessions
import Synchronization

/// Whether a server that takes writes could be reached of late; known to all connections of a journal.
final class Health: Sendable {
    private let state = Mutex(State())

    private struct State {
        /// Since when no server was found, when that was last tried, and what was found instead; nil while
        /// all is well.
        var trouble: (since: ContinuousClock.Instant, last: ContinuousClock.Instant, text: String)?
    }

    /// After that time without an attempt nothing is known, and somebody has to try.
    private static let validity = Duration.seconds(2)

    /// Notes that a connection could be made.
    func recover() { state.withLock { $0.trouble = nil } }

    /// Notes that no connection could be made.
    func worsen(_ failure: DatabaseFailure) {
        let now = ContinuousClock.now
        state.withLock { $0.trouble = ($0.trouble?.since ?? now, now, failure.text) }
    }

    /// What is wrong, as far as is known, if it has been so for at least that long.
    func trouble(for duration: Duration = .zero) -> JournalError? {
        let now = ContinuousClock.now
        return state.withLock { state in
            guard let trouble = state.trouble, now - trouble.since >= duration,
                now - trouble.last < Health.validity
            else { return nil }
            return .unavailable(trouble.text)
        }
    }
}

/// The growing pauses between attempts to connect.
struct Backoff {
    private var pause = Backoff.first

    private static let first = Duration.milliseconds(20)
    private static let longest = Duration.milliseconds(500)

    /// The next pause; each is twice as long as the one before, up to half a second.
    mutating func next() -> Duration {
        defer { pause = min(pause * 2, Backoff.longest) }
        return pause
    }

    mutating func reset() { pause = Backoff.first }
}
