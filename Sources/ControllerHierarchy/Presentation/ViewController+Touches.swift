/// Which views a finger reaches: not those below what is presented, and none while the app is not active.
///
/// Source: UIPresentationController reference, `containerView`; UIPopoverPresentationController reference,
/// `passthroughViews` and `barButtonItem`; UISheetPresentationController reference,
/// `largestUndimmedDetentIdentifier`.
extension ViewController {
    /// Whether the user's finger reaches the view, or the items of the bars around it.
    ///
    /// What the app's own code taps, it taps wherever that is.
    ///
    /// - Parameter isInBar: Whether it is an item of a bar, which stays above a popover from such an item.
    func isReachable(inBar isInBar: Bool = false) -> Bool { obstacle(inBar: isInBar) == nil }

    /// What keeps the user's finger from the view, or from the items of the bars around it; nil where nothing
    /// does.
    func obstacle(inBar isInBar: Bool = false) -> String? {
        guard application.calls.isOutermost else { return nil }
        guard application.life.isActive else { return "the app is not active" }
        guard application.windows.alertViews.isEmpty else { return "an alert takes all touches" }
        let cover = application.transitions.presentations.first { $0.covers(self, inBar: isInBar) }
        return cover.map { "\($0.presented.identity.label) covers \(identity.label)" }
    }

    /// Whether a finger reaches what dims around the view; what it presents in a context leaves that free.
    var isReachableBeside: Bool {
        guard application.calls.isOutermost else { return true }
        guard application.life.isActive, application.windows.alertViews.isEmpty else { return false }
        return !application.transitions.presentations.contains { !$0.isInContext && $0.covers(self) }
    }
}

extension PresentationController {
    /// Whether the presented view, or what dims around it, takes the touches that are meant for a controller.
    fileprivate func covers(_ controller: ViewController, inBar isInBar: Bool = false) -> Bool {
        guard presented.window != nil, !controller.stands(above: presented),
            isInContext
                ? controller.stands(above: presenting) : presenting.hostWindow === controller.hostWindow
        else { return false }
        if presented.isSearchController { return false }
        guard style == .popover else { return !(sheetMeasures?.isUndimmed ?? false) }
        if isInBar, presented.popoverAnchor?["barButtonItem"] != nil { return false }
        return isOutside(controller)
    }
}
