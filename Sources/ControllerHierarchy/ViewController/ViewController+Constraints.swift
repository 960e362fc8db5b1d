/// The pass that updates constraints ahead of layout, from the bottom of the hierarchy to its top.
///
/// Source: nav-launch-constraints-ios12, launch-uiappdelegate-csdn-2018.
extension ViewController {
    /// Sends `updateViewConstraints` to those around this controller that await it, children first.
    ///
    /// A container that loads its content in its layout waits for it, and is told behind that content.
    func updateConstraints() throws(Interruption) {
        guard awaitsUpdateConstraints, isInWindow else { return }
        let parentFollows = unmanagedParent?._withUnsafeGuaranteedRef { parent in
            parent.awaitsUpdateConstraints && parent.isInWindow
        }
        guard parentFollows ?? false else { return try updateConstraintsFromBelow() }
        try parent?.updateConstraints()
    }

    private func updateConstraintsFromBelow() throws(Interruption) {
        guard awaitsUpdateConstraints, !awaitsContent else { return }
        if !children.isEmpty {
            for child in children where child.isInWindow { try child.updateConstraintsFromBelow() }
            guard awaitsUpdateConstraints else { return }
        }
        awaitsUpdateConstraints = false
        try send(.updateViewConstraints)
    }

    /// Whether the next layout pass brings what the container, or one inside it, is to show.
    private var awaitsContent: Bool {
        loadsContentInLayout
            || children.firstPlace { $0.isInWindow && $0.awaitsUpdateConstraints && $0.awaitsContent } != nil
    }
}
