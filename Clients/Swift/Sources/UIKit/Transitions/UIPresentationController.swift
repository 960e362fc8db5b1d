import Foundation

/// The object that looks after a presentation. Source:
/// https://developer.apple.com/documentation/uikit/uipresentationcontroller
@preconcurrency @MainActor open class UIPresentationController: NSObject {
    public unowned let presentedViewController: UIViewController
    private weak var presenting: UIViewController?

    public var presentingViewController: UIViewController {
        presenting ?? presentedViewController.presentingViewController ?? presentedViewController
    }

    public init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        self.presentedViewController = presentedViewController
        presenting = presentingViewController
    }

    /// The object that is asked whether the user may dismiss; not held.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)? {
        didSet {
            presentedViewController.presentationDelegate = delegate
            presentedViewController.write("presentationDelegate", delegate == nil ? .null : [:])
        }
    }

    open var containerView: UIView? { presentedViewController.viewIfLoaded?.superview }
    open var presentedView: UIView? { presentedViewController.viewIfLoaded }
    open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
    /// Asked when the app presents.
    open var shouldRemovePresentersView: Bool { false }
    open var shouldPresentInFullscreen: Bool { true }

    open func presentationTransitionWillBegin() {}
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    open func dismissalTransitionWillBegin() {}
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
    open func containerViewWillLayoutSubviews() {}
    open func containerViewDidLayoutSubviews() {}
}

/// A sheet. Source: https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
    /// A height at which the sheet rests.
    @preconcurrency @MainActor public final class Detent: NSObject {
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public init(_ rawValue: String) { self.rawValue = rawValue }
            public static let medium = Identifier("medium")
            public static let large = Identifier("large")
        }
        public let identifier: Identifier
        init(_ identifier: Identifier) { self.identifier = identifier }
        public static func medium() -> Detent { Detent(.medium) }
        public static func large() -> Detent { Detent(.large) }
    }

    open var detents: [Detent] = [.large()] {
        didSet {
            let names = JSON.array(detents.map { .string($0.identifier.rawValue) })
            presentedViewController.write("sheetPresentationController", ["detents": names])
        }
    }
}

/// A popover. Source: https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
    open var sourceView: UIView? { didSet { anchor("sourceView") } }
    open var sourceRect = CGRect.null
    open var barButtonItem: UIBarButtonItem? { didSet { anchor("barButtonItem") } }

    private func anchor(_ key: String) {
        let anchor: JSON = key == "sourceView" ? .string("view") : .string(barButtonItem?.title ?? "item")
        presentedViewController.write("popoverPresentationController", [key: anchor])
    }
}

/// What a presentation controller asks and tells its delegate; all of it is optional.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        unanswered()
        return .none
    }
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
        -> Bool
    {
        unanswered()
        return true
    }
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        unanswered()
    }
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        unanswered()
    }
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
    {
        unanswered()
    }
}

public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}
