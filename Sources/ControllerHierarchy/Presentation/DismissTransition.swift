/// The transition that takes one presented controller away, or a whole chain of them in one animation.
///
/// Source: presentation.md R5, R7; dismiss-stack-sheets-single-animation.
final class DismissTransition: Transition {
    /// The presentations that end, the lowest first.
    private let presentations: [PresentationController]
    private let completion: CompletionHandler
    /// Whether the user's gesture dismissed, which the presentation's delegate hears last.
    var endsWithDidDismiss = false

    /// The orientation to which the interface turns when the presented controller has gone.
    private var orientationAfterwards: InterfaceOrientation?
    /// The orientation before the interface turned back, to which a cancelled dismissal returns.
    private var orientationBefore: InterfaceOrientation?

    init(_ presentations: [PresentationController], isAnimated: Bool, completion: CompletionHandler) {
        self.presentations = presentations
        self.completion = completion
        super.init(
            application: presentations[0].presenting.application, isAnimated: isAnimated,
            duration: PresentTransition.animationDuration)
        for presentation in presentations {
            presentation.transition = self
            presentation.presenting.addOwner()
        }
    }

    override var name: String { "the dismissal of \(lowest.presented.identity.label)" }

    private var lowest: PresentationController { presentations[0] }

    /// The presenter, if it comes back into view.
    private var returning: ViewController? {
        lowest.removesPresentersView ? lowest.presenting : nil
    }

    override func begin() throws(Interruption) {
        try super.begin()
        let orientation = try lowest.orientationForDismissing()
        if application.behavior.holds(.turnsBackAfterDismissal) {
            orientationAfterwards = orientation
        } else {
            if orientation != nil { orientationBefore = application.device.orientation }
            try lowest.turnBack(to: orientation)
        }
        for presentation in presentations {
            let presented = presentation.presented
            presented.runningTransition = self
            guard AppearanceState.finished(presented.appearance) == .appeared else { continue }
            try presented.beginAppearanceTransition(false, animated: isAnimated)
        }
        if let returning, let host = returning.placeInHierarchy, host.window != nil,
            AppearanceState.finished(returning.appearance) == .disappeared
        {
            try returning.beginAppearanceTransition(true, animated: isAnimated)
            if let view = returning.viewIfLoaded { host.addSubview(view) }
        }
        if isInteractive { return }
        if !isAnimated && !endsInLaterTurn {
            try application.layOutNow()
            try finish(completed: true)
        } else {
            application.runLoop.schedule(.finish(self), after: isAnimated ? duration : 0)
        }
    }

    /// Source: peer-lasso-dismiss-noanim-pagesheet-13.
    private var endsInLaterTurn: Bool {
        application.behavior.holds(.unanimatedDismissalEndsInLaterTurn)
            || application.behavior.holds(.unanimatedSheetEndsInLaterTurn)
                && (lowest.style == .pageSheet || lowest.style == .formSheet)
    }

    override func finish(completed: Bool) throws(Interruption) {
        guard !isFinishing else { return }
        isFinishing = true
        if completed { try complete() } else { try cancel() }
        if !completed { try lowest.turnBack(to: orientationBefore) }
        if completed, let orientationAfterwards { try application.turn(to: orientationAfterwards) }
        for presentation in presentations {
            presentation.presenting.removeOwner()
            guard completed else { continue }
            presentation.presented.removeOwner()
            if application.behavior.holds(.presentationHoldsPresenter) {
                presentation.presenting.removeOwner()
            }
        }
    }

    /// The links are cut between the last will and the first did.
    ///
    /// Source: dismiss-fullscreen-state-winobjc, dismiss-link-torn-down-before-viewDidDisappear.
    private func complete() throws(Interruption) {
        let returning = self.returning
        for presentation in presentations {
            if presentation.presenting.presentation === presentation {
                presentation.presenting.presentation = nil
            }
            try presentation.presented.removeViewByContainer()
        }
        if let returning, returning.appearanceDepth > 0 {
            if application.behavior.holds(.presenterDidCallbacksAreUnanimated) {
                returning.isAppearanceAnimated = false
            }
            try returning.endAppearanceTransition()
        }
        for presentation in presentations {
            let presented = presentation.presented
            presented.isLeavingPresentation = true
            presented.presentedBy = nil
            if presented.appearanceDepth > 0 { try presented.endAppearanceTransition() }
            presented.isLeavingPresentation = false
            presentation.transition = nil
            presented.runningTransition = nil
        }
        if endsWithDidDismiss {
            try lowest.presented.tellPresentationDelegate(.presentationDidDismiss)
        } else {
            try application.complete(.dismissCompletion, completion)
        }
    }

    private func cancel() throws(Interruption) {
        for presentation in presentations {
            let presented = presentation.presented
            presentation.isBeingDismissed = false
            if let returning, returning.appearanceDepth > 0 {
                try returning.beginAppearanceTransition(false, animated: isAnimated)
                try returning.endAppearanceTransition()
                try returning.removeViewByContainer()
            }
            if presented.appearanceDepth > 0 {
                try presented.beginAppearanceTransition(true, animated: isAnimated)
                try presented.endAppearanceTransition()
            }
            presentation.transition = nil
            presented.runningTransition = nil
        }
    }
}
