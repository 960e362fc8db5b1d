package import ControllerHierarchy
package import JSONBytes
package import Sessions

/// Holds a log that a real app printed against what the model does in the same scenario.
package struct LogVerifier: Sendable {
    private let runner: ScenarioRunner

    /// Creates a verifier.
    package init(runner: ScenarioRunner = ScenarioRunner()) {
        self.runner = runner
    }

    /// Why there is no verdict.
    package enum Failure: Error {
        /// The scenario could not be run to its end, or the log holds no call.
        case scenario(ScenarioError)
        case stopped(WorkRefusal)
    }

    /// Compares a log with the events of a scenario.
    ///
    /// Compared are the targets and calls that the scenario names, or else those that the log names. The log
    /// may begin with the launch or after it.
    /// - Throws: Why the scenario could not be run to its end, or that the log holds no call.
    ///
    /// - Parameter aliases: Labels, ids or classes by other names that the log has for them.
    package func verify(
        _ scenario: Scenario, log: String, aliases: [String: String] = [:]
    ) throws(ScenarioError) -> LogVerdict {
        do throws(Failure) {
            return try verify(scenario, log: log, aliases: aliases, within: nil)
        } catch {
            switch error {
            case .scenario(let error): throw error
            case .stopped(let refusal): throw ScenarioError("the run was stopped: \(refusal)")
            }
        }
    }

    /// Compares a log with the events of a scenario for a request.
    ///
    /// - Parameters:
    ///   - aliases: Labels, ids or classes by other names that the log has for them.
    ///   - budget: What that may cost; nil for whatever it takes.
    package func verify(
        _ scenario: Scenario, log: String, aliases: [String: String] = [:], within budget: RequestBudget?
    ) throws(Failure) -> LogVerdict {
        let verdict: Result<LogVerdict, ScenarioError>
        do throws(WorkRefusal) {
            verdict = try self.verdict(scenario, log, aliases, budget)
        } catch {
            throw .stopped(error)
        }
        do throws(ScenarioError) { return try verdict.get() } catch { throw .scenario(error) }
    }

    private func verdict(
        _ scenario: Scenario, _ log: String, _ aliases: [String: String], _ budget: RequestBudget?
    ) throws(WorkRefusal) -> Result<LogVerdict, ScenarioError> {
        let run = try runner.trace(scenario, detail: .lines, within: budget)
        let steps = ([run.report.launch].compactMap(\.self) + run.report.steps)
        if let refused = steps.first(where: { $0.failures.contains(where: \.isRefusal) }) {
            return .failure(
                ScenarioError([
                    ScenarioMistake(
                        path: scenario.path, line: refused.line, pointer: "",
                        detail: "\(refused.heading): \(refused.failures.first?.detail ?? "")")
                ]))
        }
        var reader = LogLineReader(run.events.joined(), aliases: aliases)
        var patterns: [EventPattern] = []
        var ignored: [LogVerdict.IgnoredLine] = []
        for (index, line) in log.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            try budget?.step(1 + line.utf8.count / Self.bytesOfStep)
            let text = String(line).trimmed
            guard !text.isEmpty else { continue }
            if let pattern = reader.pattern(text) {
                patterns.append(pattern)
            } else {
                let name = LogLineReader.nameBesideCall(text)
                ignored.append(LogVerdict.IgnoredLine(number: index + 1, text: text, name: name))
            }
        }
        guard !patterns.isEmpty else {
            return .failure(
                ScenarioError(
                    "the log holds no call of a controller of the scenario; name them by label, id or class"))
        }
        var filter = EventFilter(targets: scenario.targets, observed: scenario.observed, patterns: patterns)
        var candidates: [Comparison] = []
        for groups in [run.events[...], run.events.dropFirst()] {
            var kept: [EventLine] = []
            for line in groups.joined() where try filter.keeps(line, names: run.names, within: budget) {
                kept.append(line)
            }
            candidates.append(
                try Comparison(patterns, with: kept, mode: .exact, names: run.names, within: budget))
        }
        let best = candidates.min { $0.differenceCount < $1.differenceCount } ?? candidates[0]
        return .success(LogVerdict(name: scenario.name, comparison: best, ignored: ignored))
    }

    /// Bytes of a line that are read in the time of one step of the budget, whatever form it has.
    private static let bytesOfStep = 4
}

/// Whether a log is what UIKit does, and where the two part.
package struct LogVerdict: Sendable {
    package let name: String
    /// The log's lines on the side of what is expected, the model's events on the other.
    package let comparison: Comparison
    /// The lines in which no call was recognised.
    package let ignored: [IgnoredLine]

    package struct IgnoredLine: Sendable, Equatable {
        /// Counted from 1.
        package let number: Int
        package let text: String
        /// What stands beside a call where a controller's name would; nil in a line without a call.
        let name: String?
    }

    package var matches: Bool { comparison.matches }

    /// The verdict for people, with the aligned diff.
    package var text: String {
        var text = "\(matches ? "This is what UIKit does" : "This is not what UIKit does"): \(name)\n"
        text += comparison.text(indent: "  ", heading: ("log", "UIKit"))
        if !matches { text += "  - is in the log alone, + UIKit's alone; ~ is in both and differs\n" }
        if !ignored.isEmpty {
            let numbers = ignored.map { "\($0.number)" }.joined(separator: ", ")
            text += "  no call was recognised in line\(ignored.count == 1 ? "" : "s") \(numbers)\n"
        }
        for name in strangers {
            text +=
                "  `\(name)` is no controller of the scenario; "
                + "the alias \(name)=CONTROLLER says which one it is\n"
        }
        return text
    }

    /// Names with calls that are none of the scenario's, each once; some, where there are many.
    private var strangers: [String] {
        var names: [String] = []
        for name in ignored.lazy.compactMap(\.name) where !names.contains(name) {
            names.append(name)
            if names.count == Self.strangersMax { break }
        }
        return names
    }

    private static let strangersMax = 5

    /// The answer of the service: `{"match", "diff"}` with what else is known.
    package var json: [UInt8] { written().array() }

    /// The same in memory that can be sent as it is.
    package func written() -> JSONWriter {
        var writer = JSONWriter(capacity: byteCount)
        writer.beginObject()
        writer.key("match")
        writer.value(matches)
        comparison.writeMembers(heading: ("log", "UIKit"), to: &writer)
        writer.key("ignored")
        writer.beginArray()
        for line in ignored {
            writer.beginObject()
            writer.key("line")
            writer.value(line.number)
            writer.key("text")
            writer.value(line.text)
            writer.endObject()
        }
        writer.endArray()
        writer.endObject()
        return writer
    }
}

extension Comparison {
    /// How many rows do not agree.
    fileprivate var differenceCount: Int { rows.count { !$0.mark.agrees } }
}

extension ScenarioReport.Failure {
    /// Whether the operation was not carried out.
    fileprivate var isRefusal: Bool { [.refused, .notModelled, .notReached].contains(kind) }
}
