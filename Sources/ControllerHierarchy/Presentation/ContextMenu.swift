/// `UIContextMenuInteraction`: a menu with a preview, open until the user taps the preview or goes elsewhere.
///
/// The appearance of the preview is that of a peek, of which no log has more than the will.
///
/// Source: containers-today.md section 6; UIContextMenuInteractionDelegate reference; context-menu-commit,
/// context-menu-cancel.
final class ContextMenu: Transition {
    let source: ViewController
    /// Nil for the menu of a bar button item, of whose coming and going nobody is told.
    private let delegate: Boxed<ContextMenuDelegate>?
    private let actions: [AlertAction]
    let preview: ViewController?
    /// The action that the user has tapped.
    private var chosen: AlertAction?
    /// The menus in menus that are open, the outer one first.
    private var open: [AlertAction] = []

    init(
        of source: ViewController, _ delegate: Boxed<ContextMenuDelegate>?, actions: [AlertAction],
        preview: ViewController?
    ) {
        self.source = source
        self.actions = actions
        self.delegate = delegate
        self.preview = preview
        super.init(application: source.application, isAnimated: true, duration: 0)
        preview?.addOwner()
        source.addOwner()
    }

    override var name: String { "the context menu of \(source.identity.label)" }

    /// An open menu needs no finger.
    override func cancelGesture() {}

    override func start() throws(Interruption) {
        isInteractive = true
        if delegate != nil { try application.record(.contextMenuWillDisplay, target: source.identity) }
        try preview?.beginAppearanceTransition(true, animated: isAnimated)
    }

    /// Closes the menu: after a commit the preview's appearance is forgotten, as that of a peek.
    override func end(completed: Bool) throws(Interruption) -> Bool {
        isInteractive = false
        if completed, let delegate {
            try application.record(
                .contextMenuWillPerformPreviewAction, target: source.identity,
                payload: .values([Value(preview), .string(delegate.commitStyle)]))
        }
        if delegate != nil { try application.record(.contextMenuWillEnd, target: source.identity) }
        guard let preview else { return completed }
        if completed {
            preview.forgetAppearance(withChildren: true)
        } else if preview.appearance.isUnderWay {
            try preview.beginAppearanceTransition(false, animated: isAnimated)
            try preview.endAppearanceTransition()
        }
        return completed
    }

    /// Runs what the app has added to the animator of the commit, or the handler of the action.
    override func tellOfEnd(completed: Bool) throws(Interruption) {
        if completed, let delegate { try application.runAppCode(delegate.completion, receiver: source) }
        guard let chosen, let handler = chosen.handler else { return }
        try application.record(
            .alertActionHandler, target: source.identity,
            payload: .values([.string(chosen.title ?? "")]))
        try application.runAppCode(handler, receiver: source)
    }

    override func release(completed: Bool) {
        preview?.removeOwner()
        source.removeOwner()
    }
}

// MARK: The actions

extension ContextMenu {
    /// The rows of the innermost menu that is open.
    private var rows: [AlertAction] {
        (open.last?.children ?? actions).flatMap(\.inlineRows)
    }

    /// The rows, as they can be tapped; that of the menu which is open goes ahead of what it has.
    var controls: [ControlDescription] {
        let own = rows.enumerated().map { place, action in
            var control = ControlDescription(
                objectID: "menuAction\(place)", element: action.children.isEmpty ? "menuAction" : "menu")
            control.label = action.title
            control.isEnabled = action.isEnabled
            return control
        }
        guard let around = open.last else { return own }
        var header = ControlDescription(objectID: "menu", element: "menu")
        header.label = around.title
        return [header] + own
    }

    /// The user's tap on a row: a menu in the menu opens or closes, an action closes all before its handler
    /// runs.
    ///
    /// Where the handler stands is a choice. Source: UIAction and UIMenu references; containers-today.md
    /// section 6.
    func tap(_ name: String) throws(Interruption) {
        if let around = open.last, name == "menu" || around.title == name {
            open.removeLast()
            return application.log.noteChange()
        }
        let rows = rows
        guard
            let place = rows.indices.first(where: { "menuAction\($0)" == name || rows[$0].title == name })
        else { return application.ignore(because: reason) }
        guard rows[place].isEnabled else { return application.ignore(because: "\(name) is not enabled") }
        guard rows[place].children.isEmpty else {
            open.append(rows[place])
            return application.log.noteChange()
        }
        chosen = rows[place]
        try application.closeMenu(commits: false)
    }

    /// Why nothing else can be tapped.
    var reason: String { "\(name) takes all touches" }
}

extension ViewController {
    /// The context menu that is open in the controller's view.
    var ownMenu: ContextMenu? {
        guard let menu = application.transitions.menu, menu.source === self else { return nil }
        return menu
    }
}

extension Application {
    /// A long press on a view of the controller, which has a context menu.
    func openMenu(of source: ViewController) throws(Interruption) {
        guard transitions.menu == nil, let delegate = source.contextMenuDelegate, source.window != nil else {
            return ignore(
                because: source.contextMenuDelegate == nil
                    ? "\(source.identity.label) has no context menu"
                    : transitions.menu == nil
                        ? "the view of \(source.identity.label) is not on the screen"
                        : "a context menu is open already")
        }
        let configuration = try ask(
            .contextMenuConfiguration, target: source.identity,
            answer: delegate.hasConfiguration ? Value.string("configuration") : .null)
        guard configuration != .null else {
            return ignore(because: "the delegate has no configuration for a menu")
        }
        let preview = try delegate.preview.flatMap { (provider) throws(Interruption) in
            try ask(.contextMenuPreviewProvider, target: source.identity) {
                () throws(Interruption) in try resolve(provider)
            }
        }
        if let preview {
            try preview.checkCanBePreviewed()
            note("controller", preview)
        }
        let menu = ContextMenu(of: source, delegate, actions: delegate.actions, preview: preview)
        transitions.open(menu)
        try menu.begin()
    }

    /// Opens the menu of an item in a bar around the controller.
    func openMenu(_ actions: [AlertAction], of source: ViewController) throws(Interruption) {
        guard transitions.menu == nil else { return ignore(because: "a context menu is open already") }
        let menu = ContextMenu(of: source, nil, actions: actions, preview: nil)
        transitions.open(menu)
        try menu.begin()
    }

    /// The tap on the preview, or beside the menu.
    func closeMenu(commits: Bool) throws(Interruption) {
        guard let menu = transitions.takeMenu() else { return ignore(because: "no context menu is open") }
        try menu.finish(completed: commits)
    }
}

extension AlertAction {
    /// Itself, or what stands in its place.
    fileprivate var inlineRows: [AlertAction] {
        displaysInline ? children.flatMap(\.inlineRows) : [self]
    }
}
