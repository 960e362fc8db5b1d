import ControllerHierarchy

/// Operations of some kind, with what they need drawn at random.
extension OperationSource {
    mutating func step(_ kind: OperationKind) -> Operation {
        var operation = Operation(kind, animated: Bool.random(using: &generator))
        if kind.scope == .controller { operation.target = target(of: kind) }
        switch kind {
        case .present, .push, .setRoot, .addChild, .addSubview, .show, .showDetail:
            operation.controller = reference(labels)
        case .setColumn:
            operation.controller = Int.random(in: 0..<4, using: &generator) == 0 ? .none : reference(labels)
        case .popTo, .select: operation.controller = .existing(child(of: operation.target))
        default: break
        }
        operation.arguments = arguments(of: kind, for: operation.target)
        return operation
    }

    private mutating func arguments(of kind: OperationKind, for target: String?) -> [Operation.Argument] {
        switch kind {
        case .set: return [.init("values", .settings([setting()]))]
        case .setViewControllers:
            let count = Int.random(in: 1...3, using: &generator)
            let controllers = (0..<count).map { _ in reference(labels) }
            return [.init("viewControllers", .controllers(controllers))]
        case .transition:
            return ["from", "to"].map { .init($0, .controller(.existing(child(of: target)))) }
        case .setOverrideTraits:
            return [
                .init("child", .controller(.existing(child(of: target)))),
                .init("traits", .value(sizeClass())),
            ]
        case .trigger: return [.init("control", .value(.string(control(of: target))))]
        case .setSearchActive: return [flag("active")]
        case .setNavigationBarHidden, .setToolbarHidden, .setTabBarHidden: return [flag("hidden")]
        case .setColumn, .showColumn, .hideColumn:
            return [word("column", "primary", "supplementary", "secondary", "inspector", "compact")]
        case .setDisplayMode:
            return [
                word("displayMode", "automatic", "secondaryOnly", "oneBesideSecondary", "twoBesideSecondary")
            ]
        case .swipeContent: return [word("direction", "up", "down", "left", "right")]
        case .advance: return [.init("seconds", .value(.number(0.1)))]
        default: return gestureArguments(of: kind) ?? deviceArguments(of: kind)
        }
    }

    /// The fields of gestures; in walks that do not move views those stop on their way.
    private mutating func gestureArguments(of kind: OperationKind) -> [Operation.Argument]? {
        switch kind {
        case .interactivePop, .interactiveDismiss: [phase()]
        case .interactiveSelect:
            [.init("index", .value(.number(Double(Int.random(in: 0...2, using: &generator))))), phase()]
        case .contextMenu: [word("phase", "begin", "begin", "commit", "cancel")]
        case .dragSheet:
            [[word("to", "medium", "large")], []][Int.random(in: 0...1, using: &generator)]
                + (movesViews ? [] : [phase()])
        case .turnPage:
            [word("direction", "forward", "reverse")]
                + (movesViews || Bool.random(using: &generator) ? [] : [phase()])
        default: nil
        }
    }

    private mutating func phase() -> Operation.Argument {
        word("phase", "begin", "begin", "finish", "cancel")
    }

    private mutating func word(_ field: OperationField, _ words: String...) -> Operation.Argument {
        .init(field, .value(.string(words.randomElement(using: &generator) ?? "")))
    }

    private mutating func flag(_ field: OperationField) -> Operation.Argument {
        .init(field, .value(.bool(Bool.random(using: &generator))))
    }

    private mutating func sizeClass() -> Value {
        .object([.init("horizontalSizeClass", .string(pick("compact", "regular")))])
    }

    /// A transitioning delegate or, where the version has them, overrides of traits.
    private mutating func setting() -> PropertyAssignment {
        if !drawsEverything, has(.traitOverrides), Bool.random(using: &generator) {
            return .init(.traitOverrides, sizeClass())
        }
        return .transitioningDelegate(presentations.transitioningDelegate(using: &generator))
    }

    /// A tab, a back button, or a button of an alert.
    private mutating func control(of target: String?) -> String {
        switch living.first(where: { $0.label == target })?.className {
        case "UITabBarController": child(of: target)
        case "UINavigationController": "back"
        default: pick("More", "OK", "Cancel")
        }
    }

    mutating func pick(_ words: String...) -> String {
        words.randomElement(using: &generator) ?? ""
    }
}
