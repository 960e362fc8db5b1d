/// Every rule that differs between versions of iOS, as one value for one version.
///
/// The rest of the model asks `behavior.x` and never compares versions. Each rule stands in `Behavior.rules`
/// with its version range and its evidence.
package struct Behavior: Sendable {
    /// The version that the other values follow from.
    package let systemVersion: SystemVersion
    /// A bit for each rule.
    private let flags: UInt128

    /// Evaluates every rule for a version.
    package init(systemVersion: SystemVersion) {
        self.systemVersion = systemVersion
        precondition(Rule.allCases.count <= UInt128.bitWidth, "a rule without a bit would hold nowhere")
        var flags: UInt128 = 0
        for rule in Rule.allCases
        where Behavior.ranges(of: rule).contains(where: { $0.contains(systemVersion) }) {
            flags |= 1 << UInt128(rule.rawValue)
        }
        self.flags = flags
    }

    /// Whether a rule holds in this version.
    package func holds(_ rule: Rule) -> Bool { flags & (1 << UInt128(rule.rawValue)) != 0 }

    /// A statement that is true in some versions only.
    package enum Rule: UInt64, CaseIterable, Sendable {
        case sendsViewIsAppearing
        case sendsViewIsAppearingToChildrenOfPlainContainers
        case presentsAfterCommit
        case automaticStyleIsPageSheet
        case sheetsAdaptToFullScreenOnPhones
        case everyStyleIsFullScreenOnPhones
        case unanimatedSheetEndsInLaterTurn
        case presenterDidCallbacksAreUnanimated
        case presentationMessagesNameThePresenter
        case detachedMessageIsStrict
        case activeControllerExceptionIsDetailed
        case dismissalRefusalNamesOnlyThePresentationController
        case dismissalRefusalNamesThePresentationController
        case chainDismissalRemovesUpperOnesFirst
        case uncoveredLinksLeaveTogether
        case chainDismissalAnimatesTopOnly
        case navigationStartsInLayoutPass
        case complainsOfDirectAppearanceCalls
        case backButtonPopsByItself
        case backButtonSkipsShouldPop
        case sameInstanceMessageNamesTheNavigationController
        case nestedTransitionMessageHasArticle
        case navigationBarFinishesInUnexpectedState
        case poppedMiddleControllersGetParentCallbacks
        case replacedTopGetsNoParentCallbacks
        case didShowComesTwiceAtLaunch
        case becomesActiveBeforeRootAppears
        case purgesHiddenViewsOnMemoryWarning
        case consoleMessagesHaveCategories
        case presentationHoldsPresenter
        case coveredRootsAreLaidOut
        case requiresScenes
        case updatesConstraintsBeforeFirstLayout
        case ignoresPushOfPendingInstance
        case hasCustomTransitions
        case complainsOfCustomStyleWithoutAnimator
        case raisesDuringOwnTransition
        case hasPresentationControllers
        case asksForPresentationControllerBeforeResolving
        case popoverTappedAgainDismissesPresenter
        case popoverTapDismissesContentOnly
        case presentationDelegateHearsOfDismissals
        case actionSheetExceptionExplains
        case activityExceptionExplains
        case actionSheetExceptionNamesPresenter
        case partialCurlIsDismissedByTap
        case presentationsKeepStackFromChanging
        case hasSheetPresentationControllers
        case controllersShowOthers
        case hasMoviePlayers
        case unanimatedDismissalEndsInLaterTurn
        case nestedMessageForPendingTransition
        case finishesNavigationBarBeforeUnbalanced
        case navigationRootIsLaidOutTwiceAtLaunch
        case traitsChangeOnEnteringWindow
        case safeAreaChangesOnEnteringWindow
        case sceneEntersForegroundBeforeLoading
        case endsWindowDrivenAppearanceInNextTurn
        case supportsInteractivePop
        case pageControllersScroll
        case splitViewsCollapse
        case splitViewsHaveColumns
        case hiddenPrimaryCountsAsShown
        case tabChangesCanBeAnimated
        case padTabBarsFitEveryTab
        case splitViewsHaveInspectors
        case setterTellsUnseenDetail
        // Rotation, traits and bars
        case asksForEachOrientation
        case asksShouldAutorotate
        case turnsToPortraitUnasked
        case remembersOrientations
        case orientationCanBeLocked
        case padsMultitask
        case overFullScreenDecides
        case containerDelegatesDecideOnOrientation
        case raisesForDisjointOrientations
        case disjointOrientationsNameTheClass
        case preferredOrientationMessageNamesBoth
        case asksPreferredOrientationOnReturn
        case turnsBackAfterDismissal
        case hasTraitCollections
        case coveredMembersHearOfFirstResize
        case coveredPresentersHearOfSize
        case launchesAsHeld
        case launchesInFirstListedOrientation
        case turnsAfterLaunch
        case entersWindowBeforeForcedTurn
        case forcedTurnSendsTraitChange
        case forcedTurnLaysOutTwice
        case stackMembersAreToldOfTraitsAtLaunch
        case styleChangesLayOut
        case snapshotsBothSizes
        case snapshotsBothStyles
        case snapshotsCollapseSplitViews
        case controllersDecideOnStatusBar
        case asksAboutExtendedLayout
        case supportsPeek
        case controllersHaveKeyCommands
        // The app's life
        case hasStateRestoration
        case tellsOfFinishedRestoration
        case registersObjectsForRestoration
        case restoresStateSecurely
        case showsSnapshotAtLaunch
        case hasScenes
        case windowsEmptyAtTermination
        case hasAppExtensions
        // Storyboards, segues, unwinding
        case barsMoveLayoutGuides
        case hasEmbedSegues
        case hasUnwindSegues
        case asksShouldPerformSegue
        case hasAdaptiveSegues
        case appsCreateArchivedControllers
        case storyboardMessagesHaveCategories
        case requiresRootAfterLaunch
        case unwindSearchesAllowedChildren
        case unwindSearchesControllersOnce
        case unwindAsksRealPresenter
        case unwindQuestionNamesSender
        case unwindLeavesFormSheets
        case unwindLeavesContexts
        case unwindLeavesPopovers
    }

    /// The versions in which a rule holds: from the lower bound on, before the upper one.
    package struct VersionRange: Sendable {
        let from: SystemVersion?
        let before: SystemVersion?

        func contains(_ version: SystemVersion) -> Bool {
            if let from, version < from { return false }
            if let before, version >= before { return false }
            return true
        }

        static func from(_ major: Int, _ minor: Int = 0) -> VersionRange {
            VersionRange(from: SystemVersion(major, minor), before: nil)
        }

        static func before(_ major: Int, _ minor: Int = 0) -> VersionRange {
            VersionRange(from: nil, before: SystemVersion(major, minor))
        }

        static func versions(_ first: Int, before next: Int) -> VersionRange {
            VersionRange(from: SystemVersion(first), before: SystemVersion(next))
        }

        static func versions(_ first: Int, _ minor: Int, before next: Int, _ nextMinor: Int) -> VersionRange {
            VersionRange(from: SystemVersion(first, minor), before: SystemVersion(next, nextMinor))
        }
    }
}
