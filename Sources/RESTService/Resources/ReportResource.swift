import ControllerHierarchy
import MicroHTTPServer
import Scenarios
import Sessions
import WireFormat

/// A session as one file to attach and to open without the service.
enum ReportResource {
    static let routes = [
        Route(
            .get, "/v1/sessions/{session}/report", "getReport",
            parameters: [QueryParameter("versions", .text(maximum: 512))], isLong: true, [.html],
            handler: .reading(report))
    ]

    @Sendable private static func report(
        _ service: Service, _ call: Call, _ session: Session
    ) throws(Problem) -> Response {
        let limits = service.registry.limits
        let version = session.version
        let versions = try versions(call)
        let course = try found { () throws(SessionError) in
            try session.course(stepsMax: limits.content.operationsMax)
        }
        let budget = call.newBudget(service, answersOutcomes: false)
        let record = try affordable { () throws(WorkRefusal) in
            var record = try RunRecord(
                course, name: "session \(session.id)", limits: limits, within: budget)
            if !versions.isEmpty { try record.examine(in: versions, limits: limits, within: budget) }
            try budget.answer(bytes: record.byteCount)
            return record
        }
        var response = Response(
            .html, text: RunPage.document(of: [RunPage.Run(record)]), version: version)
        response.headers.append(RunPage.policy)
        return response
    }

    /// The versions that are compared; none by the word `none`.
    private static func versions(_ call: Call) throws(Problem) -> [SystemVersion] {
        let text = call.query("versions") ?? "all"
        if text == "none" { return [] }
        do throws(VersionList.Malformed) {
            return try VersionList.read(text)
        } catch {
            throw Problem(.invalidParameter, "The query parameter versions: \(error.description), or none.")
        }
    }
}
