/// When a change of the stack is carried out.
extension NavigationController {
    /// Makes a newcomer of the stack a child.
    func adopt(_ controller: ViewController, isDecoded: Bool = false) throws(Interruption) {
        // Each newcomer that hides the bottom bar takes the toolbar along once more.
        if controller.hidesBottomBar { insistsOnToolbar = false }
        keepsBarHidden = false
        try addChild(controller, isDecoded: isDecoded)
    }

    /// A change of the stack that runs when the present transition has ended.
    enum QueuedChange {
        case push(ViewController, animated: Bool)
        case pop(animated: Bool)
        case popTo(ViewController, animated: Bool)
        case set([ViewController], animated: Bool)
    }

    /// Whether a change of the stack has to wait.
    ///
    /// Source: navigation-containment.md R11; nav-setvcs-deferred-in-transition.
    var isBusy: Bool { transition.map { !$0.isInitial } ?? false }

    /// Ends a push or pop whose animation another change may interrupt, in the turn of that change.
    ///
    /// An interrupted push is never cancelled: it completes, and the pop begins. A zoom is of that kind from
    /// iOS 18 on, and UIKit's own animation from iOS 26 on.
    /// Source: Apple, "Enhancing your app with fluid transitions"; zoom-push-interrupted.
    func endInterruptedTransition() throws(Interruption) {
        guard isBusy, let transition, application.runLoop.awaitsEnd(of: transition) else { return }
        let behavior = application.behavior
        let zooming = transition.kind == .pop ? transition.from : transition.to
        let zooms = behavior.holds(.zoomsAreFluid) && zooming?.prefersZoom ?? false
        guard zooms || behavior.holds(.navigationIsFluid) && transition.animation == nil else { return }
        application.runLoop.cancel(transition)
        try transition.finish(completed: true)
    }

    /// Whether a presentation that comes or goes above the stack keeps the app's call from changing it; the
    /// console then says so.
    ///
    /// A stack that a full screen controller covers is on its way out all that time, or on its way back; one
    /// that a sheet leaves has been there all the time. Without animation there is no such time.
    /// Source: nav-push-while-presenting, push-while-full-screen-comes-or-goes, hotwire-sheet-leaves-ios17,
    /// hotwire-dismiss-then-push-pushed-ios17; presentation.md section 4.
    func isRefused(_ selector: String) throws(Interruption) -> Bool {
        guard application.behavior.holds(.presentationsKeepStackFromChanging), isInWindow,
            isBelowPresentationUnderWay || hasSearchUnderWay
        else { return false }
        application.ignore(because: "a presentation is running")
        try application.print(
            "\(selector) called on <\(identity.className) \(identity.label)> while an existing transition or "
                + "presentation is occurring; the navigation stack will not be updated.")
        return true
    }

    private var isBelowPresentationUnderWay: Bool {
        guard let presentation = nearestPresentation(), let transition = presentation.transition,
            transition.isAnimated, !transition.isFinishing
        else { return false }
        return !(transition is DismissTransition && presentation.style.isSheet)
    }

    /// Whether a search of the stack's, or of a member's, comes or goes, with or without animation.
    ///
    /// Source: threema-push-while-search-ends-ios15, tinode-push-as-search-ends-ios13.
    private var hasSearchUnderWay: Bool {
        searchPresentation { $0.transition?.isFinishing == false } != nil
    }

    /// The presentation of a search that the stack, a member or what contains the stack shows, if it is so.
    func searchPresentation(where matches: (PresentationController) -> Bool) -> PresentationController? {
        let presentation = application.presentation(madeBelow: rootAncestor) {
            $0.presented.isSearchController && matches($0)
        }
        guard let presenter = presentation?.presenting else { return nil }
        let isHere =
            presenter.nearestAncestor { $0 === self } != nil || nearestAncestor { $0 === presenter } != nil
        return isHere ? presentation : nil
    }

    /// Whether an animated push waits for a stack that was set without animation in this turn, and is in the
    /// stack no earlier.
    ///
    /// Source: rns-held-push-ios17.
    var isHeldBehindReplacement: Bool {
        guard let pendingTransition, pendingTransition.isReplacing, !pendingTransition.isAnimated else {
            return false
        }
        return application.behavior.holds(.pushesWaitForReplacedStacks)
    }

    /// `pushViewController(_:animated:)` as UIKit calls it: the app's override first, if any.
    ///
    /// Source: nav-initwithroot-calls-push, nav-init-pushes-root-claim; class reference, show(_:sender:).
    ///
    /// - Parameter own: UIKit's implementation.
    func sendPush(
        _ controller: ViewController, animated: Bool, _ own: () throws(Interruption) -> Void
    ) throws(Interruption) {
        guard overridesInApp(.pushCall) else { return try own() }
        try send(.pushCall, .controllerAnimated(controller.identity, animated), implementation: own)
    }

    /// The same from outside: refused where the stack may not change.
    func sendPushFromOutside(_ controller: ViewController, animated: Bool) throws(Interruption) {
        try sendPush(controller, animated: animated) { () throws(Interruption) in
            try pushFromOutside(controller, animated: animated)
        }
    }

    /// UIKit's implementation of `pushViewController(_:animated:)`, as it is called from outside.
    func pushFromOutside(_ controller: ViewController, animated: Bool) throws(Interruption) {
        guard try !isRefused("pushViewController:animated:") else { return }
        try pushViewController(controller, animated: animated)
    }

    /// Says that nil was pushed, and leaves the stack as it is.
    ///
    /// Source: Stack Overflow 6760394 (2011), OceanLabs/iOS-Print-SDK pull request 296 (2018).
    func ignorePushOfNil() throws(Interruption) {
        application.ignore(because: "nil is pushed")
        try application.print(
            "Application tried to push a nil view controller on target \(identity.printed).")
    }

