/// Where the columns lie from iOS 26 on: the first one floats, and what it covers is no safe area.
///
/// Source: probe-split-frames-pad-ios26. How wide three columns are beside each other where they just fit is
/// told there as well, and not modelled.
extension SplitViewController {
    /// What the first column leaves free on its sides, in points.
    private static let margin = 10.0
    /// What lies between columns that stand side by side.
    private static let gap = 0.5

    func floatingArea(of column: SplitColumn, within own: ViewArea) -> ViewArea {
        let mode = displayMode(in: own.size)
        let primary = width(of: .primary, in: own.size.width) + SplitViewController.margin
        let coversPrimary = columns[.primary] != nil && mode.columnsBeside == (hasThreeColumns ? 2 : 1)
        var area = own
        switch column {
        case .primary:
            area.size.width = width(of: .primary, in: own.size.width)
            let below = max(SplitViewController.margin, own.bottom - SplitViewController.margin)
            area.size.height -= own.top + below
            (area.top, area.bottom) = (0, SplitViewController.margin)
        case .supplementary:
            area.size.width = width(of: .supplementary, in: own.size.width)
            if coversPrimary {
                area.size.width += primary
                area.left = primary
            }
        case .inspector: area.size.width = width(of: .inspector, in: own.size.width)
        case .secondary:
            if !hasThreeColumns, coversPrimary, !mode.isOver { area.left = primary }
            if hasThreeColumns, !mode.isOver, mode.columnsBeside > 0 {
                area.size.width -= floatingArea(of: .supplementary, within: own).size.width
                area.size.width -= SplitViewController.gap
            }
            if showsInspector, columns[.inspector] != nil {
                area.size.width -= width(of: .inspector, in: own.size.width)
            }
            area.size.width = max(area.size.width, 0)
        case .compact: break
        }
        return area
    }
}
