import ControllerHierarchy
import JSONBytes
import Scenarios
import WireFormat

/// The body of `POST …/expect`: lines to hold the log against.
struct Expectation {
    /// Events up to this place in the log do not count.
    let after: Int
    private let patterns: [EventPattern]
    private let mode: ComparisonMode
    private let targets: [String]?
    private let observed: [String]?

    /// The most lines and names that one request may hold.
    private static let linesMax = 50_000
    private static let namesMax = 1_000

    /// Reads a body.
    init(_ body: UnsafeRawBufferPointer) throws(Problem) {
        let document = try readable { () throws(WireError) in try JSONContent.document(body) }
        var fields = FieldReader(document.root)
        let lines = fields.strings("events", maximum: Expectation.linesMax)
        if lines == nil, document.root.kind == .object, document.root["events"] == nil {
            fields.fail("/events", "events is required")
        }
        let word = fields.word("mode", among: ComparisonMode.allCases.map(\.rawValue))
        mode = word.flatMap(ComparisonMode.init) ?? .exact
        after = fields.integer("after", in: QueryParameter.positions) ?? 0
        targets = fields.strings("targets", maximum: Expectation.namesMax)
        observed = fields.strings("observe", maximum: Expectation.namesMax)
        var patterns: [EventPattern] = []
        for (index, line) in (lines ?? []).enumerated() {
            do throws(EventPattern.Malformed) {
                patterns.append(try EventPattern(line))
            } catch {
                fields.fail("/events/\(index)", error.description)
            }
        }
        self.patterns = patterns
        try fields.finish()
    }

    /// Compares a log with the lines, by the rules of scenario files.
    func compare(_ events: [Event]) -> Comparison {
        var names = ControllerNames()
        for event in events { names.learn(from: event) }
        let filter = EventFilter(targets: targets, observed: observed, patterns: patterns)
        let lines = events.map { EventLine($0, text: EventText.line(of: $0)) }
            .filter { filter.keeps($0, names: names) }
        return Comparison(patterns, with: lines, mode: mode, names: names)
    }
}
