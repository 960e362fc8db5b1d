package import ControllerHierarchy

/// The app that a walk runs: the storyboards, with stand-ins for what only its code would know.
package enum WalkApp {
    private static let version = SystemVersion(17, 0)

    package static let phone = Device(
        model: "iPhone 15", systemVersion: version, idiom: .phone,
        portraitSize: Size(width: 393, height: 852))
    /// On its side, where both columns of a split view show.
    package static let pad = Device(
        model: "iPad (10th generation)", systemVersion: version, idiom: .pad,
        portraitSize: Size(width: 820, height: 1180), orientation: .landscapeLeft)

    static func definition(
        _ graph: StoryboardGraph, options: CrashWalk.Options
    ) -> ApplicationDefinition {
        var definition = ApplicationDefinition(device: options.device)
        definition.storyboards = graph.storyboards.map(\.description) + missingStoryboards(graph)
        definition.classes = segueClasses(graph, options.classes) + controllerClasses(graph, options.classes)
        return definition
    }

    /// Storyboards that are referred to and were not given, each with plain scenes for what is asked of it.
    private static func missingStoryboards(_ graph: StoryboardGraph) -> [StoryboardDescription] {
        var missing: [StoryboardDescription] = []
        for node in graph.nodes.indices {
            guard let reference = graph.scene(node).controller.reference, let name = reference.storyboard,
                graph.storyboard(of: reference, from: graph.nodes[node].storyboard) == nil
            else { continue }
            if !missing.contains(where: { $0.name == name }) {
                missing.append(StoryboardDescription(name: name, initialController: "initial"))
                missing[missing.count - 1].scenes.append(
                    .init(
                        sceneID: "initial",
                        controller: ArchivedController(objectID: "initial", baseClass: "UIViewController")))
            }
            guard let identifier = reference.identifier,
                let index = missing.firstIndex(where: { $0.name == name }),
                !missing[index].scenes.contains(where: { $0.controller.storyboardIdentifier == identifier })
            else { continue }
            var controller = ArchivedController(objectID: "id-\(identifier)", baseClass: "UIViewController")
            controller.storyboardIdentifier = identifier
            missing[index].scenes.append(.init(sceneID: controller.objectID, controller: controller))
        }
        return missing
    }

    /// Segues of the app's own, each taken to present its destination, as most do in some way.
    private static func segueClasses(_ graph: StoryboardGraph, _ classes: ClassList?) -> [ClassDescription] {
        var descriptions: [ClassDescription] = []
        for edge in graph.edges {
            guard let name = edge.segue.customClass, !descriptions.contains(where: { $0.name == name }),
                classes?.has(name) ?? true
            else { continue }
            var description = ClassDescription(name: name, superclass: "UIStoryboardSegue")
            if edge.segue.kind == .custom {
                let present = Operation(
                    .present, target: "source", controller: .existing("destination"))
                description.scripts = [
                    .init(moment: .callback(.seguePerform), scripts: [Script(operations: [present])])
                ]
                description.skipsSuper = [.seguePerform]
            }
            descriptions.append(description)
        }
        return descriptions
    }

    /// The app's classes with their actions, over the classes of UIKit that the documents give them.
    ///
    /// Where no actions are known, each class has all that the documents' exits name: some class has them, or
    /// Interface Builder would not have offered them, and an unwind then ends at the nearest scene that can
    /// be meant.
    private static func controllerClasses(
        _ graph: StoryboardGraph, _ classes: ClassList?
    ) -> [ClassDescription] {
        let isKnown = classes?.knowsActions ?? false
        let named = Set(graph.edges.compactMap(\.segue.unwindAction)).sorted()
        var descriptions: [ClassDescription] = []
        for node in graph.nodes.indices {
            let controller = graph.scene(node).controller
            guard let name = controller.customClass, classes?.has(name) ?? true,
                !Vocabulary.controllers.values.contains(name),
                !descriptions.contains(where: { $0.name == name })
            else { continue }
            let actions = isKnown ? classes?.classes[name] ?? [] : named
            guard !actions.isEmpty else { continue }
            var description = ClassDescription(name: name, superclass: controller.baseClass)
            description.actions = actions
            descriptions.append(description)
        }
        return descriptions
    }

    /// The class of UIKit below a scene's controller.
    static func baseClass(_ scene: SceneObject, _ graph: StoryboardGraph) -> String? {
        controller(scene, graph)?.baseClass
    }

    /// A scene's controller as its document has it.
    static func controller(_ scene: SceneObject, _ graph: StoryboardGraph) -> ArchivedController? {
        let storyboard = graph.storyboards.first { $0.description.name == scene.storyboard }?.description
        return storyboard?.scenes.first { $0.controller.objectID == scene.object }?.controller
    }

    /// The text of a console message.
    static func text(_ event: Event) -> String? {
        if case .message(_, let text) = event.payload { return text }
        return nil
    }
}
