import ControllerHierarchy

/// What a scenario says about what becomes of a step, or of the launch.
struct OutcomeExpectation {
    /// The outcome that is said; nil where none is.
    private let said: StepOutcome?
    private let exception: Scenario.ExpectedException?
    /// What may come where nothing is said.
    private let allowed: [OperationOutcome.Outcome]
    private let isLaunch: Bool

    init(of step: Scenario.Step, in scenario: Scenario) {
        isLaunch = false
        said = step.outcome
        exception = step.exception
        allowed = Self.allowed(
            scenario.outcomes, raises: step.exception != nil || Self.hasException(step.expected))
    }

    init(ofLaunchIn scenario: Scenario) {
        isLaunch = true
        said = nil
        exception = nil
        allowed = Self.allowed(scenario.outcomes, raises: Self.hasException(scenario.launch))
    }

    /// Whether the step failed by what became of it.
    func failures(for outcome: OperationOutcome) -> [ScenarioReport.Failure] {
        [outcomeFailure(outcome), exceptionFailure(outcome)].compactMap(\.self)
    }

    private static func allowed(
        _ outcomes: Scenario.Outcomes, raises: Bool
    ) -> [OperationOutcome.Outcome] {
        switch outcomes {
        case .any: OperationOutcome.Outcome.allCases
        case .completed: raises ? [.completed, .raised] : [.completed]
        }
    }

    /// Whether one of the lines is that of an exception, which says that the step raises.
    private static func hasException(_ lines: [EventPattern]?) -> Bool {
        (lines ?? []).contains { if case .exception = $0.content { true } else { false } }
    }

    private func outcomeFailure(_ outcome: OperationOutcome) -> ScenarioReport.Failure? {
        let word = outcome.outcome.rawValue
        if said == .any || said?.rawValue == word { return nil }
        if said == nil, allowed.contains(outcome.outcome) { return nil }
        let meant = isLaunch ? "expect the exception in `launch`" : "write `outcome: \(word)`"
        let advice = said == nil ? "; \(meant) if that is meant" : ""
        let expected = (said ?? .completed).rawValue
        return .init(
            kind: .outcome,
            detail: "outcome is \(word)\(Self.reason(outcome)), expected \(expected)\(advice)")
    }

    /// What was raised and what was printed, as far as there is any, else why it was ignored.
    private static func reason(_ outcome: OperationOutcome) -> String {
        let raised = outcome.exception.map { ["\($0.name): \($0.reason)"] } ?? []
        let printed = outcome.events.compactMap { event -> String? in
            guard case .message(_, let text) = event.payload else { return nil }
            return "console: \(text.withoutLineFeeds)"
        }
        var parts = raised + printed
        if parts.isEmpty, let reason = outcome.ignoredReason { parts = [reason] }
        return parts.isEmpty ? "" : ": " + parts.joined(separator: "; ")
    }

    private func exceptionFailure(_ outcome: OperationOutcome) -> ScenarioReport.Failure? {
        guard let exception else { return nil }
        let (name, reason) = (exception.name ?? "*", exception.reason ?? "*")
        guard let raised = outcome.exception else {
            return .init(kind: .exception, detail: "nothing was raised, expected \(name): \(reason)")
        }
        guard !raised.name.matches(wildcard: name) || !raised.reason.matches(wildcard: reason) else {
            return nil
        }
        return .init(
            kind: .exception,
            detail: "raised \(raised.name): \(raised.reason), expected \(name): \(reason)")
    }
}
