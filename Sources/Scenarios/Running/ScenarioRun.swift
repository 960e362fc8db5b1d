import ControllerHierarchy
import Sessions
import WireFormat

/// The state of one run: what was found so far, and who has which name.
struct ScenarioRun {
    let scenario: Scenario
    private(set) var report: ScenarioReport
    private(set) var names = ControllerNames()
    /// The events of the launch and of each step that was carried out, in the order that the file compares;
    /// empty where they are not to be kept.
    private(set) var events: [[EventLine]] = []
    private let detail: ReportDetail
    /// Writes the controllers after a step; nil where nobody wants to see them.
    private let treeText: HierarchyText?
    /// What could be done next, for who searches that.
    var offers: SceneOffers?
    private let budget: RequestBudget?
    private var filter: EventFilter
    private var eventLines = EventLines()
    /// The step in which each label's controller was deallocated; noted where something is asserted.
    private var deallocations: [String: Int] = [:]
    private let notesDeallocations: Bool
    // Read of the whole scenario once, by the first step that fails.
    private lazy var unplacedChildren = UnplacedChildren(of: scenario)
    private lazy var documentsWithoutConstraints = DocumentsWithoutConstraints(of: scenario)
    private lazy var tellsOfScenes = scenario.tellsOfScenes

    /// Bytes of the report for each step, event and row, besides their texts, about.
    private static let (bytesOfStep, bytesOfEvent, bytesOfRow) = (256, 16, 64)

    init(scenario: Scenario, detail: ReportDetail, within budget: RequestBudget?) {
        self.scenario = scenario
        self.detail = detail
        treeText = detail.contains(.trees) ? HierarchyText(classes: scenario.classes) : nil
        self.budget = budget
        filter = scenario.filter
        report = ScenarioReport(of: scenario)
        notesDeallocations = scenario.steps.contains { !$0.assertions.isEmpty }
    }

    // MARK: The launch

    mutating func refuseLaunch(_ refusal: Refusal) {
        var step = ScenarioReport.Step(number: 0, title: "launch")
        step.failures = [failure(refusal)]
        report.launch = step
        skip(from: 0)
    }

    mutating func compareLaunch(
        _ outcome: OperationOutcome, session: ScenarioSession
    ) throws(WorkRefusal) {
        var step = ScenarioReport.Step(number: 0, title: "launch", outcome: outcome.outcome.rawValue)
        learn(from: outcome, number: 0)
        for failure in OutcomeExpectation(ofLaunchIn: scenario).failures(for: outcome) {
            try add(failure, to: &step)
        }
        if scenario.launch != nil || detail.contains(.lines) {
            let lines = try lines(of: outcome)
            step.events = lines.map(\.text)
            if let expected = scenario.launch { try compare(expected, .exact, lines, &step) }
        }
        step.tree = try tree(session)
        if step.comparison?.matches == false { remarkOnChildren(in: session) }
        report.launch = step
    }

    // MARK: A step

    mutating func compare(
        _ step: Scenario.Step, number: Int, _ outcome: OperationOutcome, session: ScenarioSession
    ) throws(WorkRefusal) {
        var found = ScenarioReport.Step(
            number: number, title: step.title, line: step.line, outcome: outcome.outcome.rawValue)
        found.reason = outcome.ignoredReason
        try budget?.keep(bytes: Self.bytesOfStep + found.title.utf8.count)
        learn(from: outcome, number: number)
        report.remarks += step.remarks(onLabelsIn: outcome, path: scenario.path)
        for failure in OutcomeExpectation(of: step, in: scenario).failures(for: outcome) {
            try add(failure, to: &found)
        }
        // What nobody compares is neither kept nor put into words.
        if step.expected != nil || !step.counts.isEmpty || detail.contains(.lines) {
            let lines = try lines(of: outcome)
            found.events = lines.map(\.text)
            if let expected = step.expected { try compare(expected, step.mode, lines, &found) }
            for failure in try step.counts.failures(in: lines, names: names, within: budget) {
                try add(failure, to: &found)
            }
        }
        let evaluator = AssertionEvaluator(
            find: session.label(of:), read: session.value(of:of:), controls: session.controls(of:),
            isFirstResponder: session.isFirstResponder(_:text:),
            result: outcome.result, deallocations: deallocations)
        for assertion in step.assertions {
            guard let detail = evaluator.failure(of: assertion) else { continue }
            try add(.init(kind: .assertion, detail: detail), to: &found)
        }
        try budget?.step(step.assertions.count * Self.stepsOfAssertion)
        found.tree = try tree(session)
        if let comparison = found.comparison, !comparison.matches {
            remarkOnChildren(in: session)
            remarkOnHolding(comparison, step.expected ?? [], in: session)
        }
        report.steps.append(found)
    }

    /// Notes once what helps to find the mistake.
    private mutating func remark(_ detail: String) {
        let remark = ScenarioMistake(path: scenario.path, line: nil, pointer: "", detail: detail)
        if !report.remarks.contains(remark) { report.remarks.append(remark) }
    }

    /// Says of children, where lines have not come, that their views stand in no other.
    private mutating func remarkOnChildren(in session: ScenarioSession) {
        let children = unplacedChildren
        let found = session.read { children.pairs(in: $0.application.hierarchy()) } ?? []
        for (parent, child) in found {
            remark(
                """
                the view of `\(child)` is not in the view of `\(parent)`, so that it hears nothing; \
                `addSubview: {target: \(parent), controller: \(child)}` puts it there
                """)
        }
    }

