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
        if let presentation = nearestPresentation(where: { !$0.isBeingDismissed }) {
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
        let leaving = nearestPresentation()
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
            if presentation.takesDismissalThatFollows(isAnimated: animated) {
                presentation.dismissalToFollow = (animated, completion)
                return true
            }
            try (receiver ?? self).refuseDismissal(of: presentation)
            return false
        }
        // What is already leaving above goes on leaving by itself.
        var others = presentation.linksAbove
        if !others.isEmpty { others.removeAll(where: \.isBeingDismissed) }
        if presentation.isBeingDismissed, others.isEmpty { return true }
        let lowest = presentation.isBeingDismissed ? others.removeFirst() : presentation
        lowest.isBeingDismissed = true
        for link in others { link.isBeingDismissed = true }
        let presented = presentation.presented
        let animation =
            presented.callsAnimator(animated: animated)
            ? try presented.askForDismissalAnimation(animated: animated) : nil
        var transition = DismissTransition(lowest, isAnimated: animated, completion: completion)
        transition.animation = animation
        transition.lastDelegateCall = lastDelegateCall
        for link in others {
            if leavesWithLinkBelow(link) {
                transition.add(link)
            } else {
                transition = DismissTransition(link, isAnimated: false, completion: .none, above: transition)
            }
        }
        try schedule(transition)
        while let below = transition.dismissalBelow {
            try schedule(below)
            transition = below
        }
        return true
    }

    /// Whether a presentation leaves at one time with the one below, in a chain that is dismissed from there.
    ///
    /// Not where the presenter's view had left the window: it comes back before it leaves for good.
    /// Source: chain-dismissed-from-below-ios8, dismiss-stack-sheets-single-animation.
    private func leavesWithLinkBelow(_ link: PresentationController) -> Bool {
        guard application.behavior.holds(.chainDismissalRemovesUpperOnesFirst) else { return true }
        return !link.removesPresentersView && application.behavior.holds(.uncoveredLinksLeaveTogether)
    }

    private func schedule(_ transition: DismissTransition) throws(Interruption) {
        if application.behavior.holds(.presentsAfterCommit) {
            application.runLoop.scheduleAfterCommit(.begin(transition))
        } else {
            try transition.begin()
        }
    }
}

extension PresentationController {
    /// Whether a dismissal waits for this presentation, which was asked for in the same turn: both are
    /// without animation, or the presenter has not appeared yet.
    ///
    /// Source: fleet-dismissed-in-turn-of-presentation-ios14,
    /// bitwarden-dismissed-in-turn-of-presentation-ios17,
    /// binhapp-dismissed-in-the-turn-of-its-presentation-ios10.
    fileprivate func takesDismissalThatFollows(isAnimated: Bool) -> Bool {
        guard let transition, isBeingPresented, dismissalToFollow == nil, !transition.hasBegun else {
            return false
        }
        if !isAnimated, !transition.isAnimated,
            application.behavior.holds(.unanimatedDismissalFollowsPresentation)
        {
            return true
        }
        return presenting.appearance.state == .appearing
            && application.behavior.holds(.dismissalFollowsPresentationOfWhoAppears)
    }

    /// Carries out the dismissal that waited for the presentation's end.
    func dismissAfterPresentation() throws(Interruption) {
        guard let (isAnimated, completion) = dismissalToFollow else { return }
        dismissalToFollow = nil
        try presenting.dismiss(self, animated: isAnimated, completion: completion, lastDelegateCall: nil)
    }

    /// The presentations above this one, the lowest first.
    var linksAbove: [PresentationController] {
        var links: [PresentationController] = []
        var upcoming = above
        while let link = upcoming {
            links.append(link)
            upcoming = link.above
        }
        return links
    }

    /// The presentation that was made by the presented controller, or by one that it contains.
    var above: PresentationController? {
        withPresented { application.presentation(madeBelow: $0, where: { _ in true }) }
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
