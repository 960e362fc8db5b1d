/// A statement about UIKit that is true in some versions of iOS only.
///
/// A rule is two lines here, its name and its row; the compiler refuses the one without the other.
package enum Rule: Int, CaseIterable, Sendable {
    // The life of an app and its views
    case sendsViewIsAppearing
    case sendsViewIsAppearingToChildrenOfPlainContainers
    case complainsOfDirectAppearanceCalls
    case becomesActiveBeforeRootAppears
    case purgesHiddenViewsOnMemoryWarning
    case consoleMessagesHaveCategories
    case coveredRootsAreLaidOut
    case requiresScenes
    case warnsOfMissingScenes
    case saysThatScenesWillBeRequired
    case hostingControllersLoadUntold
    case updatesConstraintsBeforeFirstLayout
    case hasPresentationControllers
    case sceneEntersForegroundBeforeLoading
    case endsWindowDrivenAppearanceInNextTurn
    case windowsNestInAppearanceByHand
    case splitViewsCollapse
    case stackMembersAreToldOfTraitsAtLaunch
    case snapshotsBothSizes
    case snapshotsBothStyles
    case snapshotsCollapseSplitViews
    case hasStateRestoration
    case restoresControllersOfAppsWithScenes
    case storyboardMessagesHaveCategories
    case requiresRootAfterLaunch
    case nibsOfSwiftClassesHaveShortNames
    case stacksTakeNibNames
    case tablesTakeNibNames
    case keysArePresses
    case escapeCancelsAlerts
    case keyboardNotifiesOfEveryText
    case keysTellOfKeyboard
    case keyboardTurnsTwice
    case tellsOfDevicesOrientationFirst
    case padsTellOfTheirOrientationFirst
    case externalDisplaysAreNotInteractive
    case offersScenesForDisplays

    // Containers
    case navigationStartsInLayoutPass
    case backButtonPopsByItself
    case backButtonSkipsShouldPop
    case sameInstanceMessageNamesTheNavigationController
    case nestedTransitionMessageHasArticle
    case navigationBarFinishesInUnexpectedState
    case poppedMiddleControllersGetParentCallbacks
    case replacedTopGetsNoParentCallbacks
    case didShowComesTwiceAtLaunch
    case ignoresPushOfPendingInstance
    case hasCustomTransitions
    case searchDisplaysComeSlowly
    case stacksHaveSearchesDefineContext
    case presentationsKeepStackFromChanging
    case nestedMessageForPendingTransition
    case finishesNavigationBarBeforeUnbalanced
    case changesBeforeTheRootHasAppearedAreUnbalanced
    case pushesWaitForReplacedStacks
    case windowsAddRootViewsThemselves
    case navigationRootIsLaidOutTwiceAtLaunch
    case pageControllersScroll
    case pagesRememberAnimatedCalls
    case pagesAreContainedFirst
    case setPagesAreContainedBeforeTheyTurn
    case splitViewsHaveColumns
    case hiddenPrimaryCountsAsShown
    case everyTabIsMadeAtOnce
    case stacksLoadAsTheyArePushedOnto
    case tabChangesCanBeAnimated
    case padTabBarsFitEveryTab
    case splitViewsTileByWidth
    case splitViewsTellOfEachColumn
    case splitStylesRefuseProperties
    case compactColumnIsSetOnce
    case splitsHearOfTraitsFirst
    case splitPrimaryFloats
    case padBarsAreHigher
    case padTabBarsAreHigher
    case guidesKeepHiddenTabBarDuringPush
    case popsToRootKeepTabBarHidden
    case popsOutOfSightLoseTabBar
    case innerStacksSeeHiddenTabBars
    case sheetsHaveHighNavigationBars
    case tallNavigationBars
    case padTabBarsAreStrips
    case barButtonPopoversHaveNoArrow
    case popToStrangerRaises
    case splitViewsHaveInspectors
    case splitViewsTellOfRotationTwice
    case setterTellsUnseenDetail
    case moreListIsDetached
    case asksAboutExtendedLayout
    case barsMoveLayoutGuides
    case scenesFollowSafeAreas
    case repeatsDidMoveAfterAppearance
    case tabChangesFade
    case tapsOnSelectedTabsPopNestedStacks
    case constrainedRootsAreLaidOutTwiceAtLaunch
    case guidedStackRootsAreLaidOutTwiceAtLaunch
    case controllersWithoutSceneLayOutTwice
    case coveredStackRootAppears
    case pushedViewLoadsBehindFirstWill
    case transitionsLayOutForLayoutGuides
    case zoomsAreFluid
    case navigationIsFluid

    // Presentation
    case presentsAfterCommit
    case automaticStyleIsPageSheet
    case sheetsAdaptToFullScreenOnPhones
    case everyStyleIsFullScreenOnPhones
    case delegatesChooseInEveryEnvironment
    case popoversAreFormSheetsOnLargePhones
    case unanimatedSheetEndsInLaterTurn
    case unanimatedDismissalFollowsPresentation
    case dismissalFollowsPresentationOfWhoAppears
    case dismissalsCarryPresentationsOver
    case sheetsAreLarger
    case presenterDidCallbacksAreUnanimated
    case presentationMessagesNameThePresenter
    case detachedMessageIsStrict
    case activeControllerExceptionIsDetailed
    case emptyDismissalsComplete
    case dismissalRefusalNamesOnlyThePresentationController
    case dismissalRefusalNamesThePresentationController
    case chainDismissalRemovesUpperOnesFirst
    case uncoveredLinksLeaveTogether
    case chainDismissalAnimatesTopOnly
    case presentationHoldsPresenter
    case unusedPopoversHoldTheirControllers
    case complainsOfCustomStyleWithoutAnimator
    case raisesDuringOwnTransition
    case asksForPresentationControllerBeforeResolving
    case popoverTappedAgainDismissesPresenter
    case popoverTapDismissesContentOnly
    case presentationDelegateHearsOfDismissals
    case actionSheetExceptionExplains
    case activityExceptionExplains
    case actionSheetExceptionNamesPresenter
    case actionSheetsArePresentedOnPads
    case phoneActionSheetsHavePopovers
    case actionSheetsTellTwiceThatTheyGo
    case fullScreensOvertakeNewRoots
    case partialCurlIsDismissedByTap
    case hasSheetPresentationControllers
    case automaticSheetsHaveFormSize
    case zoomedSheetsFillTheScreen
    case unanimatedDismissalEndsInLaterTurn
    case turnsBackAfterDismissal
    case sheetsLayOutPresenter
    case sheetsAreLaidOutTwice
    case popoverMessagesNameTheCommonMethod
    case searchesOfChildrenHideTheNavigationBar
    case refusesSearchDisplayControllers
    case unshownSearchesLoadWhileEnding
    case searchesEndWithoutCancelButton
    case searchesLeaveTheBackgroundClear
    case scopesUpdateSearchResults

    // Rotation, sizes, traits and bars
    case sizesViewsAheadOfAppearance
    case scenesLoadInTheScreensSize
    case ownContainersHandOnLayoutGuides
    case pagesHandOnLayoutGuides
    case traitsChangeOnEnteringWindow
    case traitsFollowViews
    case complainsOfTraitGetters
    case safeAreaChangesOnEnteringWindow
    case wideNotchesAreTaller
    case asksForEachOrientation
    case asksShouldAutorotate
    case turnsToPortraitUnasked
    case remembersOrientations
    case orientationCanBeLocked
    case padsMultitask
    case overFullScreenDecides
    case containerDelegatesDecideOnOrientation
    case raisesForDisjointOrientations
    /// A window's root has its own orientations where the app allows none of them.
    case rootsKeepDisjointOrientations
    case disjointOrientationsNameTheClass
    case preferredOrientationMessageNamesBoth
    case asksPreferredOrientationOnReturn
    case hasTraitCollections
    case coveredMembersHearOfResizes
    case unloadedMembersHearOfResizes
    case coveredPresentersHearOfSize
    case launchesAsHeld
    case launchesInFirstListedOrientation
    case turnsAfterLaunch
    case entersWindowBeforeForcedTurn
    case forcedTurnSendsTraitChange
    case forcedTurnLaysOutTwice
    case hidingStatusBarLaysOutAgain
    case styleChangesLayOut
    case controllersDecideOnStatusBar
    case launchAsksForStatusBarThrice
    case customPresentationsTakeStatusBar
    /// On a phone a controller below the root may define the context of a presentation.
    case phonesKnowContextsBelowRoot
    case viewsLieUnderBars
    case windowsStayUpright

    // State preservation and restoration
    case tellsOfFinishedRestoration
    case registersObjectsForRestoration
    case archivesNameSystemAndTime
    case tellsOfUnfitRestorationClasses
    case restoresStateSecurely
    case showsSnapshotAtLaunch
    case hasScenes
    case windowsEmptyAtTermination
    case tellsOfTruncatedStacks
    case discardedScenesEmptyTheirWindows

    // Storyboards, segues and unwinding
    case hasBaseLocalization
    case hasEmbedSegues
    case hasUnwindSegues
    case asksShouldPerformSegue
    case hasAdaptiveSegues
    case popoverSeguesAssertTheirAnchor
    case appsCreateArchivedControllers
    case unwindSearchesAllowedChildren
    case unwindSearchesControllersOnce
    case unwindAsksRealPresenter
    case unwindQuestionNamesSender
    case unwindLeavesFormSheets
    case unwindLeavesContexts
    case unwindLeavesPopovers
}

