/// Interacting with storyboards and segues.
///
/// Source: storyboards-restoration.md, Segues; segue-template-call-chain.
extension ViewController {
    /// `performSegue(withIdentifier:sender:)`, which does not ask whether it should.
    ///
    /// Source: exc-no-segue-identifier, segue-shouldPerform-only-controls.
    func performSegue(withIdentifier identifier: String, sender: Value) throws(Interruption) {
        guard let segue = segues.first(where: { $0.identifier == identifier }) else {
            throw .exception(
                .invalidArgument,
                "Receiver (\(identity.printed)) has no segue with identifier '\(identifier)'")
        }
        try perform(segue, sender: sender)
    }

    /// Asks whether a segue should be performed, as a control does first.
    ///
    /// The override answers for all segues, or for each identifier.
    /// Source: segue-shouldPerform-before-destination.
    func shouldPerformSegue(_ identifier: String?, sender: Value) throws(Interruption) -> Bool {
        guard application.behavior.holds(.asksShouldPerformSegue) else { return true }
        let answer = appClass.answer(\.shouldPerformSegue)?[identifier ?? ""] ?? true
        return try ask(
            .shouldPerformSegue, [identifier.map(Value.string) ?? .null, sender], answer: answer)
    }

    /// Performs a segue: destination, segue object, `prepare`, then its own work.
    func perform(_ description: SegueDescription, sender: Value) throws(Interruption) {
        switch description.kind {
        case .unwind:
            try unwind(
                UnwindRequest(
                    action: description.unwindAction ?? "", source: self, sender: sender,
                    segue: description))
        case .embed: try embed(description)
        default:
            guard let storyboard else { return }
            let place = try application.place(of: description.destination, in: storyboard)
            let destination = try createDestination(of: description, at: place, sender: sender)
            application.note("controller", destination)
            let segue = try makeSegue(description, to: destination)
            try segue.preparePopover()
            try application.prepare(segue, sender: sender)
            try application.perform(segue)
        }
    }

    /// Puts the destination of an embed segue into its container view; its own view is loaded before it is a
    /// child.
    ///
    /// Source: embed-prepare-before-child-is-child, embed-child-launch-events, embed-performed-twice,
    /// vgclient-embed-ios10, probe-storyboard-load-ios26.
    func embed(_ description: SegueDescription) throws(Interruption) {
        guard let origin, let storyboard else { return }
        let isFilled = origin.embedded.contains { entry in
            entry.segue == description.objectID && self.children.contains { $0.identity === entry.child }
        }
        guard !isFilled else {
            throw .exception(
                .internalInconsistency,
                "There are unexpected subviews in the container view. Perhaps the embed segue has already fired "
                    + "once or a subview was added programmatically?")
        }
        guard application.calls.beginScene(atMost: application.limits.depthMax) else {
            throw .error(
                .limitExceeded("scenes that embed each other deeper than \(application.limits.depthMax)"))
        }
        defer { application.calls.endScene() }
        let place = try application.place(of: description.destination, in: storyboard)
        let sender = Value.controller(identity.label)
        let child = try createDestination(of: description, at: place, sender: sender)
        let segue = try makeSegue(description, to: child)
        try application.prepare(segue, sender: sender)
        origin.embedded.append((description.objectID, child.identity))
        try child.view()
        try addChild(child)
        try addSubview(of: child)
        try child.sendDidMove(to: self)
    }
}
