/// Which tabs stand on the bar, and what the app changes of a tab.
extension TabBarController {
    /// The tabs of the bar, those in the More list among them.
    ///
    /// In a compact width the app may leave some of its tabs out; a bar beside a sidebar, which its user may
    /// change, has tabs of groups as well where they ask for it.
    ///
    /// Source: UITabBarController reference, compactTabIdentifiers; UITab.Placement reference.
    var barTabs: [Tab] {
        if hasSidebar { return placedTabs }
        guard horizontalSizeClass == .compact, let names = setting(.compactTabIdentifiers)?.array else {
            return tabs
        }
        return tabs.filter { names.contains(.string($0.identifier)) }
    }

    /// The tabs of a bar that its user may change: those that are fixed at its beginning, the pinned at its
    /// end.
    var placedTabs: [Tab] {
        guard hasSidebar else { return [] }
        let all = tabs.flatMap(\.all).filter { $0.placement != .optional && $0.placement != .sidebarOnly }
        let middle = all.filter { $0.placement != .fixed && $0.placement != .pinned }
        return all.filter { $0.placement == .fixed } + middle + all.filter { $0.placement == .pinned }
    }

    /// Sets members of a tab.
    ///
    /// The child of a group that is shown is selected with it.
    ///
    /// - Throws: `invalidArgument` for a tab or a child that is not there, and for a member or value that
    ///   cannot be set; `notAvailable` for one that the version has not.
    func setTab(named name: String, to members: [Value.Member]) throws(Interruption) {
        guard let tab = tab(named: name) else {
            throw .error(.invalidArgument(field: "tab", reason: "there is no tab \(name)"))
        }
        for member in members {
            let type = PropertyType.settableTabMembers.first { $0.name == member.name }?.type
            guard let type, type.holds(member.value) else {
                throw .error(
                    .invalidArgument(field: "properties/\(member.name)", reason: "it is no member of tabs"))
            }
        }
        try check(members, in: "properties")
        var child: Tab?
        if let name = members.first(where: { $0.name == "selectedChild" })?.value.string {
            child = tab.children.first { $0.identifier == name }
            guard child != nil else {
                throw .error(
                    .invalidArgument(
                        field: "properties/selectedChild", reason: "\(name) is no child of \(tab.identifier)")
                )
            }
        }
        for member in members { tab.written.set(member) }
        if let hides = members.first(where: { $0.name == "isHidden" })?.value.bool { tab.isHidden = hides }
        if members.contains(where: { $0.name == "selectedChild" }) { tab.selectedChild = child }
        if let order = members.first(where: { $0.name == "displayOrderIdentifiers" })?.value.array {
            _ = tab.reorder(order.compactMap(\.string))
        }
        application.log.noteChange()
        if let child, selectedTab?.path.contains(where: { $0 === tab }) ?? false {
            try selectTab(child, isTap: false)
        }
    }

    /// Refuses members that the version has not.
    func check(_ members: [Value.Member], in place: String) throws(Interruption) {
        for member in members {
            try Tab.availability(of: member.name).require(
                member.name, field: "\(place)/\(member.name)", in: application.behavior)
        }
    }
}

extension ViewController {
    /// A tap on the selected tab brings a stack back to its root, from iOS 26 on also one that stands below
    /// the tab's controller.
    ///
    /// Source: containers-today.md 1.4; tab-tapped-again-nested-ios18, tab-tapped-again-nested-ios26.
    func popStackToRoot() throws(Interruption) {
        let isNestedPopped = application.behavior.holds(.tapsOnSelectedTabsPopNestedStacks)
        let stack = isNestedPopped ? nearestStack : self as? NavigationController
        try stack?.popToRootViewController(animated: true)
    }

    /// The stack that the controller is, or that it shows.
    private var nearestStack: NavigationController? {
        self as? NavigationController ?? shownChildren.lazy.compactMap(\.nearestStack).first
    }
}

extension PropertyType {
    /// Whether a tab's member of the type can hold a value; null is UIKit's default.
    fileprivate func holds(_ value: Value) -> Bool {
        switch self {
        case .word(let words): value.string.map(words.contains) ?? (value == .null)
        case .bool: value.bool != nil
        case .texts: value == .null || value.array?.allSatisfy { $0.string != nil } ?? false
        default: value == .null || value.string != nil
        }
    }
}
