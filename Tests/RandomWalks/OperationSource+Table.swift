import ControllerHierarchy

/// Operations as the table of operations describes them.
extension OperationSource {
    /// How deep operations stand in scripts and completions of others.
    private static let depthMax = 2

    /// Operations that need others before them and a free controller, so that they are drawn more often.
    private static let rareKinds: [OperationKind] = [
        .addAction, .addTextField, .setActionEnabled, .setActionEnabled, .typeText, .typeText,
        .makePopoverController, .makePopoverController, .presentPopover, .presentPopover, .presentPopover,
        .dismissPopover, .releasePopoverController,
        .openScene, .activateScene, .closeScene, .disconnectScene,
        .connectScreen, .disconnectScreen, .showAlertView, .showAlertView, .tapAlertButton, .dismissAlertView,
        .moveKeyboard, .typeText, .setTab, .setTab, .setTab, .setTab,
    ]

    /// Draws any operation of the table with any of its fields, legal or not.
    mutating func operationOfTable(
        over labels: [String], archive: RestorationArchive?, depth: Int = 0
    ) -> Operation {
        var kinds = drawsAbsent() ? OperationKind.allCases : present.kinds
        if Int.random(in: 0..<8, using: &generator) == 0 { kinds = Self.rareKinds }
        var operation = Operation(oneOf(kinds))
        if operation.kind.scope == .controller { operation.target = target(of: operation.kind, labels) }
        if operation.kind == .makePopoverController { popoverContents += [operation.target ?? ""] }
        let labels = labels.filter { isRelated($0, to: operation.target) } + labels
        for field in operation.kind.fields where field.isRequired || Bool.random(using: &generator) {
            switch field.place {
            case .animated: operation.animated = Bool.random(using: &generator)
            case .completion: operation.completion = operations(over: labels, archive, below: depth)
            case .controller where field.type == .existingController:
                operation.controller = .existing(label(labels))
            case .controller: operation.controller = reference(labels)
            case .arguments:
                if let value = value(of: field, labels, archive, depth) {
                    operation.arguments.append(.init(field.field, value))
                }
            }
        }
        return operation
    }

    /// A controller that can be the target of an operation, three times out of four; the labels of those that
    /// have no other begin with their classes.
    private mutating func target(of kind: OperationKind, _ labels: [String]) -> String {
        if kind == .setTab, let bar = living.first(where: { !$0.tabs.isEmpty }) { return bar.label }
        let beginnings =
            switch kind {
            case .select, .interactiveSelect, .setTabs, .setTab, .setTabBarHidden, .editTabs:
                ["UITabBarController"]
            case .showColumn, .hideColumn, .setColumn, .setDisplayMode: ["UISplitViewController"]
            case .presentPopover, .dismissPopover, .setPopoverContentSize, .releasePopoverController:
                popoverContents
            case .makePopoverController: ["v"]
            case .addAction, .addTextField, .setActionEnabled, .typeText: ["UIAlert"]
            case .turnPage: ["UIPageViewController"]
            case .push, .pop, .popTo, .popToRoot, .interactivePop, .setNavigationBarHidden: ["UINav", "nav"]
            case .performSegue, .trigger, .unwind, .setControlEnabled: WalkedApp.sceneIdentifiers
            case .transition, .setOverrideTraits, .overrideTraitCollection: [WalkedApp.familyName]
            default: [""]
            }
        let fitting = labels.filter { label in beginnings.contains { label.hasPrefix($0) } }
        return label(fitting.isEmpty || Int.random(in: 0..<4, using: &generator) == 0 ? labels : fitting)
    }

    /// What the system may launch the app for.
    private mutating func launchCause() -> Operation {
        var operation = Operation(
            oneOf([.openURL, .continueUserActivity, .performShortcut, .deliverNotification, .performFetch]))
        for field in operation.kind.fields where field.isRequired || field.field == "tapped" {
            let value: Value = field.type == .bool ? .bool(true) : .string("something")
            operation.arguments.append(.init(field.field, .value(value)))
        }
        return operation
    }

