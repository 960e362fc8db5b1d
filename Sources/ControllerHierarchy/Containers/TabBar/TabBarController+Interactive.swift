/// Changing tabs with a gesture of the app's own.
///
/// Source: UITabBarControllerDelegate reference, `tabBarController(_:interactionControllerFor:)`;
/// tab-swipe-finished, tab-swipe-cancelled.
extension TabBarController {
    /// Begins the gesture: the app selects a tab, and the delegate hands out what drives the change.
    func beginTabDrag(_ select: () throws(Interruption) -> Void) throws(Interruption) {
        guard transition == nil, window != nil else {
            return application.ignore(
                because: transition == nil
                    ? "the tab bar of \(identity.label) is not on the screen" : "a change of tabs is running")
        }
        isDraggingTab = true
        defer { isDraggingTab = false }
        let (before, tab) = (selectedViewController, selectedTab)
        try select()
        // Tabs of a group may share the controller that shows.
        if transition == nil, let before, before === selectedViewController, tab === selectedTab {
            application.ignore(because: "\(before.identity.label) is selected already")
        }
    }

    /// Goes on with the gesture, or ends it.
    func dragTab(_ phase: GesturePhase) throws(Interruption) {
        guard let transition, transition.isInteractive else {
            return application.ignore(because: "no gesture changes the tabs of \(identity.label)")
        }
        guard phase == .finish || phase == .cancel else { return }
        try transition.endGesture(completed: phase == .finish)
    }
}
