package import JSONBytes

/// What came of holding a log against expected lines, and against how often lines must come.
package struct ExpectationVerdict: Sendable {
    private let comparison: Comparison
    private let failures: [ScenarioReport.Failure]

    /// Takes what was found.
    package init(_ found: (comparison: Comparison, failures: [ScenarioReport.Failure])) {
        (comparison, failures) = found
    }

    package var matches: Bool { comparison.matches && failures.isEmpty }

    /// The diff and what else is wrong; empty where nothing is.
    package var text: String {
        (comparison.matches ? "" : comparison.text()) + failures.map { $0.detail + "\n" }.joined()
    }

    /// Bytes of the verdict in any of its forms, about.
    package var byteCount: Int { failures.reduce(comparison.byteCount) { $0 + $1.detail.utf8.count + 4 } }

    /// The answer of `expect`: `{"match", "firstDifference", "diff", "rows"}`, and what else is wrong.
    package func written() -> JSONWriter {
        var writer = JSONWriter(capacity: byteCount)
        writer.beginObject()
        writer.key("match")
        writer.value(matches)
        comparison.writeMembers(to: &writer)
        if !failures.isEmpty {
            writer.key("failures")
            writer.beginArray()
            for failure in failures { writer.value(failure.detail) }
            writer.endArray()
        }
        writer.endObject()
        return writer
    }
}
