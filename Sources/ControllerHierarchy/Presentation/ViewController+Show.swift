/// Showing controllers in the context that fits, and finding the controller that handles an action.
///
/// Source: presentation.md R8; class reference, `targetViewController(forAction:sender:)`; show-default,
/// show-in-nav, targetViewController-rule.
extension ViewController {
    /// UIKit's own `targetViewController(forAction:sender:)`: this controller or the nearest ancestor that
    /// overrides the action and does not decline it in `canPerformAction(_:withSender:)`.
    private func target(forAction action: String) throws(Interruption) -> ViewController? {
        var current: ViewController? = self
        while let controller = current {
            if controller.overrides(action), try controller.canPerform(action, else: true) {
                return controller
            }
            current = controller.parent
        }
        return nil
    }

    private func overrides(_ action: String) -> Bool {
        if appClass.implements(action) { return true }
        guard let shown = ShowAction(action) else { return false }
        if overridesInApp(shown.callback) { return true }
        return implements(shown)
    }

    /// Whether the app's class has its own implementation of a callback.
    func overridesInApp(_ callback: Callback) -> Bool {
        appClass.overrides(callback) || !appClass.callsSuper(in: callback)
    }

    /// Whether it has, be it as an answer alone.
    func overridesInApp<Answer>(
        _ callback: Callback, answering method: KeyPath<OverrideAnswers, Answer?>
    ) -> Bool {
        appClass.answer(method) != nil || overridesInApp(callback)
    }

    /// `canPerformAction(_:withSender:)`; an event only for a class that overrides it.
    ///
    /// - Parameter standard: What UIKit's own method answers.
    func canPerform(_ action: String, else standard: Bool) throws(Interruption) -> Bool {
        let answers = appClass.answer(\.canPerformAction)
        guard answers != nil || overridesInApp(.canPerformAction) else { return standard }
        var names = [action]
        if let shown = ShowAction(action) {
            let callback = shown.callback.names
            names += [callback.selector, callback.swift, callback.label]
        }
        let answer = names.lazy.compactMap { answers?[$0] }.first ?? standard
        return try ask(.canPerformAction, [.string(action), .null], answer: answer)
    }

    /// The app's own call of `targetViewController(forAction:sender:)`.
    func findTarget(forAction action: String) throws(Interruption) {
        application.note("controller", try askForTarget(ofAction: action))
    }

    /// Asks the controller for the target of an action, which its class may choose.
    private func askForTarget(ofAction action: String) throws(Interruption) -> ViewController? {
        try ask(.targetViewControllerForAction, [.string(action)]) {
            () throws(Interruption) in
            try chosen(appClass.answer(\.targetViewController)) { () throws(Interruption) in
                try target(forAction: action)
            }
        }
    }

    /// The controller that an override names, which may be this one.
    ///
    /// - Parameter standard: What UIKit's own method answers.
    func chosen(
        _ answer: OverrideAnswers.Choosing?, else standard: () throws(Interruption) -> ViewController?
    ) throws(Interruption) -> ViewController? {
        switch answer {
        case .superclass, nil: try standard()
        case .nothing: nil
        case .named("self"): self
        case .named(let label): try application.find(label)
        }
    }

    /// Sends `show(_:sender:)` or `showDetailViewController(_:sender:)`: the app's override first, if any.
    func sendShow(
        _ action: ShowAction, _ controller: ViewController, _ operation: Operation
    ) throws(Interruption) {
        let callback = action.callback
        guard overridesInApp(callback) else { return try show(action, controller, operation) }
        try send(callback, .values([.controller(controller.identity.label)])) { () throws(Interruption) in
            try show(action, controller, operation)
        }
    }

    /// UIKit's implementation where the controller has no way of its own: the target's, else a presentation.
    func showAtTarget(
        _ action: ShowAction, _ controller: ViewController, _ operation: Operation
    ) throws(Interruption) {
        let selector = action.callback.names.selector
        var target = try target(forAction: selector)
        // Source: split-showdetail-classic.
        let isAsked = overridesInApp(.targetViewControllerForAction, answering: \.targetViewController)
        if action == .showDetail && target !== self || isAsked {
            target = try askForTarget(ofAction: selector)
        }
        guard let target, target !== self else {
            // Neither method takes a completion handler. Source: showdetail-fullscreen-ios14.
            let completion: CompletionHandler =
                operation.completion == nil ? .none : application.completionHandler(of: operation)
            return try sendPresent(controller, animated: operation.animated, completion: completion)
        }
        try target.sendShow(action, controller, operation)
    }

    /// `present(_:animated:completion:)` as UIKit calls it: the app's override first, if any.
    ///
    /// Source: show-default; class reference, performSegue(withIdentifier:sender:).
    func sendPresent(
        _ controller: ViewController, animated: Bool, completion: CompletionHandler
    ) throws(Interruption) {
        guard overridesInApp(.presentCall) else {
            return try present(controller, animated: animated, completion: completion)
        }
        try send(.presentCall, .controllerAnimated(controller.identity, animated)) {
            () throws(Interruption) in
            try present(controller, animated: animated, completion: completion)
        }
    }
}

/// The actions that UIKit itself sends up the hierarchy.
enum ShowAction: CaseIterable {
    case show
    case showDetail

    var callback: Callback { self == .show ? .show : .showDetailViewController }

    /// The action that a selector or a method's Swift name stands for.
    init?(_ name: String) {
        let found = ShowAction.allCases.first { action in
            let names = action.callback.names
            return name == names.selector || name == names.swift || name == names.label
        }
        guard let found else { return nil }
        self = found
    }
}
