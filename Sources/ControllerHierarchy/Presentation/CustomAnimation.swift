/// The animator that an app's delegate hands out for one transition, and what drives it.
///
/// Source: animator-sequence-doc, animationEnded-after-did-callbacks, op-bt-animateTransition-last-ios26.
struct CustomAnimation {
    /// Whose delegate handed it out; its calls are logged under that name.
    let owner: Identity
    /// Virtual seconds between 0 and a million.
    let duration: Double
    /// Whether the animator ends with `completeTransition(true)`.
    var completes: Bool
    /// What lets a gesture drive it; nil where it runs by itself.
    var interaction: InteractionDescription?
    /// Whether it waits for a gesture's end.
    var isInteractive: Bool { interaction != nil }

    static let standardDuration = 0.4
    static let durationMax = 1_000_000.0

    init(_ animator: AnimatorDescription, owner: Identity) {
        self.owner = owner
        let duration = animator.duration ?? CustomAnimation.standardDuration
        self.duration = min(max(duration, 0), CustomAnimation.durationMax)
        completes = animator.completes
    }

    /// Runs the animator, or hands the transition to the interaction controller, which may do the same.
    ///
    /// Source: UIPercentDrivenInteractiveTransition reference ("relies on a transition animator delegate"),
    /// xzkit-driven-push-finished-ios16.
    func start(in application: Application) throws(Interruption) {
        try application.record(
            .transitionDuration, target: owner, payload: .answer([], .number(duration)))
        switch interaction {
        case nil, .percentDriven: break
        case .own, .percentDrivenSubclass:
            try application.record(.startInteractiveTransition, target: owner)
        }
        if case .own = interaction { return }
        try application.record(.animateTransition, target: owner)
    }

    /// Tells the animator that its transition has ended.
    func end(completed: Bool, in application: Application) throws(Interruption) {
        try application.record(.animationEnded, target: owner, payload: .values([.bool(completed)]))
    }
}
