import InterfaceBuilder

/// JUnit's XML form of test results, as build servers read it.
///
/// One test case is a scenario file, or one call of `expect`; the text of a failure is the diff.
package struct JUnitReport: Sendable {
    /// The suite's name.
    package var name: String
    package var cases: [Case]

    /// Creates a report of a suite.
    package init(name: String = "understudy", cases: [Case]) {
        self.name = name
        self.cases = cases
    }

    /// Creates the report of a suite.
    package init(_ results: [SuiteResult]) {
        self.init(cases: results.map { Case($0) })
    }

    package struct Case: Sendable {
        package var className: String
        package var name: String
        /// Wall time; nil where none was measured.
        package var seconds: Double?
        /// One line; nil if the case passed.
        package var failure: String?
        /// Whether the case could not be run, rather than gave another result.
        package var isError = false
        /// The failure in full.
        package var detail: String = ""
        /// The file, and the line at which something is wrong, or else where the case begins.
        package var place: (file: String, line: Int?)?
        /// Why a failure counts as none; nil where it counts.
        package var skipped: String?

        /// Creates a case; one without a failure has passed.
        package init(className: String, name: String, failure: String?, detail: String = "") {
            self.className = className
            self.name = name
            self.failure = failure
            self.detail = detail
        }

        /// Creates the case of a scenario.
        package init(_ report: ScenarioReport, seconds: Double? = nil) {
            let parts = (report.path ?? "").split(separator: "/")
            self.className = parts.count < 2 ? "scenario" : parts.dropLast().joined(separator: ".")
            self.name = parts.last.map { "\($0): \(report.name)" } ?? report.name
            self.seconds = seconds
            if let path = report.path { place = (path, report.lineOfInterest) }
            guard !report.passed else { return }
            self.failure = report.summary
            self.isError = !report.mistakes.isEmpty
            self.detail = report.text
        }

        /// Creates the case of a scenario of many.
        init(_ result: SuiteResult) {
            self.init(result.report, seconds: result.seconds)
            switch result.verdict {
            case .passed, .failed: break
            case .known:
                failure = nil
                skipped = "known difference: \(result.known?.reason ?? "")"
            case .outlived:
                failure = "it passes, and \(result.known?.list ?? "a list") expects it to fail"
            }
        }

        /// Creates the case of an expectation on a session's events.
        package init(_ verdict: ExpectationVerdict, className: String, name: String) {
            self.className = className
            self.name = name
            guard !verdict.matches else { return }
            self.failure = "the events are not those expected"
            self.detail = verdict.text
        }

        /// Creates the case of a log that is held against a scenario.
        package init(_ comparison: Comparison, className: String, name: String) {
            self.className = className
            self.name = name
            guard !comparison.matches else { return }
            self.failure = "the events are not those expected"
            self.detail = comparison.text()
        }
    }

    /// The report as an XML document.
    package var xml: String {
        let errors = cases.count { $0.failure != nil && $0.isError }
        let failures = cases.count { $0.failure != nil && !$0.isError }
        let skipped = cases.count { $0.skipped != nil }
        let counts =
            "tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"\(errors)\""
            + (skipped == 0 ? "" : " skipped=\"\(skipped)\"")
        var xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        xml += "<testsuites \(counts)>\n"
        xml += "  <testsuite name=\"\(XMLEscaping.text(name))\" \(counts)>\n"
        for testCase in cases { xml += Self.element(testCase) }
        return xml + "  </testsuite>\n</testsuites>\n"
    }

    private static func element(_ testCase: Case) -> String {
        var tag = "    <testcase classname=\"\(XMLEscaping.text(testCase.className))\""
        tag += " name=\"\(XMLEscaping.text(testCase.name))\""
        if let seconds = testCase.seconds {
            let micros = Int((seconds * 1_000_000).rounded())
            let fraction = String(micros % 1_000_000)
            tag +=
                " time=\"\(micros / 1_000_000)."
                + String(repeating: "0", count: 6 - fraction.count) + "\(fraction)\""
        }
        if let (file, line) = testCase.place {
            tag += " file=\"\(XMLEscaping.text(file))\"" + (line.map { " line=\"\($0)\"" } ?? "")
        }
        if let skipped = testCase.skipped {
            let message = XMLEscaping.text(skipped)
            return tag + ">\n      <skipped message=\"\(message)\"/>\n    </testcase>\n"
        }
        guard let failure = testCase.failure else { return tag + "/>\n" }
        let name = testCase.isError ? "error" : "failure"
        return tag + ">\n      <\(name) message=\"\(XMLEscaping.text(failure))\" type=\"\(name)\">"
            + "\(XMLEscaping.text(testCase.detail))</\(name)>\n    </testcase>\n"
    }
}
