package import ControllerHierarchy

/// The app that a walk runs: the storyboards around one, with stand-ins for what only the app's code would
/// know.
package struct WalkApp {
    private static let version = SystemVersion(17, 0)

    package static let phone = Device(
        model: "iPhone 15", systemVersion: version, idiom: .phone,
        portraitSize: Size(width: 393, height: 852))
    /// On its side, where both columns of a split view show.
    package static let pad = Device(
        model: "iPad (10th generation)", systemVersion: version, idiom: .pad,
        portraitSize: Size(width: 820, height: 1180), orientation: .landscapeLeft)

    private let graph: StoryboardGraph
    private let classes: ClassList?
    let definition: ApplicationDefinition
    /// The given storyboards that the app has, in the order in which the definition has them.
    let documents: [Int]
    /// The same by the names under which its bundle knows them.
    let documentByName: [String: Int]

    /// Makes an app of a storyboard and of all to which references lead from it.
    ///
    /// Others cannot matter, and an app of thousands would be launched as slowly as it is large.
    init(_ graph: StoryboardGraph, around document: Int, options: CrashWalk.Options) {
        self.graph = graph
        classes = options.classes
        let found = Self.closure(graph, of: document)
        documents = found.documents
        documentByName = found.byName
        let nodes = found.documents.flatMap { graph.nodes(of: $0) }
        var definition = ApplicationDefinition(device: options.device)
        if let nib = graph.storyboards[document].nib {
            definition.nibs = [nib] + Self.viewNibs(nib)
        } else {
            definition.storyboards =
                found.documents.map { graph.storyboards[$0].description }
                + Self.missingStoryboards(graph, nodes)
        }
        definition.classes =
            Self.segueClasses(graph, nodes, options) + Self.controllerClasses(graph, nodes, options.classes)
        self.definition = definition
    }

    /// Nibs of the views of a main nib's controllers, each with a plain view: what is in them is checked
    /// without a walk.
    private static func viewNibs(_ main: NibDescription) -> [NibDescription] {
        func names(_ controllers: [NibDescription.NibController]) -> [String] {
            controllers.flatMap { [$0.controller.nibName].compactMap(\.self) + names($0.children) }
        }
        return Set(names(main.controllers)).subtracting([main.name]).sorted().map { name in
            var nib = NibDescription(name: name)
            nib.views = [.init(objectID: "view", className: "UIView")]
            nib.outlets = [OutletDescription(property: "view", destination: "view")]
            return nib
        }
    }

    /// Whether what the app's own class of a segue does is only taken for granted.
    func standsIn(_ segue: SegueDescription) -> Bool {
        guard segue.kind == .custom, let name = segue.customClass else { return false }
        return classes?.has(name) ?? true
    }

    private static func closure(
        _ graph: StoryboardGraph, of document: Int
    ) -> (documents: [Int], byName: [String: Int]) {
        var documents = [document]
        var byName = [graph.storyboards[document].description.name: document]
        var next = 0
        while next < documents.count {
            for node in graph.nodes(of: documents[next]) {
                guard let reference = graph.scene(node).controller.reference, let name = reference.storyboard,
                    byName[name] == nil, let other = graph.storyboard(of: reference, from: documents[next])
                else { continue }
                byName[name] = other
                documents.append(other)
            }
            next += 1
        }
        return (documents, byName)
    }

    /// Storyboards that are referred to and were not given, each with plain scenes for what is asked of it.
    private static func missingStoryboards(
        _ graph: StoryboardGraph, _ nodes: [Int]
    ) -> [StoryboardDescription] {
        var missing: [StoryboardDescription] = []
        var places: [String: Int] = [:]
        var known: Set<[String]> = []
        for node in nodes {
            guard let reference = graph.scene(node).controller.reference, let name = reference.storyboard,
                graph.storyboard(of: reference, from: graph.nodes[node].storyboard) == nil
            else { continue }
            let place = places[name] ?? missing.count
            if place == missing.count {
                places[name] = place
                missing.append(StoryboardDescription(name: name, initialController: "initial"))
                missing[place].scenes.append(
                    .init(
                        sceneID: "initial",
                        controller: ArchivedController(objectID: "initial", baseClass: "UIViewController")))
            }
            guard let identifier = reference.identifier, known.insert([name, identifier]).inserted else {
                continue
            }
            var controller = ArchivedController(objectID: "id-\(identifier)", baseClass: "UIViewController")
            controller.storyboardIdentifier = identifier
            missing[place].scenes.append(.init(sceneID: controller.objectID, controller: controller))
        }
        return missing
    }

    /// Segues of the app's own: a custom one is taken to show its destination, as most do in some way, one
    /// of another kind to do what its kind does.
    ///
    /// A class that stands on both prepares what its kind does, and a custom segue of it then does nothing.
    private static func segueClasses(
        _ graph: StoryboardGraph, _ nodes: [Int], _ options: CrashWalk.Options
    ) -> [ClassDescription] {
        let segues = nodes.flatMap { graph.outgoing[$0] }.map { graph.edges[$0].segue }
        let kept = Set(segues.filter { $0.kind != .custom }.compactMap(\.customClass))
        let show = Operation(
            options.hasShow ? .show : .present, target: "source", controller: .existing("destination"))
        var known: Set<String> = []
        var descriptions: [ClassDescription] = []
        for segue in segues {
            guard let name = segue.customClass, options.classes?.has(name) ?? true,
                known.insert(name).inserted
            else { continue }
            var description = ClassDescription(name: name, superclass: "UIStoryboardSegue")
            let isKept = kept.contains(name)
            if !isKept || segues.contains(where: { $0.kind == .custom && $0.customClass == name }) {
                description.scripts = [
                    .init(
                        moment: .callback(.seguePerform), scripts: [Script(operations: isKept ? [] : [show])])
                ]
            }
            if !isKept { description.skipsSuper = [.seguePerform] }
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
        _ graph: StoryboardGraph, _ nodes: [Int], _ classes: ClassList?
    ) -> [ClassDescription] {
        let isKnown = classes?.knowsActions ?? false
        let edges = nodes.flatMap { graph.outgoing[$0] }
        let named = Set(edges.compactMap { graph.edges[$0].segue.unwindAction }).sorted()
        var known: Set<String> = []
        var descriptions: [ClassDescription] = []
        for node in nodes {
            let controller = graph.scene(node).controller
            guard let name = controller.customClass, classes?.has(name) ?? true,
                !Vocabulary.isControllerClass(name), known.insert(name).inserted
            else { continue }
            let actions = isKnown ? classes?.actions(of: name) ?? [] : named
            guard !actions.isEmpty else { continue }
            var description = ClassDescription(name: name, superclass: controller.baseClass)
            description.actions = actions
            descriptions.append(description)
        }
        return descriptions
    }

    /// The text of a console message.
    static func text(_ event: Event) -> String? {
        if case .message(_, let text) = event.payload { return text }
        return nil
    }
}

extension StoryboardGraph {
    /// A scene's controller as its document has it.
    func controller(_ object: SceneObject) -> ArchivedController? { scene(object)?.controller }

    func scene(_ object: SceneObject) -> StoryboardDescription.Scene? {
        guard let document = object.document, let node = node(object.object, in: document) else { return nil }
        return scene(node)
    }
}
