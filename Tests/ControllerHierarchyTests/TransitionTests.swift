import Testing

@testable import ControllerHierarchy

/// Transitions of every kind drive whom they move, let go of them, and run what the app asks beside them.
@Suite struct TransitionTests {
    /// A root, what is done with it, and whether what leaves finds a coordinator in its first callback.
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let root: ControllerDescription
        var before: [Operation] = []
        let operation: Operation
        /// How many are driven in the middle of it.
        let driven: Int
        let hasCoordinator: Bool
        /// Whether it takes virtual time.
        var lasts = true
        var version = SystemVersion(12)
    }

    /// A controller whose code asks for a place beside the transition as it is about to go.
    private static func leaving(_ label: String) -> ControllerDescription {
        ControllerDescription(className: "Leaving", label: label)
    }

    private static func container(
        _ className: String, _ contents: [ControllerDescription]
    ) -> ControllerDescription {
        var description = ControllerDescription(className: className, label: "container")
        description.viewControllers = contents.map { .new($0) }
        if className == "UIPageViewController" {
            description.properties = [.init(.transitionStyle, .string("scroll"))]
        }
        if className == "UITabBarController" {
            var delegate = ContainerDelegate()
            delegate.animation.animator = AnimatorDescription(duration: 0.3)
            delegate.animation.isGiven = true
            description.delegate = Boxed(delegate)
        }
        return description
    }

    private static var family: ControllerDescription {
        var description = ControllerDescription(label: "container")
        description.children = [.new(leaving("A")), .new(ControllerDescription(label: "B"))]
        return description
    }

    private static let plain = ControllerDescription(label: "N")

    static let cases: [Case] = [
        Case(
            testDescription: "push", root: container("UINavigationController", [leaving("A")]),
            operation: Operation(.push, target: "container", controller: .new(plain)), driven: 2,
            hasCoordinator: true),
        Case(
            testDescription: "present", root: leaving("A"),
            operation: Operation(.present, target: "A", controller: .new(plain)), driven: 1,
            hasCoordinator: true),
        Case(
            testDescription: "dismiss", root: plain,
            before: [Operation(.present, target: "N", controller: .new(leaving("A")))],
            operation: Operation(.dismiss, target: "N"), driven: 1, hasCoordinator: true),
        Case(
            testDescription: "tab", root: container("UITabBarController", [leaving("A"), plain]),
            operation: Operation(.select, target: "container", controller: .existing("N")), driven: 2,
            hasCoordinator: false),
        Case(
            testDescription: "page", root: container("UIPageViewController", [leaving("A")]),
            operation: Operation(
                .setViewControllers, target: "container",
                arguments: [.init("viewControllers", .controllers([.new(plain)]))]), driven: 2,
            hasCoordinator: true),
        Case(
            testDescription: "columns",
            root: container("UISplitViewController", [ControllerDescription(label: "M"), leaving("A")]),
            operation: Operation(
                .setViewControllers, target: "container",
                arguments: [
                    .init("viewControllers", .controllers([.existing("M"), .new(plain)]))
                ]), driven: 0, hasCoordinator: true, lasts: false),
        Case(
            testDescription: "child", root: family,
            before: [Operation(.addSubview, target: "container", controller: .existing("A"))],
            operation: Operation(
                .transition, target: "container",
                arguments: [
                    .init("from", .controller(.existing("A"))), .init("to", .controller(.existing("B"))),
                ]), driven: 0, hasCoordinator: false),
        Case(
            testDescription: "legacy rotation", root: leaving("A"),
            operation: Operation(.rotate, arguments: [.init("to", .value(.string("landscapeLeft")))]),
            driven: 0, hasCoordinator: false, version: SystemVersion(7)),
    ]

    @Test(arguments: cases) func aTransitionDrivesAndLetsGo(_ testCase: Case) throws {
        let application = try Self.application(testCase)
        let begun = try application.perform(testCase.operation)
        let driven = application.controllers.all.count { application.transition(driving: $0) != nil }
        let driving = application.transitions.driving
        #expect(driven == testCase.driven, "\(driving.map(\.name))")
        #expect(begun.waitingFor.count == (testCase.lasts ? 1 : 0), "\(begun.waitingFor)")
        #expect(begun.isSettled != testCase.lasts)
        let ended = try application.perform(Operation(.settle))
        #expect(ended.isSettled && ended.waitingFor == [] && (ended.time > begun.time) == testCase.lasts)
        let isDriven = !application.transitions.driving.isEmpty
        #expect(!isDriven && application.brokenInvariants() == [])
        let callbacks = (Array(begun.events) + ended.events).filter { $0.target.label == "A" }.map(\.callback)
        let all: [Callback] = [.coordinatorAlongside, .coordinatorCompletion]
        #expect(callbacks.filter(all.contains) == (testCase.hasCoordinator ? all : []))
    }

    private static func application(_ testCase: Case) throws -> Application {
        let device = Device(
            model: "iPad", systemVersion: testCase.version, idiom: .pad,
            portraitSize: Size(width: 768, height: 1_024), orientation: .portrait)
        var definition = ApplicationDefinition(device: device)
        definition.clock = .manual
        var leaving = ClassDescription(name: "Leaving")
        let read = Operation(.setNeedsLayout, target: "self")
        let asks = Operation(
            .animateAlongsideTransition, target: "self", completion: [read],
            arguments: [.init("animation", .operations([read]))])
        let moments: [Callback] = [.viewWillDisappear, .willRotate]
        leaving.scripts = moments.map {
            .init(moment: .callback($0), scripts: [Script(operations: [asks])])
        }
        definition.classes = [leaving]
        definition.root = .new(testCase.root)
        let application = try Application(definition: definition)
        _ = try application.launch()
        _ = try application.perform(Operation(.settle))
        for operation in testCase.before {
            _ = try application.perform(operation)
            _ = try application.perform(Operation(.settle))
        }
        return application
    }
}
