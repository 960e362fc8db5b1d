import ArgumentParser
import Scenarios

/// Runs scenario files and reports those that fail.
struct TestCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test",
        abstract: "Run scenario files; exit 1 if one fails.",
        discussion:
            "A folder means every .yaml and .yml file below it. Each failing step is shown with a diff.")

    @Argument(help: "Scenario files, or folders that hold them.")
    var paths: [String]

    @Option(help: "Write the results to this file in JUnit's XML form.")
    var junit: String?

    @Flag(name: .shortAndLong, help: "Print failures and the summary alone.")
    var quiet = false

    @Flag(help: "Print the lines of every step, whether it failed or not.")
    var show = false

    @Flag(help: "Print the lines of every step and the controllers after it.")
    var tree = false

    /// What is kept of a run.
    private var detail: ReportDetail { tree ? .trees : show ? .lines : [] }

    func run() throws {
        let files: [String]
        do {
            files = try ScenarioFiles.find(paths)
        } catch {
            throw ValidationError(error.description)
        }
        let runner = ScenarioRunner()
        var cases: [JUnitReport.Case] = []
        var failed = 0
        for file in files {
            let start = ContinuousClock.now
            let report = runner.run(file: file, detail: detail)
            let duration = ContinuousClock.now - start
            cases.append(JUnitReport.Case(report, seconds: duration / .seconds(1)))
            if !report.passed { failed += 1 }
            if !report.passed || !quiet {
                print(detail.isEmpty ? report.text : report.wholeText, terminator: "")
            }
        }
        if let junit { try OutputFile.replace(junit, with: JUnitReport(cases: cases).xml) }
        print("\(files.count - failed) passed, \(failed) failed")
        if failed > 0 { throw ExitCode(1) }
    }
}
