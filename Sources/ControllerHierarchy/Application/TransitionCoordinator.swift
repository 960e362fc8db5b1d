/// `UIViewControllerTransitionCoordinator`: what the app's own code wants done with a transition of UIKit's.
///
/// Source: class reference iOS 10, `transitionCoordinator`; on-swipe-cancel-coordinator-order,
/// op-bt-animateTransition-last-ios26, peer-lasso-push-anim.
struct TransitionCoordinator {
    /// A block with the controller whose code passed it.
    struct Block {
        let controller: ViewController
        let operations: [Operation]
        /// What UIKit itself does in its place: it has the controller present what waited for the end.
        var presentation: (presented: ViewController, completion: CompletionHandler)?

        fileprivate func release() {
            controller.removeOwner()
            presentation?.presented.removeOwner()
        }
    }

    fileprivate var alongside: [Block] = []
    fileprivate var completions: [Block] = []
    fileprivate var interactionChanges: [Block] = []
    /// Whether the animations have started, so that it is too late to join them.
    fileprivate var hasAnimated = false
    private(set) var isCancelled = false

    /// Whether a controller's code has passed a block to run alongside or at the end.
    func concerns(_ controller: ViewController) -> Bool {
        (alongside + completions).contains { $0.controller === controller }
    }

    fileprivate mutating func end(completed: Bool) { isCancelled = !completed }
}

extension Transition {
    /// `animate(alongsideTransition:completion:)`; nil stands for no block.
    ///
    /// - Returns: whether the animation was queued; once the animations run it is too late.
    func animateAlongside(
        _ controller: ViewController, animation: [Operation]?, completion: [Operation]
    ) -> Bool {
        var isQueued = false
        if let animation, !coordinator.hasAnimated {
            if coordinator.alongside.isEmpty, hasBegun {
                application.runLoop.scheduleAfterCommit(.animate(self))
            }
            hold(controller)
            coordinator.alongside.append(.init(controller: controller, operations: animation))
            isQueued = true
        }
        hold(controller)
        coordinator.completions.append(.init(controller: controller, operations: completion))
        return isQueued
    }

    /// `notifyWhenInteractionChanges(_:)`.
    func notifyWhenInteractionChanges(_ controller: ViewController, handler: [Operation]) {
        hold(controller)
        coordinator.interactionChanges.append(.init(controller: controller, operations: handler))
    }

    /// Has a controller present another one when the transition has ended, in its turn among the completions.
    ///
    /// Source: ksdialogs-carried-over-a-dismissal-ios26.
    func carryOver(
        _ presented: ViewController, presentedOn controller: ViewController, completion: CompletionHandler
    ) {
        hold(controller)
        hold(presented)
        coordinator.completions.append(
            .init(controller: controller, operations: [], presentation: (presented, completion)))
    }

    private func hold(_ controller: ViewController) {
        application.log.noteChange()
        controller.addOwner()
    }

    /// Asks for the blocks alongside to run when the commit has laid out the arriving side.
    func scheduleAnimation() {
        guard !coordinator.alongside.isEmpty else { return }
        application.runLoop.scheduleAfterCommit(.animate(self))
    }

    /// Runs what is animated alongside, once: with the first layout done and before any did.
    func runAlongside() throws(Interruption) {
        guard !coordinator.hasAnimated else { return }
        coordinator.hasAnimated = true
        guard !coordinator.alongside.isEmpty else { return }
        let blocks = coordinator.alongside
        coordinator.alongside = []
        for block in blocks { try run(block, .coordinatorAlongside) }
    }

    /// Runs what waits for the finger to let go, before anything that the end of the gesture causes.
    func runInteractionChanges(cancelled: Bool) throws(Interruption) {
        coordinator.end(completed: !cancelled)
        let blocks = coordinator.interactionChanges
        coordinator.interactionChanges = []
        for block in blocks { try run(block, .coordinatorInteractionEnded, .values([.bool(cancelled)])) }
    }

    /// Runs the completions, last of all that the transition causes.
    func runCompletions(completed: Bool) throws(Interruption) {
        coordinator.end(completed: completed)
        guard !coordinator.completions.isEmpty || !coordinator.interactionChanges.isEmpty else { return }
        let blocks = coordinator.completions
        coordinator.completions = []
        for block in blocks { try run(block, .coordinatorCompletion, .values([.bool(!completed)])) }
        for block in coordinator.interactionChanges { block.release() }
        coordinator.interactionChanges = []
    }

    /// Lets go of all blocks of a transition that never takes place.
    func dropBlocks() {
        for block in coordinator.alongside + coordinator.completions + coordinator.interactionChanges {
            block.release()
        }
        coordinator.alongside = []
        coordinator.completions = []
        coordinator.interactionChanges = []
    }

    private func run(
        _ block: TransitionCoordinator.Block, _ callback: Callback, _ payload: Event.Payload = .none
    ) throws(Interruption) {
        let controller = block.controller
        if let waiting = block.presentation {
            try controller.present(waiting.presented, animated: false, completion: waiting.completion)
            return block.release()
        }
        try application.record(
            callback, target: controller.identity, payload: payload, flags: controller.flags)
        try application.runAppCode(block.operations, receiver: controller)
        block.release()
    }
}

extension ViewController {
    /// The transition that runs for this controller or around it.
    ///
    /// Right after an animated push or pop the navigation controller has its coordinator already, and
    /// whoever presents or goes right after the call.
    /// Source: sheet-drag-viewWillDisappear-interactive-coordinator; nav-setvcs-deferred-in-transition;
    /// ksdialogs-coordinator-at-once-ios26.
    var coordinatedTransition: Transition? {
        if let turn = application.transitions.resizing { return turn }
        var current: ViewController? = self
        while let controller = current {
            if let transition = controller.ownTransition { return transition }
            current = controller.parent
        }
        return nil
    }

    /// The transition of its own members, or the presentation that brings or takes it or that it makes.
    private var ownTransition: Transition? {
        if let transition = application.transition(in: self) ?? requestedTransition { return transition }
        return presentedBy?.transition ?? presentation?.transition
    }

    /// The app's call of its coordinator; without a transition there is none, and nothing happens.
    func animateAlongside(_ animation: [Operation]?, completion: [Operation]) throws(Interruption) {
        guard let transition = coordinatedTransition else {
            return application.ignore(because: "\(identity.label) has no transition coordinator")
        }
        let isQueued = transition.animateAlongside(self, animation: animation, completion: completion)
        application.noteResult("queued", .bool(isQueued))
    }

    /// As `animateAlongside`, for the end of the gesture that drives the transition.
    func notifyWhenInteractionChanges(_ handler: [Operation]) throws(Interruption) {
        guard let transition = coordinatedTransition else {
            return application.ignore(because: "\(identity.label) has no transition coordinator")
        }
        transition.notifyWhenInteractionChanges(self, handler: handler)
    }
}
