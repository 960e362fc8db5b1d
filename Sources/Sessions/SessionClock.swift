/// The two clocks of a service: one that never jumps for time-outs, one to print.
package struct SessionClock: Sendable {
    /// Functions in the place of the system's clocks; nil where these are read, as they nearly always are.
    ///
    /// Each request reads the clock: a function for the system's as well would count a reference each time.
    private let functions: Functions?
    /// Seconds that the monotonic clock is ahead.
    private let offset: Double

    private final class Functions: Sendable {
        let monotonicSeconds: @Sendable () -> Double
        let wallMilliseconds: @Sendable () -> Int64

        init(
            monotonicSeconds: @escaping @Sendable () -> Double,
            wallMilliseconds: @escaping @Sendable () -> Int64
        ) {
            self.monotonicSeconds = monotonicSeconds
            self.wallMilliseconds = wallMilliseconds
        }
    }

    private init(functions: Functions?, offset: Double) {
        self.functions = functions
        self.offset = offset
    }

    /// The clocks of the operating system.
    package static let system = SessionClock(functions: nil, offset: 0)

    /// Creates a clock, for tests from functions that they control.
    package init(
        monotonicSeconds: @escaping @Sendable () -> Double,
        wallMilliseconds: @escaping @Sendable () -> Int64
    ) {
        self.init(
            functions: Functions(monotonicSeconds: monotonicSeconds, wallMilliseconds: wallMilliseconds),
            offset: 0)
    }

    /// Seconds since an arbitrary moment; never goes back, whatever is done to the wall clock.
    package func monotonicSeconds() -> Double {
        (functions == nil ? SystemClock.monotonicSeconds() : toldSeconds()) + offset
    }

    @inline(never)
    private func toldSeconds() -> Double { functions?.monotonicSeconds() ?? 0 }

    /// Milliseconds since 1970 in UTC.
    package func wallMilliseconds() -> Int64 {
        functions?.wallMilliseconds() ?? SystemClock.wallMilliseconds()
    }

    /// The same clock, with the monotonic one going on from that moment now.
    func continuing(from seconds: Double) -> SessionClock {
        SessionClock(functions: functions, offset: offset + seconds - monotonicSeconds())
    }
}
