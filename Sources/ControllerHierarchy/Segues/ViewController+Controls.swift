/// What a controller's scene offers at this moment.
package struct SceneOutline: Sendable {
    package let controls: [ControlDescription]
    package let segues: [Segue]

    /// A segue that can be performed, but for relationships.
    package struct Segue: Sendable {
        package let description: SegueDescription
        /// The destination's storyboard identifier, else its class.
        ///
        /// Nil for an unwind, and where the scene is missing.
        package let destination: String?
        /// The control of the scene that owns it, whether or not it can be tapped now; nil for one that only
        /// code performs.
        package let control: StoryboardDescription.ObjectID?
    }
}

extension Application {
    /// What can be tapped now in the whole app: of each controller that has something its controls, in
    /// order of creation, then the alert in front.
    package func reachableControls() -> [(identity: Identity, controls: [ControlDescription])] {
        let ofControllers = controllers.all.compactMap { controller in
            let controls = controller.reachableControls
            return controls.isEmpty ? nil : (identity: controller.identity, controls: controls)
        }
        return ofControllers + windows.alertViews.filter(\.takesTouches).map { ($0.party, $0.controls) }
    }

    /// The alert that something other than a controller is meant by.
    func alertView(insteadOf name: String?) -> AlertView? {
        guard let name, controllers.find(name) == nil else { return nil }
        return windows.alertViews.first { $0.name == name }
    }

    /// The controls of a controller that can be tapped now, those of a container's bar among them, and the
    /// segues of its scene.
    package func sceneOutline(of name: String) throws(OperationError) -> SceneOutline {
        if let alert = alertView(insteadOf: name) {
            return SceneOutline(controls: alert.takesTouches ? alert.controls : [], segues: [])
        }
        guard let controller = controllers.find(name) else { throw .unknownController(name) }
        let controls = controller.reachableControls
        guard let storyboard = controller.storyboard else {
            return SceneOutline(controls: controls, segues: [])
        }
        let segues = controller.segues.map { description in
            // An unwind names the exit of its scene, which is no controller.
            let destination = try? place(of: description.destination, in: storyboard).scene.controller
            return SceneOutline.Segue(
                description: description,
                destination: destination.map { $0.storyboardIdentifier ?? $0.className },
                control: controller.controls.first { $0.objectID == description.owner }?.objectID)
        }
        return SceneOutline(controls: controls, segues: segues)
    }
}

/// The objects of a controller's scene that a user can tap.
///
/// Source: storyboard-format.md sections 4 and 5; segue-template-call-chain.
extension ViewController {
    /// What a finger reaches now: of the scene, of the app's own and of a container's bar; of an open
    /// context menu its rows alone.
    fileprivate var reachableControls: [ControlDescription] {
        if let ownMenu { return ownMenu.controls }
        let all = (window == nil ? [] : controls) + ownControls
        guard !all.isEmpty else { return [] }
        let (reachesView, reachesBars) = (isReachable(), isReachable(inBar: true))
        return all.filter { ($0.isInView ? reachesView : reachesBars) && obstacle(ofBarOf: $0) == nil }
    }

    /// The controls of its document, items of a toolbar until the app puts others in their place.
    var controls: [ControlDescription] {
        documentControls.filter { $0.bar != .toolbar || self.hasToolbarOfScene }
    }

    /// Whether the items for a toolbar are those that the document has.
    var hasToolbarOfScene: Bool {
        guard let scene else { return false }
        let items = scene.controller.properties.first { $0.property == .toolbarItems }?.value
        return items == setting(.toolbarItems)
    }

    /// The segues that exist now, without relationships.
    var segues: [SegueDescription] {
        guard let scene else { return [] }
        return scene.segues.filter { $0.kind != .relationship && (isViewLoaded || !scene.isInView($0)) }
    }

