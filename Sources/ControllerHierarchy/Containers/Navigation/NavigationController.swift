/// `UINavigationController`: a stack of controllers of which the top one is shown.
final class NavigationController: ViewController {
    /// The stack; it changes before any callback is sent.
    ///
    /// Source: nav-pop-stack-updated-in-willdisappear.
    var viewControllers: [ViewController] = [] {
        didSet {
            application.log.noteChange()
            lastPopped = 0
        }
    }
    /// The controller whose view stands in the navigation controller's view.
    var displayed: ViewController?
    /// A change of the stack that waits for the next layout pass.
    var pendingTransition: NavigationTransition?
    /// A transition whose animation runs.
    var transition: NavigationTransition?
    /// Changes that were asked for while a transition was running, in order.
    var queuedChanges: [QueuedChange] = []
    var isNavigationBarHidden = false
    var isToolbarHidden = true
    /// Whether the app shows the toolbar in the place of the tab bar that a controller hides.
    var insistsOnToolbar = false
    /// Whether a split view controller has made it for a plain controller in a column.
    var isMadeForColumn = false
    /// The number of whom the last change has taken off the top, else zero: that one has not been put back.
    var lastPopped: Int32 = 0
    /// What the stack shows besides, if it is that of a More list.
    var moreList: MoreList?
    /// The title that the root had as it became that; another one since is the stack's own.
    var titleOfRoot: Value?
    /// Whether a tab bar controller on screen is changing to this tab.
    var isArrivingTab = false
    var hasAppeared = false
    /// Whether `hidesBarsWhenVerticallyCompact` has hidden the bars, the toolbar among them.
    var hasHiddenForHeight = false
    var hasHiddenToolbarForHeight = false

    var topViewController: ViewController? { viewControllers.last }
    /// Whether the one that is displayed is the top; to ask counts no reference.
    var displaysTop: Bool {
        displayed.map(Unmanaged.passUnretained)?.toOpaque() == viewControllers.lastUnretained?.toOpaque()
    }

    override func superImplementation(of callback: Callback, _ payload: Event.Payload) throws(Interruption) {
        try super.superImplementation(of: callback, payload)
        guard case .animated(let animated) = payload else { return }
        switch callback {
        case .viewWillAppear:
            // A view that a memory warning has taken is loaded again in the layout pass.
            if let displayed, !displayed.isViewLoaded, transition == nil { self.displayed = nil }
            if !displaysTop { setNeedsLayout() }
            try forwardBegin(true, animated: animated)
        case .viewWillDisappear: try forwardBegin(false, animated: animated)
        case .viewDidAppear:
            try transition?.announceEarly()
            try endForwarded(.appeared, animated: animated)
            try endAppearance(animated: animated)
        case .viewDidDisappear:
            try endForwarded(.disappeared, animated: animated)
            try transitionUntilAppearance?.giveWay()
            try changeUnseen()
        default: break
        }
    }

    /// Starts the deferred change of the stack between the two layout callbacks.
    ///
    /// Source: op-bt-nav-root-loads-in-layout, nav-push-ios12.
    override func layoutSubviews() throws(Interruption) {
        if pendingTransition == nil, transition == nil, !displaysTop, isOnScreen {
            pendingTransition = NavigationTransition(
                self, from: displayed, to: topViewController, kind: .initial,
                isAnimated: appearance.isAnimated)
        }
        guard pendingTransition != nil, !isBusy, isOnScreen else { return }
        try pendingTransition.take()?.begin()
    }

    // MARK: - What UIKit asks of a container

    override var members: [ViewController] { ownStack }
    override var isStack: Bool { true }

    override func containerValue(of property: Property) -> Value {
        switch property {
        case .viewControllers: Value(listedStack)
        case .topViewController: Value(topViewController)
        case .visibleViewController: Value(visibleViewController)
        case .isNavigationBarHidden: .bool(isNavigationBarHidden)
        case .isToolbarHidden: .bool(hidesToolbar)
        case .rotatingHeaderView: .string(Property.navigationBar.rawValue)
        case .rotatingFooterView: topViewController?.value(of: property) ?? .null
        default: .null
        }
    }

