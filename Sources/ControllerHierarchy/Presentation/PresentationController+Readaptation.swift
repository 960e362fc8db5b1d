/// Adapting anew while the presentation is on screen, because the width has become another class.
///
/// The delegate's questions are Apple's; which appearance callbacks come, and when, no log shows: they are
/// those of an unanimated presentation or dismissal that ends at once.
///
/// Source: UIAdaptivePresentationControllerDelegate and UIPresentationController references,
/// `viewControllerForAdaptivePresentationStyle`, `delegate`; adapt-anew-popover.
extension PresentationController {
    /// Asks the delegate for the style in another environment, before that is the present one.
    ///
    /// - Returns: what is to be shown from now on; nil where nothing changes.
    func adapt(to new: Environment) throws(Interruption) -> PresentationAdaptation? {
        let width = presented.windowEnvironment.traits.horizontalSizeClass
        guard new.traits.horizontalSizeClass != width, transition == nil, presented.window != nil else {
            return nil
        }
        let old = style
        let wanted = original.adaptedStyle(
            requestedStyle, answer: presented.presentationDelegate?.adaptiveStyle, in: new)
        let isAsked = presented.presentationDelegate != nil || adaptiveCustom != nil
        guard (wanted ?? requestedStyle) != old || isAsked else { return nil }
        let adaptation = try original.adapt(
            requestedStyle, from: presenting, in: new, delegate: presented.presentationDelegate,
            custom: adaptiveCustom, current: self)
        guard isUndisturbed else { return nil }
        if style != adaptation.style {
            // The traits that a popover or form sheet gives are those that its content knows.
            for controller in presented.shownHierarchy where controller.outdatedEnvironment == nil {
                controller.outdatedEnvironment = controller.own(controller.windowEnvironment)
            }
            style = adaptation.style
        }
        let shown = adaptation.alternate ?? (style == old ? presented : original)
        return style == old && shown === presented
            ? nil : PresentationAdaptation(presentation: self, shown: shown)
    }

    /// Whether nothing has begun to change the presentation.
    fileprivate var isUndisturbed: Bool { transition == nil && presented.presentedBy === self }

    /// Brings the screen in line with the style: the presenter goes or returns, and so does who stands for
    /// the presented controller, unless that one presents in turn and what it presents would be left alone.
    ///
    /// Source: walks/stand-in-presents-as-it-is-to-go; no log shows the latter.
    fileprivate func show(_ shown: ViewController) throws(Interruption) {
        guard isUndisturbed else { return }
        let couldRemove = removesPresentersView
        if shown !== presented, presented.presentation == nil { try replacePresented(with: shown) }
        guard isUndisturbed else { return }
        noteStyle()
        guard couldRemove != removesPresentersView else { return }
        let isReturning = couldRemove
        guard presenting.appearance.goal == (isReturning ? .disappeared : .appeared),
            let place = presenting.placeInHierarchy, place.window != nil
        else { return }
        try presenting.beginAppearanceTransition(isReturning, animated: false)
        if isReturning {
            if let view = presenting.viewIfLoaded { place.addSubview(view) }
            for link in [self] + linksAbove {
                guard let view = link.presented.viewIfLoaded, view.superview === place else { continue }
                place.addSubview(view)
            }
            if !presenting.hasBeenLaidOut { presenting.setNeedsLayout() }
        } else {
            try presenting.removeViewByContainer()
        }
        if presenting.appearance.isUnderWay { try presenting.endAppearanceTransition() }
    }

    private func replacePresented(with shown: ViewController) throws(Interruption) {
        let old = presented
        old.addOwner()
        defer { old.removeOwner() }
        try old.disappearAtOnce()
        // One that the delegate has put around the original lets it go, and the other way about takes it in.
        if shown === original, original.parent === old {
            try original.send(.willMoveToParent, .controller(nil))
            try original.removeFromParent()
            original.movement.subtract([.isMovingToParent, .isMovingFromParent])
        }
        guard shown.parent == nil, shown.presentedBy == nil || shown.presentedBy === self else { return }
        shown.presentationDelegate = old.presentationDelegate
        old.leavePresentation()
        if shown !== original { try shown.wrap(original) }
        exchange(for: shown)
        try shown.view()
        try shown.beginAppearanceTransition(true, animated: false)
        if let view = shown.viewIfLoaded { presenting.hostWindow.view.addSubview(view) }
        shown.setNeedsLayout()
        if shown.appearance.isUnderWay { shown.endAppearanceAfterCommit() }
    }
}

/// What a presentation shows from now on, in the style that it has already.
struct PresentationAdaptation {
    fileprivate let presentation: PresentationController
    fileprivate let shown: ViewController

    fileprivate init(presentation: PresentationController, shown: ViewController) {
        self.presentation = presentation
        self.shown = shown
        presentation.presenting.addOwner()
        shown.addOwner()
    }

    /// Carries it out, once the new environment is there.
    func perform() throws(Interruption) { try presentation.show(shown) }

    /// Lets go of the controllers.
    func release() {
        presentation.presenting.removeOwner()
        shown.removeOwner()
    }
}
