/// The transition of a presentation: the presenter's wills, the newcomer's, the animation, then the dids.
///
/// Source: presentation.md R3.
final class PresentTransition: Transition {
    let presentation: PresentationController
    private let completion: CompletionHandler

    static let animationDuration = 0.4

    /// What is borrowed is counted once, as it is kept.
    init(
        _ presentation: borrowing PresentationController, isAnimated: Bool,
        completion: borrowing CompletionHandler
    ) {
        self.presentation = copy presentation
        self.completion = copy completion
        super.init(
            application: presentation.application, isAnimated: isAnimated,
            duration: PresentTransition.animationDuration)
        presentation.unmanagedPresenting._withUnsafeGuaranteedRef { $0.addOwner() }
    }

    /// Whether the presenter was still on its way into the window when it was asked to present.
    var meetsAppearance = false

    /// The orientation to which the interface returns if the presentation is cancelled.
    private var orientationBefore: InterfaceOrientation?

    override var name: String { "the presentation of \(presentation.presented.identity.label)" }

    override var touched: ViewController? { presentation.presenting }

    override func involves(_ controller: ViewController) -> Bool { controller === presentation.presented }

    override func start() throws(Interruption) {
        try presentation.borrow { (presented, presenter) throws(Interruption) in
            try start(presented, on: presenter)
        }
    }

    private func start(_ presented: ViewController, on presenter: ViewController) throws(Interruption) {
        drive()
        if meetsAppearance { try application.warnUnbalanced(presenter) }
        // Of a view that the app has put into the window before, it hears once more.
        // Source: present-view-already-in-window-ios8.
        let isShown = presented.appearance.state == .appeared
        if isShown { presented.forgetAppearance() }
        try presentation.prepareForPresentation()
        let orientation = try presentation.orientationForPresenting()
        try presentation.custom?.send(.presentationTransitionWillBegin)
        let editor = presented.isAlert ? (presented as? AlertController)?.firstEditor : nil
        let isEditedThere = application.windows.responders.editor?.controller === presented
        let covers = editor == nil && !isEditedThere && !presentation.removesPresentersView
        // From iOS 11 on a text of what comes may take the keyboard over.
        let coversLate = !presented.isAlert && !application.behavior.holds(.keyboardNotifiesOfEveryText)
        if covers, !coversLate, application.behavior.holds(.hasPresentationControllers) {
            try application.coverResponder()
        }
        try TransitionOrder.modal.sendWills(
            leaving: presentation.removesPresentersView ? presenter : nil, arriving: presented,
            animated: isAnimated)
        if covers, coversLate { try application.coverResponderUnlessTakenOver() }
        try application.followResponder()
        if let editor { try application.coverResponder(by: editor) }
        if isAnimated, presentation.style != .popover { try presented.askForZoomSource() }
        if presentation.takesOverStatusBar { try application.askForNewFront() }
        try presented.beginAppearanceOfUnparentedControllers(true)
        presentation.notePlace()
        try place(presented, on: presenter)
        presented.setNeedsLayout()
        if try isLaidOutTwice { presented.extraLayoutPasses = 1 }
        if presentation.removesPresentersView { presenter.layOutAsCoveredRoot() }
        presentation.layOutPresenter()
        if orientation != nil { orientationBefore = application.device.orientation }
        try presentation.turn(to: orientation)
        presentation.custom?.setNeedsContainerLayout()
        try animation?.start(in: application)
        if animation?.isInteractive ?? false {
            isInteractive = true
        } else if !moves && !endsInLaterTurn {
            try application.layOutNow()
            try finish(completed: true)
        } else {
            application.runLoop.schedule(.finish(self), after: moves ? duration : 0)
        }
    }

    /// Puts the newcomer's view into its place, whose traits it has from then on.
    ///
    /// Source: split-presented-from-regular-view-collapses, split-compact-by-own-override-as-presented-ios17.
    private func place(_ presented: ViewController, on presenter: ViewController) throws(Interruption) {
        guard !presented.isReplacedInContext, let view = presented.viewIfLoaded else { return }
        let place =
            presentation.takesPlaceInContainer
            ? presenter.unmanagedView?._withUnsafeGuaranteedRef { $0.unmanagedSuperview } : nil
        if let place {
            place._withUnsafeGuaranteedRef { $0.addSubview(view) }
        } else {
            presenter.withHostWindow { $0.view.addSubview(view) }
        }
        try presented.adaptToSizeClass()
    }