    override func didLose(_ child: ViewController) throws(Interruption) {
        (parent as? SplitViewController)?.forgetDetail(child)
        guard viewControllers.contains(where: { $0 === child }) else { return }
        viewControllers.removeAll { $0 === child }
        try moreList?.didLose(child)
        guard child === displayed, !isBusy else { return }
        if isOnScreen { return try change(kind: .pop, animated: false) }
        // The one that was to show it first would have ended with an appearance that will not come.
        try transitionUntilAppearance?.giveWay()
        try removeDisplayed(child)
    }

    override func didSet(_ property: Property, _ value: Value) throws(Interruption) {
        guard let hidden = value.bool else { return }
        switch property {
        case .isNavigationBarHidden: try setNavigationBarHidden(hidden)
        case .isToolbarHidden: try setToolbarHidden(hidden)
        case .hidesBarsWhenVerticallyCompact:
            let wasHidden = isNavigationBarHidden
            adaptBarsToHeight()
            if wasHidden != isNavigationBarHidden { layOutContent() }
        default: break
        }
    }

    override var ownControls: [ControlDescription] { barControls + super.ownControls }

    override var tabBarItemOwner: ViewController {
        // The root's, with a title that this has handed on. Source: littlepotatosoftware 2016.
        guard setting(.tabBarItem) == nil, let root = viewControllers.first else { return self }
        let title = setting(.title) == titleOfRoot ? nil : setting(.title)
        return title == nil || title == root.setting(.tabBarItem)?["title"] ? root.tabBarItemOwner : self
    }

    override var titleOfUntitledTab: Value { setting(.title) ?? viewControllers.first?.titleOfTab ?? .null }

    override func tapOwnControl(_ name: String) throws(Interruption) -> Bool {
        if try tapOnBar(name) { return true }
        return try super.tapOwnControl(name)
    }

    override func contentWasSwiped(_ direction: SwipeDirection) throws(Interruption) -> Bool {
        guard hides(.hidesBarsOnSwipe), direction == .up || direction == .down else { return false }
        return try hideBars(direction == .up)
    }

    override func contentWasTapped() throws(Interruption) -> Bool {
        if hides(.hidesBarsOnTap) { return try hideBars(!isNavigationBarHidden) }
        guard barsComeWithTap, isNavigationBarHidden else { return false }
        return try hideBars(false)
    }

    override func keyboardWillAppear() throws(Interruption) {
        if hides(.hidesBarsWhenKeyboardAppears) { try hideBars(true) }
    }

    override func sizeClassDidChange() throws(Interruption) { adaptBarsToHeight() }
    override func windowSizeDidChange() throws(Interruption) { adaptBarsToHeight() }

    override func releaseContents() {
        moreList = nil
        displayed = nil
        viewControllers = []
        pendingTransition?.abandon()
        pendingTransition = nil
        transition = nil
        queuedChanges = []
    }

    override var brokenContents: [String] {
        viewControllers.filter { $0.parent !== self }.map {
            "\($0.identity.label) is on the stack of \(identity.label) but not its child"
        }
    }

    override var unsettledContents: [String] {
        guard isOnScreen else { return [] }
        let showsTop = displayed === topViewController
        return (showsTop ? [] : ["\(identity.label) does not show its top controller"])
            + (transition == nil && pendingTransition == nil
                ? [] : ["a transition of \(identity.label) has not ended"])
    }

    override func fillContents(
        _ contents: [ViewController], _ description: ControllerDescription
    ) throws(Interruption) {
        try keepingTitle { () throws(Interruption) in try initialize(contents) }
    }

    // Nobody pushes what is decoded. Source: relationship-stack-in-stack, probe-storyboard-load-ios26.
    override func fillRelationships(_ related: [RelatedController]) throws(Interruption) {
        try initialize(related.map(\.controller), isDecoded: true)
    }

    override func setViewControllers(by operation: Operation) throws(Interruption) {
        let controllers = try SetViewControllersOperation.controllers(operation, in: application)
        guard try !isRefused("setViewControllers:animated:") else { return }
        try setViewControllers(controllers, animated: operation.animated)
    }

