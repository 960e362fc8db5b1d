import ControllerHierarchy
import Sessions
import Synchronization
import WireFormat

/// Carries out one course in one version after another, or with a rule of the table turned round.
struct CourseRunner {
    let course: Course
    private let filter: LineFilter
    private let limits: SessionLimits
    private let budget: RequestBudget?

    init(_ course: Course, filter: LineFilter, limits: SessionLimits, within budget: RequestBudget?) {
        self.course = course
        self.filter = filter
        self.limits = limits.ofRuns
        self.budget = budget
    }

    /// What happens on a version.
    func run(on version: SystemVersion) throws(WorkRefusal) -> VersionRun {
        let definition: [UInt8]
        do throws(WireError) { definition = try course.definition(on: version) } catch {
            return VersionRun(
                version: version, definition: [], log: CourseLog(refusal: error.detail), asked: [])
        }
        var limits = limits
        let asked = AskedRules()
        limits.model.noteRule = { asked.add($0) }
        let log = try CourseLog(definition, course.steps, filter: filter, limits: limits, within: budget)
        return VersionRun(version: version, definition: definition, log: log, asked: asked.all)
    }

    /// What would happen on a version if one rule held there that does not, or did not hold that does.
    func log(of run: VersionRun, turning rule: Rule) throws(WorkRefusal) -> CourseLog {
        // A run that has not asked would go the same way.
        guard run.asked.contains(rule) else { return run.log }
        var limits = limits
        limits.model.ruleChange = .always(!rule.holds(in: run.version), rule)
        // What is carried out once more was counted when it was carried out first.
        budget?.beginReplay()
        defer { budget?.endReplay() }
        return try CourseLog(run.definition, course.steps, filter: filter, limits: limits, within: budget)
    }
}

/// A course that was carried out on a version.
struct VersionRun: Sendable {
    let version: SystemVersion
    /// The definition on that version.
    let definition: [UInt8]
    let log: CourseLog
    /// The rules that the run asked.
    let asked: Set<Rule>
}

/// The rules that a run has asked so far.
private final class AskedRules: Sendable {
    private let rules = Mutex<Set<Rule>>([])

    var all: Set<Rule> { rules.withLock { $0 } }

    func add(_ rule: Rule) {
        rules.withLock { _ = $0.insert(rule) }
    }
}
