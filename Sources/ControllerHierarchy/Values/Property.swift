/// The properties of controllers that can be read, and of which many can be set, by their Swift names.
///
/// Source: the class reference's task groups (iOS 6 and iOS 10 editions); containers' own properties follow.
package enum Property: String, Sendable, CaseIterable {
    // Configuring a view controller using nib files; storyboards
    case nibName, nibBundle, storyboard
    // Managing the view
    case view, viewIfLoaded, isViewLoaded, title, preferredContentSize, contentSizeForViewInPopover
    // Presenting view controllers
    case modalPresentationStyle, modalTransitionStyle, isModalInPopover, isModalInPresentation
    case definesPresentationContext, providesPresentationContextTransitionStyle
    case disablesAutomaticKeyboardDismissal, restoresFocusAfterTransition
    case transitioningDelegate, transitionCoordinator, presentationController, presentationDelegate
    case activePresentationController
    case preferredTransition, zoomOptions
    case popoverPresentationController, popoverController, sheetPresentationController
    // The delegate of a container
    case delegate
    // Layout
    case topLayoutGuide, bottomLayoutGuide
    case edgesForExtendedLayout, extendedLayoutIncludesOpaqueBars, automaticallyAdjustsScrollViewInsets
    case wantsFullScreenLayout, contentScrollView
    case additionalSafeAreaInsets, systemMinimumLayoutMargins, viewRespectsSystemMinimumLayoutMargins
    // Rotation
    case shouldAutorotate, supportedInterfaceOrientations, preferredInterfaceOrientationForPresentation
    case interfaceOrientation, rotatingHeaderView, rotatingFooterView
    // Containment
    case children, shouldAutomaticallyForwardAppearanceMethods, shouldAutomaticallyForwardRotationMethods
    case automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers
    // Movement
    case isBeingPresented, isBeingDismissed, isMovingToParent, isMovingFromParent
    // Related controllers
    case presentingViewController, presentedViewController, modalViewController, parent, navigationController,
        splitViewController
    case tabBarController
    // Restoration
    case restorationIdentifier, restorationClass, encode, userActivity
    // App extensions
    case extensionContext
    // 3D Touch previews
    case previewActionItems
    // Traits
    case traitCollection, overrideUserInterfaceStyle, traitOverrides, presentationTraitOverrides
    // What stands for content that is not there
    case contentUnavailableConfiguration, contentUnavailableConfigurationState
    // Status bar
    case childForStatusBarHidden, childForStatusBarStyle, preferredStatusBarStyle, prefersStatusBarHidden
    case modalPresentationCapturesStatusBarAppearance, preferredStatusBarUpdateAnimation
    case childForHomeIndicatorAutoHidden, prefersHomeIndicatorAutoHidden
    case childForScreenEdgesDeferringSystemGestures, preferredScreenEdgesDeferringSystemGestures
    case childViewControllerForPointerLock, prefersPointerLocked
    case childForInterfaceOrientationLock
    // Navigation interface
    case hidesBottomBarWhenPushed, toolbarItems, navigationItem, tabBarItem
    // Input views of the first responder
    case inputView, inputViewController, inputAccessoryView, inputAccessoryViewController
    // Focus
    case preferredFocusEnvironments, focusGroupIdentifier
    // Editing
    case isEditing, editButtonItem
    // Searching
    case searchDisplayController, searchController
    case isActive, searchBar, searchResultsUpdater, searchResultsController
    case hidesNavigationBarDuringPresentation, obscuresBackgroundDuringPresentation
    case dimsBackgroundDuringPresentation
    case automaticallyShowsCancelButton, automaticallyShowsSearchResultsController,
        showsSearchResultsController
    case automaticallyShowsScopeBar, scopeBarActivation, searchSuggestions
    case ignoresSearchSuggestionsForSearchBarPlacementStacked
    // Banner and interstitial ads
    case canDisplayBannerAds, originalContentView, interstitialPresentationPolicy
    case isPresentingFullScreenAd, isDisplayingBannerAd, shouldPresentInterstitialAd
    // Navigation controller
    case viewControllers, topViewController, visibleViewController, isNavigationBarHidden, isToolbarHidden
    case navigationBar, toolbar
    case hidesBarsOnSwipe, hidesBarsOnTap, hidesBarsWhenVerticallyCompact, hidesBarsWhenKeyboardAppears
    case interactivePopGestureRecognizer, interactiveContentPopGestureRecognizer
    // Tab bar controller
    case selectedIndex, selectedViewController, isTabBarHidden, tabBar
    case moreNavigationController, customizableViewControllers
    case tabs, selectedTab, mode, tab, sidebar
    case compactTabIdentifiers, customizationIdentifier, bottomAccessory, tabBarMinimizeBehavior
    // Split view controller
    case isCollapsed, displayMode, preferredDisplayMode, style
    case presentsWithGesture, splitBehavior, preferredSplitBehavior
    case primaryColumnWidth, preferredPrimaryColumnWidth, preferredPrimaryColumnWidthFraction
    case minimumPrimaryColumnWidth, maximumPrimaryColumnWidth
    case supplementaryColumnWidth, preferredSupplementaryColumnWidth
    case preferredSupplementaryColumnWidthFraction
    case minimumSupplementaryColumnWidth, maximumSupplementaryColumnWidth
    case preferredSecondaryColumnWidth, preferredSecondaryColumnWidthFraction, minimumSecondaryColumnWidth
    case preferredInspectorColumnWidth, preferredInspectorColumnWidthFraction
    case minimumInspectorColumnWidth, maximumInspectorColumnWidth
    case displayModeButtonVisibility, showsSecondaryOnlyButton, primaryEdge, isShowing, columns
    // Page view controller
    case transitionStyle, navigationOrientation, spineLocation, isDoubleSided
    // Alert controller
    case message, preferredStyle, actions, textFields, preferredAction
}

