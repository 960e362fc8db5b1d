/// What UIKit asks of controllers while it looks for the destination of an unwind segue.
///
/// Source: unwind-canPerform-default, unwind-ios9-header-allowedChildren, unwind-tn2298-search.
extension ViewController {
    /// Where the search goes on when it has found nothing here: the parent, else who called `present`.
    ///
    /// On iOS 8 it was the controller that really presents. Source: unwind-ios8-skips-presenting-child.
    var nextInUnwindSearch: ViewController? {
        if let parent { return parent }
        guard let presentedBy else { return nil }
        if application.behavior.holds(.unwindAsksRealPresenter) { return presentedBy.presenting }
        return application.controllers.find(presentedBy.source) ?? presentedBy.presenting
    }

    /// `canPerformUnwindSegueAction(_:from:sender:)`.
    ///
    /// The override answers for all actions, or for each selector.
    func canPerformUnwindSegueAction(_ request: UnwindRequest) throws(Interruption) -> Bool {
        let behavior = application.behavior
        let own = appClass.answer(\.canPerformUnwindSegueAction)
        var answer = appClass.implements(request.action)
        // Source: unwind-canPerform-default; before iOS 9 the source is no exception (TN2298).
        if behavior.holds(.unwindSearchesAllowedChildren), self === request.source { answer = false }
        if let override = own?[request.action] { answer = override }
        let callback: Callback =
            behavior.holds(.unwindQuestionNamesSender)
            ? .canPerformUnwindSegueAction : .canPerformUnwindSegueActionWithSender
        return try ask(
            callback, [.string(request.action), .controller(request.source.identity.label), request.sender],
            answer: answer)
    }

    /// `allowedChildrenForUnwinding(from:)`: the children but for the one that contains the source.
    func allowedChildrenForUnwinding(from source: ViewController) throws(Interruption) -> [ViewController] {
        try ask(.allowedChildrenForUnwinding, [.controller(source.identity.label)]) {
            () throws(Interruption) -> [ViewController] in
            guard let own = appClass.answer(\.allowedChildrenForUnwinding) else {
                let containing = try childContaining(source)
                return childrenForUnwinding.filter { $0 !== containing }
            }
            var allowed: [ViewController] = []
            for name in own { allowed.append(try application.find(name)) }
            return allowed
        }
    }

    /// `childContaining(_:)`, through parents and presentations; an event only for a class that overrides it.
    private func childContaining(_ source: ViewController) throws(Interruption) -> ViewController? {
        guard let own = appClass.answer(\.childContaining) else { return descendant(containing: source) }
        return try ask(.childContainingUnwindSource, [.controller(source.identity.label)]) {
            () throws(Interruption) in try chosen(own) { descendant(containing: source) }
        }
    }

    /// UIKit's own `childContaining(_:)`.
    private func descendant(containing source: ViewController) -> ViewController? {
        var current: ViewController? = source
        for _ in application.controllers.all {
            guard let controller = current else { break }
            if controller.parent === self { return controller }
            current = controller.nextInUnwindSearch
        }
        return nil
    }

    /// `forUnwindSegueAction(_:from:withSender:)`: the first child that can perform the action, else this
    /// controller.
    ///
    /// Source: unwind-tn2298-search, unwind-ios9-header-legacy-finder,
    /// unwind-legacy-finder-calls-super-push-ios9.
    func findUnwindDestination(for request: UnwindRequest) throws(Interruption) -> ViewController? {
        let arguments: [Value] = [
            .string(request.action), .controller(request.source.identity.label), request.sender,
        ]
        return try ask(.forUnwindSegueAction, arguments) {
            () throws(Interruption) -> ViewController? in
            try chosen(appClass.answer(\.forUnwindSegueAction)) { () throws(Interruption) in
                // From iOS 9 on an overridden finder of a plain controller's goes straight to itself.
                let asksChildren = isStack || !application.behavior.holds(.unwindSearchesAllowedChildren)
                for child in asksChildren ? childrenForUnwinding : [] {
                    if try child.canPerformUnwindSegueAction(request) { return child }
                }
                return try canPerformUnwindSegueAction(request) ? self : nil
            }
        }
    }

    /// Whether the app's class has the method that makes an unwind's segue, whatever it answers.
    var overridesSegueForUnwinding: Bool {
        overridesInApp(.segueForUnwinding, answering: \.segueForUnwinding)
    }

    /// `segueForUnwinding(to:from:identifier:)`.
    ///
    /// - Returns: The app's own class of segue; nil for UIKit's.
    /// - Throws: `NSInvalidArgumentException` for a class that is none of segues.
    func classOfSegueForUnwinding(
        to destination: ViewController, _ request: UnwindRequest
    ) throws(Interruption) -> AppClass? {
        let name: String? =
            switch appClass.answer(\.segueForUnwinding) {
            case .superclass, nil: "UIStoryboardUnwindSegue"
            case .named(let name): name
            case .nothing: nil
            }
        let arguments: [Value] = [
            .controller(destination.identity.label), .controller(request.source.identity.label),
            request.identifier.map(Value.string) ?? .null,
        ]
        let answer = try ask(.segueForUnwinding, arguments, answer: name.map(Value.string) ?? .null)
        guard let name = answer.string, name != "UIStoryboardUnwindSegue" else { return nil }
        guard let found = application.bundle.classes.segue(named: name, module: nil) else {
            throw .exception(.invalidArgument, "Could not find a segue class named '\(name)'")
        }
        return found
    }

    /// UIKit's implementation of `unwind(for:towards:)`: a stack pops, a tab bar controller selects.
    ///
    /// Source: unwind-ios9-header-towards.
    func unwindTowards(_ payload: Event.Payload) throws(Interruption) {
        guard case .values(let values) = payload, let label = values.last?.string,
            let next = application.controllers.find(label), next.parent === self
        else { return }
        try unwind(towards: next)
    }
}
