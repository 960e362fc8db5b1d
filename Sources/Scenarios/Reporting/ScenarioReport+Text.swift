import ControllerHierarchy

extension ScenarioReport {
    /// The report for people: one line if it passed, else every failing step with its diff.
    package var text: String {
        passed ? verdict : verdict + text(of: allSteps.filter { !$0.passed }, isWhole: false)
    }

    /// The report for people with every step, its lines and its controllers, as far as the run kept them.
    package var wholeText: String { verdict + text(of: allSteps, isWhole: true) }

    /// What happened, step by step; what was not carried out says why.
    package var log: String { title + "\n" + text(of: allSteps, isWhole: true) }

    private var allSteps: [Step] { [launch].compactMap(\.self) + steps }

    private var verdict: String { "\(passed ? "passed" : "FAILED")  \(title)\n" }

    /// What is wrong with the file, some of its steps, and what was not reached.
    private func text(of told: [Step], isWhole: Bool) -> String {
        var text = ""
        for mistake in mistakes { text += "  \(mistake)\n" }
        for step in told where step.isReached {
            text += step.text(isWhole: isWhole, explained: explanation?.texts(ofStep: step.number))
        }
        let skipped = steps.count { !$0.isReached }
        if skipped > 0 {
            text += "  \(skipped) later step\(skipped == 1 ? " was" : "s were") not carried out\n"
        }
        for remark in remarks { text += "  remark: \(remark)\n" }
        if isWhole, let explanation { text += explanation.legend(indent: "  ") }
        return text
    }

    /// The file and what the scenario is about.
    package var title: String {
        guard let path, path != name else { return name }
        return "\(path): \(name)"
    }

    /// The line of what is wrong first; of a scenario that passed, where it begins.
    package var lineOfInterest: Int? {
        mistakes.first?.line ?? allSteps.first { !$0.passed }?.line ?? line
    }

    /// Why the scenario failed, in one line; empty if it passed.
    package var summary: String {
        if let mistake = mistakes.first { return mistake.description }
        guard let step = allSteps.first(where: { !$0.passed }) else { return "" }
        return "\(step.heading): \(step.failures.first?.detail ?? "")"
    }
}

extension ScenarioReport.Step {
    /// Which step it is.
    package var heading: String { number == 0 ? "launch" : "step \(number) (\(title))" }

    /// The step's failures with its diff, indented by two spaces; a whole one with its lines and controllers.
    ///
    /// - Parameter explained: Its lines with numbers of what decides about them; nil for the bare ones.
    func text(isWhole: Bool, explained: [String]?) -> String {
        var text = "  \(heading)\(line.map { ", line \($0)" } ?? "")"
        if isWhole, let outcome, outcome != OperationOutcome.Outcome.completed.rawValue {
            text += ": \(outcome)" + (reason.map { ", \($0)" } ?? "")
        }
        text += "\n"
        for failure in failures { text += "    \(failure.detail)\n" }
        if let comparison, !comparison.matches { text += comparison.text(indent: "    ") }
        guard isWhole else { return text }
        for line in explained ?? events ?? [] { text += "    \(line)\n" }
        for line in (tree ?? "").split(separator: "\n") { text += "    \(line)\n" }
        return text
    }
}

extension Comparison {
    /// The aligned diff: expected lines on the left, what came on the right.
    ///
    /// `=` agrees, `-` is missing, `+` was not expected, `~` differs in arguments, answer or flags.
    package func text(
        indent: String = "", heading: (expected: String, actual: String) = ("expected", "got")
    ) -> String {
        let width = min(72, max(heading.expected.count, rows.map { $0.expected?.count ?? 0 }.max() ?? 0))
        var text = "\(indent)  \(heading.expected.padded(to: width))   \(heading.actual)\n"
        text.reserveCapacity(byteCount / 2)
        for row in rows {
            var line = "\(row.mark.rawValue) \((row.expected ?? "").padded(to: width))   \(row.actual ?? "")"
            if let note = row.note { line += (row.actual == nil ? "" : "   ") + "(\(note))" }
            while line.last == " " { line.removeLast() }
            text += indent + line + "\n"
        }
        return text
    }
}
