/// The transition of a presentation: the presenter's wills, the newcomer's, the animation, then the dids.
///
/// Source: presentation.md R3.
final class PresentTransition: Transition {
    let presentation: PresentationController
    private let completion: CompletionHandler

    static let animationDuration = 0.4

    init(_ presentation: PresentationController, isAnimated: Bool, completion: CompletionHandler) {
        self.presentation = presentation
        self.completion = completion
        super.init(
            application: presentation.presenting.application, isAnimated: isAnimated,
            duration: PresentTransition.animationDuration)
        presentation.presenting.addOwner()
    }

    override var name: String { "the presentation of \(presentation.presented.identity.label)" }

    private var sides: TransitionSides {
        TransitionSides(
            leaving: presentation.removesPresentersView ? presentation.presenting : nil,
            arriving: presentation.presented, order: .modal)
    }

    override func begin() throws(Interruption) {
        try super.begin()
        let presented = presentation.presented
        presented.runningTransition = self
        let orientation = try presentation.orientationForPresenting()
        try sides.sendWills(animated: isAnimated)
        try presented.beginAppearanceOfUnparentedControllers(true)
        if let view = presented.viewIfLoaded { application.window.view.addSubview(view) }
        presented.setNeedsLayout()
        try presentation.turn(to: orientation)
        let endsNow = !isAnimated && !endsInLaterTurn
        if endsNow {
            try application.layOutNow()
            try finish(completed: true)
        } else {
            application.runLoop.schedule(.finish(self), after: isAnimated ? duration : 0)
        }
    }

    /// Source: peer-lasso-present-noanim-pagesheet-13.
    private var endsInLaterTurn: Bool {
        application.behavior.holds(.unanimatedSheetEndsInLaterTurn)
            && (presentation.style == .pageSheet || presentation.style == .formSheet)
    }

    override func finish(completed: Bool) throws(Interruption) {
        guard !isFinishing else { return }
        isFinishing = true
        let presented = presentation.presented
        let presenter = presentation.presenting
        if presentation.removesPresentersView {
            try presenter.removeViewByContainer()
            if application.behavior.holds(.presenterDidCallbacksAreUnanimated) {
                presenter.isAppearanceAnimated = false
            }
        }
        if presented.appearanceDepth > 0 { try presented.endAppearanceTransition() }
        presentation.isBeingPresented = false
        if presentation.transition === self { presentation.transition = nil }
        if presentation.removesPresentersView, presenter.appearanceDepth > 0 {
            try presenter.endAppearanceTransition()
        }
        presented.runningTransition = nil
        try application.complete(.presentCompletion, completion)
        presenter.removeOwner()
    }
}
