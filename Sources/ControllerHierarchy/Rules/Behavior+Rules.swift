extension Behavior {
    /// The ranges of versions in which a rule holds.
    package static func ranges(of rule: Rule) -> [VersionRange] { entry(for: rule).ranges }

    /// Where the rule was observed: case ids, or a document and its heading.
    package static func evidence(for rule: Rule) -> String { entry(for: rule).evidence }

    /// The ranges and the evidence of one rule.
    struct Entry {
        let ranges: [VersionRange]
        let evidence: String

        init(_ ranges: VersionRange..., evidence: String) {
            self.ranges = ranges
            self.evidence = evidence
        }
    }

    private static func entry(for rule: Rule) -> Entry {
        switch rule {
        case .sendsViewIsAppearing: Entry(.from(13), evidence: "doc-viewisappearing, via-doc")
        case .sendsViewIsAppearingToChildrenOfPlainContainers: Entry(.from(16), evidence: "via-nested-15")
        case .presentsAfterCommit:
            Entry(
                .from(8),
                evidence: "timing-appearance-after-CA-commit, timing-ios6-nonanimated-present-synchronous")
        case .automaticStyleIsPageSheet: Entry(.from(13), evidence: "automatic-resolves-on-read")
        case .sheetsAdaptToFullScreenOnPhones:
            Entry(.before(13), evidence: "adapt-ios12-iphone-sheets, peer-lasso-present-anim-pagesheet-12")
        case .everyStyleIsFullScreenOnPhones: Entry(.before(8), evidence: "iphone-fullscreen-always-docs")
        case .unanimatedSheetEndsInLaterTurn:
            Entry(.from(13), evidence: "peer-lasso-present-noanim-pagesheet-13")
        case .presenterDidCallbacksAreUnanimated:
            Entry(.versions(8, 0, before: 8, 1), evidence: "op-animated-flag-ios8-beta")
        default: versionedText(for: rule)
        }
    }

    private static func versionedText(for rule: Rule) -> Entry {
        switch rule {
        case .presentationMessagesNameThePresenter:
            Entry(.from(14), evidence: "warn-already-presenting-new, warn-not-in-hierarchy-new")
        case .consoleMessagesHaveCategories: Entry(.from(14), evidence: "warn-already-presenting-new")
        case .detachedMessageIsStrict:
            Entry(.from(17), evidence: "present-from-viewWillAppear-detached-warning")
        case .activeControllerExceptionIsDetailed:
            Entry(.from(14), evidence: "exc-already-presented-by, exc-has-parent")
        case .dismissalRefusalNamesOnlyThePresentationController:
            Entry(.from(12), evidence: "warn-dismiss-while-transitioning-new")
        case .dismissalRefusalNamesThePresentationController:
            Entry(.from(8), evidence: "op-warn-transitioning-already-since-8")
        case .sameInstanceMessageNamesTheNavigationController:
            Entry(
                .from(13), evidence: "navigation-containment.md, where sources disagree: same-instance text")
        case .nestedTransitionMessageHasArticle: Entry(.from(13), evidence: "nav-nested-console-ios13")
        case .navigationBarFinishesInUnexpectedState:
            Entry(.before(13), evidence: "nav-nested-push-console-ios10, nav-nested-pop-console-ios8")
        default: timing(of: rule)
        }
    }

    private static func timing(of rule: Rule) -> Entry {
        switch rule {
        case .chainDismissalRemovesUpperOnesFirst:
            Entry(
                .from(8),
                evidence: "dismiss-stack-ios8-intermediate-animates, chain-fullscreen-lowest-animates-ios14")
        case .uncoveredLinksLeaveTogether:
            Entry(.from(11), evidence: "dismiss-stack-sheets-no-didDismiss-above")
        case .chainDismissalAnimatesTopOnly: Entry(.before(8), evidence: "dismiss-stack-ios7-top-animates")
        case .navigationStartsInLayoutPass:
            Entry(.from(7), evidence: "op-bt-nav-root-loads-in-layout, nav-push-synchronous-load-ios4")
        case .poppedMiddleControllersGetParentCallbacks:
            Entry(.from(7), evidence: "nav-pop-multi-willmove-claim")
        case .replacedTopGetsNoParentCallbacks:
            Entry(.versions(7, before: 8), evidence: "nav-setvcs-no-willmove-ios7")
        case .didShowComesTwiceAtLaunch: Entry(.before(6), evidence: "navigation-containment.md R9")
        case .becomesActiveBeforeRootAppears:
            Entry(
                .before(8), .versions(9, before: 11), .from(13),
                evidence: "launch-app-order-by-version, on-active-vs-vda-neuburg")
        case .purgesHiddenViewsOnMemoryWarning: Entry(.before(6), evidence: "nav-memory-warning-2013")
        case .unanimatedDismissalEndsInLaterTurn:
            Entry(.versions(8, before: 9), evidence: "dismiss-nonanimated-not-immediate-ios8")
        case .nestedMessageForPendingTransition:
            Entry(
                .before(9), evidence: "on-nested-push-before-didappear-ios7, nav-push-poptoroot-push-ios7")
        case .finishesNavigationBarBeforeUnbalanced:
            Entry(.before(8), evidence: "nav-nested-console-order-2014, nav-nested-push-console-ios10")
        default: entering(rule)
        }
    }

    private static func entering(_ rule: Rule) -> Entry {
        switch rule {
        case .updatesConstraintsBeforeFirstLayout:
            Entry(.from(6), evidence: "launch-uiappdelegate-csdn-2018, nav-push-parent-callbacks-ios6")
        case .ignoresPushOfPendingInstance: Entry(.from(26), evidence: "exc-push-same-ios17-not26")
        case .navigationRootIsLaidOutTwiceAtLaunch:
            Entry(
                .from(15), evidence: "op-launch-scene-ios17, launch-nav-catalyst26, push-chain-layout-ios13")
        case .traitsChangeOnEnteringWindow:
            Entry(.versions(8, before: 13), evidence: "launch-portrait-ios8, launch-trait-counts-sizetest")
        case .safeAreaChangesOnEnteringWindow:
            Entry(.from(11), evidence: "launch-margins-safearea, peer-kuniwak-present-debug-log")
        case .coveredRootsAreLaidOut:
            Entry(.before(13), evidence: "segue-modal-button, segue-modal-unwind-layout")
        case .presentationHoldsPresenter:
            Entry(.before(10), evidence: "on-root-swap-presented-leak-span, on-root-swap-presented-ios10")
        case .requiresScenes: Entry(.from(27), evidence: "lifecycle-rotation.md, section 3")
        case .sceneEntersForegroundBeforeLoading:
            Entry(
                .from(17), evidence: "op-launch-scene-ios17, launch-scene-order, launch-scene-ios16")
        case .endsWindowDrivenAppearanceInNextTurn:
            Entry(.before(7), evidence: "rt-chameleon-window-driven")
        case .complainsOfDirectAppearanceCalls:
            Entry(.from(13), evidence: "warn-direct-appearance-call, warn-direct-call")
        case .backButtonPopsByItself: Entry(.from(13), evidence: "nav-shouldpop-reissue-pop")
        case .backButtonSkipsShouldPop:
            Entry(.versions(13, 4, before: 13, 5), evidence: "nav-shouldpop-ios13.4")
        default: containers(rule)
        }
    }

    private static func containers(_ rule: Rule) -> Entry {
        switch rule {
        case .pageControllersScroll:
            Entry(.from(6), evidence: "UIPageViewController reference, TransitionStyle.scroll")
        case .splitViewsCollapse:
            Entry(.from(8), evidence: "split-collapse-classic, split-born-expanded")
        case .splitViewsHaveColumns:
            Entry(.from(14), evidence: "split-new-iphone-launch, split-new-collapse-calls")
        case .hiddenPrimaryCountsAsShown:
            Entry(.versions(10, before: 11), evidence: "split-primary-no-appear")
        case .tabChangesCanBeAnimated:
            Entry(
                .from(7), evidence: "UITabBarControllerDelegate reference, animationControllerForTransition")
        case .padTabBarsFitEveryTab:
            Entry(
                .from(18),
                evidence: "UITabBarController reference, the tab bar at the top of iPad; issue "
                    + "software-mansion/react-native-screens 3785")
        case .setterTellsUnseenDetail:
            Entry(
                .from(8),
                evidence:
                    "navigation-containment.md, later evidence; issue wordpress-mobile/WordPress-iOS 6948")
        case .splitViewsHaveInspectors:
            Entry(.from(26), evidence: "UISplitViewController reference, Column.inspector")
        default: presenting(rule)
        }
    }
}
