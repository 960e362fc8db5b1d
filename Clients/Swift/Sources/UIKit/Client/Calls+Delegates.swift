import Foundation

/// The calls to delegates and data sources, by their names in Swift.
extension Calls {
    typealias Message = @MainActor (UIViewController, Frame) -> JSON?

    static let delegates = navigation.merging(tabBar) { one, _ in one }.merging(split) { one, _ in one }
        .merging(page) { one, _ in one }.merging(search) { one, _ in one }.merging(presentation) { one, _ in
            one
        }

    static func sent(
        _ controller: UIViewController, _ frame: Frame, _ name: String = "viewController"
    ) -> UIViewController? { frame.arguments[name].string.flatMap { controller.session?.controller($0) } }

    static func all(_ controller: UIViewController, _ frame: Frame, _ name: String)
        -> [UIViewController]
    {
        frame.arguments[name].strings.compactMap { controller.session?.controller($0) }
    }

    private static let navigation: [String: Message] = [
        "navigationController(_:willShow:animated:)": { controller, frame in
            guard let stack = controller as? UINavigationController, let shown = sent(controller, frame)
            else { return nil }
            stack.delegate?.navigationController(stack, willShow: shown, animated: frame.animated)
            return nil
        },
        "navigationController(_:didShow:animated:)": { controller, frame in
            guard let stack = controller as? UINavigationController, let shown = sent(controller, frame)
            else { return nil }
            stack.delegate?.navigationController(stack, didShow: shown, animated: frame.animated)
            return nil
        },
        "navigationControllerSupportedInterfaceOrientations(_:)": { controller, _ in
            guard let stack = controller as? UINavigationController else { return nil }
            return stack.delegate?.navigationControllerSupportedInterfaceOrientations(stack).json
        },
    ]

    private static let page: [String: Message] = [
        "pageViewController(_:viewControllerBefore:)": { controller, frame in
            guard let pages = controller as? UIPageViewController, let shown = sent(controller, frame) else {
                return nil
            }
            return pages.dataSource?.pageViewController(pages, viewControllerBefore: shown)?.reference
                ?? .null
        },
        "pageViewController(_:viewControllerAfter:)": { controller, frame in
            guard let pages = controller as? UIPageViewController, let shown = sent(controller, frame) else {
                return nil
            }
            return pages.dataSource?.pageViewController(pages, viewControllerAfter: shown)?.reference ?? .null
        },
        "presentationCount(for:)": { controller, _ in
            guard let pages = controller as? UIPageViewController, let source = pages.dataSource else {
                return nil
            }
            return .number(Double(source.presentationCount(for: pages)))
        },
        "presentationIndex(for:)": { controller, _ in
            guard let pages = controller as? UIPageViewController, let source = pages.dataSource else {
                return nil
            }
            return .number(Double(source.presentationIndex(for: pages)))
        },
        "pageViewController(_:willTransitionTo:)": { controller, frame in
            guard let pages = controller as? UIPageViewController else { return nil }
            let pending = all(controller, frame, "pendingViewControllers")
            pages.delegate?.pageViewController(pages, willTransitionTo: pending)
            return nil
        },
        "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)": {
            controller, frame in
            guard let pages = controller as? UIPageViewController else { return nil }
            pages.delegate?.pageViewController(
                pages, didFinishAnimating: frame.arguments["finished"].bool ?? true,
                previousViewControllers: all(controller, frame, "previousViewControllers"),
                transitionCompleted: frame.arguments["completed"].bool ?? true)
            return nil
        },
    ]

    private static let presentation: [String: Message] = [
        "presentationControllerShouldDismiss(_:)": { controller, _ in
            guard let presentation = controller.presentationController else { return nil }
            return controller.presentationDelegate.map {
                .bool($0.presentationControllerShouldDismiss(presentation))
            }
        },
        "presentationControllerWillDismiss(_:)": { controller, _ in
            guard let presentation = controller.presentationController else { return nil }
            controller.presentationDelegate?.presentationControllerWillDismiss(presentation)
            return nil
        },
        "presentationControllerDidDismiss(_:)": { controller, _ in
            guard let presentation = controller.presentationController else { return nil }
            controller.presentationDelegate?.presentationControllerDidDismiss(presentation)
            return nil
        },
        "presentationControllerDidAttemptToDismiss(_:)": { controller, _ in
            guard let presentation = controller.presentationController else { return nil }
            controller.presentationDelegate?.presentationControllerDidAttemptToDismiss(presentation)
            return nil
        },
        "adaptivePresentationStyle(for:traitCollection:)": { controller, frame in
            guard let presentation = controller.presentationController,
                let delegate = controller.presentationDelegate
            else { return nil }
            let given = frame.arguments["traitCollection"]
            let traits = given.isNull ? controller.traitCollection : UITraitCollection(given)
            return .string(
                delegate.adaptivePresentationStyle(for: presentation, traitCollection: traits).word)
        },
        "animateTransition(using:)": { controller, _ in
            guard let animator = controller.session?.animations[controller.label] else { return nil }
            let coordinator = TransitionCoordinator(controller, .null)
            animator.animateTransition(
                using: TransitionContext(
                    from: coordinator.viewController(forKey: .from),
                    to: coordinator.viewController(forKey: .to)))
            return nil
        },
        "startInteractiveTransition(_:)": { controller, _ in
            controller.session?.startInteraction(of: controller)
            return nil
        },
        "animationEnded(_:)": { controller, frame in
            let animator = controller.session?.animations.removeValue(forKey: controller.label)
            animator?.animationEnded(frame.arguments["transitionCompleted"].bool ?? true)
            return nil
        },
    ]
}
