/// A preview that a firm press holds open (peek), up to the pop that commits it or the finger's lift.
///
/// Source: lifecycle-rotation.md 1.13; peek-api-doc, peek-cancel, peek-then-push.
final class Peek: Transition {
    private let source: ViewController
    let preview: ViewController

    init(_ preview: ViewController, from source: ViewController) {
        self.preview = preview
        self.source = source
        super.init(application: source.application, isAnimated: true, duration: 0)
        preview.addOwner()
        source.addOwner()
    }

    override var name: String { "the preview of \(preview.identity.label)" }

    override var touched: ViewController? { source }

    override func cancelGesture() throws(Interruption) { try application.endPeek(commits: false) }

    /// Loads the preview and sends its will; no log has a did of a preview.
    override func start() throws(Interruption) {
        isInteractive = true
        try preview.beginAppearanceTransition(true, animated: isAnimated)
    }

    /// Ends the preview: after a commit its appearance is forgotten, for the app shows it in its own way.
    override func end(completed: Bool) throws(Interruption) -> Bool {
        isInteractive = false
        if completed {
            preview.forgetAppearance(withChildren: true)
            try application.record(
                .previewingCommit, target: source.identity, payload: .controller(preview.identity))
        } else if preview.appearance.isUnderWay {
            try preview.beginAppearanceTransition(false, animated: isAnimated)
            try preview.endAppearanceTransition()
        }
        return completed
    }

    override func release(completed: Bool) {
        preview.removeOwner()
        source.removeOwner()
    }
}

extension Application {
    /// A firm press on a view of the controller, whose delegate hands out the preview.
    func peek(from source: ViewController) throws(Interruption) {
        guard transitions.peek == nil, let delegate = source.previewingDelegate, source.window != nil,
            environment.tellsFirmPresses(on: device)
        else {
            return ignore(
                because: source.previewingDelegate == nil
                    ? "\(source.identity.label) is not registered for previewing"
                    : transitions.peek != nil
                        ? "a preview is open already"
                        : "nothing tells of a firm press on \(source.identity.label)")
        }
        let handedOut = try ask(.previewingForLocation, target: source.identity) {
            () throws(Interruption) in try resolve(delegate.preview ?? .none)
        }
        guard let preview = handedOut else { return ignore(because: "the delegate hands out no preview") }
        try preview.checkCanBePreviewed()
        note("controller", preview)
        let peek = Peek(preview, from: source)
        transitions.open(peek)
        try peek.begin()
    }

    /// The press grows into a pop, or the finger lifts.
    func endPeek(commits: Bool) throws(Interruption) {
        guard let ended = transitions.takePeek() else { return ignore(because: "no preview is open") }
        try ended.finish(completed: commits)
    }
}

extension ViewController {
    /// `unregisterForPreviewing(withContext:)`: a press on the view shows nothing from now on.
    func unregisterForPreviewing() throws(Interruption) {
        guard previewingDelegate != nil else {
            return application.ignore(because: "\(identity.label) is not registered for previewing")
        }
        application.log.noteChange()
        previewingDelegate = nil
    }

    /// Refuses a preview that is on screen already.
    func checkCanBePreviewed() throws(Interruption) {
        guard parent == nil, presentedBy == nil, !application.isRoot(self), appearance.state == .disappeared
        else {
            throw .error(
                .invalidArgument(
                    field: "source", reason: "the delegate's preview, \(identity.label), is on screen"))
        }
    }

    /// Refuses what would show the controller elsewhere while a finger holds its preview open.
    func checkIsNotPreviewed() throws(Interruption) {
        guard application.transitions.peek?.preview === self || application.transitions.menu?.preview === self
        else { return }
        throw .error(
            .invalidArgument(
                field: "controller",
                reason: "\(identity.label) is being previewed; commit or cancel the preview first"))
    }
}
