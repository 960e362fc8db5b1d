/// The animator that a navigation controller's delegate hands out for a push or pop.
///
/// Source: animationEnded-after-did-callbacks.
extension NavigationTransition {
    /// Asks the delegate who animates the transition; nil for UIKit's own animation.
    ///
    /// A delegate whose description says nothing about animation does not have these two optional methods:
    /// the log of such a delegate has no line of them.
    ///
    /// Source: nav-swipe-cancel-delegate-ios8.
    func askForAnimation(in navigation: NavigationController) throws(Interruption) -> CustomAnimation? {
        guard isAnimated, !isInitial, let delegate = navigation.delegate, navigation.asksForAnimator,
            let from, let to
        else { return nil }
        let identity = navigation.identity
        let animator = delegate.animatesNavigation ?? true ? delegate.animation.animator : nil
        var animation = animator.map { CustomAnimation($0, owner: identity) }
        let arguments: [Value] = [
            .string(kind == .push ? "push" : "pop"), .controller(from.identity.label),
            .controller(to.identity.label),
        ]
        try application.record(
            .navigationAnimationController, target: identity,
            payload: .answer(arguments, animation == nil ? .null : .string("animator")))
        guard animation != nil else { return nil }
        let interaction = navigation.handedOutInteraction
        try application.record(
            .navigationInteractionController, target: identity,
            payload: .answer([.string("animator")], interaction == nil ? .null : .string("interaction")))
        animation?.interaction = interaction
        // Before a stack that was not kept there is nothing to go back to.
        if isReplacing, replacedStack.isEmpty { animation?.completes = true }
        return animation
    }
}

extension NavigationController {
    /// Whether the delegate has the methods that hand out an animator: its description says something of it.
    var asksForAnimator: Bool {
        guard let delegate else { return false }
        return application.behavior.holds(.hasCustomTransitions)
            && (delegate.animation.isGiven || delegate.animatesNavigation != nil)
    }

    /// What the delegate hands out, with its animator, to let a gesture of the app's own drive that.
    ///
    /// Source: UINavigationControllerDelegate reference, `navigationController(_:interactionControllerFor:)`.
    var handedOutInteraction: InteractionDescription? {
        guard asksForAnimator, let delegate, delegate.animatesNavigation ?? true, delegate.drivesNavigation,
            delegate.animation.animator != nil
        else { return nil }
        return delegate.animation.interaction
    }

    /// Whether the delegate has an animator, and that or a gesture may take the change back.
    var mayTakeChangesBack: Bool {
        guard let animation = delegate?.animation, let animator = animation.animator else { return false }
        return !animator.completes || animation.interaction != nil
    }

    /// Puts the stack back that a cancelled transition has replaced.
    ///
    /// Source: replacement-taken-back.
    func takeBack(to stack: [ViewController]) throws(Interruption) {
        let replacement = viewControllers.filter { added in !stack.contains { $0 === added } }
        viewControllers = stack.filter { $0.parent === self }
        for controller in replacement { try takeBack(controller) }
        for controller in stack
        where controller.parent == nil && controller.presentedBy == nil && !application.isRoot(controller) {
            try addChild(controller)
            try controller.sendDidMove(to: self)
        }
        viewControllers = stack.filter { $0.parent === self }
    }

    /// Takes a controller off the stack whose push was cancelled.
    func takeBack(_ controller: ViewController) throws(Interruption) {
        viewControllers.removeAll { $0 === controller }
        guard controller.parent === self else { return }
        try controller.send(.willMoveToParent, .controller(nil))
        try controller.removeFromParent()
        controller.movement.subtract([.isMovingToParent, .isMovingFromParent])
    }
}

extension NavigationTransition {
    /// Source: nav-nested-push-console-ios10, nav-nested-console-order-2014, nav-nested-pop-console-ios8.
    func warnOfUnexpectedState() throws(Interruption) {
        guard interruption != nil else { return }
        try application.print(
            "Finishing up a navigation transition in an unexpected state. "
                + "Navigation Bar subview tree might get corrupted.")
    }
}