extension Rule {
    /// The row of the table: the versions in which the rule holds, and what shows it.
    package var entry: Entry {
        switch self {
        // The life of an app and its views
        case .sendsViewIsAppearing:
            Entry(.from(13, at: "adobels-five-methods-ios13"), evidence: "doc-viewisappearing, via-doc")
        case .sendsViewIsAppearingToChildrenOfPlainContainers:
            Entry(.from(16, below: "via-nested-15", at: "via-nested-15-ios16"), evidence: "via-nested-15")
        case .complainsOfDirectAppearanceCalls:
            Entry(.from(13), evidence: "warn-direct-appearance-call, warn-direct-call")
        case .becomesActiveBeforeRootAppears:
            Entry(
                .before(8, below: "launch-app-order-by-version-ios7", at: "launch-app-order-by-version-ios8"),
                .from(9, below: "launch-app-order-by-version-ios8", at: "launch-app-order-by-version")
                    .before(11, below: "urlscheme-receiver-cold-ios10", at: "on-active-vs-vda-neuburg-ios11"),
                .from(13, below: "accessory-bar-of-controller", at: "launch-scene-order"),
                evidence: "launch-app-order-by-version, on-active-vs-vda-neuburg")
        case .purgesHiddenViewsOnMemoryWarning:
            Entry(
                .before(6, below: "nav-memory-warning-2013", at: "mem-ios6-doc"),
                evidence: "nav-memory-warning-2013")
        case .consoleMessagesHaveCategories:
            Entry(.from(14, at: "warn-already-presenting-new"), evidence: "warn-already-presenting-new")
        case .coveredRootsAreLaidOut:
            Entry(
                .before(13, below: "segue-modal-unwind-layout"),
                evidence: "segue-modal-button, segue-modal-unwind-layout")
        case .requiresScenes:
            Entry(.from(27, below: "alert-view-ios26"), evidence: "lifecycle-rotation.md, section 3")
        case .warnsOfMissingScenes:
            Entry(
                .from(18, 4, below: "scenes-not-adopted-ios18.3", at: "scenes-not-adopted-ios18.4"),
                evidence: "defold issue 11042, Official-Kodi-Remote-iOS issue 1267")
        case .saysThatScenesWillBeRequired:
            Entry(
                .from(26, at: "scenes-will-be-required-ios26"),
                evidence: "Apple technote TN3187")
        case .hostingControllersLoadUntold:
            Entry(
                .before(
                    14, 5, below: "brave-hosting-controller-does-not-load-ios14.4",
                    at: "brave-hosting-controller-loads-ios14.5"),
                evidence: "brave/brave-ios c135959ad; cryptomator/ios 282, iOS 14")
        case .updatesConstraintsBeforeFirstLayout:
            Entry(
                .from(6, at: "nav-push-parent-callbacks-ios6"),
                evidence: "launch-uiappdelegate-csdn-2018, nav-push-parent-callbacks-ios6")
        case .hasPresentationControllers:
            Entry(
                .from(8, below: "popover-controller-ios7", at: "nav-pop-while-alert-comes"),
                evidence: "custom-presentation-sequence-doc")
        case .sceneEntersForegroundBeforeLoading:
            Entry(
                .from(17, below: "jekyll-scene-fullscreen-ios16", at: "hem1ng-scene-ios17"),
                evidence: "op-launch-scene-ios17, launch-scene-order, scene-of-storyboard-launch-ios26")
        case .endsWindowDrivenAppearanceInNextTurn:
            Entry(.before(7), evidence: "rt-chameleon-window-driven")
        case .windowsNestInAppearanceByHand:
            Entry(
                .from(
                    13, below: "nickm-window-between-begin-and-end-ios12",
                    at: "nickm-window-between-begin-and-end-ios13"),
                evidence: "nickm-window-between-begin-and-end-ios12, "
                    + "nickm-window-between-begin-and-end-ios13")
        case .splitViewsCollapse:
            Entry(
                .from(8, below: "split-popover-told-ipad7", at: "present-split-ios8"),
                evidence: "split-collapse-classic, split-born-expanded")
        case .stackMembersAreToldOfTraitsAtLaunch:
            Entry(
                .from(13, below: "launch-trait-counts-sizetest", at: "launch-trait-counts-sizetest-ios13")
                    .before(
                        14, below: "launch-trait-counts-sizetest-ios13",
                        at: "launch-trait-counts-sizetest-ios14"),
                evidence: "launch-trait-counts-sizetest")
        case .snapshotsBothSizes:
            Entry(
                .from(9, at: "radar-background-snapshots-ios9"),
                evidence: "lifecycle-rotation.md 1.8; radar-background-snapshots-ios9")
        case .snapshotsBothStyles:
            Entry(.from(13, at: "bg-style-flip-13"), evidence: "bg-style-flip-13, bg-tcdc-18")
        case .snapshotsCollapseSplitViews:
            Entry(
                .from(18, at: "on-split-background-collapse-expand"),
                evidence: "on-split-background-collapse-expand")
        case .hasStateRestoration:
            Entry(
                .from(6, at: "archive-discard-crash"),
                evidence: "class reference iOS 6, encodeRestorableStateWithCoder:")
        case .restoresControllersOfAppsWithScenes:
            Entry(
                .before(16, at: "scenes-restore-no-controllers-ios16"),
                evidence: "scene-and-legacy-both-called (13), scenes-restore-no-controllers-ios16 and -ios18")
        case .storyboardMessagesHaveCategories:
            Entry(.from(10, below: "warn-no-initial-vc-ios9"), evidence: "warn-no-initial-vc")
        case .keysArePresses:
            Entry(
                .from(13, 4, below: "keys-no-presses-ios13.3", at: "keys-are-presses-ios13.4"),
                evidence: "UIPress reference, `key`: iOS 13.4; alerts-search-keyboard.md 9")
        case .keyboardNotifiesOfEveryText:
            Entry(
                .before(11, below: "keyboard-text-to-text-ios10", at: "keyboard-text-to-text-ios11"),
                evidence: "rdar 34432484 (2017), KeyboardConstraint 4, freshOS KeyboardLayoutGuide 9")
        case .keysTellOfKeyboard:
            Entry(
                .from(9, below: "hardware-keyboard-ios8", at: "hardware-keyboard-ios9"),
                evidence: "DCIntrospect-ARC pull request 44 (2015), AlphaWallet 1254 (2019)")
        case .keyboardTurnsTwice:
            // Up to iOS 7 a rotation goes another way.
            Entry(
                .before(9, below: "keyboard-turned-ios8", at: "keyboard-undocked-turned"),
                evidence: "Apple forum 5706 (8.3)")
        case .externalDisplaysAreNotInteractive:
            Entry(
                .from(16, below: "external-display-ios15", at: "external-display-ios16"),
                evidence: "UISceneSession.Role reference, availability of its two values")
        case .offersScenesForDisplays:
            Entry(
                .before(27, below: "external-display-ios26", at: "notes-no-display-scene-ios27"),
                evidence: "iOS 27 Release Notes, 177015874")
        case .escapeCancelsAlerts:
            Entry(
                .from(13, 4, below: "alert-escape-ios13.3", at: "alert-escape-ios13.4"),
                evidence: "alerts-search-keyboard.md 9.3")
        case .requiresRootAfterLaunch:
            Entry(
                .from(9, below: "warn-no-initial-vc-ios8", at: "warn-no-initial-vc-ios9"),
                evidence: "warn-no-initial-vc")
        case .nibsOfSwiftClassesHaveShortNames:
            Entry(
                .from(9, below: "nib-of-swift-class-ios8", at: "nib-of-swift-class-ios9"),
                evidence: "nib-of-swift-class-ios8; lifecycle-rotation.md, section 2")
        case .stacksTakeNibNames:
            Entry(
                .before(
                    13, below: "stack-made-with-root-ios12", at: "qmui-stack-made-without-nib-name-ios13"),
                evidence: "stack-made-with-root, qmui-stack-made-by-nib-name-ios12")
        case .tablesTakeNibNames:
            Entry(
                .before(9, below: "table-made-with-style-ios8", at: "table-made-with-style-ios9"),
                evidence: "table-made-with-style")
        // Containers
        case .navigationStartsInLayoutPass:
            Entry(
                .from(7, at: "nav-interactive-cancel-ios7"),
                evidence: "op-bt-nav-root-loads-in-layout, nav-push-synchronous-load-ios4")
        case .backButtonPopsByItself:
            Entry(.from(13, at: "nav-shouldpop-reissue-pop-13"), evidence: "nav-shouldpop-reissue-pop")
        case .backButtonSkipsShouldPop:
            Entry(
                .from(13, 4, below: "nav-shouldpop-reissue-pop-13", at: "nav-shouldpop-ios13.4")
                    .before(13, 5, below: "nav-shouldpop-ios13.4"),
                evidence: "nav-shouldpop-ios13.4")
        case .sameInstanceMessageNamesTheNavigationController:
            Entry(
                .from(13, at: "yh-pushes-itself-ios13"),
                evidence: "navigation-containment.md, where sources disagree: same-instance text")
        case .nestedTransitionMessageHasArticle:
            Entry(.from(13, at: "nav-nested-console-ios13"), evidence: "nav-nested-console-ios13")
        case .navigationBarFinishesInUnexpectedState:
            Entry(
                .before(13, at: "nav-nested-console-ios13"),
                evidence: "nav-nested-push-console-ios10, nav-nested-pop-console-ios8")
        case .poppedMiddleControllersGetParentCallbacks:
            Entry(.from(7, below: "nav-pop-multi-willmove-claim"), evidence: "nav-pop-multi-willmove-claim")
        case .replacedTopGetsNoParentCallbacks:
            Entry(
                .from(7, at: "nav-setvcs-no-willmove-ios7")
                    .before(8, below: "nav-setvcs-no-willmove-ios7"),
                evidence: "nav-setvcs-no-willmove-ios7")
        case .didShowComesTwiceAtLaunch:
            Entry(
                .before(
                    13, below: "didshow-twice-at-launch-ios12",
                    at: "caesura-stack-appears-before-its-first-push-ios13"),
                evidence: "nav-launch-delegate-ios5 (printed), openradar 44966342 (12.0), 29912893 (10, tabs)"
            )
        case .ignoresPushOfPendingInstance:
            Entry(.from(26, at: "exc-push-same-ios17-not26-ios26"), evidence: "exc-push-same-ios17-not26")
        case .hasCustomTransitions:
            Entry(.from(7, at: "swipe-off-with-animators-ios7"), evidence: "animator-sequence-doc")
        case .searchDisplaysComeSlowly:
            Entry(
                .from(7, below: "search-display-in-time-ios6", at: "search-display-in-time-ios7"),
                evidence: "search-display-in-time-ios7")
        case .stacksHaveSearchesDefineContext:
            Entry(
                .from(
                    13, below: "notes-search-defines-context-ios12",
                    at: "notes-search-defines-context-ios13"),
                evidence: "iOS 13 Release Notes, 31338934")
        case .presentationsKeepStackFromChanging:
            Entry(
                .from(8, at: "nav-pop-while-alert-comes"),
                evidence: "nav-push-while-presenting, nav-push-while-alert-leaves")
        case .nestedMessageForPendingTransition:
            Entry(.before(9), evidence: "on-nested-push-before-didappear-ios7, nav-push-poptoroot-push-ios7")
        case .finishesNavigationBarBeforeUnbalanced:
            Entry(
                .before(8, below: "nav-nested-console-order-2014"),
                evidence: "nav-nested-console-order-2014, nav-nested-push-console-ios10")
        case .changesBeforeTheRootHasAppearedAreUnbalanced:
            Entry(
                .from(8).before(13),
                evidence: "dadong-push-as-root-loads-ios10, lbta-login-as-root-loads-ios10")
        case .pushesWaitForReplacedStacks:
            Entry(
                .from(16, at: "expensify-push-is-held-behind-a-set-ios16")
                    .before(
                        18, below: "rns-held-push-ios17", at: "expensify-push-is-done-behind-a-set-ios18"),
                evidence: "rns-held-push-ios17")
        case .windowsAddRootViewsThemselves:
            Entry(.from(13), evidence: "refah-root-already-in-window-ios16")
        case .moreListIsDetached:
            Entry(
                .before(8, below: "mobicage-present-below-more-ios7"),
                evidence: "mobicage-present-below-more-ios7")
        case .navigationRootIsLaidOutTwiceAtLaunch:
            Entry(
                .from(15, below: "kien-push-ios14"),
                evidence: "op-launch-scene-ios17, launch-nav-catalyst26, push-chain-layout-ios13")
        case .pageControllersScroll:
            Entry(
                .from(6, at: "pages-back-to-the-beginning-ios6"),
                evidence: "UIPageViewController reference, TransitionStyle.scroll")
        case .pagesRememberAnimatedCalls:
            Entry(
                .before(8, below: "pagebug-back-from-eighth-ios7", at: "pagebug-back-from-eighth-ios8"),
                evidence: "openradar 13162693 (2013); issue hons82/THSegmentedPager 18: on 7 alone")
        case .pagesAreContainedFirst:
            Entry(.from(26, at: "probe-page-sets-ios26"), evidence: "probe-page-sets-ios26")
        case .setPagesAreContainedBeforeTheyTurn:
            Entry(.from(7, at: "idp-pages-set-animated-ios7"), evidence: "idp-pages-set-animated-ios7")
        case .splitViewsHaveColumns:
            Entry(
                .from(14, at: "split-new-iphone-launch"),
                evidence: "split-new-iphone-launch, split-new-collapse-calls")
        case .hiddenPrimaryCountsAsShown:
            Entry(
                .from(10, below: "split-swiped-classic-ios9", at: "split-primary-no-appear")
                    .before(11, below: "split-primary-no-appear"),
                evidence: "split-primary-no-appear")
        case .everyTabIsMadeAtOnce:
            Entry(.from(26, at: "probe-tabs-by-code-ios26"), evidence: "probe-tabs-by-code-ios26")
        case .stacksLoadAsTheyArePushedOnto:
            Entry(
                .from(
                    11, below: "hierarchy-tabs-unseen-stack-ios10", at: "hierarchy-tabs-behind-login-ios11"),
                evidence: "hierarchy-tabs-unseen-stack-ios10, hierarchy-tabs-behind-login-ios11, "
                    + "hierarchy-tabs-outside-window-ios12, codedby-stack-made-with-root-loads-ios12, "
                    + "kunde-stack-made-with-root-loads-ios13")
        case .tabChangesCanBeAnimated:
            Entry(
                .from(7),
                evidence: "UITabBarControllerDelegate reference, animationControllerForTransition")
        case .padTabBarsFitEveryTab:
            Entry(
                .from(18),
                evidence: "UITabBarController reference, the tab bar at the top of iPad; issue software- "
                    + "mansion/react-native-screens 3785")
        case .popToStrangerRaises:
            Entry(
                .before(26, at: "probe-pop-to-stranger-ios26"),
                evidence: "on-popto-missing-exception, probe-pop-to-stranger-ios26")
        case .splitViewsTileByWidth:
            Entry(
                .from(26, at: "probe-split-modes-pad-ios26"),
                evidence: "probe-split-modes-pad-ios26, probe-split-classic-phone-ios26")
        case .splitViewsTellOfEachColumn:
            Entry(
                .from(26, at: "probe-split-double-mounted-pad-ios26"),
                evidence: "probe-split-double-mounted-pad-ios26, probe-split-triple-collapses-pad-ios26")
        case .splitStylesRefuseProperties:
            Entry(.from(26, at: "probe-split-raises-ios26"), evidence: "probe-split-raises-ios26")
        case .compactColumnIsSetOnce:
            Entry(
                .before(
                    18, below: "swift-navigation-compact-column-is-set-once-ios17",
                    at: "swift-navigation-compact-column-is-replaced-ios18"),
                evidence: "pointfreeco/swift-navigation pull 339")
        case .splitsHearOfTraitsFirst:
            Entry(
                .from(16, at: "canvas-traits-ahead-of-separation-ios16"),
                evidence: "instructure/canvas-ios eeee6f7a2")
        case .splitPrimaryFloats:
            Entry(.from(26, at: "probe-split-frames-pad-ios26"), evidence: "probe-split-frames-pad-ios26")
        case .padBarsAreHigher:
            Entry(
                .from(12, below: "bars-of-a-pad-ios11", at: "bars-of-a-pad-ios12").before(26),
                evidence: "hacknicity, iPad Navigation Bar and Toolbar Height Changes in iOS 12; "
                    + "Tencent/QMUI_iOS issue 633")
        case .guidesKeepHiddenTabBarDuringPush:
            Entry(
                .from(
                    8, below: "radar-guide-while-tab-bar-goes-ios7", at: "radar-guide-while-tab-bar-goes-ios8"
                )
                .before(11, below: "chatto-pushed-without-tab-bar-has-guide-ios10"),
                evidence: "radar-guide-while-tab-bar-goes-ios8, chatto-pushed-without-tab-bar-has-guide-ios10"
            )
        case .popsToRootKeepTabBarHidden:
            Entry(
                .from(
                    14, below: "jianshu-pop-to-root-brings-tab-bar-back-ios13",
                    at: "jianshu-pop-to-root-leaves-tab-bar-hidden-ios14"
                )
                .before(
                    14, 1, below: "jianshu-pop-to-root-leaves-tab-bar-hidden-ios14",
                    at: "jianshu-pop-to-root-brings-tab-bar-back-ios14.1"),
                evidence: "jianshu-pop-to-root-leaves-tab-bar-hidden-ios14")
        case .popsOutOfSightLoseTabBar:
            Entry(
                .from(7, at: "radar16095272-tab-bar-stays-hidden-ios7")
                    .before(13, below: "qmui446-popped-behind-a-modal-ios12"),
                evidence: "radar16095272-tab-bar-stays-hidden-ios7; issue Tencent/QMUI_iOS 446 (12.1)")
        case .innerStacksSeeHiddenTabBars:
            Entry(
                .from(8, at: "radar-inner-stack-gives-room-to-hidden-tab-bar-ios8").before(11),
                evidence: "radar-inner-stack-gives-room-to-hidden-tab-bar-ios8 (8.3)")
        case .padTabBarsAreHigher:
            Entry(
                .from(7, below: "littlego-tab-bar-of-a-pad-ipad6", at: "littlego-tab-bar-of-a-pad-ipad7")
                    .before(
                        8, below: "littlego-tab-bar-of-a-pad-ipad7", at: "littlego-tab-bar-of-a-pad-ipad8"),
                evidence: "littlego-tab-bar-of-a-pad-ipad7")
        case .sheetsHaveHighNavigationBars:
            Entry(
                .from(13, below: "bar-of-a-page-sheet-ipad12", at: "bar-of-a-page-sheet-ios13").before(26),
                evidence: "issues wix/react-native-navigation 5730, Tencent/QMUI_iOS 877, HWPanModal 85")
        case .tallNavigationBars:
            Entry(
                .from(26, at: "probe-bar-heights-ios26"),
                evidence: "probe-bar-heights-ios26, probe-popover-adapts-phone-ios26")
        case .padTabBarsAreStrips:
            Entry(
                .from(26, at: "openuikit-tab-below-top-strip-pad-ios26"),
                evidence: "openuikit-tab-below-top-strip-pad-ios26")
        case .barButtonPopoversHaveNoArrow:
            Entry(.from(26, at: "probe-popover-pad-ios26"), evidence: "probe-popover-pad-ios26")
        case .splitViewsHaveInspectors:
            Entry(
                .from(26, at: "split-inspector"),
                evidence: "UISplitViewController reference, Column.inspector")
        case .tellsOfDevicesOrientationFirst:
            Entry(
                .from(16, at: "swiftlang-orientation-told-before-turn-ipad-ios16"),
                evidence: "issue swiftlang/swift 63230")
        case .padsTellOfTheirOrientationFirst:
            Entry(
                .from(9, at: "jghud-orientation-told-before-resize-ipad-ios9").before(13),
                evidence: "issues JonasGessner/JGProgressHUD 47, Daltron/NotificationBanner 110")
        case .splitViewsTellOfRotationTwice:
            Entry(
                .from(8, at: "old-rotation-in-split-ios8")
                    .before(9, below: "old-rotation-in-split-ios8", at: "old-rotation-in-split-ios9"),
                evidence: "old-rotation-in-split-ios8")
        case .setterTellsUnseenDetail:
            Entry(
                .from(8),
                evidence: "navigation-containment.md, later evidence; issue wordpress-mobile/WordPress-iOS "
                    + "6948")
        case .asksAboutExtendedLayout:
            Entry(
                .from(7, at: "nav-push-parent-callbacks-ios7").before(10),
                evidence: "nav-push-parent-callbacks-ios7, load-order-push-segue-classic")
        case .barsMoveLayoutGuides:
            Entry(
                .from(7, below: "nav-push-book-ios6", at: "nav-push-parent-callbacks-ios7")
                    .before(11, below: "kingcos-storyboard-turn-ios10"),
                evidence: "nav-push-parent-callbacks-ios7, nav-pop-revealed-ios7, load-leave-classic")
        case .scenesFollowSafeAreas:
            Entry(
                .from(11),
                evidence: "quiz-sheet-turned-ios14, scenes-with-safe-areas-ios12; "
                    + "rickey-scene-without-constraints-ios12, swiftbook-clear-starts-ios16")
        case .repeatsDidMoveAfterAppearance:
            Entry(
                .from(8, at: "did-move-repeated-ios8"),
                evidence: "on-child-add-26-detail; later-evidence-2.md 1: 8 or 9, 26.2 and Catalyst 26.5")
        case .tabChangesFade:
            Entry(
                .from(18, below: "tab-tap-at-once-ios17", at: "tab-tap-fades-ios18"),
                evidence: "react-native-screens, test-tabs-lifecycle-events on 18.6 and 26.2, change 4407")
        case .tapsOnSelectedTabsPopNestedStacks:
            Entry(
                .from(26, at: "tab-tapped-again-nested-ios26"),
                evidence: "containers-today.md 1.4: react-native-screens (a claim)")
        case .constrainedRootsAreLaidOutTwiceAtLaunch:
            Entry(
                .from(9, below: "bugdemo-autolayout-launch-ios8"),
                evidence: "later-evidence-2.md 8, bugdemo-autolayout-launch-ios8, root-with-constraints-ios12"
            )
        case .guidedStackRootsAreLaidOutTwiceAtLaunch:
            Entry(
                .from(8, below: "nav-launch-root-ios7", at: "thelifecycle-ios8"),
                evidence: "later-evidence-2.md 7, thelifecycle-ios8")
        case .controllersWithoutSceneLayOutTwice:
            Entry(
                .from(10, below: "beankhan-swipe-back-ios9", at: "loading-code-ios10").before(
                    11, below: "loading-coder-ios10", at: "loading-code-ios11"),
                evidence: "loading-code-ios10, testvc-code-push-ios10, loading-code-ios11, "
                    + "lifecircle-launch-two-passes-ios10")
        case .coveredStackRootAppears:
            Entry(
                .before(
                    18, below: "vandrj-push-as-scene-connects-ios17",
                    at: "vandrj-push-as-scene-connects-ios18"),
                evidence: "vandrj-push-as-scene-connects-ios17, vandrj-push-as-scene-connects-ios18, "
                    + "devgem-push-at-launch-ios17")
        case .pushedViewLoadsBehindFirstWill:
            Entry(
                .from(9, below: "hb-push-pop-ios8", at: "nav-push-ios9")
                    .before(11, below: "push-loads-late-ios10", at: "tiyunjia-push-pop-ios11"),
                evidence: "nav-push-ios9, push-loads-late-ios10, iosbaselearn-push-ios10; call stacks of "
                    + "viewDidLoad, printed on 7.1, 9.1, 9.3, 10.2 and 13")
        case .transitionsLayOutForLayoutGuides:
            Entry(
                .from(7, at: "nav-push-parent-callbacks-ios7")
                    .before(8, below: "nav-push-parent-callbacks-ios7", at: "thelifecycle-ios8"),
                evidence: "nav-push-parent-callbacks-ios7, load-order-push-segue-classic, thelifecycle-ios8")
        case .zoomsAreFluid:
            Entry(
                .from(18, at: "zoom-push-interrupted"),
                evidence: "Enhancing your app with fluid transitions, zoom-push-interrupted")
        case .navigationIsFluid:
            Entry(
                .from(26, at: "push-interrupted-ios26"),
                evidence: "containers-today.md section 3; react-native-screens 3173, 3631")
        // Presentation
        case .presentsAfterCommit:
            Entry(
                .from(
                    8, below: "segue-then-instantiate-and-present-in-viewDidAppear",
                    at: "exc-popover-no-anchor-8"),
                evidence: "timing-appearance-after-CA-commit, timing-ios6-nonanimated-present-synchronous")
        case .automaticStyleIsPageSheet:
            Entry(
                .from(13, below: "automatic-resolves-on-read.ios12", at: "automatic-resolves-on-read"),
                evidence: "automatic-resolves-on-read")
        case .sheetsAdaptToFullScreenOnPhones:
            Entry(
                .before(13, below: "adapt-ios12-iphone-sheets", at: "modal-popover-presenter-doc"),
                evidence: "adapt-ios12-iphone-sheets, peer-lasso-present-anim-pagesheet-12")
        case .everyStyleIsFullScreenOnPhones:
            Entry(
                .before(8, at: "popover-large-phone-landscape-ios8"),
                evidence: "iphone-fullscreen-always-docs")
        case .delegatesChooseInEveryEnvironment:
            Entry(
                .from(8, 3, below: "adapt-regular-width-ios8.2", at: "adapt-regular-width-ios8.3"),
                evidence: "UIAdaptivePresentationControllerDelegate reference and header; averagejake.com, "
                    + "Adaptability Changes in iOS 8.3")
        case .popoversAreFormSheetsOnLargePhones:
            Entry(
                .from(
                    8, 3, below: "popover-large-phone-landscape-ios8",
                    at: "popover-large-phone-landscape-ios9"),
                evidence: "popover-large-phone-landscape-ios8, ARSPopover issue 6, WordPress-iOS change 6223")
        case .unanimatedSheetEndsInLaterTurn:
            Entry(
                .from(13, at: "peer-lasso-present-noanim-pagesheet-13"),
                evidence: "peer-lasso-present-noanim-pagesheet-13")
        case .unanimatedDismissalFollowsPresentation:
            Entry(
                .from(14, at: "fleet-dismissed-in-turn-of-presentation-ios14"),
                evidence: "fleet-dismissed-in-turn-of-presentation-ios14, "
                    + "bitwarden-dismissed-in-turn-of-presentation-ios17")
        case .dismissalFollowsPresentationOfWhoAppears:
            Entry(
                .from(10, at: "binhapp-dismissed-in-the-turn-of-its-presentation-ios10"),
                evidence: "binhapp-dismissed-in-the-turn-of-its-presentation-ios10, "
                    + "nosubvod-animated-presentation-dismissed-in-its-turn-ios26")
        case .dismissalsCarryPresentationsOver:
            Entry(
                .from(26, at: "ksdialogs-carried-over-a-dismissal-ios26"),
                evidence: "ksdialogs-carried-over-a-dismissal-ios26, "
                    + "ksdialogs-second-carried-over-refused-ios26")
        case .sheetsAreLarger:
            Entry(
                .from(26, at: "openuikit-form-sheet-pad-ios26"),
                evidence: "openuikit-form-sheet-pad-ios26, openuikit-page-sheet-pad-ios26, "
                    + "openuikit-page-sheet-small-phone-ios26")
        case .presenterDidCallbacksAreUnanimated:
            Entry(
                .from(8, below: "op-animated-flag-ios8-beta.ios7", at: "op-animated-flag-ios8-beta")
                    .before(9, below: "uw-homework-states-ios8", at: "dismiss-top-of-two-fullscreen"),
                evidence: "op-animated-flag-ios8-beta, uw-homework-states-ios8")
        case .presentationMessagesNameThePresenter:
            Entry(
                .from(14, below: "warn-not-in-hierarchy-old", at: "warn-already-presenting-new"),
                evidence: "warn-already-presenting-new, warn-not-in-hierarchy-new")
        case .detachedMessageIsStrict:
            Entry(
                .from(17, at: "preview-presented-as-child-appears-ios17"),
                evidence: "present-from-viewWillAppear-detached-warning")
        case .activeControllerExceptionIsDetailed:
            Entry(
                .from(14, below: "recipes-tab-presented-ios13", at: "exc-already-presented-by"),
                evidence: "exc-already-presented-by, exc-has-parent")
        case .emptyDismissalsComplete:
            Entry(
                .from(
                    13, below: "dismiss-completion-not-called-when-nothing-to-dismiss",
                    at: "vlc-dismissal-of-nothing-completes-ios13"),
                evidence: "vlc-dismissal-of-nothing-completes-ios13, freecell-dismissed-outside-window-ios26")
        case .dismissalRefusalNamesOnlyThePresentationController:
            Entry(.from(12), evidence: "warn-dismiss-while-transitioning-new")
        case .dismissalRefusalNamesThePresentationController:
            Entry(
                .from(8, below: "warn-dismiss-in-progress", at: "op-warn-transitioning-already-since-8"),
                evidence: "op-warn-transitioning-already-since-8")
        case .chainDismissalRemovesUpperOnesFirst:
            Entry(
                .from(
                    8, below: "chain-dismissed-from-below-ios7",
                    at: "dismiss-stack-ios8-intermediate-animates"),
                evidence: "dismiss-stack-ios8-intermediate-animates, chain-fullscreen-lowest-animates-ios14")
        case .uncoveredLinksLeaveTogether:
            Entry(.from(11), evidence: "dismiss-stack-sheets-no-didDismiss-above")
        case .chainDismissalAnimatesTopOnly:
            Entry(
                .before(8, below: "chain-of-custom-top-alone-is-animated-ios7"),
                evidence: "dismiss-stack-ios7-top-animates")
        case .presentationHoldsPresenter:
            Entry(
                .before(
                    10, below: "on-root-swap-presented-leak-span-ios9", at: "on-root-swap-presented-ios10"),
                evidence: "on-root-swap-presented-leak-span, on-root-swap-presented-ios10")
        case .unusedPopoversHoldTheirControllers:
            Entry(
                .before(11, below: "omni-menu-read-after-dismissal-is-kept-ios10"),
                evidence: "radar-popover-presentation-controller-keeps-ios8 (8.1), OmniGroup e3affa15 (10)")
        case .complainsOfCustomStyleWithoutAnimator:
            Entry(
                .from(7, at: "custom-style-without-animator-ios7")
                    .before(8, below: "custom-style-without-animator-ios7"),
                evidence: "custom-style-without-animator-ios7")
        case .raisesDuringOwnTransition:
            Entry(
                .before(8, below: "exc-present-during-own-transition"),
                evidence: "exc-present-during-own-transition")
        case .asksForPresentationControllerBeforeResolving:
            Entry(
                .from(8, at: "op-presenting-nil-in-presentationControllerFor-ios8").before(10),
                evidence: "op-presenting-nil-in-presentationControllerFor-ios8")
        case .popoverTappedAgainDismissesPresenter:
            Entry(
                .from(8, at: "popover-double-tap-dismisses-parent-ios8")
                    .before(9, below: "popover-double-tap-dismisses-parent-ios8"),
                evidence: "popover-double-tap-dismisses-parent-ios8, op-popover-tap-outside-dismisses- "
                    + "presenter")
        case .popoverTapDismissesContentOnly:
            Entry(
                .from(8, 3, at: "resolve-presented-in-popover-currentContext.ios8.3")
                    .before(9, below: "resolve-presented-in-popover-currentContext.ios8.3"),
                evidence: "resolve-presented-in-popover-currentContext")
        case .presentationDelegateHearsOfDismissals:
            Entry(
                .from(13, below: "popover-repositioned", at: "sheet-isModalInPresentation-attempt"),
                evidence: "sheet-swipe-delegate-order; UIAdaptivePresentationControllerDelegate, iOS 13.0+")
        case .actionSheetExceptionExplains:
            Entry(
                .from(8, 3, at: "exc-popover-alert-actionsheet"),
                evidence: "exc-popover-alert-actionsheet")
        case .activityExceptionExplains:
            Entry(.from(10, at: "exc-popover-activity"), evidence: "exc-popover-activity")
        case .actionSheetExceptionNamesPresenter:
            Entry(
                .from(15, at: "exc-popover-alert-actionsheet.ios15"),
                evidence: "exc-popover-alert-actionsheet")
        case .actionSheetsArePresentedOnPads:
            Entry(
                .from(
                    8, below: "action-sheet-lets-present-ipad-ios7",
                    at: "action-sheet-refuses-present-ipad-ios8"),
                evidence: "action-sheet-refuses-present-ipad-ios8, action-sheet-refuses-present-ipad-ios10")
        case .phoneActionSheetsHavePopovers:
            Entry(
                .from(26, at: "hotwire-action-sheet-of-phone-has-popover-ios26"),
                evidence: "hotwired/hotwire-native-ios 27785b9")
        case .actionSheetsTellTwiceThatTheyGo:
            Entry(
                .from(
                    8, below: "action-sheet-view-ipad-ios7",
                    at: "xamarin-action-sheet-will-dismiss-twice-ios8"
                )
                .before(9, below: "xamarin-action-sheet-will-dismiss-twice-ios8"),
                evidence: "xamarin/Xamarin.Forms 7c2a59e1f")
        case .fullScreensOvertakeNewRoots:
            Entry(
                .from(
                    13, below: "capacitor-root-of-new-window-appears-at-once-ios12",
                    at: "capacitor-root-of-new-window-appears-as-it-is-revealed-ios13"),
                evidence: "ionic-team/capacitor 9475129b2 to c3aa3d6cb")
        case .partialCurlIsDismissedByTap:
            Entry(.before(13), evidence: "partial-curl-tap-dismisses")
        case .hasSheetPresentationControllers:
            Entry(
                .from(15, at: "sheet-presentation-controller"),
                evidence: "UISheetPresentationController reference, iOS 15")
        case .zoomedSheetsFillTheScreen:
            Entry(.from(18, at: "zoom-sheet-is-fullscreen").before(26), evidence: "zoom-sheet-is-fullscreen")
        case .automaticSheetsHaveFormSize:
            Entry(
                .from(18, below: "sheet-automatic-size-ios17", at: "sheet-automatic-size-ios18"),
                evidence: "containers-today.md 2.2; prefersPageSizing in UIKit's headers")
        case .unanimatedDismissalEndsInLaterTurn:
            Entry(
                .from(
                    8, below: "dismiss-nonanimated-not-immediate-ios8.ios7",
                    at: "dismiss-nonanimated-not-immediate-ios8"
                )
                .before(9, below: "dismiss-nonanimated-not-immediate-ios8"),
                evidence: "dismiss-nonanimated-not-immediate-ios8")
        case .turnsBackAfterDismissal:
            Entry(.from(8).before(11), evidence: "op-presenter-vwt-mask-portrait")
        case .sheetsLayOutPresenter:
            Entry(.from(26, at: "page-sheet-lays-out-presenter"), evidence: "page-sheet-lays-out-presenter")
        case .sheetsAreLaidOutTwice:
            Entry(
                .from(13, at: "woojin-sheet-layout-ios13"),
                evidence: "push-and-sheet-layout-ios15, woojin-sheet-layout-ios13")
        // Rotation, sizes, traits and bars
        case .popoverMessagesNameTheCommonMethod:
            Entry(
                .from(7, below: "popover-without-window-ios6", at: "popover-without-window-ios7"),
                evidence: "XLForm issue 128 (2014), MGSplitViewController pull request 22 (2010)")
        case .searchesOfChildrenHideTheNavigationBar:
            Entry(
                .before(6, below: "search-display-of-child-ios5", at: "search-display-of-child-ios6"),
                evidence: "rdar 12707768; alerts-search-keyboard.md 4.12")
        case .searchesEndWithoutCancelButton:
            Entry(
                .from(27, below: "search-close-ios26", at: "search-close-ios27"),
                evidence: "react-native-screens issue 4563 (27 beta 7, shown in plain UIKit)")
        case .unshownSearchesLoadWhileEnding:
            Entry(
                .from(9, at: "search-freed-unshown").before(11),
                evidence: "search-freed-unshown (rdar 22250107; planet-ios issue 8)")
        case .searchesLeaveTheBackgroundClear:
            Entry(
                .from(15, below: "search-obscures-ios14", at: "search-obscures-ios15"),
                evidence: "alerts-search-keyboard.md 4.8 (zenn.dev ykws, 2021)")
        case .scopesUpdateSearchResults:
            Entry(
                .from(
                    13, below: "neuburg-updater-hears-of-no-scope-ios12",
                    at: "neuburg-updater-hears-of-scope-ios13"),
                evidence: "neuburg-updater-hears-of-scope-ios13")
        case .refusesSearchDisplayControllers:
            Entry(
                .from(13, below: "search-display-ios12", at: "search-display-ios13"),
                evidence: "deltachat-ios issue 487, EMCCountryPickerController issue 27")
        case .sizesViewsAheadOfAppearance:
            Entry(
                .before(9, below: "frame-of-xib-ios8", at: "frame-of-xib-ios9"),
                evidence: "autolayoutvc-sizes-ios7, frame-of-xib-ios8")
        case .scenesLoadInTheScreensSize:
            Entry(
                .from(8).before(10, below: "scene-has-the-screens-size-ios9"),
                evidence: "kkbox.github.io on the life cycle; testtab-pushed-between-opaque-bars-ios9; "
                    + "TestViewController, 2016-07 (index id 390386752); on 17 quiz-widths-ios17")
        case .ownContainersHandOnLayoutGuides:
            Entry(
                .from(
                    11, below: "guide-of-own-containers-child-ios10",
                    at: "guide-of-own-containers-child-ios11"),
                evidence: "radar-child-has-guide-of-status-bar-ios7 (radar 14882141); "
                    + "issue defagos/CoconutKit 39 (2017)")
        case .pagesHandOnLayoutGuides:
            Entry(
                .from(
                    8, below: "so19140530-page-has-no-guide-of-its-container-ios7",
                    at: "radar21728584-page-has-guide-once-appeared-ios8"),
                evidence: "stackoverflow.com/questions/19140530 (7.0); radar 21728584 (8.4)")
        case .traitsChangeOnEnteringWindow:
            Entry(
                .from(8, at: "launch-portrait-ios8")
                    .before(
                        13, below: "launch-trait-counts-sizetest", at: "launch-trait-counts-sizetest-ios13"),
                evidence: "launch-portrait-ios8, launch-trait-counts-sizetest")
        case .complainsOfTraitGetters:
            Entry(
                .from(13, below: "trait-getter-overridden-ios12", at: "mdc-trait-getter-overridden-ios13"),
                evidence: "issue material-components/material-components-ios 7683")
        case .traitsFollowViews:
            Entry(
                .from(17, below: "traits-along-parents-ios16", at: "traits-along-views-ios17"),
                evidence: "WWDC 2023 session 10057; app-events-traits.md 9.4, 9.6")
        case .safeAreaChangesOnEnteringWindow:
            Entry(
                .from(11, at: "rot-safe-area-before-layout"),
                evidence: "launch-margins-safearea, peer-kuniwak-present-debug-log")
        case .wideNotchesAreTaller:
            Entry(
                .from(14, below: "safe-area-iphone-11-ios13", at: "safe-area-iphone-11-ios14"),
                evidence: "safe-area-iphone-11-ios14")
        case .asksForEachOrientation:
            Entry(
                .before(6, below: "launch-ipad-landscape-ios5", at: "rot-default-4-5-vs-6"),
                evidence: "launch-ipad-landscape-ios5, rot5-ask-all-tabs, rot-default-4-5-vs-6")
        case .asksShouldAutorotate:
            Entry(
                .from(6, at: "delegate-orientations-nav-ios6").before(16, at: "rot-16-needsupdate"),
                evidence: "rot-who-is-asked, rot-16-needsupdate")
        case .turnsToPortraitUnasked:
            Entry(
                .from(8, below: "rot-portrait-unasked-ios8.ios7", at: "rot-portrait-unasked-ios8")
                    .before(9, below: "rot-portrait-unasked-ios8", at: "rot-portrait-unasked-ios8.ios9"),
                evidence: "rot-portrait-unasked-ios8")
        case .remembersOrientations:
            Entry(.from(16, at: "rot-16-needsupdate"), evidence: "rot-16-needsupdate")
        case .orientationCanBeLocked:
            Entry(.from(26, at: "doc-locked-26"), evidence: "doc-locked-26")
        case .padsMultitask:
            Entry(
                .from(9, below: "default-orientations-pad", at: "rot-multitasking-masks-ignored-ios9"),
                evidence: "rot-multitasking-masks-ignored")
        case .overFullScreenDecides:
            Entry(
                .from(13, at: "orientation-fullscreen-forced"),
                evidence: "orientation-fullscreen-forced, orientation-status-bar-summary")
        case .containerDelegatesDecideOnOrientation:
            Entry(
                .from(7, below: "delegate-orientations-nav-ios6", at: "delegate-orientations-tab"),
                evidence: "UINavigationControllerDelegate reference; lifecycle-rotation.md 1.6")
        case .raisesForDisjointOrientations:
            Entry(.from(6), evidence: "rot-mask-disjoint-12; AppLovin-MAX-Unity-Plugin 371 (iOS 17.4.1)")
        case .rootsKeepDisjointOrientations:
            Entry(
                .from(13, below: "rot-mask-disjoint-12", at: "rot-mask-disjoint-13"),
                evidence: "rot-mask-disjoint-12, rot-mask-disjoint-13")
        case .disjointOrientationsNameTheClass:
            Entry(.from(8, below: "rot-mask-disjoint-12-ios7"), evidence: "rot-mask-disjoint-12")
        case .preferredOrientationMessageNamesBoth:
            Entry(
                .from(
                    10, below: "rot-preferred-not-supported-ios9", at: "rot-preferred-not-supported-ios10"),
                evidence: "rot-preferred-not-supported")
        case .asksPreferredOrientationOnReturn:
            Entry(
                .from(6).before(8, below: "orientation-asked-on-dismiss-ios7"),
                evidence: "orientation-asked-on-dismiss-ios7")
        case .hasTraitCollections:
            Entry(
                .from(8, below: "half-turn-ios7", at: "rot-nav-layout-after-transitions"),
                evidence: "rot-tcdc-vs-vwt-doc, rot-nav-layout-after-transitions, rot6-doc-order")
        case .coveredMembersHearOfResizes:
            Entry(
                .from(8, at: "littlego-buried-root-told-of-turn-ios8")
                    .before(11, at: "rot-offscreen-then-return"),
                evidence:
                    "littlego-buried-root-told-of-turn-ios8, rot-nav-resize-two, rot-offscreen-then-return")
        case .unloadedMembersHearOfResizes:
            Entry(
                .from(9, at: "littlego-buried-root-unloaded-told-of-turn-ios9").before(11),
                evidence: "littlego-buried-root-unloaded-told-of-turn-ios9")
        case .coveredPresentersHearOfSize:
            Entry(.from(8).before(11), evidence: "op-presenter-vwt-mask-portrait")
        case .launchesAsHeld:
            Entry(
                .from(11, at: "launch-landscape-held-ios11"),
                evidence: "launch-landscape-held-ios11, launch-plist-landscape-first-ios15")
        case .launchesInFirstListedOrientation:
            Entry(
                .from(
                    8, below: "pibo-launched-on-its-side-ios7", at: "launch-plist-landscape-first-ios8"
                )
                .before(
                    9, below: "launch-plist-landscape-first-ios8", at: "launch-landscape-held-ios9-10"),
                evidence: "launch-plist-landscape-first-ios8")
        case .turnsAfterLaunch:
            Entry(
                .from(9, at: "launch-landscape-held-ios9-10")
                    .before(11),
                evidence: "launch-landscape-held-ios9-10")
        case .entersWindowBeforeForcedTurn:
            Entry(
                .from(8, at: "launch-vc-landscape-only-ios8")
                    .before(
                        9, below: "launch-vc-landscape-only-ios8", at: "launch-vc-landscape-only-ios9-10"),
                evidence: "launch-vc-landscape-only-ios8, launch-vc-landscape-only-ios9-10")
        case .forcedTurnSendsTraitChange:
            Entry(
                .from(8, at: "launch-vc-landscape-only-ios8")
                    .before(9, below: "launch-vc-landscape-only-ios8"),
                .from(15, at: "launch-vc-landscape-only-ios15"),
                evidence: "launch-vc-landscape-only-ios8, launch-vc-landscape-only-ios13, launch-vc- "
                    + "landscape-only-ios15")
        case .forcedTurnLaysOutTwice:
            Entry(
                .from(15, at: "nav-launch-forced-landscape-ios15"),
                evidence: "launch-vc-landscape-only-ios15, launch-vc-landscape-only-ios13")
        case .hidingStatusBarLaysOutAgain:
            Entry(
                .from(9, at: "demo-related-present-layout-ios9")
                    .before(10, below: "demo-related-present-layout-ios9"),
                evidence: "demo-related-present-layout-ios9, printed on 9.2 alone")
        case .styleChangesLayOut:
            Entry(.from(13, at: "override-interface-style-ios13"), evidence: "on-background-layout-ios17")
        case .controllersDecideOnStatusBar:
            Entry(.from(7, at: "nav-pop-revealed-ios7"), evidence: "status-doc-walk, status-nav-asks")
        case .launchAsksForStatusBarThrice:
            Entry(
                .from(9, at: "practise-status-bar-asked-thrice-ios9")
                    .before(
                        10, below: "practise-status-bar-asked-thrice-ios9",
                        at: "status-bar-style-of-each-top"),
                evidence: "practise-status-bar-asked-thrice-ios9, printed on 9.3 alone")
        case .customPresentationsTakeStatusBar:
            Entry(
                .from(
                    8, 3, below: "radar-custom-style-leaves-status-bar-ios8",
                    at: "radar-custom-style-takes-status-bar-ios9"
                ).before(
                    10, below: "radar-custom-style-takes-status-bar-ios9", at: "status-presented-not-asked"),
                evidence: "radars 22574353 and 22565293 (from 8.3 on, still in 9.3.2), 27435072 (10)")
        case .phonesKnowContextsBelowRoot:
            Entry(
                .from(
                    8, below: "neuburg-context-of-tab-phone-ios7", at: "neuburg-context-of-tab-phone-ios8"),
                evidence: "neuburg-context-of-tab-phone-ios8; class reference iOS 7, "
                    + "modalPresentationStyle (on iPhone always full-screen)")
        case .viewsLieUnderBars:
            Entry(
                .from(7, below: "view-below-bars-ios6", at: "view-below-bars-ios7"),
                evidence: "view-below-bars-ios6, view-below-bars-ios7, class reference iOS 6 and iOS 10")
        case .windowsStayUpright:
            Entry(
                .before(8, below: "blabla-frame-of-turned-root-ios7", at: "blabla-frame-of-turned-root-ios8"),
                evidence: "guide-ipad-turned-sizes-ios5, guide-ipad-turned-sizes-ios6; UIScreen reference, "
                    + "fixedCoordinateSpace (from 8 on the screen's bounds turn with the interface)")
        // State preservation and restoration
        case .tellsOfFinishedRestoration:
            Entry(
                .from(7, below: "restore-finished-order-ios6", at: "restore-finished-order"),
                evidence: "restore-finished-order")
        case .registersObjectsForRestoration:
            Entry(
                .from(7, below: "objects-registered-ios6", at: "objects-registered"),
                evidence: "objects-registered")
        case .archivesNameSystemAndTime:
            Entry(.from(7, below: "coder-keys-ios6", at: "coder-keys"), evidence: "coder-keys")
        case .tellsOfUnfitRestorationClasses:
            Entry(
                .from(
                    8, below: "restoration-class-not-conforming-ios7",
                    at: "restoration-class-not-conforming-ios8"),
                evidence: "warn-restoration-class-not-conforming (8 and 9; \"new in iOS 8?\")")
        case .restoresStateSecurely:
            Entry(
                .from(13, 2, below: "scene-and-legacy-both-called", at: "warn-insecure-delegate-methods"),
                evidence: "warn-insecure-delegate-methods")
        case .showsSnapshotAtLaunch:
            Entry(.from(7, below: "snapshot-rules-ios6", at: "snapshot-rules"), evidence: "snapshot-rules")
        case .hasScenes:
            Entry(
                .from(13, below: "scene-manifest-before-scenes-ios12", at: "scene-restore-activity-flow"),
                evidence: "scene-restore-activity-flow, launch-scene-order")
        case .windowsEmptyAtTermination:
            Entry(.before(11, at: "terminate-no-scenes"), evidence: "terminate-ios9, terminate-no-scenes")
        case .tellsOfTruncatedStacks:
            Entry(
                .from(7, below: "restore-truncated-stack-ios6", at: "restore-truncated-stack-ios7")
                    .before(9, below: "restore-truncated-stack-ios8", at: "restore-truncated-stack-ios9"),
                evidence: "later-evidence-2.md, 18")
        case .discardedScenesEmptyTheirWindows:
            Entry(
                .from(14, below: "notebook-scene-kill-ios13"),
                evidence: "notebook-scene-kill-ios13, terminate-scenes (16), nextvc-life-ios26")
        // Storyboards, segues and unwinding
        case .hasBaseLocalization:
            Entry(
                .from(6, below: "localised-nibs-ios5", at: "localised-nibs-ios6"),
                evidence: "Internationalization and Localization Guide, base internationalization")
        case .hasEmbedSegues:
            Entry(
                .from(6, below: "embed-needs-ios6", at: "embed-prepare-before-child-is-child"),
                evidence: "embed-needs-ios6")
        case .hasUnwindSegues:
            Entry(.from(6, at: "unwind-bug-formsheet-nav-ios6-phone"), evidence: "unwind-tn2298-process")
        case .asksShouldPerformSegue:
            Entry(
                .from(
                    6, below: "control-performs-its-segue-unasked-ios5",
                    at: "segue-shouldPerform-before-destination"),
                evidence: "segue-shouldPerform-only-controls")
        case .hasAdaptiveSegues:
            Entry(
                .from(8, below: "segue-show-in-split-ios7", at: "segue-show-asks-who-overrides-ios8"),
                evidence: "segue-show-semantics, segue-show-from-code-pushed-ios7")
        case .popoverSeguesAssertTheirAnchor:
            Entry(
                .before(
                    10, below: "segue-popover-class-without-anchor-ios9",
                    at: "segue-popover-class-without-anchor-ios10"),
                evidence: "segue-popover-class-without-anchor-ios8")
        case .appsCreateArchivedControllers:
            Entry(
                .from(13, at: "segue-ibsegueaction-then-prepare"),
                evidence: "segue-ibsegueaction-then-prepare")
        case .unwindSearchesAllowedChildren:
            Entry(
                .from(9, below: "unwind-ios8-root-container-decides-ios8", at: "unwind-cascade4-ios9"),
                evidence: "unwind-cascade4-ios9, unwind-ios9-header-allowedChildren")
        case .unwindSearchesControllersOnce:
            Entry(
                .from(10, below: "unwind-cascade4-ios9", at: "unwind-cascade4-ios10"),
                evidence: "unwind-cascade4-ios10")
        case .unwindAsksRealPresenter:
            Entry(
                .from(
                    8, below: "unwind-ios8-root-container-decides-ios7",
                    at: "unwind-ios8-root-container-decides-ios8"
                )
                .before(9, below: "unwind-ios8-root-container-decides-ios8", at: "unwind-across-tabs-ios9"),
                evidence: "unwind-ios8-skips-presenting-child, unwind-ios8-root-container-decides")
        case .unwindQuestionNamesSender:
            Entry(
                .from(
                    13, below: "unwind-canPerform-signature-ios12", at: "unwind-canPerform-signature-ios13"),
                evidence: "UIViewController reference, canPerformUnwindSegueAction(_:from:sender:)")
        case .unwindLeavesFormSheets:
            Entry(
                .from(6, at: "unwind-bug-formsheet-nav-ios6")
                    .before(7, below: "unwind-bug-formsheet-nav-ios6"),
                evidence: "unwind-bug-formsheet-nav-ios6, unwind-bug-split-formsheet-ios6")
        case .unwindLeavesContexts:
            Entry(
                .from(7, at: "unwind-bug-currentContext-nav-ios7")
                    .before(8, below: "unwind-bug-currentContext-nav-ios7"),
                evidence: "unwind-bug-currentContext-nav-ios7")
        case .unwindLeavesPopovers:
            Entry(
                .from(8, at: "unwind-bug-popover-ios8").before(9, below: "unwind-bug-popover-ios8"),
                evidence: "unwind-bug-popover-ios8")
        }
    }
}
