/// Presenting view controllers.
///
/// Source: presentation.md R1 to R5 and its later evidence.
extension ViewController {
    /// A navigation controller defines a context by default. Source: resolve-nav-defines-context-by-default.
    var definesPresentationContext: Bool {
        setting(.definesPresentationContext)?.bool ?? (self is NavigationController)
    }

    /// Presents a controller: what UIKit checks, resolves and loads inside the call.
    func present(
        _ controller: ViewController?, animated: Bool, completion: CompletionHandler
    ) throws(Interruption) {
        guard let controller else {
            throw .exception(
                .invalidArgument,
                "Application tried to present a nil modal view controller on target \(identity.printed).")
        }
        try checkPresentable(controller)
        let resolved = PresentationStyleRules.resolve(
            controller.modalPresentationStyle, behavior: application.behavior)
        if resolved == .none {
            throw .exception(
                .internalInconsistency,
                "The specified modal presentation style doesn't have a corresponding presentation controller."
            )
        }
        let presenter = resolvePresenter(for: resolved)
        guard try !refusesPresentation(of: controller, from: presenter) else { return }
        let presentation = try makePresentation(of: controller, from: presenter, requested: resolved)
        presenter.presentation = presentation
        if application.behavior.holds(.presentationHoldsPresenter) { presenter.addOwner() }
        controller.presentedBy = presentation
        controller.addOwner()
        let transition = PresentTransition(presentation, isAnimated: animated, completion: completion)
        presentation.transition = transition
        try controller.view()
        if application.behavior.holds(.presentsAfterCommit) {
            application.runLoop.scheduleAfterCommit(.begin(transition))
        } else {
            try transition.begin()
        }
    }

    private func makePresentation(
        of controller: ViewController, from presenter: ViewController, requested: ModalPresentationStyle
    ) throws(Interruption) -> PresentationController {
        let style = try controller.adaptedStyle(requested)
        return PresentationController(
            presenting: presenter, presented: controller, source: identity, style: style,
            removesPresentersView: controller.removesPresentersView(style))
    }

    /// A custom presentation controller may say that it removes the presenter's view.
    ///
    /// Source: shouldRemovePresentersView-drives-presenter-callbacks.
    private func removesPresentersView(_ style: ModalPresentationStyle) -> Bool {
        if appClass.builtIn == .alertController { return false }
        guard style == .custom else { return PresentationStyleRules.removesPresentersView(style) }
        guard let transitioningDelegate, let answer = transitioningDelegate.answer("presentationController")
        else {
            // Without a presentation controller of its own the presentation is full screen.
            return transitioningDelegate == nil
        }
        return answer["shouldRemovePresentersView"]?.bool ?? false
    }

    /// The exceptions that `present` raises.
    ///
    /// Source: presentation.md section 4.
    private func checkPresentable(_ controller: ViewController) throws(Interruption) {
        let printed = controller.identity.printed
        if controller === self {
            throw .exception(
                .invalidArgument,
                "Application tried to present modal view controller on itself. "
                    + "Presenting controller is \(printed).")
        }
        let isDetailed = application.behavior.holds(.activeControllerExceptionIsDetailed)
        if let presentedBy = controller.presentedBy {
            // A second request on the same presenter is refused with a message, not raised.
            throw .exception(
                .invalidArgument,
                isDetailed
                    ? "Application tried to present modally a view controller \(printed) that is already being "
                        + "presented by \(presentedBy.presenting.identity.printed)."
                    : "Application tried to present modally an active controller \(printed).")
        }
        if controller === application.window.rootViewController {
            throw .exception(
                .invalidArgument, "Application tried to present modally an active controller \(printed).")
        }
        if let parent = controller.parent {
            throw .exception(
                .invalidArgument,
                isDetailed
                    ? "Application tried to present modally a view controller \(printed) that has a parent "
                        + "view controller \(parent.identity.printed)."
                    : "Application tried to present modally an active controller \(printed).")
        }
        let resolved = PresentationStyleRules.resolve(
            controller.modalPresentationStyle, behavior: application.behavior)
        if controller.modalTransitionStyle == .partialCurl, resolved != .fullScreen {
            throw .exception(
                .invalidArgument,
                "Application tried to present UIModalTransitionStylePartialCurl to or from non-fullscreen "
                    + "view controller \(printed).")
        }
    }

    /// Who really presents, when `present` is called on this controller.
    ///
    /// Source: presentation.md R2.
    func resolvePresenter(for style: ModalPresentationStyle) -> ViewController {
        if style == .currentContext || style == .overCurrentContext,
            let context = nearestAncestor(where: \.definesPresentationContext)
        {
            return context
        }
        var top = rootAncestor
        while let presentedBy = top.presentedBy, !presentedBy.ownsWindow {
            let next = presentedBy.presenting.rootAncestor
            if next === top { break }
            top = next
        }
        return top
    }
}
