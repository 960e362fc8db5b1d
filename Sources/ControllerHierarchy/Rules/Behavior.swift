/// What UIKit does in one version of iOS: which rules hold.
///
/// The rest of the model asks `holds` and never compares versions; `Rule` is the table.
package struct Behavior: Sendable {
    /// The version that the answers follow from.
    package let systemVersion: SystemVersion
    /// For each rule, in the table's order, whether it holds.
    private let answers: [Bool]

    /// Evaluates every rule for a version.
    ///
    /// - Parameter change: A rule that is taken to hold in other versions than the table says.
    package init(systemVersion: SystemVersion, change: RuleChange? = nil) {
        self.systemVersion = systemVersion
        let index = Behavior.bounds.partitioningIndex { systemVersion < $0 }
        var answers = Behavior.answers[index]
        if let change { answers[change.rule.rawValue] = change.holds(in: systemVersion) }
        self.answers = answers
    }

    /// Whether a rule holds in this version.
    package func holds(_ rule: Rule) -> Bool { answers[rule.rawValue] }

    /// Every version with which some rule begins or ceases to hold, in rising order.
    private static let bounds = Set(Rule.allCases.flatMap(\.bounds).map(\.version)).sorted()

    /// The answers before the first bound, and from each bound on; sessions share them.
    private static let answers = ([SystemVersion(0)] + bounds).map { version in
        Rule.allCases.map { $0.holds(in: version) }
    }
}

extension [SystemVersion] {
    /// The index of the first element for which the condition holds, in an array in which it holds for all
    /// elements behind such a one.
    fileprivate func partitioningIndex(where condition: (SystemVersion) -> Bool) -> Int {
        var range = startIndex..<endIndex
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            range = condition(self[middle]) ? range.lowerBound..<middle : middle + 1..<range.upperBound
        }
        return range.lowerBound
    }
}
