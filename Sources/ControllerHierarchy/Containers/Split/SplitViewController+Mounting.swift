/// When columns get their places from iOS 26 on: with the first appearance, a compact one when needed.
///
/// Source: probe-split-columns-unloaded-ios26, probe-split-double-mounted-pad-ios26.
extension SplitViewController {
    var isMounted: Bool { telling.hasMounted || !tellsOfEachColumn }

    /// Whether a controller that a column gets becomes a child at once.
    func places(_ column: SplitColumn) -> Bool {
        guard tellsOfEachColumn, column != .inspector else { return true }
        return telling.hasMounted && (column != .compact || isCollapsed && !telling.isCollapsedToPrimary)
    }

    /// Whether a column holds a controller that has no parent now, and will stand in none but this one.
    func holdsUnplaced(_ controller: ViewController) -> Bool {
        guard let column = columns.column(of: controller) else { return false }
        return isMounted || !hasColumns || column == .compact || controller.isStack
    }

    /// What the app has put in a column, as `viewController(for:)` answers: of a stack that is made for it
    /// the first member.
    ///
    /// Source: suites of XCoordinator (in a window) and TidBITSNews; probe-split-double-mounted-pad-ios26.
    func content(_ controller: ViewController) -> ViewController {
        guard let stack = controller as? NavigationController, stack.isMadeForColumn else {
            return controller
        }
        return stack.viewControllers.first ?? stack
    }

    /// Gives all columns their places, of which the delegate hears.
    func mountAll() throws(Interruption) {
        guard tellsOfEachColumn else { return }
        guard !telling.hasMounted else {
            // What changes while something covers the split view controller, the delegate never hears.
            return telling.columns = isCollapsed ? telling.columns : visibleColumns
        }
        telling.hasMounted = true
        guard !isCollapsed else { return }
        try whileAdapting { () throws(Interruption) in
            try self.tell(of: self.visibleColumns, mounting: SplitColumn.allCases)
        }
    }

    /// Empties a column whose controller has found another place before it got its own.
    ///
    /// Source: compact-column-taken-before-it-collapses-ios26.
    func dropTaken(_ column: SplitColumn) {
        guard let controller = columns[column], controller.parent !== self, !controller.isFree else { return }
        columns[column] = nil
    }

    /// Gives a column its place: a plain controller in a stack of its own, which is loaded.
    func mount(_ column: SplitColumn) throws(Interruption) {
        guard let controller = columns[column], controller.parent !== self,
            column != .compact || isCollapsed
        else { return }
        guard controller.isFree else { return columns[column] = nil }
        guard hasColumns, column != .compact, !controller.isStack else {
            try adopt(controller)
            if controller.parent !== self { columns[column] = nil }
            return
        }
        let stack = try application.instantiate(ControllerDescription(className: "UINavigationController"))
        guard let stack = stack as? NavigationController else { return }
        stack.isMadeForColumn = true
        columns[column] = stack
        try stack.initialize([controller])
        try adopt(stack)
        guard stack.parent === self else { return columns[column] = nil }
        try stack.showTopEarly()
    }

    /// `setViewController(nil, for:)` while the column stands on the primary's stack: its own is emptied.
    ///
    /// Source: probe-split-double-mounted-phone-ios26.
    func emptyOnStack(_ column: SplitColumn) throws(Interruption) {
        guard tellsOfEachColumn, isCollapsed, let stack = columns[column] as? NavigationController,
            stack.isMadeForColumn, stack.parent === primaryStack
        else { return }
        try stack.replaceAtOnce(with: [])
        columns[column] = nil
        try tell(of: telling.columns.filter { $0 != column })
        try tellOfEnd()
    }

    /// Another controller takes the place of a column on the primary's stack, and of what is above it.
    func exchangeOnStack(
        _ column: SplitColumn, _ old: ViewController, for controller: ViewController?
    ) throws(Interruption) {
        guard let primary = primaryStack else { return }
        let below = Array(primary.viewControllers.prefix { $0 !== old })
        // One that is emptied goes when the delegate has heard of what leaves.
        if let controller { columns[column] = controller }
        try primary.replaceAtOnce(with: below + [controller].compactMap(\.self))
        if controller?.parent !== primary { columns[column] = nil }
    }

    /// Takes its controllers out of a stack that was made for a column and goes with that: they hear so, and
    /// not of the end of their disappearance.
    ///
    /// Source: probe-split-emptied-pad-ios26.
    func dissolve(_ column: ViewController) throws(Interruption) {
        guard tellsOfEachColumn, let stack = column as? NavigationController, stack.isMadeForColumn else {
            return
        }
        for controller in stack.viewControllers { controller.forgetAppearance(withChildren: true) }
        try stack.replaceAtOnce(with: [])
    }

    /// `setViewController(_:for:)`: what stands in a stack that was made for it is replaced within that one.
    ///
    /// Source: probe-split-double-details-pad-ios26, probe-split-raises-ios26.
    func setTold(_ controller: ViewController, for column: SplitColumn) throws(Interruption) {
        try checkIsInNoOtherColumn(controller, column)
        guard isMounted, column != .compact, !controller.isStack else {
            return try exchange(column, for: controller)
        }
        guard let stack = columns[column] as? NavigationController else {
            columns[column] = controller
            try mount(column)
            try displayModeDidChange()
            return
        }
        guard stack.isMadeForColumn else {
            return try stack.pushFromOutside(controller, animated: false)
        }
        guard stack.viewControllers.first !== controller || stack.viewControllers.count > 1 else { return }
        try stack.replaceAtOnce(with: [])
        try stack.replaceAtOnce(with: [controller])
        try controller.view()
    }
}

extension ViewController {
    /// The split view controller of which this is a column, also while it stands on the primary's stack.
    var splitViewControllerOfColumn: SplitViewController? {
        if let split = splitViewController { return split.restorationIndex(of: self) == nil ? nil : split }
        // From iOS 26 on a column may have no parent: before it appears, or while it is collapsed away.
        guard parent == nil, presentedBy == nil, application.behavior.holds(.splitViewsTellOfEachColumn)
        else { return nil }
        let splits = application.controllers.all.lazy.compactMap { $0 as? SplitViewController }
        return splits.first { $0.holdsUnplaced(self) }
    }
}
