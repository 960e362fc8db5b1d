import JSONBytes
import MicroHTTPServer
package import Scenarios

/// Runs as one file: the inspector's page with all that it would ask the service, to open anywhere.
package enum RunPage {
    /// A run, and what came of it if something was expected.
    package struct Run: Sendable {
        let name: String
        let record: RunRecord?
        let result: SuiteResult?

        /// Creates the entry of a session, or of a scenario of which nothing was expected.
        package init(_ record: RunRecord, report: ScenarioReport? = nil) {
            name = record.name
            self.record = record
            result = report.map { SuiteResult($0) }
        }

        /// Creates the entry of a scenario of a suite; without a record its result alone is shown.
        package init(_ result: SuiteResult, _ record: RunRecord?) {
            name = result.report.title
            self.record = record
            // Without its time the same run is the same file.
            self.result = SuiteResult(result.report, known: result.known)
        }
    }

    /// The whole document.
    package static func document(of runs: [Run]) -> String {
        InspectorPage.page(record: script(of: runs), policy: InspectorPage.policyOfReports)
    }

    /// The header that belongs to it where a service sends it.
    static var policy: HeaderField { InspectorPage.header(InspectorPage.policyOfReports) }

    /// The runs as JSON that may stand in a script element, which only a `<` could end.
    private static func script(of runs: [Run]) -> String {
        var writer = JSONWriter(capacity: runs.reduce(1_024) { $0 + ($1.record?.byteCount ?? 1_024) })
        writer.beginObject()
        writer.key("runs")
        writer.beginArray()
        for (index, run) in runs.enumerated() { write(run, number: index + 1, to: &writer) }
        writer.endArray()
        writer.endObject()
        return writer.string().replacing("<", with: #"\u003c"#)
    }

    private static func write(_ run: Run, number: Int, to writer: inout JSONWriter) {
        writer.beginObject()
        writer.key("id")
        writer.value("\(number)")
        writer.key("name")
        writer.value(run.name)
        if let result = run.result {
            writer.key("result")
            result.write(to: &writer)
        }
        run.record?.writeMembers(picture: { SequenceDiagram(lines: $0).svg }, to: &writer)
        writer.endObject()
    }
}
