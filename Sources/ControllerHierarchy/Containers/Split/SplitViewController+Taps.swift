/// What the user does to the columns: the button that shows and hides them, and a tap beside one that lies
/// over the others.
///
/// Source: UISplitViewController reference, `displayModeButtonItem`, `presentsWithGesture`.
extension SplitViewController {
    /// Whether columns stand side by side on screen, where hands reach them.
    private var isExpanded: Bool { !isCollapsed && isOnScreen }

    /// From iOS 5.1 on; before, hands reach the hidden primary by its button alone.
    private var presentsWithGesture: Bool {
        Property.presentsWithGesture.availability.holds(in: application.behavior)
            && value(of: .presentsWithGesture).bool ?? true
    }

    /// The button, where the columns are side by side; collapsed ones have a back button.
    ///
    /// With columns there is none without the gesture, unless the app always wants it. Before iOS 8 it is the
    /// one that the delegate is given with a primary that hides.
    /// Source: containers-today.md 4.2, a sample's comment; UISplitViewController reference,
    /// displayModeButtonVisibility.
    var displayModeButton: ControlDescription? {
        let visibility = setting(.displayModeButtonVisibility)?.string ?? "automatic"
        guard isExpanded, visibility != "never",
            !hasColumns || presentsWithGesture || visibility == "always",
            application.behavior.holds(.splitViewsCollapse)
                || delegate != nil && effectiveDisplayMode == .secondaryOnly
        else { return nil }
        return ControlDescription(objectID: "displayMode", element: "displayModeButton")
    }

    /// Shows the column that is hidden, or hides the one that shows; of three columns the outer one.
    func tapDisplayModeButton() throws(Interruption) {
        guard displayModeButton != nil else {
            return application.ignore(because: "\(identity.label) shows no display mode button")
        }
        if try takeTargetMode() { return }
        switch effectiveDisplayMode.columnsBeside {
        case 1 where columns[.supplementary] != nil: try choose(columnsBeside: 2)
        case 1: try choose(columnsBeside: 0)
        default: try choose(columnsBeside: 1)
        }
    }

    /// The button of three columns that leaves the secondary one alone, where the app wants it.
    ///
    /// Source: UISplitViewController reference, showsSecondaryOnlyButton (toggles to and from secondaryOnly).
    var secondaryOnlyButton: ControlDescription? {
        guard isExpanded, style == .tripleColumn, setting(.showsSecondaryOnlyButton)?.bool ?? false else {
            return nil
        }
        return ControlDescription(objectID: "secondaryOnly", element: "displayModeButton")
    }

    func tapSecondaryOnlyButton() throws(Interruption) {
        guard secondaryOnlyButton != nil else {
            return application.ignore(
                because: "\(identity.label) shows no button for the secondary column alone")
        }
        try choose(columnsBeside: effectiveDisplayMode == .secondaryOnly ? 1 : 0)
    }

    /// Goes to the mode that the classic style's delegate answers, if it does.
    ///
    /// Source: UISplitViewControllerDelegate reference, targetDisplayModeForAction(in:), and its header: for
    /// the button and the gesture, automatic for UIKit's own.
    private func takeTargetMode() throws(Interruption) -> Bool {
        guard !hasColumns, application.behavior.holds(.splitViewsCollapse),
            let name = delegate?.written["targetDisplayModeForAction"]?.string
        else { return false }
        let given = try application.ask(
            .splitTargetDisplayMode, [], target: identity, answer: Value.string(name))
        guard let mode = given.string.flatMap(SplitDisplayMode.init(name:)) else { return false }
        try choose(mode)
        return true
    }

    /// A swipe to the right, which shows one more column, or to the left, which hides one.
    ///
    /// The classic style hides its primary only where it lies over the secondary, and before iOS 8 shows it
    /// over the secondary alone.
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
        if try !takeTargetMode() { try choose(columnsBeside: count) }
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
        let isPopover = !application.behavior.holds(.splitViewsCollapse)
        let behavior = isPopover ? .overlay : splitBehavior(in: windowSize)
        try choose(SplitDisplayMode(columnsBeside: columnsBeside, behavior))
    }

    private func choose(_ mode: SplitDisplayMode) throws(Interruption) {
        layOutAround { chosenDisplayMode = mode }
        application.log.noteChange()
        try displayModeDidChange()
    }
}
