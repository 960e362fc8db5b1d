import ControllerHierarchy

/// What a random walk gives its controllers to be presented with.
struct RandomPresentation {
    /// Whether gestures may drive transitions, which then stay in flight between operations.
    let isInteractive: Bool
    /// Whether the version has presentation controllers.
    let hasControllers: Bool

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
            description.alert = Boxed(alert(hasField: style == "alert", using: &generator))
        }
        if Int.random(in: 0..<12, using: &generator) == 0 {
            description.properties.append(.init(.modalTransitionStyle, .string("partialCurl")))
        }
        if Int.random(in: 0..<12, using: &generator) == 0 {
            description.properties.append(.init(.definesPresentationContext, .bool(true)))
        }
    }

    /// Actions, one of which presents when it was chosen.
    private func alert(hasField: Bool, using generator: inout SeededGenerator) -> AlertDescription {
        var alert = AlertDescription()
        alert.actions = [AlertAction(title: "OK"), AlertAction(title: "Cancel")]
        alert.actions[1].style = .cancel
        alert.actions[1].isEnabled = Int.random(in: 0..<4, using: &generator) > 0
        let next = ControllerReference.new(ControllerDescription())
        alert.actions[0].handler = [Operation(.present, target: "presenter", controller: next)]
        if hasField { alert.textFields = [TextFieldDescription(placeholder: "Name")] }
        return alert
    }

    /// A delegate with an animator of its own, which now and then cancels or is driven by a gesture.
    func transitioningDelegate(using generator: inout SeededGenerator) -> Boxed<TransitioningDelegate>? {
        var delegate = TransitioningDelegate()
        delegate.animation.animator = AnimatorDescription(
            duration: 0.25, completes: Int.random(in: 0..<3, using: &generator) > 0)
        switch Int.random(in: 0..<6, using: &generator) {
        case 0: return nil
        case 1: delegate.animation.animator = nil
        case 2 where isInteractive:
            let completes = delegate.animation.animator?.completes ?? true
            delegate.animation.interaction = completes ? .own : .percentDriven
        default: break
        }
        var members = delegate.animation.members
        if hasControllers, Bool.random(using: &generator) {
            var controller = PresentationControllerDescription()
            controller.className = "Dimming"
            let removes = Bool.random(using: &generator)
            let fills = Bool.random(using: &generator)
            controller.shouldRemovePresentersView = removes
            controller.shouldPresentInFullscreen = fills
            delegate.presentationController = controller
            let answer: [Value.Member] = [
                .init("class", .string("Dimming")), .init("shouldRemovePresentersView", .bool(removes)),
                .init("shouldPresentInFullscreen", .bool(fills)),
            ]
            members.append(.init("presentationController", .object(answer)))
        }
        delegate.written = .object(members)
        return Boxed(delegate)
    }

    static func animated(completes: Bool) -> Boxed<ContainerDelegate> {
        var delegate = ContainerDelegate()
        delegate.animation.animator = AnimatorDescription(duration: 0.25, completes: completes)
        delegate.animation.isGiven = true
        delegate.written = .object(delegate.animation.members)
        return Boxed(delegate)
    }

    static func animatedModally(completes: Bool) -> Boxed<TransitioningDelegate> {
        var delegate = TransitioningDelegate()
        delegate.animation = animated(completes: completes).animation
        delegate.written = .object(delegate.animation.members)
        return Boxed(delegate)
    }

    private func presentationDelegate(
        using generator: inout SeededGenerator
    ) -> Boxed<PresentationDelegate> {
        let style = ModalPresentationStyle.allCases.randomElement(using: &generator) ?? .none
        var delegate = PresentationDelegate()
        delegate.adaptiveStyle = style
        var members: [Value.Member] = [.init("adaptivePresentationStyle", .string(style.rawValue))]
        switch Int.random(in: 0..<8, using: &generator) {
        case 0:
            delegate.shouldDismiss = false
            members.append(.init("shouldDismiss", .bool(false)))
        case 1:
            delegate.popoverShouldDismiss = false
            members.append(.init("popoverShouldDismiss", .bool(false)))
        default: break
        }
        if Bool.random(using: &generator) {
            let name = Bool.random(using: &generator) ? "UINavigationController" : "Alternate"
            delegate.alternate = .new(ControllerDescription(className: name))
            let alternate = Value.object([.init("class", .string(name))])
            members.append(.init("viewControllerForAdaptivePresentationStyle", alternate))
        }
        delegate.written = .object(members)
        return Boxed(delegate)
    }
}

extension AnimationAnswers {
    /// As an app writes them.
    fileprivate var members: [Value.Member] {
        var members: [Value.Member] = []
        if let animator {
            let answer: [Value.Member] = [
                .init("duration", .number(animator.duration ?? 0.4)),
                .init("completes", .bool(animator.completes)),
            ]
            members.append(.init("animator", .object(answer)))
        }
        let percentDriven = Value.string("UIPercentDrivenInteractiveTransition")
        let described: [Value.Member]? =
            switch interaction {
            case nil: nil
            case .own: []
            case .percentDriven: [.init("class", percentDriven)]
            case .percentDrivenSubclass: [.init("superclass", percentDriven)]
            }
        if let described { members.append(.init("interaction", .object(described))) }
        return members
    }
}
