import ControllerHierarchy

/// Which expected line goes with which event.
///
/// Every function returns pairs of indices in rising order of the expected line.
enum Alignment {
    struct Pair: Sendable, Equatable {
        let pattern: Int
        let line: Int
    }

    /// The longest common subsequence; of several, one in which more lines nearly agree.
    ///
    /// Between very long stretches that differ it is not sought; only a diff is the poorer.
    static func inOrder(_ table: AgreementTable) throws(WorkRefusal) -> [Pair] {
        var (lastPattern, lastLine) = (table.patterns.count, table.lines.count)
        var start = 0
        while start < lastPattern, start < lastLine, try table.matches(start, start) { start += 1 }
        while lastPattern > start, lastLine > start, try table.matches(lastPattern - 1, lastLine - 1) {
            (lastPattern, lastLine) = (lastPattern - 1, lastLine - 1)
        }
        try table.look(table.patterns.count - lastPattern + start)
        let head = (0..<start).map { Pair(pattern: $0, line: $0) }
        let tail = (lastPattern..<table.patterns.count).map {
            Pair(pattern: $0, line: $0 - lastPattern + lastLine)
        }
        return head + (try longest(table, start..<lastPattern, start..<lastLine)) + tail
    }

    private static func longest(
        _ table: AgreementTable, _ patternRange: Range<Int>, _ lineRange: Range<Int>
    ) throws(WorkRefusal) -> [Pair] {
        let (rows, columns) = (patternRange.count, lineRange.count)
        guard rows > 0, columns > 0, rows * columns <= AgreementTable.pairsMax else { return [] }
        // The best sum over what follows a row and a column.
        let width = columns + 1
        var sum = [Int32](repeating: 0, count: (rows + 1) * width)
        for row in (0..<rows).reversed() {
            try table.look(columns)
            for column in (0..<columns).reversed() {
                let own = gain(
                    try table.agreement(patternRange.lowerBound + row, lineRange.lowerBound + column))
                sum[row * width + column] = max(
                    own > 0 ? own + sum[(row + 1) * width + column + 1] : 0,
                    sum[(row + 1) * width + column], sum[row * width + column + 1])
            }
        }
        var pairs: [Pair] = []
        var (row, column) = (0, 0)
        while row < rows, column < columns {
            let pair = Pair(pattern: patternRange.lowerBound + row, line: lineRange.lowerBound + column)
            let agreement = try table.agreement(pair.pattern, pair.line)
            let (own, best) = (gain(agreement), sum[row * width + column])
            if own > 0, best == own + sum[(row + 1) * width + column + 1] {
                if agreement == .full { pairs.append(pair) }
                (row, column) = (row + 1, column + 1)
            } else if best == sum[(row + 1) * width + column] {
                row += 1
            } else {
                column += 1
            }
        }
        return pairs
    }

    /// What a pair adds: any number of lines that nearly agree is worth less than one that agrees.
    private static func gain(_ agreement: EventPattern.Agreement) -> Int32 {
        switch agreement {
        case .full: 4_096
        case .otherDetails: 1
        case .otherTarget, .none: 0
        }
    }

    /// Each expected line with the first event behind the previous one's that matches it.
    ///
    /// If all can be matched in order, this finds it; a line without a match is skipped.
    static func greedy(_ table: AgreementTable) throws(WorkRefusal) -> [Pair] {
        var pairs: [Pair] = []
        var next = 0
        for index in table.patterns.indices {
            let start = next
            while next < table.lines.count, !(try table.matches(index, next)) { next += 1 }
            try table.look(next - start)
            guard next < table.lines.count else { return try inOrder(table) }
            pairs.append(Pair(pattern: index, line: next))
            next += 1
        }
        return pairs
    }

    /// The largest set of pairs, whatever the order: what is equal is counted, for the rest a maximum
    /// matching is sought.
    ///
    /// Needed because a line with arguments and one without may both match the same event.
    static func anyOrder(_ table: AgreementTable) throws(WorkRefusal) -> [Pair] {
        var matching = try ClassMatching(table)
        try matching.complete()
        var next = Array(repeating: 0, count: table.lineClasses.count)
        var pairs: [Pair] = []
        for (patterns, shares) in zip(table.patternClasses.members, matching.shares()) {
            var rest = patterns[...]
            for (lineClass, amount) in shares {
                let lines = table.lineClasses.members[lineClass][next[lineClass]...].prefix(amount)
                next[lineClass] += amount
                for line in lines {
                    if let pattern = rest.popFirst() { pairs.append(Pair(pattern: pattern, line: line)) }
                }
            }
        }
        return pairs.sorted { $0.pattern < $1.pattern }
    }
}
