/// `UIContextMenuInteraction`: a menu with a preview, open until the user taps the preview or goes elsewhere.
///
/// The appearance of the preview is that of a peek, of which no log has more than the will.
///
/// Source: containers-today.md section 6; UIContextMenuInteractionDelegate reference; context-menu-commit,
/// context-menu-cancel.
final class ContextMenu: Transition {
    private let source: ViewController
    private let delegate: Boxed<ContextMenuDelegate>
    let preview: ViewController?

    init(of source: ViewController, _ delegate: Boxed<ContextMenuDelegate>, preview: ViewController?) {
        self.source = source
        self.delegate = delegate
        self.preview = preview
        super.init(application: source.application, isAnimated: true, duration: 0)
        preview?.addOwner()
        source.addOwner()
    }

    override var name: String { "the context menu of \(source.identity.label)" }

    override func start() throws(Interruption) {
        isInteractive = true
        try application.record(.contextMenuWillDisplay, target: source.identity)
        try preview?.beginAppearanceTransition(true, animated: isAnimated)
    }

    /// Closes the menu: after a commit the preview's appearance is forgotten, as that of a peek.
    override func end(completed: Bool) throws(Interruption) -> Bool {
        isInteractive = false
        if completed {
            try application.record(
                .contextMenuWillPerformPreviewAction, target: source.identity,
                payload: .values([Value(preview), .string(delegate.commitStyle)]))
        }
        try application.record(.contextMenuWillEnd, target: source.identity)
        guard let preview else { return completed }
        if completed {
            preview.forgetAppearance(withChildren: true)
        } else if preview.appearance.isUnderWay {
            try preview.beginAppearanceTransition(false, animated: isAnimated)
            try preview.endAppearanceTransition()
        }
        return completed
    }

    /// Runs what the app has added to the animator of the commit.
    override func tellOfEnd(completed: Bool) throws(Interruption) {
        if completed { try application.runAppCode(delegate.completion, receiver: source) }
    }

    override func release(completed: Bool) {
        preview?.removeOwner()
        source.removeOwner()
    }
}

extension Application {
    /// A long press on a view of the controller, which has a context menu.
    func openMenu(of source: ViewController) throws(Interruption) {
        guard transitions.menu == nil, let delegate = source.contextMenuDelegate, source.window != nil else {
            return calls.noteIgnored()
        }
        let configuration = try ask(
            .contextMenuConfiguration, target: source.identity,
            answer: delegate.hasConfiguration ? Value.string("configuration") : .null)
        guard configuration != .null else { return calls.noteIgnored() }
        let preview = try delegate.preview.flatMap { (provider) throws(Interruption) in
            try ask(.contextMenuPreviewProvider, target: source.identity) {
                () throws(Interruption) in try resolve(provider)
            }
        }
        if let preview {
            try preview.checkCanBePreviewed()
            note("controller", preview)
        }
        let menu = ContextMenu(of: source, delegate, preview: preview)
        transitions.open(menu)
        try menu.begin()
    }

    /// The tap on the preview, or beside the menu.
    func closeMenu(commits: Bool) throws(Interruption) {
        guard let menu = transitions.takeMenu() else { return calls.noteIgnored() }
        try menu.finish(completed: commits)
    }
}
