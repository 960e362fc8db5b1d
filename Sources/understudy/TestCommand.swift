import ArgumentParser
import ControllerHierarchy
import Glibc
import RESTService
import Scenarios

/// Runs scenario files and reports those that fail.
struct TestCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test",
        abstract: "Run scenario files; exit 1 if one fails.",
        discussion: """
            A folder means every .yaml and .yml file below it but for .app.yaml, which scenarios share. Each \
            failing step is shown with a diff. A list known-differences.tsv beside scenarios, or above them, \
            names those that are expected to fail.

            Exit codes: 0 all is as expected, 1 a scenario failed or passes against expectation, 64 wrong \
            usage, 73 a report cannot be written.
            """)

    @Argument(
        help: """
            Scenario files, or folders that hold them; - for standard input, FILE#NAME for one of several.
            """)
    var paths: [String]

    @Option(help: "Run each scenario in these versions of iOS, such as 12,17,26, or all.")
    var ios: String?

    @Option(help: "Run only scenarios whose path or name holds this text.")
    var filter: String?

    @Option(
        help: "A list of scenarios that are expected to fail, in place of known-differences.tsv beside them.")
    var known: String?

    @Option(help: "Write the results to this file in JUnit's XML form.")
    var junit: String?

    @Option(
        help: """
            Write the runs to this file: a page that shows each step with its calls, the controllers \
            before and after it, a diagram, and other versions of iOS.
            """)
    var html: String?

    @Flag(help: "Print one JSON object with all reports.")
    var json = false

    @Flag(name: .shortAndLong, help: "Print failures and the summary alone.")
    var quiet = false

    @Flag(help: "Print the lines of every step, whether it failed or not.")
    var show = false

    @Flag(help: "Print the lines of every step and the controllers after it.")
    var tree = false

    @Flag(help: "Do what scripts do in callbacks from outside, in calls that stop, as a client does.")
    var throughPauses = false

    @Flag(help: "End with the first scenario that fails.")
    var failFast = false

    @Flag(help: "Run again whenever a file has changed, until the program is stopped.")
    var watch = false

    @Option(help: "Whether the output has colours; auto where it is a terminal.")
    var color = ColorChoice.auto

    func run() throws {
        guard watch else {
            if try !runOnce() { throw ExitCode(1) }
            return
        }
        var files = WatchedFiles(paths)
        while true {
            _ = try runOnce()
            files.waitForChange()
        }
    }

    /// Runs everything and says what came of it; false if something failed.
    private func runOnce() throws -> Bool {
        let (files, runner) = try prepared()
        let painter = color.painter
        var results: [SuiteResult] = []
        func note(_ found: [SuiteResult]) {
            results += found
            guard !json else { return }
            for result in found where result.isFailure || !quiet {
                print(painter.painted(result.text(isWhole: show || tree)), terminator: "")
            }
        }
        for file in files where !(failFast && results.contains(where: \.isFailure)) {
            note(runner.run(file: file))
        }
        if !failFast { note(runner.missing()) }
        if let junit { try OutputFile.replace(junit, with: JUnitReport(results).xml) }
        if let html {
            let runs = zip(results, SuiteRecorder(results).records()).map(RunPage.Run.init)
            try OutputFile.replace(html, with: RunPage.document(of: runs))
        }
        print(json ? String(decoding: results.json, as: UTF8.self) : results.summary)
        fflush(nil)
        return !results.contains(where: \.isFailure)
    }

    private func prepared() throws -> (files: [String], runner: SuiteRunner) {
        do {
            let files = try ScenarioFiles.find(paths)
            var runner = SuiteRunner()
            runner.detail = tree ? .trees : show ? .lines : []
            runner.versions = try ios.map(VersionOption.versions) ?? []
            runner.filter = filter
            runner.usesPauses = throughPauses
            runner.keepsCourses = html != nil
            runner.known =
                try known.map { [try KnownDifferences(path: $0)] } ?? KnownDifferences.beside(files)
            return (files, runner)
        } catch let error as ScenarioFiles.PathError {
            throw ValidationError(error.description)
        }
    }
}
