extension Property {
    /// The versions of iOS that have the property; what is older than iOS 5 is in all of them.
    ///
    /// Source: "Available in" of the class references of iOS 6 and iOS 10; headers for what is younger.
    package var availability: Availability {
        switch self {
        case .shouldAutorotate, .supportedInterfaceOrientations,
            .preferredInterfaceOrientationForPresentation, .shouldAutomaticallyForwardAppearanceMethods,
            .shouldAutomaticallyForwardRotationMethods, .restorationIdentifier, .restorationClass, .encode:
            .from(6)
        case .preferredContentSize, .transitioningDelegate, .transitionCoordinator, .topLayoutGuide,
            .bottomLayoutGuide, .edgesForExtendedLayout, .extendedLayoutIncludesOpaqueBars,
            .automaticallyAdjustsScrollViewInsets, .childForStatusBarHidden, .childForStatusBarStyle,
            .preferredStatusBarStyle, .prefersStatusBarHidden, .modalPresentationCapturesStatusBarAppearance,
            .preferredStatusBarUpdateAnimation, .canDisplayBannerAds, .originalContentView,
            .interstitialPresentationPolicy,
            .isPresentingFullScreenAd, .isDisplayingBannerAd, .shouldPresentInterstitialAd, .tabBar:
            .from(7)
        case .presentationController, .presentationDelegate, .popoverPresentationController, .userActivity,
            .extensionContext, .isCollapsed, .displayMode, .preferredDisplayMode, .message, .preferredStyle,
            .actions, .textFields, .searchController, .isActive, .searchBar, .searchResultsUpdater,
            .searchResultsController, .hidesNavigationBarDuringPresentation, .hidesBarsOnSwipe,
            .hidesBarsOnTap, .hidesBarsWhenVerticallyCompact, .hidesBarsWhenKeyboardAppears,
            .inputViewController, .inputAccessoryViewController, .dimsBackgroundDuringPresentation:
            .from(8)
        case .traitCollection: .whereHolds(.hasTraitCollections)
        case .overrideUserInterfaceStyle: .from(13)
        case .traitOverrides, .presentationTraitOverrides, .contentUnavailableConfiguration,
            .contentUnavailableConfigurationState:
            .from(17)
        case .obscuresBackgroundDuringPresentation: .versions(from: SystemVersion(9, 1), before: nil)
        case .viewIfLoaded, .previewActionItems, .preferredAction: .from(9)
        case .restoresFocusAfterTransition, .preferredFocusEnvironments: .from(10)
        // Replaced by the two questions of iOS 6.
        case .automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers: .before(6)
        case .childForHomeIndicatorAutoHidden, .prefersHomeIndicatorAutoHidden: .from(11)
        case .preferredScreenEdgesDeferringSystemGestures, .childForScreenEdgesDeferringSystemGestures,
            .additionalSafeAreaInsets, .systemMinimumLayoutMargins, .viewRespectsSystemMinimumLayoutMargins:
            .from(11)
        case .prefersPointerLocked, .childViewControllerForPointerLock: .from(14)
        case .childForInterfaceOrientationLock: .from(26)
        case .isModalInPresentation: .from(13)
        case .presentsWithGesture: .versions(from: SystemVersion(5, 1), before: nil)
        case .primaryColumnWidth, .preferredPrimaryColumnWidthFraction, .minimumPrimaryColumnWidth,
            .maximumPrimaryColumnWidth:
            .from(8)
        case .style, .splitBehavior, .preferredSplitBehavior, .preferredPrimaryColumnWidth,
            .supplementaryColumnWidth, .preferredSupplementaryColumnWidth,
            .preferredSupplementaryColumnWidthFraction, .minimumSupplementaryColumnWidth,
            .maximumSupplementaryColumnWidth, .showsSecondaryOnlyButton, .columns:
            .from(14)
        case .displayModeButtonVisibility: .versions(from: SystemVersion(14, 5), before: nil)
        case .primaryEdge: .from(11)
        case .interactivePopGestureRecognizer: .from(7)
        case .interactiveContentPopGestureRecognizer: .from(26)
        case .automaticallyShowsCancelButton, .automaticallyShowsSearchResultsController,
            .showsSearchResultsController, .automaticallyShowsScopeBar:
            .from(13)
        case .contentScrollView: .from(15)
        case .scopeBarActivation, .searchSuggestions, .activePresentationController,
            .ignoresSearchSuggestionsForSearchBarPlacementStacked:
            .from(16)
        case .preferredSecondaryColumnWidth, .preferredSecondaryColumnWidthFraction,
            .minimumSecondaryColumnWidth, .preferredInspectorColumnWidth,
            .preferredInspectorColumnWidthFraction, .minimumInspectorColumnWidth,
            .maximumInspectorColumnWidth, .isShowing:
            .from(26)
        case .sheetPresentationController, .focusGroupIdentifier: .from(15)
        case .isTabBarHidden, .tabs, .selectedTab, .mode, .tab, .preferredTransition, .zoomOptions,
            .sidebar, .compactTabIdentifiers, .customizationIdentifier:
            .from(18)
        case .bottomAccessory, .tabBarMinimizeBehavior: .from(26)
        default: .always
        }
    }

