extension Property {
    /// The classes of UIKit whose instances have the property; nil where every controller has it.
    ///
    /// Source: the references of the containers and of UIAlertController.
    var classes: [BuiltInClass]? {
        switch self {
        case .viewControllers:
            [.navigationController, .tabBarController, .splitViewController, .pageViewController]
        case .delegate:
            [
                .navigationController, .tabBarController, .splitViewController, .pageViewController,
                .searchController,
            ]
        case .topViewController, .visibleViewController, .isNavigationBarHidden, .isToolbarHidden,
            .navigationBar, .toolbar, .hidesBarsOnSwipe, .hidesBarsOnTap, .hidesBarsWhenVerticallyCompact,
            .hidesBarsWhenKeyboardAppears, .interactivePopGestureRecognizer,
            .interactiveContentPopGestureRecognizer:
            [.navigationController]
        case .tabs, .selectedTab, .mode, .sidebar, .selectedIndex, .selectedViewController, .isTabBarHidden,
            .moreNavigationController, .customizableViewControllers, .tabBar, .compactTabIdentifiers,
            .customizationIdentifier, .bottomAccessory, .tabBarMinimizeBehavior:
            [.tabBarController]
        case .isCollapsed, .displayMode, .preferredDisplayMode, .style, .presentsWithGesture, .splitBehavior,
            .preferredSplitBehavior, .primaryColumnWidth, .preferredPrimaryColumnWidth,
            .preferredPrimaryColumnWidthFraction, .minimumPrimaryColumnWidth, .maximumPrimaryColumnWidth,
            .supplementaryColumnWidth, .preferredSupplementaryColumnWidth,
            .preferredSupplementaryColumnWidthFraction, .minimumSupplementaryColumnWidth,
            .maximumSupplementaryColumnWidth, .preferredSecondaryColumnWidth,
            .preferredSecondaryColumnWidthFraction, .minimumSecondaryColumnWidth,
            .preferredInspectorColumnWidth, .preferredInspectorColumnWidthFraction,
            .minimumInspectorColumnWidth, .maximumInspectorColumnWidth, .displayModeButtonVisibility,
            .showsSecondaryOnlyButton, .primaryEdge, .isShowing, .columns:
            [.splitViewController]
        case .transitionStyle, .navigationOrientation, .spineLocation, .isDoubleSided: [.pageViewController]
        case .message, .preferredStyle, .actions, .textFields, .preferredAction: [.alertController]
        case .isActive, .searchBar, .searchResultsUpdater, .searchResultsController,
            .hidesNavigationBarDuringPresentation, .obscuresBackgroundDuringPresentation,
            .dimsBackgroundDuringPresentation,
            .automaticallyShowsCancelButton, .automaticallyShowsSearchResultsController,
            .showsSearchResultsController, .automaticallyShowsScopeBar, .scopeBarActivation,
            .searchSuggestions, .ignoresSearchSuggestionsForSearchBarPlacementStacked:
            [.searchController]
        default: nil
        }
    }
}

extension ViewController {
    /// Whether the controller's class has the property.
    func has(_ property: Property) -> Bool {
        property.classes?.contains { appClass.descends(from: $0.rawValue) } ?? true
    }

    /// Refuses what the controller's class, or the version, has not.
    ///
    /// - Throws: `invalidArgument` for a property of another class, `notAvailable` for one that the version
    ///   has not.
    func check(_ property: Property) throws(Interruption) {
        guard has(property) else { throw unfit(property.rawValue) }
        if property.availability.holds(in: application.behavior) { return }
        try property.availability.require(
            property.rawValue, field: property.rawValue, in: application.behavior)
    }

    /// As `check`, and refuses a value that the version has not.
    func check(_ property: Property, _ value: Value) throws(Interruption) {
        try check(property)
        guard property.hasDatedValues else { return }
        switch value {
        case .string(let word), .controller(let word):
            let availability = property.availability(of: word)
            if availability.holds(in: application.behavior) { return }
            try availability.require(
                word, field: property.rawValue, in: application.behavior)
        case .array, .object: try checkParts(of: value, in: property)
        case .null, .bool, .number, .size, .actions: break
        }
    }

