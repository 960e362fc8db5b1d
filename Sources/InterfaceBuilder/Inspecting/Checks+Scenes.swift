import ControllerHierarchy

/// What is checked of documents and scenes.
extension Checks {
    mutating func checkStoryboard(_ index: Int) {
        let storyboard = graph.storyboards[index]
        let description = storyboard.description
        if let initial = description.initialController {
            if graph.initialNode(of: index) == nil {
                note(
                    .error, .initialControllerMissing, document: index,
                    "the initial controller \(initial) is not in the document")
            }
        } else if !description.scenes.isEmpty {
            note(
                storyboard.isLaunchScreen ? .error : .note, .initialControllerMissing, document: index,
                storyboard.isLaunchScreen
                    ? "a launch screen needs an initial controller"
                    : "there is no initial controller; scenes can be made by their identifiers alone")
        }
        for oddity in storyboard.oddities {
            note(.warning, .connectionDangling, document: index, line: oddity.line, oddity.reason)
        }
        checkIdentifiers(index)
    }

    /// Identifiers that two scenes share, and those that nothing in the documents asks for.
    private mutating func checkIdentifiers(_ index: Int) {
        var first: [String: Int] = [:]
        for node in graph.nodes.indices where graph.nodes[node].storyboard == index {
            guard let identifier = graph.scene(node).controller.storyboardIdentifier else { continue }
            if let other = first[identifier] {
                note(
                    .error, .storyboardIdentifierDuplicate, node, nil,
                    "the storyboard identifier \"\(identifier)\" is also that of \(graph.label(other))")
            } else {
                first[identifier] = node
            }
            let isInitial = graph.initialNode(of: index) == node
            if graph.incoming[node].isEmpty, !isInitial {
                note(
                    .note, .storyboardIdentifierUnused, node, nil,
                    "no segue leads here; the app's code must ask for \"\(identifier)\"")
            }
        }
    }

    mutating func checkReachability(_ node: Int) {
        guard !reached.contains(node) else { return }
        note(
            .warning, .sceneUnreachable, node, nil,
            "no segue leads here from any entrance, and there is no identifier to ask for it by")
    }

    mutating func checkReference(_ node: Int) {
        guard let reference = graph.scene(node).controller.reference, graph.resolutions[node] == nil else {
            return
        }
        let storyboard = graph.nodes[node].storyboard
        guard let target = graph.storyboard(of: reference, from: storyboard) else {
            let name = reference.storyboard ?? ""
            if let bundle = reference.bundleIdentifier {
                note(
                    .note, .referenceFileMissing, node, nil,
                    "the storyboard \(name) is in the bundle \(bundle), which was not given")
            } else {
                note(
                    .warning, .referenceFileMissing, node, nil,
                    "the storyboard \(name) is not among the given documents")
            }
            return
        }
        let name = graph.storyboards[target].description.name
        let message =
            reference.identifier.map { "the storyboard \(name) has no scene with the identifier \"\($0)\"" }
            ?? "the storyboard \(name) has no initial controller"
        note(.error, .referenceIdentifierMissing, node, nil, message)
    }

    /// Containers that UIKit fills by relationships, and that have none.
    mutating func checkContainer(_ node: Int) {
        let scene = graph.scene(node)
        let relationships = Set(scene.segues.compactMap(\.relationship))
        let isFilled: Bool
        switch scene.controller.baseClass {
        case "UINavigationController": isFilled = relationships.contains(.rootViewController)
        case "UITabBarController": isFilled = relationships.contains(.viewControllers)
        case "UISplitViewController": isFilled = relationships.contains(.masterViewController)
        default: return
        }
        // An app's own class may well fill itself.
        guard !isFilled, scene.controller.customClass == nil, graph.resolutions[node] == nil else { return }
        note(.warning, .containerEmpty, node, nil, "the container has no controller in it")
    }

    mutating func checkClass(_ node: Int) {
        guard let classes else { return }
        let scene = graph.scene(node)
        if let name = scene.controller.customClass, !classes.has(name) {
            note(
                .warning, .classMissing, node, nil,
                "the class \(name) is not among those given; UIKit makes a \(scene.controller.baseClass)")
        }
        for segue in scene.segues {
            guard let name = segue.customClass, !classes.has(name) else { continue }
            note(
                .error, .classMissing, node, segue.objectID,
                "the segue's class \(name) is not among those given; performing it raises")
        }
    }

    mutating func checkConnections(_ node: Int) {
        let objects = graph.storyboards[graph.nodes[node].storyboard].objects
        let scene = graph.scene(node)
        for outlet in scene.controller.outlets where !objects.contains(outlet.destination) {
            note(
                .error, .connectionDangling, node, nil,
                "the outlet \(outlet.property) leads to \(outlet.destination), which is not there")
        }
        for control in scene.controls {
            for action in control.actions where !objects.contains(action.destination) {
                note(
                    .error, .connectionDangling, node, control.objectID,
                    "the action \(action.selector) goes to \(action.destination), which is not there")
            }
        }
    }
}
