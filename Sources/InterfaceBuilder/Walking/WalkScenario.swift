import ControllerHierarchy

/// A scenario file that takes the way to a failure.
package struct WalkScenario: Sendable {
    let definition: ApplicationDefinition
    /// The storyboards that were given, by their places in the graph; they come first in the definition.
    let given: [Int]
    let steps: [WalkStep]
    let outcome: OperationOutcome.Outcome
    let exception: UIKitException?

    /// The file's text.
    ///
    /// - Parameter paths: The paths of the graph's storyboards, in their order, as the file is to name them.
    package func text(paths: [String]) -> String {
        let device = definition.device
        let model = "model: \(Self.quoted(device.model))"
        let version = "systemVersion: \"\(device.systemVersion.major).\(device.systemVersion.minor)\""
        var text = "name: \(Self.quoted(name))\n"
        text += "source: understudy storyboard inspect\n"
        text += "device: {\(model), \(version), orientation: \(device.orientation.rawValue)}\n"
        text += definition.storyboards.isEmpty ? "" : "storyboards:\n"
        for (storyboard, place) in zip(definition.storyboards, given) {
            text += "  \(Self.quoted(storyboard.name)): \(Self.quoted(paths[place]))\n"
        }
        for missing in definition.storyboards.dropFirst(given.count) {
            text += "  \(Self.quoted(missing.name)): \(Self.quoted(Self.document(missing)))\n"
        }
        text += nibs(paths)
        text += beginning
        text += classes
        if steps.isEmpty, let exception {
            text += "launch:\n  - \(Self.quoted("exception \(exception.name): \(exception.reason)"))\n"
        }
        text += steps.isEmpty ? "steps: []\n" : "steps:\n"
        for (index, step) in steps.enumerated() {
            text += "  - \(Self.line(step))\n"
            if index == steps.count - 1 { text += expectation }
        }
        return text
    }

    private var name: String {
        let way = steps.isEmpty ? "launch" : steps.map(\.text).joined(separator: ", then ")
        return "\(storyboard): \(way)"
    }

    /// The main nib, which is given, and those of its controllers' views.
    private func nibs(_ paths: [String]) -> String {
        guard let main = definition.nibs.first, let place = given.first else { return "" }
        return definition.nibs.dropFirst().reduce(
            "nibs:\n  \(Self.quoted(main.name)): \(Self.quoted(paths[place]))\n"
        ) { text, nib in
            text + "  \(Self.quoted(nib.name)): \(Self.quoted(Self.plainNib))\n"
        }
    }

    private static let plainNib =
        "<document type='com.apple.InterfaceBuilder3.CocoaTouch.XIB' version='3.0'><objects>"
        + "<placeholder placeholderIdentifier='IBFilesOwner' id='-1'><connections>"
        + "<outlet property='view' destination='view' id='outlet'/></connections></placeholder>"
        + "<view id='view'/></objects></document>"

    /// The document in which the app begins.
    private var storyboard: String {
        guard case .new(let root)? = definition.root else {
            return definition.mainStoryboard ?? definition.mainNib ?? ""
        }
        if case .new(let scene)? = root.viewControllers?.first { return scene.content.storyboard ?? "" }
        return root.content.storyboard ?? ""
    }

    /// The main storyboard, or the root that the app's code makes of a scene.
    private var beginning: String {
        if let main = definition.mainStoryboard { return "mainStoryboard: \(Self.quoted(main))\n" }
        if let main = definition.mainNib { return "mainNib: \(Self.quoted(main))\n" }
        guard case .new(let root)? = definition.root else { return "" }
        guard case .new(let scene)? = root.viewControllers?.first else {
            return "root: \(Self.scene(root.content))\n"
        }
        return "root: {class: \(root.className), viewControllers: [\(Self.scene(scene.content))]}\n"
    }

    private static func scene(_ description: ControllerDescription) -> String {
        let identifier = description.identifier.map { ", identifier: \(quoted($0))" } ?? ""
        return "{storyboard: \(quoted(description.storyboard ?? ""))\(identifier)}"
    }

    private var expectation: String {
        var text = "    outcome: \(outcome.rawValue)\n"
        if let exception {
            let name = Self.quoted(exception.name)
            text += "    exception: {name: \(name), reason: \(Self.quoted(exception.reason))}\n"
        }
        return text
    }

    private var classes: String {
        guard !definition.classes.isEmpty else { return "" }
        var text = "classes:\n"
        for description in definition.classes {
            text += "  \(Self.quoted(description.name)):\n    superclass: \(description.superclass)\n"
            if !description.actions.isEmpty {
                text += "    actions: [\(description.actions.map(Self.quoted).joined(separator: ", "))]\n"
            }
            if let script = description.scripts.first?.scripts.first {
                let steps = script.operations.map {
                    "{op: \($0.kind.rawValue), target: source, controller: destination}"
                }
                text += "    scripts: {perform: [{do: [\(steps.joined(separator: ", "))]}]}\n"
            }
            if !description.skipsSuper.isEmpty { text += "    callsSuper: {perform: false}\n" }
        }
        return text
    }

    private static func line(_ step: WalkStep) -> String {
        let target = "target: \(quoted(step.target))"
        switch step.deed {
        case .trigger(let control, let action):
            let named = action.map { ", action: \(quoted($0))" } ?? ""
            return "trigger: {\(target), control: \(quoted(control))\(named)}"
        case .performSegue(let identifier):
            return "performSegue: {\(target), identifier: \(quoted(identifier))}"
        case .select(let index): return "select: {\(target), index: \(index)}"
        case .enable(let control):
            return "setControlEnabled: {\(target), control: \(quoted(control)), isEnabled: true}"
        case .show(.toolbar): return "setToolbarHidden: {\(target), hidden: false}"
        case .show(.navigationBar): return "setNavigationBarHidden: {\(target), hidden: false}"
        }
    }

    /// A storyboard that stands in for one that was not given.
    private static func document(_ storyboard: StoryboardDescription) -> String {
        var xml = "<document type='com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB' version='3.0' "
        xml += "initialViewController='initial'><scenes>"
        for scene in storyboard.scenes {
            let identifier =
                scene.controller.storyboardIdentifier
                .map { " storyboardIdentifier='\(attribute($0))'" } ?? ""
            let object = attribute(scene.controller.objectID)
            xml += "<scene sceneID='\(object)'><objects><viewController id='\(object)'\(identifier) "
            xml += "sceneMemberID='viewController'/></objects></scene>"
        }
        return xml + "</scenes></document>"
    }

    private static func attribute(_ text: String) -> String {
        XMLEscaping.text(text).replacing("'", with: "&apos;")
    }

    /// A scalar in YAML's double quotation marks.
    private static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": quoted += "\\\(scalar)"
            case "\n": quoted += "\\n"
            case "\t": quoted += "\\t"
            case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}", "\u{FEFF}":
                let digits = String(scalar.value, radix: 16)
                quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}