    /// Whether a controller is of the same family as the target.
    private func isRelated(_ label: String, to target: String?) -> Bool {
        guard let target, target.hasPrefix(WalkedApp.familyName) else { return false }
        return label == target + "a" || label == target + "b"
    }

    private mutating func value(
        of field: FieldSpecification, _ labels: [String], _ archive: RestorationArchive?, _ depth: Int
    ) -> Operation.ArgumentValue? {
        switch field.type {
        case .controller, .controllerOrNull: return .controller(reference(labels))
        case .existingController:
            // A view that is in the window, as that of the root is, is what popovers are presented from.
            let isSource = field.field == "from" && Int.random(in: 0..<4, using: &generator) > 0
            return .controller(.existing(isSource ? labels.first ?? "nobody" : label(labels)))
        case .existingControllerOrNull:
            return .controller(
                Bool.random(using: &generator) ? .none : .existing(label(labels)))
        case .controllers:
            return .controllers((0..<Int.random(in: 0...3, using: &generator)).map { _ in reference(labels) })
        case .operations where field.field == "launchedBy": return .operations([launchCause()])
        case .operations: return .operations(operations(over: labels, archive, below: depth))
        case .bool: return .value(.bool(Bool.random(using: &generator)))
        case .number(let range): return .value(.number(oneOf(Self.numbers.filter(range.contains))))
        case .integer(let range):
            return .value(.number(Double(Int.random(in: range.clamped(to: 0...6), using: &generator))))
        case .string: return .value(.string(oneOf(words(for: field.field) + labels.prefix(1))))
        case .word(let words): return .value(.string(oneOf(words)))
        case .words(let words):
            return .value(.array(words.filter { _ in Bool.random(using: &generator) }.map(Value.string)))
        case .settings: return .settings([setting(labels)])
        case .archive: return archive.map { .archive($0) }
        case .pauses: return .pauses(pausePoints(labels))
        case .property(let property): return .value(value(of: property, labels))
        case .any: return .value(anyValue(for: field.field))
        }
    }

    private mutating func operations(
        over labels: [String], _ archive: RestorationArchive?, below depth: Int
    ) -> [Operation] {
        guard depth < Self.depthMax else { return [] }
        return (0..<Int.random(in: 0...2, using: &generator)).map { _ in
            operationOfTable(over: labels, archive: archive, depth: depth + 1)
        }
    }

    // MARK: Values

    private static let numbers = [0, 0.1, 0.25, 1, 320, 480, 768, 1_024]

    /// What stands for something in the app of the walk.
    private func words(for field: OperationField) -> [String] {
        switch field {
        case "identifier": WalkedApp.segueIdentifiers
        case "control":
            WalkedApp.controls
                + ["back", "More", "OK", "Cancel", "Edit", "displayMode", "sidebar"]
                + ["searchBar", "cancelButton"]
                + Array(repeating: "Name", count: 8)
        case "action", "selector": WalkedApp.actions + ["OK", "OK", "OK"]
        case "property": Property.allCases.map(\.rawValue)
        case "tab": living.flatMap(\.tabs) + ["Name"]
        case "to": ["medium", "large"]
        case "input", "key": ["cmd+n", "escape"]
        case "window": ["other", "another"]
        case "as", "scene", "alert": ["scene", "second", "third"]
        case "button", "cancelButton": ["Yes", "No"]
        default: ["something"]
        }
    }

