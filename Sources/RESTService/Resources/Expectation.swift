import ControllerHierarchy
import JSONBytes
import Scenarios
import Sessions
import WireFormat

/// The body of `POST …/expect`: lines to hold the log against.
struct Expectation {
    /// Events up to this place in the log do not count.
    let after: Int
    /// Nil where the order of events is not compared.
    private let patterns: [EventPattern]?
    private let counts: LineCounts
    private let mode: ComparisonMode
    private let targets: [String]?
    private let observed: [String]?

    /// The most lines and names that one request may hold.
    private static let linesMax = 50_000
    private static let namesMax = 1_000

    /// Bytes of a line that are read in the time of one step of the budget, whatever form it has.
    private static let bytesOfStep = 4

    /// What it costs to look for a name among UIKit's calls, in steps of the budget.
    private static let stepsOfName = 256

    /// Reads a body.
    ///
    /// - Parameter classes: Those of the session's app, of which few bodies have to know.
    init(
        _ body: UnsafeRawBufferPointer, within budget: RequestBudget,
        classes: () throws(Problem) -> [ClassDescription]
    ) throws(Problem) {
        let document = try readable { () throws(WireError) in try JSONContent.document(body) }
        var fields = FieldReader(document.root)
        let lines = fields.strings("events", maximum: Expectation.linesMax)
        let never = fields.strings("never", maximum: Expectation.linesMax) ?? []
        let times = fields.counts("times", maximum: Expectation.linesMax)
        if lines == nil, never.isEmpty, times.isEmpty, document.root.kind == .object,
            document.root["events"] == nil
        {
            fields.fail("/events", "events is required, or never, or times")
        }
        let word = fields.word("mode", among: ComparisonMode.allCases.map(\.rawValue))
        mode = word.flatMap(ComparisonMode.init) ?? .exact
        after = fields.integer("after", in: QueryParameter.positions) ?? 0
        targets = fields.names("targets", maximum: Expectation.namesMax)
        observed = fields.strings("observe", maximum: Expectation.namesMax)
        patterns = try lines.map { lines throws(Problem) in
            try Expectation.patterns(lines, at: "/events", &fields, budget)
        }
        let unwanted = try Expectation.patterns(never, at: "/never", &fields, budget)
        let counted = try Expectation.patterns(times.map(\.name), at: "/times", &fields, budget)
        counts = LineCounts(
            never: unwanted, times: zip(counted, times).map { (pattern: $0, count: $1.count) })
        let unknown = try Expectation.unknown(unwanted, counted, observed ?? [], AppMethods(of: []), budget)
        if !unknown.isEmpty {
            let methods = AppMethods(of: try classes())
            for mistake in try Expectation.unknown(unwanted, counted, observed ?? [], methods, budget) {
                fields.fail(mistake.pointer, mistake.detail)
            }
        }
        try fields.finish()
    }

    /// Names that are nearly UIKit's where nobody would see that they never come.
    private static func unknown(
        _ unwanted: [EventPattern], _ counted: [EventPattern], _ observed: [String],
        _ methods: AppMethods, _ budget: RequestBudget
    ) throws(Problem) -> [(pointer: String, detail: String)] {
        var found: [(pointer: String, detail: String)] = []
        func note(_ pointer: @autoclosure () -> String, _ detail: String?) throws(Problem) {
            try affordable { () throws(WorkRefusal) in try budget.step(stepsOfName) }
            if let detail { found.append((pointer(), detail)) }
        }
        for (index, pattern) in unwanted.enumerated() {
            try note("/never/\(index)", methods.mistake(in: pattern))
        }
        for pattern in counted {
            try note(
                "/times/" + JSONValue.escapedReferenceToken(pattern.source), methods.mistake(in: pattern))
        }
        for (index, call) in observed.enumerated() {
            try note("/observe/\(index)", methods.mistake(inObserved: call))
        }
        return found
    }

    private static func patterns(
        _ lines: [String], at pointer: String, _ fields: inout FieldReader, _ budget: RequestBudget
    ) throws(Problem) -> [EventPattern] {
        var patterns: [EventPattern] = []
        patterns.reserveCapacity(lines.count)
        // Equal lines are read once.
        var known: [String: EventPattern] = [:]
        for (index, line) in lines.enumerated() {
            if let pattern = known[line] {
                patterns.append(pattern)
                continue
            }
            try affordable { () throws(WorkRefusal) in
                try budget.step(1 + line.utf8.count / Expectation.bytesOfStep)
            }
            do throws(EventPattern.Malformed) {
                let pattern = try EventPattern(line)
                known[line] = pattern
                patterns.append(pattern)
            } catch {
                let place = pointer == "/times" ? JSONValue.escapedReferenceToken(line) : "\(index)"
                fields.fail("\(pointer)/\(place)", error.description)
            }
        }
        return patterns
    }

    /// Compares a log with the lines, by the rules of scenario files.
    func compare(
        _ events: [Event], within budget: RequestBudget
    ) throws(WorkRefusal) -> (comparison: Comparison, failures: [ScenarioReport.Failure]) {
        var names = ControllerNames()
        for event in events { names.learn(from: event) }
        try budget.step(events.count)
        var filter = EventFilter(targets: targets, observed: observed, patterns: patterns ?? [])
        var eventLines = EventLines()
        var (all, kept): ([EventLine], [EventLine]) = ([], [])
        for event in events {
            let line = try eventLines.line(of: event, within: budget)
            if !counts.isEmpty { all.append(line) }
            if patterns != nil, try filter.keeps(line, names: names, within: budget) { kept.append(line) }
        }
        let comparison = try Comparison(
            patterns ?? [], with: kept, mode: mode, names: names, within: budget)
        return (comparison, try counts.failures(in: all, names: names, within: budget))
    }
}
