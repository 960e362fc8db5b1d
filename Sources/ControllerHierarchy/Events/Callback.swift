/// Everything that can stand in the event log, one case for each method of UIKit.
///
/// The case's raw order is of no meaning; names and kinds are in `Callback.table`.
package enum Callback: UInt16, Sendable, CaseIterable {
    // Creating and loading
    case initWithCoder, initWithNibName, awakeFromNib, loadView, viewDidLoad, deinitialized
    case viewWillUnload, viewDidUnload
    // Responding to view events
    case viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear
    // Configuring the view's layout behavior
    case updateViewConstraints, viewWillLayoutSubviews, viewDidLayoutSubviews
    case updateProperties, updateContentUnavailableConfiguration
    // Responding to containment events
    case willMoveToParent, didMoveToParent
    // Adapting to environment changes
    case willTransitionToTraits, viewWillTransitionToSize, traitCollectionDidChange
    case traitChangeHandler
    case viewSafeAreaInsetsDidChange, viewLayoutMarginsDidChange
    case extendedLayoutIncludesOpaqueBars, edgesForExtendedLayout
    // Rotation before iOS 8
    case willRotate, willAnimateRotation, didRotate
    case willAnimateFirstHalfOfRotation, didAnimateFirstHalfOfRotation, willAnimateSecondHalfOfRotation
    case shouldAutorotate, shouldAutorotateToInterfaceOrientation
    case supportedInterfaceOrientations, preferredInterfaceOrientationForPresentation
    case prefersInterfaceOrientationLocked, childForInterfaceOrientationLock
    // Handling memory warnings
    case didReceiveMemoryWarning
    // Interstitial ads
    case shouldPresentInterstitialAd
    // Editing and responding
    case setEditing, canBecomeFirstResponder, canPerformAction
    case pressesBegan, pressesEnded, motionBegan, motionEnded
    case accessibilityPerformEscape, accessibilityPerformMagicTap
    case preferredFocusEnvironments, shouldUpdateFocus, didUpdateFocus
    // Status bar and home indicator
    case prefersStatusBarHidden, preferredStatusBarStyle, preferredStatusBarUpdateAnimation
    case childForStatusBarHidden, childForStatusBarStyle
    case prefersHomeIndicatorAutoHidden, childForHomeIndicatorAutoHidden
    case preferredScreenEdgesDeferringSystemGestures, childForScreenEdgesDeferringSystemGestures
    case prefersPointerLocked, childForPointerLock
    // Segues
    case shouldPerformSegue, prepareForSegue, performSegue, segueInit, seguePerform
    case canPerformUnwindSegueAction, canPerformUnwindSegueActionWithSender
    case allowedChildrenForUnwinding, childContainingUnwindSource, unwindForSegue
    case forUnwindSegueAction, segueForUnwinding, action
    // Presenting
    case show, showDetailViewController, targetViewControllerForAction
    case presentCall, dismissCall, pushCall, popCall, popToCall
    case shouldAutomaticallyForwardAppearanceMethods, propertyRead
    // Split view
    case collapseSecondaryViewController, separateSecondaryViewController
    // Restoration
    case encodeRestorableState, decodeRestorableState, applicationFinishedRestoringState
    case viewControllerFromRestorationClass, updateUserActivityState
    // Preferred content size
    case preferredContentSizeDidChange
    // Completion handlers
    case presentCompletion, dismissCompletion, transitionCompletion, setViewControllersCompletion
    // Alerts and text fields
    case alertActionHandler, controlHandler, textFieldEditingChanged
    case textFieldShouldBeginEditing, textFieldDidBeginEditing
    case textFieldShouldEndEditing, textFieldDidEndEditing, textFieldShouldReturn
    case textViewShouldBeginEditing, textViewDidBeginEditing
    case textViewShouldEndEditing, textViewDidEndEditing
    // Alert views' and action sheets' delegates
    case alertViewWillPresent, alertViewDidPresent, alertViewClickedButton
    case alertViewWillDismiss, alertViewDidDismiss, alertViewShouldEnableFirstOtherButton
    case actionSheetWillPresent, actionSheetDidPresent, actionSheetClickedButton
    case actionSheetWillDismiss, actionSheetDidDismiss
    // Navigation controller's delegate
    case navigationWillShow, navigationDidShow
    case navigationAnimationController, navigationInteractionController
    case navigationSupportedOrientations, navigationPreferredOrientation
    case navigationBarShouldPop, navigationBarDidPop
    // Tab bar controller's delegate
    case tabShouldSelect, tabDidSelect, tabShouldSelectTab, tabDidSelectTab, tabWillBeginCustomizing
    case tabWillEndCustomizing, tabDidEndCustomizing
    case tabWillBeginEditing, tabDidEndEditing, tabVisibilityDidChange, tabDisplayOrderDidChange
    case sidebarItemForRequest, sidebarUpdateItem, sidebarWillBeginDisplaying, sidebarDidEndDisplaying
    case sidebarAvailabilityDidChange
    case tabDisplayedControllers, sidebarVisibilityWillChange, sidebarAnimations, sidebarCompletion
    case tabAnimationController, tabInteractionController
    case tabSupportedOrientations, tabPreferredOrientation
    // Split view controller's delegate
    case splitCollapseSecondary, splitSeparateSecondary, splitPrimaryForCollapsing, splitPrimaryForExpanding
    case splitWillChangeDisplayMode, splitShow, splitShowDetail
    case splitWillShowPrimary, splitWillHidePrimary, splitPopoverWillPresent, splitShouldHidePrimary
    case splitTargetDisplayMode
    case splitDidShowColumn, splitDidHideColumn, splitGestureWillBegin, splitGestureDidEnd
    case splitWillShowColumn, splitWillHideColumn, splitDidCollapse, splitDidExpand,
        splitTopColumnForCollapsing, splitDisplayModeForExpanding
    case splitSupportedOrientations, splitPreferredOrientation
    // Page view controller's delegate and data source
    case pageSupportedOrientations, pagePreferredOrientation
    case pageWillTransition, pageDidFinishAnimating, pageSpineLocation
    case pageBefore, pageAfter, pagePresentationCount, pagePresentationIndex
    // Adaptive presentation delegate
    case adaptivePresentationStyle, willPresentWithAdaptiveStyle, viewControllerForAdaptivePresentationStyle
    case prepareAdaptivePresentationController, sheetDidChangeSelectedDetent, popoverWillReposition
    case presentationShouldDismiss, presentationWillDismiss, presentationDidDismiss
    case presentationDidAttemptToDismiss, prepareForPopoverPresentation
    case popoverShouldDismiss, popoverDidDismiss
    // Popover controller's delegate
    case popoverControllerShouldDismiss, popoverControllerDidDismiss, popoverControllerWillReposition
    // Search display controller's delegate
    case searchWillBegin, searchDidBegin, searchWillEnd, searchDidEnd
    case searchDidLoadTable, searchWillUnloadTable, searchWillShowTable, searchDidShowTable
    case searchWillHideTable, searchDidHideTable
    case searchShouldReloadForString, searchShouldReloadForScope
    // Search controller's delegate, its bar's, and the updater
    case presentSearchController, willPresentSearchController, didPresentSearchController
    case willDismissSearchController, didDismissSearchController, updateSearchResultsSelecting,
        updateSearchResults
    case searchBarShouldBeginEditing, searchBarTextDidBeginEditing
    case searchBarShouldEndEditing, searchBarTextDidEndEditing
    case searchBarTextDidChange, searchBarScopeDidChange
    case searchBarSearchButtonClicked, searchBarCancelButtonClicked
    // Transitioning delegate
    case presentationControllerForPresented, animationControllerForPresented, animationControllerForDismissed
    case interactionControllerForPresentation, interactionControllerForDismissal
    // Animator
    case transitionDuration, animateTransition, startInteractiveTransition, animationEnded
    // Presentation controller
    case presentationTransitionWillBegin, presentationTransitionDidEnd
    case dismissalTransitionWillBegin, dismissalTransitionDidEnd
    case containerViewWillLayoutSubviews, containerViewDidLayoutSubviews
    case adaptiveStyleForTraits
    // Closures of a zoom
    case zoomSourceView, zoomAlignmentRect, zoomInteractiveDismissShouldBegin
    // Transition coordinator
    case coordinatorAlongside, coordinatorCompletion, coordinatorInteractionEnded
    // Application and scene delegates
    case willFinishLaunching, didFinishLaunching, didBecomeActive, willResignActive
    case didEnterBackground, willEnterForeground, willTerminate, applicationDidReceiveMemoryWarning
    case sceneWillConnect, sceneWillEnterForeground, sceneDidBecomeActive, sceneWillResignActive
    case sceneDidEnterBackground, sceneDidDisconnect
    case configurationForConnecting, didDiscardSceneSessions, orientationsForWindow
    case shouldSaveApplicationState, shouldSaveSecureApplicationState, willEncodeRestorableState
    case shouldRestoreApplicationState, shouldRestoreSecureApplicationState, didDecodeRestorableState
    case viewControllerWithRestorationIdentifierPath
    case stateRestorationActivity, userActivityWillSave, sceneDidUpdateUserActivity
    case sceneRestoreInteractionState
    // What reaches the application or a scene from outside
    case openURL, openURLFromSource, handleOpenURL, sceneOpenURLContexts
    case willContinueUserActivity, continueUserActivity, didFailToContinueUserActivity
    case didUpdateUserActivity
    case sceneWillContinueUserActivity, sceneContinueUserActivity, sceneDidFailToContinueUserActivity
    case performActionForShortcut, windowScenePerformAction
    case didReceiveRemoteNotification, didReceiveRemoteNotificationWithHandler, didReceiveLocalNotification
    case willPresentNotification, didReceiveNotificationResponse, performFetch, restoreUserActivityState
    // Scenes' geometry, and requests for scenes that fail
    case windowSceneDidUpdate, didUpdateEffectiveGeometry, sceneActivationFailed, sceneDestructionFailed
    // Notifications of the application and of scenes, which observers get
    case didFinishLaunchingNotification, didBecomeActiveNotification, willResignActiveNotification
    case didEnterBackgroundNotification, willEnterForegroundNotification, willTerminateNotification
    case didReceiveMemoryWarningNotification, userDidTakeScreenshotNotification
    case contentSizeCategoryDidChangeNotification, screenDidConnectNotification
    case screenDidDisconnectNotification, deviceOrientationDidChangeNotification
    case willChangeStatusBarOrientationNotification, didChangeStatusBarOrientationNotification
    case sceneWillConnectNotification, sceneDidDisconnectNotification, sceneDidActivateNotification
    case sceneWillDeactivateNotification, sceneWillEnterForegroundNotification
    case sceneDidEnterBackgroundNotification
    // Previewing
    case previewingForLocation, previewingCommit
    // Context menus
    case contextMenuConfiguration, contextMenuPreviewProvider, contextMenuWillDisplay
    case contextMenuWillPerformPreviewAction, contextMenuWillEnd
    // Everything that is no method
    case notification, console, exception
}

