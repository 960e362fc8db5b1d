/// Popping with the edge swipe.
///
/// Source: navigation-containment.md R10; nav-swipe-cancel-ios7, nav-swipe-complete-ios7.
extension NavigationController {
    /// The phases of a gesture that drives a transition.
    enum GesturePhase: String {
        case begin
        case update
        case finish
        case cancel
    }

    /// Carries out one phase of the swipe.
    func interactivePop(_ phase: GesturePhase) throws(Interruption) {
        guard application.behavior.holds(.supportsInteractivePop) else {
            throw .error(.notApplicable("the interactive pop gesture exists from iOS 7 on"))
        }
        switch phase {
        case .begin:
            guard viewControllers.count > 1, isOnScreen, transition == nil, pendingTransition == nil else {
                return application.noteIgnored()
            }
            try popViewController(animated: true)
            pendingTransition?.isInteractive = true
        case .update:
            guard interactiveTransition != nil else { return application.noteIgnored() }
        case .finish, .cancel:
            guard let running = interactiveTransition else { return application.noteIgnored() }
            running.isInteractive = false
            try running.runInteractionChanges(cancelled: phase == .cancel)
            try running.finish(completed: phase == .finish)
        }
    }

    private var interactiveTransition: NavigationTransition? {
        transition.flatMap { $0.isInteractive ? $0 : nil }
    }
}
