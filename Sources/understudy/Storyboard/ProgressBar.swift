import Glibc
import Synchronization

/// How far a long command has come, on a terminal; nothing is written anywhere else.
final class ProgressBar: Sendable {
    private let isShown = isatty(STDERR_FILENO) == 1
    private let state = Mutex(State())

    private struct State {
        var done = 0
        var last: ContinuousClock.Instant?
    }

    private static let width = 30

    /// Begins anew.
    func begin() { state.withLock { $0 = State() } }

    /// One more is done; safe to call from several threads.
    func advance(of all: Int, _ what: String) {
        guard isShown else { return }
        state.withLock { state in
            state.done += 1
            let now = ContinuousClock.now
            if let last = state.last, now - last < .milliseconds(100), state.done < all { return }
            state.last = now
            let filled = all == 0 ? Self.width : Self.width * state.done / all
            let bar =
                String(repeating: "=", count: filled) + String(repeating: " ", count: Self.width - filled)
            Self.write("\r[\(bar)] \(state.done)/\(all) \(what)\u{1B}[K")
        }
    }

    /// Takes the bar away.
    func end() {
        if isShown { Self.write("\r\u{1B}[K") }
    }

    private static func write(_ text: String) {
        let bytes = Array(text.utf8)
        _ = bytes.withUnsafeBytes { Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
    }
}
