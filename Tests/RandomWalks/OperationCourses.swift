import ControllerHierarchy

/// Short ways on which operations are carried out that need others before them; a walk over every operation
/// takes one now and then.
struct OperationCourses {
    /// The label of the root that a way begins with.
    let label: String
    let isPad: Bool

    /// The ways, of which some need what a version has not.
    var all: [[Operation]] {
        let plain: [[Operation]] = [
            [set(.canDisplayBannerAds, .bool(true)), step(.receiveBannerAd)],
            [step(.addKeyCommand, ["input": "cmd+n"]), step(.removeKeyCommand, ["input": "cmd+n"])],
            [set(.userActivity, .string("reading")), step(.saveUserActivity)],
            [
                step(
                    .registerForTraitChanges,
                    [("traits", .array([.string("userInterfaceStyle")])), ("name", .string("style"))]),
                step(.unregisterForTraitChanges, ["name": "style"]),
            ],
            [step(.setNeedsUpdateOfHomeIndicatorAutoHidden)],
        ]
        return plain.map { [root(ControllerDescription(label: label))] + $0 }
            + [search, searchDisplay, sheet, moviePlayer, tabs, firstResponder, text, focus, page, bars]
            + [alertView, alertButtons, popover, previews, menu, barItems, window, interruption]
    }

    private var search: [Operation] {
        var plain = ControllerDescription(label: label)
        plain.searchController = .new(
            ControllerDescription(className: "UISearchController", label: label + "search"))
        return [
            root(plain), step(.setSearchActive, [("active", .bool(true))]), Operation(.settle),
            step(.search, ["text": "apple"]), step(.setSearchActive, [("active", .bool(false))]),
        ]
    }

    private var searchDisplay: [Operation] {
        [
            root(ControllerDescription(label: label)), step(.makeSearchDisplayController),
            step(.trigger, ["control": "searchBar"]), step(.search, ["text": "apple"]), Operation(.settle),
            step(.setSearchActive, [("active", .bool(false))]),
        ]
    }

    private var sheet: [Operation] {
        var sheet = ControllerDescription(label: label + "sheet")
        sheet.properties = [.init(.modalPresentationStyle, .string("pageSheet"))]
        return [
            root(ControllerDescription(label: label)),
            Operation(.present, target: label, controller: .new(sheet)), Operation(.settle),
            step(.dragSheet, ["to": "large"], of: label + "sheet"), step(.dragSheet, of: label + "sheet"),
        ]
    }

    private var moviePlayer: [Operation] {
        [
            root(ControllerDescription(label: label)), step(.presentMoviePlayer), Operation(.settle),
            step(.dismissMoviePlayer),
        ]
    }

    private var tabs: [Operation] {
        var bar = ControllerDescription(className: "UITabBarController", label: label)
        let members = ["a", "b"].map { ControllerReference.new(ControllerDescription(label: label + $0)) }
        guard isPad else {
            bar.viewControllers = members
            let drag = step(.interactiveSelect, [("index", .number(1)), ("phase", .string("begin"))])
            return [root(bar), Operation(.settle), drag]
        }
        bar.tabs = members
        bar.properties = [.init(.mode, .string("tabSidebar"))]
        let sidebar: [Value.Member] = [.init("isHidden", .bool(false)), .init("delegate", .object([]))]
        return [
            Operation(.foreground), Operation(.becomeActive),
            Operation(.resize, arguments: written([("width", .number(1180)), ("height", .number(820))])),
            root(bar), Operation(.settle), step(.editTabs), set(.sidebar, .object(sidebar)),
            step(.reconfigureSidebarItem, ["tab": label + "a"]),
        ]
    }

    private var firstResponder: [Operation] {
        [
            root(ControllerDescription(className: "Forwarding", label: label)), step(.becomeFirstResponder),
            Operation(.shake), step(.resignFirstResponder),
        ]
    }

    private var text: [Operation] {
        [
            root(family), step(.trigger, ["control": "Name"]), step(.endEditing, [("force", .bool(true))]),
            step(.setControlEnabled, [("control", .string("Name")), ("isEnabled", .bool(false))]),
        ]
    }

    private var focus: [Operation] {
        [
            root(family), Operation(.setHardwareKeyboard, arguments: written([("attached", .bool(true))])),
            Operation(.settle), step(.moveFocus, ["control": "Name"]),
            step(.setNeedsFocusUpdate),
            Operation(
                .together,
                arguments: [
                    .init(
                        "operations", .operations([step(.setNeedsFocusUpdate), step(.updateFocusIfNeeded)]))
                ]),
        ]
    }

    private var page: [Operation] {
        var pages = ControllerDescription(className: "UIPageViewController", label: label)
        let members = ["a", "b"].map { ControllerDescription(label: label + $0) }
        pages.dataSource = DataSourceDescription(pages: members.map(ControllerReference.new))
        pages.viewControllers = [.existing(label + "a")]
        return [root(pages), Operation(.settle), step(.turnPage, ["direction": "forward"])]
    }

    private var bars: [Operation] {
        var navigation = ControllerDescription(className: "UINavigationController", label: label)
        navigation.viewControllers = [.new(ControllerDescription(label: label + "a"))]
        return [
            root(navigation), set(.hidesBarsOnSwipe, .bool(true)),
            step(.swipeContent, ["direction": "up"], of: label + "a"),
            set(.hidesBarsOnTap, .bool(true)), step(.tapContent, of: label + "a"),
        ]
    }

