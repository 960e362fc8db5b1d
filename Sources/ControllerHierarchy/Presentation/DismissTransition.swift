/// The transition that takes one presented controller away, or a whole chain of them in one animation.
///
/// Source: presentation.md R5, R7; dismiss-stack-sheets-single-animation.
final class DismissTransition: Transition {
    /// The lowest of the presentations that end, as a rule the only one, and those above it.
    private let lowest: PresentationController
    private var others: [PresentationController] = []
    private let completion: CompletionHandler
    /// The dismissal from below that takes these away first, to go on with those beneath at once.
    ///
    /// Source: dismiss-stack-ios8-each-appears.
    let dismissalBelow: DismissTransition?
    /// What left ahead of this dismissal, to be released with it; the lowest first.
    private var leftAhead: [PresentationController] = []
    /// What the presentation's delegate hears last, if the user dismissed; app code gets no completion then.
    var lastDelegateCall: Callback?

    /// The orientation to which the interface turns when the presented controller has gone.
    private var orientationAfterwards: InterfaceOrientation?
    /// The orientation before the interface turned back, to which a cancelled dismissal returns.
    private var orientationBefore: InterfaceOrientation?

    /// What is borrowed is counted once, as it is kept.
    init(
        _ lowest: borrowing PresentationController, isAnimated: Bool, completion: borrowing CompletionHandler,
        above below: DismissTransition? = nil
    ) {
        self.lowest = copy lowest
        self.completion = copy completion
        dismissalBelow = below
        super.init(
            application: lowest.application, isAnimated: isAnimated,
            duration: PresentTransition.animationDuration)
        hold(lowest)
    }

    /// Has a presentation that stands above all others of the transition leave with them.
    func add(_ presentation: PresentationController) {
        others.append(presentation)
        hold(presentation)
    }

    private func hold(_ presentation: PresentationController) {
        presentation.transition = self
        presentation.isTakenAway = false
        presentation.unmanagedPresenting._withUnsafeGuaranteedRef { $0.addOwner() }
    }

    /// As a loop over the presentations, the lowest first.
    @inline(__always)
    private func visit<Failure>(
        _ body: (PresentationController) throws(Failure) -> Void
    ) throws(Failure) {
        try body(lowest)
        if !others.isEmpty { for other in others { try body(other) } }
    }

    override var name: String { "the dismissal of \(lowest.presented.identity.label)" }

    /// The presenter, if it comes back into view.
    private var returning: ViewController? {
        lowest.removesPresentersView ? lowest.presenting : nil
    }

    override var touched: ViewController? { lowest.presented }

    override func involves(_ controller: ViewController) -> Bool {
        lowest.presented === controller || others.contains { $0.presented === controller }
    }

    /// The same with the controllers on screen, the lowest of which is at hand.
    @inline(__always)
    private func visit(
        _ presented: ViewController,
        _ body: (PresentationController, ViewController) throws(Interruption) -> Void
    ) throws(Interruption) {
        try body(lowest, presented)
        if !others.isEmpty { for other in others { try body(other, other.presented) } }
    }

    override func start() throws(Interruption) {
        try lowest.borrow { (presented, presenting) throws(Interruption) in
            try start(presented, returningTo: presenting)
        }
    }

    private func start(
        _ presented: ViewController, returningTo presenting: ViewController
    ) throws(Interruption) {
        let orientation = try lowest.orientationForDismissing()
        if application.behavior.holds(.turnsBackAfterDismissal) {
            orientationAfterwards = orientation
        } else {
            if orientation != nil { orientationBefore = application.device.orientation }
            if lowest.removesPresentersView { try lowest.turnBack(to: orientation) }
        }
        try visit { (presentation) throws(Interruption) in
            try presentation.custom?.send(.dismissalTransitionWillBegin)
        }
        drive()
        try visit(presented) { (presentation, presented) throws(Interruption) in
            guard presented.appearance.goal == .appeared else { return }
            presentation.isTakenAway = true
            let isTop = others.isEmpty || presentation === others.last
            let animatesAll = !application.behavior.holds(.chainDismissalAnimatesTopOnly)
            try presented.beginAppearanceTransition(false, animated: isAnimated && (isTop || animatesAll))
        }
        if !lowest.removesPresentersView, orientationBefore != nil { try lowest.turnBack(to: orientation) }
        if lowest.removesPresentersView { try bringBack(presenting) }
        try application.followResponder()
        if isAnimated, lowest.style != .popover { try presented.askForZoomSource() }
        if lowest.takesOverStatusBar { try application.askForNewFront() }
        lowest.layOutPresenter()
        lowest.custom?.setNeedsContainerLayout()
        try animation?.start(in: application)
        if animation?.isInteractive ?? false { isInteractive = true }
        if isInteractive { return }
        if !moves && !endsInLaterTurn {
            try application.layOutNow()
            try finish(completed: true)
        } else {
            application.runLoop.schedule(.finish(self), after: moves ? duration : 0)
        }
    }

