/// Pushing, popping and replacing the stack.
///
/// Source: navigation-containment.md R4 to R8 and its later evidence.
extension NavigationController {
    /// Gives the stack its first controllers; nothing is loaded or shown.
    ///
    /// Source: peer-svc-uinc-init-stack-offscreen, nav-initwithroot-calls-push.
    ///
    /// - Parameter isDecoded: Whether they come from an archive, in which a stack may hold another one.
    func initialize(_ controllers: [ViewController], isDecoded: Bool = false) throws(Interruption) {
        // With place for what is pushed then: grown one by one, both would be made anew three times.
        if controllers.count > 1 {
            viewControllers.reserveCapacity(controllers.count + 2)
            children.reserveCapacity(controllers.count + 2)
        }
        if controllers.count == 1, !isDecoded {
            return try sendPush(controllers[0], animated: false) { () throws(Interruption) in
                try pushViewController(controllers[0], animated: false)
            }
        }
        for controller in controllers {
            try pushViewController(controller, animated: false, isDecoded: isDecoded)
        }
    }

    func pushViewController(
        _ controller: ViewController, animated: Bool, isDecoded: Bool = false
    ) throws(Interruption) {
        if application.behavior.holds(.ignoresPushOfPendingInstance), controller === topViewController,
            controller !== displayed
        {
            return application.ignore(
                because: "\(controller.identity.label) is on its way to the top already")
        }
        // Source: swifterswift-top-pushed-again-ios10, swiftyutils-root-pushed-again-ios16; without animation
        // it raises, presentvc-twice-on-empty-stack-ios14.
        if animated, controller === topViewController, displayed == nil, !isOnScreen, !isDecoded {
            return application.ignore(because: "\(controller.identity.label) is the top already")
        }
        // Ahead of what is checked, as the app's code runs.
        let showsFirst = animated ? try showCoveredRoot() : false
        if !isDecoded { try checkPush(controller) }
        try endInterruptedTransition()
        if isBusy {
            try warnNested(isPush: true)
            controller.addOwner()
            queuedChanges.append(.push(controller, animated: animated))
            return
        }
        if animated, isHeldBehindReplacement {
            controller.addOwner()
            queuedChanges.append(.push(controller, animated: true))
            return
        }
        let isInFront = topViewController === displayed && isOnScreen && !showsFirst
        let covered = isInFront ? nil : topViewController
        if let covered, covered.movement.contains(.isMovingToParent) {
            // A controller that is covered before it has appeared has arrived all the same.
            try covered.sendDidMove(to: self)
        }
        // What was to be shown first has its view all the same. Source: devgem-push-at-launch-ios17.
        if let covered, isOnScreen, pendingTransition == nil,
            application.behavior.holds(.coveredStackRootAppears)
        {
            try covered.view()
        }
        viewControllers.append(controller)
        if viewControllers.count == 1 { takeTitle(of: controller) }
        try adopt(controller, isDecoded: isDecoded)
        try change(kind: .push, animated: animated && !showsFirst)
        if !isDecoded, !isViewLoaded, application.behavior.holds(.stacksLoadAsTheyArePushedOnto) {
            try loadViewIfNeeded()
        }
    }

    /// Puts a child that the app adds on the top.
    ///
    /// While a transition is on its way it is a mere child, and so is one that cannot be pushed.
    /// Source: rnn-stack-adds-child-ios17; lionheart/openradar-mirror, issue 4532.
    func addToStack(_ child: ViewController) throws(Interruption) {
        guard !isBusy, child.parent !== self, reasonNotToPush(child) == nil else {
            return try addChild(child)
        }
        try setViewControllers(viewControllers + [child], animated: false)
    }

    /// Shows the root that an animated push covers before the stack was ever laid out.
    ///
    /// What is pushed then comes without animation.
    /// Source: vandrj-push-as-scene-connects-ios17.
    ///
    /// - Returns: Whether the root has begun to appear.
    private func showCoveredRoot() throws(Interruption) -> Bool {
        guard isOnScreen, displayed == nil, transition == nil, pendingTransition == nil,
            topViewController != nil, application.behavior.holds(.coveredStackRootAppears)
        else { return false }
        try layoutIfNeeded()
        return displayed != nil
    }

