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
    var storedTabs: [UITab] = []
    /// The tab of which the delegate has heard last.
    weak var lastSelected: UITab?

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
            askForAnimator(to: shown.indices.contains(selectedIndex) ? shown[selectedIndex] : first)
        }
        let references = JSON.array(shown.map(\.reference))
        storedTabs = []
        live.perform(
            "setViewControllers", on: self, ["viewControllers": references, "animated": .bool(animated)])
    }

    open var selectedViewController: UIViewController? {
        get { controller("selectedViewController") }
        set {
            guard let newValue else { return }
            select(["controller": newValue.reference], askForAnimator(to: newValue, mayInteract: true))
        }
    }

    /// The place of the selected tab; `NSNotFound` where there is none.
    open var selectedIndex: Int {
        get { read("selectedIndex").number.flatMap { Int(exactly: $0) } ?? NSNotFound }
        set {
            guard let viewControllers, viewControllers.indices.contains(newValue) else { return }
            let driver = askForAnimator(to: viewControllers[newValue], mayInteract: true)
            select(["index": .number(Double(newValue))], driver)
        }
    }

    private func select(
        _ fields: [String: JSON], _ driver: (any UIViewControllerInteractiveTransitioning)?
    ) {
        guard let driver else {
            live.perform("select", on: self, fields)
            return
        }
        live.begin(.init(controller: driver, operation: "interactiveSelect", target: self), on: label, fields)
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
    ///
    /// - Parameter mayInteract: Whether the delegate is asked as well who drives it.
    /// - Returns: The object that drives the transition by a gesture.
    @discardableResult
    func askForAnimator(
        to: UIViewController, mayInteract: Bool = false
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        guard let delegate, let from = selectedViewController, from !== to else { return nil }
        let animator = delegate.tabBarController(self, animationControllerForTransitionFrom: from, to: to)
        live.animations[label] = animator
        guard hasDelegateData || animator != nil else { return nil }
        hasDelegateData = animator != nil
        let driver = animator.flatMap {
            mayInteract && live.mayInteract
                ? delegate.tabBarController(self, interactionControllerFor: $0) : nil
        }
        let found = Interaction.controller(driver)
        write("delegate", animator.map { $0.described(isInteractive: found != nil) } ?? [:])
        return found
    }
}
