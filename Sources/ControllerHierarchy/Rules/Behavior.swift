/// What UIKit does in one version of iOS: which rules hold.
///
/// The rest of the model asks `holds` and never compares versions; `Rule` is the table.
package struct Behavior: Sendable {
    /// The version that the answers follow from.
    package let systemVersion: SystemVersion
    /// For each rule, in the table's order, whether it holds; empty where somebody is told who asks.
    private let answers: [Bool]
    /// Tells who asks, and answers; nil where nobody is told.
    private let toldAnswer: (@Sendable (Rule) -> Bool)?

    /// Evaluates every rule for a version.
    ///
    /// - Parameters:
    ///   - change: A rule that is taken to hold in other versions than the table says.
    ///   - note: Told each rule that is asked, each time.
    package init(
        systemVersion: SystemVersion, change: RuleChange? = nil, note: (@Sendable (Rule) -> Void)? = nil
    ) {
        self.systemVersion = systemVersion
        let index = Behavior.bounds.partitioningIndex { systemVersion < $0 }
        var answers = Behavior.answers[index]
        if let change { answers[change.rule.rawValue] = change.holds(in: systemVersion) }
        self.answers = note == nil ? answers : []
        guard let note else {
            toldAnswer = nil
            return
        }
        toldAnswer = { [answers] rule in
            note(rule)
            return answers[rule.rawValue]
        }
    }

    /// Whether a rule holds in this version.
    package func holds(_ rule: Rule) -> Bool {
        // The array would look at its bounds itself: where nobody is told, this costs nothing.
        guard rule.rawValue < answers.count else { return tell(rule) }
        return answers[rule.rawValue]
    }

    @inline(never)
    private func tell(_ rule: Rule) -> Bool { toldAnswer?(rule) ?? false }

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