    private func bringBack(_ returning: ViewController) throws(Interruption) {
        guard let host = returning.placeInHierarchy, host.isInWindow,
            returning.appearance.goal == .disappeared
        else { return }
        // Under a container that is going its view comes back, and is told when that one does.
        let isHeard = returning.parent?.isOnScreen ?? true
        if isHeard, !returning.appearance.cameBehindStandIn {
            try returning.beginAppearanceTransition(true, animated: isAnimated)
        }
        if let view = returning.viewIfLoaded { host.addSubview(view) }
        returning.layOutAsCoveredRoot()
        // A view that was loaded again.
        if !returning.hasBeenLaidOut { returning.setNeedsLayout() }
    }

    /// Source: peer-lasso-dismiss-noanim-pagesheet-13.
    private var endsInLaterTurn: Bool {
        if dismissalBelow != nil { return false }
        return application.behavior.holds(.unanimatedDismissalEndsInLaterTurn)
            || application.behavior.holds(.unanimatedSheetEndsInLaterTurn)
                && lowest.style.isSheet
    }

    override func end(completed: Bool) throws(Interruption) -> Bool {
        try visit { (presentation) throws(Interruption) in
            try presentation.custom?.send(.dismissalTransitionDidEnd, .values([.bool(completed)]))
        }
        if completed {
            try lowest.borrow { (presented, presenting) throws(Interruption) in
                try complete(presented, lowest.removesPresentersView ? presenting : nil)
            }
            if let orientationAfterwards { try application.turn(to: orientationAfterwards) }
        } else {
            try cancel()
            try lowest.turnBack(to: orientationBefore)
        }
        visit { $0.transition = nil }
        return completed
    }

    override func tellOfEnd(completed: Bool) throws(Interruption) {
        try lowest.borrow { (presented, _) throws(Interruption) in
            try tellOfEnd(completed: completed, presented)
        }
    }

    private func tellOfEnd(completed: Bool, _ presented: ViewController) throws(Interruption) {
        if completed {
            try visit(presented) { (_, presented) throws(Interruption) in try presented.dismissalDidEnd() }
        }
        if lastDelegateCall == nil {
            // Source: dismiss-completion-on-cancelled-interactive.
            try application.complete(.dismissCompletion, completion)
        } else if completed, let lastDelegateCall {
            try lowest.tellDelegate(lastDelegateCall)
        }
        guard completed else { return }
        try application.uncoverResponder(from: presented)
        try presented.followToldDismissal()
    }

    /// A chain that leaves in several parts is released together, the lowest first.
    ///
    /// Source: dismiss-stack-from-bottom-juejin.
    override func release(completed: Bool) {
        visit { $0.unmanagedPresenting._withUnsafeGuaranteedRef { $0.removeOwner() } }
        if let dismissalBelow {
            dismissalBelow.leftAhead = (completed ? [lowest] + others : []) + leftAhead
        } else {
            if completed { visit { $0.releaseControllers() } }
            for presentation in leftAhead { presentation.releaseControllers() }
        }
        leftAhead = []
    }

    /// The links are cut between the last will and the first did.
    ///
    /// Source: dismiss-fullscreen-state-winobjc, dismiss-link-torn-down-before-viewDidDisappear.
    private func complete(_ presented: ViewController, _ returning: ViewController?) throws(Interruption) {
        try visit(presented) { (presentation, presented) throws(Interruption) in
            presentation.unlinkPresenter()
            try presented.removeViewByContainer()
        }
        if let returning, returning.appearance.isUnderWay {
            returning.endsAsPresenter()
            try returning.endAppearanceTransition()
        } else if let returning, returning.appearance.cameBehindStandIn, returning.isInWindow {
            try returning.endUnheardAppearance(animated: isAnimated)
        }
        try visit(presented) { (presentation, presented) throws(Interruption) in
            // The link is cut before the last callback, in which isBeingDismissed is still true.
            try presented.changePlace { presented.presentedBy = nil }
            if presented.appearance.isUnderWay { try presented.endAppearanceTransition() }
            presentation.retire()
            presented.leavePresentation()
        }
    }

    private func cancel() throws(Interruption) {
        let returning = self.returning
        visit { $0.isBeingDismissed = false }
        if let returning, returning.appearance.isUnderWay || returning.appearance.goal == .appeared {
            try returning.beginAppearanceTransition(false, animated: isAnimated)
            if returning.appearance.isUnderWay { try returning.endAppearanceTransition() }
            try returning.removeViewByContainer()
        } else if let returning, returning.appearance.cameBehindStandIn {
            try returning.removeViewByContainer()
        }
        try visit { (presentation) throws(Interruption) in
            let presented = presentation.presented
            guard presented.appearance.goal == .disappeared,
                presentation.isTakenAway || presentation.containerIsBack
            else { return }
            // A view that the app has taken out of the window in the meantime does not come back.
            if presented.isInWindow { try presented.beginAppearanceTransition(true, animated: isAnimated) }
            if presented.appearance.isUnderWay { try presented.endAppearanceTransition() }
        }
    }
}
