import ControllerHierarchy

/// What can be done next on a walk.
extension CrashWalk {
    /// What a user can tap now, and which segues the app's code can perform.
    func choices(_ application: Application) -> [Choice] {
        var choices: [Choice] = []
        var front = application.hierarchy()
        var isPresented = false
        // What is presented covers what presents it; a popover at least catches all taps.
        while let covering = Self.presented(front) {
            front = [covering]
            isPresented = true
        }
        for node in front {
            collect(node, Place(isPresented: isPresented), application, &choices)
        }
        return choices
    }

    /// Around a controller, what decides how segues from it behave.
    private struct Place {
        var isInNavigation = false
        var isInSplit = false
        let isPresented: Bool
    }

    func scene(of label: String, _ application: Application) -> SceneObject? {
        guard let found = (try? application.sceneObject(of: label)) ?? nil else { return nil }
        return SceneObject(document: app.documentByName[found.storyboard], object: found.object)
    }

    private static func presented(_ nodes: [HierarchyNode]) -> HierarchyNode? {
        for node in nodes {
            if let found = node.presented.first ?? presented(node.children) { return found }
        }
        return nil
    }

    private func collect(
        _ node: HierarchyNode, _ place: Place, _ application: Application, _ choices: inout [Choice]
    ) {
        guard node.isInWindow, node.appearance == .appeared else { return }
        let label = node.identity.label
        let scene = self.scene(of: label, application)
        var inner = place
        if let top = node.children.last, application.hasStack(label) {
            inner.isInNavigation = true
            addBack(node, top, place, application, &choices)
            addBars(node, top, place, application, &choices)
        }
        if let scene, let outline = try? application.sceneOutline(of: label) {
            let controls = Dictionary(outline.controls.map { ($0.objectID, $0) }) { first, _ in first }
            for segue in outline.segues {
                let control = controls[segue.description.owner]
                guard let step = step(for: segue.description, label, control) else { continue }
                let isTap = control?.isEnabled ?? true
                let key = key(scene, (isTap ? "" : "enable ") + segue.description.objectID, place)
                choices.append(Choice(step: step, key: key, segue: segue.description))
            }
        }
        if let scene {
            let baseClass = graph.controller(scene)?.baseClass
            if baseClass == "UITabBarController" { addTabs(node, scene, place, &choices) }
            inner.isInSplit = place.isInSplit || baseClass == "UISplitViewController"
        }
        for child in node.children { collect(child, inner, application, &choices) }
    }

    private func key(_ scene: SceneObject, _ deed: String, _ place: Place) -> Key {
        Key(
            scene: scene, deed: deed, isInNavigation: place.isInNavigation,
            isPresented: place.isPresented, isInSplit: place.isInSplit)
    }

    private func addTabs(
        _ node: HierarchyNode, _ scene: SceneObject, _ place: Place, _ choices: inout [Choice]
    ) {
        for index in node.children.indices {
            let name = node.children[index].identity.label
            let step = WalkStep(
                target: node.identity.label, deed: .select(index: index), text: "select the tab \(name)")
            choices.append(Choice(step: step, key: key(scene, "tab \(index)", place), segue: nil))
        }
    }

    /// The back button of a stack, unless the document hides it.
    private func addBack(
        _ node: HierarchyNode, _ top: HierarchyNode, _ place: Place, _ application: Application,
        _ choices: inout [Choice]
    ) {
        let label = node.identity.label
        guard node.children.count > 1, let scene = self.scene(of: top.identity.label, application),
            graph.controller(scene)?.showsBackButton ?? true,
            (try? application.value(of: .isNavigationBarHidden, of: label)) != .bool(true)
        else { return }
        let step = WalkStep(
            target: label, deed: .trigger(control: "back", action: nil),
            text: "tap Back on \(top.identity.label)")
        choices.append(Choice(step: step, key: key(scene, "back", place), segue: nil))
    }

    /// Has the app's code show a bar of which an item starts a segue.
    private func addBars(
        _ node: HierarchyNode, _ top: HierarchyNode, _ place: Place, _ application: Application,
        _ choices: inout [Choice]
    ) {
        guard let scene = self.scene(of: top.identity.label, application),
            let document = graph.scene(scene)
        else { return }
        let owners = Set(document.segues.map(\.owner))
        let items = document.controls.filter { owners.contains($0.objectID) }
        let bars: [(ControlDescription.Bar, Property)] = [
            (.navigationBar, .isNavigationBarHidden), (.toolbar, .isToolbarHidden),
        ]
        for (bar, hidden) in bars where items.contains(where: { $0.bar == bar }) {
            let label = node.identity.label
            guard (try? application.value(of: hidden, of: label)) == .bool(true) else { continue }
            let step = WalkStep(target: label, deed: .show(bar), text: "show the bar of \(label)")
            choices.append(Choice(step: step, key: key(scene, hidden.rawValue, place), segue: nil))
        }
    }

    /// How a segue is performed; nil for one that nothing can perform.
    private func step(
        for segue: SegueDescription, _ label: String, _ control: ControlDescription?
    ) -> WalkStep? {
        if segue.kind == .embed { return nil }
        if let control {
            let name = control.label ?? control.element
            guard control.isEnabled else {
                return WalkStep(
                    target: label, deed: .enable(control: control.objectID),
                    text: "enable \(name) on \(label)")
            }
            let part = segue.trigger == SegueDescription.accessoryAction ? "the accessory of " : ""
            return WalkStep(
                target: label,
                deed: .trigger(
                    control: control.objectID,
                    action: segue.identifier ?? segue.unwindAction ?? segue.objectID),
                text: "tap \(part)\(name) on \(label)")
        }
        guard let identifier = segue.identifier else { return nil }
        return WalkStep(
            target: label, deed: .performSegue(identifier: identifier),
            text: "perform \(identifier) from \(label)")
    }
}

extension Application {
    /// Whether a controller is a navigation controller with something in it.
    fileprivate func hasStack(_ label: String) -> Bool {
        let top = try? value(of: .topViewController, of: label)
        return top != nil && top != .null
    }
}
