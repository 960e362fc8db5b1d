import ArgumentParser
import Scenarios

/// Holds a log that a real app printed against a scenario.
struct VerifyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify",
        abstract: "Is this log, printed by a real app, what UIKit does? Exit 1 if it is not.",
        discussion: """
            The log holds one call a line, in the form of this program, of __PRETTY_FUNCTION__, of #function \
            behind a name, or alike; controllers are named by label, id or class. Compared are the targets \
            and calls that the scenario names, or else those that the log names.

            Exit codes: 0 it is, 1 it is not, 64 wrong usage, 65 the scenario cannot be run or the log holds \
            no call, 73 a report cannot be written.
            """)

    @Argument(
        help:
            "The scenario that the app went through; its expectations are not needed. FILE#NAME is one of several."
    )
    var scenario: String

    @Argument(help: "The log, a text file; - for standard input.")
    var log: String

    @Option(
        name: .customLong("alias"),
        help: "NAME=CONTROLLER: a name that the log has for a label, an id or a class; may be given often.")
    var aliases: [String] = []

    @Flag(help: "Search steps, behind those of the scenario, that print the log; exit 1 if none do.")
    var findSteps = false

    @Flag(help: "Print one JSON object.")
    var json = false

    @Option(help: "Write the verdict to this file in JUnit's XML form.")
    var junit: String?

    private static let logBytesMax = 16 << 20

    func run() throws {
        guard let bytes = ScenarioFiles.bytes(log, atMost: Self.logBytesMax) else {
            throw ValidationError(
                "\(log): the file cannot be read, or has more than \(Self.logBytesMax) bytes")
        }
        let scenario = try ScenarioInput.read(scenario)
        let aliases = try named()
        if findSteps { return try find(scenario, String(decoding: bytes, as: UTF8.self), aliases) }
        let verdict: LogVerdict
        do {
            verdict = try LogVerifier().verify(
                scenario, log: String(decoding: bytes, as: UTF8.self), aliases: aliases)
        } catch {
            throw ScenarioInput.refusal(error, of: log)
        }
        if let junit {
            var testCase = JUnitReport.Case(verdict.comparison, className: "verify", name: verdict.name)
            testCase.place = scenario.path.map { ($0, scenario.line) }
            try OutputFile.replace(junit, with: JUnitReport(cases: [testCase]).xml)
        }
        if json {
            print(String(decoding: verdict.json, as: UTF8.self))
        } else {
            print(verdict.text, terminator: "")
        }
        if !verdict.matches { throw ExitCode(1) }
    }

    /// Prints which steps explain the log.
    private func find(_ scenario: Scenario, _ log: String, _ aliases: [String: String]) throws {
        let found: StepSearch.Found
        do {
            var search = try StepSearch(scenario, log: log, aliases: aliases)
            found = try search.run()
        } catch LogVerifier.Failure.scenario(let error) {
            throw ScenarioInput.refusal(error, of: log)
        }
        print(json ? String(decoding: found.json, as: UTF8.self) + "\n" : found.text, terminator: "")
        if !found.isWhole { throw ExitCode(1) }
    }

    /// The names that the log has, each with that of the scenario.
    private func named() throws -> [String: String] {
        var names: [String: String] = [:]
        for alias in aliases {
            let parts = alias.split(separator: "=", maxSplits: 1).map(String.init)
            guard parts.count == 2 else {
                throw ValidationError("--alias \(alias): write NAME=CONTROLLER, such as HomeVC=home")
            }
            names[parts[0]] = parts[1]
        }
        return names
    }
}
