/// What UIKit does in one version of iOS: which rules hold.
///
/// The rest of the model asks `holds` and never compares versions; `Rule` is the table.
package struct Behavior: Sendable {
    /// The version that the answers follow from.
    package let systemVersion: SystemVersion
    private let answers: Answers
    private let listener: Listener?

    /// Told each rule that is asked, each time.
    private final class Listener: Sendable {
        let note: @Sendable (Rule) -> Void

        init(_ note: @escaping @Sendable (Rule) -> Void) { self.note = note }
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
        var answers = Behavior.answers[Behavior.bounds.partitioningIndex { systemVersion < $0 }]
        if let change { answers[change.rule.rawValue] = change.holds(in: systemVersion) }
        answers[Answers.isTold] = note != nil
        self.answers = answers
        listener = note.map(Listener.init)
    }

    /// Whether a rule holds in this version.
    @inline(__always)
    package func holds(_ rule: Rule) -> Bool {
        if answers[Answers.isTold] { Behavior.tell(listener, rule) }
        return answers[rule.rawValue]
    }

    @inline(never)
    private static func tell(_ listener: Listener?, _ rule: Rule) { listener?.note(rule) }

    /// Every version with which some rule begins or ceases to hold, in rising order.
    private static let bounds = Set(Rule.allCases.flatMap(\.bounds).map(\.version)).sorted()

    /// The answers before the first bound, and from each bound on.
    private static let answers = ([SystemVersion(0)] + bounds).map { version in
        var answers = Answers()
        for rule in Rule.allCases { answers[rule.rawValue] = rule.holds(in: version) }
        return answers
    }
}

/// For each rule, at its number, whether it holds: bits in the behavior itself, so that a question looks at
/// one word and counts no reference.
private struct Answers {
    private var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

    /// The place, behind those of the rules, that says whether somebody is told who asks: to look whether
    /// there is a listener would count a reference to it.
    static let isTold = 255

    subscript(place: Int) -> Bool {
        @inline(__always) get {
            let word =
                switch place >> 6 {
                case 0: words.0
                case 1: words.1
                case 2: words.2
                default: words.3
                }
            return word >> UInt64(place & 63) & 1 != 0
        }
        set {
            precondition(place <= Answers.isTold)
            guard newValue != self[place] else { return }
            let bit = UInt64(1) << UInt64(place & 63)
            switch place >> 6 {
            case 0: words.0 ^= bit
            case 1: words.1 ^= bit
            case 2: words.2 ^= bit
            default: words.3 ^= bit
            }
        }
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
