import Testing

@testable import ControllerHierarchy

/// What can be read of an app and of the model's small types.
@Suite struct StateTests {
    private static let phone = Device(
        model: "iPhone", systemVersion: SystemVersion(12), idiom: .phone,
        portraitSize: Size(width: 375, height: 667))

    private static func launched(limits: ModelLimits = ModelLimits()) throws -> Application {
        var definition = ApplicationDefinition(device: phone)
        var root = ControllerDescription(className: "UINavigationController", label: "nav")
        root.viewControllers = [
            .new(ControllerDescription(label: "A")), .new(ControllerDescription(label: "B")),
        ]
        definition.root = .new(root)
        let application = try Application(definition: definition, limits: limits)
        _ = try application.launch()
        return application
    }

    /// Source: UIView reference, `window`: nil for a view that is in no window.
    @Test func theHierarchySaysWhoIsInTheWindow() throws {
        let navigation = try #require(Self.launched().hierarchy().first)
        let shown = navigation.children.filter(\.isInWindow).map(\.identity.label)
        #expect(navigation.isInWindow)
        #expect(navigation.children.map(\.identity.label) == ["A", "B"])
        #expect(shown == ["B"])
    }

    @Test func theShapeOfAnEventSaysWhetherItIsAnimated() {
        #expect(Event.Shape(.animated(true)) == .animated)
        #expect(Event.Shape(.animated(false)) == .unanimated)
        #expect(Event.Shape(.none) == .bare)
        #expect(Event.Shape(.controller(nil)) == .other)
    }

    @Test func aChangedRuleHoldsWhereItIsTakenToHold() {
        let version = SystemVersion(12)
        for rule in Rule.allCases {
            #expect(RuleChange.always(true, rule).holds(in: version))
            #expect(!RuleChange.always(false, rule).holds(in: version))
            #expect(RuleChange.always(true, rule).matters(in: version) == !rule.holds(in: version))
        }
    }

