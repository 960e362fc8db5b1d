/// Popovers: where they are anchored, and what happens without an anchor.
///
/// Source: exc-popover-no-anchor-8, exc-popover-alert-actionsheet, exc-popover-activity,
/// op-bt-presentation-will-begin-ios12-lines.
extension PresentationController {
    /// What UIKit does first when the transition begins, long after `present` has returned.
    ///
    /// - Throws: `NSGenericException` for a popover that has no anchor.
    func prepareForPresentation() throws(Interruption) {
        guard style == .popover, application.behavior.holds(.hasPresentationControllers) else {
            return
        }
        try tellDelegate(.prepareForPopoverPresentation)
        // A search points at its bar. Source: neuburg-search-in-popover-ipad11.
        guard !presented.hasPopoverAnchor, !(presented is SearchController) else { return }
        throw .exception(.generic, missingAnchorReason)
    }

    /// Tells the delegate of a popover that stands beside a rectangle that it comes to another place.
    ///
    /// Source: UIPopoverPresentationControllerDelegate reference; popover-repositioned.
    func tellOfReposition() throws(Interruption) {
        let behavior = application.behavior
        guard style == .popover, popoverController == nil, transition == nil,
            presented.popoverAnchor?["sourceView"] != nil,
            Callback.popoverWillReposition.availability.holds(in: behavior)
        else { return }
        try tellDelegate(.popoverWillReposition)
    }

    /// Whether a tap in that controller's view is one beside the popover that is none of its business.
    ///
    /// Source: UIPopoverPresentationController reference, `passthroughViews`.
    func isOutside(_ tapped: ViewController) -> Bool {
        if let popoverController { return popoverController.isOutside(tapped) }
        let passed = presented.popoverAnchor?["passthroughViews"]?.array ?? []
        return !tapped.stands(above: presented) && !passed.contains(.controller(tapped.identity.label))
            && !passed.contains(.string(tapped.identity.label))
    }

    private var missingAnchorReason: String {
        let behavior = application.behavior
        if presented.isActivityViewController, behavior.holds(.activityExceptionExplains) {
            return presented.missingAnchorOfActivityReason
        }
        guard presented.isActionSheet, behavior.holds(.actionSheetExceptionExplains) else {
            return "UIPopoverPresentationController (\(printed)) should have a non-nil sourceView or "
                + "barButtonItem set before the presentation occurs."
        }
        let presenter =
            behavior.holds(.actionSheetExceptionNamesPresenter)
            ? " from \(presenting.identity.className) (\(presenting.identity.printed))" : ""
        return "Your application has presented a UIAlertController (\(presented.identity.printed)) of style "
            + "UIAlertControllerStyleActionSheet\(presenter). The modalPresentationStyle of a "
            + "UIAlertController with this style is UIModalPresentationPopover. "
            + PresentationController.askForAnchor(of: "alert controller")
    }

    /// How an exception says what the app has to do about a popover.
    static func askForAnchor(of name: String) -> String {
        "You must provide location information for this popover through the \(name)'s "
            + "popoverPresentationController. You must provide either a sourceView and sourceRect or a "
            + "barButtonItem.  If this information is not known when you present the \(name), you may provide "
            + "it in the UIPopoverPresentationControllerDelegate method -prepareForPopoverPresentation."
    }
}

extension ViewController {
    fileprivate var hasPopoverAnchor: Bool {
        ["sourceView", "barButtonItem", "sourceItem"].contains { name in
            popoverAnchor?[name].map { $0 != .null } ?? false
        }
    }
}
