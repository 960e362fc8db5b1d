/// Why an operation could not be carried out at all; the session then stays as it was.
package enum OperationError: Error, Sendable, Equatable {
    /// No live controller has that label or id; the field that names it, as below, where it is no target, and
    /// the label that was probably meant.
    case unknownController(String, field: String? = nil, nearest: String? = nil)
    /// The operation does not exist for that controller; the text says why and what would do.
    case notApplicable(String)
    /// A value that the operation cannot take; the field and the reason.
    ///
    /// The field is a JSON pointer without its first slash.
    case invalidArgument(field: String, reason: String)
    /// Something that the version of iOS has not; the field, as above, and the versions that have it.
    case notAvailable(field: String, reason: String)
    /// A limit of `ModelLimits` was met; the text names it.
    case limitExceeded(String)
    /// Who watches over the request has ended it.
    case stopped(WorkRefusal)
    /// UIKit has it, the model has it not yet.
    case notModelled(String)
    /// The app has been terminated and can only be launched again.
    case notRunning
}
