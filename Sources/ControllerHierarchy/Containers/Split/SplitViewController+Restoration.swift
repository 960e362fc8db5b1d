/// What a split view controller saves: its columns.
extension SplitViewController {
    /// The columns with the controllers that they would hold if the split view controller was expanded.
    var restorationColumns: [(column: SplitColumn, controller: ViewController)] {
        SplitColumn.allCases.compactMap { column in
            if let controller = columns[column] { return (column, controller) }
            guard column == .secondary, let preservedSecondary else { return nil }
            return (column, preservedSecondary)
        }
    }

    /// The index of a column's controller in paths.
    func restorationIndex(of controller: ViewController) -> Int? {
        guard let column = restorationColumns.first(where: { $0.controller === controller })?.column else {
            return nil
        }
        if !hasColumns, column == .secondary { return 1 }
        return SplitColumn.allCases.firstIndex(of: column)
    }

    func encodeColumns(with preservation: Preservation) {
        let columns = restorationColumns.compactMap { entry in
            preservation.reference(to: entry.controller).map {
                RestorationArchive.Column(column: entry.column, path: $0)
            }
        }
        preservation.encode { $0.columns = columns }
    }

    func decodeColumns(
        _ coder: RestorationArchive.Controller, of restoration: Restoration
    ) throws(Interruption) {
        var contents = restorationColumns
        var isChanged = false
        for saved in coder.columns {
            guard let controller = restoration.controller(at: saved.path) else { continue }
            let index = contents.firstIndex { $0.column == saved.column }
            if let index, contents[index].controller === controller { continue }
            isChanged = true
            if hasColumns { try setViewController(controller, for: saved.column) }
            if let index {
                contents[index].controller = controller
            } else {
                contents.append((saved.column, controller))
            }
        }
        guard isChanged, !hasColumns else { return }
        let ordered = SplitColumn.allCases.compactMap { column in
            contents.first { $0.column == column }?.controller
        }
        try setViewControllers(ordered)
    }
}
