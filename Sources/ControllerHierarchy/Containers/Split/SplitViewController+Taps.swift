/// What the user does to the columns: the button that shows and hides them, and a tap beside one that lies
/// over the others.
///
/// Source: UISplitViewController reference, `displayModeButtonItem`, `presentsWithGesture`.
extension SplitViewController {
    /// The button, where the columns are side by side; collapsed ones have a back button.
    var displayModeButton: ControlDescription? {
        guard !isCollapsed, isOnScreen, application.behavior.holds(.splitViewsCollapse) else { return nil }
        return ControlDescription(objectID: "displayMode", element: "displayModeButton")
    }

    /// Shows the column that is hidden, or hides the one that shows; of three columns the outer one.
    func tapDisplayModeButton() throws(Interruption) {
        guard displayModeButton != nil else { return application.calls.noteIgnored() }
        let columnsBeside = effectiveDisplayMode.columnsBeside
        let window = application.window.size
        let isOver = window.width <= window.height
        let showsSecond = columnsBeside == 1 && columns[.supplementary] != nil
        if columnsBeside == 0 || columnsBeside == 2 {
            try choose(isOver ? .oneOverSecondary : .oneBesideSecondary)
        } else if showsSecond {
            try choose(isOver ? .twoOverSecondary : .twoBesideSecondary)
        } else {
            try choose(.secondaryOnly)
        }
    }

    /// Hides the columns that lie over the secondary one.
    ///
    /// - Returns: whether there are such.
    func hideOverlaidColumns() throws(Interruption) -> Bool {
        let mode = effectiveDisplayMode
        guard displayModeButton != nil, mode == .oneOverSecondary || mode == .twoOverSecondary else {
            return false
        }
        try choose(.secondaryOnly)
        return true
    }

    private func choose(_ mode: SplitDisplayMode) throws(Interruption) {
        chosenDisplayMode = mode
        application.log.noteChange()
        try displayModeDidChange()
    }
}
