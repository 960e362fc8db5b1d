/// `tabs` in the place of `viewControllers`: each controller comes when its tab is first selected.
///
/// Source: containers-today.md 1.1 to 1.4; UITabBarController and UITab references.
extension TabBarController {
    /// `setTabs(_:animated:)`: other tabs, of which the first is selected, and the delegate told.
    ///
    /// Source: ct-tabs-install-sends-didselect.
    func setTabs(_ references: [ControllerReference]) throws(Interruption) {
        let new = references.map { Tab($0, parent: nil) }
        var known: Set<String> = []
        for tab in new.flatMap(\.all) where !known.insert(tab.identifier).inserted {
            throw .error(
                .invalidArgument(field: "tabs", reason: "\(tab.identifier) is the identifier of two tabs"))
        }
        try setViewControllers([], animated: false)
        leaveTabs()
        tabs = new
        guard let first = new.first else { return }
        try selectTab(first, isTap: false)
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
    func selectTab(_ tab: Tab, isTap: Bool) throws(Interruption) {
        let previous = selectedTab
        if isTap {
            guard isViewLoaded, window != nil, try allows(tab) else { return application.calls.noteIgnored() }
        }
        if tab === previous {
            guard isTap else { return }
            try (tab.root.viewController as? NavigationController)?.popToRootViewController(animated: true)
        } else {
            try show(tab, isTap: isTap)
        }
        guard delegate != nil, has(tab) else { return }
        try application.record(
            .tabDidSelectTab, target: identity,
            payload: .values([
                .string(tab.identifier), previous.map { .string($0.identifier) } ?? .null,
            ]))
    }

    private func allows(_ tab: Tab) throws(Interruption) -> Bool {
        guard let delegate else { return true }
        try application.record(
            .tabShouldSelectTab, target: identity,
            payload: .answer([.string(tab.identifier)], .bool(delegate.shouldSelectTab)))
        return delegate.shouldSelectTab
    }

    private func has(_ tab: Tab) -> Bool { tabs.contains { $0 === tab.root } }

    private func show(_ tab: Tab, isTap: Bool) throws(Interruption) {
        let root = tab.root
        let controller = try root.resolve(in: application)
        // The app may have set other tabs while the provider ran.
        guard has(tab) else { return root.release() }
        selectedTab = tab
        if controller.parent !== self {
            viewControllers = tabs.compactMap(\.viewController).filter {
                $0.parent === self || $0 === controller
            }
            try addChild(controller)
            try controller.sendDidMove(to: self)
        }
        try select(controller, isTap: isTap)
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

    /// What the user can tap of the bar.
    var tabControls: [ControlDescription] {
        tabs.map { tab in
            var control = ControlDescription(objectID: tab.identifier, element: "tabBarItem")
            control.label = tab.title
            return control
        }
    }
}

extension ViewController {
    /// `tab`, the one that shows the controller or the nearest one around it.
    var tabValue: Value {
        let tabs = tabBarController?.tabs.flatMap(\.all) ?? []
        let tab = tabs.first { tab in nearestAncestor { $0 === tab.viewController } != nil }
        return (tab?.identifier).map(Value.string) ?? .null
    }
}
