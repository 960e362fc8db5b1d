/// Whom a change of the stack takes out of it, and when, and whose appearance ends with it.
extension NavigationTransition {
    /// Ends the link of what is popped without animation, which has no navigation controller from then on.
    ///
    /// Source: vlc-popped-without-animation-ios6, signal-contact-left-over-several-ios11.
    func cutLink(of controller: ViewController) throws(Interruption) {
        try navigationController.cutLink(of: controller)
        cut.append(controller)
    }

    /// Whether a controller that leaves has to hear yet that it has moved out of the stack.
    ///
    /// One that has been pushed again meanwhile stays.
    func isYetToLeave(_ controller: ViewController) -> Bool {
        guard controller.isChild(of: navigationController) else {
            return controller.unmanagedParent == nil && cut.contains { $0 === controller }
        }
        return !navigationController.isOnStack(controller)
    }

    /// Ends an appearance; one that began before the navigation controller itself went away turns round.
    func endUnlessHidden(_ controller: ViewController) throws(Interruption) {
        // What has come into the controller's place meanwhile did not hear of the beginning.
        let hearer = controller.appearance.isUnderWay ? controller : controller.hearer
        guard hearer.appearance.isUnderWay, !isPresentedInstead(controller) else { return }
        // The first one has appeared already, and what took it away then ends with that.
        // Source: first-of-stack-presents-as-it-appears-ios7.
        if isInitial, hearer.appearance.state == .disappearing { return }
        if hearer.appearance.state == .appearing, navigationController.appearance.state == .disappeared {
            try hearer.beginAppearanceTransition(false, animated: false)
        }
        try controller.endAppearanceOfHearer()
    }
}

extension NavigationController {
    /// Takes the top off the stack.
    func takeTop() -> ViewController {
        let top = viewControllers.removeLast()
        lastPopped = Int32(truncatingIfNeeded: top.identity.number)
        return top
    }

    /// Whether a controller has a place in the stack.
    func isOnStack(_ controller: ViewController) -> Bool {
        lastPopped != Int32(truncatingIfNeeded: controller.identity.number)
            && viewControllers.contains { $0 === controller }
    }

    /// The stack as its property answers: an animated pop of several has the one that goes ahead of the rest.
    ///
    /// Source: qmui-pop-to-root-read-at-once-ios15, long-press-back-has-the-top-first-ios14.
    var listedStack: [ViewController] {
        guard let topAhead = (pendingTransition ?? transition)?.topAhead else { return viewControllers }
        return [topAhead] + viewControllers
    }
}
