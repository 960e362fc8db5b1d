/// Tabs for which the bar has no room: they stand in the More list.
///
/// Source: UITabBarController reference, the More navigation controller.
extension TabBarController {
    func isOnMoreStack(_ controller: ViewController) -> Bool { moreList?.holds(controller) ?? false }

    /// How many tabs the bar shows, the More tab among them; the last tabs of a longer list are in More.
    ///
    /// Source: UITabBarController reference; openradar 21055909 for large phones in landscape.
    private var barCapacity: Int {
        guard horizontalSizeClass == .regular else { return 5 }
        let isAtTop = application.device.idiom == .pad && application.behavior.holds(.padTabBarsFitEveryTab)
        return isAtTop ? Int.max : 8
    }

    /// The tabs that stand in the More list, in their order.
    var overflow: ArraySlice<ViewController> {
        guard tabs.isEmpty else {
            let onBar = barTabs
            return ArraySlice(onBar[roomOnBar(onBar.count)...].compactMap(\.shownController))
        }
        return viewControllers[roomOnBar(viewControllers.count)...]
    }

    /// Whether there are such, with a controller or without one yet.
    var hasOverflow: Bool {
        let count = tabs.isEmpty ? viewControllers.count : barTabs.count
        return roomOnBar(count) < count
    }

    /// How many of so many tabs stand on the bar, beside the More tab.
    func roomOnBar(_ count: Int) -> Int {
        guard count > 5 else { return count }
        let capacity = barCapacity
        return count > capacity ? capacity - 1 : count
    }

    func isInMore(_ controller: ViewController) -> Bool { overflow.contains { $0 === controller } }

    /// The controller whose view stands in the tab bar controller's view while that one is selected.
    func host(of controller: ViewController) -> ViewController {
        guard let moreList, isInMore(controller) else { return controller }
        return moreList.navigationController
    }

    /// What is selected while that controller's view stands in front.
    func selection(showing host: ViewController) -> ViewController {
        guard let moreList, host === moreList.navigationController else { return host }
        return moreList.member ?? host
    }

    /// Follows a change of the tabs or of the room for them.
    ///
    /// A tab that gains or loses its place on the bar changes its container; the selected one stays selected,
    /// and instead of the list the tab that was selected before it.
    func updateMore() throws(Interruption) {
        if hasOverflow, moreList?.isElsewhere ?? false { try loseMoreList() }
        if hasOverflow { try makeMoreList() }
        guard let moreList else { return }
        try moreList.follow(isNeeded: hasOverflow)
        // Source: more-delegate-goes-with-the-tab.
        if !hasOverflow { moreList.navigationController.delegate = nil }
        let selected = selectedViewController
        if let member = moreList.member, !isInMore(member) {
            try moreList.returnMember()
            if selected === member { return try select(member) }
        }
        if !hasOverflow, selected === moreList.navigationController {
            let before = lastTab.flatMap { tab in viewControllers.first { $0 === tab } }
            if let tab = before ?? viewControllers.first { try select(tab) }
        } else if let selected, isInMore(selected), moreList.member !== selected {
            if displayed === selected { displayed = nil }
            selectedViewController = nil
            try select(selected)
        }
    }

    /// Makes the More list if there is none, which has no parent as long as all tabs stand on the bar.
    ///
    /// Source: header-more-controller-made-on-demand-ios12; estab-more-has-a-parent-if-shown-ios10.
    func makeMoreList() throws(Interruption) {
        guard moreList == nil else { return }
        let navigation = try application.create(
            application.findClass { $0.own("UIMoreNavigationController", over: .navigationController) },
            label: "UIMoreNavigationController")
        let list = try application.create(
            application.findClass { $0.own("UIMoreListController", over: .viewController) },
            label: "UIMoreListController")
        guard let navigation = navigation as? NavigationController else { return }
        moreList = try MoreList(self, navigation, list)
    }

    /// Takes back a tab that stood on the stack of the More list, in its place among the children.
    func takeBack(_ controller: ViewController) {
        let index = viewControllers.firstIndex { $0 === controller } ?? viewControllers.count
        let before = viewControllers[..<index].count { $0.parent === self }
        regainUnheard(controller, at: before)
    }

    /// Follows the way back to the list, which is selected from now on.
    func memberDidLeave(_ member: ViewController) {
        guard let moreList, selectedViewController === member else { return }
        selectedViewController = moreList.navigationController
    }

    /// Lets go of the More list, which the app has taken out of the tab bar controller.
    func loseMoreList() throws(Interruption) {
        guard let moreList else { return }
        try moreList.returnMember()
        moreList.release()
        self.moreList = nil
    }

    // MARK: - The user

    /// A tap on the More tab: the list, or back to it.
    func tapMore(_ moreList: MoreList) throws(Interruption) {
        guard showsMoreTab else { return ignoreTab("More") }
        let navigation = moreList.navigationController
        // Of an app with tabs nobody is asked or told. Source: containers-today.md 1.3, 1.5.
        guard tabs.isEmpty else {
            guard isViewLoaded, window != nil else {
                return application.ignore(because: "the tab bar of \(identity.label) is not on the screen")
            }
            return try showMore(navigation)
        }
        let member = displayed === navigation ? nil : moreList.member
        try tapTab(navigation, telling: member) { () throws(Interruption) in
            try self.showMore(navigation)
        }
    }

    private func showMore(_ navigation: NavigationController) throws(Interruption) {
        if displayed === navigation {
            try navigation.popToRootViewController(animated: true)
        } else {
            try select(selection(showing: navigation))
        }
    }

    /// A tap on a row of the list: a push, of which the delegate of the tab bar controller does not hear.
    func pick(_ controller: ViewController) throws(Interruption) {
        guard let moreList, moreList.isShown else { return ignoreRow(controller.identity.label) }
        try moreList.show(controller, animated: true)
        selectedViewController = controller
        lastTab = controller
    }

    /// Ignores a tap on a row of the list while that is not in front.
    func ignoreRow(_ name: String) {
        application.ignore(because: "\(name) stands in the More list, which is not shown")
    }

    /// A tap on the Edit button of the list, or on Done.
    ///
    /// Source: UITabBarControllerDelegate reference, customizing the tab bar.
    func tapCustomize(_ moreList: MoreList) throws(Interruption) {
        guard moreList.isShown, moreList.editButton != nil else {
            return application.ignore(because: "no More list with an Edit button is shown")
        }
        let customizable = value(of: .customizableViewControllers)
        moreList.isCustomizing.toggle()
        guard delegate != nil else { return }
        guard !moreList.isCustomizing else {
            try application.record(
                .tabWillBeginCustomizing, target: identity, payload: .values([customizable]))
            return
        }
        let all = Value.array(viewControllers.map { .controller($0.identity.label) })
        for callback in [Callback.tabWillEndCustomizing, .tabDidEndCustomizing] {
            try application.record(callback, target: identity, payload: .values([all, .bool(false)]))
        }
    }
}

extension ViewController {
    /// Whether the controller stands on the stack of a More list, or is that stack.
    var isBelowMoreList: Bool {
        nearestAncestor { ($0 as? NavigationController)?.moreList != nil } != nil
    }
}
