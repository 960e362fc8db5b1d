/// Dismissing by a drag of the sheet, or by a tap outside of it.
///
/// Source: presentation.md R5 and section 6; op-sheet-swipe-full-order, op-sheet-attempt-no-lifecycle.
extension ViewController {
    /// Carries out one phase of a drag on a presented sheet.
    func interactiveDismiss(_ phase: NavigationController.GesturePhase) throws(Interruption) {
        guard let presentation = nearestAncestor(where: { $0.presentedBy != nil })?.presentedBy else {
            return application.noteIgnored()
        }
        let presented = presentation.presented
        switch phase {
        case .begin:
            guard presentation.canBeDragged, presentation.transition == nil, presented.presentation == nil
            else {
                return application.noteIgnored()
            }
            guard try presented.allowsDragDismissal() else { return application.noteIgnored() }
            try presented.tellPresentationDelegate(.presentationWillDismiss)
            presentation.isBeingDismissed = true
            let transition = DismissTransition([presentation], isAnimated: true, completion: .none)
            transition.isInteractive = true
            transition.endsWithDidDismiss = true
            try transition.begin()
        case .update:
            guard presentation.transition?.isInteractive == true else { return application.noteIgnored() }
        case .finish, .cancel:
            guard let transition = presentation.transition, transition.isInteractive else {
                return application.noteIgnored()
            }
            transition.isInteractive = false
            try transition.finish(completed: phase == .finish)
        }
    }

    /// Asks whether a drag may dismiss; a refusal is reported as an attempt.
    private func allowsDragDismissal() throws(Interruption) -> Bool {
        if setting(.isModalInPresentation)?.bool ?? false {
            try tellPresentationDelegate(.presentationDidAttemptToDismiss)
            return false
        }
        guard let presentationDelegate else { return true }
        let allows = presentationDelegate.answer("shouldDismiss")?.bool ?? true
        try application.record(
            .presentationShouldDismiss, target: identity, payload: .answer([], .bool(allows)))
        if !allows { try tellPresentationDelegate(.presentationDidAttemptToDismiss) }
        return allows
    }

    func tellPresentationDelegate(_ callback: Callback) throws(Interruption) {
        guard presentationDelegate != nil else { return }
        try application.record(callback, target: identity)
    }

    /// A tap on the dimmed area around a popover or sheet.
    ///
    /// Source: op-popover-tap-outside-dismisses-presenter.
    func tapOutside() throws(Interruption) {
        guard let presentation = nearestAncestor(where: { $0.presentedBy != nil })?.presentedBy,
            presentation.style == .popover || presentation.canBeDragged
        else { return application.noteIgnored() }
        let presented = presentation.presented
        guard !(presented.setting(.isModalInPopover)?.bool ?? false), presentation.transition == nil,
            try presented.allowsDragDismissal()
        else { return application.noteIgnored() }
        try presented.tellPresentationDelegate(.presentationWillDismiss)
        try presentation.presenting.send(.dismissCall, .animated(true))
        presentation.isBeingDismissed = true
        let transition = DismissTransition(presentation.chain, isAnimated: true, completion: .none)
        transition.endsWithDidDismiss = true
        try transition.begin()
    }
}

extension PresentationController {
    /// Whether the user can drag the presented view down.
    var canBeDragged: Bool {
        presenting.application.behavior.holds(.automaticStyleIsPageSheet)
            && (style == .pageSheet || style == .formSheet || style == .popover)
    }
}
