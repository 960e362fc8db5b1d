/// Which columns an expanded split view controller shows.
///
/// Source: UISplitViewController reference; split-primary-no-appear.
extension SplitViewController {
    /// The mode in force: the user's, else the app's, else by the shape of the window.
    var effectiveDisplayMode: SplitDisplayMode { displayMode(in: windowSize) }

    /// What the property `displayMode` answers: before the first appearance none but the secondary column
    /// counts as shown from iOS 26 on.
    ///
    /// Source: probe-split-columns-unloaded-ios26.
    var displayModeInForce: SplitDisplayMode {
        if isCollapsed, tilesByWidth { return .oneBesideSecondary }
        if tilesByWidth, announcedDisplayMode == nil { return .secondaryOnly }
        return effectiveDisplayMode
    }

    func displayMode(in size: Size) -> SplitDisplayMode {
        let mode = displayMode(withRoomIn: size)
        return mode.isOver || hasRoomBesideSecondary(size) ? mode : .secondaryOnly
    }

    private func displayMode(withRoomIn size: Size) -> SplitDisplayMode {
        if let chosenDisplayMode { return chosenDisplayMode }
        if let hidesPrimary { return hidesPrimary ? .secondaryOnly : .oneBesideSecondary }
        if let name = setting(.preferredDisplayMode)?.string, let mode = SplitDisplayMode(name: name) {
            return tilesByWidth && hasThreeColumns ? resolve(mode, in: size) : fit(mode)
        }
        if tilesByWidth, hasThreeColumns, splitBehavior(in: size) == .tile, fitsThreeColumns(size) {
            return .twoBesideSecondary
        }
        return splitBehavior(in: size) == .overlay ? .secondaryOnly : .oneBesideSecondary
    }

    /// What the style and the behavior that the app prefers make of a mode: two columns have none of three,
    /// and each behavior has modes of its own.
    ///
    /// Source: header-mode-of-another-behaviour-ios14, header-two-columns-have-modes-of-one-ios14.
    private func fit(_ mode: SplitDisplayMode) -> SplitDisplayMode {
        guard hasColumns else { return mode }
        let beside = min(mode.columnsBeside, style == .tripleColumn ? 2 : 1)
        if let name = setting(.preferredSplitBehavior)?.string, let behavior = SplitBehavior(rawValue: name),
            behavior != .automatic
        {
            return SplitDisplayMode(columnsBeside: beside, behavior)
        }
        if beside == mode.columnsBeside { return mode }
        return SplitDisplayMode(columnsBeside: beside, mode.isOver ? .overlay : .tile)
    }

    /// Follows an assignment to `preferredDisplayMode`.
    func preferredDisplayModeDidChange() throws(Interruption) {
        layOutAround {
            chosenDisplayMode = nil
            noteRequest()
            takeBehaviorOfMode()
        }
        try displayModeDidChange()
    }

    /// Shows the columns of the display mode in force, of which the delegate hears.
    ///
    /// - Parameter isAnnounced: Whether the delegate hears of the columns: not of those that the app shows
    ///   and hides by `show(_:)` and `hide(_:)`.
    func displayModeDidChange(isAnnounced: Bool = true) throws(Interruption) {
        guard isViewLoaded, !isCollapsed, !isAdapting else { return }
        guard isOnScreen else {
            try updateShown()
            return telling.columns = visibleColumns
        }
        try sendWillChangeDisplayMode()
        if tellsOfEachColumn {
            if !isAnnounced { telling.columns = visibleColumns }
            try tell(of: visibleColumns)
            if try !updateShown() { try tellOfEnd() }
            return
        }
        let changes = isAnnounced ? columnChanges : []
        for change in changes { try sendWill(show: change.isShown, change.column) }
        try updateShown(announced: changes)
    }

    private func sendWillChangeDisplayMode() throws(Interruption) {
        let mode = effectiveDisplayMode
        guard let old = announcedDisplayMode, mode != old else { return announcedDisplayMode = mode }
        announcedDisplayMode = mode
        guard application.behavior.holds(.splitViewsCollapse) else {
            // Of the popover that goes nobody hears.
            if mode.columnsBeside > 0 || !old.isOver { try tellOfPrimary() }
            return
        }
        try tellOf(mode)
    }

    /// Tells the delegate of the mode that comes.
    func tellOf(_ mode: SplitDisplayMode) throws(Interruption) {
        guard delegate != nil else { return }
        try application.record(
            .splitWillChangeDisplayMode, target: identity,
            payload: .values([.string(mode.name(in: application.behavior))]))
    }

    /// Before display modes: the primary will go into its popover or come out of it.
    ///
    /// Source: UISplitViewControllerDelegate reference, iOS 7; openradar 13613769.
    func tellOfPrimary() throws(Interruption) {
        guard delegate != nil, let primary = columns[.primary] else { return }
        let mode = effectiveDisplayMode
        let callback: Callback =
            mode.isOver
            ? .splitPopoverWillPresent
            : mode == .secondaryOnly ? .splitWillHidePrimary : .splitWillShowPrimary
        try application.record(
            callback, target: identity,
            payload: .values([.controller(primary.identity.label)]))
    }

