/// The bars: showing and hiding them, and the back button.
///
/// A bar that comes or goes changes the room for the content: a layout pass and no size transition.
/// Source: rot-navbar-hide-no-vwt; lifecycle-rotation.md 1.5.
extension NavigationController {
    func setNavigationBarHidden(_ hidden: Bool) throws(Interruption) {
        guard hidden != isNavigationBarHidden else { return }
        try followSafeArea { () throws(Interruption) in
            self.changeBars { self.isNavigationBarHidden = hidden }
        }
        layOutContent()
        try askAboutStatusBarStyle()
    }

    func setToolbarHidden(_ hidden: Bool) throws(Interruption) {
        let insists = !hidden && hidesBottomBar
        guard hidden != isToolbarHidden || insists != insistsOnToolbar else { return }
        try followSafeArea { () throws(Interruption) in
            self.changeBars { (self.isToolbarHidden, self.insistsOnToolbar) = (hidden, insists) }
        }
        layOutContent()
    }

    /// Has a change of the bars lay out what is in view, and what is covered when that comes back.
    private func changeBars(_ change: () -> Void) {
        viewControllers.noteGrowthOutOfView { layOutAround(change) }
    }

    /// Whether the toolbar is away: a controller that hides the bottom bar takes it along, and the app may
    /// show it again in the place of a tab bar.
    ///
    /// Source: moe-bottom-bar-ios9; radar-toolbar-in-place-of-tab-bar-ios12.
    var hidesToolbar: Bool { isToolbarHidden || hidesBottomBar && !insistsOnToolbar }

    /// Tells of the controller that comes, for which a search makes the bar come or go.
    func announce(
        _ top: ViewController, insteadOf old: ViewController?, animated: Bool
    ) throws(Interruption) {
        try sendDelegate(.navigationWillShow, top, animated: animated)
        try showBar(for: top, insteadOf: old)
    }

    /// Brings the bars back to what they are for the top that a cancelled change leaves, and lays out.
    ///
    /// Source: littlego-cancelled-swipe-lays-out-ios8.
    func takeBarsBack(to top: ViewController?, insteadOf old: ViewController?) throws(Interruption) {
        setNeedsLayout()
        try tellOfMissedSafeArea()
        if let top { try showBar(for: top, insteadOf: old) }
    }

    /// A search that hides the bar shows it for what is pushed, also where the newcomer has hidden it itself.
    ///
    /// Source: search-display-pushed; rns-search-pushes-to-hidden-bar-ios13.
    private func showBar(for top: ViewController, insteadOf old: ViewController?) throws(Interruption) {
        try (old?.searchDisplayController ?? top.searchDisplayController)?.showBar(for: top)
        guard let old, let search = old.searchController, search.isActive, search.hidesNavigationBar,
            viewControllers.contains(where: { $0 === old })
        else { return }
        try setNavigationBarHidden(false)
    }

    /// The place of a child between the two bars, or under them.
    func areaBetweenBars(of child: ViewController, in own: ViewArea, with bars: BarHeights) -> ViewArea {
        var area = own
        let least = bars.leastNavigationTop
        let gap = least > 0 ? max(0, least - own.top - addedInsets.top) : 0
        let title = hasLargeTitle(over: child) && !bars.areFlat ? BarHeights.largeTitle : 0
        let height = bars.navigation + title - (own.top == bars.status ? bars.navigationOverlap : 0) + gap
        area.meetTopBar(
            height: isNavigationBarHidden ? 0 : height, isTranslucent: isTranslucent(.navigationBar),
            of: child)
        area.meetBottomBar(
            height: hidesToolbar ? 0 : bars.toolbar,
            isTranslucent: isTranslucent(.toolbar), of: child)
        if seesHiddenTabBar { area.meetBottomBar(height: bars.tab, isTranslucent: false, of: child) }
        return area
    }

    /// Whether the bar shows the title of a member large, below its buttons, while nothing has scrolled.
    ///
    /// It does as the member's item says, else as the one below it.
    ///
    /// Source: UINavigationItem in UIKit's headers, `UINavigationItemLargeTitleDisplayMode`.
    private func hasLargeTitle(over child: ViewController) -> Bool {
        guard setting(.navigationBar)?["prefersLargeTitles"]?.bool ?? false,
            Availability.from(11).holds(in: application.behavior)
        else { return false }
        let place = viewControllers.firstIndex { $0 === child } ?? viewControllers.endIndex
        for member in [child] + viewControllers[..<place].reversed() {
            switch member.setting(.navigationItem)?["largeTitleDisplayMode"]?.string {
            case "always": return true
            case "never": return false
            case "inline": return member !== viewControllers.first
            default: continue
            }
        }
        return true
    }

    /// Whether the stack makes room for an opaque tab bar that a stack around it hides, which it does not
    /// look at.
    ///
    /// Source: radar-inner-stack-gives-room-to-hidden-tab-bar-ios8; of its own members it hears, as in
    /// radar-inner-stack-told-to-hide-the-bar-ios8.
    private var seesHiddenTabBar: Bool {
        guard application.behavior.holds(.innerStacksSeeHiddenTabBars), !hidesBottomBar,
            let tabs = tabBarController, tabs.isTabBarHidden
        else { return false }
        return !tabs.isTranslucent(.tabBar)
    }

    func layOutContent() {
        setNeedsLayout()
        displayed?.setNeedsLayout()
    }

