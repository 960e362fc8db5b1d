/// What UIKit does in one version of iOS: which rules hold.
///
/// The rest of the model asks `holds` and never compares versions; `Rule` is the table.
package struct Behavior: Sendable {
    /// The version that the answers follow from.
    package let systemVersion: SystemVersion
    private let answers: Answers

    /// What a version answers, in one piece: behaviours are handed on often.
    private final class Answers: Sendable {
        /// For each rule, in the table's order, whether it holds; empty where somebody is told who asks.
        let all: [Bool]
        /// Tells who asks, and answers; nil where nobody is told.
        let told: (@Sendable (Rule) -> Bool)?

        init(_ all: [Bool]) {
            self.all = all
            told = nil
        }

        init(told: @escaping @Sendable (Rule) -> Bool) {
            all = []
            self.told = told
        }
    }

    /// Evaluates every rule for a version.
    ///
    /// - Parameters:
    ///   - change: A rule that is taken to hold in other versions than the table says.
    ///   - note: Told each rule that is asked, each time.
    package init(
        systemVersion: SystemVersion, change: RuleChange? = nil, note: (@Sendable (Rule) -> Void)? = nil
    ) {
        self.systemVersion = systemVersion
        let usual = Behavior.answers[Behavior.bounds.partitioningIndex { systemVersion < $0 }]
        if change == nil, note == nil {
            answers = usual
            return
        }
        var all = usual.all
        if let change { all[change.rule.rawValue] = change.holds(in: systemVersion) }
        guard let note else {
            answers = Answers(all)
            return
        }
        answers = Answers { [all] rule in
            note(rule)
            return all[rule.rawValue]
        }
    }

    /// Whether a rule holds in this version.
    package func holds(_ rule: Rule) -> Bool {
        let all = answers.all
        // The array would look at its bounds itself: where nobody is told, this costs nothing.
        guard rule.rawValue < all.count else { return tell(rule) }
        return all[rule.rawValue]
    }

    @inline(never)
    private func tell(_ rule: Rule) -> Bool { answers.told?(rule) ?? false }

    /// Every version with which some rule begins or ceases to hold, in rising order.
    private static let bounds = Set(Rule.allCases.flatMap(\.bounds).map(\.version)).sorted()

    /// The answers before the first bound, and from each bound on; sessions share them.
    private static let answers = ([SystemVersion(0)] + bounds).map { version in
        Answers(Rule.allCases.map { $0.holds(in: version) })
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
