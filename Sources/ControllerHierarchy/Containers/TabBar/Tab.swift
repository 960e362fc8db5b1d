/// `UITab`, or a `UITabGroup` where it has children.
///
/// Source: containers-today.md 1.1 and 1.2; UITab and UITabGroup references.
final class Tab {
    let identifier: String
    /// What the app has said of it by the names of `PropertyType.tabMembers`; all else is as UIKit makes it.
    var written: [Value.Member]
    private(set) var children: [Tab] = []
    /// Of a group, what stands below its tabs in the sidebar.
    private(set) var sidebarActions: [AlertAction] = []
    /// The order that the app or its user has given them, by their identifiers; empty without one.
    private(set) var displayOrder: [String] = []
    /// Whether the user has put it away.
    var isHidden: Bool
    /// Of a group, the child that was selected last, or that the app has set.
    weak var selectedChild: Tab?
    /// The group above a child; gone with the group when other tabs take its place.
    private weak var parent: Tab?
    /// Who hands out the controller; asked once, when the controller is first needed.
    private let provider: ControllerReference
    /// Whether the provider hands out a controller at all; of tabs in groups some do not.
    private let providesViewController: Bool
    /// What the provider has handed out, which the tab holds.
    private(set) var viewController: ViewController?
    /// Describes the navigation controller of a group that shows its tabs on a stack.
    private let managing: ControllerReference?
    private(set) var managingNavigationController: NavigationController?
    /// What stood on that stack above the tab's controller when another one was selected; the tab holds it.
    private(set) var pushed: [ViewController] = []

    /// Where the app has said of it, for what is wrong in it.
    let place: String

    /// Describes a tab by its controller: `tab` names it, `tabs` are those of a group.
    init(_ reference: ControllerReference, parent: Tab?, at index: Int) {
        provider = reference
        place = (parent.map { "\($0.place)/" } ?? "") + "tabs/\(index)"
        self.parent = parent
        switch reference {
        case .new(let boxed):
            let description = boxed.content
            identifier =
                description.tab?["identifier"]?.string ?? description.label ?? description.className
            if case .object(let members)? = description.tab { written = members } else { written = [] }
            providesViewController = description.tab?["viewController"] != .null
            isHidden =
                (description.tab?["isHidden"] ?? description.tab?["isHiddenByDefault"])?.bool ?? false
            managing = description.managingNavigationController
            sidebarActions = description.sidebarActions?.content ?? []
            children = (description.tabs ?? []).enumerated().map { Tab($1, parent: self, at: $0) }
            let selected = description.tab?["selectedChild"]?.string
            selectedChild = children.first { $0.identifier == selected }
            _ = reorder(description.tab?["displayOrderIdentifiers"]?.array?.compactMap(\.string) ?? [])
        case .existing(let name):
            (identifier, written, isHidden, providesViewController, managing) = (name, [], false, true, nil)
        case .none:
            (identifier, written, isHidden, providesViewController, managing) = ("", [], false, true, nil)
        }
    }

    /// Puts the tabs of the group into another order; those that it does not name follow in their own.
    ///
    /// - Returns: whether that is another order.
    func reorder(_ identifiers: [String]) -> Bool {
        let named = identifiers.compactMap { name in children.first { $0.identifier == name } }
        let reordered = named + children.filter { child in !named.contains { $0 === child } }
        guard !zip(reordered, children).allSatisfy({ $0 === $1 }) else { return false }
        children = reordered
        displayOrder = reordered.map(\.identifier)
        return true
    }

    /// The tab and those below it.
    var all: [Tab] { [self] + children.flatMap(\.all) }

    /// The tab of the bar in which it stands.
    var root: Tab {
        var tab = self
        while let parent = tab.parent { tab = parent }
        return tab
    }

    /// The tabs from the one of the bar down to this one.
    var path: [Tab] { (parent?.path ?? []) + [self] }

    /// Whether the group shows its tabs on a navigation controller of its own.
    var isManaging: Bool { managing != nil }

    /// What the tab bar controller shows for a tab of its bar, if it has been made.
    var shownController: ViewController? { isManaging ? managingNavigationController : viewController }

    /// The same, made now if it has to be.
    func resolveShown(in application: Application) throws(Interruption) -> ViewController {
        guard let managing else { return try resolve(in: application) }
        if let managingNavigationController { return managingNavigationController }
        let made = try adopt(
            managing, field: "\(place)/managingNavigationController", in: application)
        guard let navigation = made as? NavigationController else {
            throw .error(
                .invalidArgument(
                    field: "\(place)/managingNavigationController",
                    reason: "\(made.identity.label) is no navigation controller"))
        }
        managingNavigationController = navigation
        return navigation
    }

    /// What the tab adds to its group's stack: its own controller, if it has one, and what stood above it.
    func proposal(in application: Application) throws(Interruption) -> [ViewController] {
        guard providesViewController else { return pushed }
        return [try resolve(in: application)] + pushed
    }

    /// Keeps what stands above the tab's own controller for its return, and lets go of what it kept.
    func keep(_ controllers: [ViewController]) {
        for controller in controllers { controller.addOwner() }
        for controller in pushed { controller.removeOwner() }
        pushed = controllers
    }

    /// `viewController`, for which the provider is asked while there is none.
    func resolve(in application: Application) throws(Interruption) -> ViewController {
        if let viewController { return viewController }
        let controller = try adopt(provider, field: place, in: application)
        viewController = controller
        return controller
    }

    private func adopt(
        _ reference: ControllerReference, field: String, in application: Application
    ) throws(Interruption) -> ViewController {
        let controller = try application.require(reference, field: field)
        // Two tabs never share a controller. Source: containers-today.md 1.1.
        guard controller.parent == nil, controller.presentedBy == nil, !application.isRoot(controller) else {
            throw .error(
                .invalidArgument(
                    field: field, reason: "\(controller.identity.label) stands somewhere else already"))
        }
        controller.addOwner()
        return controller
    }

    /// Lets go of the controllers.
    func release() {
        viewController?.removeOwner()
        viewController = nil
        managingNavigationController?.removeOwner()
        managingNavigationController = nil
        keep([])
        for child in children { child.release() }
    }
}
