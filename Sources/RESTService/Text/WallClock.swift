import Glibc

/// The time of day, for people; nothing depends on it.
package enum WallClock {
    /// The present moment as RFC 3339 has it, in UTC with milliseconds.
    package static func now() -> String { text(milliseconds: milliseconds()) }

    /// The present moment in milliseconds since 1970.
    static func milliseconds() -> Int64 {
        var now = timespec()
        clock_gettime(CLOCK_REALTIME, &now)
        return Int64(now.tv_sec) * 1_000 + Int64(now.tv_nsec) / 1_000_000
    }

    /// A moment in milliseconds since 1970 as RFC 3339 has it.
    package static func text(milliseconds: Int64) -> String {
        var seconds = time_t(milliseconds / 1_000)
        var parts = tm()
        gmtime_r(&seconds, &parts)
        let date = "\(parts.tm_year + 1900)-\(padded(parts.tm_mon + 1))-\(padded(parts.tm_mday))"
        let time = "\(padded(parts.tm_hour)):\(padded(parts.tm_min)):\(padded(parts.tm_sec))"
        let fraction = String(1_000 + milliseconds % 1_000).dropFirst()
        return "\(date)T\(time).\(fraction)Z"
    }

    private static func padded(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
