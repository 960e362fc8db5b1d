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

    func alertPresentationClassName(_ style: ModalPresentationStyle) -> String {
        guard isActionSheet else { return "_UIAlertControllerAlertPresentationController" }
        return style == .popover
            ? "_UIAlertControllerActionSheetRegularPresentationController"
            : "_UIAlertControllerActionSheetCompactPresentationController"
    }
}