extension Property {
    /// What the property holds; settings of another type are refused.
    package var type: PropertyType {
        switch self {
        case .title, .message: .text
        case .rotatingHeaderView, .rotatingFooterView, .nibName, .nibBundle, .restorationIdentifier,
            .restorationClass, .userActivity, .preferredAction, .inputView, .inputViewController,
            .inputAccessoryView, .inputAccessoryViewController, .focusGroupIdentifier,
            .customizationIdentifier, .bottomAccessory:
            .name
        case .preferredContentSize, .contentSizeForViewInPopover: .size
        case .modalPresentationStyle: .word(ModalPresentationStyle.allCases.map(\.rawValue))
        case .modalTransitionStyle: .word(ModalTransitionStyle.allCases.map(\.rawValue))
        case .preferredTransition:
            .word(["zoom"] + ModalTransitionStyle.allCases.map(\.rawValue))
        case .edgesForExtendedLayout, .preferredScreenEdgesDeferringSystemGestures:
            .words(["top", "left", "bottom", "right"])
        case .additionalSafeAreaInsets: .insets("additionalSafeAreaInsets", "left", "right")
        case .systemMinimumLayoutMargins: .insets("systemMinimumLayoutMargins", "leading", "trailing")
        case .supportedInterfaceOrientations: .words(InterfaceOrientation.allCases.map(\.rawValue))
        case .preferredInterfaceOrientationForPresentation:
            // Apps that compute it answer UIInterfaceOrientation.unknown as well, or no constant of it.
            .wordOrNumber(InterfaceOrientation.allCases.map(\.rawValue) + ["unknown"], 5...1_000)
        case .interfaceOrientation: .word(InterfaceOrientation.allCases.map(\.rawValue))
        case .preferredStatusBarStyle: .word(["default", "lightContent", "darkContent"])
        case .preferredStatusBarUpdateAnimation: .word(["none", "fade", "slide"])
        case .interstitialPresentationPolicy: .word(["none", "automatic", "manual"])
        case .children, .viewControllers, .customizableViewControllers: .controllers
        case .presentingViewController, .presentedViewController, .modalViewController, .parent,
            .navigationController, .splitViewController, .tabBarController, .topViewController,
            .visibleViewController, .selectedViewController, .moreNavigationController,
            .childForStatusBarHidden, .childForStatusBarStyle, .childForHomeIndicatorAutoHidden,
            .childForScreenEdgesDeferringSystemGestures, .childViewControllerForPointerLock,
            .childForInterfaceOrientationLock, .searchController, .searchResultsUpdater,
            .searchResultsController:
            .controller
        case .transitioningDelegate: .delegate(.transitioning)
        case .presentationDelegate: .delegate(.presentation)
        case .delegate: .delegate(.container)
        case .popoverPresentationController: .popoverAnchor
        case .view, .viewIfLoaded, .transitionCoordinator, .presentationController, .traitCollection,
            .activePresentationController, .contentUnavailableConfigurationState:
            .any
        case .overrideUserInterfaceStyle: .word(["unspecified", "light", "dark"])
        case .traitOverrides, .presentationTraitOverrides: .traits
        case .contentUnavailableConfiguration: .contentUnavailableConfiguration
        case .encode: .object
        case .extensionContext, .searchDisplayController, .popoverController, .originalContentView: .any
        case .storyboard, .editButtonItem, .topLayoutGuide, .bottomLayoutGuide: .any
        case .toolbarItems: .barItems
        case .previewActionItems, .preferredFocusEnvironments, .compactTabIdentifiers, .searchSuggestions:
            .texts
        case .navigationItem: .navigationItem
        case .tabBarItem: .tabBarItem
        case .navigationBar: .navigationBar
        case .toolbar: .bar("toolbar")
        case .tabBar: .bar("tabBar")
        case .interactivePopGestureRecognizer, .interactiveContentPopGestureRecognizer:
            .gestureRecognizer
        case .contentScrollView: .contentScrollView
        case .scopeBarActivation: .word(["automatic", "manual", "onTextEntry", "onSearchActivation"])
        case .sheetPresentationController: .sheet
        case .searchBar: .searchBar
        case .sidebar: .sidebar
        case .zoomOptions: .zoomOptions
        case .selectedIndex: .integer
        case .displayMode, .preferredDisplayMode: .word(SplitDisplayMode.names)
        case .splitBehavior, .preferredSplitBehavior: .word(SplitBehavior.allCases.map(\.rawValue))
        case .primaryColumnWidth, .preferredPrimaryColumnWidth, .preferredPrimaryColumnWidthFraction,
            .minimumPrimaryColumnWidth, .maximumPrimaryColumnWidth, .supplementaryColumnWidth,
            .preferredSupplementaryColumnWidth, .preferredSupplementaryColumnWidthFraction,
            .minimumSupplementaryColumnWidth, .maximumSupplementaryColumnWidth,
            .preferredSecondaryColumnWidth, .preferredSecondaryColumnWidthFraction,
            .minimumSecondaryColumnWidth, .preferredInspectorColumnWidth,
            .preferredInspectorColumnWidthFraction, .minimumInspectorColumnWidth,
            .maximumInspectorColumnWidth:
            .number
        case .displayModeButtonVisibility: .word(["automatic", "never", "always"])
        case .primaryEdge: .word(["leading", "trailing"])
        case .tabs, .actions, .textFields, .isShowing, .columns: .any
        case .selectedTab, .tab: .name
        case .tabBarMinimizeBehavior: .word(["automatic", "never", "onScrollDown", "onScrollUp"])
        case .mode: .word(["automatic", "tabBar", "tabSidebar"])
        case .style: .word(["unspecified", "doubleColumn", "tripleColumn"])
        case .transitionStyle: .word(["pageCurl", "scroll"])
        case .navigationOrientation: .word(["horizontal", "vertical"])
        case .spineLocation: .word(["none", "min", "mid", "max"])
        case .preferredStyle: .word(["actionSheet", "alert"])
        case .isViewLoaded, .isModalInPopover, .isModalInPresentation, .definesPresentationContext,
            .providesPresentationContextTransitionStyle, .disablesAutomaticKeyboardDismissal,
            .restoresFocusAfterTransition, .extendedLayoutIncludesOpaqueBars,
            .automaticallyAdjustsScrollViewInsets, .wantsFullScreenLayout,
            .viewRespectsSystemMinimumLayoutMargins, .shouldAutorotate,
            .shouldAutomaticallyForwardAppearanceMethods, .shouldAutomaticallyForwardRotationMethods,
            .automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers, .isBeingPresented,
            .isBeingDismissed, .isMovingToParent, .isMovingFromParent, .prefersStatusBarHidden,
            .modalPresentationCapturesStatusBarAppearance, .prefersHomeIndicatorAutoHidden,
            .prefersPointerLocked, .hidesBottomBarWhenPushed, .isEditing, .isActive,
            .hidesNavigationBarDuringPresentation, .obscuresBackgroundDuringPresentation,
            .dimsBackgroundDuringPresentation, .automaticallyShowsCancelButton,
            .automaticallyShowsSearchResultsController, .showsSearchResultsController,
            .automaticallyShowsScopeBar, .ignoresSearchSuggestionsForSearchBarPlacementStacked,
            .canDisplayBannerAds, .isPresentingFullScreenAd, .isDisplayingBannerAd,
            .shouldPresentInterstitialAd, .isNavigationBarHidden, .isToolbarHidden, .hidesBarsOnSwipe,
            .hidesBarsOnTap, .hidesBarsWhenVerticallyCompact, .hidesBarsWhenKeyboardAppears,
            .isTabBarHidden, .isCollapsed, .presentsWithGesture, .showsSecondaryOnlyButton, .isDoubleSided:
            .bool
        }
    }
}

