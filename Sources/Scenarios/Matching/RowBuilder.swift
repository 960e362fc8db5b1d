import ControllerHierarchy

/// Makes the rows of a diff from the pairs of an alignment.
struct RowBuilder {
    private let table: AgreementTable
    private let mode: ComparisonMode
    private var rows: [Comparison.Row] = []
    /// What is noted of each class of expected lines that were missing.
    private var nearest: [Int: String?] = [:]

    init(_ table: AgreementTable, mode: ComparisonMode) {
        self.table = table
        self.mode = mode
        rows.reserveCapacity(max(table.patterns.count, table.lines.count))
    }

    /// The rows of an alignment in which both sides rise.
    mutating func rows(_ pairs: [Alignment.Pair]) throws(WorkRefusal) -> [Comparison.Row] {
        var queues = LineQueues(table, Array(table.lines.indices))
        var (pattern, line) = (0, 0)
        for pair in pairs {
            try addGap(pattern..<pair.pattern, line..<pair.line, &queues)
            rows.append(same(pair))
            (pattern, line) = (pair.pattern + 1, pair.line + 1)
        }
        try addGap(pattern..<table.patterns.count, line..<table.lines.count, &queues)
        if mode == .exact { try noteMoves() }
        return rows
    }

    /// The rows of an alignment in any order: the expected lines first, then what is left of the events.
    mutating func unorderedRows(_ pairs: [Alignment.Pair]) throws(WorkRefusal) -> [Comparison.Row] {
        var isFree = Array(repeating: true, count: table.lines.count)
        for pair in pairs { isFree[pair.line] = false }
        let free = table.lines.indices.filter { isFree[$0] }
        let showsNear = table.isWorthwhile(table.patterns.count - pairs.count, free.count)
        var queues = LineQueues(table, free)
        var rest = pairs[...]
        for index in table.patterns.indices {
            if let pair = rest.first, pair.pattern == index {
                rows.append(same(pair))
                rest.removeFirst()
            } else if showsNear,
                let near = try queues.first(.otherDetails, with: index, in: table.lines.indices)
            {
                queues.take(near)
                isFree[near] = false
                rows.append(changed(index, near))
            } else {
                rows.append(try missing(index))
            }
        }
        for line in free where isFree[line] { rows.append(unexpected(line)) }
        return rows
    }

    /// Adds what stands between two pairs: lines that nearly agree side by side, the rest one under the
    /// other.
    private mutating func addGap(
        _ patternRange: Range<Int>, _ lineRange: Range<Int>, _ queues: inout LineQueues
    ) throws(WorkRefusal) {
        let showsNear = table.isWorthwhile(patternRange.count, lineRange.count)
        var next = lineRange.lowerBound
        for index in patternRange {
            guard showsNear, let near = try near(index, next..<lineRange.upperBound, &queues) else {
                rows.append(try missing(index))
                continue
            }
            for line in next..<near { rows.append(unexpected(line)) }
            rows.append(changed(index, near))
            next = near + 1
        }
        for line in next..<lineRange.upperBound { rows.append(unexpected(line)) }
    }

    /// The first event of a range that nearly agrees with an expected line.
    private func near(
        _ pattern: Int, _ range: Range<Int>, _ queues: inout LineQueues
    ) throws(WorkRefusal) -> Int? {
        guard range.count < table.lineClasses.count else {
            return try queues.first(.otherDetails, with: pattern, in: range)
        }
        // Of a short range not all classes are asked.
        try table.look(range.count)
        for line in range where try table.agreement(pattern, line) == .otherDetails { return line }
        return nil
    }

    private func same(_ pair: Alignment.Pair) -> Comparison.Row {
        Comparison.Row(
            mark: .same, expected: table.patterns[pair.pattern].source, actual: text(pair.line, pair.pattern))
    }

    private func changed(_ pattern: Int, _ line: Int) -> Comparison.Row {
        Comparison.Row(
            mark: .changed, expected: table.patterns[pattern].source, actual: text(line, pattern))
    }

    private mutating func missing(_ pattern: Int) throws(WorkRefusal) -> Comparison.Row {
        var row = Comparison.Row(mark: .missing, expected: table.patterns[pattern].source, actual: nil)
        row.note = table.patterns[pattern].adviceWhereMissing
        if row.note == nil, mode != .exact { row.note = try nearestMiss(pattern) }
        return row
    }

    private func unexpected(_ line: Int) -> Comparison.Row {
        let mark: Comparison.Mark = mode == .contains ? .allowed : .unexpected
        return Comparison.Row(mark: mark, expected: nil, actual: table.lines[line].text)
    }

    /// Names the event that agrees best with an expected line that matches none here.
    private mutating func nearestMiss(_ pattern: Int) throws(WorkRefusal) -> String? {
        let (number, classes) = (table.patternClasses.ofMember[pattern], table.lineClasses)
        if let known = nearest[number] { return known }
        guard table.isWorthwhile(table.patternClasses.count, classes.count) else { return nil }
        var best: (line: Int, agreement: EventPattern.Agreement) = (0, .none)
        for other in 0..<classes.count where best.agreement != .full {
            let agreement = try table.agreement(ofClass: number, withClass: other)
            if agreement > best.agreement { best = (classes.first(other), agreement) }
        }
        let line = best.agreement == .none ? nil : table.lines[best.line]
        let text = line.map { line in
            let nearest = best.agreement == .full ? "\(line.text), at another place" : line.textWithFlags
            return "nearest: \(nearest)"
        }
        nearest[number] = .some(text)
        return text
    }

    /// An event with its flags where the expected line asks for flags.
    private func text(_ line: Int, _ pattern: Int) -> String {
        table.patterns[pattern].flags.isEmpty ? table.lines[line].text : table.lines[line].textWithFlags
    }

    /// Says of missing lines that they came earlier or later.
    private mutating func noteMoves() throws(WorkRefusal) {
        let missing = places { $0.expected != nil }.filter { rows[$0.row].mark == .missing }
        let unexpected = places { $0.actual != nil }.filter { rows[$0.row].mark == .unexpected }
        guard table.isWorthwhile(missing.count, unexpected.count) else { return }
        let rowOfLine = Dictionary(uniqueKeysWithValues: unexpected.map { ($0.index, $0.row) })
        var queues = LineQueues(table, unexpected.map(\.index))
        for (row, pattern) in missing {
            guard let line = try queues.first(.full, with: pattern, in: table.lines.indices),
                let place = rowOfLine[line]
            else { continue }
            queues.take(line)
            rows[row].note = place < row ? Comparison.Row.cameEarlier : Comparison.Row.cameLater
        }
    }

    /// The rows that have a side, each with the index of its pattern or event.
    private func places(where has: (Comparison.Row) -> Bool) -> [(row: Int, index: Int)] {
        rows.indices.filter { has(rows[$0]) }.enumerated().map { (row: $0.element, index: $0.offset) }
    }
}
