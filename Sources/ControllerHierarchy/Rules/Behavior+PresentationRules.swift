extension Behavior {
    /// The rules about custom presentations, popovers, alerts and movie players.
    static func presenting(_ rule: Rule) -> Entry {
        switch rule {
        case .hasCustomTransitions: Entry(.from(7), evidence: "animator-sequence-doc")
        case .complainsOfCustomStyleWithoutAnimator:
            Entry(.versions(7, before: 8), evidence: "custom-style-without-animator-ios7")
        case .raisesDuringOwnTransition: Entry(.before(8), evidence: "exc-present-during-own-transition")
        case .hasPresentationControllers: Entry(.from(8), evidence: "custom-presentation-sequence-doc")
        case .asksForPresentationControllerBeforeResolving:
            Entry(.versions(8, before: 10), evidence: "op-presenting-nil-in-presentationControllerFor-ios8")
        case .popoverTappedAgainDismissesPresenter:
            Entry(
                .versions(8, before: 9),
                evidence:
                    "popover-double-tap-dismisses-parent-ios8, op-popover-tap-outside-dismisses-presenter")
        case .popoverTapDismissesContentOnly:
            Entry(
                .versions(8, 3, before: 9, 0), evidence: "resolve-presented-in-popover-currentContext")
        case .presentationDelegateHearsOfDismissals:
            Entry(.from(13), evidence: "sheet-swipe-delegate-order")
        case .actionSheetExceptionExplains: Entry(.from(8, 3), evidence: "exc-popover-alert-actionsheet")
        case .activityExceptionExplains: Entry(.from(10), evidence: "exc-popover-activity")
        case .actionSheetExceptionNamesPresenter:
            Entry(.from(15), evidence: "exc-popover-alert-actionsheet")
        case .partialCurlIsDismissedByTap: Entry(.before(13), evidence: "partial-curl-tap-dismisses")
        case .presentationsKeepStackFromChanging:
            Entry(.from(8), evidence: "nav-push-while-presenting, nav-push-while-alert-leaves")
        case .hasSheetPresentationControllers:
            Entry(.from(15), evidence: "UISheetPresentationController reference, iOS 15")
        case .controllersShowOthers:
            Entry(.from(8), evidence: "class reference iOS 10, show(_:sender:); show-default")
        case .hasMoviePlayers:
            Entry(.before(13), evidence: "class reference iOS 10, presentMoviePlayerViewControllerAnimated")
        default: rotation(rule)
        }
    }
}