    /// Says of controllers whose end has not come that the app holds them.
    private mutating func remarkOnHolding(
        _ comparison: Comparison, _ expected: [EventPattern], in session: ScenarioSession
    ) {
        let missing = comparison.missingLines
        let held = session.read { $0.application.controllersHeldByApp } ?? []
        for controller in held {
            let isMissed = expected.contains {
                missing.contains($0.source) && $0.isDeallocation(of: controller)
            }
            guard isMissed else { continue }
            let label = controller.label
            remark(
                """
                the app holds `\(label)`, as a label (`as`) and `instantiate` have it do, until \
                `release: {target: \(label)}`
                """)
        }
    }

    /// Says of documents without Auto Layout that nobody in them hears of constraints.
    private mutating func remarkOnConstraints(_ comparison: Comparison) {
        guard DocumentsWithoutConstraints.concern(comparison) else { return }
        for name in documentsWithoutConstraints.names {
            remark("`\(name)` has no `useAutolayout=\"YES\"`, so nobody hears `updateViewConstraints`")
        }
    }

    /// Says of layout passes that come too rarely or too often what they depend on, if nothing tells of it.
    private mutating func remarkOnScenes(_ comparison: Comparison) {
        guard comparison.rows.contains(where: \.concernsLayoutPasses), !tellsOfScenes else { return }
        remark(
            """
            how often a view is laid out depends on its scene; `sceneHasConstraints: true` or `false` in a \
            class says that it has one
            """)
    }

    /// Says of the old rotation callbacks whom they reach where others have taken their place.
    private mutating func remarkOnRotation(_ comparison: Comparison) {
        guard comparison.rows.contains(where: \.expectsOldRotation), scenario.lacksOldRotation else { return }
        remark(
            """
            from iOS 8 on the old rotation callbacks come to a class that overrides them and not \
            `viewWillTransition`; `scripts: {willRotate: []}` in the class says that it does
            """)
    }

    /// Says of the first expected line that did come that the scenario itself leaves it out.
    private mutating func remarkOnCallLeftOut(
        _ comparison: Comparison, _ expected: [EventPattern], _ lines: [EventLine]
    ) throws(WorkRefusal) {
        let missing = comparison.missingLines
        for pattern in expected where missing.contains(pattern.source) {
            try budget?.step(lines.count)
            let own = lines.first { pattern.names(target: $0) && pattern.names(call: $0) }
            guard let own, try !filter.keeps(own, names: names, within: budget) else { continue }
            let advice = filter.hasTarget(own) ? "" : "; `\(own.target)` is none of `targets`"
            return remark(
                "`\(pattern.source)` came, and is none of what `targets` and `observe` have compared" + advice
            )
        }
    }

    /// Says of expected lines that begin with the name of a class how its controller is called.
    private mutating func remarkOnClassNames(in expected: [EventPattern], _ lines: [EventLine]) {
        for line in lines where line.targetID != nil && line.className != line.target {
            guard expected.contains(where: { $0.begins(with: line.className) }) else { continue }
            remark("`\(line.className)` is a class; the controller is called `\(line.target)`")
        }
    }

    /// About what an assertion costs, in steps of the budget.
    private static let stepsOfAssertion = 16

    private mutating func compare(
        _ expected: [EventPattern], _ mode: ComparisonMode, _ lines: [EventLine],
        _ step: inout ScenarioReport.Step
    ) throws(WorkRefusal) {
        var kept: [EventLine] = []
        for line in lines where try filter.keeps(line, names: names, within: budget) { kept.append(line) }
        let comparison = try Comparison(expected, with: kept, mode: mode, names: names, within: budget)
        try budget?.keep(bytes: comparison.rows.count * Self.bytesOfRow)
        step.comparison = comparison
        if !comparison.matches {
            remarkOnClassNames(in: expected, lines)
            remarkOnConstraints(comparison)
            remarkOnScenes(comparison)
            remarkOnRotation(comparison)
            try remarkOnCallLeftOut(comparison, expected, lines)
            step.failures.append(.init(kind: .events, detail: comparison.summary))
        }
    }

    private func add(
        _ failure: ScenarioReport.Failure, to step: inout ScenarioReport.Step
    ) throws(WorkRefusal) {
        try budget?.keep(bytes: failure.detail.utf8.count)
        step.failures.append(failure)
    }

    /// The controllers as they are now, in text; nil where nobody wants to see them.
    private func tree(_ session: ScenarioSession) throws(WorkRefusal) -> String? {
        guard let treeText else { return nil }
        let tree = session.tree(as: treeText)
        try budget?.keep(bytes: tree.utf8.count)
        try budget?.step(tree.utf8.count / RequestBudget.bytesOfStep)
        return tree
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

    /// Takes note of who has which name, and of who is gone.
    private mutating func learn(from outcome: OperationOutcome, number: Int) {
        for event in outcome.events {
            names.learn(from: event)
            if notesDeallocations, event.callback == .deinitialized {
                deallocations[event.target.label] = number
            }
        }
    }

    /// The events in the order in which the file compares them.
    private mutating func lines(of outcome: OperationOutcome) throws(WorkRefusal) -> [EventLine] {
        var lines: [EventLine] = []
        lines.reserveCapacity(outcome.events.count)
        for event in outcome.events { lines.append(try eventLines.line(of: event, within: budget)) }
        try budget?.keep(bytes: lines.count * Self.bytesOfEvent)
        try budget?.step(lines.count)
        if scenario.order == .afterSuper { lines = outcome.returnOrder.map { lines[$0] } }
        if detail.contains(.lines) { events.append(lines) }
        return lines
    }
}
