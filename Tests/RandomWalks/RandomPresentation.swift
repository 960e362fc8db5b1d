import ControllerHierarchy

/// What a random walk gives its controllers to be presented with.
struct RandomPresentation {
    /// Whether gestures may drive transitions, which then stay in flight between operations.
    let isInteractive: Bool

    /// Gives a controller delegates, an anchor or an alert's style, each now and then.
    func furnish(_ description: inout ControllerDescription, using generator: inout SeededGenerator) {
        if Int.random(in: 0..<5, using: &generator) > 0 {
            description.popoverAnchor = .object([.init("sourceView", .string("presenter"))])
        }
        if Int.random(in: 0..<3, using: &generator) == 0 {
            description.transitioningDelegate = transitioningDelegate(using: &generator)
        }
        if Int.random(in: 0..<3, using: &generator) == 0 {
            description.presentationDelegate = presentationDelegate(using: &generator)
        }
        if description.className == "UINavigationController" {
            description.delegate = RandomPresentation.animated(completes: Bool.random(using: &generator))
        }
        if description.className == "UIAlertController" {
            let style = Bool.random(using: &generator) ? "alert" : "actionSheet"
            description.properties.append(.init(.preferredStyle, .string(style)))
        }
        if Int.random(in: 0..<12, using: &generator) == 0 {
            description.properties.append(.init(.modalTransitionStyle, .string("partialCurl")))
        }
        if Int.random(in: 0..<12, using: &generator) == 0 {
            description.properties.append(.init(.definesPresentationContext, .bool(true)))
        }
    }

    /// A delegate with an animator of its own, which now and then cancels or is driven by a gesture.
    func transitioningDelegate(using generator: inout SeededGenerator) -> DelegateDescription? {
        var delegate = RandomPresentation.animated(completes: Int.random(in: 0..<3, using: &generator) > 0)
        switch Int.random(in: 0..<6, using: &generator) {
        case 0: return nil
        case 1: delegate.answers = []
        case 2 where isInteractive: delegate.answers.append(.init("interaction", .object([])))
        default: break
        }
        if Bool.random(using: &generator) {
            let removes = Bool.random(using: &generator)
            let answer: [Value.Member] = [
                .init("class", .string("Dimming")), .init("shouldRemovePresentersView", .bool(removes)),
                .init("shouldPresentInFullscreen", .bool(Bool.random(using: &generator))),
            ]
            delegate.answers.append(.init("presentationController", .object(answer)))
        }
        return delegate
    }

    static func animated(completes: Bool) -> DelegateDescription {
        let animator: [Value.Member] = [
            .init("duration", .number(0.25)), .init("completes", .bool(completes)),
        ]
        return DelegateDescription(answers: [.init("animator", .object(animator))])
    }

    private func presentationDelegate(using generator: inout SeededGenerator) -> DelegateDescription {
        let style = ModalPresentationStyle.allCases.randomElement(using: &generator) ?? .none
        var delegate = DelegateDescription(answers: [
            .init("adaptivePresentationStyle", .string(style.rawValue)),
            .init("shouldDismiss", .bool(Int.random(in: 0..<4, using: &generator) > 0)),
        ])
        if Bool.random(using: &generator) {
            let name = Bool.random(using: &generator) ? "UINavigationController" : "Alternate"
            let alternate = Value.object([.init("class", .string(name))])
            delegate.answers.append(.init("viewControllerForAdaptivePresentationStyle", alternate))
            delegate.controller = .new(ControllerDescription(className: name))
        }
        return delegate
    }
}
