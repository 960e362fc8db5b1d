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
        let answer = delegate.answer("adaptivePresentationStyle")?.string
            .flatMap(ModalPresentationStyle.init(rawValue:))
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
        _ delegate: DelegateDescription, style: ModalPresentationStyle, presenter: ViewController
    ) throws(Interruption) -> ViewController? {
        let index = try application.enter(
            .viewControllerForAdaptivePresentationStyle, target: identity,
            payload: .answer([.string(style.rawValue)], .null))
        var alternate: ViewController?
        if let answer = delegate.controller {
            alternate = try application.resolve(answer)
            if parent == nil { try alternate?.wrap(self) }
        }
        let isFree = alternate.map { $0.parent == nil && $0.presentedBy == nil && $0.presentation == nil }
        if alternate === self || alternate === presenter.rootAncestor || isFree == false { alternate = nil }
        if let alternate {
            application.log[index].payload = .answer(
                [.string(style.rawValue)], .controller(alternate.identity.label))
        }
        application.recordReturn(of: index)
        return alternate
    }
}
