import Foundation

/// Runs the scenarios and the tests with one mutant after the other.
struct Trial {
    enum Outcome: Equatable {
        case killedByScenario(String)
        case killedByTests
        /// Neither ends in many times what it takes without the change, nor does it the second time, in longer.
        case neverEnds
        case survived
        /// No scenario and no test comes by it.
        case notReached
    }

    let project: PlantedProject
    let scratch: URL
    private let reachedByScenarios: Set<Int>
    private let reachedByTests: Set<Int>
    private let secondsOfScenarios: Double
    private let secondsOfTests: Double

    /// Runs the project as it is, and notes how long that uses the processor and which mutants it comes by.
    init(project: PlantedProject, scratch: URL) throws {
        self.project = project
        self.scratch = scratch
        (reachedByScenarios, secondsOfScenarios) = try Self.measure(project.scenarios(), "scenarios", scratch)
        (reachedByTests, secondsOfTests) = try Self.measure(project.tests(), "tests", scratch)
        print(
            String(
                format: "unchanged: scenarios %.1f s, tests %.1f s", secondsOfScenarios, secondsOfTests))
    }

    private static func measure(
        _ command: Command, _ name: String, _ scratch: URL
    ) throws -> (reached: Set<Int>, seconds: Double) {
        let list = scratch.appending(path: "reached-" + name)
        var command = command
        command.output = scratch.appending(path: "unchanged-\(name).log")
        let before = Command.processorSecondsUsed
        guard try command.run() == .exited(0) else {
            throw Failure("the \(name) fail without a mutant; see \(command.output?.path ?? "")")
        }
        let seconds = Command.processorSecondsUsed - before
        command.environment["UNDERSTUDY_MUTANTS_REACHED"] = list.path
        guard try command.run() == .exited(0) else { throw Failure("the \(name) fail when they are traced") }
        let numbers = try String(contentsOf: list, encoding: .utf8).split(separator: "\n").compactMap {
            Int($0)
        }
        return (Set(numbers), seconds)
    }

    /// What becomes of a mutant.
    func outcome(of mutant: Mutant) throws -> Outcome {
        let log = scratch.appending(path: "mutant-\(mutant.number).log")
        if reachedByScenarios.contains(mutant.number) {
            let status = try status(
                of: project.scenarios(), mutant, log, seconds: 10 + 10 * secondsOfScenarios)
            if status == .outOfTime { return .neverEnds }
            if status != .exited(0) {
                let name = try String(contentsOf: log, encoding: .utf8).split(separator: "\n").first
                return .killedByScenario(status == .exited(1) ? String(name ?? "") : "\(status)")
            }
        }
        if reachedByTests.contains(mutant.number) {
            let status = try status(of: project.tests(), mutant, log, seconds: 30 + 5 * secondsOfTests)
            if status == .outOfTime { return .neverEnds }
            return status == .exited(0) ? .survived : .killedByTests
        }
        return reachedByScenarios.contains(mutant.number) ? .survived : .notReached
    }

    /// How a command ends with a mutant; one that does not end in its time gets three times as much once.
    private func status(
        of command: Command, _ mutant: Mutant, _ log: URL, seconds: Double
    ) throws -> Command.Status {
        var command = command
        command.environment["UNDERSTUDY_MUTANT"] = String(mutant.number)
        command.output = log
        command.processorSeconds = seconds
        let status = try command.run()
        guard status == .outOfTime else { return status }
        command.processorSeconds = 3 * seconds
        return try command.run()
    }
}
