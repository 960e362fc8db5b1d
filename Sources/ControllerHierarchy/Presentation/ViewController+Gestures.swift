/// Dismissing by a drag, of a sheet or of an interactive transition of the app's own.
///
/// Source: presentation.md R5 and section 6; op-sheet-swipe-full-order, op-sheet-attempt-no-lifecycle.
extension ViewController {
    /// Carries out one phase of a drag on a presented controller.
    func interactiveDismiss(_ phase: GesturePhase) throws(Interruption) {
        guard let presentation = nearestAncestor(where: { $0.presentedBy != nil })?.presentedBy else {
            return application.ignore(because: "nothing is presented around \(identity.label)")
        }
        switch phase {
        case .begin: try presentation.presented.beginDrag(presentation)
        case .update:
            guard presentation.transition?.isInteractive == true else {
                return presentation.presented.ignoreDragThatHasNotBegun()
            }
        case .finish, .cancel:
            guard let transition = presentation.transition, transition.isInteractive else {
                return try presentation.endRefusedDrag(attempts: phase == .finish)
            }
            try transition.endGesture(completed: phase == .finish)
        }
    }

    fileprivate func ignoreDragThatHasNotBegun() {
        application.ignore(
            because: "no drag dismisses \(identity.label): one begins with the phase `begin`")
    }

    private func beginDrag(_ presentation: PresentationController) throws(Interruption) {
        try presentation.endInterruptedZoom()
        guard presentation.transition == nil, self.presentation == nil else {
            return application.ignore(
                because: presentation.transition == nil
                    ? "\(identity.label) presents something itself" : "\(identity.label) is on its way")
        }
        let isDrivenByApp =
            transitioningDelegate.map {
                $0.animation.animator != nil && $0.animation.interaction != nil && $0.drivesDismissal
            } ?? false
        if isDrivenByApp {
            // The app's own gesture recognizer calls dismiss and drives what follows.
            try dismiss(animated: true, completion: .none)
            return
        }
        guard presentation.canBePulledDown, try allowsZoomBack() else {
            return application.ignore(because: "\(identity.label) cannot be pulled down")
        }
        guard try presentation.allowsDismissalByUser(reportsAttempt: false) else {
            presentation.drag = SheetDrag(isRefused: true)
            return application.ignore(
                because: "\(identity.label) may not be dismissed; its delegate hears of an attempt at finish")
        }
        try presentation.tellDelegate(.presentationWillDismiss)
        presentation.isBeingDismissed = true
        let transition = DismissTransition(presentation, isAnimated: true, completion: .none)
        transition.isInteractive = true
        transition.lastDelegateCall = .presentationDidDismiss
        try transition.begin()
        try presentation.tellSource()
    }
}

extension PresentationController {
    /// Whether the user can drag the presented view down; a sheet that fills a phone in landscape stays.
    ///
    /// Source: sheet-landscape-iphone-same-callbacks.
    var canBeDragged: Bool {
        guard application.behavior.holds(.automaticStyleIsPageSheet), style.isSheet else { return false }
        let fillsScreen = application.device.idiom == .phone && application.device.orientation.isLandscape
        return !fillsScreen || sheetMeasures?.rests ?? false
    }

    /// Lets go of a sheet that may not be dismissed: one that was pulled far enough is an attempt.
    ///
    /// Source: sheet-attempt-at-release.
    fileprivate func endRefusedDrag(attempts: Bool) throws(Interruption) {
        guard drag?.isRefused ?? false else { return presented.ignoreDragThatHasNotBegun() }
        application.ignore(because: "\(presented.identity.label) may not be dismissed")
        drag = nil
        if attempts { try tellDelegate(.presentationDidAttemptToDismiss) }
    }
}
