package import ControllerHierarchy
package import JSONBytes
package import Sessions
import WireFormat

/// Looks for steps, behind those of a scenario, with which the model prints a log.
///
/// Only what the log sees of an operation tells it from others: each step found adds lines, and all lines
/// up to there are those of the log, in its order. The shortest way is found first.
package struct StepSearch {
    /// Courses are carried out so many times at most, and have so many steps at most.
    package static let (runsMax, stepsMax) = (20_000, 12)

    private let scenario: Scenario
    private let patterns: [EventPattern]
    private let moves: StepMoves
    private let runner: ScenarioRunner
    private let budget: RequestBudget?
    private var runs = 0

    /// What came of a search.
    package struct Found: Sendable {
        /// Where none lead to the end, those that lead furthest.
        package let steps: [Step]
        /// How many lines of the log that hold a call they explain, of how many.
        package let explained: Int
        package let lineCount: Int
        /// How many courses were carried out.
        package let runs: Int

        package var isWhole: Bool { explained == lineCount }
    }

    package struct Step: Sendable {
        /// As a scenario file has it.
        package let text: String
        /// As a batch of operations has it.
        package let operation: [UInt8]
    }

    /// A way that agrees with the log as far as it goes.
    private struct Way {
        var steps: [StepMoves.Move] = []
        var explained: Int
        var controllers: [String]
        /// What the documents offer behind the last step.
        var deeds: [SceneOffers.Deed]
    }

    /// Reads a log.
    ///
    /// - Parameters:
    ///   - aliases: Labels, ids or classes by other names that the log has for them.
    ///   - runner: Runs the courses.
    ///   - budget: What the search may cost; nil for whatever it takes.
    /// - Throws: That the scenario cannot be run, or that the log holds no call.
    package init(
        _ scenario: Scenario, log: String, aliases: [String: String] = [:],
        runner: ScenarioRunner = ScenarioRunner(), within budget: RequestBudget? = nil
    ) throws(LogVerifier.Failure) {
        self.runner = runner
        self.budget = budget
        let run: ScenarioRun
        do throws(WorkRefusal) {
            run = try runner.trace(scenario, detail: .offers, within: budget)
        } catch {
            throw .stopped(error)
        }
        guard run.report.steps.allSatisfy(\.isReached), run.report.launch?.outcome != nil else {
            throw .scenario(
                ScenarioError([
                    ScenarioMistake(
                        path: scenario.path, line: scenario.line, pointer: "",
                        detail: "the scenario's own steps cannot be carried out")
                ]))
        }
        let lines = log.split(separator: "\n").map { String($0).trimmed }
        moves = StepMoves(
            strangersOf: lines, besides: run.events.joined(), scenes: run.offers?.scenes ?? [],
            aliases: aliases)
        var reader = LogLineReader(run.events.joined(), aliases: aliases)
        for stranger in moves.strangers { reader.add(label: stranger.label, className: stranger.className) }
        patterns = lines.compactMap { reader.pattern($0) }
        if patterns.isEmpty { throw .scenario(ScenarioError("the log holds no call of a controller")) }
        self.scenario = scenario
    }

    /// Searches breadth first, so that fewer steps come before more.
    ///
    /// - Throws: That it costs more than it may.
    package mutating func run() throws(WorkRefusal) -> Found {
        for launch in [0, 1] {
            guard let start = try way([], droppingLaunch: launch) else { continue }
            var (level, best) = ([start], start)
            while best.explained < patterns.count, !level.isEmpty, best.steps.count < Self.stepsMax {
                var next: [Way] = []
                for way in level {
                    for move in moves.moves(controllers: way.controllers, deeds: way.deeds)
                    where runs < Self.runsMax {
                        guard let longer = try self.way(way.steps + [move], droppingLaunch: launch),
                            longer.explained > way.explained
                        else { continue }
                        if longer.explained > best.explained { best = longer }
                        next.append(longer)
                    }
                    if best.explained == patterns.count { break }
                }
                level = next
            }
            return found(best)
        }
        return Found(steps: [], explained: 0, lineCount: patterns.count, runs: runs)
    }

    private func found(_ way: Way) -> Found {
        Found(
            steps: way.steps.map { Step(text: $0.text, operation: $0.step.decoded.json) },
            explained: way.explained, lineCount: patterns.count, runs: runs)
    }

    /// Carries out the scenario with more steps; nil where one is refused, or the log has other lines.
    private mutating func way(
        _ steps: [StepMoves.Move], droppingLaunch launch: Int
    ) throws(WorkRefusal) -> Way? {
        runs += 1
        var scenario = scenario
        scenario.steps += steps.map(\.step)
        let run = try runner.trace(scenario, detail: .offers, within: budget)
        guard run.events.count == scenario.steps.count + 1,
            run.report.steps.suffix(steps.count).allSatisfy({ $0.outcome == "completed" })
        else { return nil }
        var filter = EventFilter(targets: scenario.targets, observed: scenario.observed, patterns: patterns)
        var kept: [EventLine] = []
        for line in run.events.dropFirst(launch).joined() {
            if try filter.keeps(line, names: run.names, within: budget) { kept.append(line) }
        }
        guard kept.count <= patterns.count else { return nil }
        let comparison = try Comparison(
            Array(patterns.prefix(kept.count)), with: kept, mode: .exact, names: run.names, within: budget)
        guard comparison.matches else { return nil }
        return Way(
            steps: steps, explained: kept.count, controllers: StepMoves.controllers(in: run.events.joined()),
            deeds: run.offers?.deeds ?? [])
    }
}

extension StepSearch.Found {
    /// The answer for people: the steps as a scenario file has them.
    package var text: String {
        let head =
            isWhole
            ? "These steps print the log:\n"
            : "No steps that were tried print more than \(explained) of its \(lineCount) lines with calls:\n"
        return head + "steps:" + (steps.isEmpty ? " []\n" : "\n" + steps.map { "  - \($0.text)\n" }.joined())
    }

    /// The answer of the service: whether all is explained, the operations, and how far they lead.
    package var json: [UInt8] { written().array() }

    /// The same in memory that can be sent as it is.
    package func written() -> JSONWriter {
        var writer = JSONWriter(capacity: 256)
        writer.beginObject()
        writer.key("found")
        writer.value(isWhole)
        writer.key("steps")
        writer.beginArray()
        for step in steps { writer.value(fragment: step.operation) }
        writer.endArray()
        writer.key("explained")
        writer.value(explained)
        writer.key("lines")
        writer.value(lineCount)
        writer.key("runs")
        writer.value(runs)
        writer.endObject()
        return writer
    }
}