    /// Refuses what of a value the version has not.
    private func checkParts(of value: Value, in property: Property) throws(Interruption) {
        for part in property.datedParts(of: value) {
            let name = "\(property.rawValue)/\(part.field)"
            try part.availability.require(name, field: name, in: application.behavior)
        }
    }

    /// Refuses a delegate with answers to what the delegate of such a container is not asked.
    func check(_ delegate: Boxed<ContainerDelegate>?) throws(Interruption) {
        try check(
            .delegate, delegate?.written, methods: Callback.delegateMethods[appClass.delegatingClass] ?? [:])
    }

    /// As for a container's delegate.
    func check(_ delegate: Boxed<PresentationDelegate>?) throws(Interruption) {
        try check(.presentationDelegate, delegate?.written, methods: Callback.presentationDelegateMethods)
    }

    /// As for a container's delegate.
    func check(_ delegate: Boxed<TransitioningDelegate>?) throws(Interruption) {
        try check(.transitioningDelegate, delegate?.written, methods: Callback.transitioningDelegateMethods)
    }

    /// Refuses a delegate with answers to what it is not asked, or not in this version.
    ///
    /// - Parameters:
    ///   - written: The delegate as the app wrote it.
    ///   - methods: What it can be described with.
    private func check(
        _ property: Property, _ written: Value?, methods: [String: [Callback]]
    ) throws(Interruption) {
        try check(property)
        guard case .object(let answers)? = written else { return }
        for answer in answers where answer.value != .null {
            let field = "\(property.rawValue)/\(answer.name)"
            guard let callbacks = methods[answer.name] else {
                throw .error(
                    .invalidArgument(
                        field: field, reason: "the delegate of a \(appClass.name) is not asked this"))
            }
            let behavior = application.behavior
            guard !callbacks.contains(where: { $0.availability.holds(in: behavior) }) else { continue }
            try callbacks.first?.availability.require(answer.name, field: field, in: behavior)
        }
    }
}

extension AppClass {
    /// The container of UIKit's whose delegate protocol the class's delegate has.
    fileprivate var delegatingClass: BuiltInClass {
        builtIn == .imagePickerController ? .navigationController : builtIn
    }
}

extension Callback {
    /// What the delegate of each container can be described with, and the methods of that short name.
    static let delegateMethods: [BuiltInClass: [String: [Callback]]] = [
        .navigationController: methods(
            of: "delegate", from: ["navigationController"],
            animation: [.navigationAnimationController, .navigationInteractionController]),
        .tabBarController: methods(
            of: "delegate", from: ["tabBarController"],
            animation: [.tabAnimationController, .tabInteractionController]),
        .splitViewController: methods(
            of: "delegate", from: ["splitViewController", "primaryViewController", "targetDisplayMode"]),
        .pageViewController: methods(of: "delegate", from: ["pageViewController"]),
        .searchController: methods(
            of: "delegate",
            from: [
                "presentSearch", "willPresentSearch", "didPresentSearch", "willDismissSearch",
                "didDismissSearch",
            ]),
    ]
    static let presentationDelegateMethods = methods(of: "presentationDelegate", from: [""])
    static let transitioningDelegateMethods = methods(
        of: "transitioningDelegate", from: [""],
        animation: [.animationControllerForPresented, .interactionControllerForPresentation])

    /// The methods of a delegate by their short names.
    ///
    /// - Parameters:
    ///   - senders: What the methods' names begin with.
    ///   - animation: The methods that hand out `animator` and `interaction`, if it has such.
    private static func methods(
        of delegate: String, from senders: [String], animation: [Callback] = []
    ) -> [String: [Callback]] {
        let prefix = delegate + "."
        let callbacks = allCases.filter { callback in
            callback.names.label.hasPrefix(prefix)
                && senders.contains { callback.names.swift.hasPrefix($0) }
        }
        let methods = Dictionary(grouping: callbacks) { callback in
            String(callback.names.label.dropFirst(prefix.utf8.count))
        }
        return methods.merging(
            zip(["animator", "interaction"], animation.map { [$0] }), uniquingKeysWith: +)
    }
}
