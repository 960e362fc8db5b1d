/// Showing controllers in a split view controller, and in the context that fits.
///
/// Source: presentation.md R8; split-showdetail-classic, showDetail-split.
extension SplitViewController {
    /// `show(_:sender:)`: the new primary, or the new secondary if that one asks; a push on the primary's
    /// stack while collapsed; columns that stand beside each other present what they are asked to show.
    ///
    /// Source: header-show-in-split-without-stacks-ios12, percolation-show-presents-ipad14.
    func showPrimary(_ controller: ViewController, _ operation: Operation) throws(Interruption) {
        if try delegateHandles(.splitShow, delegate?.shows, controller) { return }
        // Source: probe-split-double-details-pad-ios26.
        if hasColumns, tellsOfEachColumn || !isCollapsed {
            return try present(
                controller, animated: operation.animated,
                completion: application.completionHandler(of: operation))
        }
        if isCollapsed { return try showInPrimary(controller, operation) }
        try replace(columns.column(holding: application.target(of: operation)) ?? .primary, with: controller)
    }

    /// `showDetailViewController(_:sender:)`: the new secondary; shown by the primary while collapsed.
    func showSecondary(_ controller: ViewController, _ operation: Operation) throws(Interruption) {
        if !overridesInApp(.showDetailViewController) {
            try send(.showDetailViewController, .values([.controller(controller.identity.label)]))
        }
        if try delegateHandles(.splitShowDetail, delegate?.showsDetail, controller) { return }
        if isCollapsed {
            if try showOnStack(controller, operation) { return }
            if try showStack(controller, operation) { return }
            if !hasColumns, primaryStack != nil {
                preservedSecondary = controller
                telling.hasCollapsedDetail = false
            }
            telling.showsDetail = !hasColumns
            return try showInPrimary(controller, operation)
        }
        if hasColumns {
            try setViewController(controller, for: .secondary)
        } else if tellsOfEachColumn, isOnScreen, let old = columns[.secondary], old !== controller {
            try replaceDetail(old, with: controller)
        } else {
            try replace(.secondary, with: controller)
        }
    }

    /// Lets go of a detail that leaves the primary's stack; one that was beside it before comes back.
    ///
    /// Source: zotero-popped-detail-stack-is-freed-ios26; split-not-released.
    func forgetDetail(_ child: ViewController) {
        guard tellsOfEachColumn, child === preservedSecondary, !telling.hasCollapsedDetail else { return }
        preservedSecondary = nil
    }

    /// Exchanges the second controller of the old kind, while which the first one goes and comes back.
    ///
    /// Source: probe-split-classic-collapses-pad-ios26, probe-split-classic-onto-phone-ios26.
    private func replaceDetail(_ old: ViewController, with new: ViewController) throws(Interruption) {
        let primary = columns[.primary].flatMap { primary in
            primary.hearer.isOnScreen ? primary : nil
        }
        try primary?.hearer.beginAppearanceTransition(false, animated: false)
        old.addOwner()
        try whileAdapting { () throws(Interruption) in
            self.shown.removeAll { $0 === old }
            try self.orphan(old)
            try old.hearer.beginAppearanceTransition(false, animated: false)
            try self.adopt(new)
            self.columns[.secondary] = new.parent === self ? new : nil
        }
        try primary?.hearer.beginAppearanceTransition(true, animated: false)
        let arriving = wanted.filter { controller in !shown.contains { $0 === controller } }
        shown = wanted
        let change = SplitTransition(self, from: [old], to: arriving, removed: [], announced: [])
        change.returning = primary
        try change.begin()
        old.removeOwner()
    }

    /// Asks the delegate of the classic style whether it shows the controller itself.
    ///
    /// - Parameter answer: The delegate's; nil without one.
    private func delegateHandles(
        _ callback: Callback, _ answer: Bool?, _ controller: ViewController
    ) throws(Interruption) -> Bool {
        guard let answer, !hasColumns else { return false }
        return try application.ask(
            callback, [.controller(controller.identity.label)], target: identity, answer: answer)
    }

    /// Puts a detail into the stack that was made for the secondary column, and shows that.
    ///
    /// Source: probe-split-double-mounted-phone-ios26, probe-split-double-collapses-pad-ios26.
    private func showOnStack(
        _ controller: ViewController, _ operation: Operation
    ) throws(Interruption) -> Bool {
        guard tellsOfEachColumn, hasColumns, !controller.isStack, let primary = primaryStack,
            let stack = columns[.secondary] as? NavigationController, stack.isMadeForColumn
        else { return false }
        try setTold(controller, for: .secondary)
        if stack.parent == nil { try primary.pushViewController(stack, animated: operation.animated) }
        return true
    }

    /// Makes a stack the secondary column, and shows it on that of the primary.
    ///
    /// Source: talk-root-of-popped-detail-is-not-moving-ios16.
    private func showStack(
        _ controller: ViewController, _ operation: Operation
    ) throws(Interruption) -> Bool {
        guard hasColumns, controller.isStack, let primary = primaryStack, collapsedController === primary
        else { return false }
        try exchange(.secondary, for: controller)
        let isOnStack = primary.viewControllers.contains { $0 === controller }
        guard columns[.secondary] === controller, !isOnStack else { return true }
        try whileAdapting { () throws(Interruption) in try self.orphan(controller) }
        try primary.pushViewController(controller, animated: operation.animated)
        return true
    }

    private func showInPrimary(
        _ controller: ViewController, _ operation: Operation
    ) throws(Interruption) {
        let primary = collapsedController
        try primary?.send(.show, .values([.controller(controller.identity.label)]))
        if let navigation = primary as? NavigationController, navigation.pushesWhenShown(controller) {
            try navigation.pushViewController(controller, animated: operation.animated)
        } else {
            try (primary ?? self).present(
                controller, animated: operation.animated,
                completion: application.completionHandler(of: operation))
        }
    }
}
