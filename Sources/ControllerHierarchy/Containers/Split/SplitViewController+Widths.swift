/// How wide the columns are, and whether they lie beside the secondary one or over it.
///
/// Source: UISplitViewController reference, specifying column widths, `splitBehavior`.
extension SplitViewController {
    /// The behavior in force: the app's, else beside in a wide window and over in a narrow one.
    func splitBehavior(in size: Size) -> SplitBehavior {
        if hasColumns, let name = setting(.preferredSplitBehavior)?.string,
            let behavior = SplitBehavior(rawValue: name), behavior != .automatic
        {
            return behavior
        }
        return size.width > size.height || tilesByWidth ? .tile : .overlay
    }

    /// The properties on the width of a column that has such.
    private struct WidthProperties {
        let preferred: Property
        let fraction: Property
        let minimum: Property
        let maximum: Property

        static let primary = WidthProperties(
            preferred: .preferredPrimaryColumnWidth, fraction: .preferredPrimaryColumnWidthFraction,
            minimum: .minimumPrimaryColumnWidth, maximum: .maximumPrimaryColumnWidth)
        static let supplementary = WidthProperties(
            preferred: .preferredSupplementaryColumnWidth,
            fraction: .preferredSupplementaryColumnWidthFraction,
            minimum: .minimumSupplementaryColumnWidth, maximum: .maximumSupplementaryColumnWidth)
        static let inspector = WidthProperties(
            preferred: .preferredInspectorColumnWidth, fraction: .preferredInspectorColumnWidthFraction,
            minimum: .minimumInspectorColumnWidth, maximum: .maximumInspectorColumnWidth)
    }

    /// The widest that a column is which says nothing, in points.
    ///
    /// Source: an author who has measured it on iOS 8 to 13 (useyourloaf.com, on the width of the master
    /// view); probe-split-widths-pad-ios26. That other columns are as wide up to iOS 18 is the model's
    /// reading.
    private func standardWidth(of column: SplitColumn) -> Double {
        column == .primary && tilesByWidth && style == .tripleColumn ? 280 : 320
    }

    /// The width of a column in an expanded split view controller of that width, in points.
    ///
    /// The preferred width counts before the fraction of the whole, both within the bounds; without a bound
    /// of the app's no column is wider than one that says nothing, up to iOS 18.
    func width(of column: SplitColumn, in whole: Double) -> Double {
        let isPad = application.device.idiom == .pad
        let standard = min(standardWidth(of: column), isPad ? whole : (whole * 0.4).rounded(.up))
        let properties: WidthProperties
        switch column {
        case .primary: properties = .primary
        case .supplementary: properties = .supplementary
        case .inspector: properties = .inspector
        case .secondary, .compact: return standard
        }
        let preferred = setting(properties.preferred)?.number
        let fraction = setting(properties.fraction)?.number.map { $0 * whole }
        // From iOS 26 on nothing bounds what the app does not bound.
        let bound = tilesByWidth ? whole : standardWidth(of: column)
        let bounded = min(
            preferred ?? fraction ?? standard, setting(properties.maximum)?.number ?? bound)
        return min(max(bounded, setting(properties.minimum)?.number ?? 0), whole)
    }

    /// What the property on a column's width answers.
    func columnWidth(_ column: SplitColumn) -> Value {
        guard columns[column] != nil || tilesByWidth && !isViewLoaded else { return .number(0) }
        guard isViewLoaded || !tilesByWidth else { return .number(standardWidth(of: column)) }
        let whole = viewSize.width
        return .number(isCollapsed ? whole : width(of: column, in: whole))
    }

    /// The place of a column: those beside the secondary one make it narrower.
    ///
    /// One that is pushed aside is as wide as beside one column.
    func area(of child: ViewController, within own: ViewArea) -> ViewArea {
        guard !isCollapsed, let column = columns.column(of: child) else { return own }
        if application.behavior.holds(.splitPrimaryFloats) { return floatingArea(of: column, within: own) }
        var area = own
        guard column == .secondary else {
            if column != .compact { area.size.width = width(of: column, in: own.size.width) }
            return area
        }
        let mode = displayMode(in: own.size)
        let left = [SplitColumn.primary, .supplementary].filter { columns[$0] != nil }
        let beside = mode.isOver ? 0 : mode == .twoDisplaceSecondary ? 1 : mode.columnsBeside
        for column in left.suffix(beside) { area.size.width -= width(of: column, in: own.size.width) }
        // A line stands between the two. Source: dump-frames-of-split-ipad5; radar-split-overlay-sizes-ios9.
        if beside > 0, !application.behavior.holds(.splitViewsHaveColumns) { area.size.width -= 1 }
        area.size.width = max(area.size.width, 0)
        return area
    }
}
