/// `UITabBarController`: several controllers of which the selected one is shown; the others load when needed.
///
/// Source: navigation-containment.md R13 and its later evidence.
final class TabBarController: ViewController {
    var viewControllers: [ViewController] = []
    private(set) var selectedViewController: ViewController?
    /// The child whose view stands in the tab bar controller's view.
    private var displayed: ViewController?

    override func showsView(of child: ViewController) -> Bool { child === displayed }

    override var forwardsAppearanceFromInside: Bool { true }

    var selectedIndex: Int? {
        selectedViewController.flatMap { selected in viewControllers.firstIndex { $0 === selected } }
    }

    /// Gives the tab bar controller its children; the first one is selected, as UIKit does.
    func setViewControllers(_ controllers: [ViewController], animated: Bool) throws(Interruption) {
        let old = viewControllers
        viewControllers = controllers
        for removed in old where !controllers.contains(where: { $0 === removed }) {
            try removed.send(.willMoveToParent, .controller(nil))
            try removed.removeFromParent()
            removed.movement.subtract([.isMovingToParent, .isMovingFromParent])
        }
        for added in controllers where added.parent !== self {
            try addChild(added)
            try added.sendDidMove(to: self)
        }
        if let selected = selectedViewController, controllers.contains(where: { $0 === selected }) { return }
        selectedViewController = nil
        if let first = controllers.first { try select(first) }
    }

    private func hide(_ controller: ViewController) throws(Interruption) {
        try controller.disappearAtOnce()
        displayed = nil
    }

    /// Selects a child: the load and both wills now, the dids after the commit.
    ///
    /// Source: on-tab-switch-sync-26, tab-switch-first-ios5.
    func select(_ controller: ViewController) throws(Interruption) {
        guard controller !== selectedViewController else { return }
        selectedViewController = controller
        guard isViewLoaded, window != nil, appearance != .disappeared else { return }
        try show(controller)
    }

    private func show(_ controller: ViewController) throws(Interruption) {
        guard controller !== displayed else { return }
        let transition = TabTransition(self, from: displayed, to: controller)
        displayed = controller
        try transition.begin()
    }

    override func superImplementation(of callback: Callback, _ payload: Event.Payload) throws(Interruption) {
        try super.superImplementation(of: callback, payload)
        guard case .animated(let animated) = payload else { return }
        switch callback {
        case .viewWillAppear:
            try prepareSelected()
            try forward(true, animated: animated)
        case .viewWillDisappear: try forward(false, animated: animated)
        case .viewDidAppear: try endForwarded(.appeared, animated: animated)
        case .viewDidDisappear: try endForwarded(.disappeared, animated: animated)
        default: break
        }
    }

    /// Puts the selected child's view in place before the first appearance.
    private func prepareSelected() throws(Interruption) {
        guard let selectedViewController, displayed !== selectedViewController else { return }
        try displayed?.removeViewByContainer()
        displayed = selectedViewController
        if let view = try selectedViewController.view() { viewIfLoaded?.addSubview(view) }
        selectedViewController.setNeedsLayout()
    }

    private func forward(_ isAppearing: Bool, animated: Bool) throws(Interruption) {
        guard forwardsAutomatically, let displayed, displayed.isVisible(in: self) else { return }
        let goal: AppearanceState = isAppearing ? .appeared : .disappeared
        guard AppearanceState.finished(displayed.appearance) != goal else { return }
        try displayed.beginAppearanceTransition(isAppearing, animated: animated)
    }

    override func didLose(_ child: ViewController) throws(Interruption) {
        viewControllers.removeAll { $0 === child }
        if child === displayed { try hide(child) }
        guard child === selectedViewController else { return }
        selectedViewController = nil
        if let first = viewControllers.first { try select(first) }
    }

    private func endForwarded(_ state: AppearanceState, animated: Bool) throws(Interruption) {
        guard let displayed, displayed.isVisible(in: self) || displayed.appearanceDepth > 0 else { return }
        try displayed.endForwardedAppearance(state, animated: animated)
    }

    override func releaseContents() {
        viewControllers = []
        selectedViewController = nil
        displayed = nil
    }
}

/// The change from one selected tab to another.
final class TabTransition: Transition {
    private let tabBarController: TabBarController
    private let from: ViewController?
    private let to: ViewController

    init(_ tabBarController: TabBarController, from: ViewController?, to: ViewController) {
        self.tabBarController = tabBarController
        self.from = from
        self.to = to
        super.init(application: tabBarController.application, isAnimated: false, duration: 0)
        from?.addOwner()
        to.addOwner()
    }

    override var name: String { "the tab change of \(tabBarController.identity.label)" }

    private var sides: TransitionSides { TransitionSides(leaving: from, arriving: to, order: .tab) }

    override func begin() throws(Interruption) {
        try super.begin()
        try to.view()
        try sides.sendWills(animated: false)
        if let view = to.viewIfLoaded { tabBarController.viewIfLoaded?.addSubview(view) }
        to.setNeedsLayout()
        application.runLoop.scheduleAfterCommit(.finish(self))
    }

    override func finish(completed: Bool) throws(Interruption) {
        try from?.removeViewByContainer()
        try sides.sendDids()
        from?.removeOwner()
        to.removeOwner()
    }
}
