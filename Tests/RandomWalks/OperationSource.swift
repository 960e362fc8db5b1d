import ControllerHierarchy

/// Operations drawn at random, legal or not, over the controllers that live at that moment.
struct OperationSource {
    var generator: SeededGenerator
    private var created = 0
    /// The controllers that live when an operation is drawn.
    private(set) var living: [LivingController] = []
    /// What comes next, of a way that was begun.
    private var course: [Operation] = []
    /// The controllers that were made the contents of popover controllers.
    var popoverContents: [String] = []
    /// Whether the app may take views out of the hierarchy; in the middle of a transition that leaves a
    /// controller appeared without a window, in UIKit as here.
    let movesViews: Bool
    /// Whether every second operation is any of the table.
    let drawsEverything: Bool
    /// What the version has, of which seven times out of eight is drawn.
    let present: (kinds: [OperationKind], properties: [Property])
    private let behavior: Behavior
    /// The presentation styles that the version has.
    private let styles: [ModalPresentationStyle]
    /// What is drawn where not every operation is; what the version lacks is drawn with the others.
    private let stepKinds: [OperationKind]

    init(seed: UInt64, version: SystemVersion, movesViews: Bool, drawsEverything: Bool) {
        generator = SeededGenerator(seed: seed)
        let behavior = Behavior(systemVersion: version)
        self.behavior = behavior
        present = (
            OperationKind.allCases.filter { $0.availability.holds(in: behavior) },
            Property.allCases.filter { $0.isSettable && $0.availability.holds(in: behavior) }
        )
        styles = ModalPresentationStyle.allCases.filter { $0.availability.holds(in: behavior) }
        let kinds = present.kinds
        let hasAnimators = Property.transitioningDelegate.availability.holds(in: behavior)
        stepKinds = (Self.kinds + Self.deviceKinds + (drawsEverything ? [] : Self.otherKinds)).filter {
            kinds.contains($0) && ($0 != .set || hasAnimators)
        }
        self.movesViews = movesViews
        self.drawsEverything = drawsEverything
    }

    var presentations: RandomPresentation {
        RandomPresentation(
            isInteractive: !movesViews, hasControllers: has(.presentationDelegate))
    }

    private static let kinds: [OperationKind] = [
        .present, .present, .present, .dismiss, .dismiss, .push, .push, .push, .pop, .pop, .popTo, .popToRoot,
        .setViewControllers, .addChild, .addSubview, .removeFromSuperview, .removeFromParent, .transition,
        .select, .interactivePop, .interactiveDismiss, .release, .setRoot, .memoryWarning, .setNeedsLayout,
        .loadViewIfNeeded, .advance, .settle, .tapOutside, .tapOutside, .together, .set, .show, .showDetail,
        .interactiveDismiss, .turnPage, .turnPage, .setDisplayMode, .showColumn, .hideColumn,
        .setOverrideTraits, .setNavigationBarHidden, .trigger, .swipeContent, .tapContent,
    ]

    /// What walks over every operation draw from the table often enough.
    private static let otherKinds: [OperationKind] = [
        .dragSheet, .dragSheet, .interactiveSelect, .interactiveSelect, .setColumn, .setSearchActive,
        .layoutIfNeeded, .setToolbarHidden, .setTabBarHidden, .updateTraitsIfNeeded, .trigger, .contextMenu,
        .contextMenu, .resignActive,
    ]

    private static let moves: [OperationKind] = [.removeFromSuperview, .addSubview]
    private static let gestures: [OperationKind] = [.interactivePop, .interactiveDismiss, .interactiveSelect]

    /// Draws the next operation.
    mutating func next(in application: Application) -> Operation {
        living = LivingController.all(in: application)
        if !course.isEmpty { return course.removeFirst() }
        if drawsEverything, Int.random(in: 0..<16, using: &generator) == 0 {
            created += 1
            let courses = OperationCourses(label: "course\(created)", isPad: application.device.idiom == .pad)
            course = courses.all.randomElement(using: &generator) ?? []
        }
        if !drawsEverything, !application.life.isActive, Int.random(in: 0..<3, using: &generator) == 0 {
            // Touches reach an active app alone.
            course = [Operation(.becomeActive)]
            return Operation(.foreground)
        }
        if drawsEverything, Bool.random(using: &generator) {
            return operationOfTable(over: labels, archive: application.savedArchive)
        }
        var kind = stepKinds.randomElement(using: &generator) ?? .settle
        for _ in 0..<4 where kind.scope == .controller && !living.contains(where: { suits(kind, $0) }) {
            kind = stepKinds.randomElement(using: &generator) ?? .settle
        }
        if movesViews ? Self.gestures.contains(kind) : Self.moves.contains(kind) { kind = .settle }
        if kind == .together {
            let operations = (0..<2).map { _ in step(.present) } + [step(.push)]
            return Operation(.together, arguments: [.init("operations", .operations(operations))])
        }
        return step(kind)
    }

    mutating func label(_ labels: [String]) -> String {
        labels.randomElement(using: &generator) ?? "nobody"
    }

    mutating func reference(_ labels: [String]) -> ControllerReference {
        if Int.random(in: 0..<5, using: &generator) == 0 { return .existing(label(labels)) }
        if drawsEverything, let own = ownDescription() { return .new(own) }
        return .new(description(depth: 0))
    }

