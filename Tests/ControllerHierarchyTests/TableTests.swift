import ControllerHierarchy
import Synchronization
import Testing

/// The model's tables are complete and say where each entry comes from.
@Suite struct TableTests {
    @Test func everyRuleHasItsVersionsAndItsEvidence() {
        for rule in Rule.allCases {
            #expect(!rule.entry.ranges.isEmpty, "\(rule) has no range of versions")
            #expect(!rule.entry.evidence.isEmpty, "\(rule) has no evidence")
            let bounds = rule.bounds.map(\.version)
            #expect(zip(bounds, bounds.dropFirst()).allSatisfy(<), "\(rule): a range touches the next")
            let versions =
                (5...27).map { SystemVersion($0) } + [(8, 1), (8, 3), (13, 4)].map { SystemVersion($0, $1) }
            let answers = Set(versions.map { Behavior(systemVersion: $0).holds(rule) })
            #expect(answers.count == 2, "\(rule) is the same in every version, so it is no difference")
        }
    }

    /// The first rule has the place 0, which an empty table does not have either.
    @Test func whoIsToldOfQuestionsGetsTheSameAnswers() {
        for version in [SystemVersion(5), SystemVersion(27)] {
            let asked = Mutex<[Rule]>([])
            let told = Behavior(systemVersion: version) { rule in asked.withLock { $0.append(rule) } }
            let usual = Behavior(systemVersion: version)
            for rule in Rule.allCases { #expect(told.holds(rule) == usual.holds(rule), "\(rule)") }
            #expect(asked.withLock(\.self) == Rule.allCases)
        }
    }

    @Test func everyCallbackHasItsNames() {
        for callback in Callback.allCases {
            let names = callback.names
            #expect(
                !names.swift.isEmpty && !names.selector.isEmpty && !names.label.isEmpty,
                "\(callback) has no names")
            // A segue is told by its identifier, its source and its destination.
            let labels = names.swift.filter { $0 == ":" }.count + (callback == .prepareForSegue ? 2 : 0)
            #expect(
                names.kind != .callback || names.arguments.count <= max(labels, 1),
                "\(callback) carries more arguments than its method takes")
        }
    }

    /// openapi.yaml: `observe` and scripts may name a method without its labels.
    @Test func aShortNameMeansTheCallbacksThatHaveIt() {
        #expect(Callback.named("viewDidLoad") == [.viewDidLoad])
        #expect(Callback.named("willMove") == [.willMoveToParent])
        #expect(Callback.named("nothing") == [])
    }

    @Test(arguments: [
        ("5", "5.0"), ("8.0.2", "8.0.2"), ("17.5", "17.5"), ("26.0", "26.0"), ("", nil), ("8.", nil),
        (".8", nil),
        ("8.0.2.1", nil), ("8a", nil), ("-8", nil), ("99999", nil),
    ])
    func versionsAreRead(text: String, description: String?) {
        #expect(SystemVersion(text)?.description == description)
    }

    @Test func everyOperationNamesItsFieldsOnce() {
        for kind in OperationKind.allCases {
            let fields = kind.fields.map(\.field)
            #expect(Set(fields).count == fields.count, "\(kind) lists a field twice")
            #expect(!kind.pathName.contains { $0.isUppercase }, "\(kind.pathName) is not in kebab case")
        }
    }
}

/// An app that is given up leaves nothing behind, in the middle of a transition either.
@Suite struct ReleaseTests {
    @Test(arguments: [OperationKind.present, .push, .dismiss, .interactivePop])
    func anAppThatIsGivenUpInATransitionIsFreed(kind: OperationKind) throws {
        // A controller's identity lives as long as the controller, once the events are gone.
        weak var presented: Identity?
        weak var top: Identity?
        do {
            let device = Device(
                model: "iPhone", systemVersion: SystemVersion(17), idiom: .phone,
                portraitSize: Size(width: 375, height: 667))
            var definition = ApplicationDefinition(device: device)
            definition.clock = .manual
            var root = ControllerDescription(className: "UINavigationController", label: "nav")
            root.viewControllers = [
                .new(ControllerDescription(label: "A")), .new(ControllerDescription(label: "B")),
            ]
            definition.root = .new(root)
            let application = try Application(definition: definition)
            _ = try application.launch()
            let controller = ControllerReference.new(ControllerDescription(className: "C"))
            if kind == .dismiss {
                _ = try application.perform(Operation(.present, target: "B", controller: controller))
                _ = try application.perform(Operation(.settle))
            }
            let phase = Operation.Argument("phase", .value(.string("begin")))
            let outcome = try application.perform(
                Operation(
                    kind, target: kind == .push ? "nav" : "B", controller: controller, arguments: [phase]))
            #expect(!outcome.isSettled)
            presented = try? application.identity(of: "C")
            top = try application.identity(of: "B")
            #expect(top != nil)
        }
        #expect(presented == nil && top == nil)
    }
}
