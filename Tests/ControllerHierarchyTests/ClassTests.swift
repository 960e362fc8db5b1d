import Glibc
import Testing

@testable import ControllerHierarchy

/// Classes inherit by reference: long chains are refused before they cost anything, wide ones are shared.
@Suite struct ClassTests {
    private static func chain(_ count: Int, isCircle: Bool = false) -> [ClassDescription] {
        (0..<count).map { index in
            let isLast = index == count - 1
            return ClassDescription(
                name: "C\(index)",
                superclass: isLast ? (isCircle ? "C0" : "UINavigationController") : "C\(index + 1)")
        }
    }

    @Test(arguments: [1, 2, 64, 9_000])
    func aChainHasSoManyClassesAndNoMore(depthMax: Int) throws {
        // In either order: with the first class the whole chain is there at once, or class by class.
        for classes in [Self.chain(depthMax), Self.chain(depthMax).reversed()] {
            var table = try ClassTable(classes, depthMax: depthMax)
            #expect(table.named("C0").builtIn == .navigationController)
            #expect(table.named("C0").depth == depthMax)
        }
        for classes in [Self.chain(depthMax + 1), Self.chain(depthMax + 1).reversed()] {
            let text = "more than \(depthMax) classes that inherit one from the other"
            #expect(throws: OperationError.limitExceeded(text)) {
                _ = try ClassTable(classes, depthMax: depthMax)
            }
        }
    }

    @Test(arguments: [1, 2, 64, 65, 9_000])
    func aCircleIsToldAsOne(count: Int) throws {
        let circle = Self.chain(count, isCircle: true)
        let beside = ClassDescription(name: "Beside", superclass: "C0")
        for classes in [circle, [beside] + circle.reversed()] {
            let error = #expect(throws: OperationError.self) { try ClassTable(classes, depthMax: 64) }
            guard case .invalidArgument("classes", let reason) = error else {
                Issue.record("\(String(describing: error))")
                continue
            }
            #expect(reason.hasSuffix(" is its own superclass"))
        }
    }

    @Test func aSetHoldsTheCallbacksThatWerePutIn() {
        for callback in Callback.allCases {
            var set = CallbackSet()
            set.insert(callback)
            #expect(Callback.allCases.filter(set.contains) == [callback])
        }
    }

    @Test func whatAWideClassSaysIsThereOnceForAll() throws {
        var wide = ClassDescription(name: "Wide")
        wide.encode = (0..<2_000).map { Value.Member("value\($0)", .number(Double($0))) }
        wide.overrides = [.init(.title, .string("wide"))]
        wide.actions = (0..<2_000).map { "action\($0):" }
        let heirs = (0..<9_000).map { ClassDescription(name: "H\($0)", superclass: "Wide") }
        let before = Self.processorSeconds
        var table = try ClassTable([wide] + heirs, depthMax: 64)
        // Copies would be 36 million values, some ten seconds.
        #expect(Self.processorSeconds - before < 1)
        let last = table.named("H8999")
        #expect(last.encode.count == 2_000)
        #expect(last.answer(.title) == .string("wide"))
        #expect(last.implements("action1999:") && !last.implements("action2000:"))
        #expect(last.descends(from: "Wide") && last.descends(from: "UIViewController"))
        #expect(!last.descends(from: "H0"))
    }

    @Test func theNearestClassCountsAndScriptsOfTheSuperclassComeFirst() throws {
        func script(_ kind: OperationKind) -> Script { Script(operations: [Operation(kind, target: "self")]) }
        let moment = ClassDescription.Moment.callback(.viewDidAppear)
        var base = ClassDescription(name: "Base", superclass: "UINavigationController")
        base.overrides = [.init(.title, .string("base")), .init(.isEditing, .bool(true))]
        base.scripts = [.init(moment: moment, scripts: [script(.setNeedsLayout)])]
        base.encode = [.init("a", .number(1)), .init("b", .number(1))]
        base.actions = ["go:"]
        var middle = ClassDescription(name: "Middle", superclass: "Base")
        middle.scripts = [.init(moment: moment, scripts: [script(.release)])]
        middle.encode = [.init("b", .number(2)), .init("c", .number(2))]
        var last = ClassDescription(name: "Last", superclass: "Middle")
        last.overrides = [.init(.title, .string("last"))]
        last.scripts = [.init(moment: moment, scripts: [script(.read)])]
        last.encode = [.init("a", .number(3))]
        var cutting = last
        cutting.name = "Cutting"
        cutting.skipsSuper = [.viewDidAppear]
        let silent = ClassDescription(name: "Silent", superclass: "Cutting")
        var table = try ClassTable([silent, cutting, last, middle, base], depthMax: 64)

        func kinds(_ name: String) -> [OperationKind] {
            table.named(name).scripts(for: moment).flatMap(\.operations).map(\.kind)
        }
        #expect(kinds("Last") == [.setNeedsLayout, .release, .read])
        #expect(kinds("Cutting") == [.read] && kinds("Silent") == [.read])
        let heir = table.named("Last")
        #expect(heir.answer(.title) == .string("last") && heir.answer(.isEditing) == .bool(true))
        #expect(heir.callsSuper(in: .viewDidAppear) && !table.named("Silent").callsSuper(in: .viewDidAppear))
        #expect(heir.encode.map(\.name) == ["b", "c", "a"])
        #expect(heir.encode.map(\.value) == [.number(2), .number(2), .number(3)])
        #expect(heir.implements("go:") && !heir.implements("stop:"))
        #expect(
            table.archived("Last", module: nil, over: "UITabBarController").builtIn == .navigationController)
        #expect(table.archived("Other", module: nil, over: "UITabBarController").builtIn == .tabBarController)
    }

    @Test(arguments: [
        ("Base", true), ("Heir", true), ("Other", false), ("UIViewController", false), ("Nobody", false),
    ])
    func aClassIsDeclaredWhereTheAppHasSaidSomethingOfIt(name: String, isDeclared: Bool) throws {
        let device = Device(
            model: "iPhone", systemVersion: SystemVersion(12), idiom: .phone,
            portraitSize: Size(width: 375, height: 667))
        var definition = ApplicationDefinition(device: device)
        definition.classes = [
            ClassDescription(name: "Base"), ClassDescription(name: "Heir", superclass: "Base"),
        ]
        definition.root = .new(ControllerDescription(className: "Other"))
        let application = try Application(definition: definition)
        _ = try application.launch()
        #expect(application.declaresClass(named: name) == isDeclared)
    }

    private static var processorSeconds: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
