/// What stops an operation in the middle of the model.
enum Interruption: Error {
    /// UIKit raises; the operation's outcome is `raised`.
    case exception(UIKitException)
    /// The operation cannot be carried out; the session goes back to what it was.
    case error(OperationError)

    static func exception(_ name: UIKitException.Name, _ reason: String) -> Interruption {
        .exception(UIKitException(name: name.rawValue, reason: reason))
    }
}

extension UIKitException {
    /// The exceptions that UIKit raises on behalf of controllers.
    enum Name: String {
        case invalidArgument = "NSInvalidArgumentException"
        case internalInconsistency = "NSInternalInconsistencyException"
        case generic = "NSGenericException"
        case range = "NSRangeException"
        case hierarchyInconsistency = "UIViewControllerHierarchyInconsistency"
        case invalidUnarchiveOperation = "NSInvalidUnarchiveOperationException"
        case unknownKey = "NSUnknownKeyException"
        case invalidInterfaceOrientation = "UIApplicationInvalidInterfaceOrientation"
    }
}
