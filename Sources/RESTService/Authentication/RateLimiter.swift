import MicroHTTPServer
import Sessions
import Synchronization

/// How many requests a second each client may send.
package struct RateLimit: Sendable, Equatable {
    /// Requests a second in the long run.
    package let perSecond: Int
    /// Requests at once after a pause.
    package let burst: Int

    /// Creates a limit; both numbers are 1 or more.
    package init(perSecond: Int, burst: Int) {
        self.perSecond = perSecond
        self.burst = burst
    }
}

/// Counts requests against a rate: for each client a bucket that fills evenly and loses one for each request.
final class RateLimiter: Sendable {
    private let limit: RateLimit
    private let buckets = Mutex<[String: Bucket]>([:])
    private let nanoseconds: @Sendable () -> Int

    private struct Bucket {
        var content: Double
        /// Monotonic nanoseconds.
        var filledAt: Int
    }

    /// - Parameter nanoseconds: The monotonic clock; tests give their own.
    init(_ limit: RateLimit, nanoseconds: @escaping @Sendable () -> Int = MonotonicClock.nanoseconds) {
        self.limit = limit
        self.nanoseconds = nanoseconds
    }

    /// Takes one request of a client's, and says what is left.
    ///
    /// Clients are the names of tokens, of which there are few; without tokens all are one.
    ///
    /// - Throws: `rate_limited`, with the seconds to wait, when nothing is left.
    func take(_ client: String?) throws(Problem) -> [HeaderField] {
        let now = nanoseconds()
        let content = buckets.withLock { buckets -> Double in
            var bucket =
                buckets[client ?? ""] ?? Bucket(content: Double(limit.burst), filledAt: now)
            let gained = Double(now - bucket.filledAt) / 1e9 * Double(limit.perSecond)
            bucket.content = min(bucket.content + gained, Double(limit.burst))
            bucket.filledAt = now
            let found = bucket.content
            if found >= 1 { bucket.content -= 1 }
            buckets[client ?? ""] = bucket
            return found
        }
        guard content < 1 else { return headers(left: Int(content) - 1) }
        let seconds = (1 - content) / Double(limit.perSecond)
        let wait = HeaderField("Retry-After", String(Int(seconds.rounded(.up))))
        throw Problem(
            .rateLimited, "More than \(limit.perSecond) requests a second came. Wait and send it again.",
            headers: [wait] + headers(left: 0))
    }

    /// The policy and what is left of it, as the draft on RateLimit header fields has them.
    private func headers(left: Int) -> [HeaderField] {
        let window = (limit.burst + limit.perSecond - 1) / limit.perSecond
        let refill = (limit.burst - left + limit.perSecond - 1) / limit.perSecond
        return [
            HeaderField("RateLimit-Policy", "\"default\";q=\(limit.burst);w=\(window)"),
            HeaderField("RateLimit", "\"default\";r=\(left);t=\(refill)"),
        ]
    }
}
