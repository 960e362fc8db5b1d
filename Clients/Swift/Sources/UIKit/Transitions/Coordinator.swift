import Foundation

/// What is known of a transition that a coordinator belongs to.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    var isAnimated: Bool { get }
    var isInteractive: Bool { get }
    var isCancelled: Bool { get }
    var transitionDuration: TimeInterval { get }
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
}

/// Runs animations alongside a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
    UIViewControllerTransitionCoordinatorContext
{
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    func notifyWhenInteractionChanges(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

/// The coordinator of a controller's transition, as it was when it was asked for.
@MainActor final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    private let controller: UIViewController
    private let state: JSON

    init(_ controller: UIViewController, _ state: JSON) {
        self.controller = controller
        self.state = state
    }

    private var now: JSON {
        let found = controller.read("transitionCoordinator")
        return found.isNull ? state : found
    }
    var isAnimated: Bool { state["isAnimated"].bool ?? false }
    var isInteractive: Bool { now["isInteractive"].bool ?? false }
    var isCancelled: Bool { now["isCancelled"].bool ?? false }
    var transitionDuration: TimeInterval { state["transitionDuration"].number ?? 0 }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        guard let navigation = controller as? UINavigationController ?? controller.navigationController else {
            return key == .to ? controller : controller.presentingViewController
        }
        return key == .to ? navigation.topViewController : navigation.leaving
    }

    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        var fields: [String: JSON] = [:]
        if let animation {
            controller.live.blocks.add("animate(alongsideTransition:completion:)") { _ in animation(self) }
            fields["animation"] = []
        }
        if let completion {
            controller.live.blocks.add("animate(alongsideTransition:completion:) completion") { _ in
                completion(self)
            }
            fields["completion"] = []
        }
        controller.live.perform("animateAlongsideTransition", on: controller, fields)
        return true
    }

    func notifyWhenInteractionChanges(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    ) {
        controller.live.blocks.add("notifyWhenInteractionChanges(_:)") { _ in handler(self) }
        controller.live.perform("notifyWhenInteractionChanges", on: controller, ["handler": []])
    }
}

/// Blocks that the app has handed over, in the order in which UIKit calls those of their kind.
struct BlockList {
    private var waiting: [String: [(JSON) -> Void]] = [:]

    mutating func add(_ kind: String, _ block: @escaping (JSON) -> Void) {
        waiting[kind, default: []].append(block)
    }

    mutating func next(_ kind: String) -> ((JSON) -> Void)? {
        guard let blocks = waiting[kind], !blocks.isEmpty else { return nil }
        return waiting[kind]?.removeFirst()
    }

    static let kinds = [
        "present.completion", "dismiss.completion", "setViewControllers.completion", "transition.completion",
        "animate(alongsideTransition:completion:)", "animate(alongsideTransition:completion:) completion",
        "notifyWhenInteractionChanges(_:)",
    ]
}
