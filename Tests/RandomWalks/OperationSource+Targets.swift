import ControllerHierarchy

/// A controller that lives, as what is drawn for it asks.
struct LivingController {
    let label: String
    let className: String
    let children: [String]
    /// The identifiers of its tabs, from iOS 18 on.
    let tabs: [String]

    /// All controllers of an app, in order of creation.
    static func all(in application: Application) -> [LivingController] {
        application.controllerLabels.map { label in
            // Old versions have no property `children`.
            var children: [String] = []
            if case .array(let values)? = try? application.value(of: .children, of: label) {
                children = values.compactMap { value in
                    guard case .controller(let child) = value else { return nil }
                    return child
                }
            }
            let className = (try? application.identity(of: label))?.className ?? ""
            let tabs = (try? application.value(of: .tabs, of: label).array) ?? []
            return LivingController(
                label: label, className: className, children: children,
                tabs: tabs.compactMap { $0["identifier"]?.string })
        }
    }
}

/// Which controllers operations are drawn for.
extension OperationSource {
    /// A controller that the operation fits, seven times out of eight where there is one.
    mutating func target(of kind: OperationKind) -> String {
        let fitting = living.filter { Self.fits(kind, $0) }.map(\.label)
        return label(fitting.isEmpty || Int.random(in: 0..<8, using: &generator) == 0 ? labels : fitting)
    }

    /// A child of the controller, seven times out of eight where it has one.
    mutating func child(of target: String?) -> String {
        let children = living.first { $0.label == target }?.children ?? []
        return label(children.isEmpty || Int.random(in: 0..<8, using: &generator) == 0 ? labels : children)
    }

    var labels: [String] { living.map(\.label) }

    /// Whether a controller is of the class that the operation is for, or has the children that it moves.
    static func fits(_ kind: OperationKind, _ controller: LivingController) -> Bool {
        let name = controller.className
        return switch kind {
        case .push, .pop, .popTo, .popToRoot, .interactivePop, .setNavigationBarHidden:
            name == "UINavigationController"
        case .select, .interactiveSelect, .setTabs, .setTab, .editTabs: name == "UITabBarController"
        case .showColumn, .hideColumn, .setColumn, .setDisplayMode: name == "UISplitViewController"
        case .turnPage: name == "UIPageViewController"
        case .setViewControllers: hasViewControllers(name)
        case .trigger: name == "UIAlertController" || name == "UITabBarController"
        case .addAction, .addTextField, .setActionEnabled: name == "UIAlertController"
        case .setOverrideTraits: !controller.children.isEmpty
        case .transition: controller.children.count > 1 && !hasViewControllers(name)
        default: true
        }
    }

    static func hasViewControllers(_ className: String) -> Bool {
        [
            "UINavigationController", "UITabBarController", "UIPageViewController", "UISplitViewController",
        ].contains(className)
    }
}