    private var alertView: [Operation] {
        let arguments: [(OperationField, Value)] = [
            ("as", .string(label + "alert")), ("style", .string("plainTextInput")),
            ("buttons", .array([.string("No"), .string("Yes")])),
        ]
        let text: [(OperationField, Value)] = [
            ("alert", .string(label + "alert")), ("text", .string("apple")),
        ]
        return [
            root(ControllerDescription(label: label)),
            Operation(.showAlertView, arguments: written(arguments)),
            Operation(.settle), Operation(.typeInAlertView, arguments: written(text)),
            Operation(.tapAlertButton, arguments: written(text.dropLast() + [("button", .string("Yes"))])),
        ]
    }

    private var alertButtons: [Operation] {
        let arguments: [(OperationField, Value)] = [
            ("as", .string(label + "alert")), ("buttons", .array([.string("No"), .string("Yes")])),
        ]
        return [
            root(ControllerDescription(label: label)),
            Operation(.showAlertView, arguments: written(arguments)), Operation(.settle),
            step(.trigger, ["control": "Yes"], of: label + "alert"),
        ]
    }

    private var barItems: [Operation] {
        var plain = ControllerDescription(label: label + "a")
        var action = AlertAction(title: "Add")
        action.handler = [step(.setEditing, [("editing", .bool(true))], of: label + "a")]
        let item = Value.object([
            .init("primaryAction", .actions(ActionList(action))),
            .init("menu", .actions(ActionList(menu: [AlertAction(title: "Scan")]))),
        ])
        plain.properties = [.init(.navigationItem, .object([.init("rightBarButtonItem", item)]))]
        var navigation = ControllerDescription(className: "UINavigationController", label: label)
        navigation.viewControllers = [.new(plain)]
        return [
            root(navigation), Operation(.settle), step(.trigger, ["control": "Add"], of: label + "a"),
            step(.contextMenu, ["control": "Add", "phase": "begin"], of: label + "a"),
            step(.trigger, ["control": "Scan"], of: label + "a"),
        ]
    }

    private var window: [Operation] {
        let size: [(OperationField, Value)] = [
            ("window", .string(label)), ("width", .number(320)), ("height", .number(480)),
        ]
        var other = root(ControllerDescription(label: label))
        other.arguments = written([("window", .string(label))])
        return [other, Operation(.resize, arguments: written(size))]
    }

    private var interruption: [Operation] {
        var navigation = ControllerDescription(className: "UINavigationController", label: label)
        navigation.viewControllers = [
            .new(ControllerDescription(label: label + "a")), .new(ControllerDescription(label: label + "b")),
        ]
        return [
            root(navigation), Operation(.settle), step(.interactivePop, ["phase": "begin"]),
            Operation(.resignActive), Operation(.becomeActive),
        ]
    }

    private var popover: [Operation] {
        let content = label + "content"
        let from = Operation.Argument("from", .controller(.existing(label)))
        return [
            root(ControllerDescription(label: label)),
            Operation(.instantiate, controller: .new(ControllerDescription(label: content))),
            step(.makePopoverController, of: content),
            Operation(.presentPopover, target: content, arguments: [from]), Operation(.settle),
            step(.dismissPopover, of: content),
        ]
    }

    private var previews: [Operation] {
        var plain = ControllerDescription(label: label)
        var delegate = PreviewingDelegate(written: .object([]))
        delegate.preview = .new(ControllerDescription(label: label + "preview"))
        plain.previewingDelegate = Boxed(delegate)
        return [root(plain), step(.peek), step(.cancelPeek), step(.peek), step(.commitPeek)]
    }

    private var menu: [Operation] {
        var plain = ControllerDescription(label: label)
        var delegate = ContextMenuDelegate()
        var inner = AlertAction(title: "Inner")
        inner.children = [AlertAction(title: "Copy")]
        delegate.actions = [inner]
        plain.contextMenuDelegate = Boxed(delegate)
        return [
            root(plain), step(.contextMenu, ["phase": "begin"]), step(.trigger, ["control": "Inner"]),
            step(.trigger, ["control": "Copy"]),
        ]
    }

    // MARK: Parts

    /// A controller with a text field that lets its editing end.
    private var family: ControllerDescription {
        var family = ControllerDescription(label: label)
        var field = MadeControl(label: "Name")
        field.element = .textField
        family.controls = Boxed([field])
        return family
    }

    private func root(_ description: ControllerDescription) -> Operation {
        Operation(.setRoot, controller: .new(description))
    }

    private func set(_ property: Property, _ value: Value) -> Operation {
        Operation(.set, target: label, arguments: [.init("values", .settings([.init(property, value)]))])
    }

    private func step(
        _ kind: OperationKind, _ arguments: [(OperationField, Value)] = [], of target: String? = nil
    ) -> Operation {
        Operation(kind, target: target ?? label, arguments: written(arguments))
    }

    private func step(
        _ kind: OperationKind, _ arguments: KeyValuePairs<OperationField, String>, of target: String? = nil
    ) -> Operation {
        step(kind, arguments.map { ($0.key, .string($0.value)) }, of: target)
    }

    private func written(_ arguments: [(OperationField, Value)]) -> [Operation.Argument] {
        arguments.map { .init($0.0, .value($0.1)) }
    }
}
