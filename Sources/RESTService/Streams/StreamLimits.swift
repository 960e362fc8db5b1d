/// How many event streams there may be, and how each of them is kept alive and in bounds.
package struct StreamLimits: Sendable {
    /// Streams of one session.
    package var perSession = 8
    /// Silence after which a comment is sent, which tells a live stream from a dead one.
    package var heartbeat = Duration.seconds(15)
    /// Bytes that may wait for a client; while there are so many, nothing more is read for it.
    package var waitingBytesMax = 256 << 10
    /// How long a client may leave all that waits for it before its stream ends.
    package var stallMax = Duration.seconds(5)
    /// Events that are read at a time.
    package var eventsPerPage = 1_000
    /// About how many events may be caused once more before it is another session's turn.
    package var workPerTurn = 4_000

    /// The default limits.
    package init() {}
}
