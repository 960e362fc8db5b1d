import Foundation

/// The transition that an animator runs; it ends when the animator's duration is over, as the session has it, or
/// with the gesture that drives it.
@MainActor final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
    let containerView = UIView(frame: UIScreen.main.bounds)
    let isAnimated = true
    let isInteractive: Bool
    private(set) var transitionWasCancelled = false
    private let from: UIViewController?
    private let to: UIViewController?
    private let drive: ((Understudy.GesturePhase) -> Void)?
    /// What animates while the gesture drives.
    let animator: (any UIViewControllerAnimatedTransitioning)?

    init(
        from: UIViewController?, to: UIViewController?,
        animator: (any UIViewControllerAnimatedTransitioning)? = nil,
        drive: ((Understudy.GesturePhase) -> Void)? = nil
    ) {
        self.from = from
        self.to = to
        self.animator = animator
        self.drive = drive
        isInteractive = drive != nil
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        key == .from ? from : key == .to ? to : nil
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        key == .from ? from?.viewIfLoaded : key == .to ? to?.viewIfLoaded : nil
    }

    func initialFrame(for vc: UIViewController) -> CGRect { vc.viewIfLoaded?.frame ?? .zero }
    func finalFrame(for vc: UIViewController) -> CGRect { UIScreen.main.bounds }
    func updateInteractiveTransition(_ percentComplete: CGFloat) { drive?(.update) }
    func finishInteractiveTransition() { drive?(.finish) }
    func cancelInteractiveTransition() {
        transitionWasCancelled = true
        drive?(.cancel)
    }
    func completeTransition(_ didComplete: Bool) { transitionWasCancelled = !didComplete }
}

/// Drives a transition by a percentage, as the app's own gesture says. Source:
/// https://developer.apple.com/documentation/uikit/uipercentdriveninteractivetransition
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
    UIViewControllerInteractiveTransitioning
{
    open private(set) var percentComplete: CGFloat = 0
    open var completionSpeed: CGFloat = 1
    open var duration: CGFloat { 0 }
    open var wantsInteractiveStart = true
    private var context: (any UIViewControllerContextTransitioning)?

    public override init() { super.init() }

    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext
        percentComplete = 0
        (transitionContext as? TransitionContext)?.animator?.animateTransition(using: transitionContext)
    }

    open func pause() {}

    open func update(_ percentComplete: CGFloat) {
        self.percentComplete = percentComplete
        context?.updateInteractiveTransition(percentComplete)
    }

    open func cancel() {
        let ended = context
        context = nil
        ended?.cancelInteractiveTransition()
    }

    open func finish() {
        let ended = context
        context = nil
        ended?.finishInteractiveTransition()
    }
}

/// A transition that a gesture of the app's drives.
@MainActor struct Interaction {
    let controller: any UIViewControllerInteractiveTransitioning
    /// The operation of which each part of the gesture is a phase, and the controller that has it.
    let operation: String
    let target: UIViewController
    /// What the app wants to be called at the end.
    var completion: (() -> Void)?

    /// What an object that may say that it does not start interactively comes to.
    static func controller(_ found: (any UIViewControllerInteractiveTransitioning)?)
        -> (any UIViewControllerInteractiveTransitioning)?
    {
        (found as? UIPercentDrivenInteractiveTransition)?.wantsInteractiveStart ?? true ? found : nil
    }
}

extension Session {
    /// Whether a gesture can begin: none does in the middle of a call of UIKit's.
    var mayInteract: Bool { frame == nil }

    /// Begins a transition that a gesture drives.
    func begin(_ interaction: Interaction, on label: String, _ fields: [String: JSON] = [:]) {
        interactions[label] = interaction
        var fields = fields
        fields["phase"] = "begin"
        performFromOutside(interaction.operation, on: interaction.target, fields)
    }

    /// Hands the transition that has begun to the object that drives it.
    func startInteraction(of controller: UIViewController) {
        guard let interaction = interactions.removeValue(forKey: controller.label) else { return }
        let coordinator = TransitionCoordinator(controller, .null)
        let context = TransitionContext(
            from: coordinator.viewController(forKey: .from), to: coordinator.viewController(forKey: .to),
            animator: animations[controller.label]
        ) { [weak self] phase in
            self?.go(on: interaction, phase)
        }
        interaction.controller.startInteractiveTransition(context)
    }

    private func go(on interaction: Interaction, _ phase: Understudy.GesturePhase) {
        guard mayInteract else {
            DispatchQueue.main.async { MainActor.assumeIsolated { self.go(on: interaction, phase) } }
            return
        }
        performFromOutside(
            interaction.operation, on: interaction.target, ["phase": .string(phase.rawValue)])
        if phase != .update, let completion = interaction.completion { atRest(completion) }
    }
}
