/// How long reports get, before they are written.
extension ScenarioReport {
    /// Bytes of the report in any of its forms, about.
    package var byteCount: Int {
        ([launch].compactMap(\.self) + steps).reduce(bytesAround) { $0 + $1.byteCount }
    }

    private var bytesAround: Int {
        256 + (explanation?.byteCount ?? 0) + name.utf8.count + (source?.utf8.count ?? 0)
    }
}

extension ScenarioReport.Step {
    fileprivate var byteCount: Int {
        var count = 96 + title.utf8.count
        for event in events ?? [] { count += event.utf8.count + 3 }
        count += tree.map { $0.utf8.count + 10 } ?? 0
        for failure in failures { count += failure.detail.utf8.count + 40 }
        if let comparison, !comparison.matches { count += comparison.byteCount }
        return count
    }
}

extension Comparison {
    /// Bytes of the diff in any of its forms, about: JSON has rows, and a text if there is a difference.
    package var byteCount: Int {
        let rowCount = rows.reduce(0) { count, row in
            count + 48 + (row.expected?.utf8.count ?? 4) + (row.actual?.utf8.count ?? 4)
                + (row.note?.utf8.count ?? 0)
        }
        return 128 + (matches ? rowCount : 2 * rowCount)
    }
}

extension LogVerdict {
    /// Bytes of the verdict in any of its forms, about.
    package var byteCount: Int {
        ignored.reduce(comparison.byteCount) { $0 + $1.text.utf8.count + 24 }
    }
}
