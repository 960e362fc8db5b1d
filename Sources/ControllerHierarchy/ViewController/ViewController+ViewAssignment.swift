/// Assigning to `view`.
///
/// Source: lifecycle-rotation.md 1.1; exc-view-two-controllers, view-assigned-on-screen.
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
        let isOnScreen = isInWindow || appearance.state != .disappeared
        if isOnScreen, value == .null || viewIfLoaded.map(mayReplace) != true {
            throw .error(.notApplicable("the view of \(identity.label) is on screen; take it away first"))
        }
        application.log.noteChange()
        let old = viewIfLoaded
        viewIfLoaded = value == .null ? nil : View(controller: self)
        viewIfLoaded?.isMadeByApp = true
        hasBeenLaidOut = false
        if isOnScreen, let old { viewIfLoaded?.takePlace(of: old) }
        old?.detach()
    }

    /// Whether a new view stands where the old one did: not while that is about to come there, nor where the
    /// views of others stand in it.
    func mayReplace(_ old: View) -> Bool {
        old.hasSuperview && old.subviews.isEmpty
            && !(isHearingOfAppearance && appearance.state == .appearing)
    }
}
