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
        for node in graph.nodes(of: index) where !graph.twins.contains(node) {
            guard let identifier = graph.scene(node).controller.storyboardIdentifier else { continue }
            if let other = first[identifier] {
                note(
                    .error, .storyboardIdentifierDuplicate, node, nil,
                    "the storyboard identifier \"\(identifier)\" is also that of \(graph.label(other))")
            } else {
                first[identifier] = node
            }
            let isInitial = graph.initialNode(of: index) == node
            if graph.incoming[node].isEmpty, !isInitial, !(sources?.literals.contains(identifier) ?? false) {
                let doubt = sources == nil ? "the app's code must ask for" : "no text of the sources is"
                note(
                    .note, .storyboardIdentifierUnused, node, nil,
                    "no segue leads here; \(doubt) \"\(identifier)\"")
            }
        }
    }

    mutating func checkReachability(_ node: Int) {
        // What stands for a scene elsewhere is drawn and followed as that scene.
        if graph.scene(node).controller.reference != nil { return checkUse(ofReference: node) }
        guard !reached.contains(node), !graph.twins.contains(node) else { return }
        note(
            .warning, .sceneUnreachable, node, nil,
            "no segue leads here from any entrance, and there is no identifier to ask for it by")
    }

    private mutating func checkUse(ofReference node: Int) {
        // Code may ask for a reference by an identifier of its own, and gets the scene behind it.
        let isNamed =
            graph.namedReferences.contains(node)
            || graph.scene(node).controller.storyboardIdentifier != nil
        guard !isNamed, !graph.twins.contains(node) else { return }
        note(.warning, .referenceUnused, node, nil, "no segue leads to the reference; it can be taken away")
    }

    mutating func checkReference(_ node: Int) {
        guard let reference = graph.scene(node).controller.reference, graph.resolutions[node] == nil,
            graph.namedReferences.contains(node)
        else { return }
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
        let incoming = graph.incoming[node].map { graph.edges[$0].segue.kind }
        // A segue of the app's own may well put other controllers into its destination.
        guard !incoming.contains(.custom) else { return }
        // So may code that makes the scene, or has the window's root controller from the application's
        // delegate.
        let isMadeByCode =
            scene.controller.storyboardIdentifier != nil
            || graph.initialNode(of: graph.nodes[node].storyboard) == node
        note(
            isMadeByCode ? .note : .warning, .containerEmpty, node, nil,
            "the container has no controller in it"
                + (isMadeByCode ? "; the app's code must put one there" : ""))
    }

    mutating func checkClass(_ node: Int) {
        // Sources decide more than a list of names.
        guard let classes, sources == nil else { return }
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
}
