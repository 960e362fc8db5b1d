/// The controllers of a split view controller, by column; the split view controller holds each of them.
struct SplitColumns {
    private var primary: ViewController?
    private var supplementary: ViewController?
    private var secondary: ViewController?
    private var compact: ViewController?
    private var inspector: ViewController?

    subscript(_ column: SplitColumn) -> ViewController? {
        get {
            switch column {
            case .primary: primary
            case .supplementary: supplementary
            case .secondary: secondary
            case .compact: compact
            case .inspector: inspector
            }
        }
        set {
            newValue?.addOwner()
            self[column]?.removeOwner()
            switch column {
            case .primary: primary = newValue
            case .supplementary: supplementary = newValue
            case .secondary: secondary = newValue
            case .compact: compact = newValue
            case .inspector: inspector = newValue
            }
        }
    }

    /// The columns that have a controller, from the first to the last.
    var filled: [SplitColumn] { SplitColumn.allCases.filter { self[$0] != nil } }

    /// The column of a controller.
    func column(of controller: ViewController) -> SplitColumn? {
        SplitColumn.allCases.first { self[$0] === controller }
    }

    /// The column in which a controller is, by itself or by an ancestor.
    func column(holding controller: ViewController) -> SplitColumn? {
        column(of: controller) ?? controller.parent.flatMap(column(holding:))
    }
}
