/// `UIActivityViewController`, as far as its presentation differs from that of other controllers.
///
/// Source: exc-popover-activity.
extension ViewController {
    var isActivityViewController: Bool { appClass.builtIn == .activityViewController }

    /// The style of one whose style the app leaves alone: a popover on an iPad; on a phone what leaves the
    /// presenter where it is.
    var activityStyle: ModalPresentationStyle? {
        guard isActivityViewController, modalPresentationStyle == .automatic,
            application.behavior.holds(.hasPresentationControllers)
        else { return nil }
        if application.idiomForActionSheets == .pad { return .popover }
        return application.behavior.holds(.automaticStyleIsPageSheet) ? .pageSheet : .custom
    }

    /// Why one in a popover that has no anchor cannot be presented.
    var missingAnchorOfActivityReason: String {
        let name = identity.className
        return "Your application has presented a \(name) (\(identity.printed)). In its current trait "
            + "environment, the modalPresentationStyle of a \(name) with this style is UIModalPresentationPopover. "
            + PresentationController.askForAnchor(of: "view controller")
    }
}
