package import ControllerHierarchy

/// Where an operation stands that has stopped in a call, and what has happened since it was last heard of.
package struct PauseReport: Sendable {
    /// What further requests on the session have to carry.
    package let token: String
    package let pause: Pause
    /// The place in the session's log of the call that has stopped.
    package let sequence: Int
    /// What has happened since the last answer.
    package let events: EventList
    /// The place in the session's log of the first of `events`.
    package let firstSequence: Int
    /// The session's version, which is that before the operation.
    package let version: Int
    /// The operation's number; 0 for the launch.
    package let operation: Int
    /// Virtual seconds since launch.
    package let time: Double
}

/// What a request on an operation that may stop comes to.
package enum PauseOutcome: Sendable {
    /// A call has stopped, or stands still where it was.
    case paused(PauseReport)
    /// The operation is over; the first so many of its events have been told before.
    ///
    /// Its kind is nil for the return to the launch.
    case finished(OperationReceipt, OperationKind?, told: Int)
    /// The same of a batch, with all of its events.
    case finishedBatch(BatchReceipt, [OperationKind])
    /// The launch is over, and the session there.
    case launched(CreatedSession, told: Int)
    /// It never was.
    case abandoned
}

/// What a call that waited came to when it had been told to go on.
struct EndedResumption: Sendable {
    let token: String
    let result: Result<PauseOutcome, BatchFailure>
}

/// Told once what a request on an operation that may stop comes to.
package typealias PauseAnswer = @Sendable (Result<PauseOutcome, BatchFailure>) -> Void
