/// The end of a change of the stack, or what undoes it.
extension NavigationTransition {
    /// Takes away the views of the side that goes, and sends what tells of the end.
    func complete(
        in navigation: NavigationController, from: ViewController?, hearer: ViewController?,
        to: ViewController?
    ) throws(Interruption) {
        try leaving.visit { (controller) throws(Interruption) in
            guard controller.isChild(of: navigation), isYetToLeave(controller) else { return }
            // The parent link is cut before viewDidDisappear. Source: nav-pop-parent-nil-at-diddisappear.
            try navigation.cutLink(of: controller)
        }
        if from !== to { try hearer?.removeView(from: navigation) }
        let finishesFirst = application.behavior.holds(.finishesNavigationBarBeforeUnbalanced)
        if finishesFirst { try warnOfUnexpectedState() }
        if interruption == .push || isUnbalanced, let to { try application.warnUnbalanced(to) }
        if from !== to, takesFromAway, let hearer { try from?.endAppearance(of: hearer) }
        try leaving.visit { (controller) throws(Interruption) in
            if controller.unmanagedParent == nil, !isReplacing || !silencesReplaced {
                try controller.sendDidMove(to: nil)
            }
            controller.removeOwner()
        }
        leaving = Few()
        if let to {
            try endUnlessHidden(to)
            if to.movement.contains(.isMovingToParent), to.isChild(of: navigation) {
                try to.sendDidMove(to: navigation)
            }
            if !isInitial { to.layOutForLayoutGuides() }
            try navigation.sendDelegate(.navigationDidShow, to, animated: isAnimated)
        }
        if !finishesFirst { try warnOfUnexpectedState() }
        try navigation.splitOfColumns?.tellOfEnd()
    }

    /// Undoes what the beginning has done.
    func cancel() throws(Interruption) {
        let navigation = navigationController
        // The stack is whole before the first callback. Source: swipe-cancelled-stack-is-whole.
        let isTakenBack = !replacedStack.isEmpty
        if kind == .pop, !isTakenBack {
            navigation.viewControllers += leaving.filter { $0.parent === navigation }
        }
        if navigation.isOnScreen {
            let arriving = to.flatMap { isPresentedInstead($0) ? nil : $0 }
            let leaving = from.flatMap { !takesFromAway || isPresentedInstead($0) ? nil : $0 }
            try TransitionSides(leaving: leaving, arriving: arriving, order: .navigation)
                .sendUndoing(animated: isAnimated) { $0.hasPlace(in: navigation) }
        } else {
            // Something else has covered the navigation controller in the meantime.
            for controller in [to, from] { if let controller { try endUnlessHidden(controller) } }
        }
        try to?.removeView(from: navigation)
        // The app may have taken it elsewhere in the meantime.
        let returning = from.flatMap { $0.parent === navigation ? $0 : nil }
        returning?.putViewOfHearer(into: navigation)
        navigation.displayed = returning
        if kind == .push, !isReplacing, let to { try navigation.takeBack(to) }
        if kind == .pop || isTakenBack {
            leaving.visit { controller in
                controller.movement.subtract([.isMovingFromParent])
                controller.removeOwner()
            }
        }
        leaving = Few()
        if isTakenBack { try navigation.takeBack(to: replacedStack) }
        // Bars may have come and gone again. Source: safe-area-of-hidden-tab-bar, search-display-pushed.
        try navigation.takeBarsBack(to: returning, insteadOf: to)
    }

    /// Whether the old top hears nothing of its replacement.
    ///
    /// Source: nav-setvcs-no-willmove-ios7.
    private var silencesReplaced: Bool { application.behavior.holds(.replacedTopGetsNoParentCallbacks) }
}
