/// The questions to a controller's transitioning delegate.
///
/// Source: custom-presentation-sequence-doc, custom-dismissal-sequence-doc, animator-sequence-doc.
extension ViewController {
    /// Asks for the presentation controller of a presentation in the custom style; nil without one.
    ///
    /// On iOS 8 and 9 the presenter is not known yet.
    func askForPresentationController(
        presenting: ViewController, source: ViewController
    ) throws(Interruption) -> CustomPresentation? {
        let behavior = application.behavior
        guard let delegate = transitioningDelegate, behavior.holds(.hasPresentationControllers) else {
            return nil
        }
        let isKnown = !behavior.holds(.asksForPresentationControllerBeforeResolving)
        let custom = delegate.presentationController.map { CustomPresentation($0, application: application) }
        try application.record(
            .presentationControllerForPresented, target: identity,
            payload: .answer(
                [
                    .controller(identity.label),
                    isKnown ? .controller(presenting.identity.label) : .null,
                    .controller(source.identity.label),
                ], custom.map { .string($0.identity.label) } ?? .null))
        return custom
    }

    /// Whether the delegate's animator is called: that of the custom style also without animation, so that it
    /// can add and remove views.
    ///
    /// Source: header-custom-style-animates-without-animation-ios13.
    func callsAnimator(animated: Bool) -> Bool {
        !isAlert && (animated || requestedPresentationStyle == .custom)
    }

    /// Asks who animates the presentation; nil for UIKit's own animation, or none.
    func askForPresentationAnimation(
        presenting: ViewController, source: ViewController, animated: Bool
    ) throws(Interruption) -> CustomAnimation? {
        if let delegate = transitioningDelegate,
            let animation = try askForAnimation(
                .animationControllerForPresented,
                [
                    .controller(identity.label), .controller(presenting.identity.label),
                    .controller(source.identity.label),
                ],
                of: delegate, interaction: animated ? .interactionControllerForPresentation : nil,
                isDriven: delegate.drivesPresentation)
        {
            return animation
        }
        if animated { try complainOfCustomStyle("presentations") }
        return nil
    }

    /// Asks who animates the dismissal; nil for UIKit's own animation, or none.
    func askForDismissalAnimation(animated: Bool) throws(Interruption) -> CustomAnimation? {
        if let delegate = transitioningDelegate,
            let animation = try askForAnimation(
                .animationControllerForDismissed, [.controller(identity.label)], of: delegate,
                interaction: animated ? .interactionControllerForDismissal : nil,
                isDriven: delegate.drivesDismissal)
        {
            return animation
        }
        if animated { try complainOfCustomStyle("dismissals") }
        return nil
    }

    /// Prints that nobody animates the custom style; the transition goes on.
    ///
    /// Source: custom-style-without-animator-ios7.
    private func complainOfCustomStyle(_ transitions: String) throws(Interruption) {
        guard application.behavior.holds(.complainsOfCustomStyleWithoutAnimator),
            requestedPresentationStyle == .custom
        else { return }
        try application.print(
            "UIModalPresentationCustom presentation style can only be used with an animator or with "
                + "unanimated \(transitions).")
    }

    /// - Parameter interaction: The question who drives it; nil without animation, which no gesture drives.
    private func askForAnimation(
        _ question: Callback, _ arguments: [Value], of delegate: Boxed<TransitioningDelegate>,
        interaction: Callback?, isDriven: Bool
    ) throws(Interruption) -> CustomAnimation? {
        guard application.behavior.holds(.hasCustomTransitions) else { return nil }
        let animator = delegate.animates ? delegate.animation.animator : nil
        var animation = animator.map { CustomAnimation($0, owner: identity) }
        try application.record(
            question, target: identity,
            payload: .answer(arguments, animation == nil ? .null : .string("animator")))
        guard animation != nil, let interaction else { return animation }
        let handedOut = isDriven ? delegate.animation.interaction : nil
        try application.record(
            interaction, target: identity,
            payload: .answer([], handedOut == nil ? .null : .string("interaction")))
        animation?.interaction = handedOut
        return animation
    }
}