    /// Carries out a change of the stack's top: at the next layout pass, or at once in old versions.
    func change(
        kind: NavigationTransition.Kind, animated: Bool, leaving: ViewController? = nil
    ) throws(Interruption) {
        try changeTop(kind: kind, animated: animated, leaving: leaving)
        try moreList?.stackDidChange()
    }

    private func changeTop(
        kind: NavigationTransition.Kind, animated: Bool, leaving: ViewController?
    ) throws(Interruption) {
        if let pending = pendingTransition {
            if application.behavior.holds(.nestedMessageForPendingTransition), pending.isAnimated {
                try warnNested(isPush: kind != .pop)
            }
            // Several changes in one turn end in one transition to the final top.
            pending.retarget(to: topViewController, kind: kind)
            if let leaving { pending.alsoLeaving(leaving) }
        } else {
            // Borrowed, since the transition will own what it is made for.
            try displayed.map(Unmanaged.passUnretained).borrowed { (displayed) throws(Interruption) in
                try viewControllers.lastUnretained.borrowed { (top) throws(Interruption) in
                    try change(from: displayed, to: top, kind: kind, animated: animated, leaving: leaving)
                }
            }
        }
    }

    private func change(
        from displayed: ViewController?, to top: ViewController?, kind: NavigationTransition.Kind,
        animated: Bool, leaving: ViewController?
    ) throws(Interruption) {
        // What was pushed and popped again before the next layout pass has never been in front.
        guard isOnScreen, displayed !== top else {
            if let leaving { try removeUnseen(leaving) }
            // One that has appeared outside of the window shows its top as soon as it comes into one.
            if appearance.goal == .appeared, !isInWindow { setNeedsLayout() }
            return
        }
        // The first one may be on its way still, when it changes the stack while it loads or will appear.
        let arriving = self.transition.flatMap { $0.isInitial ? $0.to : nil }
        // What a stack shows first appears with the stack. Source: vandrj-push-as-scene-connects-ios18.
        let isFirst = displayed == nil && arriving == nil && appearance.state == .appearing
        let transition = NavigationTransition(
            self, from: displayed ?? arriving, to: top, kind: isFirst ? .initial : kind,
            isAnimated: isFirst ? appearance.isAnimated : animated)
        if let leaving { transition.alsoLeaving(leaving) }
        if !application.behavior.holds(.navigationStartsInLayoutPass), animated, !isFirst, arriving == nil {
            try transition.begin()
        } else {
            pendingTransition = transition
            setNeedsLayout()
        }
    }

    /// Has what the app took off the stack while it came leave with a change of its own, which holds it.
    ///
    /// Source: pushed-is-removed-while-it-comes.
    func letLostGo() throws(Interruption) {
        let isLost = displayed.map(Unmanaged.passUnretained)?._withUnsafeGuaranteedRef { displayed in
            !displayed.isChild(of: self)
        }
        guard isLost ?? false, pendingTransition == nil, !isBusy, isOnScreen else { return }
        try change(kind: .pop, animated: false)
    }

    /// Carries out a change that met the end of the stack's own appearance: what it would have shown comes
    /// with the next one.
    ///
    /// Source: change-and-tab-in-one-turn-ios12.
    func changeUnseen() throws(Interruption) {
        guard let pending = pendingTransition else { return }
        pendingTransition = nil
        for controller in pending.leaving where pending.isYetToLeave(controller) {
            try removeUnseen(controller)
        }
        pending.abandon()
    }

    /// Removes a popped controller that was not on screen; its parent callbacks come at once.
    func removeUnseen(_ controller: ViewController) throws(Interruption) {
        if displayed === controller {
            try controller.disappearAtOnce()
            displayed = nil
        }
        if controller.parent == nil {
            try controller.send(.didMoveToParent, .controller(nil))
        } else {
            try controller.removeFromParent()
        }
        controller.movement.subtract([.isMovingToParent, .isMovingFromParent])
    }

    /// Runs the next change that waited for the end of a transition.
    func runQueuedChange() throws(Interruption) {
        guard !queuedChanges.isEmpty, !isBusy else { return }
        switch queuedChanges.removeFirst() {
        case .push(let controller, let animated):
            try pushViewController(controller, animated: animated)
            controller.removeOwner()
        case .pop(let animated): try popViewController(animated: animated)
        case .popTo(let target, let animated):
            guard viewControllers.contains(where: { $0 === target }) else { return try runQueuedChange() }
            try popToViewController(target, animated: animated)
        case .set(let controllers, let animated):
            try setViewControllers(controllers, animated: animated)
            for controller in controllers { controller.removeOwner() }
        }
        if pendingTransition == nil, transition == nil { try runQueuedChange() }
    }

    /// What the console says when a push or pop meets a running transition.
    ///
    /// It says nothing any more once the new controller has appeared.
    /// Source: nav-nested-push-console-ios10, nav-nested-pop-console-ios8, nav-nested-console-ios13,
    /// on-nested-push-before-didappear-ios7.
    func warnNested(isPush: Bool) throws(Interruption) {
        if let transition, transition.isFinishing, transition.to?.appearance.state == .appeared { return }
        let behavior = application.behavior
        let article = behavior.holds(.nestedTransitionMessageHasArticle) ? "a " : ""
        let kind = isPush ? "push" : "pop"
        try application.print("nested \(kind) animation can result in \(article)corrupted navigation bar")
        if behavior.holds(.navigationBarFinishesInUnexpectedState) {
            (transition ?? pendingTransition)?.interruption = isPush ? .push : .pop
        } else {
            try application.print(
                "Attempting to begin a transition on navigation bar (<UINavigationBar: \(identity.label)>) "
                    + "while a transition is in progress.")
        }
    }
}
