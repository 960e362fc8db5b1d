import Testing

@testable import ControllerHierarchy

/// What makes no sense is refused with its reason, and its neighbour that makes sense is not.
@Suite struct RefusalTests {
    private static let tablet = Device(
        model: "iPad", systemVersion: SystemVersion(16), idiom: .pad,
        portraitSize: Size(width: 820, height: 1180))

    /// An app with scenes, or without, that has been launched.
    private static func launched(withScenes: Bool) throws -> (Application, ApplicationDefinition) {
        var definition = ApplicationDefinition(device: tablet)
        definition.root = .new(ControllerDescription(label: "A"))
        definition.usesScenes = withScenes
        definition.supportsMultipleScenes = withScenes
        let application = try Application(definition: definition)
        _ = try application.launch()
        return (application, definition)
    }

    /// The reason why a relaunch is refused; nil if it is not.
    private static func refusal(
        withScenes: Bool = true, inBackground: Bool, _ argument: Operation.Argument
    ) throws -> String? {
        let (application, definition) = try launched(withScenes: withScenes)
        let background = Operation.Argument("background", .value(.string(BackgroundLaunch.unlocked.rawValue)))
        let operation = Operation(.relaunch, arguments: [argument] + (inBackground ? [background] : []))
        do {
            _ = try application.relaunched(by: operation, from: definition) {
                (definition, previous) throws(OperationError) in
                try Application(definition: definition, after: previous)
            }
        } catch OperationError.invalidArgument(_, let reason) {
            return reason
        }
        return nil
    }

    /// Source: UIApplication reference, background execution; app-events-traits.md 4.
    @Test func whatOpensAnAppDoesNotLaunchItInTheBackground() throws {
        let openURL = Operation(.openURL, arguments: [.init("url", .value(.string("notes:1")))])
        let fetch = Operation(.performFetch)
        for (event, inBackground, reason) in [
            (openURL, true, "openURL opens the app, and cannot launch it in the background"),
            (openURL, false, nil),
            (fetch, false, "performFetch does not open the app, and can launch it in the background alone"),
            (fetch, true, nil),
        ] {
            let found = try Self.refusal(
                inBackground: inBackground, .init("launchedBy", .operations([event])))
            #expect(found == reason)
        }
    }

    @Test func onlyAnAppWithScenesIsLaunchedWithoutOneAndOnlyInTheBackground() throws {
        for (withScenes, inBackground) in [(true, true), (true, false), (false, true), (false, false)] {
            let reason = try Self.refusal(
                withScenes: withScenes, inBackground: inBackground, .init("withoutScene", .value(.bool(true)))
            )
            #expect((reason == nil) == (withScenes && inBackground))
        }
    }

    @Test func aSceneHasANameOfItsOwn() throws {
        let (application, _) = try Self.launched(withScenes: true)
        for (name, isFree) in [("second", true), ("second", false), ("third", true)] {
            let operation = Operation(.openScene, arguments: [.init("as", .value(.string(name)))])
            let isOpened = (try? application.perform(operation)) != nil
            #expect(isOpened == isFree, "\(name)")
        }
    }

    /// The field against which creating the controller, or setting one's property, is refused.
    private static func field(
        against description: ControllerDescription, in version: SystemVersion,
        setting: PropertyAssignment? = nil
    ) throws -> String? {
        var device = tablet
        device.systemVersion = version
        var definition = ApplicationDefinition(device: device)
        definition.root = .new(ControllerDescription(label: "A"))
        let application = try Application(definition: definition)
        _ = try application.launch()
        do {
            _ = try application.perform(Operation(.instantiate, controller: .new(description)))
            guard let setting else { return nil }
            _ = try application.perform(
                Operation(.set, target: "A", arguments: [.init("values", .settings([setting]))]))
        } catch OperationError.invalidArgument(let field, _) {
            return field
        } catch OperationError.notAvailable(let field, _) {
            return field
        }
        return nil
    }

