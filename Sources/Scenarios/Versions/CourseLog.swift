package import ControllerHierarchy
import Sessions
import WireFormat

/// What a course causes in one version of iOS: the lines of the launch and of each step.
struct CourseLog: Sendable, Equatable {
    /// The launch first; those behind a step that was refused are not there.
    private(set) var steps: [Step] = []

    struct Step: Sendable, Equatable {
        fileprivate(set) var lines: [Line] = []
        /// Nil for a step that was refused.
        fileprivate(set) var outcome: OperationOutcome.Outcome?

        /// The texts of those lines that are events.
        var events: [String] { lines.filter { $0.callback != nil }.map(\.text) }

        /// The lines' texts.
        var texts: [String] { lines.map(\.text) }
    }

    /// An event in its text form; of what is not an event, no callback.
    struct Line: Sendable, Equatable {
        let text: String
        let callback: Callback?
    }

    /// Carries out a course.
    ///
    /// - Parameters:
    ///   - definition: The course's, on the version that is asked for.
    ///   - filter: Which events count.
    ///   - budget: What the run may cost; nil for whatever it takes.
    init(
        _ definition: [UInt8], _ steps: [Course.Step], filter: LineFilter, limits: SessionLimits,
        within budget: RequestBudget?
    ) throws(WorkRefusal) {
        let session: ScenarioSession
        do throws(Refusal) {
            let (launched, outcome) = try ScenarioSession.launch(
                definition: definition, recordsReturnOrder: false, limits: limits, within: budget)
            session = launched
            try add(outcome, filter, budget)
        } catch {
            try add(error, budget)
            return
        }
        for step in steps {
            do throws(Refusal) {
                try add(try session.perform(step.action), filter, budget)
            } catch {
                try add(error, budget)
                return
            }
        }
    }

    /// The log of a definition that is refused.
    init(refusal detail: String) {
        steps = [Step(lines: [Line(text: "refused: \(detail)", callback: nil)])]
    }

    /// What another log of the same steps has else, by step; behind a step that one of them refuses, nothing.
    func hunks(to other: CourseLog) -> [[LineDifference.Hunk]] {
        zip(steps, other.steps).map { own, other in
            own == other ? [] : LineDifference(own.texts, other.texts).hunks
        }
    }

    private mutating func add(
        _ outcome: OperationOutcome, _ filter: LineFilter, _ budget: RequestBudget?
    ) throws(Refusal) {
        var step = Step()
        step.outcome = outcome.outcome
        step.lines.reserveCapacity(outcome.events.count + 1)
        for event in outcome.events where filter.keeps(event) {
            step.lines.append(Line(text: EventText.line(of: event), callback: event.callback))
        }
        if outcome.outcome == .ignored {
            step.lines.append(Line(text: "outcome: ignored", callback: nil))
        }
        steps.append(step)
        do throws(WorkRefusal) {
            try budget?.keep(bytes: step.lines.reduce(64) { $0 + $1.text.utf8.count + 32 })
            try budget?.step(step.lines.count)
        } catch {
            throw Refusal(OperationError.stopped(error))
        }
    }

    private mutating func add(_ refusal: Refusal, _ budget: RequestBudget?) throws(WorkRefusal) {
        if budget != nil, let stop = refusal.stop { throw stop }
        let word = refusal.isNotModelled ? "not modelled" : "refused"
        steps.append(Step(lines: [Line(text: "\(word): \(refusal.detail)", callback: nil)]))
    }
}

/// Which events of a log count.
package struct LineFilter: Sendable {
    private let kinds: Set<Callback.Kind>?
    private let targets: Set<String>?

    /// Creates a filter.
    ///
    /// - Parameters:
    ///   - kinds: Nil for every kind.
    ///   - targets: Labels or ids; nil for everybody's events.
    package init(kinds: Set<Callback.Kind>? = nil, targets: Set<String>? = nil) {
        self.kinds = kinds
        self.targets = targets
    }

    func keeps(_ event: Event) -> Bool {
        if let kinds, !kinds.contains(event.callback.kind) { return false }
        guard let targets else { return true }
        return targets.contains(event.target.label) || event.target.id.map(targets.contains) ?? false
    }
}
