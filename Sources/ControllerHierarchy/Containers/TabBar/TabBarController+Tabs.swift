/// `tabs` in the place of `viewControllers`: each controller comes when its tab is first selected.
///
/// Source: containers-today.md 1.1 to 1.4; UITabBarController and UITab references.
extension TabBarController {
    /// `setTabs(_:animated:)`: other tabs, of which the first is selected, and the delegate told.
    ///
    /// Source: ct-tabs-install-sends-didselect, probe-tabs-by-code-ios26, probe-tabs-subset-ios26.
    func setTabs(_ references: [ControllerReference]) throws(Interruption) {
        let new = references.enumerated().map { Tab($1, parent: nil, at: $0) }
        var known: Set<String> = []
        for tab in new.flatMap(\.all) where !known.insert(tab.identifier).inserted {
            throw .error(
                .invalidArgument(field: tab.place, reason: "\(tab.identifier) is the identifier of two tabs"))
        }
        for tab in new.flatMap(\.all) {
            try check(tab.written, in: "\(tab.place)/tab")
            guard tab.children.isEmpty, !tab.sidebarActions.isEmpty else { continue }
            let reason = "\(tab.identifier) is no group, which alone has sidebarActions"
            throw .error(.invalidArgument(field: "\(tab.place)/sidebarActions", reason: reason))
        }
        let previous = selectedTab
        try setViewControllers([], animated: false)
        leaveTabs()
        tabs = new
        if application.behavior.holds(.everyTabIsMadeAtOnce) {
            for tab in new where !tab.isManaging { _ = try tab.resolveShown(in: application) }
            // The app may have set other tabs while a provider ran.
            guard zip(tabs, new).allSatisfy({ $0 === $1 }), tabs.count == new.count else {
                return new.forEach { $0.release() }
            }
        }
        if isOnScreen { try updateMore() }
        try followSidebarAvailability()
        guard let first = new.first else { return }
        try selectTab(first, isTap: false, previous: previous)
    }

    /// Gives the tabs up, as `viewControllers =` does.
    func leaveTabs() {
        for tab in tabs { tab.release() }
        tabs = []
        selectedTab = nil
    }

    /// Selects a tab: by code without a question, by a tap if the delegate agrees; it is told in both cases.
    ///
    /// A tab in a group leaves its root's controller in front. Source: containers-today.md 1.3 and 1.6;
    /// ct-tabs-code-sends-didselect.
    ///
    /// - Parameter dropped: The tab that was selected before other tabs were set.
    func selectTab(_ asked: Tab, isTap: Bool, previous dropped: Tab? = nil) throws(Interruption) {
        let previous = selectedTab ?? dropped
        let tab = asked.destination
        if isTap {
            guard tab.isEnabled, isViewLoaded, window != nil, try allows(tab) else {
                return application.ignore(because: refusedTap(on: tab))
            }
        }
        // What was picked from the More list hides the selected tab.
        if tab === previous, selectedViewController === tab.root.shownController {
            guard isTap else { return }
            if !tab.root.isManaging { try tab.root.viewController?.popStackToRoot() }
        } else {
            try show(tab, isTap: isTap)
            try updateSidebarItems([previous, tab])
        }
        guard delegate != nil, has(tab) else { return }
        try application.record(
            .tabDidSelectTab, target: identity,
            payload: .values([
                .string(tab.identifier), previous.map { .string($0.identifier) } ?? .null,
            ]))
    }

    /// Why a tap does not select a tab.
    private func refusedTap(on tab: Tab) -> String {
        guard tab.isEnabled else { return "\(tab.identifier) is not enabled" }
        return isViewLoaded && window != nil
            ? "the delegate does not let \(tab.identifier) be selected"
            : "the tab bar of \(identity.label) is not on the screen"
    }

    private func allows(_ tab: Tab) throws(Interruption) -> Bool {
        guard let delegate else { return true }
        return try application.ask(
            .tabShouldSelectTab, [.string(tab.identifier)], target: identity,
            answer: delegate.shouldSelectTab)
    }

    private func has(_ tab: Tab) -> Bool { tabs.contains { $0 === tab.root } }