extension Callback {
    /// What kind of line an event is.
    package enum Kind: String, Sendable, CaseIterable {
        case callback
        /// UIKit asks; the event carries the answer.
        case query
        case delegate
        case coordinator
        case completion
        case notification
        case console
        case exception
    }
}

extension Callback {
    /// How one callback is called and counted.
    package struct Names: Sendable {
        /// The kind of its events.
        package let kind: Kind
        /// The name in the text form: the first part of the Swift name, or the delegate and the telling
        /// label.
        package let label: String
        /// The full Swift name, such as `viewWillAppear(_:)`.
        package let swift: String
        /// The Objective-C selector, such as `viewWillAppear:`.
        package let selector: String
        /// The names of the arguments that the event carries, in order.
        package let arguments: [String]
        /// Whether the text form leaves out who sent the message, and all behind it.
        ///
        /// The contract prints the action alone: `list.canPerformUnwindSegueAction(unwindHome:)`.
        package let hidesSender: Bool

        /// Names a callback; without a label of its own the text form uses the Swift name's first part.
        init(
            _ kind: Kind, _ swift: String, _ selector: String, label: String? = nil,
            _ arguments: [String] = [], hidesSender: Bool = false
        ) {
            self.kind = kind
            // By bytes: letter by letter, all callbacks together would take a tenth of the service's start.
            self.label = label ?? String(swift.utf8.prefix { $0 != UInt8(ascii: "(") }) ?? swift
            self.swift = swift
            self.selector = selector
            self.arguments = arguments
            self.hidesSender = hidesSender
        }
    }

    /// The names of this callback.
    package var names: Names { Callback.table[Int(rawValue)] }

    package var kind: Kind { Callback.table[Int(rawValue)].kind }

    /// The callbacks that a script, an override or `observe` may mean by a short name such as `willMove`.
    package static func named(_ label: String) -> [Callback] {
        allCases.filter { $0.names.label == label }
    }

    /// Indexed by raw value; made once, because a look-up costs less than the `switch`.
    private static let table = allCases.map(\.entry)
}

// MARK: The table

