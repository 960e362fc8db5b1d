/// Makes the rows of a diff from the pairs of an alignment.
struct RowBuilder {
    let patterns: [EventPattern]
    let lines: [EventLine]
    let mode: ComparisonMode
    let names: ControllerNames

    /// The rows of an alignment in which both sides rise.
    func rows(_ pairs: [Alignment.Pair]) -> [Comparison.Row] {
        var rows: [Comparison.Row] = []
        var (pattern, line) = (0, 0)
        for pair in pairs {
            rows += gap(pattern..<pair.pattern, line..<pair.line)
            rows.append(same(pair))
            (pattern, line) = (pair.pattern + 1, pair.line + 1)
        }
        rows += gap(pattern..<patterns.count, line..<lines.count)
        return mode == .exact ? withMoves(rows) : rows
    }

    /// The rows of an alignment in any order: the expected lines first, then what is left of the events.
    func unorderedRows(_ pairs: [Alignment.Pair]) -> [Comparison.Row] {
        var rows: [Comparison.Row] = []
        var free = Array(lines.indices)
        for pair in pairs { free.removeAll { $0 == pair.line } }
        for index in patterns.indices {
            if let pair = pairs.first(where: { $0.pattern == index }) {
                rows.append(same(pair))
            } else if let near = free.first(where: { isNear(index, $0) }) {
                free.removeAll { $0 == near }
                rows.append(changed(index, near))
            } else {
                rows.append(missing(index))
            }
        }
        return rows + free.map(unexpected)
    }

    /// What stands between two pairs: lines that nearly agree side by side, the rest one under the other.
    private func gap(_ patternRange: Range<Int>, _ lineRange: Range<Int>) -> [Comparison.Row] {
        var rows: [Comparison.Row] = []
        var next = lineRange.lowerBound
        for index in patternRange {
            guard let near = (next..<lineRange.upperBound).first(where: { isNear(index, $0) }) else {
                rows.append(missing(index))
                continue
            }
            rows += (next..<near).map(unexpected)
            rows.append(changed(index, near))
            next = near + 1
        }
        return rows + (next..<lineRange.upperBound).map(unexpected)
    }

    private func isNear(_ pattern: Int, _ line: Int) -> Bool {
        patterns[pattern].agreement(with: lines[line], names: names) == .otherDetails
    }

    private func same(_ pair: Alignment.Pair) -> Comparison.Row {
        Comparison.Row(
            mark: .same, expected: patterns[pair.pattern].source, actual: text(pair.line, pair.pattern))
    }

    private func changed(_ pattern: Int, _ line: Int) -> Comparison.Row {
        Comparison.Row(mark: .changed, expected: patterns[pattern].source, actual: text(line, pattern))
    }

    private func missing(_ pattern: Int) -> Comparison.Row {
        var row = Comparison.Row(mark: .missing, expected: patterns[pattern].source, actual: nil)
        if mode != .exact, let nearest = nearestMiss(pattern) { row.note = "nearest: \(nearest)" }
        return row
    }

    private func unexpected(_ line: Int) -> Comparison.Row {
        let mark: Comparison.Mark = mode == .contains ? .allowed : .unexpected
        return Comparison.Row(mark: mark, expected: nil, actual: lines[line].text)
    }

    /// The event that agrees best with an expected line that matches none here.
    private func nearestMiss(_ pattern: Int) -> String? {
        let rated = lines.map { ($0, patterns[pattern].agreement(with: $0, names: names)) }
        guard let best = rated.max(by: { $0.1 < $1.1 }), best.1 != .none else { return nil }
        return best.1 == .full ? "\(best.0.text), at another place" : best.0.textWithFlags
    }

    /// An event with its flags where the expected line asks for flags.
    private func text(_ line: Int, _ pattern: Int) -> String {
        patterns[pattern].flags.isEmpty ? lines[line].text : lines[line].textWithFlags
    }

    /// Says of a missing line that it came earlier or later.
    private func withMoves(_ rows: [Comparison.Row]) -> [Comparison.Row] {
        var rows = rows
        let patternsOfRows = indices(rows) { $0.expected != nil }
        let linesOfRows = indices(rows) { $0.actual != nil }
        var taken: Set<Int> = []
        for (row, pattern) in patternsOfRows where rows[row].mark == .missing {
            let found = linesOfRows.first { place, line in
                rows[place].mark == .unexpected && !taken.contains(place)
                    && patterns[pattern].matches(lines[line], names: names)
            }
            guard let (place, _) = found else { continue }
            taken.insert(place)
            rows[row].note = place < row ? "came earlier" : "came later"
        }
        return rows
    }

    /// The rows that have a side, each with the index of its pattern or event.
    private func indices(
        _ rows: [Comparison.Row], where has: (Comparison.Row) -> Bool
    ) -> [(row: Int, index: Int)] {
        rows.indices.filter { has(rows[$0]) }.enumerated().map { (row: $0.element, index: $0.offset) }
    }
}
