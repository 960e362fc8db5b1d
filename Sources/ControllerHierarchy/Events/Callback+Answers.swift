/// What may be answered in a call.
extension Callback {
    /// What kind of answer the app's own code may give in the call; nil for one that has none.
    ///
    /// Animators, presentation controllers, activities and configurations of scenes are answers
    /// that no client can give yet.
    package var answerType: AnswerType? {
        switch self {
        case .shouldAutorotate, .shouldAutorotateToInterfaceOrientation, .prefersInterfaceOrientationLocked,
            .extendedLayoutIncludesOpaqueBars, .shouldPresentInterstitialAd, .canBecomeFirstResponder,
            .canPerformAction, .accessibilityPerformEscape, .accessibilityPerformMagicTap, .shouldUpdateFocus,
            .prefersStatusBarHidden, .prefersHomeIndicatorAutoHidden, .prefersPointerLocked,
            .shouldPerformSegue, .canPerformUnwindSegueAction, .canPerformUnwindSegueActionWithSender,
            .textFieldShouldBeginEditing, .textFieldShouldEndEditing, .textFieldShouldReturn,
            .textViewShouldBeginEditing, .textViewShouldEndEditing, .navigationBarShouldPop,
            .alertViewShouldEnableFirstOtherButton, .zoomInteractiveDismissShouldBegin, .tabShouldSelect,
            .tabShouldSelectTab, .splitCollapseSecondary, .splitShow, .splitShowDetail,
            .splitShouldHidePrimary, .presentationShouldDismiss, .popoverShouldDismiss,
            .popoverControllerShouldDismiss, .searchShouldReloadForString, .searchShouldReloadForScope,
            .searchBarShouldBeginEditing, .searchBarShouldEndEditing, .willFinishLaunching,
            .didFinishLaunching, .openURL, .openURLFromSource, .handleOpenURL, .willContinueUserActivity,
            .continueUserActivity, .shouldSaveApplicationState, .shouldSaveSecureApplicationState,
            .shouldRestoreApplicationState, .shouldRestoreSecureApplicationState:
            .boolean
        case .pagePresentationCount, .pagePresentationIndex:
            .number
        case .preferredInterfaceOrientationForPresentation, .navigationPreferredOrientation,
            .tabPreferredOrientation, .splitPreferredOrientation, .pagePreferredOrientation:
            .orientation
        case .supportedInterfaceOrientations, .navigationSupportedOrientations, .tabSupportedOrientations,
            .splitSupportedOrientations, .pageSupportedOrientations, .orientationsForWindow:
            .orientations
        case .edgesForExtendedLayout: Property.edgesForExtendedLayout.answerType
        case .preferredScreenEdgesDeferringSystemGestures:
            Property.preferredScreenEdgesDeferringSystemGestures.answerType
        case .preferredStatusBarStyle: Property.preferredStatusBarStyle.answerType
        case .preferredStatusBarUpdateAnimation: Property.preferredStatusBarUpdateAnimation.answerType
        case .pageSpineLocation: Property.spineLocation.answerType
        case .adaptivePresentationStyle, .adaptiveStyleForTraits:
            .word(ModalPresentationStyle.allCases.map(\.rawValue))
        case .splitTopColumnForCollapsing: .word(SplitColumn.allCases.map(\.rawValue))
        case .splitDisplayModeForExpanding, .splitTargetDisplayMode: .word(SplitDisplayMode.names)
        case .segueForUnwinding: .wordOrNull([])
        case .zoomSourceView: .wordOrNull([])
        case .contextMenuConfiguration: .wordOrNull(["configuration"])
        case .childForStatusBarHidden, .childForStatusBarStyle, .childForHomeIndicatorAutoHidden,
            .childForScreenEdgesDeferringSystemGestures, .childForPointerLock,
            .childForInterfaceOrientationLock, .childContainingUnwindSource, .forUnwindSegueAction,
            .targetViewControllerForAction, .separateSecondaryViewController, .splitSeparateSecondary,
            .splitPrimaryForCollapsing, .splitPrimaryForExpanding:
            .controller
        case .pageBefore, .pageAfter, .viewControllerForAdaptivePresentationStyle,
            .viewControllerFromRestorationClass, .viewControllerWithRestorationIdentifierPath,
            .previewingForLocation, .contextMenuPreviewProvider:
            .newController
        case .allowedChildrenForUnwinding, .tabDisplayedControllers:
            .controllers
        case .initWithCoder, .initWithNibName, .awakeFromNib, .loadView, .viewDidLoad, .deinitialized,
            .viewWillUnload, .viewDidUnload, .viewWillAppear, .viewIsAppearing, .viewDidAppear,
            .viewWillDisappear, .viewDidDisappear, .updateViewConstraints, .viewWillLayoutSubviews,
            .viewDidLayoutSubviews, .updateProperties, .updateContentUnavailableConfiguration,
            .willMoveToParent, .didMoveToParent, .willTransitionToTraits, .viewWillTransitionToSize,
            .traitCollectionDidChange, .traitChangeHandler, .viewSafeAreaInsetsDidChange,
            .viewLayoutMarginsDidChange, .willRotate, .willAnimateRotation, .didRotate,
            .willAnimateFirstHalfOfRotation, .didAnimateFirstHalfOfRotation, .willAnimateSecondHalfOfRotation,
            .didReceiveMemoryWarning, .setEditing, .preferredFocusEnvironments, .didUpdateFocus,
            .pressesBegan, .pressesEnded, .motionBegan, .motionEnded, .prepareForSegue, .performSegue,
            .segueInit, .seguePerform, .unwindForSegue, .action, .show, .showDetailViewController,
            .presentCall, .dismissCall, .pushCall, .popCall, .popToCall,
            .shouldAutomaticallyForwardAppearanceMethods, .propertyRead, .collapseSecondaryViewController,
            .encodeRestorableState, .decodeRestorableState, .applicationFinishedRestoringState,
            .updateUserActivityState, .preferredContentSizeDidChange, .presentCompletion, .dismissCompletion,
            .transitionCompletion, .setViewControllersCompletion, .alertActionHandler, .controlHandler,
            .textFieldEditingChanged, .textFieldDidBeginEditing, .textFieldDidEndEditing,
            .textViewDidBeginEditing, .textViewDidEndEditing, .alertViewWillPresent, .alertViewDidPresent,
            .alertViewClickedButton, .alertViewWillDismiss, .alertViewDidDismiss, .actionSheetWillPresent,
            .actionSheetDidPresent, .actionSheetClickedButton, .actionSheetWillDismiss,
            .actionSheetDidDismiss, .navigationWillShow, .navigationDidShow, .navigationAnimationController,
            .navigationInteractionController, .navigationBarDidPop, .tabDidSelect, .tabDidSelectTab,
            .tabWillBeginCustomizing, .tabWillEndCustomizing, .tabDidEndCustomizing, .tabWillBeginEditing,
            .tabDidEndEditing, .tabVisibilityDidChange, .tabDisplayOrderDidChange, .sidebarItemForRequest,
            .sidebarUpdateItem, .sidebarWillBeginDisplaying, .sidebarDidEndDisplaying,
            .sidebarAvailabilityDidChange, .sidebarVisibilityWillChange, .sidebarAnimations,
            .sidebarCompletion, .tabAnimationController, .tabInteractionController,
            .splitWillChangeDisplayMode, .splitWillShowPrimary, .splitWillHidePrimary,
            .splitPopoverWillPresent, .splitDidShowColumn, .splitDidHideColumn, .splitGestureWillBegin,
            .splitGestureDidEnd, .splitWillShowColumn, .splitWillHideColumn, .splitDidCollapse,
            .splitDidExpand, .pageWillTransition, .pageDidFinishAnimating, .willPresentWithAdaptiveStyle,
            .prepareAdaptivePresentationController, .sheetDidChangeSelectedDetent, .popoverWillReposition,
            .presentationWillDismiss, .presentationDidDismiss, .presentationDidAttemptToDismiss,
            .prepareForPopoverPresentation, .popoverDidDismiss, .popoverControllerDidDismiss,
            .popoverControllerWillReposition, .searchWillBegin, .searchDidBegin, .searchWillEnd,
            .searchDidEnd, .searchDidLoadTable, .searchWillUnloadTable, .searchWillShowTable,
            .searchDidShowTable, .searchWillHideTable, .searchDidHideTable, .presentSearchController,
            .willPresentSearchController, .didPresentSearchController, .willDismissSearchController,
            .didDismissSearchController, .updateSearchResults, .updateSearchResultsSelecting,
            .searchBarTextDidBeginEditing, .searchBarTextDidEndEditing, .searchBarTextDidChange,
            .searchBarScopeDidChange, .searchBarSearchButtonClicked, .searchBarCancelButtonClicked,
            .presentationControllerForPresented, .animationControllerForPresented,
            .animationControllerForDismissed, .interactionControllerForPresentation,
            .interactionControllerForDismissal, .transitionDuration, .animateTransition,
            .startInteractiveTransition, .animationEnded, .presentationTransitionWillBegin,
            .presentationTransitionDidEnd, .dismissalTransitionWillBegin, .dismissalTransitionDidEnd,
            .containerViewWillLayoutSubviews, .containerViewDidLayoutSubviews, .zoomAlignmentRect,
            .coordinatorAlongside, .coordinatorCompletion, .coordinatorInteractionEnded, .didBecomeActive,
            .willResignActive, .didEnterBackground, .willEnterForeground, .willTerminate,
            .applicationDidReceiveMemoryWarning, .sceneWillConnect, .sceneWillEnterForeground,
            .sceneDidBecomeActive, .sceneWillResignActive, .sceneDidEnterBackground, .sceneDidDisconnect,
            .configurationForConnecting, .didDiscardSceneSessions, .willEncodeRestorableState,
            .didDecodeRestorableState, .stateRestorationActivity, .userActivityWillSave,
            .sceneDidUpdateUserActivity, .sceneRestoreInteractionState, .sceneOpenURLContexts,
            .didFailToContinueUserActivity, .didUpdateUserActivity, .sceneWillContinueUserActivity,
            .sceneContinueUserActivity, .sceneDidFailToContinueUserActivity, .performActionForShortcut,
            .windowScenePerformAction, .didReceiveRemoteNotification,
            .didReceiveRemoteNotificationWithHandler, .didReceiveLocalNotification, .willPresentNotification,
            .didReceiveNotificationResponse, .performFetch, .restoreUserActivityState, .windowSceneDidUpdate,
            .didUpdateEffectiveGeometry, .sceneActivationFailed, .sceneDestructionFailed,
            .didFinishLaunchingNotification, .didBecomeActiveNotification, .willResignActiveNotification,
            .didEnterBackgroundNotification, .willEnterForegroundNotification, .willTerminateNotification,
            .didReceiveMemoryWarningNotification, .userDidTakeScreenshotNotification,
            .contentSizeCategoryDidChangeNotification, .screenDidConnectNotification,
            .screenDidDisconnectNotification, .deviceOrientationDidChangeNotification,
            .willChangeStatusBarOrientationNotification, .didChangeStatusBarOrientationNotification,
            .sceneWillConnectNotification, .sceneDidDisconnectNotification, .sceneDidActivateNotification,
            .sceneWillDeactivateNotification, .sceneWillEnterForegroundNotification,
            .sceneDidEnterBackgroundNotification, .previewingCommit, .contextMenuWillDisplay,
            .contextMenuWillPerformPreviewAction, .contextMenuWillEnd, .notification, .console, .exception:
            nil
        }
    }
}

extension Property {
    /// What a question that is the property's getter takes for an answer: one of its words, or some.
    fileprivate var answerType: AnswerType? {
        switch type {
        case .word(let words): .word(words)
        case .words(let words): .words(words)
        default: nil
        }
    }
}
