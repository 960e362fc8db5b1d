/// Showing controllers in a split view controller, and in the context that fits.
///
/// Source: presentation.md R8; split-showdetail-classic, showDetail-split.
extension SplitViewController {
    /// `show(_:sender:)`: the new primary; a push on the primary's stack while collapsed.
    func showPrimary(_ controller: ViewController, _ operation: Operation) throws(Interruption) {
        if try delegateHandles(.splitShow, delegate?.shows, controller) { return }
        if isCollapsed { return try showInPrimary(controller, operation) }
        if hasColumns {
            try setViewController(controller, for: .primary)
        } else {
            try replace(.primary, with: controller)
        }
    }

    /// `showDetailViewController(_:sender:)`: the new secondary; shown by the primary while collapsed.
    func showSecondary(_ controller: ViewController, _ operation: Operation) throws(Interruption) {
        if !overridesInApp(.showDetailViewController) {
            try send(.showDetailViewController, .values([.controller(controller.identity.label)]))
        }
        if try delegateHandles(.splitShowDetail, delegate?.showsDetail, controller) { return }
        if isCollapsed {
            if !hasColumns, primaryStack != nil { preservedSecondary = controller }
            return try showInPrimary(controller, operation)
        }
        if hasColumns {
            try setViewController(controller, for: .secondary)
        } else {
            try replace(.secondary, with: controller)
        }
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

    private func showInPrimary(
        _ controller: ViewController, _ operation: Operation
    ) throws(Interruption) {
        let primary = viewControllers.first
        try primary?.send(.show, .values([.controller(controller.identity.label)]))
        if let navigation = primary as? NavigationController {
            try navigation.pushViewController(controller, animated: operation.animated)
        } else {
            try (primary ?? self).present(
                controller, animated: operation.animated,
                completion: application.completionHandler(of: operation))
        }
    }
}
