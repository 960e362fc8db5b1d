/// `UITabBarController`: several controllers of which the selected one is shown; the others load when needed.
///
/// Source: navigation-containment.md R13 and its later evidence.
final class TabBarController: ViewController {
    var viewControllers: [ViewController] = [] { didSet { application.hasChanged = true } }
    var selectedViewController: ViewController? { didSet { application.hasChanged = true } }
    /// The child whose view stands in the tab bar controller's view.
    var displayed: ViewController?
    /// An animated change that runs.
    var transition: TabTransition?

    override func showsView(of child: ViewController) -> Bool { child === displayed }

    override var forwardsAppearanceFromInside: Bool { true }

    override func drivesAppearance(of child: ViewController) -> Bool {
        child === displayed || child.runningTransition != nil
    }

    /// Whether a controller on the stack that is shown has taken the tab bar away.
    ///
    /// Source: class reference, `hidesBottomBarWhenPushed`.
    var isTabBarHidden: Bool {
        (selectedViewController as? NavigationController)?.hidesBottomBar
            ?? selectedViewController?.setting(.hidesBottomBarWhenPushed)?.bool ?? false
    }

    var selectedIndex: Int? {
        selectedViewController.flatMap { selected in viewControllers.firstIndex { $0 === selected } }
    }

    /// Gives the tab bar controller its children.
    ///
    /// The selected one stays selected; if it is gone, the one at its index is selected, else the first.
    /// Source: UITabBarController reference, the view controllers of a tab bar interface.
    func setViewControllers(_ controllers: [ViewController], animated: Bool) throws(Interruption) {
        let old = viewControllers
        let index = selectedIndex ?? setting(.selectedIndex)?.number.flatMap { Int(exactly: $0) } ?? 0
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
        guard let first = controllers.first else { return }
        try select(controllers.indices.contains(index) ? controllers[index] : first)
    }

    private func hide(_ controller: ViewController) throws(Interruption) {
        try controller.disappearAtOnce()
        displayed = nil
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
        guard let selectedViewController else { return }
        if displayed === selectedViewController, selectedViewController.isViewLoaded { return }
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

    override func didSet(_ property: Property, _ value: Value) throws(Interruption) {
        // Before it has children the index waits for them.
        guard !viewControllers.isEmpty else { return }
        switch (property, value) {
        case (.selectedIndex, .number(let index)): try selectIndex(index)
        case (.selectedViewController, .controller(let label)):
            try selectListed(application.find(label))
        default: break
        }
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
