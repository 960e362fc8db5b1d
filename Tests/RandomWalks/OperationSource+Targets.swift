import ControllerHierarchy

/// A controller that lives, as what is drawn for it asks.
struct LivingController {
    let label: String
    let className: String
    let children: [String]
    /// The identifiers of its tabs, from iOS 18 on.
    let tabs: [String]
    /// Whether it has appeared in a window and presents nothing, nor does who contains it.
    let isInFront: Bool
    /// Whether it stands in front because it is presented, or who contains it.
    let isPresentedInFront: Bool

    /// All controllers of an app, in order of creation.
    static func all(in application: Application) -> [LivingController] {
        let reached = application.hierarchy().flatMap { $0.inFront(isPresented: false) }
        let front = Set(reached.map(\.label))
        let presented = Set(reached.filter(\.isPresented).map(\.label))
        return application.controllerLabels.map { label in
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
                tabs: tabs.compactMap { $0["identifier"]?.string }, isInFront: front.contains(label),
                isPresentedInFront: presented.contains(label))
        }
    }
}

extension HierarchyNode {
    /// Those that a finger reaches.
    fileprivate func inFront(isPresented: Bool) -> [(label: String, isPresented: Bool)] {
        let above = nodesPresented
        guard above.isEmpty else { return above.flatMap { $0.inFront(isPresented: true) } }
        return labelsShown.map { ($0, isPresented) }
    }

    private var nodesPresented: [HierarchyNode] { presented + children.flatMap(\.nodesPresented) }

    private var labelsShown: [String] {
        guard isInWindow, appearance == .appeared else { return [] }
        return [identity.label] + children.flatMap(\.labelsShown)
    }
}

/// Which controllers operations are drawn for.
extension OperationSource {
    /// What a user does, or an app where the user is, to what stands in front.
    private static let kindsInFront: Set<OperationKind> = [
        .present, .interactivePop, .interactiveDismiss, .tapOutside, .turnPage, .trigger, .swipeContent,
        .tapContent, .peek, .contextMenu, .interactiveSelect, .dragSheet, .transition,
    ]

    /// A controller that the operation fits, seven times out of eight where there is one.
    mutating func target(of kind: OperationKind) -> String {
        var fitting = living.filter { Self.fits(kind, $0) }.map(\.label)
        if !drawsEverything, Self.kindsInFront.contains(kind), Int.random(in: 0..<8, using: &generator) > 0 {
            let front = living.filter { suits(kind, $0) }.map(\.label)
            if !front.isEmpty { fitting = front }
        }
        return label(fitting.isEmpty || Int.random(in: 0..<8, using: &generator) == 0 ? labels : fitting)
    }

    /// A child of the controller, seven times out of eight where it has one.
    mutating func child(of target: String?) -> String {
        let children = living.first { $0.label == target }?.children ?? []
        return label(children.isEmpty || Int.random(in: 0..<8, using: &generator) == 0 ? labels : children)
    }

    var labels: [String] { living.map(\.label) }

    /// Whether the operation fits a controller where that stands now; walks over every operation do not ask.
    func suits(_ kind: OperationKind, _ controller: LivingController) -> Bool {
        guard !drawsEverything else { return Self.fits(kind, controller) }
        guard controller.isInFront || !Self.kindsInFront.contains(kind) else { return false }
        return switch kind {
        case .interactivePop: Self.fits(kind, controller) && controller.children.count > 1
        case .interactiveDismiss, .tapOutside, .dragSheet: controller.isPresentedInFront
        case .trigger where controller.className == "UINavigationController": controller.children.count > 1
        default: Self.fits(kind, controller)
        }
    }

    /// Whether a controller is of the class that the operation is for, or has the children that it moves.
    static func fits(_ kind: OperationKind, _ controller: LivingController) -> Bool {
        let name = controller.className
        return switch kind {
        case .push, .pop, .popTo, .popToRoot, .interactivePop, .setNavigationBarHidden, .setToolbarHidden:
            name == "UINavigationController"
        case .select, .interactiveSelect, .setTabs, .setTab, .setTabBarHidden, .editTabs:
            name == "UITabBarController"
        case .showColumn, .hideColumn, .setColumn, .setDisplayMode: name == "UISplitViewController"
        case .turnPage: name == "UIPageViewController"
        case .setViewControllers: hasViewControllers(name)
        case .setSearchActive: name == "UISearchController"
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
