import ControllerHierarchy
import WireFormat

/// The state of one run: what was found so far, and who has which name.
struct ScenarioRun {
    let scenario: Scenario
    let filter: EventFilter
    private(set) var report: ScenarioReport
    private(set) var names = ControllerNames()
    /// The events of the launch and of each step that was carried out, in the order that the file compares.
    private(set) var events: [[EventLine]] = []
    /// The step in which each label's controller was deallocated.
    private var deallocations: [String: Int] = [:]

    init(scenario: Scenario) {
        self.scenario = scenario
        self.filter = scenario.filter
        self.report = ScenarioReport(of: scenario)
    }

    // MARK: The launch

    mutating func refuseLaunch(_ refusal: Refusal) {
        var step = ScenarioReport.Step(number: 0, title: "launch")
        step.failures = [failure(refusal)]
        report.launch = step
        skip(from: 0)
    }

    mutating func compareLaunch(_ outcome: OperationOutcome) {
        var step = ScenarioReport.Step(number: 0, title: "launch", outcome: outcome.outcome.rawValue)
        let lines = lines(of: outcome, number: 0)
        step.events = lines.map(\.text)
        if let expected = scenario.launch { compare(expected, .exact, lines, &step) }
        report.launch = step
    }

    // MARK: A step

    mutating func compare(
        _ step: Scenario.Step, number: Int, _ outcome: OperationOutcome, session: ScenarioSession
    ) {
        var found = ScenarioReport.Step(
            number: number, title: step.title, line: step.line, outcome: outcome.outcome.rawValue)
        let lines = lines(of: outcome, number: number)
        found.events = lines.map(\.text)
        checkOutcome(step, outcome, &found)
        checkException(step, outcome, &found)
        if let expected = step.expected { compare(expected, step.mode, lines, &found) }
        for pattern in step.never {
            for line in lines where pattern.matches(line, names: names) {
                found.failures.append(
                    .init(kind: .never, detail: "`\(pattern)` must not come, and `\(line.text)` came"))
            }
        }
        let evaluator = AssertionEvaluator(
            find: session.label(of:), read: session.value(of:of:), result: outcome.result,
            deallocations: deallocations)
        for assertion in step.assertions {
            if let detail = evaluator.failure(of: assertion) {
                found.failures.append(.init(kind: .assertion, detail: detail))
            }
        }
        report.steps.append(found)
    }

    private func compare(
        _ expected: [EventPattern], _ mode: ComparisonMode, _ lines: [EventLine],
        _ step: inout ScenarioReport.Step
    ) {
        let kept = lines.filter { filter.keeps($0, names: names) }
        let comparison = Comparison(expected, with: kept, mode: mode, names: names)
        step.comparison = comparison
        if !comparison.matches {
            step.failures.append(.init(kind: .events, detail: comparison.summary))
        }
    }

    private func checkOutcome(
        _ step: Scenario.Step, _ outcome: OperationOutcome, _ found: inout ScenarioReport.Step
    ) {
        guard let expected = step.outcome, expected != outcome.outcome.rawValue else { return }
        let raised = outcome.exception.map { ": \($0.name): \($0.reason)" } ?? ""
        found.failures.append(
            .init(
                kind: .outcome,
                detail: "outcome is \(outcome.outcome.rawValue)\(raised), expected \(expected)"))
    }

    private func checkException(
        _ step: Scenario.Step, _ outcome: OperationOutcome, _ found: inout ScenarioReport.Step
    ) {
        guard let expected = step.exception else { return }
        let wanted = "\(expected.name ?? "*"): \(expected.reason ?? "*")"
        guard let exception = outcome.exception else {
            found.failures.append(.init(kind: .exception, detail: "nothing was raised, expected \(wanted)"))
            return
        }
        let agrees =
            exception.name.matches(wildcard: expected.name ?? "*")
            && exception.reason.matches(wildcard: expected.reason ?? "*")
        guard !agrees else { return }
        found.failures.append(
            .init(
                kind: .exception,
                detail: "raised \(exception.name): \(exception.reason), expected \(wanted)"))
    }

    // MARK: Refusals

    mutating func refuse(_ step: Scenario.Step, number: Int, _ refusal: Refusal) {
        var found = ScenarioReport.Step(number: number, title: step.title, line: step.line)
        found.failures = [failure(refusal)]
        report.steps.append(found)
    }

    private func failure(_ refusal: Refusal) -> ScenarioReport.Failure {
        .init(kind: refusal.isNotModelled ? .notModelled : .refused, detail: refusal.detail)
    }

    /// Reports the steps from that index as not carried out.
    mutating func skip(from index: Int) {
        for (index, step) in scenario.steps.enumerated().dropFirst(index) {
            var found = ScenarioReport.Step(number: index + 1, title: step.title, line: step.line)
            found.failures = [
                .init(kind: .notReached, detail: "not carried out, because an earlier step was refused")
            ]
            report.steps.append(found)
        }
    }

    // MARK: Events

    /// The events in the order in which the file compares them.
    private mutating func lines(of outcome: OperationOutcome, number: Int) -> [EventLine] {
        for event in outcome.events {
            names.learn(from: event)
            if event.callback == .deinitialized { deallocations[event.target.label] = number }
        }
        var lines = outcome.events.map { EventLine($0, text: EventText.line(of: $0)) }
        if scenario.order == .afterSuper { lines = outcome.returnOrder.map { lines[$0] } }
        events.append(lines)
        return lines
    }
}
