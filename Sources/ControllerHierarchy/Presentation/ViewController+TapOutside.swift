/// Dismissing by a tap outside of the presented view.
///
/// Source: op-popover-tap-outside-dismisses-presenter, partial-curl-tap-dismisses,
/// resolve-presented-in-popover-currentContext.
extension ViewController {
    /// A tap on the dimmed area around a popover or sheet, or on the page behind a partial curl.
    func tapOutside() throws(Interruption) {
        guard let presentation = nearestAncestor(where: { $0.presentedBy != nil })?.presentedBy else {
            return application.noteIgnored()
        }
        let behavior = application.behavior
        if presentation.style == .popover, presentation.isBeingDismissed,
            behavior.holds(.popoverTappedAgainDismissesPresenter)
        {
            return try presentation.presenting.dismissByTap(lastDelegateCall: nil)
        }
        guard presentation.transition == nil else { return application.noteIgnored() }
        if presentation.style == .popover {
            try presentation.tapOutsidePopover()
        } else if presentation.canBeDragged {
            guard try presentation.presented.allowsDismissalByUser() else { return application.noteIgnored() }
            try presentation.presented.tellPresentationDelegate(.presentationWillDismiss)
            try presentation.presenting.dismissByTap(lastDelegateCall: .presentationDidDismiss)
        } else if presentation.isPartialCurl, behavior.holds(.partialCurlIsDismissedByTap) {
            try presentation.presenting.dismissByTap(lastDelegateCall: nil)
        } else {
            application.noteIgnored()
        }
    }

    /// Sends `dismiss`, as UIKit does for a tap, so that the app's class sees it.
    fileprivate func dismissByTap(lastDelegateCall: Callback?) throws(Interruption) {
        try send(.dismissCall, .animated(true))
        guard appClass.callsSuper(in: .dismissCall) else { return }
        try dismiss(animated: true, completion: .none, lastDelegateCall: lastDelegateCall)
    }

    /// Asks the popover's delegate, as UIKit did before it asked the presentation's delegate.
    fileprivate func allowsPopoverDismissal() throws(Interruption) -> Bool {
        if setting(.isModalInPopover)?.bool ?? false { return false }
        guard let presentationDelegate else { return true }
        let allows = presentationDelegate.answer("popoverShouldDismiss")?.bool ?? true
        try application.record(.popoverShouldDismiss, target: identity, payload: .answer([], .bool(allows)))
        return allows
    }
}

extension PresentationController {
    fileprivate func tapOutsidePopover() throws(Interruption) {
        let application = presenting.application
        let behavior = application.behavior
        let asksPresentationDelegate = behavior.holds(.presentationDelegateHearsOfDismissals)
        let isAllowed =
            asksPresentationDelegate
            ? try presented.allowsDismissalByUser() : try presented.allowsPopoverDismissal()
        guard isAllowed else { return application.noteIgnored() }
        if chain.count > 1, behavior.holds(.popoverTapDismissesContentOnly) {
            return try presented.dismissByTap(lastDelegateCall: nil)
        }
        if asksPresentationDelegate { try presented.tellPresentationDelegate(.presentationWillDismiss) }
        try presenting.dismissByTap(
            lastDelegateCall: asksPresentationDelegate ? .presentationDidDismiss : .popoverDidDismiss)
    }
}
