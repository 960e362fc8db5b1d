/// `transition(from:to:duration:options:animations:completion:)` between two children of a custom container.
///
/// Source: navigation-containment.md R12; doc-transition-header, exc-transition-common-parent.
final class ChildTransition: Transition {
    private let parent: ViewController
    private let from: ViewController
    private let to: ViewController
    private let completion: CompletionHandler
    /// What the app does in the block of the animations.
    var animations: [Operation] = []
    /// Whether the move of a view that was in the window already ends the appearance before the transition.
    ///
    /// Source: chunky-transition-with-view-ios16.
    private var isUnbalanced = false

    init(
        _ parent: ViewController, from: ViewController, to: ViewController, duration: Double,
        isAnimated: Bool,
        completion: CompletionHandler
    ) {
        self.parent = parent
        self.from = from
        self.to = to
        self.completion = completion
        super.init(application: parent.application, isAnimated: isAnimated, duration: duration)
        from.addOwner()
        to.addOwner()
    }

    override var container: ViewController? { parent }

    override var name: String { "the child transition of \(parent.identity.label)" }

    private var sides: TransitionSides { TransitionSides(leaving: from, arriving: to, order: .child) }

    override func start() throws(Interruption) {
        try to.view()
        let drivesAppearance = parent.appearance.goal == .appeared
        if drivesAppearance {
            try sides.sendWills(animated: isAnimated)
            isUnbalanced = to.hearer.leaveTransitionUnbalanced()
        }
        if let outer = from.hearer.viewIfLoaded?.superview ?? parent.viewIfLoaded,
            let view = to.hearer.viewIfLoaded
        {
            guard !outer.isDescendant(of: view) else { throw ViewController.viewInItself }
            outer.addSubview(view)
        }
        to.setNeedsLayout()
        // UIKit runs the block inside of the call. Source: child-transition-animations.
        try application.runAppCode(animations, receiver: nil)
        if isAnimated, duration > 0 {
            application.runLoop.schedule(.finish(self), after: duration)
        } else {
            application.runLoop.scheduleAfterCommit(.finish(self))
        }
    }

    override func end(completed: Bool) throws(Interruption) -> Bool {
        if isUnbalanced { try application.warnUnbalanced(to.hearer) }
        try from.leaveWithTransition()
        try sides.sendDids()
        return true
    }

    override func tellOfEnd(completed: Bool) throws(Interruption) {
        try application.complete(
            .transitionCompletion, completion, payload: .values([.bool(true)]))
    }

    override func release(completed: Bool) {
        from.removeOwner()
        to.removeOwner()
    }
}

extension ViewController {
    /// Moves from one child's view to another's; the caller has called `addChild` and `willMove(nil)`.
    func transition(
        from: ViewController, to: ViewController, duration: Double, animated: Bool,
        animations: [Operation], completion: CompletionHandler
    ) throws(Interruption) {
        guard from.parent === self, to.parent === self else {
            throw .exception(
                .invalidArgument,
                "Children view controllers \(from.identity.printed) and \(to.identity.printed) must have a common "
                    + "parent view controller when calling -[UIViewController "
                    + "transitionFromViewController:toViewController:duration:options:animations:completion:]"
            )
        }
        guard forwardsAutomatically else {
            throw .exception(
                .invalidArgument,
                "-[UIViewController transitionFromViewController:toViewController:duration:options:animations:"
                    + "completion:] is not supported when appearance methods are forwarded manually")
        }
        guard !forwardsAppearanceFromInside else {
            throw .error(
                .notApplicable("transition must not be called on UIKit's own containers (\(appClass.name))"))
        }
        guard from !== to else { return application.ignore(because: "both are the same controller") }
        let transition = ChildTransition(
            self, from: from, to: to, duration: duration, isAnimated: animated && duration > 0,
            completion: completion)
        transition.animations = animations
        try transition.begin()
    }
}
