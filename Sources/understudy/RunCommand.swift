import ArgumentParser
import RESTService
import Scenarios
import Sessions

/// Shows what happens in a scenario.
struct RunCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run",
        abstract: "Run a scenario file and print what happens: the calls of the launch and of each step.",
        discussion: """
            Nothing has to be expected in the file; what is expected there is not looked at.

            Exit codes: 0 every step was carried out, 1 one was not, 64 wrong usage, 65 the file is no \
            scenario, 73 the page cannot be written.
            """)

    @Argument(help: "The scenarios; - for standard input, FILE#NAME for one of several.")
    var file: String

    @Flag(help: "Show the controllers after each step.")
    var tree = false

    @Flag(help: "Show for each line which rules of the version table decide that it is there, and where.")
    var why = false

    @Option(help: "Write the run to this file, as a page that shows each step.")
    var html: String?

    @Flag(help: "Print a JSON object a scenario, each in a line.")
    var json = false

    func run() throws {
        let scenarios = try ScenarioInput.readAll(file)
        var runs: [RunPage.Run] = []
        var hasPassed = true
        for scenario in scenarios {
            var report = ScenarioRunner().run(scenario.withoutExpectations, detail: tree ? .trees : .lines)
            if why { report.explanation = try CourseExplanation(Course(scenario)) }
            hasPassed = hasPassed && report.passed
            print(json ? String(decoding: report.json, as: UTF8.self) + "\n" : report.log, terminator: "")
            guard html != nil else { continue }
            var record = try RunRecord(Course(scenario), name: scenario.name)
            try record.examine()
            runs.append(RunPage.Run(record, report: report))
        }
        if let html { try OutputFile.replace(html, with: RunPage.document(of: runs)) }
        if !hasPassed { throw ExitCode(1) }
    }
}