    /// The versions that have the property, in words; nil where that one does, or is not known.
    package func absence(in version: SystemVersion?) -> String? { availability.absence(in: version) }

    /// Whether a value of the property, or a part of one, can have come later than the property.
    package var hasDatedValues: Bool {
        switch self {
        case .modalPresentationStyle, .preferredStatusBarStyle, .transitionStyle, .preferredDisplayMode,
            .sheetPresentationController, .popoverPresentationController, .navigationItem, .toolbarItems:
            true
        default: false
        }
    }

    /// The versions that have that value of the property, one that ``hasDatedValues``.
    package func availability(of word: String) -> Availability {
        switch self {
        case .modalPresentationStyle: ModalPresentationStyle(name: word)?.availability ?? .always
        case .preferredStatusBarStyle: word == "darkContent" ? .from(13) : .always
        case .transitionStyle: word == "scroll" ? .whereHolds(.pageControllersScroll) : .always
        case .preferredDisplayMode:
            SplitDisplayMode(name: word)?.columnsBeside == 2 ? .whereHolds(.splitViewsHaveColumns) : .always
        default: .always
        }
    }
}

extension ModalPresentationStyle {
    /// The versions of iOS that have the style.
    ///
    /// Source: UIModalPresentationStyle in UIKit's headers.
    package var availability: Availability {
        switch self {
        case .fullScreen, .pageSheet, .formSheet, .currentContext: .always
        case .custom, .none: .from(7)
        case .overFullScreen, .overCurrentContext, .popover: .from(8)
        case .automatic: .from(13)
        }
    }
}

extension BuiltInClass {
    /// The versions of iOS that have the class.
    ///
    /// Source: the references of the classes.
    var availability: Availability {
        switch self {
        case .viewController, .navigationController, .tabBarController, .splitViewController,
            .pageViewController, .tableViewController, .imagePickerController, .storyboardSegue:
            .always
        case .collectionViewController, .activityViewController: .from(6)
        case .alertController, .searchController, .presentationController:
            .whereHolds(.hasPresentationControllers)
        case .hostingController: .from(13)
        case .moviePlayerViewController: .before(13)
        }
    }
}

extension ClassDescription {
    /// The versions that have a class of UIKit, in words; nil where that one does, or is not known.
    package static func absence(of name: String, in version: SystemVersion?) -> String? {
        BuiltInClass(rawValue: name)?.availability.absence(in: version)
    }
}

extension ClassDescription.SegueAction {
    /// Source: UIStoryboard reference, creators of controllers; `IBSegueAction` of Xcode 11.
    package static let availability = Availability.from(13)
}

extension Availability {
    /// Refuses what a version has not.
    ///
    /// - Throws: `notAvailable`, with the versions that have it.
    func require(
        _ name: @autoclosure () -> String, field: @autoclosure () -> String, in behavior: Behavior
    ) throws(Interruption) {
        if let error = refusal(of: name(), field: field(), in: behavior) { throw .error(error) }
    }

    /// Why a version has it not; nil where it has.
    func refusal(
        of name: @autoclosure () -> String, field: @autoclosure () -> String, in behavior: Behavior
    ) -> OperationError? {
        if holds(in: behavior) { return nil }
        return .notAvailable(field: field(), reason: "\(name()) exists \(words ?? "always")")
    }
}
