/// Adapting a presentation to its environment, with the questions to the presentation's delegate.
///
/// Source: presentation.md R6; the recorded runs of the adaptivity table.
extension ViewController {
    /// The style in force for a requested one, and the controller to show instead, if the delegate has one.
    ///
    /// - Parameters:
    ///   - delegate: The delegate of the presentation.
    ///   - custom: The app's own presentation controller, which may choose instead of its delegate.
    ///   - current: The presentation, if it is on screen; then what is asked is whether it changes.
    func adapt(
        _ requested: ModalPresentationStyle, from presenter: ViewController,
        in environment: @autoclosure () -> Environment, delegate: Boxed<PresentationDelegate>?,
        custom: CustomPresentation? = nil, current: PresentationController? = nil
    ) throws(Interruption) -> (style: ModalPresentationStyle, alternate: ViewController?) {
        var chosen: ModalPresentationStyle?
        if let custom { chosen = try custom.askForAdaptiveStyle(in: environment().traits) }
        var adapted = adaptedStyle(requested, answer: chosen ?? delegate?.adaptiveStyle, in: environment())
        guard let delegate, !isAlert, application.behavior.holds(.presentsAfterCommit) else {
            return (adapted ?? requested, nil)
        }
        let behavior = application.behavior
        let environment = environment()
        guard application.lets(delegateChooseStyleIn: environment) else { return (adapted ?? requested, nil) }
        if chosen == nil {
            let own = delegate.adaptiveStyle ?? adapted ?? ModalPresentationStyle.none
            // The method of before has no traits. Source: UIAdaptivePresentationControllerDelegate reference.
            let traits = behavior.holds(.delegatesChooseInEveryEnvironment) ? [environment.traits.value] : []
            let answer = try application.ask(
                .adaptivePresentationStyle, traits, target: identity, answer: own)
            if answer != own { adapted = adaptedStyle(requested, answer: answer, in: environment) }
        }
        let style = adapted ?? requested
        if let current, current.style == style { return (style, nil) }
        if adapted != nil, Callback.prepareAdaptivePresentationController.availability.holds(in: behavior) {
            try application.record(
                .prepareAdaptivePresentationController, target: identity,
                payload: .values([.string(PresentationController.className(of: style))]))
        }
        let alternate = try adapted.flatMap { (style) throws(Interruption) in
            try self.askForAlternate(delegate, style: style, presenter: presenter, isOnScreen: current != nil)
        }
        guard Callback.willPresentWithAdaptiveStyle.availability.holds(in: behavior) else {
            return (style, alternate)
        }
        try application.record(
            .willPresentWithAdaptiveStyle, target: identity,
            payload: .values([.string((adapted ?? ModalPresentationStyle.none).rawValue)]))
        return (style, alternate)
    }

    /// The style to which a requested one adapts in an environment; nil when it is not adapted.
    func adaptedStyle(
        _ requested: ModalPresentationStyle, answer: ModalPresentationStyle?,
        in environment: @autoclosure () -> Environment
    ) -> ModalPresentationStyle? {
        if isAlert || isSearchController || !requested.adaptsByItself && requested != .custom { return nil }
        let environment = environment()
        let isHeard = application.lets(delegateChooseStyleIn: environment)
        return PresentationStyleRules.adapt(
            requested, answer: isHeard ? answer : nil,
            idiom: application.idiomForPresentations(in: environment), device: application.device.idiom,
            behavior: application.behavior)
    }

    /// Asks which controller to show in the adapted style; nil leaves the presented one.
    ///
    /// One that is to hold a controller on screen takes that in when it has left the screen.
    private func askForAlternate(
        _ delegate: Boxed<PresentationDelegate>, style: ModalPresentationStyle, presenter: ViewController,
        isOnScreen: Bool
    ) throws(Interruption) -> ViewController? {
        let use = { (alternate: ViewController) throws(Interruption) -> ViewController? in
            if self.parent == nil, !isOnScreen { try alternate.wrap(self) }
            let isFree =
                alternate.parent == nil && alternate.presentedBy == nil && alternate.presentation == nil
            return isFree && alternate !== self && alternate !== presenter.rootAncestor ? alternate : nil
        }
        var isGiven = true
        let answer = try application.ask(
            .viewControllerForAdaptivePresentationStyle, [.string(style.rawValue)], target: identity
        ) { () throws(Interruption) -> ViewController? in
            isGiven = false
            return try application.resolve(delegate.alternate ?? .none).flatMap(use)
        }
        return isGiven ? try answer.flatMap(use) : answer
    }
}
