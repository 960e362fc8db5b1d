package import ControllerHierarchy
package import Sessions

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

        static let (cameEarlier, cameLater) = ("came earlier", "came later")

        /// Whether a layout pass is missing or one too many.
        var concernsLayoutPasses: Bool {
            let line = mark == .missing ? expected : mark == .unexpected ? actual : nil
            return line.map { $0.contains("LayoutSubviews") } ?? false
        }

        /// Whether one of the rotation callbacks of before iOS 8 is expected, by either of its names.
        var expectsOldRotation: Bool {
            guard let expected else { return false }
            return ["willRotate", "willAnimateRotation", "didRotate"].contains(where: expected.contains)
        }

        /// Where a missing line was found instead; nil where it was not.
        var otherPlace: String? {
            note.flatMap { [Self.cameEarlier, Self.cameLater].contains($0) ? $0 : nil }
        }
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
    ///
    /// - Parameter budget: What the comparison may cost; nil for whatever it takes.
    package init(
        _ patterns: [EventPattern], with lines: [EventLine], mode: ComparisonMode, names: ControllerNames,
        within budget: RequestBudget? = nil
    ) throws(WorkRefusal) {
        self.mode = mode
        let table = AgreementTable(patterns, with: lines, names: names, within: budget)
        let pairs =
            switch mode {
            case .exact: try Alignment.inOrder(table)
            case .contains: try Alignment.greedy(table)
            case .unordered: try Alignment.anyOrder(table)
            }
        var builder = RowBuilder(table, mode: mode)
        rows = mode == .unordered ? try builder.unorderedRows(pairs) : try builder.rows(pairs)
        matches = rows.allSatisfy(\.mark.agrees)
    }

    /// The expected lines that have not come, or not there.
    var missingLines: Set<String> { Set(rows.lazy.filter { $0.mark == .missing }.compactMap(\.expected)) }

    /// The place of the first row that does not agree.
    package var firstDifference: Int? { rows.firstIndex { !$0.mark.agrees } }
}

extension Comparison {
    /// What is wrong in one line, with the first row that does not agree.
    package var summary: String {
        guard let index = firstDifference else { return "the events are those expected" }
        let row = rows[index]
        return switch row.mark {
        case .missing: "expected `\(row.expected ?? "")`, which \(row.otherPlace ?? "did not come")"
        case .unexpected: "`\(row.actual ?? "")` was not expected"
        default: "expected `\(row.expected ?? "")`, got `\(row.actual ?? "")`"
        }
    }
}