    override func addChildFromOutside(_ child: ViewController) throws(Interruption) {
        try addToStack(child)
    }

    override func showsView(of child: ViewController) -> Bool { child === displayed }
    override var resizesChildren: Bool { true }

    override func area(of child: ViewController, in own: ViewArea, with bars: BarHeights) -> ViewArea {
        areaBetweenBars(of: child, in: own, with: bars)
    }

    override var loadsContentInLayout: Bool { displayed !== topViewController && topViewController != nil }

    /// A controller on the stack keeps the bar at the bottom hidden until it is popped.
    ///
    /// Source: class reference, `hidesBottomBarWhenPushed`; doc-hidesbottombar.
    override var hidesBottomBar: Bool {
        keepsBarHidden || viewControllers.contains { $0.setting(.hidesBottomBarWhenPushed)?.bool ?? false }
    }

    override var forwardsAppearanceFromInside: Bool { true }

    override func drivesAppearance(of child: ViewController) -> Bool {
        child === displayed || application.transition(driving: child) != nil
    }

    override var requestedTransition: Transition? {
        pendingTransition.flatMap { $0.isAnimated ? $0 : nil }
    }

    override var transitionUntilAppearance: Transition? { transition.flatMap { $0.isInitial ? $0 : nil } }

    /// A covered member hears of what changes the size that its view has still, one without a view of each.
    ///
    /// Source: radar-covered-hears-of-each-growth-ios9; littlego-buried-root-unloaded-told-of-turn-ios9.
    override var childrenToldOfSize: [ViewController] {
        let behavior = application.behavior
        guard behavior.holds(.coveredMembersHearOfResizes) else { return super.childrenToldOfSize }
        return viewControllers.filter { member in
            member === displayed
                || !member.isViewLoaded && behavior.holds(.unloadedMembersHearOfResizes)
                || member.isViewLoaded && member.knownEnvironment.size == member.windowEnvironment.size
        }
    }

    override func childrenAsked(about question: Callback) -> [ViewController] {
        question == .shouldAutorotateToInterfaceOrientation ? [topViewController].compactMap { $0 } : []
    }

    override var orientationQuestions: (supported: Callback, preferred: Callback)? {
        (.navigationSupportedOrientations, .navigationPreferredOrientation)
    }

    override var childItAnswersFor: ViewController? { topViewController }

    /// Source: status-nav-asks; without a bar simplenote-hidden-bar-asks-top-for-style-ios12.
    override func statusBarChild(_ question: Application.StatusBarQuestion) -> ViewController? {
        question == .style && !isNavigationBarHidden ? nil : topViewController
    }

    override func implements(_ action: ShowAction) -> Bool { action == .show }

    override func show(
        _ action: ShowAction, _ controller: ViewController, _ operation: Operation
    ) throws(Interruption) {
        guard action == .show else { return try super.show(action, controller, operation) }
        // Source: show-navigation-controller-in-navigation.
        guard pushesWhenShown(controller) else {
            return try present(
                controller, animated: operation.animated,
                completion: application.completionHandler(of: operation))
        }
        try sendPushFromOutside(controller, animated: operation.animated)
    }

    /// Source: resolve-nav-defines-context-by-default.
    override var definesContextByDefault: Bool { true }

    /// Only an empty one does so.
    ///
    /// Source: the sample behind the adaptivity table.
    override func wrap(_ controller: ViewController) throws(Interruption) {
        guard viewControllers.isEmpty, !controller.isStack else { return }
        try initialize([controller])
    }

    override func collapse(_ secondary: ViewController) throws(Interruption) { try stack(secondary) }

    /// From the top.
    override var childrenForUnwinding: [ViewController] { viewControllers.reversed() }

    override func unwind(towards child: ViewController) throws(Interruption) { try unwindPop(to: child) }

    override func encodeContents(with preservation: Preservation) -> [String]? {
        encodeStack(with: preservation)
    }

    override func decodeContents(
        _ coder: RestorationArchive.Controller, of restoration: Restoration
    ) throws(Interruption) {
        try decodeStack(coder, of: restoration)
    }
}
