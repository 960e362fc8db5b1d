import Foundation

/// Controllers side by side, one of which is selected. Source:
/// https://developer.apple.com/documentation/uikit/uitabbarcontroller
@preconcurrency @MainActor open class UITabBarController: UIViewController {
    override class var builtIn: UIViewController.Type { UITabBarController.self }

    /// The object that hears of what is selected; not held.
    open weak var delegate: (any UITabBarControllerDelegate)? {
        didSet { write("delegate", delegate == nil ? .null : [:]) }
    }

    public let tabBar = UITabBar()

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var viewControllers: [UIViewController]? {
        get {
            let found = controllers("viewControllers")
            return found.isEmpty ? nil : found
        }
        set { setViewControllers(newValue, animated: false) }
    }

    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let shown = viewControllers ?? []
        // The selected one stays where it is, if it is among the new ones.
        if animated, let first = shown.first, !shown.contains(where: { $0 === selectedViewController }) {
            askForAnimator(to: first)
        }
        let references = JSON.array(shown.map(\.reference))
        live.perform(
            "setViewControllers", on: self, ["viewControllers": references, "animated": .bool(animated)])
    }

    open var selectedViewController: UIViewController? {
        get { controller("selectedViewController") }
        set {
            guard let newValue else { return }
            askForAnimator(to: newValue)
            live.perform("select", on: self, ["controller": newValue.reference])
        }
    }

    /// The place of the selected tab; `NSNotFound` where there is none.
    open var selectedIndex: Int {
        get { read("selectedIndex").number.flatMap { Int(exactly: $0) } ?? NSNotFound }
        set {
            guard let viewControllers, viewControllers.indices.contains(newValue) else { return }
            askForAnimator(to: newValue)
            live.perform("select", on: self, ["index": .number(Double(newValue))])
        }
    }

    open var moreNavigationController: UINavigationController {
        controller("moreNavigationController") as? UINavigationController ?? UINavigationController()
    }

    open var customizableViewControllers: [UIViewController]? {
        get { controllers("customizableViewControllers") }
        set { write("customizableViewControllers", .array((newValue ?? []).map(\.reference))) }
    }

    func askForAnimator(to index: Int) {
        guard let viewControllers, viewControllers.indices.contains(index) else { return }
        askForAnimator(to: viewControllers[index])
    }

    /// Asks the delegate who animates, and tells the session.
    func askForAnimator(to: UIViewController) {
        guard let delegate, let from = selectedViewController, from !== to else { return }
        let animator = delegate.tabBarController(self, animationControllerForTransitionFrom: from, to: to)
        live.animations[label] = animator
        guard hasDelegateData || animator != nil else { return }
        hasDelegateData = animator != nil
        let described = animator.map { ["duration": .number($0.transitionDuration(using: nil))] as JSON }
        write(
            "delegate", described.map { ["animator": $0, "animationControllerForTransitionFrom": $0] } ?? [:])
    }
}

/// What a tab bar controller tells its delegate; all of it is optional.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    func tabBarController(
        _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController])
    func tabBarController(
        _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController],
        changed: Bool)
    func tabBarController(
        _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController],
        changed: Bool)
    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UITabBarControllerDelegate {
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
        unanswered()
        return true
    }
    public func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) { unanswered() }
    public func tabBarController(
        _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
    ) { unanswered() }
    public func tabBarController(
        _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController],
        changed: Bool
    ) { unanswered() }
    public func tabBarController(
        _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController],
        changed: Bool
    ) { unanswered() }
    public func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    public func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

    /// The delegate's methods as optional ones.
    public var tabBarController: TabBarControllerMethods? { TabBarControllerMethods(delegate: self) }
}

/// Optional methods, which Swift has of Objective-C's protocols alone.
@preconcurrency @MainActor public struct TabBarControllerMethods {
    let delegate: any UITabBarControllerDelegate

    public func callAsFunction(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { delegate.tabBarController(tabBarController, shouldSelect: viewController) }

    public func callAsFunction(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {
        delegate.tabBarController(tabBarController, didSelect: viewController)
    }

    public func callAsFunction(
        _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
    ) { delegate.tabBarController(tabBarController, willBeginCustomizing: viewControllers) }

    public func callAsFunction(
        _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController],
        changed: Bool
    ) { delegate.tabBarController(tabBarController, willEndCustomizing: viewControllers, changed: changed) }

    public func callAsFunction(
        _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController],
        changed: Bool
    ) { delegate.tabBarController(tabBarController, didEndCustomizing: viewControllers, changed: changed) }

    public func callAsFunction(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        delegate.tabBarController(tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC)
    }

    public func callAsFunction(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        delegate.tabBarController(tabBarController, interactionControllerFor: animationController)
    }
}