extension Callback {
    /// How this callback is called and counted.
    private var entry: Names {
        switch self {
        // Creating and loading
        case .initWithCoder: .init(.callback, "init(coder:)", "initWithCoder:", ["coder"])
        case .initWithNibName:
            .init(.callback, "init(nibName:bundle:)", "initWithNibName:bundle:", ["nibName", "bundle"])
        case .awakeFromNib: .init(.callback, "awakeFromNib()", "awakeFromNib")
        case .loadView: .init(.callback, "loadView()", "loadView")
        case .viewDidLoad: .init(.callback, "viewDidLoad()", "viewDidLoad")
        case .deinitialized: .init(.callback, "deinit", "dealloc")
        case .viewWillUnload: .init(.callback, "viewWillUnload()", "viewWillUnload")
        case .viewDidUnload: .init(.callback, "viewDidUnload()", "viewDidUnload")
        // Responding to view events
        case .viewWillAppear: .init(.callback, "viewWillAppear(_:)", "viewWillAppear:", ["animated"])
        case .viewIsAppearing: .init(.callback, "viewIsAppearing(_:)", "viewIsAppearing:", ["animated"])
        case .viewDidAppear: .init(.callback, "viewDidAppear(_:)", "viewDidAppear:", ["animated"])
        case .viewWillDisappear: .init(.callback, "viewWillDisappear(_:)", "viewWillDisappear:", ["animated"])
        case .viewDidDisappear: .init(.callback, "viewDidDisappear(_:)", "viewDidDisappear:", ["animated"])
        // Configuring the view's layout behavior
        case .updateViewConstraints: .init(.callback, "updateViewConstraints()", "updateViewConstraints")
        case .viewWillLayoutSubviews: .init(.callback, "viewWillLayoutSubviews()", "viewWillLayoutSubviews")
        case .viewDidLayoutSubviews: .init(.callback, "viewDidLayoutSubviews()", "viewDidLayoutSubviews")
        case .updateProperties: .init(.callback, "updateProperties()", "updateProperties")
        case .updateContentUnavailableConfiguration:
            .init(
                .callback, "updateContentUnavailableConfiguration(using:)",
                "updateContentUnavailableConfigurationUsingState:", ["using"])
        // Responding to containment events
        case .willMoveToParent:
            .init(.callback, "willMove(toParent:)", "willMoveToParentViewController:", ["parent"])
        case .didMoveToParent:
            .init(.callback, "didMove(toParent:)", "didMoveToParentViewController:", ["parent"])
        // Adapting to environment changes
        case .willTransitionToTraits:
            .init(
                .callback, "willTransition(to:with:)",
                "willTransitionToTraitCollection:withTransitionCoordinator:", ["newCollection"])
        case .viewWillTransitionToSize:
            .init(
                .callback, "viewWillTransition(to:with:)",
                "viewWillTransitionToSize:withTransitionCoordinator:", ["size"])
        case .traitCollectionDidChange:
            .init(
                .callback, "traitCollectionDidChange(_:)", "traitCollectionDidChange:",
                ["previousTraitCollection"])
        case .traitChangeHandler:
            .init(
                .delegate, "handler(_:)", "handler:", label: "traitChange.handler",
                ["previousTraitCollection"])
        case .viewSafeAreaInsetsDidChange:
            .init(.callback, "viewSafeAreaInsetsDidChange()", "viewSafeAreaInsetsDidChange")
        case .viewLayoutMarginsDidChange:
            .init(.callback, "viewLayoutMarginsDidChange()", "viewLayoutMarginsDidChange")
        case .extendedLayoutIncludesOpaqueBars:
            .init(.query, "extendedLayoutIncludesOpaqueBars", "extendedLayoutIncludesOpaqueBars")
        case .edgesForExtendedLayout: .init(.query, "edgesForExtendedLayout", "edgesForExtendedLayout")
        // Rotation before iOS 8
        case .willRotate:
            .init(
                .callback, "willRotate(to:duration:)", "willRotateToInterfaceOrientation:duration:",
                ["toInterfaceOrientation", "duration"])
        case .willAnimateRotation:
            .init(
                .callback, "willAnimateRotation(to:duration:)",
                "willAnimateRotationToInterfaceOrientation:duration:", ["toInterfaceOrientation", "duration"])
        case .didRotate:
            .init(
                .callback, "didRotate(from:)", "didRotateFromInterfaceOrientation:",
                ["fromInterfaceOrientation"])
        case .willAnimateFirstHalfOfRotation:
            .init(
                .callback, "willAnimateFirstHalfOfRotation(to:duration:)",
                "willAnimateFirstHalfOfRotationToInterfaceOrientation:duration:",
                ["toInterfaceOrientation", "duration"])
        case .didAnimateFirstHalfOfRotation:
            .init(
                .callback, "didAnimateFirstHalfOfRotation(to:)",
                "didAnimateFirstHalfOfRotationToInterfaceOrientation:", ["toInterfaceOrientation"])
        case .willAnimateSecondHalfOfRotation:
            .init(
                .callback, "willAnimateSecondHalfOfRotation(from:duration:)",
                "willAnimateSecondHalfOfRotationFromInterfaceOrientation:duration:",
                ["fromInterfaceOrientation", "duration"])
        case .shouldAutorotate: .init(.query, "shouldAutorotate", "shouldAutorotate")
        case .shouldAutorotateToInterfaceOrientation:
            .init(
                .query, "shouldAutorotate(to:)", "shouldAutorotateToInterfaceOrientation:",
                ["toInterfaceOrientation"])
        case .supportedInterfaceOrientations:
            .init(.query, "supportedInterfaceOrientations", "supportedInterfaceOrientations")
        case .preferredInterfaceOrientationForPresentation:
            .init(
                .query, "preferredInterfaceOrientationForPresentation",
                "preferredInterfaceOrientationForPresentation")
        case .prefersInterfaceOrientationLocked:
            .init(.query, "prefersInterfaceOrientationLocked", "prefersInterfaceOrientationLocked")
        case .childForInterfaceOrientationLock:
            .init(
                .query, "childForInterfaceOrientationLock", "childViewControllerForInterfaceOrientationLock")
        // Handling memory warnings
        case .didReceiveMemoryWarning:
            .init(.callback, "didReceiveMemoryWarning()", "didReceiveMemoryWarning")
        // Editing and responding
        case .shouldPresentInterstitialAd:
            .init(.query, "shouldPresentInterstitialAd", "shouldPresentInterstitialAd")
        case .setEditing:
            .init(.callback, "setEditing(_:animated:)", "setEditing:animated:", ["editing", "animated"])
        case .canBecomeFirstResponder: .init(.query, "canBecomeFirstResponder", "canBecomeFirstResponder")
        case .canPerformAction:
            .init(
                .query, "canPerformAction(_:withSender:)", "canPerformAction:withSender:",
                ["action", "withSender"])
        case .pressesBegan:
            .init(.callback, "pressesBegan(_:with:)", "pressesBegan:withEvent:", ["presses"])
        case .pressesEnded:
            .init(.callback, "pressesEnded(_:with:)", "pressesEnded:withEvent:", ["presses"])
        case .motionBegan:
            .init(.callback, "motionBegan(_:with:)", "motionBegan:withEvent:", ["motion"])
        case .motionEnded:
            .init(.callback, "motionEnded(_:with:)", "motionEnded:withEvent:", ["motion"])
        case .accessibilityPerformEscape:
            .init(.query, "accessibilityPerformEscape()", "accessibilityPerformEscape")
        case .accessibilityPerformMagicTap:
            .init(.query, "accessibilityPerformMagicTap()", "accessibilityPerformMagicTap")
        case .preferredFocusEnvironments:
            .init(.query, "preferredFocusEnvironments", "preferredFocusEnvironments")
        case .shouldUpdateFocus:
            .init(
                .query, "shouldUpdateFocus(in:)", "shouldUpdateFocusInContext:", ["context"])
        case .didUpdateFocus:
            .init(
                .callback, "didUpdateFocus(in:with:)",
                "didUpdateFocusInContext:withAnimationCoordinator:", ["context"])
        // Status bar and home indicator
        case .prefersStatusBarHidden: .init(.query, "prefersStatusBarHidden", "prefersStatusBarHidden")
        case .preferredStatusBarStyle: .init(.query, "preferredStatusBarStyle", "preferredStatusBarStyle")
        case .preferredStatusBarUpdateAnimation:
            .init(.query, "preferredStatusBarUpdateAnimation", "preferredStatusBarUpdateAnimation")
        case .childForStatusBarHidden:
            .init(.query, "childForStatusBarHidden", "childViewControllerForStatusBarHidden")
        case .childForStatusBarStyle:
            .init(.query, "childForStatusBarStyle", "childViewControllerForStatusBarStyle")
        case .prefersHomeIndicatorAutoHidden:
            .init(.query, "prefersHomeIndicatorAutoHidden", "prefersHomeIndicatorAutoHidden")
        case .childForHomeIndicatorAutoHidden:
            .init(.query, "childForHomeIndicatorAutoHidden", "childViewControllerForHomeIndicatorAutoHidden")
        case .preferredScreenEdgesDeferringSystemGestures:
            .init(
                .query, "preferredScreenEdgesDeferringSystemGestures",
                "preferredScreenEdgesDeferringSystemGestures")
        case .childForScreenEdgesDeferringSystemGestures:
            .init(
                .query, "childForScreenEdgesDeferringSystemGestures",
                "childViewControllerForScreenEdgesDeferringSystemGestures")
        case .prefersPointerLocked: .init(.query, "prefersPointerLocked", "prefersPointerLocked")
        case .childForPointerLock:
            .init(.query, "childViewControllerForPointerLock", "childViewControllerForPointerLock")
        // Segues
        case .shouldPerformSegue:
            .init(
                .query, "shouldPerformSegue(withIdentifier:sender:)",
                "shouldPerformSegueWithIdentifier:sender:", ["identifier", "sender"], hidesSender: true)
        case .prepareForSegue:
            .init(
                .callback, "prepare(for:sender:)", "prepareForSegue:sender:",
                ["segue", "sender", "source", "destination"], hidesSender: true)
        case .performSegue:
            .init(
                .callback, "performSegue(withIdentifier:sender:)", "performSegueWithIdentifier:sender:",
                ["identifier", "sender"], hidesSender: true)
        case .segueInit:
            .init(
                .callback, "init(identifier:source:destination:)", "initWithIdentifier:source:destination:",
                ["identifier", "source", "destination"])
        case .seguePerform: .init(.callback, "perform()", "perform")
        case .canPerformUnwindSegueAction:
            .init(
                .query, "canPerformUnwindSegueAction(_:from:sender:)",
                "canPerformUnwindSegueAction:fromViewController:sender:", ["action", "from", "sender"],
                hidesSender: true)
        case .canPerformUnwindSegueActionWithSender:
            .init(
                .query, "canPerformUnwindSegueAction(_:from:withSender:)",
                "canPerformUnwindSegueAction:fromViewController:withSender:", ["action", "from", "sender"],
                hidesSender: true)
        case .allowedChildrenForUnwinding:
            .init(
                .query, "allowedChildrenForUnwinding(from:)",
                "allowedChildViewControllersForUnwindingFromSource:", ["source"])
        case .childContainingUnwindSource:
            .init(.query, "childContaining(_:)", "childViewControllerContainingSegueSource:", ["source"])
        case .unwindForSegue:
            .init(
                .callback, "unwind(for:towards:)", "unwindForSegue:towardsViewController:",
                ["segue", "towards"])
        case .forUnwindSegueAction:
            .init(
                .query, "forUnwindSegueAction(_:from:withSender:)",
                "viewControllerForUnwindSegueAction:fromViewController:withSender:",
                ["action", "from", "sender"])
        case .segueForUnwinding:
            .init(
                .query, "segueForUnwinding(to:from:identifier:)",
                "segueForUnwindingToViewController:fromViewController:identifier:",
                ["to", "from", "identifier"])
        case .action: .init(.callback, "action(_:)", "action:", ["sender"])
        // Presenting
        case .show: .init(.callback, "show(_:sender:)", "showViewController:sender:", ["viewController"])
        case .showDetailViewController:
            .init(
                .callback, "showDetailViewController(_:sender:)", "showDetailViewController:sender:",
                ["viewController"])
        case .targetViewControllerForAction:
            .init(
                .query, "targetViewController(forAction:sender:)", "targetViewControllerForAction:sender:",
                ["action"])
        case .presentCall:
            .init(
                .callback, "present(_:animated:completion:)", "presentViewController:animated:completion:",
                ["viewController", "animated"])
        case .dismissCall:
            .init(
                .callback, "dismiss(animated:completion:)", "dismissViewControllerAnimated:completion:",
                ["animated"])
        case .pushCall:
            .init(
                .callback, "pushViewController(_:animated:)", "pushViewController:animated:",
                ["viewController", "animated"])
        case .popCall:
            .init(.callback, "popViewController(animated:)", "popViewControllerAnimated:", ["animated"])
        case .popToCall:
            .init(
                .callback, "popToViewController(_:animated:)", "popToViewController:animated:",
                ["viewController", "animated"])
        case .shouldAutomaticallyForwardAppearanceMethods:
            .init(
                .query, "shouldAutomaticallyForwardAppearanceMethods",
                "shouldAutomaticallyForwardAppearanceMethods")
        case .propertyRead: .init(.query, "value(forKey:)", "valueForKey:", label: "read", ["key"])
        // Split view
        case .collapseSecondaryViewController:
            .init(
                .callback, "collapseSecondaryViewController(_:for:)",
                "collapseSecondaryViewController:forSplitViewController:",
                ["secondary", "splitViewController"])
        case .separateSecondaryViewController:
            .init(
                .query, "separateSecondaryViewController(for:)",
                "separateSecondaryViewControllerForSplitViewController:", ["splitViewController"])
        // Restoration
        case .encodeRestorableState:
            .init(.callback, "encodeRestorableState(with:)", "encodeRestorableStateWithCoder:", ["coder"])
        case .decodeRestorableState:
            .init(.callback, "decodeRestorableState(with:)", "decodeRestorableStateWithCoder:", ["coder"])
        case .applicationFinishedRestoringState:
            .init(.callback, "applicationFinishedRestoringState()", "applicationFinishedRestoringState")
        case .viewControllerFromRestorationClass:
            .init(
                .delegate, "viewController(withRestorationIdentifierPath:coder:)",
                "viewControllerWithRestorationIdentifierPath:coder:", ["identifierComponents"])
        case .updateUserActivityState:
            .init(.callback, "updateUserActivityState(_:)", "updateUserActivityState:", ["activity"])
        // Preferred content size
        case .preferredContentSizeDidChange:
            .init(
                .callback, "preferredContentSizeDidChange(forChildContentContainer:)",
                "preferredContentSizeDidChangeForChildContentContainer:", ["container"])
        // Completion handlers
        case .presentCompletion:
            .init(
                .completion, "present.completion", "presentViewController:animated:completion:",
                label: "completion")
        case .dismissCompletion:
            .init(
                .completion, "dismiss.completion", "dismissViewControllerAnimated:completion:",
                label: "completion")
        case .transitionCompletion:
            .init(
                .completion, "transition.completion",
                "transitionFromViewController:toViewController:duration:options:animations:completion:",
                label: "completion", ["finished"])
        case .setViewControllersCompletion:
            .init(
                .completion, "setViewControllers.completion",
                "setViewControllers:direction:animated:completion:", label: "completion", ["finished"])
        // Alerts and text fields
        case .alertActionHandler:
            .init(.delegate, "handler(_:)", "handler:", label: "action.handler", ["action"])
        case .controlHandler:
            .init(.delegate, "handler(_:)", "handler:", label: "control.handler", ["control"])
        case .textFieldEditingChanged:
            .init(
                .delegate, "editingChanged(_:)", "editingChanged:", label: "textField.editingChanged",
                ["textField", "text"])
        case .textFieldShouldBeginEditing:
            .init(
                .delegate, "textFieldShouldBeginEditing(_:)", "textFieldShouldBeginEditing:",
                label: "textField.shouldBeginEditing", ["textField"])
        case .textFieldDidBeginEditing:
            .init(
                .delegate, "textFieldDidBeginEditing(_:)", "textFieldDidBeginEditing:",
                label: "textField.didBeginEditing",
                ["textField"])
        case .textFieldShouldEndEditing:
            .init(
                .delegate, "textFieldShouldEndEditing(_:)", "textFieldShouldEndEditing:",
                label: "textField.shouldEndEditing",
                ["textField"])
        case .textFieldDidEndEditing:
            .init(
                .delegate, "textFieldDidEndEditing(_:)", "textFieldDidEndEditing:",
                label: "textField.didEndEditing",
                ["textField"])
        case .alertViewWillPresent:
            .init(
                .delegate, "willPresentAlertView(_:)", "willPresentAlertView:",
                label: "alertView.willPresent")
        case .alertViewDidPresent:
            .init(
                .delegate, "didPresentAlertView(_:)", "didPresentAlertView:",
                label: "alertView.didPresent")
        case .alertViewClickedButton:
            .init(
                .delegate, "alertView(_:clickedButtonAt:)", "alertView:clickedButtonAtIndex:",
                label: "alertView.clickedButtonAt", ["buttonIndex"])
        case .alertViewWillDismiss:
            .init(
                .delegate, "alertView(_:willDismissWithButtonIndex:)",
                "alertView:willDismissWithButtonIndex:",
                label: "alertView.willDismiss", ["buttonIndex"])
        case .alertViewDidDismiss:
            .init(
                .delegate, "alertView(_:didDismissWithButtonIndex:)", "alertView:didDismissWithButtonIndex:",
                label: "alertView.didDismiss", ["buttonIndex"])
        case .alertViewShouldEnableFirstOtherButton:
            .init(
                .delegate, "alertViewShouldEnableFirstOtherButton(_:)",
                "alertViewShouldEnableFirstOtherButton:", label: "alertView.shouldEnableFirstOtherButton")
        case .actionSheetWillPresent:
            .init(
                .delegate, "willPresentActionSheet(_:)", "willPresentActionSheet:",
                label: "actionSheet.willPresent")
        case .actionSheetDidPresent:
            .init(
                .delegate, "didPresentActionSheet(_:)", "didPresentActionSheet:",
                label: "actionSheet.didPresent")
        case .actionSheetClickedButton:
            .init(
                .delegate, "actionSheet(_:clickedButtonAt:)", "actionSheet:clickedButtonAtIndex:",
                label: "actionSheet.clickedButtonAt", ["buttonIndex"])
        case .actionSheetWillDismiss:
            .init(
                .delegate, "actionSheet(_:willDismissWithButtonIndex:)",
                "actionSheet:willDismissWithButtonIndex:",
                label: "actionSheet.willDismiss", ["buttonIndex"])
        case .actionSheetDidDismiss:
            .init(
                .delegate, "actionSheet(_:didDismissWithButtonIndex:)",
                "actionSheet:didDismissWithButtonIndex:",
                label: "actionSheet.didDismiss", ["buttonIndex"])
        case .textFieldShouldReturn:
            .init(
                .delegate, "textFieldShouldReturn(_:)", "textFieldShouldReturn:",
                label: "textField.shouldReturn", ["textField"])
        case .textViewShouldBeginEditing:
            .init(
                .delegate, "textViewShouldBeginEditing(_:)", "textViewShouldBeginEditing:",
                label: "textView.shouldBeginEditing",
                ["textView"])
        case .textViewDidBeginEditing:
            .init(
                .delegate, "textViewDidBeginEditing(_:)", "textViewDidBeginEditing:",
                label: "textView.didBeginEditing",
                ["textView"])
        case .textViewShouldEndEditing:
            .init(
                .delegate, "textViewShouldEndEditing(_:)", "textViewShouldEndEditing:",
                label: "textView.shouldEndEditing",
                ["textView"])
        case .textViewDidEndEditing:
            .init(
                .delegate, "textViewDidEndEditing(_:)", "textViewDidEndEditing:",
                label: "textView.didEndEditing",
                ["textView"])
        // Navigation controller's delegate
        case .navigationWillShow:
            .init(
                .delegate, "navigationController(_:willShow:animated:)",
                "navigationController:willShowViewController:animated:", label: "delegate.willShow",
                ["viewController", "animated"])
        case .navigationDidShow:
            .init(
                .delegate, "navigationController(_:didShow:animated:)",
                "navigationController:didShowViewController:animated:", label: "delegate.didShow",
                ["viewController", "animated"])
        case .navigationAnimationController:
            .init(
                .delegate, "navigationController(_:animationControllerFor:from:to:)",
                "navigationController:animationControllerForOperation:fromViewController:toViewController:",
                label: "delegate.animationControllerFor", ["operation", "from", "to"])
        case .navigationInteractionController:
            .init(
                .delegate, "navigationController(_:interactionControllerFor:)",
                "navigationController:interactionControllerForAnimationController:",
                label: "delegate.interactionControllerFor", ["animationController"])
        case .navigationSupportedOrientations:
            .init(
                .delegate, "navigationControllerSupportedInterfaceOrientations(_:)",
                "navigationControllerSupportedInterfaceOrientations:",
                label: "delegate.supportedInterfaceOrientations")
        case .navigationPreferredOrientation:
            .init(
                .delegate, "navigationControllerPreferredInterfaceOrientationForPresentation(_:)",
                "navigationControllerPreferredInterfaceOrientationForPresentation:",
                label: "delegate.preferredInterfaceOrientationForPresentation")
        case .navigationBarShouldPop:
            .init(
                .query, "navigationBar(_:shouldPop:)", "navigationBar:shouldPopItem:", label: "shouldPop",
                ["item"])
        case .navigationBarDidPop:
            .init(
                .callback, "navigationBar(_:didPop:)", "navigationBar:didPopItem:", label: "didPop", ["item"])
        // Tab bar controller's delegate
        case .tabShouldSelect:
            .init(
                .delegate, "tabBarController(_:shouldSelect:)",
                "tabBarController:shouldSelectViewController:", label: "delegate.shouldSelect",
                ["viewController"])
        case .tabDidSelect:
            .init(
                .delegate, "tabBarController(_:didSelect:)", "tabBarController:didSelectViewController:",
                label: "delegate.didSelect", ["viewController"])
        case .tabShouldSelectTab:
            .init(
                .delegate, "tabBarController(_:shouldSelectTab:)", "tabBarController:shouldSelectTab:",
                label: "delegate.shouldSelectTab", ["tab"])
        case .tabDidSelectTab:
            .init(
                .delegate, "tabBarController(_:didSelectTab:previousTab:)",
                "tabBarController:didSelectTab:previousTab:", label: "delegate.didSelectTab",
                ["tab", "previousTab"])
        case .tabDisplayedControllers:
            .init(
                .delegate, "tabBarController(_:displayedViewControllersFor:proposedViewControllers:)",
                "tabBarController:displayedViewControllersForTab:proposedViewControllers:",
                label: "delegate.displayedViewControllersFor", ["tab", "proposedViewControllers"])
        case .tabWillBeginEditing:
            .init(
                .delegate, "tabBarControllerWillBeginEditing(_:)", "tabBarControllerWillBeginEditing:",
                label: "delegate.willBeginEditing")
        case .tabDidEndEditing:
            .init(
                .delegate, "tabBarControllerDidEndEditing(_:)", "tabBarControllerDidEndEditing:",
                label: "delegate.didEndEditing")
        case .tabVisibilityDidChange:
            .init(
                .delegate, "tabBarController(_:visibilityDidChangeFor:)",
                "tabBarController:visibilityDidChangeForTabs:", label: "delegate.visibilityDidChangeFor",
                ["tabs"])
        case .tabDisplayOrderDidChange:
            .init(
                .delegate, "tabBarController(_:displayOrderDidChangeFor:)",
                "tabBarController:displayOrderDidChangeForGroup:",
                label: "delegate.displayOrderDidChangeFor", ["group"])
        case .sidebarItemForRequest:
            .init(
                .delegate, "tabBarController(_:sidebar:itemFor:)",
                "tabBarController:sidebar:itemForRequest:", label: "sidebarDelegate.itemFor", ["request"])
        case .sidebarUpdateItem:
            .init(
                .delegate, "tabBarController(_:sidebar:update:)", "tabBarController:sidebar:updateItem:",
                label: "sidebarDelegate.update", ["item"])
        case .sidebarWillBeginDisplaying:
            .init(
                .delegate, "tabBarController(_:sidebar:willBeginDisplaying:)",
                "tabBarController:sidebar:willBeginDisplayingTab:",
                label: "sidebarDelegate.willBeginDisplaying", ["tab"])
        case .sidebarDidEndDisplaying:
            .init(
                .delegate, "tabBarController(_:sidebar:didEndDisplaying:)",
                "tabBarController:sidebar:didEndDisplayingTab:", label: "sidebarDelegate.didEndDisplaying",
                ["tab"])
        case .sidebarAvailabilityDidChange:
            .init(
                .delegate, "tabBarController(_:sidebarAvailabilityDidChange:)",
                "tabBarController:sidebarAvailabilityDidChange:",
                label: "sidebarDelegate.sidebarAvailabilityDidChange", ["sidebar"])
        case .sidebarVisibilityWillChange:
            .init(
                .delegate, "tabBarController(_:sidebarVisibilityWillChange:animator:)",
                "tabBarController:sidebarVisibilityWillChange:animator:",
                label: "sidebarDelegate.sidebarVisibilityWillChange", ["sidebar", "animator"])
        case .sidebarAnimations:
            .init(.coordinator, "addAnimations(_:)", "addAnimations:", label: "sidebarAnimations")
        case .sidebarCompletion:
            .init(.coordinator, "addCompletion(_:)", "addCompletion:", label: "sidebarCompletion")
        case .tabWillBeginCustomizing:
            .init(
                .delegate, "tabBarController(_:willBeginCustomizing:)",
                "tabBarController:willBeginCustomizingViewControllers:",
                label: "delegate.willBeginCustomizing", ["viewControllers"])
        case .tabWillEndCustomizing:
            .init(
                .delegate, "tabBarController(_:willEndCustomizing:changed:)",
                "tabBarController:willEndCustomizingViewControllers:changed:",
                label: "delegate.willEndCustomizing", ["viewControllers", "changed"])
        case .tabDidEndCustomizing:
            .init(
                .delegate, "tabBarController(_:didEndCustomizing:changed:)",
                "tabBarController:didEndCustomizingViewControllers:changed:",
                label: "delegate.didEndCustomizing", ["viewControllers", "changed"])
        case .tabAnimationController:
            .init(
                .delegate, "tabBarController(_:animationControllerForTransitionFrom:to:)",
                "tabBarController:animationControllerForTransitionFromViewController:toViewController:",
                label: "delegate.animationControllerForTransitionFrom", ["from", "to"])
        case .tabInteractionController:
            .init(
                .delegate, "tabBarController(_:interactionControllerFor:)",
                "tabBarController:interactionControllerForAnimationController:",
                label: "delegate.interactionControllerFor", ["animationController"])
        case .tabSupportedOrientations:
            .init(
                .delegate, "tabBarControllerSupportedInterfaceOrientations(_:)",
                "tabBarControllerSupportedInterfaceOrientations:",
                label: "delegate.supportedInterfaceOrientations")
        case .tabPreferredOrientation:
            .init(
                .delegate, "tabBarControllerPreferredInterfaceOrientationForPresentation(_:)",
                "tabBarControllerPreferredInterfaceOrientationForPresentation:",
                label: "delegate.preferredInterfaceOrientationForPresentation")
        // Split view controller's delegate
        case .splitCollapseSecondary:
            .init(
                .delegate, "splitViewController(_:collapseSecondary:onto:)",
                "splitViewController:collapseSecondaryViewController:ontoPrimaryViewController:",
                label: "delegate.collapseSecondary", ["secondary", "primary"])
        case .splitSeparateSecondary:
            .init(
                .delegate, "splitViewController(_:separateSecondaryFrom:)",
                "splitViewController:separateSecondaryViewControllerFromPrimaryViewController:",
                label: "delegate.separateSecondaryFrom", ["primary"])
        case .splitPrimaryForCollapsing:
            .init(
                .delegate, "primaryViewController(forCollapsing:)",
                "primaryViewControllerForCollapsingSplitViewController:", label: "delegate.forCollapsing")
        case .splitPrimaryForExpanding:
            .init(
                .delegate, "primaryViewController(forExpanding:)",
                "primaryViewControllerForExpandingSplitViewController:", label: "delegate.forExpanding")
        case .splitWillChangeDisplayMode:
            .init(
                .delegate, "splitViewController(_:willChangeTo:)",
                "splitViewController:willChangeToDisplayMode:", label: "delegate.willChangeTo",
                ["displayMode"])
        case .splitShow:
            .init(
                .delegate, "splitViewController(_:show:sender:)",
                "splitViewController:showViewController:sender:", label: "delegate.show", ["viewController"])
        case .splitShowDetail:
            .init(
                .delegate, "splitViewController(_:showDetail:sender:)",
                "splitViewController:showDetailViewController:sender:", label: "delegate.showDetail",
                ["viewController"])
        case .splitWillShowPrimary:
            .init(
                .delegate, "splitViewController(_:willShow:invalidating:)",
                "splitViewController:willShowViewController:invalidatingBarButtonItem:",
                label: "delegate.willShow", ["viewController"])
        case .splitWillHidePrimary:
            .init(
                .delegate, "splitViewController(_:willHide:with:for:)",
                "splitViewController:willHideViewController:withBarButtonItem:forPopoverController:",
                label: "delegate.willHide", ["viewController"])
        case .splitPopoverWillPresent:
            .init(
                .delegate, "splitViewController(_:popoverController:willPresent:)",
                "splitViewController:popoverController:willPresentViewController:",
                label: "delegate.willPresent", ["viewController"])
        case .splitShouldHidePrimary:
            .init(
                .delegate, "splitViewController(_:shouldHide:in:)",
                "splitViewController:shouldHideViewController:inOrientation:",
                label: "delegate.shouldHide", ["viewController", "orientation"])
        case .splitTargetDisplayMode:
            .init(
                .delegate, "targetDisplayModeForAction(in:)",
                "targetDisplayModeForActionInSplitViewController:",
                label: "delegate.targetDisplayModeForAction")
        case .splitGestureWillBegin:
            .init(
                .delegate, "splitViewControllerInteractivePresentationGestureWillBegin(_:)",
                "splitViewControllerInteractivePresentationGestureWillBegin:",
                label: "delegate.interactivePresentationGestureWillBegin")
        case .splitGestureDidEnd:
            .init(
                .delegate, "splitViewControllerInteractivePresentationGestureDidEnd(_:)",
                "splitViewControllerInteractivePresentationGestureDidEnd:",
                label: "delegate.interactivePresentationGestureDidEnd")
        case .splitDidShowColumn:
            .init(
                .delegate, "splitViewController(_:didShow:)", "splitViewController:didShowColumn:",
                label: "delegate.didShow", ["column"])
        case .splitDidHideColumn:
            .init(
                .delegate, "splitViewController(_:didHide:)", "splitViewController:didHideColumn:",
                label: "delegate.didHide", ["column"])
        case .splitWillShowColumn:
            .init(
                .delegate, "splitViewController(_:willShow:)", "splitViewController:willShowColumn:",
                label: "delegate.willShow", ["column"])
        case .splitWillHideColumn:
            .init(
                .delegate, "splitViewController(_:willHide:)", "splitViewController:willHideColumn:",
                label: "delegate.willHide", ["column"])
        case .splitDidCollapse:
            .init(
                .delegate, "splitViewControllerDidCollapse(_:)", "splitViewControllerDidCollapse:",
                label: "delegate.didCollapse")
        case .splitDidExpand:
            .init(
                .delegate, "splitViewControllerDidExpand(_:)", "splitViewControllerDidExpand:",
                label: "delegate.didExpand")
        case .splitTopColumnForCollapsing:
            .init(
                .delegate, "splitViewController(_:topColumnForCollapsingToProposedTopColumn:)",
                "splitViewController:topColumnForCollapsingToProposedTopColumn:",
                label: "delegate.topColumnForCollapsingToProposedTopColumn", ["proposedTopColumn"])
        case .splitDisplayModeForExpanding:
            .init(
                .delegate, "splitViewController(_:displayModeForExpandingToProposedDisplayMode:)",
                "splitViewController:displayModeForExpandingToProposedDisplayMode:",
                label: "delegate.displayModeForExpandingToProposedDisplayMode", ["proposedDisplayMode"])
        case .splitSupportedOrientations:
            .init(
                .delegate, "splitViewControllerSupportedInterfaceOrientations(_:)",
                "splitViewControllerSupportedInterfaceOrientations:",
                label: "delegate.supportedInterfaceOrientations")
        case .splitPreferredOrientation:
            .init(
                .delegate, "splitViewControllerPreferredInterfaceOrientationForPresentation(_:)",
                "splitViewControllerPreferredInterfaceOrientationForPresentation:",
                label: "delegate.preferredInterfaceOrientationForPresentation")
        // Page view controller's delegate and data source
        case .pageWillTransition:
            .init(
                .delegate, "pageViewController(_:willTransitionTo:)",
                "pageViewController:willTransitionToViewControllers:", label: "delegate.willTransitionTo",
                ["pendingViewControllers"])
        case .pageDidFinishAnimating:
            .init(
                .delegate,
                "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)",
                "pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted:",
                label: "delegate.didFinishAnimating", ["finished", "previousViewControllers", "completed"])
        case .pageSpineLocation:
            .init(
                .delegate, "pageViewController(_:spineLocationFor:)",
                "pageViewController:spineLocationForInterfaceOrientation:",
                label: "delegate.spineLocationFor", ["orientation"])
        case .pageBefore:
            .init(
                .delegate, "pageViewController(_:viewControllerBefore:)",
                "pageViewController:viewControllerBeforeViewController:",
                label: "dataSource.viewControllerBefore", ["viewController"])
        case .pageAfter:
            .init(
                .delegate, "pageViewController(_:viewControllerAfter:)",
                "pageViewController:viewControllerAfterViewController:",
                label: "dataSource.viewControllerAfter", ["viewController"])
        case .pagePresentationCount:
            .init(
                .delegate, "presentationCount(for:)", "presentationCountForPageViewController:",
                label: "dataSource.presentationCount")
        case .pagePresentationIndex:
            .init(
                .delegate, "presentationIndex(for:)", "presentationIndexForPageViewController:",
                label: "dataSource.presentationIndex")
        case .pageSupportedOrientations:
            .init(
                .delegate, "pageViewControllerSupportedInterfaceOrientations(_:)",
                "pageViewControllerSupportedInterfaceOrientations:",
                label: "delegate.supportedInterfaceOrientations")
        case .pagePreferredOrientation:
            .init(
                .delegate, "pageViewControllerPreferredInterfaceOrientationForPresentation(_:)",
                "pageViewControllerPreferredInterfaceOrientationForPresentation:",
                label: "delegate.preferredInterfaceOrientationForPresentation")
        // Adaptive presentation delegate
        case .adaptivePresentationStyle:
            .init(
                .delegate, "adaptivePresentationStyle(for:traitCollection:)",
                "adaptivePresentationStyleForPresentationController:traitCollection:",
                label: "presentationDelegate.adaptivePresentationStyle", ["traitCollection"])
        case .willPresentWithAdaptiveStyle:
            .init(
                .delegate, "presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)",
                "presentationController:willPresentWithAdaptiveStyle:transitionCoordinator:",
                label: "presentationDelegate.willPresentWithAdaptiveStyle", ["style"])
        case .viewControllerForAdaptivePresentationStyle:
            .init(
                .delegate, "presentationController(_:viewControllerForAdaptivePresentationStyle:)",
                "presentationController:viewControllerForAdaptivePresentationStyle:",
                label: "presentationDelegate.viewControllerForAdaptivePresentationStyle", ["style"])
        case .prepareAdaptivePresentationController:
            .init(
                .delegate, "presentationController(_:prepare:)",
                "presentationController:prepareAdaptivePresentationController:",
                label: "presentationDelegate.prepare", ["adaptivePresentationController"])
        case .sheetDidChangeSelectedDetent:
            .init(
                .delegate, "sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)",
                "sheetPresentationControllerDidChangeSelectedDetentIdentifier:",
                label: "presentationDelegate.didChangeSelectedDetentIdentifier")
        case .popoverWillReposition:
            .init(
                .delegate, "popoverPresentationController(_:willRepositionPopoverTo:in:)",
                "popoverPresentationController:willRepositionPopoverToRect:inView:",
                label: "presentationDelegate.willRepositionPopoverTo")
        case .presentationShouldDismiss:
            .init(
                .delegate, "presentationControllerShouldDismiss(_:)", "presentationControllerShouldDismiss:",
                label: "presentationDelegate.shouldDismiss")
        case .presentationWillDismiss:
            .init(
                .delegate, "presentationControllerWillDismiss(_:)", "presentationControllerWillDismiss:",
                label: "presentationDelegate.willDismiss")
        case .presentationDidDismiss:
            .init(
                .delegate, "presentationControllerDidDismiss(_:)", "presentationControllerDidDismiss:",
                label: "presentationDelegate.didDismiss")
        case .presentationDidAttemptToDismiss:
            .init(
                .delegate, "presentationControllerDidAttemptToDismiss(_:)",
                "presentationControllerDidAttemptToDismiss:",
                label: "presentationDelegate.didAttemptToDismiss")
        case .prepareForPopoverPresentation:
            .init(
                .delegate, "prepareForPopoverPresentation(_:)", "prepareForPopoverPresentation:",
                label: "presentationDelegate.prepareForPopoverPresentation")
        case .popoverShouldDismiss:
            .init(
                .delegate, "popoverPresentationControllerShouldDismissPopover(_:)",
                "popoverPresentationControllerShouldDismissPopover:",
                label: "presentationDelegate.popoverShouldDismiss")
        case .popoverDidDismiss:
            .init(
                .delegate, "popoverPresentationControllerDidDismissPopover(_:)",
                "popoverPresentationControllerDidDismissPopover:",
                label: "presentationDelegate.popoverDidDismiss")
        // Search controller's delegate, its bar's, and the updater
        case .presentSearchController:
            .init(
                .delegate, "presentSearchController(_:)", "presentSearchController:",
                label: "delegate.presentSearchController")
        case .willPresentSearchController:
            .init(
                .delegate, "willPresentSearchController(_:)", "willPresentSearchController:",
                label: "delegate.willPresentSearchController")
        case .didPresentSearchController:
            .init(
                .delegate, "didPresentSearchController(_:)", "didPresentSearchController:",
                label: "delegate.didPresentSearchController")
        case .willDismissSearchController:
            .init(
                .delegate, "willDismissSearchController(_:)", "willDismissSearchController:",
                label: "delegate.willDismissSearchController")
        case .didDismissSearchController:
            .init(
                .delegate, "didDismissSearchController(_:)", "didDismissSearchController:",
                label: "delegate.didDismissSearchController")
        case .updateSearchResultsSelecting:
            .init(
                .callback, "updateSearchResults(for:selecting:)",
                "updateSearchResultsForSearchController:selectingSearchSuggestion:",
                ["searchController", "searchSuggestion"])
        case .updateSearchResults:
            .init(
                .callback, "updateSearchResults(for:)", "updateSearchResultsForSearchController:",
                ["searchController"])
        case .searchBarShouldBeginEditing:
            .init(
                .delegate, "searchBarShouldBeginEditing(_:)", "searchBarShouldBeginEditing:",
                label: "searchBarDelegate.shouldBeginEditing")
        case .searchBarTextDidBeginEditing:
            .init(
                .delegate, "searchBarTextDidBeginEditing(_:)", "searchBarTextDidBeginEditing:",
                label: "searchBarDelegate.textDidBeginEditing")
        case .searchBarShouldEndEditing:
            .init(
                .delegate, "searchBarShouldEndEditing(_:)", "searchBarShouldEndEditing:",
                label: "searchBarDelegate.shouldEndEditing")
        case .searchBarTextDidEndEditing:
            .init(
                .delegate, "searchBarTextDidEndEditing(_:)", "searchBarTextDidEndEditing:",
                label: "searchBarDelegate.textDidEndEditing")
        case .searchBarSearchButtonClicked:
            .init(
                .delegate, "searchBarSearchButtonClicked(_:)", "searchBarSearchButtonClicked:",
                label: "searchBarDelegate.searchButtonClicked")
        case .searchBarCancelButtonClicked:
            .init(
                .delegate, "searchBarCancelButtonClicked(_:)", "searchBarCancelButtonClicked:",
                label: "searchBarDelegate.cancelButtonClicked")
        case .searchBarTextDidChange:
            .init(
                .delegate, "searchBar(_:textDidChange:)", "searchBar:textDidChange:",
                label: "searchBarDelegate.textDidChange", ["searchText"])
        case .searchBarScopeDidChange:
            .init(
                .delegate, "searchBar(_:selectedScopeButtonIndexDidChange:)",
                "searchBar:selectedScopeButtonIndexDidChange:",
                label: "searchBarDelegate.selectedScopeButtonIndexDidChange", ["selectedScope"])
        // Transitioning delegate
        case .presentationControllerForPresented:
            .init(
                .delegate, "presentationController(forPresented:presenting:source:)",
                "presentationControllerForPresentedViewController:presentingViewController:sourceViewController:",
                label: "transitioningDelegate.presentationController", ["presented", "presenting", "source"])
        case .animationControllerForPresented:
            .init(
                .delegate, "animationController(forPresented:presenting:source:)",
                "animationControllerForPresentedController:presentingController:sourceController:",
                label: "transitioningDelegate.animationController", ["presented", "presenting", "source"])
        case .animationControllerForDismissed:
            .init(
                .delegate, "animationController(forDismissed:)", "animationControllerForDismissedController:",
                label: "transitioningDelegate.animationController", ["dismissed"])
        case .interactionControllerForPresentation:
            .init(
                .delegate, "interactionControllerForPresentation(using:)",
                "interactionControllerForPresentation:",
                label: "transitioningDelegate.interactionControllerForPresentation")
        case .interactionControllerForDismissal:
            .init(
                .delegate, "interactionControllerForDismissal(using:)", "interactionControllerForDismissal:",
                label: "transitioningDelegate.interactionControllerForDismissal")
        // Popover controller's delegate
        case .popoverControllerShouldDismiss:
            .init(
                .delegate, "popoverControllerShouldDismissPopover(_:)",
                "popoverControllerShouldDismissPopover:", label: "popoverDelegate.shouldDismissPopover")
        case .popoverControllerDidDismiss:
            .init(
                .delegate, "popoverControllerDidDismissPopover(_:)", "popoverControllerDidDismissPopover:",
                label: "popoverDelegate.didDismissPopover")
        case .popoverControllerWillReposition:
            .init(
                .delegate, "popoverController(_:willRepositionPopoverTo:in:)",
                "popoverController:willRepositionPopoverToRect:inView:",
                label: "popoverDelegate.willRepositionPopover")
        // Search display controller's delegate
        case .searchWillBegin:
            .init(
                .delegate, "searchDisplayControllerWillBeginSearch(_:)",
                "searchDisplayControllerWillBeginSearch:",
                label: "searchDisplayDelegate.willBeginSearch")
        case .searchDidBegin:
            .init(
                .delegate, "searchDisplayControllerDidBeginSearch(_:)",
                "searchDisplayControllerDidBeginSearch:",
                label: "searchDisplayDelegate.didBeginSearch")
        case .searchWillEnd:
            .init(
                .delegate, "searchDisplayControllerWillEndSearch(_:)",
                "searchDisplayControllerWillEndSearch:",
                label: "searchDisplayDelegate.willEndSearch")
        case .searchDidEnd:
            .init(
                .delegate, "searchDisplayControllerDidEndSearch(_:)", "searchDisplayControllerDidEndSearch:",
                label: "searchDisplayDelegate.didEndSearch")
        case .searchDidLoadTable:
            .init(
                .delegate, "searchDisplayController(_:didLoadSearchResultsTableView:)",
                "searchDisplayController:didLoadSearchResultsTableView:",
                label: "searchDisplayDelegate.didLoadSearchResultsTableView")
        case .searchWillUnloadTable:
            .init(
                .delegate, "searchDisplayController(_:willUnloadSearchResultsTableView:)",
                "searchDisplayController:willUnloadSearchResultsTableView:",
                label: "searchDisplayDelegate.willUnloadSearchResultsTableView")
        case .searchWillShowTable:
            .init(
                .delegate, "searchDisplayController(_:willShowSearchResultsTableView:)",
                "searchDisplayController:willShowSearchResultsTableView:",
                label: "searchDisplayDelegate.willShowSearchResultsTableView")
        case .searchDidShowTable:
            .init(
                .delegate, "searchDisplayController(_:didShowSearchResultsTableView:)",
                "searchDisplayController:didShowSearchResultsTableView:",
                label: "searchDisplayDelegate.didShowSearchResultsTableView")
        case .searchWillHideTable:
            .init(
                .delegate, "searchDisplayController(_:willHideSearchResultsTableView:)",
                "searchDisplayController:willHideSearchResultsTableView:",
                label: "searchDisplayDelegate.willHideSearchResultsTableView")
        case .searchDidHideTable:
            .init(
                .delegate, "searchDisplayController(_:didHideSearchResultsTableView:)",
                "searchDisplayController:didHideSearchResultsTableView:",
                label: "searchDisplayDelegate.didHideSearchResultsTableView")
        case .searchShouldReloadForString:
            .init(
                .delegate, "searchDisplayController(_:shouldReloadTableForSearch:)",
                "searchDisplayController:shouldReloadTableForSearchString:",
                label: "searchDisplayDelegate.shouldReloadTableForSearchString", ["searchString"])
        case .searchShouldReloadForScope:
            .init(
                .delegate, "searchDisplayController(_:shouldReloadTableForSearchScope:)",
                "searchDisplayController:shouldReloadTableForSearchScope:",
                label: "searchDisplayDelegate.shouldReloadTableForSearchScope", ["searchOption"])
        // Animator
        case .transitionDuration:
            .init(
                .delegate, "transitionDuration(using:)", "transitionDuration:",
                label: "animator.transitionDuration")
        case .animateTransition:
            .init(
                .delegate, "animateTransition(using:)", "animateTransition:",
                label: "animator.animateTransition")
        case .startInteractiveTransition:
            .init(
                .delegate, "startInteractiveTransition(_:)", "startInteractiveTransition:",
                label: "interaction.startInteractiveTransition")
        case .animationEnded:
            .init(
                .delegate, "animationEnded(_:)", "animationEnded:", label: "animator.animationEnded",
                ["transitionCompleted"])
        // Presentation controller
        case .presentationTransitionWillBegin:
            .init(.callback, "presentationTransitionWillBegin()", "presentationTransitionWillBegin")
        case .presentationTransitionDidEnd:
            .init(
                .callback, "presentationTransitionDidEnd(_:)", "presentationTransitionDidEnd:", ["completed"])
        case .dismissalTransitionWillBegin:
            .init(.callback, "dismissalTransitionWillBegin()", "dismissalTransitionWillBegin")
        case .dismissalTransitionDidEnd:
            .init(.callback, "dismissalTransitionDidEnd(_:)", "dismissalTransitionDidEnd:", ["completed"])
        case .containerViewWillLayoutSubviews:
            .init(.callback, "containerViewWillLayoutSubviews()", "containerViewWillLayoutSubviews")
        case .containerViewDidLayoutSubviews:
            .init(.callback, "containerViewDidLayoutSubviews()", "containerViewDidLayoutSubviews")
        // A name of its own: `adaptivePresentationStyle` is that of a getter.
        case .adaptiveStyleForTraits:
            .init(
                .callback, "adaptivePresentationStyle(for:)", "adaptivePresentationStyleForTraitCollection:",
                label: "adaptivePresentationStyleForTraitCollection", ["traitCollection"])
        // Transition coordinator
        case .zoomSourceView:
            .init(
                .delegate, "zoom(options:sourceViewProvider:)", "zoomWithOptions:sourceViewProvider:",
                label: "zoom.sourceViewProvider", ["zoomedViewController"])
        case .zoomAlignmentRect:
            .init(
                .delegate, "alignmentRectProvider(_:)", "alignmentRectProvider:",
                label: "zoom.alignmentRectProvider", ["sourceView", "zoomedViewController"])
        case .zoomInteractiveDismissShouldBegin:
            .init(
                .delegate, "interactiveDismissShouldBegin(_:)", "interactiveDismissShouldBegin:",
                label: "zoom.interactiveDismissShouldBegin")
        case .coordinatorAlongside:
            .init(
                .coordinator, "animate(alongsideTransition:completion:)",
                "animateAlongsideTransition:completion:", label: "animateAlongsideTransition")
        case .coordinatorCompletion:
            .init(
                .coordinator, "animate(alongsideTransition:completion:) completion",
                "animateAlongsideTransition:completion:", label: "animateCompletion")
        case .coordinatorInteractionEnded:
            .init(
                .coordinator, "notifyWhenInteractionChanges(_:)", "notifyWhenInteractionChangesUsingBlock:",
                label: "interactionEnded")
        // Application and scene delegates
        case .willFinishLaunching:
            .init(
                .delegate, "application(_:willFinishLaunchingWithOptions:)",
                "application:willFinishLaunchingWithOptions:", label: "willFinishLaunchingWithOptions",
                ["launchOptions"])
        case .didFinishLaunching:
            .init(
                .delegate, "application(_:didFinishLaunchingWithOptions:)",
                "application:didFinishLaunchingWithOptions:", label: "didFinishLaunchingWithOptions",
                ["launchOptions"])
        case .didBecomeActive:
            .init(
                .delegate, "applicationDidBecomeActive(_:)", "applicationDidBecomeActive:",
                label: "didBecomeActive")
        case .willResignActive:
            .init(
                .delegate, "applicationWillResignActive(_:)", "applicationWillResignActive:",
                label: "willResignActive")
        case .didEnterBackground:
            .init(
                .delegate, "applicationDidEnterBackground(_:)", "applicationDidEnterBackground:",
                label: "didEnterBackground")
        case .willEnterForeground:
            .init(
                .delegate, "applicationWillEnterForeground(_:)", "applicationWillEnterForeground:",
                label: "willEnterForeground")
        case .willTerminate:
            .init(
                .delegate, "applicationWillTerminate(_:)", "applicationWillTerminate:",
                label: "willTerminate")
        case .applicationDidReceiveMemoryWarning:
            .init(
                .delegate, "applicationDidReceiveMemoryWarning(_:)", "applicationDidReceiveMemoryWarning:",
                label: "didReceiveMemoryWarning")
        case .sceneWillConnect:
            .init(
                .delegate, "scene(_:willConnectTo:options:)", "scene:willConnectToSession:options:",
                label: "willConnectTo", ["stateRestorationActivity", "connectionOptions"])
        case .sceneWillEnterForeground:
            .init(
                .delegate, "sceneWillEnterForeground(_:)", "sceneWillEnterForeground:",
                label: "willEnterForeground")
        case .sceneDidBecomeActive:
            .init(.delegate, "sceneDidBecomeActive(_:)", "sceneDidBecomeActive:", label: "didBecomeActive")
        case .sceneWillResignActive:
            .init(.delegate, "sceneWillResignActive(_:)", "sceneWillResignActive:", label: "willResignActive")
        case .sceneDidEnterBackground:
            .init(
                .delegate, "sceneDidEnterBackground(_:)", "sceneDidEnterBackground:",
                label: "didEnterBackground")
        case .sceneDidDisconnect:
            .init(.delegate, "sceneDidDisconnect(_:)", "sceneDidDisconnect:", label: "didDisconnect")
        case .configurationForConnecting:
            .init(
                .delegate, "application(_:configurationForConnecting:options:)",
                "application:configurationForConnectingSceneSession:options:",
                label: "configurationForConnecting", ["role", "connectionOptions"])
        case .didDiscardSceneSessions:
            .init(
                .delegate, "application(_:didDiscardSceneSessions:)", "application:didDiscardSceneSessions:",
                label: "didDiscardSceneSessions")
        case .orientationsForWindow:
            .init(
                .delegate, "application(_:supportedInterfaceOrientationsFor:)",
                "application:supportedInterfaceOrientationsForWindow:",
                label: "supportedInterfaceOrientationsFor", ["window"])
        case .shouldSaveApplicationState:
            .init(
                .delegate, "application(_:shouldSaveApplicationState:)",
                "application:shouldSaveApplicationState:", label: "shouldSaveApplicationState")
        case .shouldSaveSecureApplicationState:
            .init(
                .delegate, "application(_:shouldSaveSecureApplicationState:)",
                "application:shouldSaveSecureApplicationState:", label: "shouldSaveSecureApplicationState")
        case .willEncodeRestorableState:
            .init(
                .delegate, "application(_:willEncodeRestorableStateWith:)",
                "application:willEncodeRestorableStateWithCoder:", label: "willEncodeRestorableStateWith")
        case .shouldRestoreApplicationState:
            .init(
                .delegate, "application(_:shouldRestoreApplicationState:)",
                "application:shouldRestoreApplicationState:", label: "shouldRestoreApplicationState")
        case .shouldRestoreSecureApplicationState:
            .init(
                .delegate, "application(_:shouldRestoreSecureApplicationState:)",
                "application:shouldRestoreSecureApplicationState:",
                label: "shouldRestoreSecureApplicationState")
        case .didDecodeRestorableState:
            .init(
                .delegate, "application(_:didDecodeRestorableStateWith:)",
                "application:didDecodeRestorableStateWithCoder:", label: "didDecodeRestorableStateWith")
        case .viewControllerWithRestorationIdentifierPath:
            .init(
                .delegate, "application(_:viewControllerWithRestorationIdentifierPath:coder:)",
                "application:viewControllerWithRestorationIdentifierPath:coder:",
                label: "viewControllerWithRestorationIdentifierPath", ["identifierComponents"])
        case .stateRestorationActivity:
            .init(
                .delegate, "stateRestorationActivity(for:)", "stateRestorationActivityForScene:",
                label: "stateRestorationActivity")
        case .userActivityWillSave:
            .init(
                .delegate, "userActivityWillSave(_:)", "userActivityWillSave:", label: "userActivityWillSave")
        case .sceneDidUpdateUserActivity:
            .init(
                .delegate, "scene(_:didUpdate:)", "scene:didUpdateUserActivity:", label: "didUpdate",
                ["userActivity"])
        case .sceneRestoreInteractionState:
            .init(
                .delegate, "scene(_:restoreInteractionStateWith:)",
                "scene:restoreInteractionStateWithUserActivity:", label: "restoreInteractionStateWith",
                ["stateRestorationActivity"])
        // What reaches the application or a scene from outside
        case .openURL:
            .init(
                .delegate, "application(_:open:options:)", "application:openURL:options:", label: "open",
                ["url"])
        case .openURLFromSource:
            .init(
                .delegate, "application(_:open:sourceApplication:annotation:)",
                "application:openURL:sourceApplication:annotation:", label: "open", ["url"])
        case .handleOpenURL:
            .init(
                .delegate, "application(_:handleOpen:)", "application:handleOpenURL:", label: "handleOpen",
                ["url"])
        case .sceneOpenURLContexts:
            .init(
                .delegate, "scene(_:openURLContexts:)", "scene:openURLContexts:", label: "openURLContexts",
                ["urlContexts"])
        case .willContinueUserActivity:
            .init(
                .delegate, "application(_:willContinueUserActivityWithType:)",
                "application:willContinueUserActivityWithType:", label: "willContinueUserActivityWithType",
                ["userActivityType"])
        case .continueUserActivity:
            .init(
                .delegate, "application(_:continue:restorationHandler:)",
                "application:continueUserActivity:restorationHandler:", label: "continue", ["userActivity"])
        case .didFailToContinueUserActivity:
            .init(
                .delegate, "application(_:didFailToContinueUserActivityWithType:error:)",
                "application:didFailToContinueUserActivityWithType:error:",
                label: "didFailToContinueUserActivityWithType", ["userActivityType"])
        case .didUpdateUserActivity:
            .init(
                .delegate, "application(_:didUpdate:)", "application:didUpdateUserActivity:",
                label: "didUpdate", ["userActivity"])
        case .sceneWillContinueUserActivity:
            .init(
                .delegate, "scene(_:willContinueUserActivityWithType:)",
                "scene:willContinueUserActivityWithType:", label: "willContinueUserActivityWithType",
                ["userActivityType"])
        case .sceneContinueUserActivity:
            .init(
                .delegate, "scene(_:continue:)", "scene:continueUserActivity:", label: "continue",
                ["userActivity"])
        case .sceneDidFailToContinueUserActivity:
            .init(
                .delegate, "scene(_:didFailToContinueUserActivityWithType:error:)",
                "scene:didFailToContinueUserActivityWithType:error:",
                label: "didFailToContinueUserActivityWithType", ["userActivityType"])
        case .performActionForShortcut:
            .init(
                .delegate, "application(_:performActionFor:completionHandler:)",
                "application:performActionForShortcutItem:completionHandler:", label: "performActionFor",
                ["shortcutItem"])
        case .windowScenePerformAction:
            .init(
                .delegate, "windowScene(_:performActionFor:completionHandler:)",
                "windowScene:performActionForShortcutItem:completionHandler:", label: "performActionFor",
                ["shortcutItem"])
        case .didReceiveRemoteNotification:
            .init(
                .delegate, "application(_:didReceiveRemoteNotification:)",
                "application:didReceiveRemoteNotification:", label: "didReceiveRemoteNotification",
                ["userInfo"])
        case .didReceiveRemoteNotificationWithHandler:
            .init(
                .delegate, "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)",
                "application:didReceiveRemoteNotification:fetchCompletionHandler:",
                label: "didReceiveRemoteNotification", ["userInfo"])
        case .didReceiveLocalNotification:
            .init(
                .delegate, "application(_:didReceive:)", "application:didReceiveLocalNotification:",
                label: "didReceiveLocalNotification", ["userInfo"])
        case .willPresentNotification:
            .init(
                .delegate, "userNotificationCenter(_:willPresent:withCompletionHandler:)",
                "userNotificationCenter:willPresentNotification:withCompletionHandler:", label: "willPresent",
                ["userInfo"])
        case .didReceiveNotificationResponse:
            .init(
                .delegate, "userNotificationCenter(_:didReceive:withCompletionHandler:)",
                "userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:",
                label: "didReceive", ["userInfo"])
        case .performFetch:
            .init(
                .delegate, "application(_:performFetchWithCompletionHandler:)",
                "application:performFetchWithCompletionHandler:", label: "performFetch")
        case .restoreUserActivityState:
            .init(
                .callback, "restoreUserActivityState(_:)", "restoreUserActivityState:", ["userActivity"])
        // Scenes' geometry, and requests for scenes that fail
        case .windowSceneDidUpdate:
            .init(
                .delegate, "windowScene(_:didUpdate:interfaceOrientation:traitCollection:)",
                "windowScene:didUpdateCoordinateSpace:interfaceOrientation:traitCollection:",
                label: "didUpdate",
                ["previousCoordinateSpace", "previousInterfaceOrientation", "previousTraitCollection"])
        case .didUpdateEffectiveGeometry:
            .init(
                .delegate, "windowScene(_:didUpdateEffectiveGeometry:)",
                "windowScene:didUpdateEffectiveGeometry:", label: "didUpdateEffectiveGeometry",
                ["previousEffectiveGeometry"])
        case .sceneActivationFailed:
            .init(
                .completion, "requestSceneSessionActivation.errorHandler",
                "requestSceneSessionActivation:userActivity:options:errorHandler:", label: "errorHandler")
        case .sceneDestructionFailed:
            .init(
                .completion, "requestSceneSessionDestruction.errorHandler",
                "requestSceneSessionDestruction:options:errorHandler:", label: "errorHandler")
        // Notifications of the application and of scenes, which observers get
        case .didFinishLaunchingNotification:
            .init(.callback, "didFinishLaunchingNotification", "UIApplicationDidFinishLaunchingNotification")
        case .didBecomeActiveNotification:
            .init(.callback, "didBecomeActiveNotification", "UIApplicationDidBecomeActiveNotification")
        case .willResignActiveNotification:
            .init(.callback, "willResignActiveNotification", "UIApplicationWillResignActiveNotification")
        case .didEnterBackgroundNotification:
            .init(.callback, "didEnterBackgroundNotification", "UIApplicationDidEnterBackgroundNotification")
        case .willEnterForegroundNotification:
            .init(
                .callback, "willEnterForegroundNotification", "UIApplicationWillEnterForegroundNotification")
        case .willTerminateNotification:
            .init(.callback, "willTerminateNotification", "UIApplicationWillTerminateNotification")
        case .userDidTakeScreenshotNotification:
            .init(
                .callback, "userDidTakeScreenshotNotification",
                "UIApplicationUserDidTakeScreenshotNotification")
        case .contentSizeCategoryDidChangeNotification:
            .init(
                .callback, "contentSizeCategoryDidChangeNotification",
                "UIContentSizeCategoryDidChangeNotification")
        case .screenDidConnectNotification:
            .init(.callback, "UIScreen.didConnectNotification", "UIScreenDidConnectNotification")
        case .screenDidDisconnectNotification:
            .init(.callback, "UIScreen.didDisconnectNotification", "UIScreenDidDisconnectNotification")
        case .deviceOrientationDidChangeNotification:
            .init(
                .callback, "UIDevice.orientationDidChangeNotification",
                "UIDeviceOrientationDidChangeNotification")
        case .willChangeStatusBarOrientationNotification:
            .init(
                .callback, "willChangeStatusBarOrientationNotification",
                "UIApplicationWillChangeStatusBarOrientationNotification", ["statusBarOrientation"])
        case .didChangeStatusBarOrientationNotification:
            .init(
                .callback, "didChangeStatusBarOrientationNotification",
                "UIApplicationDidChangeStatusBarOrientationNotification", ["statusBarOrientation"])
        case .didReceiveMemoryWarningNotification:
            .init(
                .callback, "didReceiveMemoryWarningNotification",
                "UIApplicationDidReceiveMemoryWarningNotification")
        case .sceneWillConnectNotification:
            .init(.callback, "UIScene.willConnectNotification", "UISceneWillConnectNotification")
        case .sceneDidDisconnectNotification:
            .init(.callback, "UIScene.didDisconnectNotification", "UISceneDidDisconnectNotification")
        case .sceneDidActivateNotification:
            .init(.callback, "UIScene.didActivateNotification", "UISceneDidActivateNotification")
        case .sceneWillDeactivateNotification:
            .init(.callback, "UIScene.willDeactivateNotification", "UISceneWillDeactivateNotification")
        case .sceneWillEnterForegroundNotification:
            .init(
                .callback, "UIScene.willEnterForegroundNotification", "UISceneWillEnterForegroundNotification"
            )
        case .sceneDidEnterBackgroundNotification:
            .init(
                .callback, "UIScene.didEnterBackgroundNotification", "UISceneDidEnterBackgroundNotification")
        // Previewing
        case .previewingForLocation:
            .init(
                .delegate, "previewingContext(_:viewControllerForLocation:)",
                "previewingContext:viewControllerForLocation:",
                label: "previewingDelegate.viewControllerForLocation")
        case .previewingCommit:
            .init(
                .delegate, "previewingContext(_:commit:)", "previewingContext:commitViewController:",
                label: "previewingDelegate.commit", ["viewController"])
        // Context menus
        case .contextMenuConfiguration:
            .init(
                .delegate, "contextMenuInteraction(_:configurationForMenuAtLocation:)",
                "contextMenuInteraction:configurationForMenuAtLocation:",
                label: "contextMenuDelegate.configurationForMenuAtLocation")
        case .contextMenuPreviewProvider:
            .init(
                .delegate, "UIContextMenuConfiguration.previewProvider()", "previewProvider",
                label: "contextMenuDelegate.previewProvider")
        case .contextMenuWillDisplay:
            .init(
                .delegate, "contextMenuInteraction(_:willDisplayMenuFor:animator:)",
                "contextMenuInteraction:willDisplayMenuForConfiguration:animator:",
                label: "contextMenuDelegate.willDisplayMenuFor")
        case .contextMenuWillPerformPreviewAction:
            .init(
                .delegate, "contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)",
                "contextMenuInteraction:willPerformPreviewActionForMenuWithConfiguration:animator:",
                label: "contextMenuDelegate.willPerformPreviewActionForMenuWith",
                ["previewViewController", "preferredCommitStyle"])
        case .contextMenuWillEnd:
            .init(
                .delegate, "contextMenuInteraction(_:willEndFor:animator:)",
                "contextMenuInteraction:willEndForConfiguration:animator:",
                label: "contextMenuDelegate.willEndFor")
        // Everything that is no method
        case .notification: .init(.notification, "notification", "notification")
        case .console: .init(.console, "console", "console")
        case .exception: .init(.exception, "exception", "exception")
        }
    }
}
