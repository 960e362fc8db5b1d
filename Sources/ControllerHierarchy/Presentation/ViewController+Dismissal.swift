/// Dismissing what was presented.
///
/// Source: presentation.md R4, R5, R7 and its later evidence.
extension ViewController {
    /// Dismisses what this controller or its nearest ancestor presents; else asks its own presenter to.
    ///
    /// - Parameter lastDelegateCall: what the presentation's delegate hears last, when the user dismisses.
    /// - Returns: whether there was anything to dismiss; if not, the completion handler is never called.
    @discardableResult
    func dismiss(
        animated: Bool, completion: CompletionHandler, lastDelegateCall: Callback? = nil
    ) throws(Interruption) -> Bool {
        // A presented controller that is already leaving does not count.
        // Source: dismiss-while-presented-is-being-dismissed.
        if let presentation = nearestAncestor(where: { $0.presentation.map { !$0.isBeingDismissed } ?? false }
        )?
        .presentation {
            return try dismiss(
                presentation, animated: animated, completion: completion, lastDelegateCall: lastDelegateCall)
        }
        if let presentation = nearestAncestor(where: { $0.presentedBy != nil })?.presentedBy,
            presentation.isLinked
        {
            // The presenter may itself be on its way out; then the request goes on to the one below.
            return try presentation.presenting.dismiss(
                animated: animated, completion: completion, lastDelegateCall: lastDelegateCall)
        }
        application.ignore(because: "nothing is presented by or around \(identity.label)")
        return false
    }

    /// Dismisses a presentation of this controller's.
    @discardableResult
    func dismiss(
        _ presentation: PresentationController, animated: Bool, completion: CompletionHandler,
        lastDelegateCall: Callback?
    ) throws(Interruption) -> Bool {
        try presentation.endInterruptedZoom()
        if let running = presentation.transition, !running.isFinishing {
            try refuseDismissal(of: presentation)
            return false
        }
        // What is already leaving above goes on leaving by itself.
        let chain = presentation.chain.filter { !$0.isBeingDismissed }
        for link in chain { link.isBeingDismissed = true }
        let animation =
            animated && !presentation.presented.isAlert
            ? try presentation.presented.askForDismissalAnimation() : nil
        var parts = application.behavior.partsLeavingTogether(of: chain)
        let transition = DismissTransition(
            parts.removeFirst(), isAnimated: animated, completion: completion)
        transition.animation = animation
        transition.lastDelegateCall = lastDelegateCall
        var transitions = [transition]
        for part in parts {
            let upper = DismissTransition(part, isAnimated: false, completion: .none)
            upper.dismissalBelow = transitions.last
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

extension Behavior {
    /// What of a chain that is dismissed from below leaves at one time, the lowest part first.
    ///
    /// A part begins where the presenter's view had left the window: it comes back before it leaves for good.
    /// Source: chain-dismissed-from-below-ios8, dismiss-stack-sheets-single-animation.
    fileprivate func partsLeavingTogether(of chain: [PresentationController]) -> [[PresentationController]] {
        guard holds(.chainDismissalRemovesUpperOnesFirst) else { return [chain] }
        var parts: [[PresentationController]] = []
        for link in chain {
            let beginsPart =
                parts.isEmpty || link.removesPresentersView || !holds(.uncoveredLinksLeaveTogether)
            if beginsPart { parts.append([link]) } else { parts[parts.count - 1].append(link) }
        }
        return parts
    }
}

extension PresentationController {
    /// This presentation and those above it, the lowest first.
    var chain: [PresentationController] {
        let application = presenting.application
        var chain = [self]
        while let last = chain.last,
            let next = application.presentation(madeBelow: last.presented, where: { _ in true })
        {
            chain.append(next)
        }
        return chain
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
        return transitions.presentations.first {
            matches($0) && $0.presenting.unmanagedRoot.toOpaque() == root
        }
    }
}
