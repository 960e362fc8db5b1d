package import ControllerHierarchy
package import Sessions

/// Runs scenarios: launches the app, carries out each step, compares.
package struct ScenarioRunner: Sendable {
    private let limits: SessionLimits
    /// Whether what scripts do in callbacks is done from outside, in calls that stop.
    ///
    /// A scenario that compares the order in which calls return keeps its scripts.
    package var usesPauses = false

    /// Creates a runner whose apps keep to the limits.
    package init(limits: ModelLimits = ModelLimits()) {
        var sessionLimits = SessionLimits()
        sessionLimits.model = limits
        self.limits = sessionLimits.ofRuns
    }

    /// Runs a scenario to its end; steps behind one that was refused are not carried out.
    package func run(_ scenario: Scenario, detail: ReportDetail = []) -> ScenarioReport {
        do throws(WorkRefusal) {
            return try run(scenario, detail: detail, within: nil)
        } catch {
            return ScenarioReport(path: scenario.path, error: ScenarioError("the run was stopped: \(error)"))
        }
    }

    /// Runs a scenario for a request.
    ///
    /// - Parameters:
    ///   - detail: What the report tells besides what failed.
    ///   - budget: What the run may cost; nil for whatever it takes.
    /// - Throws: When the run costs more than that, or nobody waits for its report any more.
    package func run(
        _ scenario: Scenario, detail: ReportDetail = [], within budget: RequestBudget?
    ) throws(WorkRefusal) -> ScenarioReport {
        try trace(scenario, detail: detail, within: budget).report
    }

    /// Runs a scenario.
    func trace(
        _ scenario: Scenario, detail: ReportDetail, within budget: RequestBudget?
    ) throws(WorkRefusal) -> ScenarioRun {
        var run = ScenarioRun(scenario: scenario, detail: detail, within: budget)
        let session: ScenarioSession
        let outcome: OperationOutcome
        do throws(Refusal) {
            (session, outcome) = try launch(scenario, within: budget)
        } catch {
            if budget != nil, let stop = error.stop { throw stop }
            run.refuseLaunch(error)
            return run
        }
        try run.compareLaunch(outcome, session: session)
        for (index, step) in scenario.steps.enumerated() {
            let outcome: OperationOutcome
            do throws(Refusal) {
                outcome = try session.perform(step.decoded)
            } catch {
                if budget != nil, let stop = error.stop { throw stop }
                let labels = session.read { $0.application.controllerLabels } ?? []
                run.refuse(step, number: index + 1, error.listing(labels))
                break
            }
            try run.compare(step, number: index + 1, outcome, session: session)
        }
        run.skip(from: run.report.steps.count)
        if detail.contains(.offers) { run.offers = session.read { SceneOffers(of: $0.application) } }
        return run
    }

    private func launch(
        _ scenario: Scenario, within budget: RequestBudget?
    ) throws(Refusal) -> (session: ScenarioSession, outcome: OperationOutcome) {
        if usesPauses, scenario.order == .beforeSuper, let client = ScriptClient(scenario) {
            return try ScenarioSession.launch(with: client, limits: limits)
        }
        return try ScenarioSession.launch(
            definition: scenario.definition, recordsReturnOrder: scenario.order == .afterSuper,
            limits: limits, within: budget)
    }
}

/// Why an operation or a launch was not carried out.
struct Refusal: Error {
    var isNotModelled = false
    /// Whether it names a controller that is not there, under a name like no other.
    private var namesNobody = false
    /// Who ended the request; nil where it was the operation's own fault.
    var stop: WorkRefusal?
    var detail: String

    init(detail: String) {
        self.detail = detail
    }

    init(_ error: OperationError) {
        if case .notModelled = error { isNotModelled = true }
        if case .stopped(let refusal) = error { stop = refusal }
        if case .unknownController(_, let field, nil) = error { namesNobody = field != "controller" }
        detail = AssertionEvaluator.text(error)
    }

    /// So many labels are worth reading.
    private static let labelsMax = 8

    /// The same with the names that there are, where one is not.
    func listing(_ labels: [String]) -> Refusal {
        guard namesNobody, (1...Self.labelsMax).contains(labels.count) else { return self }
        var listed = self
        let others = labels.dropLast().joined(separator: ", ")
        let names = labels.count == 1 ? labels[0] : "\(others) and \(labels[labels.count - 1])"
        listed.detail += "; there \(labels.count == 1 ? "is" : "are") \(names)"
        return listed
    }
}
