import ControllerHierarchy
import RandomWalks
import Testing

/// Every operation at every moment: before, inside each callback of, in the middle of, and after every other
/// one.
///
/// Nothing crashes, the invariants hold once all is settled, and what UIKit refuses it refuses by a known
/// name.
@Suite struct OperationMatrixTests {
    static let versions = [SystemVersion(6, 1), SystemVersion(9, 3), SystemVersion(12), SystemVersion(17)]

    /// The callbacks inside which the app acts.
    static let moments: [Callback] = [
        .loadView, .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear,
        .viewDidDisappear, .viewWillLayoutSubviews, .viewDidLayoutSubviews, .willMoveToParent,
        .didMoveToParent,
    ]

    @Test(arguments: versions)
    func everyOperationInsideEveryCallback(version: SystemVersion) throws {
        for outer in OperationMatrix.operations {
            for moment in OperationMatrixTests.moments {
                for inner in OperationMatrix.operations {
                    var matrix = try OperationMatrix(version: version, moment: moment, nested: inner)
                    matrix.carryOut(outer)
                    let failure = matrix.failure
                    #expect(failure == nil, "iOS \(version): \(inner.name) in \(moment) of \(outer.name)")
                }
            }
        }
    }

    @Test(arguments: versions, ApplicationDefinition.ClockMode.allCases)
    func everyOperationAfterEveryOther(version: SystemVersion, clock: ApplicationDefinition.ClockMode) throws
    {
        for first in OperationMatrix.operations {
            for second in OperationMatrix.operations {
                for third in OperationMatrix.operations {
                    var matrix = try OperationMatrix(version: version, clock: clock)
                    matrix.carryOut(first)
                    matrix.carryOut(second)
                    matrix.carryOut(third)
                    matrix.carryOut(.init("settle", Operation(.settle)))
                    let failure = matrix.failure
                    #expect(failure == nil, "iOS \(version): \(first.name), \(second.name), \(third.name)")
                }
            }
        }
    }
}

/// An app on which operations of one kind each can be tried: a navigation controller with two on its stack.
private struct OperationMatrix {
    struct Step: Sendable {
        let name: String
        let operation: Operation

        init(_ name: String, _ operation: Operation) {
            self.name = name
            self.operation = operation
        }
    }

    /// One step of each kind, over controllers that exist in every app of the matrix.
    static let operations: [Step] = [
        Step("push", Operation(.push, target: "nav", controller: .new(acting))),
        Step("unanimated push", Operation(.push, target: "nav", controller: .new(acting), animated: false)),
        Step("pop", Operation(.pop, target: "nav")),
        Step("popToRoot", Operation(.popToRoot, target: "nav", animated: false)),
        Step(
            "setViewControllers",
            Operation(
                .setViewControllers, target: "nav",
                arguments: [.init("viewControllers", .controllers([.new(acting), .new(acting)]))])),
        Step("present", Operation(.present, target: "B", controller: .new(presented("fullScreen")))),
        Step("present a sheet", Operation(.present, target: "B", controller: .new(presented("pageSheet")))),
        Step(
            "present in context",
            Operation(.present, target: "B", controller: .new(presented("currentContext")), animated: false)),
        Step("dismiss", Operation(.dismiss, target: "B")),
        Step("unanimated dismiss", Operation(.dismiss, target: "B", animated: false)),
        Step("addChild", Operation(.addChild, target: "B", controller: .existing("K"))),
        Step("addSubview", Operation(.addSubview, target: "B", controller: .existing("K"))),
        Step("removeFromSuperview", Operation(.removeFromSuperview, target: "K")),
        Step("removeFromParent", Operation(.removeFromParent, target: "K")),
        Step("swipe", Operation(.interactivePop, target: "nav", arguments: [phase("begin")])),
        Step("cancel the swipe", Operation(.interactivePop, target: "nav", arguments: [phase("cancel")])),
        Step("setRoot", Operation(.setRoot, controller: .new(acting))),
        Step("memoryWarning", Operation(.memoryWarning)),
        Step("layoutIfNeeded", Operation(.layoutIfNeeded, target: "B")),
    ]

    private static var acting: ControllerDescription { ControllerDescription(className: "Acting") }

    private static func presented(_ style: String) -> ControllerDescription {
        var description = acting
        description.properties = [.init(.modalPresentationStyle, .string(style))]
        return description
    }

    private static func phase(_ phase: String) -> Operation.Argument {
        .init("phase", .value(.string(phase)))
    }

    private let application: Application
    private var order = CallbackOrder()
    private(set) var failure: String?
    private var isOver = false

    init(
        version: SystemVersion, moment: Callback? = nil, nested: Step? = nil,
        clock: ApplicationDefinition.ClockMode = .settle
    ) throws {
        let device = Device(
            model: "iPhone", systemVersion: version, idiom: .phone,
            portraitSize: Size(width: 375, height: 667))
        var definition = ApplicationDefinition(device: device)
        definition.clock = clock
        var root = ControllerDescription(className: "UINavigationController", label: "nav")
        root.viewControllers = [
            .new(ControllerDescription(className: "A", label: "A")), .new(ControllerDescription(label: "B")),
        ]
        definition.root = .new(root)
        if let moment, let nested {
            var acting = ClassDescription(name: "Acting")
            acting.scripts = [
                .init(
                    moment: .callback(moment), scripts: [Script(once: true, operations: [nested.operation])])
            ]
            definition.classes = [acting]
        }
        application = try Application(definition: definition)
        _ = order.broken(in: try application.launch().events, of: nil)
        let made = try application.perform(
            Operation(.instantiate, controller: .new(ControllerDescription(label: "K"))))
        _ = order.broken(in: made.events, of: .instantiate)
    }

    mutating func carryOut(_ step: Step) {
        guard !isOver else { return }
        guard let outcome = try? application.perform(step.operation), outcome.outcome != .raised else {
            // A refused or raised operation leaves the app to be rebuilt; there is nothing left to look at.
            isOver = true
            return
        }
        let broken =
            application.brokenInvariants() + order.broken(in: outcome.events, of: step.operation.kind)
        if !broken.isEmpty, failure == nil { failure = "\(broken)" }
    }
}
