/// `UITabBarController`: several controllers of which the selected one is shown; the others load when needed.
///
/// Source: navigation-containment.md R13 and its later evidence.
final class TabBarController: ViewController {
    var viewControllers: [ViewController] = [] { didSet { application.log.noteChange() } }
    /// Whether the app has given it controllers, or an empty list of them.
    private var hasControllers = false
    var selectedViewController: ViewController? { didSet { application.log.noteChange() } }
    /// The child whose view stands in the tab bar controller's view.
    var displayed: ViewController?
    /// `tabs`; empty where the app has given the controllers themselves.
    var tabs: [Tab] = [] { didSet { application.log.noteChange() } }
    var selectedTab: Tab? { didSet { application.log.noteChange() } }
    /// What was selected before the search tab that is.
    weak var tabBeforeSearch: Tab?
    var sidebar = TabSidebar() { didSet { application.log.noteChange() } }
    /// An animated change that runs.
    var transition: TabTransition?
    /// Whether a gesture of the app's own selects a tab at this moment.
    var isDraggingTab = false
    /// The tabs for which the bar has no room, once there have been too many.
    var moreList: MoreList?
    /// The tab that was selected last, the More tab apart.
    var lastTab: ViewController?
    /// Whether the tabs are being exchanged, during which nothing new is selected.
    private var isReplacing = false
    /// One that is no tab any more, but whose view the change to a new tab needs.
    var leaving: ViewController?

    /// Whether the app has taken the bar away, which is what `isTabBarHidden` answers.
    ///
    /// What a controller on the stack does to the bar is not in it.
    /// Source: lnpopup-tab-bar-hidden-by-a-push-is-not-hidden-by-the-app-ios18.
    var hidesTabBar = false

    /// Whether the app, or a controller on the stack that is shown, has taken the tab bar away.
    ///
    /// Source: class reference, `hidesBottomBarWhenPushed`; UITabBarController reference, `isTabBarHidden`.
    var isTabBarHidden: Bool {
        hidesTabBar || selectedViewController.map(host)?.hidesBottomBar ?? false
    }

    var selectedIndex: Int? {
        if let root = selectedTab?.root { return tabs.firstIndex { $0 === root } }
        return selectedViewController.flatMap { selected in viewControllers.firstIndex { $0 === selected } }
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
        hasControllers = true
        settings.removeAll { $0.property == .customizableViewControllers }
        isReplacing = true
        defer { isReplacing = false }
        leaving = nil
        for removed in old where !controllers.contains(where: { $0 === removed }) {
            try removed.send(.willMoveToParent, .controller(nil))
            if animated, !controllers.isEmpty, removed === displayed, asksForAnimation {
                leaving = removed
            } else {
                try remove(removed)
            }
        }
        for added in controllers where added.parent !== self && !isOnMoreStack(added) {
            try addChild(added)
            try added.sendDidMove(to: self)
        }
        isReplacing = false
        try updateMore()
        if let selected = selectedViewController, isSelectable(selected) { return try removeLeaving() }
        selectedViewController = nil
        guard let first = controllers.first else { return }
        try select(controllers.indices.contains(index) ? controllers[index] : first)
        try removeLeaving()
    }

