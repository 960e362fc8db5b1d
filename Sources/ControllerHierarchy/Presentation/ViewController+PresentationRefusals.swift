/// What UIKit prints when it ignores a presentation or a dismissal.
///
/// Source: presentation.md section 4.
extension ViewController {
    /// Whether UIKit logs and ignores the request; a detached presenter is logged and goes on.
    func refusesPresentation(of controller: ViewController, from presenter: ViewController)
        throws(Interruption) -> Bool
    {
        // What covers the presenter may just have been asked to leave, with the view still out of the window.
        // Source: present-while-cover-is-to-leave-ios8.
        guard presenter.isInWindow || presenter.isAboutToEnterWindow, !presenter.isLeaving else {
            try warnIfDetached(controller, on: presenter)
            try refuse(controller, on: presenter, .notInWindow)
            return true
        }
        // A context inside of a presenter counts as the presenter itself: both are in one window.
        if let running = presenter.nearestPresentation(where: \.isRunning) {
            // What goes with animation is there still where the message names the presenter.
            // Source: rn-handoff-same-tick-ios26, deltachat-error-behind-progress-ios14.
            let isThere =
                running.isBeingDismissed && running.transition?.isAnimated ?? false
                && application.behavior.holds(.presentationMessagesNameThePresenter)
            try refuse(controller, on: presenter, isThere ? .alreadyPresenting : .inProgress)
            return true
        }
        try warnIfDetached(controller, on: presenter)
        // So it does while what was asked for in this turn waits.
        let waits = presenter.nearestPresentation { $0.transition?.hasBegun == false } != nil
        if presenter.presentation != nil || waits
            || application.windows.alertViews.contains(where: { $0.occupies(presenter) })
        {
            try refuse(controller, on: presenter, .alreadyPresenting)
            return true
        }
        if let own = presenter.presentedBy?.transition, own.isAnimated, !own.isFinishing, own.hasBegun {
            if application.behavior.holds(.raisesDuringOwnTransition) {
                throw .exception(
                    .internalInconsistency,
                    "Attempting to begin a modal transition from \(presenter.identity.printed) to "
                        + "\(controller.identity.printed) while a transition is already in progress. "
                        + "Wait for viewDidAppear/viewDidDisappear to know the current transition has completed"
                )
            }
            try refuse(controller, on: presenter, .inProgress)
            return true
        }
        return false
    }

    /// The animated dismissal whose end a presentation without animation waits for, instead of being refused.
    ///
    /// Source: ksdialogs-carried-over-a-dismissal-ios26, ksdialogs-second-carried-over-refused-ios26.
    var dismissalToWaitFor: DismissTransition? {
        guard application.behavior.holds(.dismissalsCarryPresentationsOver), isInWindow, !isLeaving,
            let dismissal = nearestPresentation(where: \.isRunning)?.transition as? DismissTransition,
            dismissal.isAnimated, !dismissal.isFinishing
        else { return nil }
        return dismissal
    }

    /// Whether the controller, or what it is a descendant of, is on its way out; it counts as gone already.
    ///
    /// Source: present-on-leaving-controller.
    private var isLeaving: Bool {
        let presentedBy = unmanagedRoot._withUnsafeGuaranteedRef { $0.unmanagedPresentedBy }
        let isOnItsWay = presentedBy?._withUnsafeGuaranteedRef {
            $0.isBeingDismissed && $0.transition?.isFinishing == false
        }
        return isOnItsWay ?? false && !application.behavior.holds(.raisesDuringOwnTransition)
    }

    private enum Refusal {
        case inProgress
        case notInWindow
        case alreadyPresenting
    }

    private func reason(of refusal: Refusal, by presenter: ViewController) -> String {
        let name = presenter.identity.label
        return switch refusal {
        case .inProgress: "a presentation of \(name)'s is running"
        case .notInWindow: "the view of \(name) is not in the window hierarchy"
        case .alreadyPresenting: "\(name) presents something already"
        }
    }

