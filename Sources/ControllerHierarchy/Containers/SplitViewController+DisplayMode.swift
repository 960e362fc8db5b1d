/// Which columns an expanded split view controller shows.
///
/// Source: UISplitViewController reference; split-primary-no-appear.
extension SplitViewController {
    /// The mode in force: the app's, else by the shape of the window.
    var effectiveDisplayMode: SplitDisplayMode {
        if let name = setting(.preferredDisplayMode)?.string, let mode = SplitDisplayMode(name: name) {
            return mode
        }
        let size = application.window.size
        return size.width > size.height ? .oneBesideSecondary : .secondaryOnly
    }

    /// Follows an assignment to `preferredDisplayMode`.
    func preferredDisplayModeDidChange(_ name: String?) throws(Interruption) {
        if let name, name != "automatic", SplitDisplayMode(name: name) == nil {
            throw .error(
                .invalidArgument(
                    field: "displayMode",
                    reason: "it is automatic, "
                        + SplitDisplayMode.allCases.map(\.rawValue).joined(separator: ", ")))
        }
        guard isViewLoaded, !isCollapsed, !isAdapting else { return }
        if isOnScreen {
            try sendWillChangeDisplayMode()
            try sendColumnChanges()
        }
        try updateShown()
    }

    private func sendWillChangeDisplayMode() throws(Interruption) {
        let mode = effectiveDisplayMode
        guard mode != announcedDisplayMode else { return }
        announcedDisplayMode = mode
        guard delegate != nil else { return }
        try application.record(
            .splitWillChangeDisplayMode, target: identity,
            payload: .values([.string(mode.name(in: application.behavior))]))
    }

    private func sendColumnChanges() throws(Interruption) {
        guard hasColumns else { return }
        let wanted = wanted
        for column in columns.filled {
            guard let controller = columns[column] else { continue }
            let isWanted = wanted.contains { $0 === controller }
            if isWanted != showsView(of: controller) { try sendWill(show: isWanted, column) }
        }
    }

    /// Tells the delegate that a column will show or hide.
    func sendWill(show: Bool, _ column: SplitColumn) throws(Interruption) {
        guard delegate != nil else { return }
        try application.record(
            show ? .splitWillShowColumn : .splitWillHideColumn, target: identity,
            payload: .values([.string(column.rawValue)]))
    }

    /// `show(_:)` and `hide(_:)`: the nearest mode that shows or hides a column, or a push or a pop.
    func setColumn(_ name: String, isShown: Bool) throws(Interruption) {
        guard hasColumns, let column = SplitColumn(rawValue: name) else {
            throw .error(.notApplicable("\(identity.label) has no \(name) column to show or hide"))
        }
        guard let controller = columns[column], column != .compact else { return application.noteIgnored() }
        if isCollapsed { return try setCollapsedColumn(controller, column, isShown: isShown) }
        guard column != .secondary, shown.contains(where: { $0 === controller }) != isShown else {
            return application.noteIgnored()
        }
        let size = application.window.size
        let isOver = size.width <= size.height
        let left = [SplitColumn.primary, .supplementary].filter { columns[$0] != nil }
        let index = left.firstIndex(of: column) ?? 0
        let mode: SplitDisplayMode =
            switch left.count - index - (isShown ? 0 : 1) {
            case 0: .secondaryOnly
            case 1: isOver ? .oneOverSecondary : .oneBesideSecondary
            default: isOver ? .twoOverSecondary : .twoBesideSecondary
            }
        try set(.preferredDisplayMode, .string(mode.rawValue))
    }

    /// Source: on-split-collapse-is-push.
    private func setCollapsedColumn(
        _ controller: ViewController, _ column: SplitColumn, isShown: Bool
    ) throws(Interruption) {
        guard let navigation = columns[.primary] as? NavigationController, columns[.compact] == nil else {
            return application.noteIgnored()
        }
        let isOnStack = navigation.viewControllers.contains { $0 === controller }
        if isShown, column == .primary {
            guard let own = lowestColumn(on: navigation) else { return application.noteIgnored() }
            try sendWill(show: true, column)
            try navigation.popToViewController(own, animated: true)
        } else if isShown, !isOnStack {
            try sendWill(show: true, column)
            try whileAdapting { () throws(Interruption) in try self.orphan(controller) }
            try navigation.pushViewController(controller, animated: true)
        } else if !isShown, navigation.topViewController === controller {
            try sendWill(show: false, column)
            try navigation.popViewController(animated: true)
        } else {
            application.noteIgnored()
        }
    }

    /// The topmost of the primary's own controllers, if other columns stand above it.
    private func lowestColumn(on navigation: NavigationController) -> ViewController? {
        let index = navigation.viewControllers.firstIndex { columns.column(of: $0) != nil }
        return index.flatMap { $0 > 0 ? navigation.viewControllers[$0 - 1] : nil }
    }
}
