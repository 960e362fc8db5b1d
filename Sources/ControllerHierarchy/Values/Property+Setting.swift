extension Property {
    /// Whether a description or `set` may give the property a value.
    package var isSettable: Bool {
        switch self {
        case .nibBundle, .storyboard, .viewIfLoaded, .transitionCoordinator, .presentationController,
            .activePresentationController, .contentUnavailableConfigurationState, .isViewLoaded,
            .interfaceOrientation, .children, .isBeingPresented, .isBeingDismissed, .isMovingToParent,
            .isMovingFromParent, .presentingViewController, .presentedViewController, .modalViewController,
            .parent, .navigationController, .splitViewController, .tabBarController, .editButtonItem,
            .topViewController, .visibleViewController, .isCollapsed, .isPresentingFullScreenAd,
            .isDisplayingBannerAd, .shouldPresentInterstitialAd, .displayMode, .extensionContext,
            .rotatingHeaderView, .rotatingFooterView, .moreNavigationController, .originalContentView,
            .popoverController, .searchDisplayController, .searchResultsController, .tabs, .tab, .actions,
            .textFields, .topLayoutGuide, .systemMinimumLayoutMargins, .splitBehavior, .primaryColumnWidth,
            .isShowing, .columns, .supplementaryColumnWidth, .bottomLayoutGuide, .traitCollection:
            false
        default: true
        }
    }

    /// Whether an assignment does no more than have the value kept, but for what the controller's class and
    /// the title add; of the others that do, it is found out one consequence after the other.
    var isKeptAlone: Bool {
        switch self {
        case .title, .modalPresentationStyle, .modalTransitionStyle, .definesPresentationContext,
            .providesPresentationContextTransitionStyle, .isModalInPresentation, .restorationIdentifier,
            .restorationClass, .hidesBottomBarWhenPushed, .navigationItem, .tabBarItem, .toolbarItems:
            true
        default: false
        }
    }

    /// The property that holds what is set by this name, which may be an older one.
    var current: Property {
        self == .dimsBackgroundDuringPresentation ? .obscuresBackgroundDuringPresentation : self
    }

    /// Whether a view's size may depend on the property, by way of the bars or the columns around it.
    var movesViews: Bool {
        switch self {
        case .edgesForExtendedLayout, .extendedLayoutIncludesOpaqueBars, .wantsFullScreenLayout,
            .navigationBar, .toolbar, .tabBar, .preferredDisplayMode, .preferredSplitBehavior,
            .preferredPrimaryColumnWidth, .preferredPrimaryColumnWidthFraction, .minimumPrimaryColumnWidth,
            .maximumPrimaryColumnWidth, .preferredSupplementaryColumnWidth,
            .preferredSupplementaryColumnWidthFraction, .minimumSupplementaryColumnWidth,
            .maximumSupplementaryColumnWidth, .preferredInspectorColumnWidth,
            .preferredInspectorColumnWidthFraction, .minimumInspectorColumnWidth,
            .maximumInspectorColumnWidth:
            true
        default: false
        }
    }
}
