import ControllerHierarchy
import Sessions

/// Two versions, one behind the other, in which a course causes different lines.
struct VersionStep {
    private let from: VersionRun
    private let to: VersionRun
    private let runner: CourseRunner

    /// A difference shows so many equal lines on each side of it.
    private static let contextCount = 1

    init(from: VersionRun, to: VersionRun, _ runner: CourseRunner) {
        self.from = from
        self.to = to
        self.runner = runner
    }

    /// Every run of lines that differ, with what makes it.
    func differences() throws(WorkRefusal) -> [VersionComparison.Difference] {
        let effects = try effects()
        var found: [VersionComparison.Difference] = []
        // Behind a step that one of the versions refuses there is nothing to compare.
        for (step, (old, new)) in zip(from.log.steps, to.log.steps).enumerated() where old != new {
            for hunk in LineDifference(old.texts, new.texts).hunks {
                let rules = effects.filter { $0.changes(hunk, in: step) }.map { VersionCause($0.rule) }
                found.append(
                    VersionComparison.Difference(
                        from: from.version, to: to.version, step: step,
                        title: step == 0 ? nil : runner.course.steps[step - 1].title,
                        rows: Self.rows(of: hunk, old.texts, new.texts),
                        causes: rules + callbacks(in: old.lines[hunk.old] + new.lines[hunk.new])))
            }
        }
        return found
    }

    private static func rows(
        of hunk: LineDifference.Hunk, _ old: [String], _ new: [String]
    ) -> [VersionComparison.Row] {
        let before = new[..<hunk.new.lowerBound].suffix(contextCount)
        let behind = new[hunk.new.upperBound...].prefix(contextCount)
        return before.map { .init(mark: .same, text: $0) }
            + old[hunk.old].map { .init(mark: .removed, text: $0) }
            + new[hunk.new].map { .init(mark: .added, text: $0) }
            + behind.map { .init(mark: .same, text: $0) }
    }

    // MARK: Causes

    /// What one rule changes on both sides, where it is turned round by itself.
    private struct Effect {
        let rule: Rule
        /// By step, the lines of the side that differ; nothing for a step that does not.
        let old: [[LineDifference.Hunk]]
        let new: [[LineDifference.Hunk]]

        func changes(_ hunk: LineDifference.Hunk, in step: Int) -> Bool {
            old.indices.contains(step) && old[step].contains { $0.old.meets(hunk.old) }
                || new.indices.contains(step) && new[step].contains { $0.old.meets(hunk.new) }
        }
    }

    /// The effects of every rule that holds in one of the versions alone, and that one of the runs has asked.
    private func effects() throws(WorkRefusal) -> [Effect] {
        var effects: [Effect] = []
        let (before, after) = (Behavior(systemVersion: from.version), Behavior(systemVersion: to.version))
        for rule in from.asked.union(to.asked).sorted(by: { $0.rawValue < $1.rawValue })
        where before.holds(rule) != after.holds(rule) {
            let (old, new) = (try hunks(of: from, turning: rule), try hunks(of: to, turning: rule))
            if !old.isEmpty || !new.isEmpty { effects.append(Effect(rule: rule, old: old, new: new)) }
        }
        return effects
    }

    private func hunks(
        of run: VersionRun, turning rule: Rule
    ) throws(WorkRefusal) -> [[LineDifference.Hunk]] {
        let log = try runner.log(of: run, turning: rule)
        guard log != run.log else { return [] }
        return run.log.hunks(to: log)
    }

    /// The callbacks that one of the versions alone has.
    private func callbacks(in lines: some Sequence<CourseLog.Line>) -> [VersionCause] {
        let (old, new) = (Behavior(systemVersion: from.version), Behavior(systemVersion: to.version))
        var seen: Set<Callback> = []
        return lines.compactMap { line in
            // What goes by a rule has been found by turning that.
            guard let callback = line.callback, case .versions = callback.availability,
                seen.insert(callback).inserted,
                callback.availability.holds(in: old) != callback.availability.holds(in: new)
            else { return nil }
            return VersionCause(callback)
        }
    }
}
