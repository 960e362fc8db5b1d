/// Dismissing what was presented.
///
/// Source: presentation.md R4, R5, R7 and its later evidence.
extension ViewController {
    /// Dismisses what this controller or its nearest ancestor presents; else asks its own presenter to.
    ///
    /// - Parameters:
    ///   - lastDelegateCall: what the presentation's delegate hears last, when the user dismisses.
    ///   - receiver: who was asked and hands it on; nil is this controller itself.
    /// - Returns: whether there was anything to dismiss.
    @discardableResult
    func dismiss(
        animated: Bool, completion: CompletionHandler, lastDelegateCall: Callback? = nil,
        askedOf receiver: ViewController? = nil
    ) throws(Interruption) -> Bool {
        // A presented controller that is already leaving does not count.
        // Source: dismiss-while-presented-is-being-dismissed.
        if let presentation = nearestAncestor(where: { $0.presentation.map { !$0.isBeingDismissed } ?? false }
        )?
        .presentation {
            return try dismiss(
                presentation, animated: animated, completion: completion, lastDelegateCall: lastDelegateCall,
                askedOf: receiver)
        }
        if let presentation = nearestAncestor(where: { $0.presentedBy != nil })?.presentedBy,
            presentation.isLinked
        {
            // The presenter may itself be on its way out; then the request goes on to the one below.
            // It is the presented one that a refusal names. Source: vlb-dismissed-before-it-appeared-ios6.
            return try presentation.presenting.dismiss(
                animated: animated, completion: completion, lastDelegateCall: lastDelegateCall,
                askedOf: receiver ?? presentation.presented)
        }
        let leaving = nearestAncestor { $0.presentation != nil }?.presentation
        if let leaving,
            !application.behavior.holds(.dismissalRefusalNamesOnlyThePresentationController)
        {
            // Source: gamekit-dismissed-twice-ios7.
            try (receiver ?? self).refuseDismissal(of: leaving)
            return false
        }
        application.ignore(because: "nothing is presented by or around \(identity.label)")
        // A dismissal that goes on meanwhile has a completion of its own.
        // Source: dismiss-completion-not-called-when-nothing-to-dismiss,
        // vlc-dismissal-of-nothing-completes-ios13.
        if leaving == nil, application.behavior.holds(.emptyDismissalsComplete) {
            try application.complete(.dismissCompletion, completion)
        }
        return false
    }

    /// Dismisses a presentation of this controller's.
    @discardableResult
    func dismiss(
        _ presentation: PresentationController, animated: Bool, completion: CompletionHandler,
        lastDelegateCall: Callback?, askedOf receiver: ViewController? = nil
    ) throws(Interruption) -> Bool {
        try presentation.endInterruptedZoom()
        if let running = presentation.transition, !running.isFinishing {
            if !animated, presentation.takesDismissalThatFollows {
                presentation.dismissalToFollow = completion
                return true
            }
            try (receiver ?? self).refuseDismissal(of: presentation)
            return false
        }
        // What is already leaving above goes on leaving by itself.
        var chain = Few<PresentationController>()
        for link in presentation.chain where !link.isBeingDismissed { chain.append(link) }
        chain.visit { $0.isBeingDismissed = true }
        let animation =
            presentation.presented.callsAnimator(animated: animated)
            ? try presentation.presented.askForDismissalAnimation(animated: animated) : nil
        var transitions = Few<DismissTransition>()
        application.partsLeavingTogether(of: chain).visit { part in
            guard let below = transitions.last else {
                let lowest = DismissTransition(part, isAnimated: animated, completion: completion)
                lowest.animation = animation
                lowest.lastDelegateCall = lastDelegateCall
                return transitions.append(lowest)
            }
            let upper = DismissTransition(part, isAnimated: false, completion: .none)
            upper.dismissalBelow = below
            transitions.append(upper)
        }
        for transition in transitions.reversed() { try schedule(transition) }
        return true
    }

    private func schedule(_ transition: DismissTransition) throws(Interruption) {
        if application.behavior.holds(.presentsAfterCommit) {
            application.runLoop.scheduleAfterCommit(.begin(transition))
        } else {
            try transition.begin()
        }
    }
}

extension Application {
    /// What of a chain that is dismissed from below leaves at one time, the lowest part first.
    ///
    /// A part begins where the presenter's view had left the window: it comes back before it leaves for good.
    /// Source: chain-dismissed-from-below-ios8, dismiss-stack-sheets-single-animation.
    fileprivate func partsLeavingTogether(
        of chain: Few<PresentationController>
    ) -> Few<Few<PresentationController>> {
        guard chain.count != 1, behavior.holds(.chainDismissalRemovesUpperOnesFirst) else {
            return Few(chain)
        }
        var parts = Few<Few<PresentationController>>()
        chain.visit { link in
            let beginsPart =
                parts.isEmpty || link.removesPresentersView || !behavior.holds(.uncoveredLinksLeaveTogether)
            if beginsPart { parts.append(Few(link)) } else { parts[parts.count - 1].append(link) }
        }
        return parts
    }
}

extension PresentationController {
    /// Whether a dismissal without animation waits for this presentation, which is without one as well and
    /// was asked for in the same turn.
    ///
    /// Source: fleet-dismissed-in-turn-of-presentation-ios14,
    /// bitwarden-dismissed-in-turn-of-presentation-ios17.
    fileprivate var takesDismissalThatFollows: Bool {
        guard let transition, isBeingPresented, dismissalToFollow == nil else { return false }
        return !transition.isAnimated && !transition.hasBegun
            && application.behavior.holds(.unanimatedDismissalFollowsPresentation)
    }

    /// Carries out the dismissal that waited for the presentation's end.
    func dismissAfterPresentation() throws(Interruption) {
        guard let completion = dismissalToFollow else { return }
        dismissalToFollow = nil
        try presenting.dismiss(self, animated: false, completion: completion, lastDelegateCall: nil)
    }

    /// This presentation and those above it, the lowest first.
    var chain: Chain { Chain(upcoming: self) }

    /// The presentation that was made by the presented controller, or by one that it contains.
    var above: PresentationController? {
        application.presentation(madeBelow: presented, where: { _ in true })
    }

    /// A sequence and no array, as that of presented controllers.
    struct Chain: Sequence, IteratorProtocol {
        fileprivate var upcoming: PresentationController?

        mutating func next() -> PresentationController? {
            guard let presentation = upcoming else { return nil }
            upcoming = presentation.above
            return presentation
        }
    }
}

extension Application {
    /// The presentation made by that top of a containment chain or by one of its descendants.
    ///
    /// It looks at the presentations, which are few, and not at the controllers, which may be many.
    func presentation(
        madeBelow top: ViewController, where matches: (PresentationController) -> Bool
    ) -> PresentationController? {
        if transitions.presentations.isEmpty { return nil }
        let root = top.unmanagedRoot.toOpaque()
        return transitions.presentation(madeBelow: root, where: matches)?.takeUnretainedValue()
    }
}

extension PresentationController {
    /// Whether the presenter is that top of a containment chain or one of its descendants.
    func isMade(below root: UnsafeMutableRawPointer) -> Bool {
        unmanagedPresenting._withUnsafeGuaranteedRef { $0.unmanagedRoot.toOpaque() } == root
    }
}
