/// What the user does to the columns: the button that shows and hides them, and a tap beside one that lies
/// over the others.
///
/// Source: UISplitViewController reference, `displayModeButtonItem`, `presentsWithGesture`.
extension SplitViewController {
    /// Whether columns stand side by side on screen, where hands reach them.
    private var isExpanded: Bool {
        !isCollapsed && isOnScreen && application.behavior.holds(.splitViewsCollapse)
    }

    private var presentsWithGesture: Bool { value(of: .presentsWithGesture).bool ?? true }

    /// The button, where the columns are side by side; collapsed ones have a back button.
    ///
    /// With columns there is none without the gesture. Source: containers-today.md 4.2, a sample's comment.
    var displayModeButton: ControlDescription? {
        guard isExpanded, !hasColumns || presentsWithGesture else { return nil }
        return ControlDescription(objectID: "displayMode", element: "displayModeButton")
    }

    /// Shows the column that is hidden, or hides the one that shows; of three columns the outer one.
    func tapDisplayModeButton() throws(Interruption) {
        guard displayModeButton != nil else { return application.calls.noteIgnored() }
        switch effectiveDisplayMode.columnsBeside {
        case 1 where columns[.supplementary] != nil: try choose(columnsBeside: 2)
        case 1: try choose(columnsBeside: 0)
        default: try choose(columnsBeside: 1)
        }
    }

    /// A swipe to the right, which shows one more column, or to the left, which hides one.
    ///
    /// The classic style hides its primary only where it lies over the secondary.
    /// Source: UISplitViewController reference, presentsWithGesture; UISplitViewControllerDelegate reference,
    /// the methods on the gesture.
    func swipe(_ direction: SwipeDirection) throws(Interruption) -> Bool {
        guard direction == .left || direction == .right, isExpanded, presentsWithGesture else { return false }
        let mode = effectiveDisplayMode
        let most = [SplitColumn.primary, .supplementary].count { columns[$0] != nil }
        let count = mode.columnsBeside + (direction == .right ? 1 : -1)
        guard count >= 0, count <= most, hasColumns || direction == .right || mode.isOver else {
            return false
        }
        try tellOfGesture(.splitGestureWillBegin)
        try choose(columnsBeside: count)
        try tellOfGesture(.splitGestureDidEnd)
        return true
    }

    private func tellOfGesture(_ callback: Callback) throws(Interruption) {
        guard delegate != nil, callback.availability.holds(in: application.behavior) else { return }
        try application.record(callback, target: identity)
    }

    /// Hides the columns that lie over the secondary one.
    ///
    /// - Returns: whether there are such.
    func hideOverlaidColumns() throws(Interruption) -> Bool {
        guard isExpanded, effectiveDisplayMode.isOver else { return false }
        try choose(columnsBeside: 0)
        return true
    }

    private func choose(columnsBeside: Int) throws(Interruption) {
        let behavior = splitBehavior(in: application.window.size)
        layOutAround {
            chosenDisplayMode = SplitDisplayMode(columnsBeside: columnsBeside, behavior)
        }
        application.log.noteChange()
        try displayModeDidChange()
    }
}
