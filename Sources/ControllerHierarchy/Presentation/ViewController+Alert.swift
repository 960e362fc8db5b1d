/// `UIAlertController`, as far as its presentation differs from that of other controllers.
///
/// Source: presentation.md section 1; exc-popover-alert-actionsheet, exc-popover-no-anchor-8.
extension ViewController {
    var isAlert: Bool { appClass.builtIn == .alertController }

    /// Whether the alert is an action sheet, which an iPad shows in a popover.
    var isActionSheet: Bool { isAlert && setting(.preferredStyle)?.string == "actionSheet" }

    /// The style of an alert, which does not follow from `modalPresentationStyle`.
    var alertStyle: ModalPresentationStyle {
        isActionSheet && application.idiomForActionSheets == .pad ? .popover : .custom
    }

    /// The style in which the controller asks to be presented by another one, before any adaptation.
    ///
    /// An action sheet whose popover presentation controller nobody has read is a sheet in a part of the
    /// window that is compact.
    ///
    /// Source: radar-sheet-of-popover-unread-ipad10.
    func requestedStyle(from presenter: ViewController) -> ModalPresentationStyle {
        let isUnread = frozenPresentationStyle == nil && popoverAnchor == nil
        guard isActionSheet, isUnread, presenter.horizontalSizeClass == .compact else {
            return requestedPresentationStyle
        }
        return .custom
    }

    func alertPresentationClassName(_ style: ModalPresentationStyle) -> String {
        guard isActionSheet else { return "_UIAlertControllerAlertPresentationController" }
        return style == .popover
            ? "_UIAlertControllerActionSheetRegularPresentationController"
            : "_UIAlertControllerActionSheetCompactPresentationController"
    }
}