    private func show(_ tab: Tab, isTap: Bool) throws(Interruption) {
        let root = tab.root
        let controller = try root.resolveShown(in: application)
        // The app may have set other tabs while the provider ran.
        guard has(tab) else { return root.release() }
        let previous = selectedTab
        selectedTab = tab
        tab.noteSelection()
        tabBeforeSearch = tab.activatesSearch && previous !== tab ? previous : nil
        if let navigation = root.managingNavigationController {
            try stack(tab, on: navigation, after: previous)
            guard has(tab), selectedTab === tab else { return }
        }
        try take(controller)
        guard has(tab) else { return }
        try select(controller, isTap: isTap)
    }

    /// Makes a tab's controller a child, unless it is one.
    private func take(_ controller: ViewController) throws(Interruption) {
        guard controller.parent !== self, !isOnMoreStack(controller) else { return }
        viewControllers = tabs.compactMap(\.shownController).filter {
            $0.parent === self || isOnMoreStack($0) || $0 === controller
        }
        try addChild(controller)
        try controller.sendDidMove(to: self)
    }

    /// A tap on a tab of the bar, on a row of the sidebar, or on one of the More list, of which nobody hears.
    ///
    /// Source: containers-today.md 1.3 and 1.5: no delegate call, and the selected tab stays the last one of
    /// the bar.
    func tap(_ tab: Tab) throws(Interruption) {
        guard !tab.path.contains(where: \.isHidden) else { return ignoreTab(tab.identifier) }
        let onBar = barTabs
        guard onBar[roomOnBar(onBar.count)...].contains(where: { $0 === tab.root }) else {
            guard shownTabs.contains(where: { $0 === tab }) else { return ignoreTab(tab.identifier) }
            // A row of a group that is a destination is that of the group itself.
            if isSidebarShown { tab.selectedChild = nil }
            return try selectTab(tab, isTap: true)
        }
        guard isViewLoaded, window != nil else {
            return application.ignore(because: "the tab bar of \(identity.label) is not on the screen")
        }
        guard let moreList, moreList.isShown else { return ignoreRow(tab.identifier) }
        let controller = try tab.root.resolveShown(in: application)
        guard has(tab) else { return tab.root.release() }
        try take(controller)
        guard has(tab) else { return }
        try pick(controller)
    }

    /// The tab of that identifier or title, or of that controller.
    func tab(named name: String) -> Tab? {
        let all = tabs.flatMap(\.all)
        return all.first { $0.identifier == name } ?? all.first { $0.title == name }
            ?? all.first { tab in
                tab.viewController.map { $0.identity.label == name || $0.identity.id == name } ?? false
            }
    }

    /// `selectedTab = tab`, by its identifier.
    func selectTab(named name: String) throws(Interruption) {
        guard let tab = tab(named: name) else {
            throw .error(.invalidArgument(field: "selectedTab", reason: "there is no tab \(name)"))
        }
        try selectTab(tab, isTap: false)
    }

    /// The tabs that the user sees, on the bar or as rows of the sidebar, which alone has those of groups.
    ///
    /// A group has a row of its own that selects it where it is a destination.
    ///
    /// Source: containers-today.md 1.6; UITabGroup reference, isSidebarDestination;
    /// hidden-tab-bar-is-not-tapped, group-rows-are-the-sidebars.
    private var shownTabs: [Tab] {
        if isSidebarShown { return sidebarRows.filter { $0.children.isEmpty || $0.isSidebarDestination } }
        let onBar = barTabs
        return isTabBarHidden ? [] : onBar.prefix(roomOnBar(onBar.count)).filter { !$0.isHidden }
    }

    /// What the user can tap of the bar.
    var tabControls: [ControlDescription] {
        shownTabs.map { tab in
            var control = ControlDescription(
                objectID: tab.identifier, element: isSidebarShown ? "sidebarItem" : "tabBarItem")
            control.label = tab.title
            control.isEnabled = tab.isEnabled
            return control
        }
    }
}

extension ViewController {
    /// `tab`, the one that shows the controller or the nearest one around it.
    var tabValue: Value {
        let tabs = tabBarController?.tabs.flatMap(\.all) ?? []
        let tab =
            tabs.first { tab in nearestAncestor { $0 === tab.viewController } != nil }
            ?? tabs.first { tab in nearestAncestor { $0 === tab.shownController } != nil }
        return (tab?.identifier).map(Value.string) ?? .null
    }
}
