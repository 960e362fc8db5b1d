package import ControllerHierarchy

/// One side of a bound of a rule.
package struct BoundSide: Sendable, CustomStringConvertible {
    package let rule: Rule
    /// The place of the bound in `rule.bounds`.
    private let index: Int
    private let isBelow: Bool

    /// Every side of every bound, in the order of the table.
    package static let all = Rule.allCases.flatMap { rule in
        rule.bounds.indices.flatMap { index in
            [true, false].map { BoundSide(rule: rule, index: index, isBelow: $0) }
        }
    }

    private var bound: Rule.Bound { rule.bounds[index] }

    /// The scenario that the table names as the side's proof; nil where it names none.
    package var proof: String? { isBelow ? bound.below : bound.at }

    /// Whether a scenario of that version runs under another rule when the bound is moved to this side by a
    /// major version.
    package func decides(in version: SystemVersion) -> Bool {
        RuleChange.movingBound(index, of: rule, by: isBelow ? -1 : 1).matters(in: version)
    }

    /// The bound and its side in words.
    package var place: String { "\(isBelow ? "below" : "at") \(bound.version)" }

    package var description: String { "\(rule) \(place)" }
}
