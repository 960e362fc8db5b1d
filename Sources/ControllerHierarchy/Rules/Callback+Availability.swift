extension Callback {
    /// The versions that know the callback, in words; nil where that one does, or is not known.
    package func absence(in version: SystemVersion?) -> String? { availability.absence(in: version) }

    /// The versions of iOS whose UIKit knows the callback; what is deprecated is still there.
    ///
    /// Source: "Available in" of the class references of iOS 6 and iOS 10; UIKit's headers for delegates and
    /// for what is younger.
    package var availability: Availability {
        switch self {
        case .updateViewConstraints, .shouldAutorotate, .supportedInterfaceOrientations,
            .preferredInterfaceOrientationForPresentation, .shouldAutomaticallyForwardAppearanceMethods,
            .shouldPerformSegue, .canPerformUnwindSegueActionWithSender, .forUnwindSegueAction,
            .segueForUnwinding, .encodeRestorableState, .decodeRestorableState,
            .viewControllerFromRestorationClass, .shouldSaveApplicationState, .willEncodeRestorableState,
            .shouldRestoreApplicationState, .didDecodeRestorableState,
            .viewControllerWithRestorationIdentifierPath, .willFinishLaunching, .pagePresentationCount,
            .pagePresentationIndex, .orientationsForWindow, .accessibilityPerformMagicTap:
            .from(6)
        case .shouldUpdateFocus, .didUpdateFocus: .from(9)
        case .preferredFocusEnvironments: .from(10)
        case .pageWillTransition: .whereHolds(.pageControllersScroll)
        case .extendedLayoutIncludesOpaqueBars, .edgesForExtendedLayout, .prefersStatusBarHidden,
            .preferredStatusBarStyle, .preferredStatusBarUpdateAnimation, .childForStatusBarHidden,
            .childForStatusBarStyle, .applicationFinishedRestoringState, .navigationAnimationController,
            .navigationInteractionController, .tabAnimationController, .tabInteractionController,
            .animationControllerForPresented, .animationControllerForDismissed,
            .interactionControllerForPresentation, .interactionControllerForDismissal,
            .popoverControllerWillReposition, .shouldPresentInterstitialAd,
            .transitionDuration, .animateTransition, .startInteractiveTransition, .animationEnded,
            .didReceiveRemoteNotificationWithHandler, .performFetch, .userDidTakeScreenshotNotification,
            .contentSizeCategoryDidChangeNotification:
            .from(7)
        case .navigationSupportedOrientations, .navigationPreferredOrientation, .tabSupportedOrientations,
            .tabPreferredOrientation, .splitSupportedOrientations, .splitPreferredOrientation,
            .pageSupportedOrientations, .pagePreferredOrientation:
            .whereHolds(.containerDelegatesDecideOnOrientation)
        case .willTransitionToTraits, .viewWillTransitionToSize, .traitCollectionDidChange, .show,
            .showDetailViewController, .targetViewControllerForAction, .collapseSecondaryViewController,
            .separateSecondaryViewController, .updateUserActivityState, .preferredContentSizeDidChange,
            .splitCollapseSecondary, .splitSeparateSecondary, .splitPrimaryForCollapsing,
            .splitPrimaryForExpanding, .splitWillChangeDisplayMode, .splitTargetDisplayMode, .splitShow,
            .splitShowDetail, .presentationTransitionWillBegin, .presentationTransitionDidEnd,
            .dismissalTransitionWillBegin, .dismissalTransitionDidEnd, .containerViewWillLayoutSubviews,
            .containerViewDidLayoutSubviews, .presentationControllerForPresented, .adaptivePresentationStyle,
            .viewControllerForAdaptivePresentationStyle, .prepareForPopoverPresentation,
            .popoverShouldDismiss, .popoverDidDismiss, .popoverWillReposition, .willContinueUserActivity,
            .continueUserActivity, .didFailToContinueUserActivity, .didUpdateUserActivity,
            .restoreUserActivityState, .userActivityWillSave, .presentSearchController,
            .willPresentSearchController, .didPresentSearchController, .willDismissSearchController,
            .didDismissSearchController, .updateSearchResults:
            .from(8)
        case .updateSearchResultsSelecting: .from(16)
        case .splitShouldHidePrimary, .splitPopoverWillPresent: .before(8)
        case .willPresentWithAdaptiveStyle: .versions(from: SystemVersion(8, 3), before: nil)
        // Source: radar-adaptive-style-unasked-ios8.
        case .adaptiveStyleForTraits: .whereHolds(.delegatesChooseInEveryEnvironment)
        case .presentationShouldDismiss, .presentationWillDismiss, .presentationDidDismiss,
            .presentationDidAttemptToDismiss:
            .whereHolds(.presentationDelegateHearsOfDismissals)
        case .alertActionHandler: .whereHolds(.hasPresentationControllers)
        case .previewingForLocation, .previewingCommit, .openURL, .performActionForShortcut, .pressesBegan,
            .pressesEnded:
            .from(9)
        case .allowedChildrenForUnwinding, .childContainingUnwindSource, .unwindForSegue: .from(9)
        case .willPresentNotification, .didReceiveNotificationResponse: .from(10)
        case .viewSafeAreaInsetsDidChange, .viewLayoutMarginsDidChange, .prefersHomeIndicatorAutoHidden,
            .childForHomeIndicatorAutoHidden, .preferredScreenEdgesDeferringSystemGestures,
            .childForScreenEdgesDeferringSystemGestures:
            .from(11)
        case .prefersPointerLocked, .childForPointerLock, .splitGestureWillBegin, .splitGestureDidEnd:
            .from(14)
        case .viewIsAppearing: .whereHolds(.sendsViewIsAppearing)
        case .shouldSaveSecureApplicationState, .shouldRestoreSecureApplicationState:
            .whereHolds(.restoresStateSecurely)
        case .canPerformUnwindSegueAction, .sceneWillConnect, .sceneWillEnterForeground,
            .sceneDidBecomeActive, .sceneWillResignActive, .sceneDidEnterBackground, .sceneDidDisconnect,
            .configurationForConnecting, .didDiscardSceneSessions, .stateRestorationActivity,
            .sceneDidUpdateUserActivity,
            .sceneWillConnectNotification, .sceneDidDisconnectNotification, .sceneDidActivateNotification,
            .sceneWillDeactivateNotification, .sceneWillEnterForegroundNotification,
            .sceneDidEnterBackgroundNotification, .sceneOpenURLContexts, .sceneWillContinueUserActivity,
            .sceneContinueUserActivity, .sceneDidFailToContinueUserActivity, .windowScenePerformAction,
            .windowSceneDidUpdate, .sceneActivationFailed, .sceneDestructionFailed:
            .from(13)
        case .splitTopColumnForCollapsing, .splitDisplayModeForExpanding, .splitDidCollapse, .splitDidExpand,
            .splitWillShowColumn, .splitWillHideColumn:
            .whereHolds(.splitViewsHaveColumns)
        case .contextMenuConfiguration, .contextMenuPreviewProvider, .contextMenuWillDisplay,
            .contextMenuWillPerformPreviewAction, .contextMenuWillEnd:
            .from(13)
        case .prepareAdaptivePresentationController, .sheetDidChangeSelectedDetent,
            .sceneRestoreInteractionState:
            .from(15)
        case .traitChangeHandler, .updateContentUnavailableConfiguration: .from(17)
        case .zoomSourceView, .zoomAlignmentRect, .zoomInteractiveDismissShouldBegin: .from(18)
        case .tabWillBeginEditing, .tabDidEndEditing, .tabVisibilityDidChange, .tabDisplayOrderDidChange,
            .sidebarItemForRequest, .sidebarUpdateItem, .sidebarWillBeginDisplaying, .sidebarDidEndDisplaying:
            .from(18)
        case .sidebarAvailabilityDidChange: .from(27)
        case .tabShouldSelectTab, .tabDidSelectTab, .tabDisplayedControllers, .sidebarVisibilityWillChange,
            .sidebarAnimations, .sidebarCompletion:
            .from(18)
        case .updateProperties, .splitDidShowColumn, .splitDidHideColumn, .prefersInterfaceOrientationLocked,
            .childForInterfaceOrientationLock, .didUpdateEffectiveGeometry:
            .from(26)
        default: .always
        }
    }
}
