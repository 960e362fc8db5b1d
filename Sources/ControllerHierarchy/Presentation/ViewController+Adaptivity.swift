/// Adapting a presentation to its environment, with the questions to the presentation's delegate.
///
/// Source: presentation.md R6; the recorded runs of the adaptivity table.
extension ViewController {
    /// The style in force for a requested one, and the controller to show instead, if the delegate has one.
    func adapt(
        _ requested: ModalPresentationStyle, from presenter: ViewController
    ) throws(Interruption) -> (style: ModalPresentationStyle, alternate: ViewController?) {
        if isAlert { return (requested, nil) }
        let behavior = application.behavior
        let idiom = application.idiomForPresentations(in: application.environment)
        guard let delegate = presentationDelegate, behavior.holds(.presentsAfterCommit) else {
            let adapted = PresentationStyleRules.adapt(
                requested, answer: nil, idiom: idiom, behavior: behavior)
            return (adapted ?? requested, nil)
        }
        let answer = delegate.adaptiveStyle
        let adapted = PresentationStyleRules.adapt(
            requested, answer: answer, idiom: idiom, behavior: behavior)
        let reported = answer ?? adapted ?? ModalPresentationStyle.none
        try application.record(
            .adaptivePresentationStyle, target: identity, payload: .answer([], .string(reported.rawValue)))
        let alternate = try adapted.flatMap { (style) throws(Interruption) in
            try self.askForAlternate(delegate, style: style, presenter: presenter)
        }
        try application.record(
            .willPresentWithAdaptiveStyle, target: identity,
            payload: .values([.string((adapted ?? ModalPresentationStyle.none).rawValue)]))
        return (adapted ?? requested, alternate)
    }

    /// Asks which controller to show in the adapted style; nil leaves the presented one.
    private func askForAlternate(
        _ delegate: Boxed<PresentationDelegate>, style: ModalPresentationStyle, presenter: ViewController
    ) throws(Interruption) -> ViewController? {
        try application.ask(
            .viewControllerForAdaptivePresentationStyle, [.string(style.rawValue)], target: identity,
            as: Value.init
        ) { () throws(Interruption) -> ViewController? in
            guard let answer = delegate.alternate, let alternate = try application.resolve(answer) else {
                return nil
            }
            if parent == nil { try alternate.wrap(self) }
            let isFree =
                alternate.parent == nil && alternate.presentedBy == nil && alternate.presentation == nil
            return isFree && alternate !== self && alternate !== presenter.rootAncestor ? alternate : nil
        }
    }
}
