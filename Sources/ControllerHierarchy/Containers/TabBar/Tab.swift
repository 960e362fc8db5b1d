/// `UITab`, or a `UITabGroup` where it has children.
///
/// Source: containers-today.md 1.1 and 1.2; UITab and UITabGroup references.
final class Tab {
    let identifier: String
    let title: String?
    private(set) var children: [Tab] = []
    /// The group above a child; gone with the group when other tabs take its place.
    private weak var parent: Tab?
    /// Who hands out the controller; asked once, when the controller is first needed.
    private let provider: ControllerReference
    /// What the provider has handed out, which the tab holds.
    private(set) var viewController: ViewController?

    /// Describes a tab by its controller: `tab` names it, `tabs` are those of a group.
    init(_ reference: ControllerReference, parent: Tab?) {
        provider = reference
        self.parent = parent
        switch reference {
        case .new(let description):
            identifier =
                description.tab?["identifier"]?.string ?? description.label ?? description.className
            title = description.tab?["title"]?.string
            children = (description.tabs ?? []).map { Tab($0, parent: self) }
        case .existing(let name):
            identifier = name
            title = nil
        case .none:
            identifier = ""
            title = nil
        }
    }

    /// The tab and those below it.
    var all: [Tab] { [self] + children.flatMap(\.all) }

    /// The tab of the bar in which it stands.
    var root: Tab {
        var tab = self
        while let parent = tab.parent { tab = parent }
        return tab
    }

    /// `viewController`, for which the provider is asked while there is none.
    func resolve(in application: Application) throws(Interruption) -> ViewController {
        if let viewController { return viewController }
        let controller = try application.require(provider, field: "tabs")
        // Two tabs never share a controller. Source: containers-today.md 1.1.
        guard controller.parent == nil, controller.presentedBy == nil, !application.isRoot(controller) else {
            throw .error(
                .invalidArgument(
                    field: "tabs", reason: "\(controller.identity.label) stands somewhere else already"))
        }
        controller.addOwner()
        viewController = controller
        return controller
    }

    /// Lets go of the controllers.
    func release() {
        viewController?.removeOwner()
        viewController = nil
        for child in children { child.release() }
    }

    /// What reading the tab answers.
    var value: Value {
        .object([
            .init("identifier", .string(identifier)), .init("title", title.map(Value.string) ?? .null),
            .init("viewController", Value(viewController)), .init("children", .array(children.map(\.value))),
        ])
    }
}
