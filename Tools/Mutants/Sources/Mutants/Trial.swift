import Foundation

/// Runs the scenarios and the tests with one mutant after the other.
struct Trial {
    enum Outcome: Equatable {
        case killedByScenario(String)
        case killedByTests(String)
        /// A judge does not end in many times what it takes without the change, nor does it the second time, in
        /// longer.
        case neverEnds
        case survived
        /// No scenario and no test comes by it.
        case notReached
    }

    /// What can notice a change: all scenarios, or a suite of tests.
    private struct Judge {
        let command: Command
        /// nil for the scenarios.
        let suite: String?
        let reached: Set<Int>
        /// How long it uses the processor without a change, and how long it takes.
        let (processorSeconds, seconds): (Double, Double)
    }

    let project: PlantedProject
    let scratch: URL
    /// The scenarios, then the suites, the shortest first.
    private var judges: [Judge] = []

    /// Runs the project as it is, and notes how long that uses the processor and which mutants it comes by.
    init(project: PlantedProject, scratch: URL) throws {
        self.project = project
        self.scratch = scratch
        if project.targets.contains(where: \.runsScenarios) {
            guard let scenarios = try judge(project.scenarios(), suite: nil) else {
                throw Failure("the scenarios fail without a mutant")
            }
            judges.append(scenarios)
        }
        let suites = try suites().compactMap { try judge(project.tests(of: $0), suite: $0) }
        judges += suites.sorted { $0.processorSeconds < $1.processorSeconds }
        for judge in judges {
            print(
                "unchanged: \(judge.suite ?? "scenarios")", String(format: "%.1f s,", judge.processorSeconds),
                "comes by \(judge.reached.count)")
        }
    }

    /// The suites that are built, as tests are listed: `TARGET.SUITE/TEST`.
    private func suites() throws -> [String] {
        var command = project.tests()
        let list = scratch.appending(path: "tests.log")
        command.output = list
        guard try command.run() == .exited(0) else { throw Failure("the tests are not listed") }
        let tests = try String(contentsOf: list, encoding: .utf8).split(separator: "\n")
        return Set(tests.compactMap { $0.split(separator: "/").first.map(String.init) }).sorted()
    }

    /// Runs a judge; nil if it fails, as tests of time limits do on a busy machine.
    private func judge(_ command: Command, suite: String?) throws -> Judge? {
        let name = suite ?? "scenarios"
        let list = scratch.appending(path: "reached-" + name)
        try Data().write(to: list)
        var traced = command
        traced.output = scratch.appending(path: "unchanged-\(name).log")
        traced.environment["UNDERSTUDY_MUTANTS_REACHED"] = list.path
        let (before, start) = (Command.processorSecondsUsed, ContinuousClock.now)
        guard try traced.run() == .exited(0) else {
            print("left aside: \(name), which fails without a mutant; see \(traced.output?.path ?? "")")
            return nil
        }
        let processorSeconds = Command.processorSecondsUsed - before
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        let numbers = try String(contentsOf: list, encoding: .utf8).split(separator: "\n").compactMap {
            Int($0)
        }
        return Judge(
            command: command, suite: suite, reached: Set(numbers), processorSeconds: processorSeconds,
            seconds: seconds)
    }

    /// What becomes of a mutant.
    func outcome(of mutant: Mutant) throws -> Outcome {
        let log = scratch.appending(path: "mutant-\(mutant.number).log")
        // Another target's tests may come by it, too, and take long to notice nothing.
        let targets = project.targets.filter { $0.holds(mutant.candidate.file) }
        let judges = judges.filter { judge in
            judge.reached.contains(mutant.number) && targets.contains { $0.isJudged(by: judge.suite) }
        }
        for judge in judges {
            switch try status(of: judge, mutant, log) {
            case .outOfTime, .stuck: return .neverEnds
            case .exited(0): continue
            case let status:
                if let suite = judge.suite { return .killedByTests(suite) }
                let name = try String(contentsOf: log, encoding: .utf8).split(separator: "\n").first
                return .killedByScenario(status == .exited(1) ? String(name ?? "") : "\(status)")
            }
        }
        return judges.isEmpty ? .notReached : .survived
    }

    /// How a judge ends with a mutant; one that does not end in its time gets three times as much once.
    private func status(of judge: Judge, _ mutant: Mutant, _ log: URL) throws -> Command.Status {
        var command = judge.command
        command.environment["UNDERSTUDY_MUTANT"] = String(mutant.number)
        command.output = log
        command.processorSeconds = 10 + 10 * judge.processorSeconds
        command.seconds = 60 + 10 * judge.seconds
        let status = try command.run()
        guard status == .outOfTime else { return status }
        command.processorSeconds = 3 * (10 + 10 * judge.processorSeconds)
        command.seconds = 3 * (60 + 10 * judge.seconds)
        return try command.run()
    }
}
