/// A navigation controller as the primary of a split view controller.
///
/// Source: lifecycle-rotation.md 1.12; on-split-collapse-is-push.
extension NavigationController {
    /// Whether a split view controller may put that navigation controller on this one's stack.
    func mayStack(_ controller: ViewController) -> Bool {
        guard let split = splitViewController else { return false }
        return split.columns.column(of: controller) != nil || split.preservedSecondary === controller
    }

    /// Whether `show(_:sender:)` pushes a controller: another stack is presented, unless it is a column.
    func pushesWhenShown(_ controller: ViewController) -> Bool {
        !controller.isStack || mayStack(controller)
    }

    /// Why a stack that may stand on this one does not: it has nothing to show.
    ///
    /// Source: talk-collapse-with-empty-detail-raises-ios26, zendesk-empty-stack-as-detail-raises-ios12.
    func reasonNotToNest(_ stack: NavigationController) -> String? {
        guard stack.viewControllers.isEmpty else { return nil }
        return "Cannot display a nested UINavigationController with zero viewControllers: "
            + stack.identity.printed
    }

    /// The split view controller whose collapsed columns stand on this stack, if its delegate hears of each.
    var splitOfColumns: SplitViewController? {
        guard let split = parent as? SplitViewController, split.isCollapsed, split.tellsOfEachColumn,
            split.columns[.primary] === self
        else { return nil }
        return split
    }

    /// Takes away the view of a controller that is lost unseen, and ends what appeared outside of a window.
    func removeDisplayed(_ child: ViewController) throws(Interruption) {
        let hasAppeared = child.hearer.appearance.goal == .appeared && child.isSubview(of: self)
        if hasAppeared { try child.disappearAtOnce() } else { try child.removeView(from: self) }
        displayed = nil
    }

    /// Takes a column that collapses onto this stack.
    func stack(_ column: ViewController) throws(Interruption) {
        if let split = column.parent as? SplitViewController, split.tellsOfEachColumn {
            try takeOn([column])
        } else {
            try checkKind(column)
            try pushAtOnce(column)
        }
    }

    /// Pushes a column at once, whatever the stack is doing.
    func pushAtOnce(_ controller: ViewController) throws(Interruption) {
        try settleStack()
        if let split = controller.parent as? SplitViewController { try split.orphan(controller) }
        guard !viewControllers.contains(where: { $0 === controller }) else { return }
        try sendPush(controller, animated: false) { () throws(Interruption) in
            try pushViewController(controller, animated: false)
        }
        try settleStack()
    }

    /// The secondary that would come back if the split view controller expanded now: what was collapsed onto
    /// the stack, else its top, unless that is the first.
    ///
    /// Source: wordpress-separates-top-of-primary-ios10.
    func collapsedSecondary(of split: SplitViewController) -> ViewController? {
        let above = viewControllers.dropFirst()
        guard let detail = split.preservedSecondary, above.contains(where: { $0 === detail }) else {
            return above.last
        }
        return detail
    }

    /// Takes a column off the stack at once, with all that stands above it.
    func separate(_ controller: ViewController) throws(Interruption) {
        try settleStack()
        guard let index = viewControllers.firstIndex(where: { $0 === controller }) else { return }
        if application.behavior.holds(.splitViewsTellOfEachColumn) {
            _ = try giveBack([controller])
            return
        }
        if index > 0 { try popToViewController(viewControllers[index - 1], animated: false) }
        try settleStack()
        guard controller.parent === self else { return }
        try controller.disappearAtOnce()
        try controller.removeFromParent()
    }

    /// Replaces the stack at once, whatever it is doing.
    func replaceAtOnce(with controllers: [ViewController]) throws(Interruption) {
        try settleStack()
        if let pending = pendingTransition, !isOnScreen {
            // It would wait for the next time that the navigation controller is shown.
            pendingTransition = nil
            let leaving = pending.leaving
            pending.abandon()
            for controller in leaving where pending.isYetToLeave(controller) { try removeUnseen(controller) }
        }
        try setViewControllers(controllers, animated: false)
        try settleStack()
    }

    /// Carries out to its end what waits or runs.
    ///
    /// Source: split-expands-in-did-appear.
    func settleStack() throws(Interruption) {
        while isOnScreen || isBusy {
            if isBusy, let transition {
                // What is told of its end at this moment has it behind that.
                guard !transition.isFinishing else { return }
                transition.isInteractive = false
                application.runLoop.cancel(transition)
                try transition.finish(completed: true)
            } else if let pending = pendingTransition {
                pendingTransition = nil
                try pending.begin()
            } else {
                return
            }
        }
    }
}