    private func refuse(
        _ controller: ViewController, on presenter: ViewController, _ refusal: Refusal
    ) throws(Interruption) {
        application.ignore(because: reason(of: refusal, by: presenter))
        guard application.behavior.holds(.presentationMessagesNameThePresenter) else {
            let start = "Warning: Attempt to present \(controller.identity.printed) "
            switch refusal {
            case .inProgress:
                return try application.print(
                    start + "on \(identity.printed) while a presentation is in progress!")
            case .notInWindow:
                return try application.print(
                    start + "on \(identity.printed) whose view is not in the window hierarchy!")
            case .alreadyPresenting:
                // The receiver's own presented controller is printed, although the resolved presenter is
                // busy.
                let other = presentation?.presented.identity.printed ?? "(null)"
                return try application.print(
                    start + " on \(identity.printed) which is already presenting \(other)")
            }
        }
        let start =
            "Attempt to present \(controller.identity.printed) on \(presenter.identity.printed) "
            + "(from \(identity.printed)) "
        let end =
            switch refusal {
            case .inProgress: "while a presentation is in progress."
            case .notInWindow: "whose view is not in the window hierarchy."
            case .alreadyPresenting: "which is already presenting \(presenter.presentedThere ?? "(null)")."
            }
        try application.print(start + end, category: "Presentation")
    }

    /// What the controller presents, or what it is a descendant of, as the console prints it.
    private var presentedThere: String? {
        nearestPresentation()?.presented.identity.printed
    }

    /// Whether the controller will be in the window when the turn ends: its own presentation was just asked
    /// for.
    ///
    /// Source: present-chain-in-one-loop.
    var isAboutToEnterWindow: Bool {
        guard let presentedBy, let transition = presentedBy.transition else { return false }
        return presentedBy.isBeingPresented && !transition.hasBegun && !transition.isAnimated
            && application.calls.isInAppCode
    }

    /// Whether a chain of parents and presenters leads to a window's root.
    var isAttached: Bool {
        unmanagedRoot._withUnsafeGuaranteedRef { application.isRoot($0) || $0.unmanagedPresentedBy != nil }
    }

    /// Complains of a presenter that no chain leads to, and of a receiver whose own view is in no window.
    ///
    /// Source: warn-detached-14, vkgb-alert-in-unwind-ios14, minjae-presents-as-tab-appears-ios17.
    private func warnIfDetached(
        _ controller: ViewController, on presenter: ViewController
    ) throws(Interruption) {
        // Source: mobicage-present-below-more-ios7.
        let isBelowMore = application.behavior.holds(.moreListIsDetached) && isBelowMoreList
        guard !presenter.isAttached || isBelowMore || self !== presenter && !isInWindow,
            presenter.isInWindow || presenter.appearance.state == .appearing
        else {
            return
        }
        let behavior = application.behavior
        guard behavior.holds(.presentationMessagesNameThePresenter) else {
            return try application.print(
                "Presenting view controllers on detached view controllers is discouraged \(identity.printed)."
            )
        }
        let start =
            "Presenting view controller \(controller.identity.printed) from detached view controller "
            + "\(identity.printed) is "
        guard behavior.holds(.detachedMessageIsStrict) else {
            return try application.print(start + "discouraged.", category: "Presentation")
        }
        try application.print(
            start
                + "not supported, and may result in incorrect safe area insets and a corrupt root presentation. "
                + "Make sure \(identity.printed) is in the view controller hierarchy before presenting from it. "
                + "Will become a hard exception in a future release.", category: "Presentation")
    }

    /// Prints why a dismissal that this controller was asked for is ignored: a transition of the same
    /// presentation runs.
    ///
    /// Source: warn-dismiss-in-progress, op-warn-transitioning-already-since-8.
    func refuseDismissal(of presentation: PresentationController) throws(Interruption) {
        application.ignore(
            because: "\(presentation.presented.identity.label) is being presented or dismissed already")
        let behavior = application.behavior
        let namesPresentation = behavior.holds(.dismissalRefusalNamesThePresentationController)
        let namesNothingElse =
            presentation.transition?.hasBegun ?? false
            ? behavior.holds(.dismissalRefusalNamesOnlyThePresentationController) : namesPresentation
        if !namesNothingElse {
            try application.print(
                "Warning: Attempt to dismiss from view controller \(identity.printed) "
                    + "while a presentation or dismiss is in progress!")
        }
        if namesPresentation {
            try application.print(
                "Trying to dismiss the presentation controller while transitioning already. "
                    + "(\(presentation.printed))", category: "Presentation")
        }
    }
}
