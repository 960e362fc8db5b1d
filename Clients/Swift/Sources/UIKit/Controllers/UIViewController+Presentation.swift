import Foundation

/// Presenting and showing controllers.
extension UIViewController {
    public var presentedViewController: UIViewController? { controller("presentedViewController") }
    public var presentingViewController: UIViewController? { controller("presentingViewController") }

    /// The object that asks for animators; the session is told of the one that it answers when a transition begins.
    public var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
        get { storedTransitioningDelegate }
        set { storedTransitioningDelegate = newValue }
    }

    public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        let found = read("transitionCoordinator")
        return found.isNull ? nil : TransitionCoordinator(self, found)
    }

    /// The presentation controller that the controller is presented with, or would be.
    public var presentationController: UIPresentationController? {
        if let known = parts.presentationController { return known }
        let new: UIPresentationController
        switch modalPresentationStyle {
        case .popover: new = UIPopoverPresentationController(presentedViewController: self, presenting: nil)
        case .custom:
            let presenting = presentingViewController
            new =
                storedTransitioningDelegate?.presentationController(
                    forPresented: self, presenting: presenting, source: presenting ?? self)
                ?? UIPresentationController(presentedViewController: self, presenting: presenting)
        case .automatic, .pageSheet, .formSheet:
            new = UISheetPresentationController(presentedViewController: self, presenting: nil)
        case .none, .fullScreen, .currentContext, .overFullScreen, .overCurrentContext, .blurOverFullScreen:
            new = UIPresentationController(presentedViewController: self, presenting: nil)
        }
        parts.presentationController = new
        return new
    }

    public var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }

    public var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController
    }

    /// Asks the transitioning delegate who animates, and tells the session.
    ///
    /// - Returns: The object that drives a dismissal by a gesture.
    @discardableResult
    func askForAnimator(
        presentedBy presenting: UIViewController?, from source: UIViewController, animated: Bool
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        guard let delegate = storedTransitioningDelegate else { return nil }
        let animator =
            presenting.map {
                delegate.animationController(forPresented: self, presenting: $0, source: source)
            }
            ?? delegate.animationController(forDismissed: self)
        var described: [String: JSON] = [:]
        var driver: (any UIViewControllerInteractiveTransitioning)?
        if let animator, animated {
            if presenting == nil, live.mayInteract {
                driver = Interaction.controller(delegate.interactionControllerForDismissal(using: animator))
            }
            described = animator.described(isInteractive: driver != nil).object ?? [:]
        }
        if modalPresentationStyle == .custom, presenting != nil {
            parts.presentationController = nil
            described["presentationController"] = presentationController.map(live.describe)
        }
        live.animations[label] = animated ? animator : nil
        guard hasDelegateData || !described.isEmpty else { return nil }
        hasDelegateData = true
        write("transitioningDelegate", .object(described))
        return driver
    }

    /// The fields of an operation that ends with a block.
    func fields(
        animated: Bool, _ kind: String, _ completion: (() -> Void)?
    ) -> [String: JSON] {
        guard let completion else { return ["animated": .bool(animated)] }
        live.blocks.add(kind) { _ in completion() }
        return ["animated": .bool(animated), "completion": []]
    }
}

/// Showing where it fits. Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/show(_:sender:)
extension UIViewController {
    func send(_ operation: String, _ shown: UIViewController) {
        live.perform(operation, on: self, ["controller": shown.reference])
    }
}
