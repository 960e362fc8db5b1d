package import JSONBytes
package import Sessions

/// What came of one of many scenarios: its report, and whether that was expected.
package struct SuiteResult: Sendable {
    package let report: ScenarioReport
    /// Wall time; nil where none was measured.
    package let seconds: Double?
    /// Why the scenario is expected to fail, and the list that says so; nil where it is not.
    package internal(set) var known: (reason: String, list: String)?
    /// What ran, to run it once more; nil where nobody wants to.
    package var course: Course?

    /// Creates a result.
    package init(
        _ report: ScenarioReport, seconds: Double? = nil, known: (reason: String, list: String)? = nil
    ) {
        self.report = report
        self.seconds = seconds
        self.known = known
    }

    package enum Verdict: String, Sendable, CaseIterable {
        case passed
        case failed
        /// It failed, as expected.
        case known
        /// It is expected to fail, and passes.
        case outlived
    }

    package var verdict: Verdict {
        switch (report.passed, known == nil) {
        case (true, true): .passed
        case (false, true): .failed
        case (false, false): .known
        case (true, false): .outlived
        }
    }

    /// Whether a suite fails by it.
    package var isFailure: Bool { verdict == .failed || verdict == .outlived }

    /// The result for people; a whole one has the lines of every step.
    package func text(isWhole: Bool) -> String {
        switch verdict {
        case .passed, .failed: return isWhole ? report.wholeText : report.text
        case .known:
            return "known   \(report.title): \(known?.reason ?? "")\n" + (isWhole ? report.wholeText : "")
        case .outlived:
            let (reason, list) = known ?? ("", "")
            return "FAILED  \(report.title)\n  it passes now; take it off \(list) (\(reason))\n"
        }
    }

    /// Writes the result as the next value.
    package func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.key("verdict")
        writer.value(verdict.rawValue)
        if let seconds {
            writer.key("seconds")
            writer.value(seconds)
        }
        if let known {
            writer.key("reason")
            writer.value(known.reason)
        }
        writer.key("report")
        report.write(to: &writer)
        writer.endObject()
    }
}

extension [SuiteResult] {
    /// How many there are of each kind, in a line.
    package var summary: String {
        func count(_ verdict: SuiteResult.Verdict) -> Int { self.count { $0.verdict == verdict } }
        let failed = self.count(where: \.isFailure)
        let known = count(.known)
        let differences = known == 0 ? "" : ", \(known) known difference\(known == 1 ? "" : "s")"
        return "\(count(.passed)) passed, \(failed) failed\(differences)"
    }

    /// The results as one object: `{"passed", "failed", "known", "scenarios": [...]}`.
    package var json: [UInt8] {
        var writer = JSONWriter(capacity: reduce(128) { $0 + $1.report.byteCount })
        writer.beginObject()
        writer.key("passed")
        writer.value(count { $0.verdict == .passed })
        writer.key("failed")
        writer.value(count(where: \.isFailure))
        writer.key("known")
        writer.value(count { $0.verdict == .known })
        writer.key("scenarios")
        writer.beginArray()
        for result in self { result.write(to: &writer) }
        writer.endArray()
        writer.endObject()
        return writer.array()
    }
}
