/// Popping with the edge swipe.
///
/// Source: navigation-containment.md R10; nav-swipe-cancel-ios7, nav-swipe-complete-ios7.
extension NavigationController {
    /// Carries out one phase of the swipe, which begins at the screen's edge or in the content.
    ///
    /// Each of the two has a recognizer that the app may switch off.
    /// Source: UINavigationController reference, interactivePopGestureRecognizer and
    /// interactiveContentPopGestureRecognizer; containers-today.md section 3.
    func interactivePop(_ phase: GesturePhase, inContent: Bool) throws(Interruption) {
        switch phase {
        case .begin:
            let recognizer: Property =
                inContent ? .interactiveContentPopGestureRecognizer : .interactivePopGestureRecognizer
            guard setting(recognizer)?["isEnabled"]?.bool ?? true else {
                return application.ignore(because: "\(recognizer.rawValue) is not enabled")
            }
            try endInterruptedTransition()
            guard viewControllers.count > 1, isOnScreen, transition == nil, pendingTransition == nil,
                allowsSwipeBack(by: recognizer), try topViewController?.allowsZoomBack() ?? true
            else { return application.ignore(because: refusal(ofSwipeBy: recognizer)) }
            // Source: ask-fr-swipe-back-before-wd.
            try application.coverResponder()
            let top = topViewController
            _ = try popTop(animated: true)
            pendingTransition?.isInteractive = true
            if let top { try askAsItemGoes(of: top) }
        case .update:
            try beginPendingSwipe()
            guard interactiveTransition != nil else {
                return application.ignore(because: "no swipe goes back in \(identity.label)")
            }
        case .finish, .cancel:
            try beginPendingSwipe()
            guard let running = interactiveTransition else {
                return application.ignore(because: "no swipe goes back in \(identity.label)")
            }
            try running.endGesture(completed: phase == .finish)
        }
    }

    /// Why a swipe does not go back.
    private func refusal(ofSwipeBy recognizer: Property) -> String {
        let name = identity.label
        if viewControllers.count < 2 { return "nothing lies above the root of \(name)" }
        guard isOnScreen else { return "\(name) is not on the screen" }
        if transition != nil || pendingTransition != nil { return "a transition is running in \(name)" }
        if allowsSwipeBack(by: recognizer) {
            return "the zoom of \(topViewController?.identity.label ?? name) is not to be pulled back"
        }
        if setting(recognizer)?["delegate"]?["shouldBegin"]?.bool == false {
            return "the delegate of \(recognizer.rawValue) does not let it begin"
        }
        return asksForAnimator
            ? "the delegate of \(name) hands out animators" : "no back button is shown in \(name)"
    }

    /// A swipe so fast that it goes on before the next layout pass has begun its transition all the same.
    private func beginPendingSwipe() throws(Interruption) {
        guard let pending = pendingTransition, pending.isInteractive, isOnScreen, !isBusy else { return }
        pendingTransition = nil
        try pending.begin()
    }

    /// Has a swipe that is taken back before its transition has begun begin now, or never.
    func endPendingSwipe() throws(Interruption) {
        try beginPendingSwipe()
        guard let pending = pendingTransition, pending.isInteractive else { return }
        pendingTransition = nil
        for controller in pending.leaving { controller.movement.remove(.isMovingFromParent) }
        try takeBack(to: viewControllers + pending.leaving)
        pending.abandon()
    }

    var interactiveTransition: NavigationTransition? {
        transition.flatMap { $0.isInteractive ? $0 : nil }
    }
}
