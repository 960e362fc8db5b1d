extension ScenarioReport {
    /// The report for people: one line if it passed, else every failing step with its diff.
    package var text: String {
        guard !passed else { return "passed  \(title)\n" }
        var text = "FAILED  \(title)\n"
        for mistake in mistakes { text += "  \(mistake)\n" }
        if let launch, !launch.passed { text += launch.text }
        for step in steps where !step.passed && step.isReached { text += step.text }
        let skipped = steps.count { !$0.isReached }
        if skipped > 0 {
            text += "  \(skipped) later step\(skipped == 1 ? " was" : "s were") not carried out\n"
        }
        for remark in remarks { text += "  remark: \(remark)\n" }
        return text
    }

    /// The file and what the scenario is about.
    package var title: String {
        guard let path, path != name else { return name }
        return "\(path): \(name)"
    }

    /// Why the scenario failed, in one line; empty if it passed.
    package var summary: String {
        if let mistake = mistakes.first { return mistake.description }
        guard let step = ([launch].compactMap(\.self) + steps).first(where: { !$0.passed }) else { return "" }
        return "\(step.heading): \(step.failures.first?.detail ?? "")"
    }
}

extension ScenarioReport.Step {
    /// Which step it is.
    package var heading: String { number == 0 ? "launch" : "step \(number) (\(title))" }

    /// The step's failures with its diff, indented by two spaces.
    var text: String {
        var text = "  \(heading)\(line.map { ", line \($0)" } ?? "")\n"
        for failure in failures { text += "    \(failure.detail)\n" }
        if let comparison, !comparison.matches { text += comparison.text(indent: "    ") }
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
            while line.last == " " { line.removeLast() }
            if let note = row.note { line += "   (\(note))" }
            text += indent + line + "\n"
        }
        return text
    }
}
