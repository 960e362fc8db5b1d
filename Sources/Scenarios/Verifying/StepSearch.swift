import ControllerHierarchy
import JSONBytes
import Sessions
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
    private let runner = ScenarioRunner()
    private var runs = 0

    /// What came of a search.
    package struct Found: Sendable {
        /// The steps as a scenario file has them; where none lead to the end, those that lead furthest.
        package let steps: [String]
        /// How many lines of the log that hold a call they explain, of how many.
        package let explained: Int
        package let lineCount: Int
        /// How many courses were carried out.
        package let runs: Int

        package var isWhole: Bool { explained == lineCount }
    }

    /// A way that agrees with the log as far as it goes.
    private struct Way {
        var steps: [StepMoves.Move] = []
        var explained: Int
        var controllers: [String]
    }

    /// Reads a log.
    ///
    /// - Parameter aliases: Labels, ids or classes by other names that the log has for them.
    /// - Throws: That the scenario cannot be run, or that the log holds no call.
    package init(_ scenario: Scenario, log: String, aliases: [String: String] = [:]) throws(ScenarioError) {
        guard let run = try? runner.trace(scenario, detail: .lines, within: nil),
            run.report.steps.allSatisfy(\.isReached), run.report.launch?.outcome != nil
        else { throw ScenarioError("the scenario's own steps cannot be carried out") }
        let lines = log.split(separator: "\n").map { String($0).trimmed }
        moves = StepMoves(strangersOf: lines, besides: run.events.joined(), aliases: aliases)
        var reader = LogLineReader(run.events.joined(), aliases: aliases)
        for stranger in moves.strangers { reader.add(label: stranger.label, className: stranger.className) }
        patterns = lines.compactMap { reader.pattern($0) }
        if patterns.isEmpty { throw ScenarioError("the log holds no call of a controller") }
        self.scenario = scenario
    }

    /// Searches breadth first, so that fewer steps come before more.
    package mutating func run() -> Found {
        for launch in [0, 1] {
            guard let start = way([], droppingLaunch: launch) else { continue }
            var (level, best) = ([start], start)
            while best.explained < patterns.count, !level.isEmpty, best.steps.count < Self.stepsMax {
                var next: [Way] = []
                for way in level {
                    for move in moves.moves(controllers: way.controllers) where runs < Self.runsMax {
                        guard let longer = self.way(way.steps + [move], droppingLaunch: launch),
                            longer.explained > way.explained
                        else { continue }
                        if longer.explained > best.explained { best = longer }
                        next.append(longer)
                    }
                    if best.explained == patterns.count { break }
                }
                level = next
            }
            if best.explained == patterns.count || launch == 1 || best.explained > 0 { return found(best) }
        }
        return Found(steps: [], explained: 0, lineCount: patterns.count, runs: runs)
    }

    private func found(_ way: Way) -> Found {
        Found(
            steps: way.steps.map(\.text), explained: way.explained, lineCount: patterns.count, runs: runs)
    }

    /// Carries out the scenario with more steps; nil where one is refused, or the log has other lines.
    private mutating func way(_ steps: [StepMoves.Move], droppingLaunch launch: Int) -> Way? {
        runs += 1
        var scenario = scenario
        scenario.steps += steps.map(\.step)
        guard let run = try? runner.trace(scenario, detail: .lines, within: nil),
            run.events.count == scenario.steps.count + 1,
            run.report.steps.suffix(steps.count).allSatisfy({ $0.outcome == "completed" })
        else { return nil }
        var filter = EventFilter(targets: scenario.targets, observed: scenario.observed, patterns: patterns)
        var kept: [EventLine] = []
        for line in run.events.dropFirst(launch).joined() {
            guard let keeps = try? filter.keeps(line, names: run.names) else { return nil }
            if keeps { kept.append(line) }
        }
        guard kept.count <= patterns.count,
            let comparison = try? Comparison(
                Array(patterns.prefix(kept.count)), with: kept, mode: .exact, names: run.names),
            comparison.matches
        else { return nil }
        return Way(
            steps: steps, explained: kept.count, controllers: StepMoves.controllers(in: run.events.joined()))
    }
}

extension StepSearch.Found {
    /// The answer for people: the steps as a scenario file has them.
    package var text: String {
        let head =
            isWhole
            ? "These steps print the log:\n"
            : "No steps that were tried print more than \(explained) of its \(lineCount) lines with calls:\n"
        return head + "steps:" + (steps.isEmpty ? " []\n" : "\n" + steps.map { "  - \($0)\n" }.joined())
    }
}
