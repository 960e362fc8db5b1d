/// What one request may cost, whatever it asks for.
package struct RequestLimits: Sendable {
    /// Events that its operations cause, those of a batch or a scenario together.
    package var eventsMax = 100_000
    /// Milliseconds of processor time.
    package var millisecondsMax = 2_000
    /// Microseconds of processor time on a thread that serves connections; longer work is postponed.
    package var servingMicrosecondsMax = 1_000
    /// Bytes that are kept for its answer besides its body.
    package var memoryBytesMax = 16 << 20
    /// Bytes of its answer.
    package var answerBytesMax = 32 << 20
    /// Pairs of an expected line and an event that are compared.
    package var comparisonsMax = 4_000_000

    /// The default limits.
    package init() {}
}
