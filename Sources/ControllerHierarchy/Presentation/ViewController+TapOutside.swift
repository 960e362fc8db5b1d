/// Dismissing by a tap outside of the presented view.
///
/// Source: op-popover-tap-outside-dismisses-presenter, partial-curl-tap-dismisses,
/// resolve-presented-in-popover-currentContext.
extension ViewController {
    /// A tap on the dimmed area around a popover or sheet, or on the page behind a partial curl.
    ///
    /// - Parameter tapped: The controller whose view is tapped, which may be one that a popover lets taps
    ///   through to; nil for any other place.
    func tapOutside(on tapped: ViewController? = nil) throws(Interruption) {
        guard application.life.isActive || !application.calls.isOutermost else {
            return application.ignore(because: "the app is not active")
        }
        if application.transitions.menu != nil { return try application.closeMenu(commits: false) }
        if try tapBeside() { return }
        guard let presentation = nearestAncestor(where: { $0.presentedBy != nil })?.presentedBy else {
            return application.ignore(because: "nothing is presented around \(identity.label)")
        }
        if let tapped, presentation.style == .popover, !presentation.isOutside(tapped) {
            let isInside = tapped.stands(above: presentation.presented)
            return application.ignore(
                because: isInside
                    ? "\(tapped.identity.label) is inside the popover"
                    : "the popover lets taps on \(tapped.identity.label) through")
        }
        let behavior = application.behavior
        if presentation.style == .popover, presentation.isBeingDismissed,
            behavior.holds(.popoverTappedAgainDismissesPresenter)
        {
            return try presentation.presenting.dismissByTap(lastDelegateCall: nil)
        }
        guard presentation.transition == nil, presentation.presented.isReachableBeside else {
            return application.ignore(
                because: presentation.transition == nil
                    ? "something covers \(identity.label)" : "\(identity.label) is on its way")
        }
        if let alert = presentation.presented as? AlertController {
            try alert.tapOutside(presentation)
        } else if presentation.style == .popover {
            try presentation.tapOutsidePopover()
        } else if presentation.canBeDragged {
            // Beside a sheet that dims nothing the tap is one on the presenter.
            guard !(presentation.sheetMeasures?.isUndimmed ?? false),
                try presentation.allowsDismissalByUser(reportsAttempt: false)
            else {
                return application.ignore(
                    because: (presentation.sheetMeasures?.isUndimmed ?? false)
                        ? "nothing is dimmed beside \(identity.label)"
                        : "\(identity.label) may not be dismissed")
            }
            try presentation.tellDelegate(.presentationWillDismiss)
            try presentation.presenting.dismissByTap(lastDelegateCall: .presentationDidDismiss)
            try presentation.tellSource()
        } else if presentation.isPartialCurl, behavior.holds(.partialCurlIsDismissedByTap) {
            try presentation.presenting.dismissByTap(lastDelegateCall: nil)
        } else {
            application.ignore(
                because: "a tap beside \(presentation.presented.identity.label) dismisses nothing")
        }
    }

    /// Sends `dismiss`, as UIKit does for a tap, so that the app's class sees it.
    fileprivate func dismissByTap(lastDelegateCall: Callback?) throws(Interruption) {
        try send(.dismissCall, .animated(true))
        guard appClass.callsSuper(in: .dismissCall) else { return }
        try dismiss(animated: true, completion: .none, lastDelegateCall: lastDelegateCall)
    }
}

extension PresentationController {
    /// A tap beside a popover that rests.
    func tapOutsidePopover() throws(Interruption) {
        let behavior = application.behavior
        let asksPresentationDelegate = behavior.holds(.presentationDelegateHearsOfDismissals)
        let isAllowed =
            asksPresentationDelegate
            ? try allowsDismissalByUser() : try allowsPopoverDismissal()
        guard isAllowed else {
            return application.ignore(because: "\(presented.identity.label) may not be dismissed")
        }
        if above != nil, behavior.holds(.popoverTapDismissesContentOnly) {
            return try presented.dismissByTap(lastDelegateCall: nil)
        }
        if asksPresentationDelegate { try tellDelegate(.presentationWillDismiss) }
        if let popoverController {
            return try popoverController.dismiss(
                animated: true, lastDelegateCall: .popoverControllerDidDismiss)
        }
        try presenting.dismissByTap(
            lastDelegateCall: asksPresentationDelegate ? .presentationDidDismiss : .popoverDidDismiss)
    }
}
