/// Reading every property as UIKit would answer it now.
extension ViewController {
    /// The movement flags as the getters answer them now.
    ///
    /// Source: class reference, isMovingToParentViewController ("only when called from inside");
    /// lifecyclehooks-child-asks-whether-parent-moves-ios11, rbstoryboardlink-linked-scene-asks-ios9.
    var flags: Event.Flags { isHearingOfAppearance ? movement.union(presentationFlags) : presentationFlags }

    /// Sends one of the callbacks inside of which the controller says whether it is moving.
    func sendOfAppearance(_ callback: Callback, animated: Bool) throws(Interruption) {
        let isNested = isHearingOfAppearance
        isHearingOfAppearance = true
        defer { isHearingOfAppearance = isNested }
        try send(callback, .animated(animated))
        if callback == .viewDidDisappear, parent == nil { movement.remove(.isMovingFromParent) }
    }

    func value(of property: Property) -> Value {
        if let related = relatedController(property) ?? presentationValue(of: property)
            ?? restorationValue(of: property)
        {
            return related
        }
        switch property {
        case .isViewLoaded: return .bool(isViewLoaded)
        case .isBeingPresented: return .bool(flags.contains(.isBeingPresented))
        case .isBeingDismissed: return .bool(flags.contains(.isBeingDismissed))
        case .isMovingToParent: return .bool(flags.contains(.isMovingToParent))
        case .isMovingFromParent: return .bool(flags.contains(.isMovingFromParent))
        case .children: return Value(children)
        case .modalPresentationStyle: return .string(readStyle.rawValue)
        case .definesPresentationContext: return .bool(definesPresentationContext)
        case .nibName: return (nibName ?? scene?.controller.viewNibName).map(Value.string) ?? .null
        case .tabBarItem where tabBarItemOwner !== self: return tabBarItemOwner.value(of: .tabBarItem)
        case .navigationItem, .tabBarItem: return barItemValue(property)
        case .navigationBar, .toolbar, .tabBar: return barValue(property)
        case .isModalInPresentation: return .bool(answersModal)
        case .isModalInPopover where isModalityRenamed: return .bool(answersModal)
        case .nibBundle: return nibBundleValue
        case .storyboard:
            // Source: storyboard-nil-in-init-ios26.
            let name = origin.flatMap { $0.isDecoding ? nil : storyboard?.name }
            return name.map(Value.string) ?? .null
        case .tab: return tabValue
        case .traitCollection: return traitCollectionValue
        case .overrideUserInterfaceStyle: return .string(traitSettings?.style ?? "unspecified")
        case .traitOverrides: return writtenOverrides(traitSettings?.own)
        case .presentationTraitOverrides:
            return writtenOverrides(managedByPresentation.traitSettings?.ofPresentation)
        case .originalContentView: return originalContentViewValue
        case .contentUnavailableConfigurationState: return contentUnavailableConfigurationState
        case .dimsBackgroundDuringPresentation:
            return plainValue(of: property.current)
        case .isPresentingFullScreenAd: return .bool(isPresentingFullScreenAd)
        case .popoverController: return popoverControllerValue
        case .searchDisplayController: return searchDisplayValue
        case .searchController: return Value(searchController)
        case .topLayoutGuide, .bottomLayoutGuide: return layoutGuideValue(property)
        case .interfaceOrientation: return .string(application.device.orientation.rawValue)
        case .rotatingHeaderView, .rotatingFooterView:
            return setting(property) ?? containerValue(of: property)
        case .viewControllers, .isNavigationBarHidden, .isToolbarHidden, .selectedIndex, .isCollapsed,
            .displayMode, .isShowing, .columns, .style, .splitBehavior, .primaryColumnWidth,
            .supplementaryColumnWidth, .transitionStyle, .spineLocation, .isDoubleSided, .isTabBarHidden,
            .customizableViewControllers, .topViewController, .visibleViewController, .selectedViewController,
            .moreNavigationController, .tabs, .selectedTab, .sidebar, .actions, .textFields, .preferredAction,
            .isActive, .searchBar, .searchResultsController, .showsSearchResultsController:
            return containerValue(of: property)
        default: return plainValue(of: property)
        }
    }

