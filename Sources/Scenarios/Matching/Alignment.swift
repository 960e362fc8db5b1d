/// Which expected line goes with which event.
///
/// Every function returns pairs of indices in rising order of the expected line.
enum Alignment {
    struct Pair: Sendable, Equatable {
        let pattern: Int
        let line: Int
    }

    /// Above this product of lengths the longest common subsequence is not sought; only a diff is the
    /// poorer.
    private static let cellsMax = 4_000_000

    /// The longest common subsequence; of several, one in which more lines nearly agree.
    static func inOrder(_ patterns: [EventPattern], _ lines: [EventLine], names: ControllerNames) -> [Pair] {
        var start = 0
        while start < patterns.count, start < lines.count, patterns[start].matches(lines[start], names: names)
        {
            start += 1
        }
        var (lastPattern, lastLine) = (patterns.count, lines.count)
        while lastPattern > start, lastLine > start,
            patterns[lastPattern - 1].matches(lines[lastLine - 1], names: names)
        {
            (lastPattern, lastLine) = (lastPattern - 1, lastLine - 1)
        }
        let head = (0..<start).map { Pair(pattern: $0, line: $0) }
        let tail = (lastPattern..<patterns.count).map {
            Pair(pattern: $0, line: $0 - lastPattern + lastLine)
        }
        let middle = longest(
            patterns, start..<lastPattern, lines, start..<lastLine, names: names)
        return head + middle + tail
    }

    private static func longest(
        _ patterns: [EventPattern], _ patternRange: Range<Int>, _ lines: [EventLine], _ lineRange: Range<Int>,
        names: ControllerNames
    ) -> [Pair] {
        let (rows, columns) = (patternRange.count, lineRange.count)
        guard rows > 0, columns > 0, rows * columns <= cellsMax else { return [] }
        // What a pair adds: any number of lines that nearly agree is worth less than one that agrees.
        let (full, near): (Int32, Int32) = (4_096, 1)
        var gain = [Int32](repeating: 0, count: rows * columns)
        // The best sum over what follows a row and a column.
        let width = columns + 1
        var sum = [Int32](repeating: 0, count: (rows + 1) * width)
        for row in (0..<rows).reversed() {
            for column in (0..<columns).reversed() {
                let agreement = patterns[patternRange.lowerBound + row]
                    .agreement(with: lines[lineRange.lowerBound + column], names: names)
                let own = agreement == .full ? full : agreement == .otherDetails ? near : 0
                gain[row * columns + column] = own
                sum[row * width + column] = max(
                    own > 0 ? own + sum[(row + 1) * width + column + 1] : 0,
                    sum[(row + 1) * width + column], sum[row * width + column + 1])
            }
        }
        var pairs: [Pair] = []
        var (row, column) = (0, 0)
        while row < rows, column < columns {
            let (own, best) = (gain[row * columns + column], sum[row * width + column])
            if own > 0, best == own + sum[(row + 1) * width + column + 1] {
                if own == full {
                    pairs.append(
                        Pair(pattern: patternRange.lowerBound + row, line: lineRange.lowerBound + column))
                }
                (row, column) = (row + 1, column + 1)
            } else if best == sum[(row + 1) * width + column] {
                row += 1
            } else {
                column += 1
            }
        }
        return pairs
    }

    /// Each expected line with the first event behind the previous one's that matches it.
    ///
    /// If all can be matched in order, this finds it; a line without a match is skipped.
    static func greedy(_ patterns: [EventPattern], _ lines: [EventLine], names: ControllerNames) -> [Pair] {
        var pairs: [Pair] = []
        var next = 0
        for (index, pattern) in patterns.enumerated() {
            guard let found = (next..<lines.count).first(where: { pattern.matches(lines[$0], names: names) })
            else { return inOrder(patterns, lines, names: names) }
            pairs.append(Pair(pattern: index, line: found))
            next = found + 1
        }
        return pairs
    }

    /// The largest set of pairs, whatever the order: a maximum matching by augmenting paths.
    ///
    /// Needed because a line with arguments and one without may both match the same event.
    static func anyOrder(_ patterns: [EventPattern], _ lines: [EventLine], names: ControllerNames) -> [Pair] {
        var patternOfLine = [Int?](repeating: nil, count: lines.count)
        for index in patterns.indices {
            var visited = [Bool](repeating: false, count: lines.count)
            _ = assign(index, patterns, lines, names, &patternOfLine, &visited)
        }
        var pairs: [Pair] = []
        for (line, pattern) in patternOfLine.enumerated() {
            if let pattern { pairs.append(Pair(pattern: pattern, line: line)) }
        }
        return pairs.sorted { $0.pattern < $1.pattern }
    }

    private static func assign(
        _ pattern: Int, _ patterns: [EventPattern], _ lines: [EventLine], _ names: ControllerNames,
        _ patternOfLine: inout [Int?], _ visited: inout [Bool]
    ) -> Bool {
        for line in lines.indices where !visited[line] && patterns[pattern].matches(lines[line], names: names)
        {
            visited[line] = true
            let isFree =
                if let other = patternOfLine[line] {
                    assign(other, patterns, lines, names, &patternOfLine, &visited)
                } else {
                    true
                }
            if isFree {
                patternOfLine[line] = pattern
                return true
            }
        }
        return false
    }
}
