import ControllerHierarchy

/// The controllers of nibs as scenes, so that maps show them as they show those of storyboards, and walks
/// begin there.
extension Inspection {
    /// A graph of storyboards with the nibs that hold controllers behind them.
    static func graph(_ graph: StoryboardGraph, withNibsAmong documents: [Document]) -> StoryboardGraph {
        var nibs: [(document: StoryboardDocument, path: String)] = []
        for document in documents {
            guard case .success(.nib(let nib)) = document.content, !nib.description.controllers.isEmpty else {
                continue
            }
            nibs.append((scenes(of: nib), document.path))
        }
        guard !nibs.isEmpty else { return graph }
        return StoryboardGraph(
            graph.storyboards + nibs.map(\.document), paths: graph.paths + nibs.map(\.path),
            extensions: graph.extensions)
    }

    private static func scenes(of nib: NibDocument) -> StoryboardDocument {
        var description = StoryboardDescription(
            name: nib.description.name, initialController: nib.description.windowRoot)
        func add(_ nibController: NibDescription.NibController) {
            let controller = nibController.controller
            var scene = StoryboardDescription.Scene(sceneID: controller.objectID, controller: controller)
            for child in nibController.children {
                var segue = SegueDescription(
                    objectID: "\(controller.objectID)-\(child.controller.objectID)", kind: .relationship,
                    destination: child.controller.objectID, owner: controller.objectID)
                segue.relationship = .viewControllers
                scene.segues.append(segue)
            }
            description.scenes.append(scene)
            nibController.children.forEach(add)
        }
        nib.description.controllers.forEach(add)
        var document = StoryboardDocument(description: description)
        document.isLaunchScreen = nib.isLaunchScreen
        document.nib = nib.description
        document.isForPad = nib.isForPad || nib.description.name.hasSuffix("~ipad")
        document.lines = nib.lines
        return document
    }

    /// Where unwind segues have led on the walks, by their segues.
    var unwinds: [SceneObject: Set<SceneObject>] {
        walks.reduce(into: [:]) { all, walk in all.merge(walk.unwinds) { $0.union($1) } }
    }
}