    /// Reading a style that was never set gives a concrete one.
    ///
    /// Source: automatic-resolves-on-read.
    private var readStyle: ModalPresentationStyle {
        searchStyle ?? PresentationStyleRules.resolve(modalPresentationStyle, in: application)
    }

    private func writtenOverrides(_ members: [Value.Member]?) -> Value {
        CustomTraits.written(members ?? [], in: application.definition.traitDefinitions)
    }

    /// The value of a property that holds what the app gave it and nothing else.
    func plainValue(of property: Property) -> Value { setting(property) ?? defaultValue(of: property) }

    private func relatedController(_ property: Property) -> Value? {
        let controller: ViewController?
        switch property {
        case .presentingViewController: controller = presentingViewController
        case .presentedViewController, .modalViewController: controller = presentedViewController
        case .parent: controller = parent
        case .navigationController: controller = navigationController
        case .tabBarController: controller = tabBarController
        case .splitViewController: controller = splitViewController
        default: return nil
        }
        return Value(controller)
    }

    /// What UIKit answers for a property that nobody has set.
    private func defaultValue(of property: Property) -> Value {
        switch property {
        case .restoresFocusAfterTransition, .viewRespectsSystemMinimumLayoutMargins, .presentsWithGesture,
            .shouldAutorotate, .shouldPresentInterstitialAd, .automaticallyAdjustsScrollViewInsets,
            .hidesNavigationBarDuringPresentation, .automaticallyShowsCancelButton,
            .automaticallyShowsSearchResultsController, .automaticallyShowsScopeBar,
            .shouldAutomaticallyForwardAppearanceMethods, .shouldAutomaticallyForwardRotationMethods,
            .automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers:
            return .bool(true)
        case .modalTransitionStyle: return .string(ModalTransitionStyle.coverVertical.rawValue)
        case .obscuresBackgroundDuringPresentation:
            return .bool(!application.behavior.holds(.searchesLeaveTheBackgroundClear))
        case .preferredContentSize:
            return childItAnswersFor?.value(of: property) ?? .size(Size(width: 0, height: 0))
        case .contentSizeForViewInPopover: return .size(Size(width: 320, height: 1100))
        case .disablesAutomaticKeyboardDismissal: return .bool(readStyle == .formSheet)
        case .edgesForExtendedLayout:
            return .array(["top", "left", "bottom", "right"].map { .string($0) })
        case .supportedInterfaceOrientations:
            let all = InterfaceOrientation.allCases
            let mask = application.device.idiom == .pad ? all : all.filter { $0 != .portraitUpsideDown }
            return .array(mask.map { .string($0.rawValue) })
        case .preferredInterfaceOrientationForPresentation:
            return .string(application.device.orientation.rawValue)
        case .prefersStatusBarHidden: return .bool(hidesStatusBar(in: application.device.orientation))
        case .prefersHomeIndicatorAutoHidden, .prefersPointerLocked: return .bool(false)
        case .preferredStatusBarStyle: return .string("default")
        case .preferredStatusBarUpdateAnimation: return .string("fade")
        case .interstitialPresentationPolicy: return .string("none")
        case .preferredDisplayMode, .preferredSplitBehavior, .mode, .tabBarMinimizeBehavior,
            .displayModeButtonVisibility, .scopeBarActivation:
            return .string("automatic")
        case .navigationOrientation: return .string("horizontal")
        case .primaryEdge: return .string("leading")
        case .interactivePopGestureRecognizer, .interactiveContentPopGestureRecognizer:
            return .object([.init("isEnabled", .bool(true))])
        case .additionalSafeAreaInsets: return EdgeInsets().value
        case .systemMinimumLayoutMargins: return systemMinimumLayoutMarginsValue
        case .toolbarItems: return .null
        case .previewActionItems, .preferredScreenEdgesDeferringSystemGestures:
            return .array([])
        case .editButtonItem:
            let editing = setting(.isEditing)?.bool ?? false
            return .object([.init("title", .string(editing ? "Done" : "Edit"))])
        default: return property.type == .bool ? .bool(false) : .null
        }
    }
}

extension Value {
    /// A controller as it stands in events and answers; null for none.
    init(_ controller: ViewController?) {
        self = controller.map { .controller($0.identity.label) } ?? .null
    }

    init(_ controllers: [ViewController]) {
        self = .array(controllers.map { .controller($0.identity.label) })
    }
}
