/// What stops an operation in the middle of the model.
///
/// Behind a reference: nearly every function may throw it, and each would else have room for its five words
/// ready, and hand on where that is.
indirect enum Interruption: Error {
    /// UIKit raises; the operation's outcome is `raised`.
    case exception(UIKitException)
    /// The operation cannot be carried out; the session goes back to what it was.
    case error(OperationError)

    static func exception(_ name: UIKitException.Name, _ reason: String) -> Interruption {
        .exception(UIKitException(name: name.rawValue, reason: reason))
    }
}

extension Interruption {
    /// The same where the content that is refused stands in a field of other content.
    func inside(_ place: String) -> Interruption {
        switch self {
        case .error(.invalidArgument(let field, let reason)):
            .error(.invalidArgument(field: "\(place)/\(field)", reason: reason))
        case .error(.unknownController(let name, let field, let nearest)):
            .error(
                .unknownController(name, field: field.map { "\(place)/\($0)" } ?? place, nearest: nearest))
        case .error(.notAvailable(let field, let reason)):
            .error(.notAvailable(field: "\(place)/\(field)", reason: reason))
        case .error, .exception: self
        }
    }

    /// As `inside`, of app code at that place of the app's description; what has been refused in code that
    /// this code had run has a place of its own.
    func inAppCode(_ place: String) -> Interruption {
        switch self {
        case .error(.invalidArgument(let field, _)), .error(.notAvailable(let field, _)),
            .error(.unknownController(_, let field?, _)):
            AppCodePlace.roots.contains { field.hasPrefix($0) } ? self : inside(place)
        case .error, .exception: inside(place)
        }
    }
}

/// Where an operation of the app's own code stands in the app's description.
enum AppCodePlace {
    /// What the places of all code begin with.
    fileprivate static let roots = ["classes/", "app/scripts/", "scene/scripts/", "delegates/"]

    /// A script of a class.
    static func script(
        _ index: Int, of appClass: AppClass, at moment: ClassDescription.Moment
    ) -> String {
        let name =
            switch moment {
            case .callback(let callback): callback.names.label
            case .action(let selector): selector
            }
        return "classes/\(appClass.name)/scripts/\(name)/\(index)/do"
    }

    /// A script of a delegate of the controller of that label, by the label of the method's line.
    static func script(_ index: Int, ofDelegateOf label: String, at callback: Callback) -> String {
        "delegates/\(label).\(callback.names.label)/\(index)/do"
    }

    /// A script of the application's delegate or of the scene's.
    static func script(_ index: Int, ofDelegateAt callback: Callback) -> String {
        let names = callback.names
        let isOfApplication = ["application", "userNotificationCenter"].contains { names.swift.hasPrefix($0) }
        return "\(isOfApplication ? "app" : "scene")/scripts/\(names.label)/\(index)/do"
    }
}

extension UIKitException {
    /// The exceptions that UIKit raises on behalf of controllers.
    enum Name: String {
        case objectNotAvailable = "NSObjectNotAvailableException"
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
