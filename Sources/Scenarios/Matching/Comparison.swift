/// How the expected lines of a step relate to the events that are compared.
package enum ComparisonMode: String, Sendable, CaseIterable {
    /// The same lines in the same order, one for one.
    case exact
    /// All expected lines in this order; others may stand between.
    case contains
    /// The same lines in any order, one for one.
    case unordered
}

/// Expected lines compared with events: whether they agree, and an alignment that shows where they do not.
package struct Comparison: Sendable {
    package let matches: Bool
    package let mode: ComparisonMode
    package let rows: [Row]

    /// One line of the alignment; at least one side is there.
    package struct Row: Sendable {
        package let mark: Mark
        package let expected: String?
        package let actual: String?
        /// What the reader is told besides, such as where a missing line was found instead.
        package var note: String?
    }

    package enum Mark: String, Sendable, CaseIterable {
        case same = "="
        /// Expected, and not there.
        case missing = "-"
        /// There, and not expected.
        case unexpected = "+"
        /// Target and call agree; arguments, answer or flags do not.
        case changed = "~"
        /// There and not expected, where that is allowed.
        case allowed = " "

        package var agrees: Bool { self == .same || self == .allowed }
    }

    /// Compares lines in a mode.
    package init(
        _ patterns: [EventPattern], with lines: [EventLine], mode: ComparisonMode, names: ControllerNames
    ) {
        self.mode = mode
        let pairs =
            switch mode {
            case .exact: Alignment.inOrder(patterns, lines, names: names)
            case .contains: Alignment.greedy(patterns, lines, names: names)
            case .unordered: Alignment.anyOrder(patterns, lines, names: names)
            }
        let builder = RowBuilder(patterns: patterns, lines: lines, mode: mode, names: names)
        self.rows = mode == .unordered ? builder.unorderedRows(pairs) : builder.rows(pairs)
        self.matches = rows.allSatisfy(\.mark.agrees)
    }

    /// The place of the first row that does not agree.
    package var firstDifference: Int? { rows.firstIndex { !$0.mark.agrees } }
}

extension Comparison {
    /// What is wrong in one line, with the first row that does not agree.
    package var summary: String {
        guard let index = firstDifference else { return "the events are those expected" }
        let row = rows[index]
        return switch row.mark {
        case .missing: "expected `\(row.expected ?? "")`, which did not come"
        case .unexpected: "`\(row.actual ?? "")` was not expected"
        default: "expected `\(row.expected ?? "")`, got `\(row.actual ?? "")`"
        }
    }
}
