/// Assigning to `view`.
///
/// Source: lifecycle-rotation.md 1.1; exc-view-two-controllers.
extension ViewController {
    /// `view = ...`: null lets go of the view, which is loaded again when needed; an object is a new one.
    ///
    /// - Throws: `UIViewControllerHierarchyInconsistency` for the view of another controller, which is named.
    func setView(_ value: Value) throws(Interruption) {
        if let name = value.string {
            let other = try application.find(name)
            guard other !== self, try other.view() != nil else { return }
            throw .exception(
                .hierarchyInconsistency,
                "A view can only be associated with at most one view controller at a time! View "
                    + "<UIView: \(other.identity.label)> is associated with \(other.identity.printed). Clear this "
                    + "association before associating this view with \(identity.printed).")
        }
        guard !isInWindow, appearance.state == .disappeared else {
            throw .error(.notApplicable("the view of \(identity.label) is on screen; take it away first"))
        }
        application.log.noteChange()
        viewIfLoaded?.detach()
        viewIfLoaded = value == .null ? nil : View(controller: self)
        viewIfLoaded?.isMadeByApp = true
        hasBeenLaidOut = false
    }
}
