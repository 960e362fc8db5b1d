/// Responding to view events: one state machine decides which callback is sent.
///
/// Source: class reference iOS 10, figure 1; navigation-containment.md R1, R2; lifecycle-rotation.md 1.2.
extension ViewController {
    /// Tells the controller that its appearance is about to change, as a container or UIKit itself does.
    ///
    /// The opposite direction during a transition sends the new will at once and never the old did. The same
    /// direction again nests silently; in the state that it leads to it is unbalanced.
    func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) throws(Interruption) {
        switch (isAppearing, appearance) {
        case (true, .disappeared), (true, .disappearing):
            try view()
            try enter(.appearing, callback: .viewWillAppear, animated: animated)
        case (false, .appeared), (false, .appearing):
            try enter(.disappearing, callback: .viewWillDisappear, animated: animated)
        case (true, .appearing), (false, .disappearing):
            appearanceDepth += 1
        case (true, .appeared), (false, .disappeared):
            try application.warnUnbalanced(self)
        }
    }

    private func enter(_ state: AppearanceState, callback: Callback, animated: Bool) throws(Interruption) {
        appearance = state
        appearanceDepth = 1
        nestsAppearanceOfParent = false
        isAppearanceAnimated = animated
        if state == .appearing {
            application.awaitIsAppearing(self)
            joinedInWindow = false
            if needsLayoutOnReturn {
                needsLayoutOnReturn = false
                setNeedsLayout()
            }
            try catchUpWithEnvironment()
        }
        try send(callback, .animated(animated))
        for member in forwardingChildren {
            let child = member.hearer
            // A child that the app drives by hand at this moment only nests.
            guard child.appearance != .finished(state) else { continue }
            // One that a transition takes in the same direction is ended by that.
            if AppearanceState.finished(child.appearance) == .finished(state),
                application.transition(driving: child) != nil
            {
                continue
            }
            child.nestsAppearanceOfParent = child.appearance == state
            try child.beginAppearanceTransition(state == .appearing, animated: animated)
        }
    }

    /// Tells the controller that its appearance has changed; the did-callback comes with the outermost end.
    func endAppearanceTransition() throws(Interruption) {
        guard appearanceDepth > 0 else { return try application.warnUnbalanced(self) }
        appearanceDepth -= 1
        guard appearanceDepth == 0 else { return }
        if appearance == .appearing { try deliverIsAppearing() }
        let state = AppearanceState.finished(appearance)
        try finish(state, animated: isAppearanceAnimated)
    }

    /// Sends a `viewIsAppearing` that is still due, then those of the children that appear along.
    ///
    /// Source: doc-viewisappearing, via-nested-15; navigation-containment.md R2.
    private func deliverIsAppearing() throws(Interruption) {
        try application.deliverIsAppearing(to: self)
        guard appearance == .appearing else { return }
        // Of members there may be many; of subviews there are few.
        let shown =
            forwardsAppearanceFromInside ? viewIfLoaded?.subviews.compactMap(\.controller) ?? [] : children
        for child in shown
        where child.appearance == .appearing && child.parent === self && child.isVisible(in: self) {
            try child.deliverIsAppearing()
        }
    }

    private func finish(_ state: AppearanceState, animated: Bool) throws(Interruption) {
        appearance = state
        endsAppearanceAfterCommit = false
        try send(state == .appeared ? .viewDidAppear : .viewDidDisappear, .animated(animated))
        for child in forwardingChildren {
            try child.endForwardedAppearance(state, animated: animated)
        }
        guard !forwardsAppearanceFromInside else { return }
        // One whose own transition has taken its view away still waits for this end.
        for child in children where child.nestsAppearanceOfParent {
            try child.endForwardedAppearance(state, animated: animated)
        }
    }

    /// The did-callback as a container passes it on.
    ///
    /// A child that joined in the middle of the phase gets the did without a will.
    /// Source: cont-change-after-push, cont-first-page-no-will.
    func endForwardedAppearance(_ state: AppearanceState, animated: Bool) throws(Interruption) {
        if let standIn {
            hasAppearedBehindStandIn = state == .appeared
            try standIn.endForwardedAppearance(state, animated: animated)
            // What began before it was replaced ends as well.
            guard nestsAppearanceOfParent else { return }
        }
        nestsAppearanceOfParent = false
        if appearanceDepth > 0, AppearanceState.finished(appearance) == state, !endsAppearanceAfterCommit {
            try endAppearanceTransition()
        } else if appearance != state, appearanceDepth == 0 {
            try finish(state, animated: animated)
        }
    }

    /// Ends an appearance that began unheard, behind what stood in this controller's place.
    ///
    /// Source: context-child-unbalanced-ios11.
    func endUnheardAppearance(animated: Bool) throws(Interruption) {
        hasAppearedBehindStandIn = false
        try application.warnUnbalanced(self)
        try finish(.appeared, animated: animated)
    }

    /// Brings the appearance to its end at once, when a container takes the controller out unseen.
    func disappearAtOnce() throws(Interruption) {
        if let standIn { return try standIn.disappearAtOnce() }
        if appearance == .appeared || appearance == .appearing {
            try beginAppearanceTransition(false, animated: false)
        }
        try removeViewByContainer()
        guard appearanceDepth > 0 else { return }
        appearanceDepth = 1
        try endAppearanceTransition()
    }

    /// The children that hear of this controller's appearance after its own callback has returned.
    ///
    /// A navigation or tab bar controller tells its members from inside, and only what the app has added
    /// besides follows as in a plain container. Of members there may be many; of subviews there are few.
    private var forwardingChildren: [ViewController] {
        guard !children.isEmpty, forwardsAutomatically else { return [] }
        guard forwardsAppearanceFromInside else { return children.filter { $0.isShown(in: self) } }
        var others: [ViewController] = []
        for view in viewIfLoaded?.subviews ?? [] {
            guard let child = view.controller, child.parent === self, !drivesAppearance(of: child) else {
                continue
            }
            others.append(child)
        }
        return others
    }

    /// Whether the children hear of this controller's appearance without the app's doing.
    var forwardsAutomatically: Bool {
        appClass.answer("shouldAutomaticallyForwardAppearanceMethods")?.bool ?? true
    }

    /// Whether the controller has appeared or is about to, in a window: a container then drives its children.
    var isOnScreen: Bool { AppearanceState.finished(appearance) == .appeared && window != nil }

    /// Passes the beginning of this container's appearance on to the member that it shows, from inside.
    func forwardBegin(_ isAppearing: Bool, to member: ViewController, animated: Bool) throws(Interruption) {
        guard forwardsAutomatically, member.isShown(in: self) else { return }
        let goal: AppearanceState = isAppearing ? .appeared : .disappeared
        let hearer = member.hearer
        guard AppearanceState.finished(hearer.appearance) != goal else { return }
        try hearer.beginAppearanceTransition(isAppearing, animated: animated)
    }

    /// Whether the view, or what stands in its place, is inside a container's view.
    func isShown(in container: ViewController) -> Bool { hearer.isVisible(in: container) }

    /// Whether the view is loaded and stands inside a container's view.
    func isVisible(in container: ViewController) -> Bool {
        guard let own = viewIfLoaded, let outer = container.viewIfLoaded else { return false }
        return own.isDescendant(of: outer)
    }
}

extension AppearanceState {
    /// The state in which a transition in this direction ends.
    static func finished(_ state: AppearanceState) -> AppearanceState {
        switch state {
        case .appearing, .appeared: .appeared
        case .disappearing, .disappeared: .disappeared
        }
    }
}
