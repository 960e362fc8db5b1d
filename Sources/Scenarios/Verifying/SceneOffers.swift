import ControllerHierarchy

/// What an app's documents offer at some moment: scenes to make controllers of, controls and segues.
struct SceneOffers: Sendable {
    /// The controllers of all storyboards.
    let scenes: [Scene]
    /// What can be tapped, and which segues code can perform, of the controllers that are there.
    let deeds: [Deed]

    struct Scene: Sendable {
        let storyboard: String
        let identifier: String?
        let className: String
        /// How a controller made of it is called.
        var label: String { identifier ?? className }
    }

    struct Deed: Sendable {
        let target: String
        let kind: Kind

        enum Kind: Sendable {
            case tap(control: String)
            case tapOnAccessory(control: String)
            case segue(identifier: String)
        }
    }

    init(of application: Application) {
        scenes = application.storyboards.flatMap { storyboard in
            storyboard.scenes.map { scene in
                Scene(
                    storyboard: storyboard.name, identifier: scene.controller.storyboardIdentifier,
                    className: scene.controller.className)
            }
        }
        deeds = Self.labels(of: application.hierarchy()).flatMap { Self.deeds(of: $0, in: application) }
    }

    private static func labels(of nodes: [HierarchyNode]) -> [String] {
        nodes.flatMap { [$0.identity.label] + labels(of: $0.children) + labels(of: $0.presented) }
    }

    private static func deeds(of label: String, in application: Application) -> [Deed] {
        guard let outline = try? application.sceneOutline(of: label) else { return [] }
        var kinds: [Deed.Kind] = []
        var owners: [String] = []
        for control in outline.controls {
            owners.append(control.objectID)
            let isAlone = outline.controls.count { $0.label == control.label } == 1
            kinds.append(.tap(control: isAlone ? control.label ?? control.objectID : control.objectID))
        }
        for segue in outline.segues.map(\.description) where segue.kind != .embed {
            if segue.trigger == SegueDescription.accessoryAction {
                kinds.append(.tapOnAccessory(control: segue.owner))
            } else if let identifier = segue.identifier, !owners.contains(segue.owner) {
                kinds.append(.segue(identifier: identifier))
            }
        }
        return kinds.map { Deed(target: label, kind: $0) }
    }
}
