/// `UITabBarController.Sidebar`, as far as it is heard of.
///
/// Source: UITabBarController.Sidebar reference.
struct TabSidebar {
    /// That it is hidden at first is the model's reading.
    var isHidden = true
    var preferredLayout = "automatic"
    /// Its delegate as the app wrote it; null for none.
    var delegate = Value.null

    /// Whether the bar could give way to it when that was looked at last; nil before.
    var wasAvailable: Bool?

    /// Whether the delegate adds an animation and a completion to the animator that it is given.
    var isAnimatedAlong: Bool { delegate["addsAnimations"]?.bool ?? false }

    var value: Value {
        .object([
            .init("isHidden", .bool(isHidden)), .init("preferredLayout", .string(preferredLayout)),
            .init("delegate", delegate),
        ])
    }
}

/// The sidebar in the place of the bar.
///
/// Source: UITabBarController reference, `mode`; containers-today.md 1.1 (a phone, and every compact width,
/// has the bar at the bottom, whatever the mode).
extension TabBarController {
    /// Whether the bar can give way to the sidebar here.
    var hasSidebar: Bool {
        guard Property.sidebar.availability.holds(in: application.behavior),
            application.device.idiom == .pad, horizontalSizeClass == .regular
        else { return false }
        switch setting(.mode)?.string {
        case "tabSidebar": return true
        case "tabBar": return false
        default: return tabs.contains { !$0.children.isEmpty }
        }
    }

    var isSidebarShown: Bool { hasSidebar && !sidebar.isHidden }

    /// What stands in it, a row for each tab that the user has not put away.
    var sidebarRows: [Tab] { tabs.flatMap(\.all).filter { !$0.path.contains(where: \.isHidden) } }

    /// The actions of groups that are in it, by what identifies them: the group and the place.
    private var sidebarActions: [(identifier: String, action: AlertAction)] {
        guard isSidebarShown else { return [] }
        return sidebarRows.flatMap { group in
            group.sidebarActions.enumerated().map { ("\(group.identifier).action\($0)", $1) }
        }
    }

    /// What can be tapped of them; where they stand among the rows is not said.
    var sidebarActionControls: [ControlDescription] {
        sidebarActions.map { identifier, action in
            var control = ControlDescription(objectID: identifier, element: "sidebarAction")
            control.label = action.title
            control.isEnabled = action.isEnabled
            return control
        }
    }

    /// Carries out a tap on one of them.
    ///
    /// Source: UITabGroup reference, sidebarActions; UIAction reference.
    ///
    /// - Returns: whether it is one.
    func tapSidebarAction(_ name: String) throws(Interruption) -> Bool {
        let all = sidebarActions
        guard
            let action = (all.first { $0.identifier == name } ?? all.first { $0.action.title == name })?
                .action
        else { return false }
        guard isOnScreen, action.isEnabled else {
            application.ignore(because: "\(name) is not \(isOnScreen ? "enabled" : "on the screen")")
            return true
        }
        guard let handler = action.handler else {
            application.ignore(because: "\(name) does nothing")
            return true
        }
        try application.record(
            .alertActionHandler, target: identity, payload: .values([.string(action.title ?? "")]))
        try application.runAppCode(handler, receiver: self)
        return true
    }

    /// Tells the delegate that the sidebar can be there now, or no longer.
    ///
    /// Source: UITabBarController.Sidebar.Delegate reference, sidebarAvailabilityDidChange (iOS 27).
    func followSidebarAvailability() throws(Interruption) {
        let isAvailable = hasSidebar
        guard sidebar.wasAvailable != isAvailable else { return }
        let wasKnown = sidebar.wasAvailable != nil
        sidebar.wasAvailable = isAvailable
        let callback = Callback.sidebarAvailabilityDidChange
        guard wasKnown, callback.availability.holds(in: application.behavior) else { return }
        try tellSidebarDelegate(callback, "sidebar")
    }

    /// Has the delegate update the rows of tabs that are selected now, or no longer.
    func updateSidebarItems(_ changed: [Tab?]) throws(Interruption) {
        guard isSidebarShown, isOnScreen else { return }
        for case let tab? in changed where !tab.isHidden {
            try tellSidebarDelegate(.sidebarUpdateItem, tab.identifier)
        }
    }

