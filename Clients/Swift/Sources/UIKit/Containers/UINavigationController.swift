import Foundation

/// A stack of controllers. Source: https://developer.apple.com/documentation/uikit/uinavigationcontroller
@preconcurrency @MainActor open class UINavigationController: UIViewController {
    override class var builtIn: UIViewController.Type { UINavigationController.self }
    /// What a push or pop does.
    public enum Operation: Int, Sendable { case none, push, pop }

    /// The object that hears of what is shown; not held.
    open weak var delegate: (any UINavigationControllerDelegate)? {
        didSet { write("delegate", delegate == nil ? .null : [:]) }
    }

    public let navigationBar = UINavigationBar()
    private var leavingLabel: String?
    /// The controller that the transition takes away.
    var leaving: UIViewController? { leavingLabel.flatMap { live.controller($0) } }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        setViewControllers([rootViewController], animated: false)
    }

    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var viewControllers: [UIViewController] {
        get { controllers("viewControllers") }
        set { setViewControllers(newValue, animated: false) }
    }

    open var topViewController: UIViewController? { controller("topViewController") }
    open var visibleViewController: UIViewController? { controller("visibleViewController") }

    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        if animated, let last = viewControllers.last, last !== topViewController {
            askForAnimator(self.viewControllers.contains(last) ? .pop : .push, to: last)
        }
        let references = viewControllers.map(\.reference)
        let fields: [String: JSON] = ["viewControllers": .array(references), "animated": .bool(animated)]
        live.perform("setViewControllers", on: self, fields)
    }

    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        if animated { askForAnimator(.push, to: viewController) }
        live.perform("push", on: self, ["controller": viewController.reference, "animated": .bool(animated)])
    }

    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        let stack = viewControllers
        guard stack.count > 1 else { return nil }
        let driver = animated ? askForAnimator(.pop, to: stack[stack.count - 2], mayInteract: true) : nil
        if let driver {
            live.begin(.init(controller: driver, operation: "interactivePop", target: self), on: label)
        } else {
            live.perform("pop", on: self, ["animated": .bool(animated)])
        }
        return stack.last
    }

    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        let stack = viewControllers
        if animated { askForAnimator(.pop, to: viewController) }
        live.perform(
            "popTo", on: self, ["controller": viewController.reference, "animated": .bool(animated)])
        return stack.firstIndex(of: viewController).map { Array(stack[($0 + 1)...]) }
    }

    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        let stack = viewControllers
        guard stack.count > 1 else { return nil }
        if animated { askForAnimator(.pop, to: stack[0]) }
        live.perform("popToRoot", on: self, ["animated": .bool(animated)])
        return Array(stack[1...])
    }

    /// What a pop goes to.
    var belowTop: UIViewController? { viewControllers.dropLast().last }

    /// Asks the delegate who animates, and tells the session.
    ///
    /// - Parameter mayInteract: Whether the delegate is asked as well who drives it.
    /// - Returns: The object that drives the transition by a gesture.
    @discardableResult
    func askForAnimator(
        _ operation: Operation, to: UIViewController?, mayInteract: Bool = false
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        guard let from = topViewController, let to else { return nil }
        leavingLabel = from.label
        guard let delegate else { return nil }
        let animator = delegate.navigationController(
            self, animationControllerFor: operation, from: from, to: to)
        live.animations[label] = animator
        guard hasDelegateData || animator != nil else { return nil }
        hasDelegateData = animator != nil
        let driver = animator.flatMap {
            mayInteract && live.mayInteract
                ? delegate.navigationController(self, interactionControllerFor: $0) : nil
        }
        let found = Interaction.controller(driver)
        write("delegate", animator.map { $0.described(isInteractive: found != nil) } ?? [:])
        return found
    }

    // MARK: Bars

    open var isNavigationBarHidden: Bool {
        get { read("isNavigationBarHidden").bool ?? false }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        live.perform(
            "setNavigationBarHidden", on: self, ["hidden": .bool(hidden), "animated": .bool(animated)])
    }

    open var isToolbarHidden: Bool {
        get { read("isToolbarHidden").bool ?? true }
        set { setToolbarHidden(newValue, animated: false) }
    }

    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        live.perform("setToolbarHidden", on: self, ["hidden": .bool(hidden), "animated": .bool(animated)])
    }

    /// The recognizer of the swipe back: its delegate may refuse, and `Understudy.swipeBack` is what a user does.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? {
        if let known = parts.popGesture { return known }
        let new = UIScreenEdgePanGestureRecognizer(target: nil, action: nil)
        parts.popGesture = new
        return new
    }
}

/// What a navigation controller tells its delegate; all of it is optional.
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool)
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool)
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask
}

extension UINavigationControllerDelegate {
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
    ) { unanswered() }
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
    ) { unanswered() }
    public func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    public func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    public func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask {
        unanswered()
        return .all
    }

    /// The delegate's methods as optional ones: `delegate?.navigationController?(controller, didShow: ...)`.
    public var navigationController: NavigationControllerMethods? {
        NavigationControllerMethods(delegate: self)
    }
}

/// Optional methods, which Swift has of Objective-C's protocols alone.
@preconcurrency @MainActor public struct NavigationControllerMethods {
    let delegate: any UINavigationControllerDelegate

    public func callAsFunction(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
    ) { delegate.navigationController(navigationController, willShow: viewController, animated: animated) }

    public func callAsFunction(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
    ) { delegate.navigationController(navigationController, didShow: viewController, animated: animated) }

    public func callAsFunction(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        delegate.navigationController(
            navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
    }

    public func callAsFunction(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        delegate.navigationController(navigationController, interactionControllerFor: animationController)
    }
}

/// Notes that a delegate has no such method, so that what it is by itself stands.
@MainActor func unanswered() { Understudy.currentIfAny?.frame?.isUnanswered = true }
