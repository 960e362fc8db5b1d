import ControllerHierarchy
import Sessions

/// How far expected lines agree with events, found out once for each pair of classes.
///
/// A log says the same many times over, and so do those who expect it, so equal lines are one class.
final class AgreementTable {
    let patterns: [EventPattern]
    let lines: [EventLine]
    let patternClasses: Classes
    let lineClasses: Classes
    private let names: ControllerNames
    private let budget: RequestBudget?
    /// By the classes of pattern and line; empty where there are too many to keep.
    private var known: [UInt8]

    /// As many pairs are looked at for the sake of a good diff; which lines match may cost more.
    static let pairsMax = 4_000_000
    /// Finding an agreement again costs that much less than the step that budgets count.
    private static let lookUpsOfStep = 32
    private static let unknown = UInt8.max

    /// Takes what is compared.
    ///
    /// - Parameter budget: What the comparison may cost; nil for whatever it takes.
    init(
        _ patterns: [EventPattern], with lines: [EventLine], names: ControllerNames,
        within budget: RequestBudget?
    ) {
        self.patterns = patterns
        self.lines = lines
        self.names = names
        self.budget = budget
        patternClasses = Classes(patterns, by: \.source)
        lineClasses = Classes(lines, by: { ObjectIdentifier($0) })
        let cells = patternClasses.count * lineClasses.count
        known = cells <= Self.pairsMax ? Array(repeating: Self.unknown, count: cells) : []
    }

    /// Compares an expected line with an event.
    func agreement(_ pattern: Int, _ line: Int) throws(WorkRefusal) -> EventPattern.Agreement {
        try agreement(ofClass: patternClasses.ofMember[pattern], withClass: lineClasses.ofMember[line])
    }

    /// Whether an event is what a line expects.
    func matches(_ pattern: Int, _ line: Int) throws(WorkRefusal) -> Bool {
        try agreement(pattern, line) == .full
    }

    /// Compares the members of two classes.
    func agreement(
        ofClass patternClass: Int, withClass lineClass: Int
    ) throws(WorkRefusal) -> EventPattern.Agreement {
        let cell = patternClass * lineClasses.count + lineClass
        if !known.isEmpty, let agreement = EventPattern.Agreement(rawValue: Int(known[cell])) {
            return agreement
        }
        let pattern = patterns[patternClasses.first(patternClass)]
        let line = lines[lineClasses.first(lineClass)]
        try budget?.compare(bytes: pattern.source.utf8.count + line.text.utf8.count)
        let agreement = pattern.agreement(with: line, names: names)
        if !known.isEmpty { known[cell] = UInt8(agreement.rawValue) }
        return agreement
    }

    /// Whether all of so many pairs may be looked at for a better diff.
    func isWorthwhile(_ patternCount: Int, _ lineCount: Int) -> Bool {
        !known.isEmpty
            || patternCount.multipliedReportingOverflow(by: lineCount).partialValue <= Self.pairsMax
    }

    /// Takes note of looks at what is known already.
    func look(_ count: Int) throws(WorkRefusal) { try budget?.step(1 + count / Self.lookUpsOfStep) }
}