/// What a property holds.
package enum PropertyType: Sendable, Equatable {
    case bool
    case integer
    case number
    /// A string or null.
    case text
    /// A string that is short, as it stands in paths and events, or null.
    case name
    case size
    /// A bar button item by its title, or as an object; or null.
    case barItem
    /// Several of them, or null.
    case barItems
    /// An action with its closure, or null.
    case action
    /// What a menu has, or null.
    case menu
    /// One of the listed words.
    case word([String])
    /// One of the listed words, or the raw value of none of them.
    case wordOrNumber([String], ClosedRange<Int>)
    /// An array of the listed words.
    case words([String])
    /// An array of strings, or null.
    case texts
    /// The object of that name with the listed members, or null.
    case record(String, [PropertyMember])
    /// A controller's label or null.
    case controller
    case controllers
    /// A delegate as data, or null.
    case delegate(DelegateKind)
    /// Where a popover is anchored: an object with `sourceView` or `barButtonItem`, or null.
    case popoverAnchor
    /// Where a sheet comes to rest: `medium`, `large`, or objects with an `identifier` and what the resolver
    /// answers, as `height` in points or as `fraction` of the largest height; neither for inactive.
    case detents
    /// Any members.
    case object
    case any
}

/// The protocols whose methods a described delegate implements.
package enum DelegateKind: Sendable {
    /// The delegate of a navigation, tab, split or page controller.
    case container
    /// `UIAdaptivePresentationControllerDelegate`, and the popover's.
    case presentation
    case transitioning
}
