/// Everything that can stand in the event log, one case for each method of UIKit.
///
/// The case's raw order is of no meaning; names and kinds are in `Callback.table`.
package enum Callback: UInt8, Sendable, CaseIterable {
    // Creating and loading
    case initWithCoder, initWithNibName, awakeFromNib, loadView, viewDidLoad, deinitialized
    case viewWillUnload, viewDidUnload
    // Responding to view events
    case viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear
    // Configuring the view's layout behavior
    case updateViewConstraints, viewWillLayoutSubviews, viewDidLayoutSubviews
    // Responding to containment events
    case willMoveToParent, didMoveToParent
    // Adapting to environment changes
    case willTransitionToTraits, viewWillTransitionToSize, traitCollectionDidChange
    case viewSafeAreaInsetsDidChange, viewLayoutMarginsDidChange
    case extendedLayoutIncludesOpaqueBars, edgesForExtendedLayout
    // Rotation before iOS 8
    case willRotate, willAnimateRotation, didRotate
    case willAnimateFirstHalfOfRotation, didAnimateFirstHalfOfRotation, willAnimateSecondHalfOfRotation
    case shouldAutorotate, shouldAutorotateToInterfaceOrientation
    case supportedInterfaceOrientations, preferredInterfaceOrientationForPresentation
    case prefersInterfaceOrientationLocked
    // Handling memory warnings
    case didReceiveMemoryWarning
    // Editing and responding
    case setEditing, canBecomeFirstResponder
    // Status bar and home indicator
    case prefersStatusBarHidden, preferredStatusBarStyle, preferredStatusBarUpdateAnimation
    case childForStatusBarHidden, childForStatusBarStyle
    case prefersHomeIndicatorAutoHidden, childForHomeIndicatorAutoHidden
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
    // Navigation controller's delegate
    case navigationWillShow, navigationDidShow
    case navigationAnimationController, navigationInteractionController
    case navigationSupportedOrientations, navigationPreferredOrientation
    case navigationBarShouldPop, navigationBarDidPop
    // Tab bar controller's delegate
    case tabShouldSelect, tabDidSelect, tabWillBeginCustomizing
    case tabWillEndCustomizing, tabDidEndCustomizing
    case tabAnimationController, tabInteractionController
    // Split view controller's delegate
    case splitCollapseSecondary, splitSeparateSecondary, splitPrimaryForCollapsing, splitPrimaryForExpanding
    case splitWillChangeDisplayMode, splitShow, splitShowDetail
    case splitWillShowPrimary, splitWillHidePrimary
    case splitDidShowColumn, splitDidHideColumn
    case splitWillShowColumn, splitWillHideColumn, splitDidCollapse, splitDidExpand,
        splitTopColumnForCollapsing, splitDisplayModeForExpanding
    // Page view controller's delegate and data source
    case pageWillTransition, pageDidFinishAnimating, pageSpineLocation
    case pageBefore, pageAfter, pagePresentationCount, pagePresentationIndex
    // Adaptive presentation delegate
    case adaptivePresentationStyle, willPresentWithAdaptiveStyle, viewControllerForAdaptivePresentationStyle
    case presentationShouldDismiss, presentationWillDismiss, presentationDidDismiss
    case presentationDidAttemptToDismiss, prepareForPopoverPresentation
    case popoverShouldDismiss, popoverDidDismiss
    // Transitioning delegate
    case presentationControllerForPresented, animationControllerForPresented, animationControllerForDismissed
    case interactionControllerForPresentation, interactionControllerForDismissal
    // Animator
    case transitionDuration, animateTransition, startInteractiveTransition, animationEnded
    // Presentation controller
    case presentationTransitionWillBegin, presentationTransitionDidEnd
    case dismissalTransitionWillBegin, dismissalTransitionDidEnd
    case containerViewWillLayoutSubviews, containerViewDidLayoutSubviews
    // Transition coordinator
    case coordinatorAlongside, coordinatorCompletion, coordinatorInteractionEnded
    // Application and scene delegates
    case willFinishLaunching, didFinishLaunching, didBecomeActive, willResignActive
    case didEnterBackground, willEnterForeground, willTerminate, applicationDidReceiveMemoryWarning
    case sceneWillConnect, sceneWillEnterForeground, sceneDidBecomeActive, sceneWillResignActive
    case sceneDidEnterBackground, sceneDidDisconnect
    case configurationForConnecting, didDiscardSceneSessions
    case shouldSaveApplicationState, shouldSaveSecureApplicationState, willEncodeRestorableState
    case shouldRestoreApplicationState, shouldRestoreSecureApplicationState, didDecodeRestorableState
    case viewControllerWithRestorationIdentifierPath
    case stateRestorationActivity, userActivityWillSave
    // Previewing
    case previewingForLocation, previewingCommit
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
