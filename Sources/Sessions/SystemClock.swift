import Glibc

/// The clocks of the operating system.
enum SystemClock {
    static func monotonicSeconds() -> Double {
        // The coarse clock is enough for time-outs of seconds and costs a tenth.
        let now = read(CLOCK_MONOTONIC_COARSE)
        return Double(now.tv_sec) + Double(now.tv_nsec) / 1e9
    }

    static func wallMilliseconds() -> Int64 {
        let now = read(CLOCK_REALTIME)
        return Int64(now.tv_sec) * 1_000 + Int64(now.tv_nsec) / 1_000_000
    }

    static func wallNanoseconds() -> Int {
        let now = read(CLOCK_REALTIME)
        return now.tv_sec * 1_000_000_000 + now.tv_nsec
    }

    private static func read(_ clock: clockid_t) -> timespec {
        var now = timespec()
        clock_gettime(clock, &now)
        return now
    }
}
