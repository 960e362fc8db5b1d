/// The two clocks of a service: one that never jumps for time-outs, one to print.
package struct SessionClock: Sendable {
    /// Seconds since an arbitrary moment; never goes back, whatever is done to the wall clock.
    package let monotonicSeconds: @Sendable () -> Double
    /// Milliseconds since 1970 in UTC.
    package let wallMilliseconds: @Sendable () -> Int64

    /// Creates a clock, for tests from functions that they control.
    package init(
        monotonicSeconds: @escaping @Sendable () -> Double,
        wallMilliseconds: @escaping @Sendable () -> Int64
    ) {
        self.monotonicSeconds = monotonicSeconds
        self.wallMilliseconds = wallMilliseconds
    }

    /// The same clock, with the monotonic one going on from that moment now.
    func continuing(from seconds: Double) -> SessionClock {
        let read = monotonicSeconds
        let offset = seconds - read()
        return SessionClock(monotonicSeconds: { read() + offset }, wallMilliseconds: wallMilliseconds)
    }
}
