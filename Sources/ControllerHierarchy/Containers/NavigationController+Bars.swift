/// Showing and hiding the bars.
///
/// A bar that comes or goes changes the room for the content: a layout pass and no size transition.
/// Source: rot-navbar-hide-no-vwt; lifecycle-rotation.md 1.5.
extension NavigationController {
    func setNavigationBarHidden(_ hidden: Bool) {
        guard hidden != isNavigationBarHidden else { return }
        isNavigationBarHidden = hidden
        layOutContent()
    }

    func setToolbarHidden(_ hidden: Bool) {
        guard hidden != isToolbarHidden else { return }
        isToolbarHidden = hidden
        layOutContent()
    }

    private func layOutContent() {
        guard isOnScreen else { return }
        setNeedsLayout()
        displayed?.setNeedsLayout()
    }
}