    /// What the virtual clock runs at one time it runs in the order in which it was asked for.
    @Test func equalTimesKeepTheirOrder() throws {
        let application = try Self.launched()
        let controller = try #require(application.live("B"))
        var runLoop = RunLoop()
        runLoop.schedule(.endKeyboardMovement, after: 0.2)
        runLoop.schedule(.endAppearance(controller), after: 0.1)
        runLoop.schedule(.endKeyboardMovement, after: 0.1)
        var waiting = runLoop.waiting
        #expect(
            waiting == ["B has not finished appearing", "the keyboard is moving", "the keyboard is moving"])
        runLoop.schedule(.endAppearance(controller), after: 0.2)
        waiting = runLoop.waiting
        #expect(waiting.last == "B has not finished appearing")
    }

    /// openapi.yaml: the clock stands or goes forward.
    @Test func theClockMayStand() throws {
        let application = try Self.launched()
        let seconds = { Operation(.advance, arguments: [.init("seconds", .value(.number($0)))]) }
        #expect(try application.perform(seconds(0)).outcome == .completed)
    }

    @Test func theMainWindowStays() {
        var windows = WindowList(size: Self.phone.portraitSize)
        let other = Window(name: "other", size: Self.phone.portraitSize)
        windows.add(other)
        #expect(!windows.remove(windows.main) && windows.all.count == 2)
        #expect(windows.remove(other) && windows.all.count == 1)
    }

    /// What is rare is equal by its value, whatever holds it.
    @Test(arguments: [(1, 1), (1, 2), (1, nil), (nil, nil)] as [(Int?, Int?)])
    func whatIsRareIsComparedByItsValue(one: Int?, other: Int?) {
        #expect((Rare(wrappedValue: one) == Rare(wrappedValue: other)) == (one == other))
    }

    /// A session builds an app anew only where a request that is refused has changed it.
    @Test func aCallThatDoesNothingChangesNothing() throws {
        let application = try Self.launched()
        let layout = Operation(.layoutIfNeeded, target: "B")
        _ = try application.perform(layout)
        #expect(!application.hasChanged)
        _ = try application.perform(Operation(.setNeedsLayout, target: "B"))
        #expect(application.hasChanged)
        // The description's class is known, and its controller is refused before there is any.
        var limits = ModelLimits()
        limits.controllersMax = 3
        let crowded = try Self.launched(limits: limits)
        for (className, isNew) in [("Detail", true), ("Detail", false)] {
            let description = ControllerDescription(className: className)
            #expect(throws: OperationError.self) {
                _ = try crowded.perform(Operation(.instantiate, controller: .new(description)))
            }
            #expect(crowded.hasChanged == isNew)
        }
        // Of several calls only the last one knows what it has done.
        _ = try application.perform(
            Operation(.together, arguments: [.init("operations", .operations([layout, layout]))]))
        #expect(application.hasChanged)
    }

    @Test func whatHasEndedIsNotDelivered() throws {
        let application = try Self.launched()
        let covered = try #require(application.live("A"))
        let shown = try #require(application.live("B"))
        shown.needsLayout = true
        shown.pendingUpdates = .properties
        for ended in [covered, shown] {
            var queue = CommitQueue()
            for controller in [covered, shown] {
                queue.enterWindow(controller)
                queue.appear(controller)
                queue.layOut(controller)
                queue.update(controller)
            }
            queue.forget(ended)
            var delivered: [String] = []
            while let work = queue.next() {
                func note(_ what: String, _ controller: Unmanaged<ViewController>) {
                    delivered.append("\(what) \(controller.takeUnretainedValue().identity.label)")
                }
                switch work {
                case .entering(let controller): note("entering", controller)
                case .appearing(let controller): note("appearing", controller)
                case .update(let controller): note("update", controller)
                case .layout(let controller): note("layout", controller)
                case .containerLayout: Issue.record("there is no custom presentation")
                }
            }
            // Only what is in the window is updated and laid out.
            let expected =
                ended === shown
                ? ["entering A", "appearing A"] : ["entering B", "appearing B", "update B", "layout B"]
            #expect(delivered == expected)
        }
    }

    /// Of an action's names the one that is asked for counts, then its selector.
    @Test(arguments: ["show(_:sender:)", "showViewController:sender:"])
    func theNameThatIsAskedForCounts(allowed: String) throws {
        let names = ["show(_:sender:)", "showViewController:sender:", "show"]
        var own = ClassDescription(name: "Own")
        own.answers.canPerformAction = .named(
            Dictionary(uniqueKeysWithValues: names.map { ($0, $0 == allowed) }))
        own.skipsSuper = [.show]
        var definition = ApplicationDefinition(device: Self.phone)
        definition.classes = [own]
        definition.root = .new(ControllerDescription(className: "Own", label: "root"))
        let application = try Application(definition: definition)
        _ = try application.launch()
        for name in names {
            let ask = Operation(
                .targetViewController, target: "root", arguments: [.init("action", .value(.string(name)))])
            let isFound = try application.perform(ask).result.contains { $0.name == "controller" }
            #expect(isFound == (name == allowed), "\(name)")
        }
    }

    /// openapi.yaml, `decodeState`: from iOS 6 on, and not while the state is being restored.
    @Test func theStateIsRestoredIntoTheRunningApp() throws {
        var definition = ApplicationDefinition(device: Self.phone)
        var root = ControllerDescription(className: "Root", label: "root")
        root.properties = [.init(.restorationIdentifier, .string("root"))]
        definition.root = .new(root)
        var own = ClassDescription(name: "Root")
        own.encode = [.init("page", .number(3))]
        definition.classes = [own]
        let application = try Application(definition: definition)
        _ = try application.launch()
        guard case .saved(let archive) = try application.perform(Operation(.encodeState)).state else {
            Issue.record("nothing was saved")
            return
        }
        let decode = Operation(.decodeState, arguments: [.init("archive", .archive(archive))])
        let set = Operation(
            .set, target: "root",
            arguments: [.init("values", .settings([.init(.encode, .object([.init("page", .number(4))]))]))])
        _ = try application.perform(set)
        #expect(try application.perform(decode).outcome == .completed)
        #expect(try application.value(of: .encode, of: "root")["page"] == .number(3))
        // What was saved by another version of the app is for its delegate to refuse.
        for (version, outcome) in [
            (nil, OperationOutcome.Outcome.completed), ("1", .completed), ("2", .ignored),
        ] {
            var other = archive
            other.bundleVersion = version
            let decode = Operation(.decodeState, arguments: [.init("archive", .archive(other))])
            #expect(try application.perform(decode).outcome == outcome)
        }
        definition.device.systemVersion = SystemVersion(5)
        definition.root = .new(ControllerDescription(className: "Root", label: "root"))
        let old = try Application(definition: definition)
        _ = try old.launch()
        #expect(throws: OperationError.notApplicable("decodeState exists from iOS 6.0 on")) {
            try old.perform(decode)
        }
        definition.device.systemVersion = SystemVersion(12)
        definition.root = .new(root)
        definition.classes[0].scripts = [
            .init(moment: .callback(.decodeRestorableState), scripts: [Script(operations: [decode])])
        ]
        let nested = try Application(definition: definition)
        _ = try nested.launch()
        #expect(
            throws: OperationError.notApplicable("the state is being saved or restored already")
        ) { try nested.perform(decode) }
    }

    /// openapi.yaml: with the spine in the middle two pages are in front, and one cannot be both.
    @Test func aPageDoesNotFaceItself() throws {
        var definition = ApplicationDefinition(device: Self.phone)
        var root = ControllerDescription(className: "UIPageViewController", label: "page")
        root.properties = [
            .init(.transitionStyle, .string("pageCurl")), .init(.spineLocation, .string("mid")),
        ]
        definition.root = .new(root)
        let application = try Application(definition: definition)
        _ = try application.launch()
        for label in ["P1", "P2"] {
            let page = ControllerReference.new(ControllerDescription(label: label))
            _ = try application.perform(Operation(.instantiate, controller: page))
        }
        let pages = { (labels: [String]) in
            Operation(
                .setViewControllers, target: "page",
                arguments: [.init("viewControllers", .controllers(labels.map { .existing($0) }))])
        }
        #expect(throws: OperationError.self) { try application.perform(pages(["P1", "P1"])) }
        _ = try application.perform(pages(["P1", "P2"]))
    }

    /// A controller counts with what it presents, when it moves to another parent.
    @Test(arguments: [(5, true), (4, false)])
    func whatIsPresentedCountsForTheDepth(depthMax: Int, fits: Bool) throws {
        var definition = ApplicationDefinition(device: Self.phone)
        definition.root = .new(ControllerDescription(label: "root"))
        var limits = ModelLimits()
        limits.depthMax = depthMax
        let application = try Application(definition: definition, limits: limits)
        _ = try application.launch()
        var context = ControllerDescription(label: "context")
        context.properties = [.init(.definesPresentationContext, .bool(true))]
        var navigation = ControllerDescription(className: "UINavigationController", label: "nav")
        navigation.viewControllers = [.new(context)]
        for controller in [ControllerDescription(label: "other"), navigation] {
            _ = try application.perform(Operation(.addChild, target: "root", controller: .new(controller)))
        }
        _ = try application.perform(Operation(.addSubview, target: "root", controller: .existing("nav")))
        var presented = ControllerDescription(label: "presented")
        presented.properties = [.init(.modalPresentationStyle, .string("overCurrentContext"))]
        _ = try application.perform(Operation(.present, target: "context", controller: .new(presented)))
        #expect(
            try application.value(of: .presentedViewController, of: "context") == .controller("presented"))
        _ = try application.perform(Operation(.removeFromSuperview, target: "nav"))
        let move = Operation(.addChild, target: "other", controller: .existing("nav"))
        if fits {
            _ = try application.perform(move)
        } else {
            #expect(throws: OperationError.self) { try application.perform(move) }
        }
    }

    /// A storyboard that is added takes the place of one of its name, and of nothing else in the bundle.
    @Test func anAddedStoryboardLeavesTheRestOfTheBundle() throws {
        var definition = ApplicationDefinition(device: Self.phone)
        var nib = NibDescription(name: "Page")
        nib.outlets = [OutletDescription(property: "view", destination: "view")]
        definition.nibs = [nib]
        definition.storyboards = [StoryboardDescription(name: "Main"), StoryboardDescription(name: "Other")]
        let application = try Application(definition: definition)
        _ = try application.launch()
        for name in ["Main", "New"] {
            _ = try application.add(
                .storyboard(StoryboardDescription(name: name, initialController: "added")))
            #expect(application.hasChanged)
        }
        #expect(application.storyboards.map(\.name) == ["Main", "Other", "New"])
        #expect(application.storyboards.map(\.initialController) == ["added", nil, "added"])
        var page = ControllerDescription(label: "page")
        page.nib = "Page"
        _ = try application.perform(Operation(.instantiate, controller: .new(page)))
        let loaded = try application.perform(Operation(.loadViewIfNeeded, target: "page"))
        #expect(loaded.outcome == .completed, "\(loaded.exception?.reason ?? "")")
    }
}