    /// The user's tap on a control: its actions, then its segues, for each of which it is asked first.
    ///
    /// A cell's accessory is another place to tap than the cell. Source: segue-accessory-action.
    ///
    /// - Parameter action: The one action, or the one segue by its identifier, its unwind action or its
    ///   object, that the tap is to cause; `accessoryAction` for a tap on a cell's accessory.
    func trigger(_ name: String, action: String?) throws(Interruption) {
        guard let control = control(named: name) else {
            throw .error(.invalidArgument(field: "control", reason: missingControl(name)))
        }
        guard window != nil else {
            return application.ignore(because: "the view of \(identity.label) is not on the screen")
        }
        if let obstacle = obstacle(to: control) { return application.ignore(because: obstacle) }
        guard control.isEnabled else {
            return application.ignore(because: "\(control.label ?? control.objectID) is not enabled")
        }
        let sender = Value.string(control.label ?? control.objectID)
        let ignoredBefore = application.calls.ignoredCalls
        var parts = 0
        for entry in control.actions where action == nil || entry.selector == action {
            try sendControlAction(entry)
            parts += 1
        }
        for segue in segues where segue.owner == control.objectID && segue.kind != .embed {
            let names = [segue.unwindAction, segue.identifier, segue.objectID, segue.trigger]
            let isMeant = segue.trigger != SegueDescription.accessoryAction || names.contains(name)
            guard action == nil ? isMeant : names.contains(action) else { continue }
            parts += 1
            guard try shouldPerformSegue(segue.identifier, sender: sender) else {
                application.ignore(because: "\(identity.label) does not want the segue to be performed")
                continue
            }
            try perform(segue, sender: sender)
        }
        if parts == 0, let action {
            throw .error(
                .invalidArgument(field: "action", reason: "\(name) neither sends nor performs \(action)"))
        }
        if parts == 0 { application.ignore(because: "\(name) does nothing") }
        // The tap as a whole is ignored when everything is that it causes.
        application.calls.join(parts, ignoredBefore: ignoredBefore)
    }

    /// A control by its object, by what a person calls it, by its outlet, or by a segue that it owns.
    func control(named name: String) -> ControlDescription? {
        let controls = controls
        if let found = controls.first(where: { $0.objectID == name }) { return found }
        if let found = controls.first(where: { $0.label == name }) { return found }
        let outlet = scene?.controller.outlets.first { $0.property == name }
        if let outlet, let found = controls.first(where: { $0.objectID == outlet.destination }) {
            return found
        }
        guard let owner = segues.first(where: { $0.identifier == name || $0.objectID == name })?.owner else {
            return controls.first { $0.actions.contains { $0.selector == name } }
        }
        return controls.first { $0.objectID == owner }
    }

    func missingControl(_ name: String) -> String {
        let missing = "\(identity.label) has no control \(name)"
        // The back button is the stack's, and a tab its tab bar controller's.
        let owner = nearestAncestor { ancestor in
            ancestor !== self && ancestor.ownControls.contains { $0.objectID == name || $0.label == name }
        }
        if let owner { return "\(missing); \(owner.identity.label) has it" }
        guard origin?.place != nil || !ownControls.isEmpty else {
            return "\(missing): it came from no storyboard, and has none of its own"
        }
        return "\(missing) now; \(Self.list(of: controls + ownControls))"
    }

    /// What there is in place of a control that is not.
    static func list(of controls: [ControlDescription]) -> String {
        guard !controls.isEmpty else { return "it has none" }
        return "it has "
            + controls.map { control in
                control.label.map { "\($0) (\(control.objectID))" } ?? control.objectID
            }
            .joined(separator: ", ")
    }

    /// Sends a target-action message; only controllers and the responder chain can be its target here.
    private func sendControlAction(_ action: ControlDescription.Action) throws(Interruption) {
        if action.destination == scene?.controller.objectID {
            // The document says that the class has the method, whether or not it is declared.
            return try receive(action.selector)
        }
        try application.sendAction(action.selector, to: self)
    }
}
