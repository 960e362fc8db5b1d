import Foundation

/// What code uses of Objective-C's runtime, as far as it can be without one.

/// How an associated object is held; where there is no Objective-C always strongly.
public enum objc_AssociationPolicy: Sendable {
    case OBJC_ASSOCIATION_ASSIGN, OBJC_ASSOCIATION_RETAIN_NONATOMIC, OBJC_ASSOCIATION_COPY_NONATOMIC
    case OBJC_ASSOCIATION_RETAIN, OBJC_ASSOCIATION_COPY
}

/// The object that is associated with a responder; other objects have none.
@preconcurrency @MainActor
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    (object as? UIResponder)?.associated[key]
}

/// Associates an object with a responder, which holds it.
@preconcurrency @MainActor
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) { (object as? UIResponder)?.associated[key] = value }

extension NSObjectProtocol {
    /// Whether the object has a method of that name; only a controller's `actions` are known.
    @preconcurrency @MainActor public func responds(to selector: Selector!) -> Bool {
        guard let controller = self as? UIViewController, let selector else { return false }
        return type(of: controller).actions[selector.name] != nil
    }
}

extension UINavigationController {
    /// Creates a stack of the class that the value is: a class that is a value has required initializers alone.
    public static func make(rootViewController: UIViewController) -> Self {
        guard let stack = self.init(coder: NSCoder()) else {
            fatalError("\(self).init(coder:) has answered nil")
        }
        stack.setViewControllers([rootViewController], animated: false)
        return stack
    }
}

/// What a peek knows of where it begins.
@preconcurrency @MainActor public protocol UIViewControllerPreviewing: NSObjectProtocol {
    var sourceView: UIView { get }
    var sourceRect: CGRect { get set }
}

/// What is asked for a preview.
@preconcurrency @MainActor public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
    ) -> UIViewController?
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}

private final class Previewing: NSObject, UIViewControllerPreviewing {
    let sourceView: UIView
    var sourceRect = CGRect.zero

    init(_ sourceView: UIView) { self.sourceView = sourceView }
}

extension UIViewController {
    /// Nobody presses the screen: the registration stands and nothing comes of it.
    @discardableResult
    public func registerForPreviewing(
        with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
    ) -> any UIViewControllerPreviewing { Previewing(sourceView) }

    public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
}