    /// A controller of the app's own classes or of its storyboard, now and then.
    private mutating func ownDescription() -> ControllerDescription? {
        created += 1
        switch Int.random(in: 0..<8, using: &generator) {
        case 0, 1, 2:
            let name = WalkedApp.classNames.randomElement(using: &generator) ?? ""
            return ControllerDescription(className: name, label: "v\(created)")
        case 3:
            var description = ControllerDescription()
            description.storyboard = "Main"
            description.identifier = WalkedApp.sceneIdentifiers.randomElement(using: &generator)
            return description
        case 4:
            return WalkedApp.family(number: created)
        default: return nil
        }
    }

    private mutating func description(depth: Int) -> ControllerDescription {
        created += 1
        let isHeld = Int.random(in: 0..<4, using: &generator) == 0
        let classes = [
            "UIViewController", "UIViewController", "UINavigationController", "UITabBarController",
            "UIPageViewController", "UISplitViewController",
            has(.preferredStyle) ? "UIAlertController" : "UIViewController",
        ]
        let className = depth > 1 ? classes[0] : classes.randomElement(using: &generator) ?? classes[0]
        var description = ControllerDescription(className: className, label: isHeld ? "v\(created)" : nil)
        let style = styles.randomElement(using: &generator) ?? .fullScreen
        description.properties = [.init(.modalPresentationStyle, .string(style.rawValue))]
        describeDevice(&description)
        presentations.furnish(&description, using: &generator)
        leaveOutAbsent(&description)
        if Self.hasViewControllers(className), Bool.random(using: &generator) {
            description.delegate = Boxed(ContainerDelegate())
        }
        if depth == 0, searches, Int.random(in: 0..<8, using: &generator) == 0 {
            description.searchController = .new(search)
        }
        let count = Int.random(in: 1...2, using: &generator)
        switch className {
        case "UIViewController", "UIAlertController": break
        case "UIPageViewController":
            description.properties.append(.init(.transitionStyle, .string(pick("scroll", "pageCurl"))))
            var pages = contents(count + 1, depth: depth)
            if !drawsEverything, case .new(let boxed) = pages[0], Bool.random(using: &generator) {
                // The page that shows first is one of the data source's, so that pages can be turned.
                var first = boxed.content
                let label = first.label ?? "page\(created)"
                first.label = label
                pages[0] = .new(first)
                description.viewControllers = [.existing(label)]
            }
            description.dataSource = DataSourceDescription(pages: pages)
            if Bool.random(using: &generator) {
                description.dataSource?.presentationCount = count
                description.dataSource?.presentationIndex = 0
            }
            if description.viewControllers == nil, Bool.random(using: &generator) {
                description.viewControllers = contents(1, depth: depth)
            }
        case "UISplitViewController" where hasColumns && Bool.random(using: &generator):
            description.properties.append(.init(.style, .string("tripleColumn")))
            // Most versions refuse an inspector, so it is drawn less often.
            description.columns = SplitColumn.allCases.filter {
                Int.random(in: 0..<($0 == .inspector ? 8 : 2), using: &generator) == 0
            }.map { .init($0, contents(1, depth: depth)[0]) }
        case "UITabBarController" where depth == 0 && Int.random(in: 0..<3, using: &generator) == 0:
            description.viewControllers = contents(count + 5, depth: depth)
        case "UITabBarController" where present.properties.contains(.mode) && Bool.random(using: &generator):
            let count = Bool.random(using: &generator) ? 1 : 5
            description.tabs = named(contents(count, depth: depth)) + [group]
        default: description.viewControllers = contents(count, depth: depth)
        }
        return description
    }

    /// Tabs with identifiers of their own; UIKit refuses two of the same.
    private func named(_ tabs: [ControllerReference]) -> [ControllerReference] {
        tabs.enumerated().map { index, tab in
            guard case .new(let boxed) = tab else { return tab }
            var description = boxed.content
            description.tab = .object([.init("identifier", .string("tab\(created).\(index)"))])
            return .new(description)
        }
    }

    /// A group of tabs, which may stand on a stack of its own; now and then a tab has no controller.
    private var group: ControllerReference {
        mutating get {
            var group = ControllerDescription(label: "group\(created)")
            group.tabs = named(contents(2, depth: 1))
            if Bool.random(using: &generator) {
                group.managingNavigationController = .new(
                    ControllerDescription(className: "UINavigationController"))
            }
            var empty = ControllerDescription(label: "tab\(created)")
            empty.tab = .object([.init("viewController", .null)])
            group.tabs?.append(.new(empty))
            return .new(group)
        }
    }

    /// A search controller with results, which tells everybody.
    private var search: ControllerDescription {
        var search = ControllerDescription(className: "UISearchController")
        search.delegate = Boxed(ContainerDelegate())
        search.properties = [.init(.searchBar, .object([.init("delegate", .object([]))]))]
        search.searchResultsController = .new(ControllerDescription())
        return search
    }

    private var hasColumns: Bool { has(.style) }

    func has(_ property: Property) -> Bool { property.availability.holds(in: behavior) }

    /// Whether the version has search controllers.
    private var searches: Bool { present.properties.contains(.searchController) }

    private mutating func contents(_ count: Int, depth: Int) -> [ControllerReference] {
        (0..<count).map { _ in .new(description(depth: depth + 1)) }
    }
}