    /// Whether the newcomer has a second pass before it has appeared: as a sheet, or with the status bar.
    ///
    /// Source: push-and-sheet-layout-ios15, woojin-sheet-layout-ios13.
    private var isLaidOutTwice: Bool {
        get throws(Interruption) {
            if presentation.style.isSheet, isAnimated, application.behavior.holds(.sheetsAreLaidOutTwice) {
                return true
            }
            return try hidesStatusBarAlong
        }
    }

    /// Whether the status bar goes with the presentation, which moves the newcomer's layout guide once more.
    ///
    /// Source: demo-related-present-layout-ios9.
    private var hidesStatusBarAlong: Bool {
        get throws(Interruption) {
            guard presentation.style == .fullScreen,
                application.behavior.holds(.hidingStatusBarLaysOutAgain)
            else { return false }
            guard try presentation.presented.hidesStatusBar() else { return false }
            return try !presentation.presenting.hidesStatusBar()
        }
    }

    /// Source: peer-lasso-present-noanim-pagesheet-13.
    private var endsInLaterTurn: Bool {
        application.behavior.holds(.unanimatedSheetEndsInLaterTurn)
            && presentation.style.isSheet
    }

    override func end(completed: Bool) throws(Interruption) -> Bool {
        // A presentation on which another one was built, or that is being dismissed, cannot be taken back.
        let completed = completed || presentation.above != nil || presentation.isBeingDismissed
        try presentation.custom?.send(.presentationTransitionDidEnd, .values([.bool(completed)]))
        if completed {
            try presentation.borrow { (presented, presenter) throws(Interruption) in
                try complete(presented, presenter: presenter)
            }
        } else {
            try cancel()
        }
        return completed
    }

    override func tellOfEnd(completed: Bool) throws(Interruption) {
        try presentation.borrow { (presented, _) throws(Interruption) in
            try presented.presentationDidEnd(completed: completed)
        }
        try application.complete(.presentCompletion, completion)
        if completed {
            try presentation.dismissAfterPresentation()
        } else {
            try application.uncoverResponder(from: presentation.presented)
        }
    }

    override func release(completed: Bool) {
        if !completed { presentation.releaseControllers() }
        presentation.unmanagedPresenting._withUnsafeGuaranteedRef { $0.removeOwner() }
    }

    private func complete(
        _ presented: ViewController, presenter: ViewController
    ) throws(Interruption) {
        // A presenter that came back to the window in the meantime, as its root again, stays there.
        let removesPresentersView =
            presentation.removesPresentersView
            && presenter.appearance.goal == .disappeared
        if removesPresentersView {
            try presenter.removeViewByContainer()
            presenter.endsAsPresenter()
        }
        if presented.appearance.isUnderWay { try presented.endAppearanceTransition() }
        presentation.isBeingPresented = false
        if presentation.transition === self { presentation.transition = nil }
        if removesPresentersView, presenter.appearance.isUnderWay {
            try presenter.endAppearanceTransition()
        }
    }

    /// Takes the newcomer away again; the presenter is as it was, unless it has lost its place meanwhile.
    ///
    /// Source: presentation.md R3; custom-presentation-cancelled-doc;
    /// present-cancelled-over-covered-presenter.
    private func cancel() throws(Interruption) {
        let hasPlace = presentation.presenting.placeInHierarchy?.isInWindow ?? false
        let leaving = presentation.removesPresentersView ? presentation.presenting : nil
        let sides = TransitionSides(leaving: leaving, arriving: presentation.presented, order: .modal)
        try sides.sendUndoing(animated: isAnimated, hasPlace: { _ in hasPlace })
        try presentation.presented.removeViewByContainer()
        presentation.isBeingPresented = false
        presentation.transition = nil
        presentation.unlinkPresenter()
        presentation.presented.leavePresentation()
        try presentation.turnBack(to: orientationBefore)
    }
}
