/// Properties as the app's own code reads them, which may make UIKit do something.
extension ViewController {
    /// Reads a property and prints what it answers, as an app does that logs inside its callbacks.
    ///
    /// - Parameter path: The property, or what is in its value, as `view.frame.size`.
    /// - Throws: `invalidArgument` for a name that no property has.
    func read(_ path: String) throws(Interruption) {
        let words = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard let property = words.first.flatMap(Property.init(rawValue:)) else {
            throw .error(
                .invalidArgument(field: "property", reason: "\(path) is not a property of controllers"))
        }
        try check(property)
        switch property {
        case .view, .originalContentView: try view()
        case .presentationController: freezePresentationController()
        case .popoverPresentationController where requestedPresentationStyle == .popover:
            freezePresentationController()
            if presentedBy == nil, frozenPresentationStyle == .popover,
                application.behavior.holds(.unusedPopoversHoldTheirControllers)
            {
                isHeldByPopover = true
            }
        case .traitCollection: noteReadTraits()
        default: try willRead(property)
        }
        var answer = answer(to: property)
        for word in words.dropFirst() {
            guard let next = answer.reached(by: word) else {
                throw .error(.invalidArgument(field: "property", reason: "\(path): there is no \(word)"))
            }
            answer = next
        }
        try application.record(
            .propertyRead, target: identity, payload: .answer([.string(path)], answer), flags: flags)
    }

    /// What the app's code gets that reads a property: the class's override, where it has one, which UIKit
    /// itself need not look at.
    func answer(to property: Property) -> Value { appClass.answer(property) ?? value(of: property) }

    /// Complains, once for each class, of one that overrides a getter which UIKit does not ask.
    ///
    /// Source: material-components-ios issue 7683 (case tr-getter-override-13).
    func complainOfTraitGetter() throws(Interruption) {
        guard appClass.answer(.traitCollection) != nil,
            application.behavior.holds(.complainsOfTraitGetters),
            !application.classesWithTraitGetter.contains(appClass.name)
        else { return }
        application.classesWithTraitGetter.append(appClass.name)
        // This message had its category before most others did.
        let text =
            "Class \(appClass.name) overrides the -traitCollection getter, which is not supported. If you're "
            + "trying to override traits, you must use the appropriate API."
        try application.record(
            .console, target: application.console, payload: .message(category: "TraitCollection", text: text))
    }

    /// Makes the presentation controller of a presentation to come; it keeps the style that is set now.
    ///
    /// Source: op-presentationController-getter-freezes, presentation-controller-frozen-by-access.
    private func freezePresentationController() {
        guard application.behavior.holds(.hasPresentationControllers), frozenPresentationStyle == nil,
            nearestAncestor(where: { $0.presentedBy != nil }) == nil
        else { return }
        application.log.noteChange()
        frozenPresentationStyle = requestedPresentationStyle
    }

    /// The app calls one of the four appearance callbacks itself; UIKit's implementation only complains.
    ///
    /// Source: warn-direct-call, misuse-direct-call, warn-direct-appearance-call.
    func callAppearanceMethod(_ name: String, animated: Bool) throws(Interruption) {
        let callbacks: [Callback] = [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear]
        guard let callback = callbacks.first(where: { $0.names.label == name }) else {
            throw .error(
                .invalidArgument(field: "method", reason: "it is one of the four appearance callbacks"))
        }
        try send(callback, .animated(animated)) { () throws(Interruption) in
            guard application.behavior.holds(.complainsOfDirectAppearanceCalls) else { return }
            try application.print(
                "Calling -\(callback.names.selector) directly on a view controller is not supported, and may "
                    + "result in out-of-order callbacks and other inconsistent behavior. Use the "
                    + "-beginAppearanceTransition:animated: and -endAppearanceTransition APIs on "
                    + "UIViewController to manually drive appearance callbacks instead. Make a symbolic "
                    + "breakpoint at UIViewControllerAlertForAppearanceCallbackMisuse to catch this in the "
                    + "debugger. View controller: \(identity.printed)", category: "ViewController")
        }
    }
}