    private mutating func anyValue(for field: OperationField) -> Value {
        switch field {
        case "properties":
            return .object([.init(oneOf(["isHidden", "isEnabled"]), .bool(Bool.random(using: &generator)))])
        case "buttons": return .array([.string("No"), .string("Yes")])
        case "orientations":
            return .array([.string(oneOf(InterfaceOrientation.allCases).rawValue), .string("portrait")])
        case "traits":
            let traits: [Value.Member] = [
                .init("horizontalSizeClass", .string(oneOf(["compact", "regular"]))),
                .init("verticalSizeClass", .string(oneOf(["compact", "regular"]))),
                .init("userInterfaceStyle", .string(oneOf(["light", "dark"]))),
            ]
            return .object([oneOf(traits)])
        default: return .null
        }
    }

    private mutating func setting(_ labels: [String]) -> PropertyAssignment {
        let property = oneOf(drawsAbsent() ? Property.allCases.filter(\.isSettable) : present.properties)
        switch property {
        case .delegate: return .delegate(oneOf([nil, Boxed(ContainerDelegate())]))
        case .presentationDelegate: return .presentationDelegate(oneOf([nil, Boxed(PresentationDelegate())]))
        case .transitioningDelegate:
            return .transitioningDelegate(
                RandomPresentation.animatedModally(completes: Bool.random(using: &generator)))
        default: return .init(property, value(of: property, labels))
        }
    }

    private mutating func value(
        of property: Property, _ labels: [String]
    ) -> Value {
        switch property.type {
        case .bool: return .bool(Bool.random(using: &generator))
        case .integer: return .number(Double(Int.random(in: 0...6, using: &generator)))
        case .number: return .number(oneOf(Self.numbers))
        case .barItem: return oneOf([.null, .string("Edit")])
        case .barItems:
            let closure = AlertAction(title: "OK")
            return .array([
                .object([.init("title", .string("Edit")), .init("action", .string("act:"))]),
                .object([
                    .init("title", .string("More")), .init("menu", .actions(ActionList(menu: [closure]))),
                ]),
            ])
        case .action: return .actions(ActionList(AlertAction(title: "OK")))
        case .menu: return .actions(ActionList(menu: [AlertAction(title: "OK")]))
        case .texts: return oneOf([.null, .array([.string("Share")])])
        case .record(let name, _) where name == "traitOverrides":
            return oneOf([.null, anyValue(for: "traits")])
        case .record(let name, _) where name == "sheetPresentationController":
            return .object([.init("detents", detents), .init("selectedDetentIdentifier", .string("large"))])
        case .record(let name, _) where name == "sidebar":
            return .object([.init("isHidden", .bool(Bool.random(using: &generator)))])
        case .detents: return detents
        case .record(_, let members) where members.first?.name == "top":
            return .object(members.map { .init($0.name, .number(oneOf(Self.numbers))) })
        case .record: return oneOf([.null, .object([.init("title", .string("named"))])])
        case .text, .name: return oneOf([.null, .string("named"), .string("other")])
        case .size:
            return .size(Size(width: oneOf(Self.numbers), height: oneOf(Self.numbers)))
        case .word(let words): return .string(oneOf(words))
        case .wordOrNumber(let words, let range):
            return oneOf(words.map(Value.string) + [.number(Double(range.lowerBound))])
        case .words(let words):
            return .array(words.filter { _ in Bool.random(using: &generator) }.map(Value.string))
        case .controller: return .controller(label(labels))
        case .controllers: return .array([.controller(label(labels))])
        case .delegate: return .null
        case .popoverAnchor: return .object([.init("sourceView", .string("presenter"))])
        case .object: return .object([.init("value", .number(1))])
        case .any: return oneOf([.null, .string("something")])
        }
    }

    /// What a sheet rests at; custom detents are of iOS 16.
    private var detents: Value { .array([.string("medium"), .string("large")]) }

    /// Whether something is drawn that the version may not have.
    private mutating func drawsAbsent() -> Bool { Int.random(in: 0..<8, using: &generator) == 0 }

    private mutating func oneOf<Element>(_ list: [Element]) -> Element {
        list[Int.random(in: list.indices, using: &generator)]
    }
}
