import Sessions
import Synchronization

/// Lets one event of each kind through in a second, so that an outage does not fill the disk with its log.
final class Throttle: Sendable {
    private let kinds = Mutex<[String: Kind]>([:])

    private struct Kind {
        /// Monotonic nanoseconds.
        var last: Int
        var passedOver = 0
    }

    private static let pauseNanoseconds = 1_000_000_000

    /// Asks for one event.
    ///
    /// - Returns: How many of the kind were not let through since the last that was; nil if this one is not.
    func take(_ kind: String, now: Int = MonotonicClock.nanoseconds()) -> Int? {
        kinds.withLock { kinds in
            guard let state = kinds[kind] else {
                kinds[kind] = Kind(last: now)
                return 0
            }
            guard now - state.last >= Throttle.pauseNanoseconds else {
                kinds[kind]?.passedOver += 1
                return nil
            }
            kinds[kind] = Kind(last: now)
            return state.passedOver
        }
    }
}
