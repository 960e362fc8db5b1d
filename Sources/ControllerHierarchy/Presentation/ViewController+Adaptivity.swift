/// Adapting a presentation to its environment, with the questions to the presentation's delegate.
///
/// Source: presentation.md R6; the recorded runs of the adaptivity table.
extension ViewController {
    /// The style in force for a requested one; asks the delegate, if there is one.
    func adaptedStyle(_ requested: ModalPresentationStyle) throws(Interruption) -> ModalPresentationStyle {
        let behavior = application.behavior
        let idiom = application.device.idiom
        guard let delegate = presentationDelegate, behavior.holds(.presentsAfterCommit) else {
            let adapted = PresentationStyleRules.adapt(
                requested, answer: nil, idiom: idiom, behavior: behavior)
            return adapted ?? requested
        }
        let answer = delegate.answer("adaptivePresentationStyle")?.string
            .flatMap(ModalPresentationStyle.init(rawValue:))
        let adapted = PresentationStyleRules.adapt(
            requested, answer: answer, idiom: idiom, behavior: behavior)
        let reported = answer ?? adapted ?? ModalPresentationStyle.none
        try application.record(
            .adaptivePresentationStyle, target: identity, payload: .answer([], .string(reported.rawValue)))
        if let adapted {
            try application.record(
                .viewControllerForAdaptivePresentationStyle, target: identity,
                payload: .answer([.string(adapted.rawValue)], .null))
        }
        try application.record(
            .willPresentWithAdaptiveStyle, target: identity,
            payload: .values([.string((adapted ?? ModalPresentationStyle.none).rawValue)]))
        return adapted ?? requested
    }
}
