import ControllerHierarchy

/// Reads the scenes of a storyboard.
///
/// Source: storyboard-format.md sections 1 to 5 and 8.
struct StoryboardReader {
    let document: MarkupDocument
    private var lines: [StoryboardDescription.ObjectID: Int] = [:]
    var oddities: [StoryboardDocument.Oddity] = []
    private var canvas: [StoryboardDescription.ObjectID: StoryboardDocument.CanvasPoint] = [:]

    init(_ document: MarkupDocument) {
        self.document = document
    }

    func read(name: String) -> StoryboardDocument {
        var reader = self
        return reader.readDocument(name: name)
    }

    private mutating func readDocument(name: String) -> StoryboardDocument {
        let root = document.root
        var description = StoryboardDescription(
            name: name, initialController: root.attribute("initialViewController").flatMap(Self.identifier))
        description.usesAutoLayout = root.attribute("useAutolayout") == "YES"
        for scenes in root.children where scenes.isNamed("scenes") {
            for element in scenes.children where element.isNamed("scene") {
                if let scene = readScene(element) { description.scenes.append(scene) }
            }
        }
        var result = StoryboardDocument(description: description)
        result.statistics = DocumentStatistics(of: document, isKnown: Vocabulary.isKnown)
        result.isForPad = root.attribute("targetRuntime") == "iOS.CocoaTouch.iPad"
        result.isLaunchScreen = root.attribute("launchScreen") == "YES"
        result.lines = lines
        result.objects = Set(root.descendants.lazy.compactMap { $0.attribute("id") })
        result.oddities = oddities
        result.canvas = canvas
        return result
    }

    /// Reads a scene; nil for one without a controller, which Interface Builder does not write.
    private mutating func readScene(_ element: MarkupElement) -> StoryboardDescription.Scene? {
        guard let objects = element.child("objects") else { return nil }
        let members = Array(objects.children)
        let member =
            members.first { $0.attribute("sceneMemberID") == "viewController" }
            ?? members.first { Vocabulary.controllers[$0.name] != nil }
        guard let member, let controller = ControllerReader.controller(member) else {
            note(element, "the scene has no controller")
            return nil
        }
        var scene = StoryboardDescription.Scene(
            sceneID: element.attribute("sceneID") ?? controller.objectID, controller: controller)
        scene.exit = members.first { $0.isNamed("exit") }?.attribute("id")
        lines[controller.objectID] = member.line
        if let point = element.child(key: "canvasLocation"),
            let x = point.attribute("x").flatMap(Double.init), x.magnitude < 1e7,
            let y = point.attribute("y").flatMap(Double.init), y.magnitude < 1e7
        {
            canvas[controller.objectID] = .init(x: x, y: y)
        }
        readSeguesAndControls(objects, of: member, into: &scene)
        return scene
    }

    /// Reads what triggers and what is triggered, wherever in a scene it stands.
    private mutating func readSeguesAndControls(
        _ objects: MarkupElement, of controller: MarkupElement, into scene: inout StoryboardDescription.Scene
    ) {
        let view = controller.child(key: "view")
        for element in objects.descendants {
            if element.isNamed("segue") {
                guard let segue = readSegue(element, of: scene) else { continue }
                lines[segue.objectID] = element.line
                scene.segues.append(segue)
            } else if element.index != controller.index,
                let control = ControlReader.control(element, in: view)
            {
                lines[control.objectID] = element.line
                scene.controls.append(control)
            }
        }
    }

    /// Reads a segue; nil for references to segues and for the parts of peeking, which have no kind.
    private mutating func readSegue(
        _ element: MarkupElement, of scene: StoryboardDescription.Scene
    ) -> SegueDescription? {
        guard let name = element.attribute("kind"), let connections = element.parent,
            connections.isNamed("connections"), let owner = connections.parent?.attribute("id")
        else { return nil }
        guard let kind = SegueDescription.Kind(rawValue: name) else {
            note(element, "segues of the kind \(name) are not known")
            return nil
        }
        let identifier = element.attribute("id") ?? "\(owner)-segue-\(scene.segues.count)"
        guard let destination = element.attribute("destination") else {
            note(element, "the segue \(identifier) has no destination")
            return nil
        }
        var segue = SegueDescription(
            objectID: identifier, kind: kind, destination: destination, owner: owner)
        if kind == .relationship {
            segue.relationship = element.attribute("relationship")
                .flatMap(SegueDescription.Relationship.init(rawValue:))
            if segue.relationship == nil {
                note(element, "\(element.attribute("relationship") ?? "nothing") is no known relationship")
                return nil
            }
        }
        SegueReader.readAttributes(of: element, into: &segue)
        return segue
    }

    private mutating func note(_ element: MarkupElement, _ reason: String) {
        oddities.append(.init(reason: reason, line: element.line))
    }

    /// An identifier; nil for the empty one, which Xcode 4.5 wrote for none.
    static func identifier(_ text: String) -> String? { text.isEmpty ? nil : text }
}