    /// Checks what UIKit refuses to push.
    private func checkPush(_ controller: ViewController) throws(Interruption) {
        try checkKind(controller)
        let isQueued = queuedChanges.contains {
            if case .push(let queued, _) = $0 { queued === controller } else { false }
        }
        // The stack may be long; one without a parent stands on none.
        let mayStand = controller.unmanagedParent != nil
        guard isQueued || mayStand && viewControllers.lastPlace(of: controller) != nil else { return }
        throw .exception(.invalidArgument, sameInstanceReason(controller))
    }

    /// Checks that the controller is of a kind that stands on stacks.
    ///
    /// Source: UISplitViewController reference; issues grgcombs/IntelligentSplitViewController 11 and
    /// jamonholmgren/ProMotion 379 for the text on split view controllers.
    func checkKind(_ controller: ViewController) throws(Interruption) {
        if let reason = reasonNotToPush(controller) { throw .exception(.invalidArgument, reason) }
    }

    /// Why the controller is of no kind that stands on stacks.
    private func reasonNotToPush(_ controller: ViewController) -> String? {
        if let stack = controller as? NavigationController {
            guard mayStack(stack) else { return "Pushing a navigation controller is not supported" }
            return reasonNotToNest(stack)
        }
        guard controller is SplitViewController else { return nil }
        return "Split View Controllers cannot be pushed to a Navigation Controller \(identity.printed)"
    }

    private func sameInstanceReason(_ controller: ViewController) -> String {
        if application.behavior.holds(.sameInstanceMessageNamesTheNavigationController) {
            return
                "\(identity.printed) is pushing the same view controller instance (\(controller.identity.printed)) "
                + "more than once which is not supported and is most likely an error in the application : "
                + "\(Bundle.identifier)"
        }
        return "Pushing the same view controller instance more than once is not supported "
            + "(\(controller.identity.printed))"
    }

    /// - Returns: the popped controller; nil when only the root is left.
    func popTop(animated: Bool) throws(Interruption) -> ViewController? {
        try endInterruptedTransition()
        if isBusy {
            try warnNested(isPush: false)
            queuedChanges.append(.pop(animated: animated))
            return nil
        }
        guard viewControllers.count > 1 else { return nil }
        let top = takeTop()
        try leave(top, others: [], animated: animated)
        return top
    }

    /// - Returns: the popped controllers, from the lowest to the top.
    @discardableResult
    func popToViewController(_ target: ViewController, animated: Bool) throws(Interruption)
        -> [ViewController]
    {
        try endInterruptedTransition()
        guard let index = viewControllers.lastPlace(of: target) else {
            guard application.behavior.holds(.popToStrangerRaises) else {
                application.ignore(because: "\(target.identity.label) is not on the stack")
                return []
            }
            throw .exception(.internalInconsistency, "Tried to pop to a view controller that doesn't exist.")
        }
        if isBusy {
            try warnNested(isPush: false)
            queuedChanges.append(.popTo(target, animated: animated))
            return []
        }
        let popped = Array(viewControllers[(index + 1)...])
        guard let top = popped.last else { return [] }
        viewControllers.removeSubrange((index + 1)...)
        try leave(top, others: popped.dropLast(), animated: animated)
        return popped
    }

    /// Follows what has been taken off the stack: the top, and others that stood below it.
    private func leave(
        _ top: ViewController, others: ArraySlice<ViewController>, animated: Bool
    ) throws(Interruption) {
        loseBottomBar(with: top, others)
        let parentCallbacks = application.behavior.holds(.poppedMiddleControllersGetParentCallbacks)
        if parentCallbacks || top === displayed { try top.send(.willMoveToParent, .controller(nil)) }
        for middle in others { try orphan(middle, sendsCallbacks: parentCallbacks) }
        try change(kind: .pop, animated: animated, leaving: top)
        guard let pendingTransition else { return }
        if !pendingTransition.isAnimated {
            try pendingTransition.cutLink(of: top)
        } else if !others.isEmpty {
            pendingTransition.topAhead = top
        }
    }

    /// Ends a controller's link to the stack, which holds it on until its transition has ended.
    func cutLink(of controller: ViewController) throws(Interruption) {
        (parent as? SplitViewController)?.forgetDetail(controller)
        try cutLinkUnheard(of: controller)
        // The app may have ended the relation itself, and with it what the container held.
        controller.removeOwner()
    }