    /// Whether the top's item leaves the bar its back button, and the bar is there to show it.
    ///
    /// An item on the left stands in its place unless the item asks for both. Above the root's item there is
    /// one where the app has given it something to do.
    /// Source: way-back-hidden; reference-sentences.md W4; UINavigationItem reference,
    /// `leftItemsSupplementBackButton`; containers-today.md section 5 (`backAction`).
    private var hasBackButton: Bool {
        guard viewControllers.count > 1 || backAction != nil, !isNavigationBarHidden else { return false }
        let item = topViewController?.setting(.navigationItem)
        let scene = topViewController?.origin?.place?.scene
        if let scene, !scene.controller.showsBackButton, item?["hidesBackButton"] == nil { return false }
        if item?["hidesBackButton"]?.bool ?? false { return false }
        let hasLeftItem =
            ![nil, .null].contains(item?["leftBarButtonItem"])
            || !(item?["leftBarButtonItems"]?.array ?? []).isEmpty
        return !hasLeftItem || item?["leftItemsSupplementBackButton"]?.bool ?? false
    }

    private var backAction: AlertAction? { topViewController?.setting(.navigationItem)?.backAction }

    /// Ignores a tap on a back button that nobody sees, or that waits for a transition.
    func ignoreBackButton() {
        let reason = isBusy ? "a transition is running" : "no back button is shown"
        application.ignore(because: "\(reason) in \(identity.label)")
    }

    /// The back button that the user sees, by the title of where it leads.
    var backButton: ControlDescription? {
        guard hasBackButton, isOnScreen else { return nil }
        var button = ControlDescription(objectID: "back", element: "backButton")
        guard let target = viewControllers.dropLast().last?.value(of: .navigationItem) else {
            button.label = backAction?.title
            return button
        }
        button.label = target["backButtonTitle"]?.string ?? target["title"]?.string
        return button
    }

    /// Whether the swipe from the edge begins: it does where there is a back button, and no animator is
    /// asked for.
    ///
    /// What has zoomed onto the stack is pulled or pinched back without one. Where the delegate hands out an
    /// interaction controller, the gesture is one of the app's own. A recognizer that lost UIKit's delegate
    /// to the app's, or to nil, does without the button.
    /// Source: way-back-hidden, back-button-hidden-ios26; zoom-pulled-back; swipe-off-with-animators-ios7,
    /// pop-driven-by-own-gesture; sendbird-bar-still-hidden-ios17.
    func allowsSwipeBack(by recognizer: Property) -> Bool {
        if handedOutInteraction != nil { return true }
        if application.behavior.holds(.zoomsAreFluid), topViewController?.prefersZoom ?? false { return true }
        let delegate = setting(recognizer)?["delegate"]
        let answer = delegate.map { $0["shouldBegin"]?.bool ?? true }
        return (answer ?? hasBackButton) && !asksForAnimator
    }

    /// The user's tap on the back button: the bar asks its delegate, which is the navigation controller.
    ///
    /// What a class answers in `navigationBar(_:shouldPop:)` of its own stands for the whole method: up to
    /// iOS 12 UIKit's implementation popped, and an override that does not call it has to pop. Where the item
    /// has an action of its own, nothing is asked and nothing popped.
    /// Source: nav-shouldpop-reissue-pop, nav-shouldpop-ios13.4; back-action.
    func tapBackButton() throws(Interruption) {
        try endInterruptedTransition()
        guard hasBackButton, let top = topViewController, isOnScreen, !isBusy else {
            return ignoreBackButton()
        }
        if let backAction { return try top.run(backAction, ofButton: "back") }
        let behavior = application.behavior
        if hasOwnShouldPop, !behavior.holds(.backButtonSkipsShouldPop) {
            guard try askWhetherToPop(top) else {
                return application.ignore(
                    because: "\(identity.label) does not let \(top.identity.label) be popped")
            }
            guard behavior.holds(.backButtonPopsByItself) else { return }
        }
        guard topViewController === top, !isBusy else { return }
        try send(.popCall, .animated(true))
        if appClass.callsSuper(in: .popCall) { try popViewController(animated: true) }
        if appClass.overrides(.navigationBarDidPop) {
            try send(.navigationBarDidPop, .values([.controller(top.identity.label)]))
        }
    }

    /// Whether the app's class has `navigationBar(_:shouldPop:)` of its own.
    private var hasOwnShouldPop: Bool {
        appClass.answer(\.shouldPop) != nil || appClass.overrides(.navigationBarShouldPop)
    }

    private func askWhetherToPop(_ top: ViewController) throws(Interruption) -> Bool {
        isAskedToPop = true
        defer { isAskedToPop = false }
        return try ask(
            .navigationBarShouldPop, [.controller(top.identity.label)],
            answer: appClass.answer(\.shouldPop) ?? true)
    }

    /// A pop by the app's code or by a button, of which the bar's delegate is asked as its item goes.
    ///
    /// - Returns: the popped controller; nil when only the root is left.
    @discardableResult
    func popViewController(animated: Bool) throws(Interruption) -> ViewController? {
        let top = try popTop(animated: animated)
        if let top, !isNavigationBarHidden { try askAsItemGoes(of: top) }
        return top
    }

    /// Asks, as a swipe begins to pop or code pops, what the back button asks; the answer plays no part.
    ///
    /// Up to iOS 12 the bar asks as its item is popped, which the stack has lost then. That it does not for a
    /// pop within its own question is a choice.
    /// Source: onegray-swipe-asks-the-bar-ios9; qmui-pop-in-code-asks-of-a-short-stack-ios10.
    func askAsItemGoes(of top: ViewController) throws(Interruption) {
        guard hasOwnShouldPop, !isAskedToPop, !application.behavior.holds(.backButtonPopsByItself) else {
            return
        }
        _ = try askWhetherToPop(top)
    }
}
