package import ControllerHierarchy
import JSONBytes
package import Sessions
import WireFormat

/// A run with all that there was to see at each step, in the forms in which the service answers about it.
package struct RunRecord: Sendable {
    package let name: String
    /// The launch first; those behind a step that was refused are not there.
    package private(set) var steps: [Step] = []
    /// What other versions of iOS make of it; nil where nobody asked.
    package var comparison: VersionComparison?
    /// Why the lines are there; nil where nobody asked.
    package var explanation: CourseExplanation?
    let course: Course

    /// The launch or one step.
    package struct Step: Sendable {
        /// The operation in few words.
        let title: String
        /// The line of the file, or the version of the session; nil where neither is known.
        let place: Int?
        /// What became of it: an outcome, or `refused` or `not modelled`.
        fileprivate(set) var effect: String
        /// Why it was refused; nil where it was not.
        fileprivate(set) var refusal: String?
        fileprivate(set) var events = EventList()
        /// The controllers after it in JSON; nil where they are as before.
        fileprivate(set) var tree: [UInt8]?
        /// Those controllers that are not as before, by id.
        fileprivate(set) var controllers: [(id: String, bytes: [UInt8])] = []

        /// The events in their text form.
        package var lines: [String] { events.map { EventText.line(of: $0) } }
    }

    /// Carries out a course and notes what there is to see after each step.
    ///
    /// - Parameters:
    ///   - name: What the run is called.
    ///   - limits: Those of a session.
    ///   - budget: What it may cost; nil for whatever it takes.
    package init(
        _ course: Course, name: String, limits: SessionLimits = SessionLimits(),
        within budget: RequestBudget? = nil
    ) throws(WorkRefusal) {
        self.course = course
        self.name = name
        var look = Look()
        let session: ScenarioSession
        do throws(Refusal) {
            let (launched, outcome) = try ScenarioSession.launch(
                definition: course.definition, recordsReturnOrder: false, limits: limits.ofRuns,
                within: budget)
            session = launched
            try add(Step(title: "launch", place: nil, effect: ""), outcome, session, &look, budget)
        } catch {
            try add(Step(title: "launch", place: nil, effect: ""), error, budget)
            return
        }
        for step in course.steps {
            let found = Step(title: step.title, place: step.place, effect: "")
            do throws(Refusal) {
                try add(found, try session.perform(step.action), session, &look, budget)
            } catch {
                try add(found, error, budget)
                return
            }
        }
    }

    /// Has other versions of iOS compared and the lines explained, as far as that may cost.
    package mutating func examine(
        in versions: [SystemVersion] = VersionList.all,
        limits: SessionLimits = SessionLimits(), within budget: RequestBudget? = nil
    ) throws(WorkRefusal) {
        comparison = try VersionComparison(course, in: versions, limits: limits, within: budget)
        explanation = try CourseExplanation(course, limits: limits, within: budget)
    }

    private mutating func add(
        _ step: Step, _ outcome: OperationOutcome, _ session: ScenarioSession, _ look: inout Look,
        _ budget: RequestBudget?
    ) throws(Refusal) {
        var step = step
        step.effect = outcome.outcome == .completed ? "applied" : outcome.outcome.rawValue
        step.events = outcome.events
        look.note(session, &step)
        steps.append(step)
        let bytes = step.controllers.reduce(step.tree?.count ?? 0) { $0 + $1.bytes.count }
        do throws(WorkRefusal) {
            try budget?.keep(bytes: bytes + step.events.count * EventEncoder.usualByteCount)
            try budget?.step(bytes / RequestBudget.bytesOfStep + step.events.count)
        } catch {
            throw Refusal(OperationError.stopped(error))
        }
    }

    private mutating func add(
        _ step: Step, _ refusal: Refusal, _ budget: RequestBudget?
    ) throws(WorkRefusal) {
        if budget != nil, let stop = refusal.stop { throw stop }
        var step = step
        step.effect = refusal.isNotModelled ? "not modelled" : "refused"
        step.refusal = refusal.detail
        steps.append(step)
    }
}

/// What was seen last, so that only what is new is kept.
private struct Look {
    private var tree: [UInt8] = []
    private var controllers: [String: [UInt8]] = [:]

    mutating func note(_ session: ScenarioSession, _ step: inout RunRecord.Step) {
        let (tree, controllers) = session.look()
        if tree != self.tree { step.tree = tree }
        step.controllers = controllers.filter { self.controllers[$0.id] != $0.bytes }
        self.tree = tree
        for (id, bytes) in step.controllers { self.controllers[id] = bytes }
    }
}

extension ScenarioSession {
    /// The hierarchy and each controller in it, as the service answers about them.
    fileprivate func look() -> (tree: [UInt8], controllers: [(id: String, bytes: [UInt8])]) {
        let seen = read { moment throws(OperationError) in
            let roots = moment.application.hierarchy()
            var tree = JSONWriter(capacity: 1_024)
            HierarchyEncoder.write(roots, version: 0, to: &tree)
            var controllers: [(id: String, bytes: [UInt8])] = []
            for id in roots.flatMap(\.ids) {
                var writer = JSONWriter(capacity: 2_048)
                try ControllerEncoder.write(id, of: moment.application, version: 0, to: &writer)
                controllers.append((id, writer.bytes()))
            }
            return (tree.bytes(), controllers)
        }
        return seen ?? ([], [])
    }
}

extension HierarchyNode {
    /// The ids of the controller and of those below it.
    fileprivate var ids: [String] {
        (identity.id.map { [$0] } ?? []) + (children + presented).flatMap(\.ids)
    }
}
