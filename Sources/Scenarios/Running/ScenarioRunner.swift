package import ControllerHierarchy
import Sessions

/// Runs scenarios: launches the app, carries out each step, compares.
package struct ScenarioRunner: Sendable {
    private let limits: SessionLimits

    /// Creates a runner whose apps keep to the limits.
    package init(limits: ModelLimits = ModelLimits()) {
        var sessionLimits = SessionLimits()
        sessionLimits.model = limits
        self.limits = sessionLimits
    }

    /// Runs a scenario to its end; steps behind one that was refused are not carried out.
    package func run(_ scenario: Scenario) -> ScenarioReport {
        trace(scenario).report
    }

    /// Runs a scenario and keeps its events.
    func trace(_ scenario: Scenario) -> ScenarioRun {
        var run = ScenarioRun(scenario: scenario)
        let session: ScenarioSession
        let outcome: OperationOutcome
        do throws(Refusal) {
            (session, outcome) = try ScenarioSession.launch(
                definition: scenario.definition, recordsReturnOrder: scenario.order == .afterSuper,
                limits: limits)
        } catch {
            run.refuseLaunch(error)
            return run
        }
        run.compareLaunch(outcome)
        for (index, step) in scenario.steps.enumerated() {
            do throws(Refusal) {
                let outcome = try session.perform(step.decoded)
                run.compare(step, number: index + 1, outcome, session: session)
            } catch {
                run.refuse(step, number: index + 1, error)
                break
            }
        }
        run.skip(from: run.report.steps.count)
        return run
    }

    /// Reads and runs a file with the storyboards beside it; its mistakes are part of the report.
    package func run(file path: String) -> ScenarioReport {
        do throws(ScenarioError) {
            return run(try ScenarioFiles.read(path))
        } catch {
            return ScenarioReport(path: path, error: error)
        }
    }

    /// Reads and runs a scenario; mistakes of the file are part of the report.
    package func run(
        _ bytes: [UInt8], format: ScenarioReader.Format, path: String? = nil
    ) -> ScenarioReport {
        do throws(ScenarioError) {
            return run(try ScenarioReader.read(bytes, format: format, path: path))
        } catch {
            return ScenarioReport(path: path, error: error)
        }
    }
}

/// Why an operation or a launch was not carried out.
struct Refusal: Error {
    var isNotModelled = false
    var detail: String

    init(detail: String) {
        self.detail = detail
    }

    init(_ error: OperationError) {
        if case .notModelled = error { isNotModelled = true }
        detail = AssertionEvaluator.text(error)
    }
}
