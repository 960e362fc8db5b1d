import ControllerHierarchy
import InterfaceBuilder

/// An app that a storyboard alone makes: its classes implement what the document says that they do.
struct StoryboardApp {
    let storyboard: StoryboardDescription
    let device: Device

    /// The device for which a document of that version and runtime was made; split views want an iPad.
    init(_ document: StoryboardDocument, version: String, runtime: String) {
        storyboard = document.description
        let hasSplitView = document.description.scenes.contains {
            $0.controller.baseClass == "UISplitViewController"
        }
        let isPad = runtime.hasSuffix("iPad") || hasSplitView
        let system: SystemVersion =
            switch version {
            case "1.0": SystemVersion(5, 1)
            case "2.0": SystemVersion(6, 1)
            default: SystemVersion(17)
            }
        device = Device(
            model: isPad ? "iPad" : "iPhone", systemVersion: system, idiom: isPad ? .pad : .phone,
            portraitSize: isPad ? Size(width: 768, height: 1024) : Size(width: 390, height: 844),
            orientation: hasSplitView ? .landscapeLeft : .portrait)
    }

    /// Where the app begins: with the document's own initial scene, or another; on a stack that code makes.
    struct Start {
        var scene: StoryboardDescription.ObjectID?
        var isOnStack = false
    }

    func launch(from start: Start = Start()) throws -> (Application, OperationOutcome) {
        var definition = ApplicationDefinition(device: device)
        definition.storyboards = [storyboard]
        if let scene = start.scene { definition.storyboards[0].initialController = scene }
        if start.isOnStack {
            var (stack, scene) = (
                ControllerDescription(className: "UINavigationController"),
                ControllerDescription(className: "UIViewController")
            )
            scene.storyboard = storyboard.name
            stack.viewControllers = [.new(scene)]
            definition.root = .new(stack)
        } else {
            definition.mainStoryboard = storyboard.name
        }
        definition.classes = classes
        let application = try Application(definition: definition)
        return (application, try application.launch())
    }

    /// Every class of the document has all its actions; custom segues present.
    private var classes: [ClassDescription] {
        let segues = storyboard.scenes.flatMap(\.segues)
        let actions = segues.compactMap(\.unwindAction)
        var found: [ClassDescription] = []
        func add(_ description: ClassDescription) {
            if !found.contains(where: { $0.name == description.name }) { found.append(description) }
        }
        for scene in storyboard.scenes {
            guard let name = scene.controller.customClass else { continue }
            var description = ClassDescription(name: name)
            description.actions = actions
            add(description)
        }
        for segue in segues {
            guard let name = segue.customClass else { continue }
            var description = ClassDescription(name: name, superclass: "UIStoryboardSegue")
            let present = ControllerHierarchy.Operation(
                .present, target: "source", controller: .existing("destination"))
            if segue.kind == .custom {
                description.scripts = [
                    .init(moment: .callback(.seguePerform), scripts: [Script(operations: [present])])
                ]
            }
            add(description)
        }
        return found
    }
}

/// One thing that a user or the app can do next in an app made of a storyboard.
struct StoryboardStep: CustomStringConvertible {
    let operation: ControllerHierarchy.Operation
    let description: String
    /// The segue that the step performs.
    var segue: StoryboardDescription.ObjectID?

    /// The steps that are at hand now: segues by control or identifier, tabs.
    static func all(in application: Application) throws -> [StoryboardStep] {
        var steps: [StoryboardStep] = []
        for label in application.controllerLabels {
            for segue in try application.sceneOutline(of: label).segues {
                steps += step(segue.description, of: label, in: application).map { [$0] } ?? []
            }
            if (try? application.value(of: .isToolbarHidden, of: label)) == .bool(true) {
                let show = ControllerHierarchy.Operation(
                    .setToolbarHidden, target: label, arguments: [.init("hidden", .value(.bool(false)))])
                steps.append(StoryboardStep(operation: show, description: "show the toolbar of \(label)"))
            }
            guard let selected = try? application.value(of: .selectedIndex, of: label), selected != .null
            else { continue }
            let tabs = try application.value(of: .viewControllers, of: label).array ?? []
            for index in tabs.indices {
                steps.append(
                    StoryboardStep(
                        operation: .init(
                            .select, target: label,
                            arguments: [.init("index", .value(.number(Double(index))))]),
                        description: "select \(index) in \(label)"))
            }
        }
        return steps
    }

    private static func step(
        _ segue: SegueDescription, of label: String, in application: Application
    ) -> StoryboardStep? {
        let owners = try? application.sceneOutline(of: label).controls.map(\.objectID)
        guard segue.kind != .embed, segue.identifier != nil || owners?.contains(segue.owner) ?? false else {
            return nil
        }
        if let identifier = segue.identifier {
            return StoryboardStep(
                operation: .init(
                    .performSegue, target: label,
                    arguments: [.init("identifier", .value(.string(identifier)))]
                ),
                description: "perform \(identifier) of \(label)", segue: segue.objectID)
        }
        return StoryboardStep(
            operation: .init(
                .trigger, target: label,
                arguments: [
                    .init("control", .value(.string(segue.owner))),
                    .init("action", .value(.string(segue.unwindAction ?? segue.objectID))),
                ]),
            description: "tap \(segue.owner) of \(label)", segue: segue.objectID)
    }
}