    private func isSelectable(_ controller: ViewController) -> Bool {
        viewControllers.contains { $0 === controller }
            || controller === moreList?.navigationController && hasOverflow
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

    private func endForwarded(_ state: AppearanceState, animated: Bool) throws(Interruption) {
        guard let displayed, displayed.isShown(in: self) || displayed.appearance.isUnderWay else { return }
        try displayed.endForwardedAppearance(state, animated: animated)
    }

    // MARK: - What UIKit asks of a container

    override var members: [ViewController] { viewControllers }

    override func containerValue(of property: Property) -> Value {
        switch property {
        // Source: probe-tabs-and-controllers-ios26.
        // One that was never given any has none. Source: xamarin-tab-defaults-ios12.
        case .viewControllers: tabs.isEmpty && hasControllers ? Value(viewControllers) : .null
        case .selectedViewController: Value(selectedViewController)
        case .selectedIndex: selectedIndex.map { .number(Double($0)) } ?? .null
        case .isTabBarHidden: .bool(hidesTabBar)
        case .rotatingHeaderView: selectedViewController?.value(of: property) ?? .null
        case .rotatingFooterView: .string(Property.tabBar.rawValue)
        case .customizableViewControllers:
            setting(property) ?? (hasControllers ? Value(viewControllers) : .null)
        case .moreNavigationController: Value(moreList?.navigationController)
        case .tabs: .array(tabs.map { $0.value(placed: placedTabs) })
        case .selectedTab: (selectedTab?.identifier).map(Value.string) ?? .null
        case .sidebar: sidebar.value
        default: .null
        }
    }

    override func willRead(_ property: Property) throws(Interruption) {
        if property == .moreNavigationController { try makeMoreList() }
    }

    override func didLose(_ child: ViewController) throws(Interruption) {
        viewControllers.removeAll { $0 === child }
        if child === displayed { try hide(child) }
        // A tab on the stack of the More list is given back, with the list selected in its place.
        if child === moreList?.navigationController { try loseMoreList() }
        guard !isReplacing else { return }
        let wasSelected = child === selectedViewController
        try updateMore()
        guard wasSelected else { return }
        selectedViewController = nil
        if let first = viewControllers.first { try select(first) }
        if !tabs.isEmpty { selectedTab = tabs.first { $0.shownController === selectedViewController } }
    }

    override func didSet(_ property: Property, _ value: Value) throws(Interruption) {
        if property == .selectedTab, let name = value.string { return try selectTab(named: name) }
        if property == .sidebar { return try setSidebar(value) }
        if property == .isTabBarHidden { return try setTabBarHidden(value.bool ?? false) }
        if property == .mode { return try followSidebarAvailability() }
        if property == .compactTabIdentifiers { return isOnScreen ? try updateMore() : () }
        if property == .bottomAccessory { return layOutContent() }
        // Before it has children the index waits for them.
        guard !viewControllers.isEmpty else { return }
        switch (property, value) {
        case (.selectedIndex, .number(let index)): try selectIndex(index)
        case (.selectedViewController, .controller(let label)):
            try selectListed(application.find(label))
        default: break
        }
    }

    override var ownControls: [ControlDescription] { (isOnScreen ? barControls : []) + super.ownControls }

    /// A button of the app's in its view or its item, else one that its document has there, else a tab.
    override func tapOwnControl(_ name: String) throws(Interruption) -> Bool {
        if try super.tapOwnControl(name) { return true }
        guard control(named: name) == nil else { return false }
        if name == "sidebar", tab(named: name) == nil {
            try tapSidebarButton()
        } else {
            try tap(name)
        }
        return true
    }

    override func releaseContents() {
        leaveTabs()
        moreList?.release()
        moreList = nil
        lastTab = nil
        leaving = nil
        viewControllers = []
        selectedViewController = nil
        displayed = nil
    }

    override var brokenContents: [String] {
        viewControllers.filter { $0.parent !== self && !isOnMoreStack($0) }.map {
            "\($0.identity.label) is a tab of \(identity.label) but not its child"
        }
    }

    /// A tab bar controller loads its view while it is created.
    ///
    /// Source: tab-viewdidload-in-init.
    override func initialize() throws(Interruption) { try loadViewIfNeeded() }

    override func fillContents(
        _ contents: [ViewController], _ description: ControllerDescription
    ) throws(Interruption) {
        try setViewControllers(contents, animated: false)
        // New tabs are all customizable; what the description says comes after them.
        for setting in description.properties where setting.property == .customizableViewControllers {
            try set(setting.property, setting.value)
        }
    }

    override func fillRelationships(_ related: [RelatedController]) throws(Interruption) {
        guard !related.isEmpty else { return }
        try setViewControllers(related.map(\.controller), animated: false)
    }

    override func fillTabs(_ references: [ControllerReference]) throws(Interruption) {
        try setTabs(references)
    }

    override func setViewControllers(by operation: Operation) throws(Interruption) {
        leaveTabs()
        try setViewControllers(
            SetViewControllersOperation.controllers(operation, in: application), animated: operation.animated)
    }

    override func addChildFromOutside(_ child: ViewController) throws(Interruption) { try addTab(child) }

    override func showsView(of child: ViewController) -> Bool { child === displayed }
    override var resizesChildren: Bool { true }

    override func area(of child: ViewController, in own: ViewArea, with bars: BarHeights) -> ViewArea {
        areaBesideBar(of: child, in: own, with: bars)
    }

    override var orientationQuestions: (supported: Callback, preferred: Callback)? {
        (.tabSupportedOrientations, .tabPreferredOrientation)
    }

    override var forwardsAppearanceFromInside: Bool { true }

    override func drivesAppearance(of child: ViewController) -> Bool {
        child === displayed || application.transition(driving: child) != nil
    }

    override func sizeClassDidChange() throws(Interruption) {
        try updateMore()
        try updateManagedStack()
        try followSidebarAvailability()
    }

    override func childrenAsked(about question: Callback) -> [ViewController] { viewControllers }

    /// Source: lifecycle-rotation.md 1.9.
    override func statusBarChild(_ question: Application.StatusBarQuestion) -> ViewController? {
        selectedViewController.map(host)
    }

    override func unwind(towards child: ViewController) throws(Interruption) { try select(child) }

    /// Source: preserve-tab.
    override func encodeContents(with preservation: Preservation) -> [String]? {
        for child in viewControllers { _ = preservation.reference(to: child) }
        let selected = selectedViewController?.restorationPath
        preservation.encode { $0.selected = selected }
        return nil
    }

    override func decodeContents(
        _ coder: RestorationArchive.Controller, of restoration: Restoration
    ) throws(Interruption) {
        guard let selected = restoration.controller(at: coder.selected),
            viewControllers.contains(where: { $0 === selected })
        else { return }
        try select(selected)
    }
}
