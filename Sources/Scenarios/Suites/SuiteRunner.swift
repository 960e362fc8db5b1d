package import ControllerHierarchy
import Sessions

/// Runs the scenarios of files one after the other, each in the versions that are asked for.
package struct SuiteRunner: Sendable {
    /// What the reports tell besides what failed.
    package var detail: ReportDetail = []
    /// The versions of iOS in which each scenario runs; without any it runs in its own.
    package var versions: [SystemVersion] = []
    /// Only scenarios whose path or name holds this text, in capitals or not, are run; nil for all.
    package var filter: String?
    /// The lists of scenarios that are expected to fail.
    package var known: [KnownDifferences] = []
    /// Whether what scripts do in callbacks is done from outside, in calls that stop.
    package var usesPauses: Bool {
        get { runner.usesPauses }
        set { runner.usesPauses = newValue }
    }
    private var runner = ScenarioRunner()
    /// Whether the results have what ran, to run it once more.
    package var keepsCourses = false

    /// Creates a runner of everything.
    package init() {}

    /// Runs what is in a file; a file that cannot be read is one failure.
    package func run(file: String) -> [SuiteResult] {
        do throws(ScenarioError) {
            return try ScenarioFiles.readNamed(file).filter(isWanted).flatMap(results)
        } catch {
            guard isWanted(path: file, name: "") else { return [] }
            return [result(of: ScenarioReport(path: file, error: error))]
        }
    }

    /// A failure for each scenario that a list names and nobody can find.
    package func missing() -> [SuiteResult] {
        known.flatMap { list in
            list.missing.map { file in
                SuiteResult(
                    ScenarioReport(
                        path: file,
                        error: ScenarioError([
                            ScenarioMistake(
                                path: list.path, line: nil, pointer: "",
                                detail: "\(file) is listed, and there is no such file")
                        ])))
            }
        }
    }

    private func isWanted(_ scenario: Scenario) -> Bool {
        isWanted(path: scenario.path ?? "", name: scenario.name)
    }

    private func isWanted(path: String, name: String) -> Bool {
        guard let filter = filter?.lowercased() else { return true }
        return "\(path): \(name)".lowercased().range(of: filter) != nil
    }

    private func results(of scenario: Scenario) -> [SuiteResult] {
        guard !versions.isEmpty else { return [result(of: scenario)] }
        return versions.map { version in
            do throws(ScenarioError) {
                var result = result(of: try scenario.onVersion(version))
                // What is known of a scenario is known of the version that it was observed on.
                if result.verdict == .outlived { result.known = nil }
                return result
            } catch {
                return result(of: ScenarioReport(path: scenario.path, error: error))
            }
        }
    }

    private func result(of scenario: Scenario) -> SuiteResult {
        var result = timed { runner.run(scenario, detail: detail) }
        if keepsCourses { result.course = Course(scenario) }
        return result
    }

    private func timed(_ run: () -> ScenarioReport) -> SuiteResult {
        let start = ContinuousClock.now
        let report = run()
        return result(of: report, seconds: (ContinuousClock.now - start) / .seconds(1))
    }

    private func result(of report: ScenarioReport, seconds: Double? = nil) -> SuiteResult {
        for list in known {
            guard let reason = list.reason(for: report) else { continue }
            return SuiteResult(report, seconds: seconds, known: (reason, list.path))
        }
        return SuiteResult(report, seconds: seconds)
    }
}
