/// What the delegate of a split view controller knows of its columns.
///
/// Source: probe-split-double-mounted-pad-ios26 and the other scenes of that probe.
struct SplitTelling {
    /// The columns that the delegate has been told of as shown.
    var columns: [SplitColumn] = []
    /// The changes of whose end the delegate is still to hear.
    var changes: [SplitViewController.ColumnChange] = []
    /// The column that the app has asked to show or hide, of which the delegate hears nothing.
    var asked: SplitColumn?
    /// Whether the delegate is still to hear that the columns have collapsed, or expanded.
    var end: Callback?
    /// Whether the columns have been given their places, which they get with the first appearance.
    var hasMounted = false
    /// Whether a stack is about to show a detail that stands in no column.
    var showsDetail = false
    /// Whether the detail that the split view controller keeps stood beside the primary before it collapsed.
    var hasCollapsedDetail = false
    /// Whether a collapse has ended on the primary column although there is a compact one.
    var isCollapsedToPrimary = false
}

extension SplitColumn {
    /// The columns in the order in which the delegate hears of them.
    static let inOrderOfTelling: [SplitColumn] = [.supplementary, .compact, .primary, .secondary]
}

extension SplitViewController {
    /// Whether the delegate hears of each column that shows or hides, and columns get their places late.
    var tellsOfEachColumn: Bool { application.behavior.holds(.splitViewsTellOfEachColumn) }

    /// The columns that are to show now.
    var visibleColumns: [SplitColumn] {
        let wanted = wanted
        return columns.filled.filter { column in
            column != .inspector && wanted.contains { $0 === columns[column] }
        }
    }

    /// Tells the delegate which columns will show and which will hide, each after it has got its place.
    ///
    /// - Parameter mounted: The columns that get their places on the way.
    func tell(of visible: [SplitColumn], mounting mounted: [SplitColumn] = []) throws(Interruption) {
        guard tellsOfEachColumn else { return }
        for column in SplitColumn.inOrderOfTelling {
            if mounted.contains(column) { try mount(column) }
            let isShown = visible.contains(column)
            guard isShown != telling.columns.contains(column) else { continue }
            telling.columns.removeAll { $0 == column }
            if isShown { telling.columns.append(column) }
            telling.changes.removeAll { $0.column == column }
            guard column != telling.asked else { continue }
            telling.changes.append(ColumnChange(column: column, isShown: isShown))
            try sendWill(show: isShown, column)
        }
    }

    /// Tells the delegate which columns have hidden and shown, and whether they have collapsed or expanded.
    ///
    /// In which order differs from run to run.
    func tellOfEnd() throws(Interruption) {
        let (changes, end) = (telling.changes, telling.end)
        telling.changes = []
        telling.end = nil
        for change in changes where !change.isShown { try sendDid(change) }
        if let end, delegate != nil { try application.record(end, target: identity) }
        for change in changes where change.isShown { try sendDid(change) }
    }

    /// Tells the delegate of what a stack of collapsed columns will show instead of something else.
    ///
    /// Source: probe-split-double-mounted-phone-ios26, probe-split-classic-collapses-pad-ios26.
    func tellOfStack(from old: ViewController?, to new: ViewController?) throws(Interruption) {
        guard !isAdapting else { return }
        let column = { (controller: ViewController?) in
            controller.flatMap { self.columns.column(of: $0) }.flatMap { $0 == .primary ? nil : $0 }
        }
        defer {
            telling.asked = nil
            telling.showsDetail = false
        }
        if telling.showsDetail { return try tell(of: []) }
        guard column(old) != nil || column(new) != nil else { return }
        try tell(of: [column(new) ?? .primary])
    }

    /// Tells the delegate of the mode of collapsed columns.
    func tellOfCollapsedMode() throws(Interruption) { try tellOfAdapted(.oneBesideSecondary) }

    /// Tells the delegate of the mode that columns take which expand.
    func tellOfExpandedMode() throws(Interruption) { try tellOfAdapted(effectiveDisplayMode) }

    private func tellOfAdapted(_ mode: SplitDisplayMode) throws(Interruption) {
        guard tellsOfEachColumn, let announcedDisplayMode, announcedDisplayMode != mode else { return }
        self.announcedDisplayMode = mode
        try tellOf(mode)
    }
}
