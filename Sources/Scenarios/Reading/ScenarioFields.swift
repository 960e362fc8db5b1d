/// What a scenario says of itself, besides the definition of its session.
package enum ScenarioField: String, Sendable, CaseIterable {
    case name, source, targets, observe, launch, order, outcomes, steps, scenarios
}

/// What a step says besides its operation.
package enum StepField: String, Sendable, CaseIterable {
    case expect, mode, never, times
    case assertions = "assert"
    case outcome, exception
}

/// What may become of a step that says so.
package enum StepOutcome: String, Sendable, CaseIterable {
    case completed, ignored, raised
    case any
}
