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
    func isReachable(inBar isInBar: Bool = false) -> Bool {
        obstacle(inBar: isInBar) == nil && containerInFront == nil
    }

    /// What keeps the user's finger from the view, or from the items of the bars around it; nil where nothing
    /// does.
    func obstacle(inBar isInBar: Bool = false) -> String? {
        guard application.calls.isOutermost else { return nil }
        guard application.life.isActive else { return "the app is not active" }
        guard application.windows.alertViews.isEmpty else { return "an alert takes all touches" }
        if let menu = application.transitions.menu { return menu.reason }
        if let reason = hiddenResultsReason { return reason }
        let cover = application.transitions.presentations.first { $0.covers(self, inBar: isInBar) }
        return cover.map { "\($0.presented.identity.label) covers \(identity.label)" }
    }

    /// The container of which something lies over the part in which the view is, as an overlaid column does.
    ///
    /// Source: UISplitViewController reference, display modes (the column is layered on top of the secondary,
    /// and a tap outside of it dismisses it).
    var containerInFront: ViewController? {
        guard application.calls.isOutermost else { return nil }
        var current = self
        while true {
            if let parent = current.parent {
                if parent.covers(current) { return parent }
                current = parent
            } else if let presentation = current.presentedBy, presentation.isInContext {
                current = presentation.presenting
            } else {
                return nil
            }
        }
    }

    /// What keeps the user's finger from a control of the controller's; nil where nothing does.
    ///
    /// An item is seen where a bar shows the items of its controller.
    /// Source: UIViewController reference, `navigationItem` and `toolbarItems`; UINavigationController
    /// reference, updating the navigation bar ("the top view controller").
    func obstacle(to control: ControlDescription) -> String? {
        obstacle(ofBarOf: control) ?? obstacle(inBar: !control.isInView)
    }

    /// Why the bar in which an item stands does not show it; nil for a control that is in none.
    func obstacle(ofBarOf control: ControlDescription) -> String? {
        if control.bar != nil, window == nil {
            return "the view of \(identity.label) is not on the screen"
        }
        if application.calls.isOutermost, let bar = control.bar, !shows(bar) {
            return "no \(bar == .toolbar ? "toolbar" : "navigation bar") shows the items of \(identity.label)"
        }
        return nil
    }

    private func shows(_ bar: ControlDescription.Bar) -> Bool {
        guard let navigation = navigationController, navigation.topViewController === self else {
            return false
        }
        return switch bar {
        case .navigationBar: !navigation.isNavigationBarHidden
        case .toolbar: !navigation.hidesToolbar
        }
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