    /// Source: UITab reference, allowsHiding, which is false where nothing is said.
    @Test func aTabIsPutAwayOnlyWhereItAllowsThat() throws {
        for (allows, isRefused) in [(nil, true), (false, true), (true, false)] as [(Bool?, Bool)] {
            var tab = ControllerDescription(label: "news")
            let allowing = allows.map { [Value.Member("allowsHiding", .bool($0))] } ?? []
            tab.tab = .object([.init("identifier", .string("news"))] + allowing)
            var bar = ControllerDescription(className: "UITabBarController", label: "bar")
            bar.tabs = [.new(ControllerDescription(label: "home")), .new(tab)]
            var device = Self.tablet
            device.systemVersion = SystemVersion(18)
            var definition = ApplicationDefinition(device: device)
            definition.root = .new(bar)
            let application = try Application(definition: definition)
            _ = try application.launch()
            let editing = Operation(
                .editTabs, target: "bar", arguments: [.init("hide", .value(.array([.string("news")])))])
            let isDone = (try? application.perform(editing)) != nil
            #expect(isDone != isRefused, "allowsHiding: \(String(describing: allows))")
        }
    }

    /// Source: UISearchController reference, init(searchResultsController:); UISplitViewController Class
    /// Reference, viewControllers.
    @Test func aSearchTakesFreeResultsAndASplitTwoControllers() throws {
        var definition = ApplicationDefinition(device: Self.tablet)
        var root = ControllerDescription(label: "A")
        root.children = [.new(ControllerDescription(label: "child"))]
        definition.root = .new(root)
        let application = try Application(definition: definition)
        _ = try application.launch()
        func isDone(_ operation: Operation) -> Bool { (try? application.perform(operation)) != nil }
        for (results, isFree) in [("child", false), ("A", true)] {
            var search = ControllerDescription(className: "UISearchController", label: "search")
            search.searchResultsController = .existing(results)
            #expect(isDone(Operation(.instantiate, controller: .new(search))) == isFree)
        }
        let split = ControllerDescription(className: "UISplitViewController", label: "split")
        #expect(isDone(Operation(.instantiate, controller: .new(split))))
        let (list, detail) = (ControllerDescription(label: "list"), ControllerDescription(label: "detail"))
        for description in [list, detail] {
            #expect(isDone(Operation(.instantiate, controller: .new(description))))
        }
        for (columns, isRefused) in [
            (["list"], false), (["list", "list"], true), (["list", "detail"], false),
        ] {
            let argument = Operation.Argument(
                "viewControllers", .controllers(columns.map { .existing($0) }))
            let operation = Operation(.setViewControllers, target: "split", arguments: [argument])
            #expect(isDone(operation) != isRefused)
        }
    }

    @Test func onlyAnAlertTakesActionsAndTexts() throws {
        for (className, isAlert) in [("UIAlertController", true), ("Plain", false)] {
            for (actions, texts, field) in [
                ([AlertAction(title: "OK")], [TextFieldDescription](), "actions"),
                ([], [TextFieldDescription(placeholder: "Code")], "textFields"),
            ] {
                var alert = AlertDescription()
                (alert.actions, alert.textFields) = (actions, texts)
                var description = ControllerDescription(className: className)
                description.alert = Boxed(alert)
                let refused = try Self.field(against: description, in: SystemVersion(17))
                #expect(refused == (isAlert ? nil : "controller/\(field)"))
            }
        }
    }

