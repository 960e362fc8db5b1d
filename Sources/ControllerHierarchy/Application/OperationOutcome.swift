/// What came of an operation that could be carried out as UIKit would.
package struct OperationOutcome: Sendable {
    package var outcome: Outcome = .completed
    /// What was raised, when the outcome is `raised`.
    package var exception: UIKitException?
    /// Members of the operation's result, such as `controller`.
    package var result: [Value.Member] = []
    /// Everything that happened, in the order in which the calls were entered.
    package var events: [Event] = []
    /// Indices into `events` in the order in which the calls returned; kept only when the application records
    /// it.
    package var returnOrder: [Int] = []
    /// Virtual seconds since launch, at the end.
    package var time: Double = 0
    /// Whether nothing is in flight.
    package var isSettled = true
    /// What is still waiting, when it is not settled.
    package var waitingFor: [String] = []

    package enum Outcome: String, Sendable, CaseIterable {
        case completed
        /// UIKit logged a message or did nothing.
        case ignored
        case raised
    }
}

/// Why an operation could not be carried out at all; the session then stays as it was.
package enum OperationError: Error, Sendable, Equatable {
    case unknownController(String)
    /// The operation does not exist for that controller; the text says why and what would do.
    case notApplicable(String)
    /// A value that the operation cannot take; the field and the reason.
    case invalidArgument(field: String, reason: String)
    /// A limit of `ModelLimits` was met; the text names it.
    case limitExceeded(String)
    /// Who watches over the request has ended it.
    case stopped(WorkRefusal)
    /// UIKit has it, the model has it not yet.
    case notModelled(String)
    /// The app has been terminated and can only be launched again.
    case notRunning
}