    /// Before display modes: asks a delegate that has the method whether this orientation hides the primary.
    ///
    /// Source: UISplitViewControllerDelegate reference, iOS 7; useyourloaf.com, iOS 5 split view controller
    /// changes.
    func askWhetherPrimaryHides() throws(Interruption) {
        guard !application.behavior.holds(.splitViewsCollapse), let primary = columns[.primary],
            let answer = delegate?.written["shouldHide"]?.bool
        else { return hidesPrimary = nil }
        hidesPrimary = try application.ask(
            .splitShouldHidePrimary,
            [
                .controller(primary.identity.label),
                .string(application.device.orientation.rawValue),
            ], target: identity, answer: answer)
    }

    /// The columns that are about to show or to hide.
    private var columnChanges: [ColumnChange] {
        guard hasColumns else { return [] }
        let wanted = wanted
        return columns.filled.compactMap { column in
            guard let controller = columns[column] else { return nil }
            let isShown = wanted.contains { $0 === controller }
            return isShown == showsView(of: controller) ? nil : ColumnChange(column: column, isShown: isShown)
        }
    }

    /// A column that shows or hides.
    struct ColumnChange {
        let column: SplitColumn
        let isShown: Bool
    }

    /// Tells the delegate that a column will show or hide, which the app has not asked for itself.
    ///
    /// Source: UISplitViewControllerDelegate reference, willShow and willHide.
    func sendWill(show: Bool, _ column: SplitColumn) throws(Interruption) {
        guard delegate != nil else { return }
        try application.record(
            show ? .splitWillShowColumn : .splitWillHideColumn, target: identity,
            payload: .values([.string(column.rawValue)]))
    }

    /// Tells the delegate that a column has shown or hidden.
    ///
    /// Source: UISplitViewControllerDelegate reference, iOS 26.
    func sendDid(_ change: ColumnChange) throws(Interruption) {
        guard delegate != nil, application.behavior.holds(.splitViewsHaveInspectors) else { return }
        try application.record(
            change.isShown ? .splitDidShowColumn : .splitDidHideColumn, target: identity,
            payload: .values([.string(change.column.rawValue)]))
    }

    /// `show(_:)` and `hide(_:)`: the nearest mode that shows or hides a column, or a push or a pop.
    func setColumn(_ name: String, isShown: Bool) throws(Interruption) {
        guard hasColumns, let column = SplitColumn(rawValue: name) else {
            throw .error(.notApplicable("\(identity.label) has no \(name) column to show or hide"))
        }
        if column == .inspector { return try setInspector(isShown: isShown) }
        guard let controller = columns[column], column != .compact else {
            return application.ignore(because: "\(identity.label) has nothing in its \(name) column")
        }
        if isCollapsed { return try setCollapsedColumn(controller, column, isShown: isShown) }
        guard column != .secondary, shown.contains(where: { $0 === controller }) != isShown else {
            return application.ignore(
                because: isShown ? "the \(name) column is shown already" : "the \(name) column is not hidden")
        }
        let left = [SplitColumn.primary, .supplementary].filter { columns[$0] != nil }
        let index = left.firstIndex(of: column) ?? 0
        let mode = SplitDisplayMode(
            columnsBeside: left.count - index - (isShown ? 0 : 1), splitBehavior(in: windowSize))
        layOutAround {
            chosenDisplayMode = nil
            noteRequest()
            store(.preferredDisplayMode, .string(mode.rawValue))
        }
        try displayModeDidChange(isAnnounced: false)
    }

    /// Source: on-split-collapse-is-push.
    private func setCollapsedColumn(
        _ controller: ViewController, _ column: SplitColumn, isShown: Bool
    ) throws(Interruption) {
        guard let navigation = primaryStack, columns[.compact] == nil else {
            return application.ignore(
                because: "the columns of \(identity.label) have collapsed into one of their own")
        }
        let isOnStack = navigation.viewControllers.contains { $0 === controller }
        if isShown, column == .primary {
            guard let own = lowestColumn(on: navigation) else {
                return application.ignore(because: "the stack has nothing of the \(column.rawValue) column")
            }
            // The delegate hears of the rest as the stack begins to change.
            telling.asked = column
            try navigation.popToViewController(own, animated: true)
        } else if isShown, !isOnStack {
            let above = between(column, on: navigation) + [controller]
            try whileAdapting { () throws(Interruption) in for other in above { try self.orphan(other) } }
            telling.asked = column
            if above.count > 1 {
                try navigation.setViewControllers(navigation.viewControllers + above, animated: true)
            } else {
                try navigation.pushViewController(controller, animated: true)
            }
        } else if isShown, navigation.topViewController !== controller {
            telling.asked = column
            try navigation.popToViewController(controller, animated: true)
        } else if !isShown, navigation.topViewController === controller {
            telling.asked = column
            try navigation.popViewController(animated: true)
        } else {
            application.ignore(
                because: isShown
                    ? "the \(column.rawValue) column is shown already"
                    : "the \(column.rawValue) column is not on top")
        }
    }

    /// The supplementary column, if the secondary one is to be shown above it and it is not on the stack.
    ///
    /// Source: header-column-shown-with-those-between-ios14.
    private func between(_ column: SplitColumn, on navigation: NavigationController) -> [ViewController] {
        guard column == .secondary, let other = columns[.supplementary],
            !navigation.viewControllers.contains(where: { $0 === other })
        else { return [] }
        return [other]
    }

    /// The topmost of the primary's own controllers, if other columns stand above it.
    private func lowestColumn(on navigation: NavigationController) -> ViewController? {
        let index = navigation.viewControllers.firstIndex { columns.column(of: $0) != nil }
        return index.flatMap { $0 > 0 ? navigation.viewControllers[$0 - 1] : nil }
    }
}
