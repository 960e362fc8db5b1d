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
    /// The tabs for which the bar has no room, once there have been too many.
    var moreList: MoreList?
    /// The tab that was selected last, the More tab apart.
    var lastTab: ViewController?
    /// Whether the tabs are being exchanged, during which nothing new is selected.
    private var isReplacing = false

    override func showsView(of child: ViewController) -> Bool { child === displayed }

    override var forwardsAppearanceFromInside: Bool { true }

    override func drivesAppearance(of child: ViewController) -> Bool {
        child === displayed || application.transition(driving: child) != nil
    }

    /// Whether a controller on the stack that is shown has taken the tab bar away.
    ///
    /// Source: class reference, `hidesBottomBarWhenPushed`.
    var isTabBarHidden: Bool {
        let front = selectedViewController.map(host)
        return (front as? NavigationController)?.hidesBottomBar
            ?? front?.setting(.hidesBottomBarWhenPushed)?.bool ?? false
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
        if let member = moreList?.member, !controllers.contains(where: { $0 === member }) {
            try moreList?.returnMember()
        }
        let index = selectedIndex ?? setting(.selectedIndex)?.number.flatMap { Int(exactly: $0) } ?? 0
        viewControllers = controllers
        settings.removeAll { $0.property == .customizableViewControllers }
        isReplacing = true
        defer { isReplacing = false }
        for removed in old where !controllers.contains(where: { $0 === removed }) {
            try removed.send(.willMoveToParent, .controller(nil))
            try removed.removeFromParent()
            removed.movement.subtract([.isMovingToParent, .isMovingFromParent])
        }
        for added in controllers where added.parent !== self && !isOnMoreStack(added) {
            try addChild(added)
            try added.sendDidMove(to: self)
        }
        isReplacing = false
        try updateMore()
        if let selected = selectedViewController, isSelectable(selected) { return }
        selectedViewController = nil
        guard let first = controllers.first else { return }
        try select(controllers.indices.contains(index) ? controllers[index] : first)
    }

    private func isOnMoreStack(_ controller: ViewController) -> Bool { moreList?.holds(controller) ?? false }

    private func isSelectable(_ controller: ViewController) -> Bool {
        viewControllers.contains { $0 === controller }
            || controller === moreList?.navigationController && !overflow.isEmpty
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
            try updateMore()
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
        guard let front = selectedViewController.map(host) else { return }
        if displayed === front, front.isViewLoaded { return }
        try displayed?.removeViewByContainer()
        displayed = front
        if let view = try front.hearer.view() { viewIfLoaded?.addSubview(view) }
        front.setNeedsLayout()
    }

    private func forward(_ isAppearing: Bool, animated: Bool) throws(Interruption) {
        if let displayed { try forwardBegin(isAppearing, to: displayed, animated: animated) }
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

    override func sizeClassDidChange() throws(Interruption) { try updateMore() }

    override func didLose(_ child: ViewController) throws(Interruption) {
        viewControllers.removeAll { $0 === child }
        if child === lastTab { lastTab = nil }
        if child === displayed { try hide(child) }
        guard !isReplacing else { return }
        let wasSelected =
            child === selectedViewController || child === selectedViewController.map(host)
            || child === moreList?.navigationController && selectedViewController === moreList?.member
        if child === moreList?.navigationController { try loseMoreList() }
        try updateMore()
        guard wasSelected else { return }
        selectedViewController = nil
        if let first = viewControllers.first { try select(first) }
    }

    private func endForwarded(_ state: AppearanceState, animated: Bool) throws(Interruption) {
        guard let displayed, displayed.isShown(in: self) || displayed.appearanceDepth > 0 else { return }
        try displayed.endForwardedAppearance(state, animated: animated)
    }

    override func releaseContents() {
        moreList?.release()
        moreList = nil
        lastTab = nil
        viewControllers = []
        selectedViewController = nil
        displayed = nil
    }
}