    /// `sidebar.reconfigureItem(for:)`.
    ///
    /// Source: UITabBarController.Sidebar reference (no effect on a tab that is not displayed); its
    /// Delegate's, update ("or the item is reconfigured").
    func reconfigureSidebarItem(ofTabNamed name: String) throws(Interruption) {
        guard let tab = tab(named: name) else {
            throw .error(.invalidArgument(field: "tab", reason: "there is no tab \(name)"))
        }
        guard isSidebarShown, isOnScreen, sidebarRows.contains(where: { $0 === tab }) else {
            return application.ignore(because: "the sidebar shows no row of \(name)")
        }
        guard sidebar.delegate != .null else {
            return application.ignore(because: "the sidebar of \(identity.label) has no delegate")
        }
        try tellSidebarDelegate(.sidebarUpdateItem, tab.identifier)
    }

    /// Tells the delegate of the rows that come into view, each made and updated first, or that leave it.
    fileprivate func displaySidebarRows() throws(Interruption) {
        let isShown = isSidebarShown
        for tab in sidebarRows {
            if isShown {
                try tellSidebarDelegate(.sidebarItemForRequest, tab.identifier)
                try tellSidebarDelegate(.sidebarUpdateItem, tab.identifier)
                try tellSidebarDelegate(.sidebarWillBeginDisplaying, tab.identifier)
            } else {
                try tellSidebarDelegate(.sidebarDidEndDisplaying, tab.identifier)
            }
        }
    }

    private func tellSidebarDelegate(_ callback: Callback, _ argument: String) throws(Interruption) {
        guard sidebar.delegate != .null else { return }
        try application.record(callback, target: identity, payload: .values([.string(argument)]))
    }

    /// `sidebar.isHidden =` and its other properties; what is not named stays.
    func setSidebar(_ value: Value) throws(Interruption) {
        if let delegate = value["delegate"] { sidebar.delegate = delegate }
        if let layout = value["preferredLayout"]?.string { sidebar.preferredLayout = layout }
        guard let hidden = value["isHidden"]?.bool, hidden != sidebar.isHidden else { return }
        try changeSidebar(animated: false)
    }

    /// The user's tap on the button of the sidebar.
    func tapSidebarButton() throws(Interruption) {
        guard hasSidebar, isOnScreen else {
            return application.ignore(because: "\(identity.label) shows no button of a sidebar")
        }
        try changeSidebar(animated: true)
    }

    private func changeSidebar(animated: Bool) throws(Interruption) {
        let hadSidebar = hasSidebar && isOnScreen
        sidebar.isHidden.toggle()
        guard hadSidebar else { return }
        try SidebarTransition(self, isAnimated: animated).begin()
    }
}

/// The sidebar comes or goes.
///
/// Its delegate is told, and what that adds to the animator runs alongside and afterwards; without animation
/// both at once. That the content is laid out is the model's reading: the sidebar takes place from it.
/// Source: UITabBarController.Sidebar.Delegate reference, sidebarVisibilityWillChange.
final class SidebarTransition: Transition {
    private let tabBarController: TabBarController

    private static let animationDuration = 0.35

    init(_ tabBarController: TabBarController, isAnimated: Bool) {
        self.tabBarController = tabBarController
        super.init(
            application: tabBarController.application, isAnimated: isAnimated,
            duration: SidebarTransition.animationDuration)
        tabBarController.addOwner()
    }

    override var name: String { "the sidebar of \(tabBarController.identity.label)" }

    override var hasCoordinator: Bool { false }

    override func start() throws(Interruption) {
        let tab = tabBarController
        if tab.sidebar.delegate != .null {
            try application.record(
                .sidebarVisibilityWillChange, target: tab.identity,
                payload: .values([.string("sidebar"), .string("animator")]))
        }
        tab.setNeedsLayout()
        tab.displayed?.setNeedsLayout()
        try tab.displaySidebarRows()
        try tell(.sidebarAnimations)
        guard isAnimated else { return try finish(completed: true) }
        application.runLoop.schedule(.finish(self), after: duration)
    }

    override func end(completed: Bool) throws(Interruption) -> Bool {
        try tell(.sidebarCompletion)
        return completed
    }

    override func release(completed: Bool) { tabBarController.removeOwner() }

    private func tell(_ callback: Callback) throws(Interruption) {
        guard tabBarController.sidebar.isAnimatedAlong else { return }
        try application.record(callback, target: tabBarController.identity)
    }
}
