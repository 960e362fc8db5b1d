import ControllerHierarchy

/// What the app of a walk over every operation has: a storyboard with segues, and classes that act.
extension WalkedApp {
    static let segueIdentifiers = ["show", "modal", "popover", "custom"]
    static let controls = ["Show", "Modal", "Back", "Act"]
    static let actions = ["act:", "unwind:", "nobody:"]
    static let classNames = ["Forwarding", "Acting", "Nesting"]
    /// How the labels of a container and of its children begin.
    static let familyName = "family"
    static let sceneIdentifiers = ["first", "second"]

    /// Gives an app the storyboard, the classes and a restoration.
    static func furnish(_ definition: inout ApplicationDefinition) {
        definition.classes = classes
        definition.storyboards = [storyboard]
        definition.restoration = RestorationDescription()
    }

    /// One of some roots, with contents that every operation has something to do with.
    ///
    /// - Parameter hasColumns: Whether every other split view controller is one of the column style.
    static func root(number: Int, hasColumns: Bool) -> ControllerDescription {
        let family = family(number: 0)
        let classes = [
            "UINavigationController", "UITabBarController", "UISplitViewController", "UIPageViewController",
        ]
        guard classes.indices.contains(number % 5) else { return family }
        var root = ControllerDescription(className: classes[number % 5], label: classes[number % 5])
        let plain = ControllerReference.new(ControllerDescription(label: "A"))
        if root.className == "UISplitViewController", hasColumns, number.isMultiple(of: 2) {
            root.properties = [.init(.style, .string("doubleColumn"))]
            root.columns = [.init(.primary, plain), .init(.secondary, .new(family))]
            return root
        }
        root.viewControllers = [plain, .new(family)]
        if root.className == "UIPageViewController" { root.viewControllers?.removeLast() }
        return root
    }

    /// A container of the app's own with two children.
    static func family(number: Int) -> ControllerDescription {
        var description = ControllerDescription(label: "\(familyName)\(number)")
        var field = MadeControl(label: "Name")
        field.element = .textField
        field.shouldEndEditing = !number.isMultiple(of: 2)
        field.onReturn = [Operation(.endEditing, target: description.label)]
        description.controls = Boxed([field])
        description.children = ["a", "b"].map {
            .new(ControllerDescription(label: "\(familyName)\(number)\($0)"))
        }
        return description
    }

    private static var classes: [ClassDescription] {
        var forwarding = ClassDescription(name: "Forwarding")
        forwarding.overrides = [.init(.shouldAutomaticallyForwardAppearanceMethods, .bool(false))]
        forwarding.answers.canBecomeFirstResponder = true
        forwarding.overridden = [.motionBegan, .pressesEnded]
        forwarding.answers.overrideTraitCollection = [.init("userInterfaceStyle", .string("dark"))]
        forwarding.actions = ["act:", "unwind:"]
        var acting = ClassDescription(name: "Acting")
        acting.answers.accessibilityPerformMagicTap = true
        acting.overridden = [.updateProperties, .updateContentUnavailableConfiguration]
        acting.overridden.formUnion(Callback.observable)
        acting.actions = ["unwind:"]
        acting.scripts = [
            script(.viewDidAppear, Operation(.setNeedsLayout, target: "self")),
            script(.viewWillDisappear, Operation(.setEditing, target: "self", arguments: [editing])),
            // Source: littlego's handler of that notification.
            script(.willChangeStatusBarOrientationNotification, Operation(.dismiss, target: "self")),
        ]
        var nesting = ClassDescription(name: "Nesting", superclass: "Acting")
        nesting.scripts = [
            script(
                .viewDidLoad, Operation(.addChild, target: "self", controller: .new(ControllerDescription())))
        ]
        var segue = ClassDescription(name: "OwnSegue", superclass: "UIStoryboardSegue")
        let push = Operation(.show, target: "source", controller: .existing("destination"))
        segue.scripts = [.init(moment: .callback(.seguePerform), scripts: [Script(operations: [push])])]
        return [forwarding, acting, nesting, segue]
    }

    private static let editing = Operation.Argument("editing", .value(.bool(true)))

    private static func script(
        _ callback: Callback, _ operation: Operation
    ) -> ClassDescription.CallbackScripts {
        .init(moment: .callback(callback), scripts: [Script(once: true, operations: [operation])])
    }

    private static var storyboard: StoryboardDescription {
        var first = scene("first", "UIViewController", customClass: "Forwarding")
        first.segues = [
            segue("show", .show, to: "second", from: "buttonShow"),
            segue("modal", .presentation, to: "second", from: "buttonModal"),
            segue("popover", .popoverPresentation, to: "second", from: "first"),
            segue("custom", .custom, to: "second", from: "first"),
            segue("embed", .embed, to: "third", from: "box"),
        ]
        first.controls = [
            control("buttonShow", "Show"), control("buttonModal", "Modal"), control("act", "Act"),
        ]
        first.controls[2].actions = [.init(selector: "act:", destination: "first")]
        var second = scene("second", "UIViewController", customClass: "Acting")
        var unwind = segue("unwind", .unwind, to: "exit", from: "buttonBack")
        unwind.unwindAction = "unwind:"
        second.segues = [unwind]
        second.controls = [control("buttonBack", "Back")]
        second.exit = "exit"
        return StoryboardDescription(
            name: "Main", initialController: "first",
            scenes: [first, second, scene("third", "UITableViewController", customClass: nil)])
    }

    private static func scene(
        _ identifier: String, _ baseClass: String, customClass: String?
    ) -> StoryboardDescription.Scene {
        var controller = ArchivedController(objectID: identifier, baseClass: baseClass)
        controller.customClass = customClass
        controller.storyboardIdentifier = identifier
        controller.hasView = true
        controller.properties = [.init(.restorationIdentifier, .string(identifier))]
        return StoryboardDescription.Scene(sceneID: "scene-\(identifier)", controller: controller)
    }

    private static func segue(
        _ identifier: String, _ kind: SegueDescription.Kind, to destination: String, from owner: String
    ) -> SegueDescription {
        var segue = SegueDescription(
            objectID: "segue-\(identifier)", kind: kind, destination: destination, owner: owner)
        segue.identifier = identifier
        if kind == .custom { segue.customClass = "OwnSegue" }
        return segue
    }

    private static func control(_ identifier: String, _ label: String) -> ControlDescription {
        var control = ControlDescription(objectID: identifier, element: "button")
        control.label = label
        return control
    }
}