    /// Source: UISheetPresentationController and UIPopoverPresentationController in UIKit's headers.
    @Test(arguments: [Property.sheetPresentationController, .popoverPresentationController])
    func whatASheetHasCameByAndBy(property: Property) throws {
        let custom = Value.object([.init("identifier", .string("low")), .init("value", .number(200))])
        let name = "adaptiveSheetPresentationController"
        let isPopover = property == .popoverPresentationController
        for (member, value, first) in [
            ("detents", Value.array([custom]), 16), ("prefersPageSizing", .bool(false), 17),
        ] {
            let sheet = Value.object([.init(member, value)])
            let setting = PropertyAssignment(
                property, isPopover ? .object([.init(name, sheet)]) : sheet)
            let field = "\(property.rawValue)/" + (isPopover ? "\(name)/" : "") + member
            for version in [first - 1, first] {
                let refused = try Self.field(
                    against: ControllerDescription(), in: SystemVersion(version), setting: setting)
                #expect(refused == (version < first ? field : nil), "iOS \(version)")
            }
        }
    }

    /// What a finger holds open is committed or cancelled first, be it a peek or the preview of a menu.
    @Test(arguments: [OperationKind.peek, .contextMenu])
    func aPreviewIsShownInOnePlace(kind: OperationKind) throws {
        let isPeek = kind == .peek
        let device = Device(
            model: "iPhone", systemVersion: SystemVersion(isPeek ? 12 : 17), idiom: .phone,
            portraitSize: Size(width: 375, height: 667))
        var root = ControllerDescription(label: "A")
        let preview = ControllerReference.new(ControllerDescription(label: "P"))
        if isPeek {
            var delegate = PreviewingDelegate()
            delegate.preview = preview
            root.previewingDelegate = Boxed(delegate)
        } else {
            var delegate = ContextMenuDelegate()
            delegate.preview = preview
            root.contextMenuDelegate = Boxed(delegate)
        }
        var definition = ApplicationDefinition(device: device)
        definition.root = .new(root)
        let application = try Application(definition: definition)
        _ = try application.launch()
        let begin = Operation.Argument("phase", .value(.string("begin")))
        _ = try application.perform(Operation(kind, target: "A", arguments: isPeek ? [] : [begin]))
        let present = Operation(.present, target: "A", controller: .existing("P"), animated: false)
        #expect(
            throws: OperationError.invalidArgument(
                field: "controller",
                reason: "P is being previewed; commit or cancel the preview first")
        ) { try application.perform(present) }
        let cancel = Operation.Argument("phase", .value(.string("cancel")))
        _ = try application.perform(
            Operation(isPeek ? .cancelPeek : kind, target: "A", arguments: isPeek ? [] : [cancel]))
        #expect(try application.perform(present).outcome == .completed)
    }

    /// Source: UISheetPresentationController in UIKit's headers, `invalidateDetents` (custom ones alone).
    @Test(arguments: [
        (Value.string("medium"), true), (.object([.init("height", .number(300))]), true),
        (.object([.init("identifier", .string("low")), .init("height", .number(300))]), false),
    ])
    func onlyCustomDetentsAreResolvedAnew(detent: Value, isRefused: Bool) throws {
        let (application, _) = try Self.launched(withScenes: false)
        _ = try application.perform(
            Operation(.present, target: "A", controller: .new(ControllerDescription(label: "B"))))
        let operation = Operation(
            .invalidateDetents, target: "B", arguments: [.init("detents", .value(.array([detent])))])
        #expect(((try? application.perform(operation)) == nil) == isRefused)
    }

    /// openapi.yaml, typeText: a text field is named as `controls` lists it.
    @Test(arguments: [("Name", false), ("Other", true)])
    func onlyATextThatIsThereIsTypedInto(control: String, isRefused: Bool) throws {
        var text = MadeControl(label: "Name")
        text.element = .textField
        var root = ControllerDescription(label: "A")
        root.controls = Boxed([text])
        var definition = ApplicationDefinition(device: Self.tablet)
        definition.root = .new(root)
        let application = try Application(definition: definition)
        _ = try application.launch()
        let operation = Operation(
            .typeText, target: "A", arguments: [.init("control", .value(.string(control)))])
        #expect(((try? application.perform(operation)) == nil) == isRefused)
    }
}
