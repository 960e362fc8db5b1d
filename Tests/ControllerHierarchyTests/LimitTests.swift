import Testing

@testable import ControllerHierarchy

/// So much an app may do, and not once more.
@Suite struct LimitTests {
    private static func launched(
        _ limits: ModelLimits, _ root: ControllerDescription = ControllerDescription(label: "root"),
        _ change: (inout ApplicationDefinition) -> Void = { _ in }
    ) throws -> Application {
        let device = Device(
            model: "iPhone", systemVersion: SystemVersion(12), idiom: .phone,
            portraitSize: Size(width: 375, height: 667))
        var definition = ApplicationDefinition(device: device)
        definition.root = .new(root)
        change(&definition)
        let application = try Application(definition: definition, limits: limits)
        _ = try application.launch()
        return application
    }

    private static func fresh(_ label: String) -> ControllerReference {
        .new(ControllerDescription(label: label))
    }

    @Test func controllers() throws {
        var limits = ModelLimits()
        limits.controllersMax = 3
        let application = try Self.launched(limits)
        for label in ["A", "B"] {
            _ = try application.perform(Operation(.instantiate, controller: Self.fresh(label)))
        }
        #expect(throws: OperationError.limitExceeded("more than 3 controllers")) {
            try application.perform(Operation(.instantiate, controller: Self.fresh("C")))
        }
    }

    @Test func windows() throws {
        var limits = ModelLimits()
        limits.windowsMax = 2
        let application = try Self.launched(limits)
        let setRoot = { (name: String) in
            Operation(
                .setRoot, controller: Self.fresh(name), arguments: [.init("window", .value(.string(name)))])
        }
        for name in ["first", "second"] { _ = try application.perform(setRoot(name)) }
        #expect(throws: OperationError.limitExceeded("more than 2 windows")) {
            try application.perform(setRoot("third"))
        }
    }

    /// The call that makes several counts as one, and each of the several.
    @Test func operationsInOneRequest() throws {
        var limits = ModelLimits()
        limits.operationsPerRequestMax = 4
        let application = try Self.launched(limits)
        let together = { (count: Int) in
            let read = Operation(
                .read, target: "root", arguments: [.init("property", .value(.string("title")))])
            return Operation(
                .together,
                arguments: [.init("operations", .operations(Array(repeating: read, count: count)))])
        }
        // A request counts from the start.
        for _ in 1...2 { _ = try application.perform(together(3)) }
        #expect(throws: OperationError.limitExceeded("more than 4 operations in one request")) {
            try application.perform(together(4))
        }
    }

    /// Each action sends the next one; the last does nothing.
    @Test(arguments: [(2, true), (3, true), (4, false)])
    func scriptsInScripts(count: Int, fits: Bool) throws {
        var limits = ModelLimits()
        limits.nestedOperationsMax = 3
        var acting = ClassDescription(name: "Acting")
        acting.actions = (0...count).map { "action\($0):" }
        let send = { (index: Int) in
            Operation(
                .sendAction, target: "root",
                arguments: [.init("selector", .value(.string("action\(index):")))])
        }
        acting.scripts = (0..<count).map { index in
            .init(
                moment: .action("action\(index):"), scripts: [Script(operations: [send(index + 1)])])
        }
        let root = ControllerDescription(className: "Acting", label: "root")
        let application = try Self.launched(limits, root) { $0.classes = [acting] }
        if fits {
            #expect(try application.perform(send(0)).events.count == count + 1)
        } else {
            #expect(throws: OperationError.limitExceeded("scripts nest deeper than 3 operations")) {
                try application.perform(send(0))
            }
        }
    }

    /// Scenes that stand in each other, by relationships and by embed segues.
    @Test(arguments: [SegueDescription.Kind.relationship, .embed], [(4, true), (5, false)])
    func scenesInScenes(kind: SegueDescription.Kind, bound: (count: Int, fits: Bool)) throws {
        var limits = ModelLimits()
        limits.depthMax = 4
        let isEmbedded = kind == .embed
        let count = bound.count
        var storyboard = StoryboardDescription(name: "Main", initialController: "scene0")
        for index in 0..<count {
            let isLast = index == count - 1
            var archived = ArchivedController(
                objectID: "scene\(index)",
                baseClass: isEmbedded || isLast ? "UIViewController" : "UITabBarController")
            archived.storyboardIdentifier = "scene\(index)"
            var scene = StoryboardDescription.Scene(sceneID: "s\(index)", controller: archived)
            if !isLast {
                var segue = SegueDescription(
                    objectID: "segue\(index)", kind: kind, destination: "scene\(index + 1)",
                    owner: isEmbedded ? "container\(index)" : "scene\(index)")
                if !isEmbedded { segue.relationship = .viewControllers }
                scene.segues = [segue]
            }
            storyboard.scenes.append(scene)
        }
        let main = storyboard
        let launch = {
            try Self.launched(limits) {
                $0.root = nil
                $0.storyboards = [main]
                $0.mainStoryboard = "Main"
            }
        }
        if bound.fits {
            let application = try launch()
            #expect(try application.value(of: .parent, of: "scene\(count - 1)") != .null)
        } else {
            #expect(throws: OperationError.limitExceeded("scenes that contain each other deeper than 4")) {
                try launch()
            }
        }
    }
}