    @discardableResult
    func popToRootViewController(animated: Bool) throws(Interruption) -> [ViewController] {
        guard let root = viewControllers.first else { return [] }
        let popped = try popToViewController(root, animated: animated)
        keepsBarHidden =
            popped.count > 1 && popped.last?.hidesBottomBar ?? false
            && application.behavior.holds(.popsToRootKeepTabBarHidden)
        return popped
    }

    /// Pops to a member of the stack, as an unwind does; nothing if it is on top.
    func unwindPop(to target: ViewController) throws(Interruption) {
        guard target !== topViewController, viewControllers.contains(where: { $0 === target }) else { return }
        let animated = application.calls.segue?.animatesPops ?? true
        try send(.popToCall, .controllerAnimated(target.identity, animated))
        guard appClass.callsSuper(in: .popToCall) else { return }
        // A search that is shown is ended first, and while it goes the stack stays.
        // Source: goet-unwind-from-search-ios10.
        if let search = searchPresentation(where: { !$0.isBeingDismissed })?.presented as? SearchController {
            try search.setActive(false)
            guard try !isRefused("popToViewController:transition:") else { return }
        }
        try popToViewController(target, animated: animated)
    }

    /// Replaces the stack; what is animated follows from where the new top was.
    ///
    /// Source: navigation-containment.md R8; nav-setvcs-no-willmove-ios7.
    func setViewControllers(_ controllers: [ViewController], animated: Bool) throws(Interruption) {
        for (index, controller) in controllers.enumerated() {
            try checkKind(controller)
            if controllers[..<index].contains(where: { $0 === controller }) {
                // Source: presentvc-stack-of-twins-ios14.
                let members = controllers.map { "    \"\($0.identity.printed)\"" }.joined(separator: ",\n")
                throw .exception(
                    .internalInconsistency,
                    "All view controllers in a navigation controller must be distinct ((\n\(members)\n))")
            }
        }
        if isBusy {
            for controller in controllers { controller.addOwner() }
            queuedChanges.append(.set(controllers, animated: animated))
            return
        }
        let old = viewControllers
        let kept = { (controller: ViewController) in controllers.contains { $0 === controller } }
        let topWasOnStack = controllers.last.map { top in old.contains { $0 === top } } ?? true
        viewControllers = controllers
        if let root = controllers.first, setting(.title) == titleOfRoot { takeTitle(of: root) }
        let silent = application.behavior.holds(.replacedTopGetsNoParentCallbacks)
        for removed in old where !kept(removed) && removed !== displayed {
            try orphan(removed, sendsCallbacks: true)
        }
        if let displayed, !kept(displayed), !silent, isOnScreen {
            try displayed.send(.willMoveToParent, .controller(nil))
        } else if let displayed, !kept(displayed), !isOnScreen {
            try displayed.disappearAtOnce()
            self.displayed = nil
            try orphan(displayed, sendsCallbacks: !silent)
        }
        for (index, added) in controllers.enumerated() where !old.contains(where: { $0 === added }) {
            try adopt(added)
            if index < controllers.count - 1 { try added.sendDidMove(to: self) }
        }
        guard controllers.last !== old.last else { return }
        let leaving = displayed.flatMap { kept($0) ? nil : $0 }
        try change(kind: topWasOnStack ? .pop : .push, animated: animated, leaving: leaving)
        pendingTransition?.isReplacing = true
        if mayTakeChangesBack { pendingTransition?.keep(old) }
    }

    /// Takes a controller that is not on screen out of the container.
    private func orphan(_ controller: ViewController, sendsCallbacks: Bool) throws(Interruption) {
        // What it still shows may be somebody else's child by now.
        guard controller.parent === self else { return }
        if controller === displayed, !isOnScreen {
            // It has appeared outside of every window, before the first layout pass.
            try controller.disappearAtOnce()
            displayed = nil
        }
        if sendsCallbacks {
            try controller.send(.willMoveToParent, .controller(nil))
            try controller.removeFromParent()
            controller.movement.subtract([.isMovingToParent, .isMovingFromParent])
        } else {
            try cutLink(of: controller)
        }
    }
}
