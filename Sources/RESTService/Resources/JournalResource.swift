import ControllerHierarchy
import JSONBytes
import MicroHTTPServer
import Scenarios
import Sessions
import WireFormat

/// A session's past: back to the launch, a second session from any point of it, out of the service and in
/// again.
enum JournalResource {
    static let routes = [
        Route(
            .get, "/v1/sessions/{session}/operations", "listOperations",
            parameters: [
                QueryParameter("after", .integer(QueryParameter.positions)),
                QueryParameter("limit", .integer(1...1_000_000)),
            ], isLong: true, handler: .reading(operations)),
        Route(
            .post, "/v1/sessions/{session}/reset", "resetSession", body: .optional, isLong: true,
            handler: .changing(reset)),
        Route(
            .post, "/v1/sessions/{session}/fork", "forkSession", body: .optional, isLong: true,
            handler: .managing(fork)),
        Route(
            .get, "/v1/sessions/{session}/export", "exportSession", isLong: true, [.json, .yaml],
            handler: .reading(export)),
        Route(
            .post, "/v1/imports", "importSession", body: .json, takesDefinition: true, isLong: true,
            handler: .replying(importSession)),
    ]

    /// The fields of a body that may be empty.
    private static func fields(of call: Call) throws(Problem) -> FieldReader? {
        if call.body.isEmpty { return nil }
        let document = try readable { () throws(WireError) in try JSONContent.document(call.body) }
        return FieldReader(document.root)
    }

    @Sendable private static func reset(
        _ service: Service, _ call: Call, _ session: Session, _ conditions: RequestConditions
    ) throws(Problem) -> Reply {
        if var fields = try fields(of: call) { try fields.finish() }
        var conditions = conditions
        conditions.budget = call.newBudget(service)
        return Reply.from { [conditions] answer in
            session.reset(conditions: conditions, answer: answer)
        } respond: { result in
            Response.of(result) { receipt throws(SessionError) in
                let launched = SessionsResource.launched(
                    try session.summary(), receipt.outcome, firstSequence: receipt.firstSequence)
                var response = Response(.json, launched, version: receipt.version)
                if receipt.isReplayed { response.headers.append(.replayed) }
                return response
            }
        }
    }

    @Sendable private static func fork(
        _ service: Service, _ call: Call, _ session: Session
    ) throws(Problem) -> Reply {
        var version: Int?
        if var fields = try fields(of: call) {
            version = fields.integer("at", in: QueryParameter.positions)
            try fields.finish()
        }
        let key = try call.idempotencyKey()
        return Reply.from { answer in
            service.registry.fork(session, at: version, key: key, owner: call.owner, answer: answer)
        } respond: { result in
            copied(result, service)
        }
    }

    /// The operations of a page at most.
    private static let operationsMax = 10_000

    @Sendable private static func operations(
        _ service: Service, _ call: Call, _ session: Session
    ) throws(Problem) -> Response {
        let limit = min(call.integer("limit") ?? operationsMax, operationsMax)
        let page = try found { () throws(SessionError) in
            try session.operations(after: call.integer("after") ?? 0, limit: limit)
        }
        var writer = JSONWriter(capacity: 4_096)
        page.write(to: &writer)
        return Response(.json, writer, version: page.version)
    }

    @Sendable private static func export(
        _ service: Service, _ call: Call, _ session: Session
    ) throws(Problem) -> Response {
        guard call.representation == .yaml else {
            return Response(.json, .bytes(try found { () throws(SessionError) in try session.export() }))
        }
        let limits = service.registry.limits
        let course = try found { () throws(SessionError) in
            try session.course(stepsMax: limits.content.operationsMax)
        }
        let budget = call.newBudget(service)
        let recorded = try affordable { () throws(WorkRefusal) in
            let recorded = try RecordedScenario(
                course, name: "session \(session.id)", limits: limits, within: budget)
            try budget.answer(bytes: recorded.text.utf8.count)
            return recorded
        }
        return Response(.yaml, text: recorded.text)
    }

    @Sendable private static func importSession(_ service: Service, _ call: Call) throws(Problem) -> Reply {
        let document = [UInt8](call.body)
        let key = try call.idempotencyKey()
        return Reply.from { answer in
            service.registry.import(
                document, key: key, owner: call.owner, budget: call.newBudget(service), answer: answer)
        } respond: { result in
            if case .failure(.replayDiverged(let version)) = result {
                return diverged(version).response
            }
            return copied(result, service)
        }
    }

    /// The problem of a document whose operations cause other events here than where it was exported.
    private static func diverged(_ version: Int) -> Problem {
        let pointer = version == 0 ? "/launchDigest" : "/operations/\(version - 1)/digest"
        let detail = "the events are not those of the export; another version of the program made it"
        return Problem(
            .invalidRequest, "\(pointer): \(detail).",
            errors: [Problem.Violation(pointer: pointer, detail: detail)])
    }

    /// The answer about a session that was made from another one.
    private static func copied(
        _ result: Result<CopiedSession, SessionError>, _ service: Service
    ) -> Response {
        Response.of(result) { copied throws(SessionError) in
            service.metrics.countCreation(isReplayed: copied.isReplayed)
            let summary = try copied.session.summary()
            var writer = JSONWriter()
            writer.beginObject()
            writer.key("session")
            summary.write(to: &writer)
            writer.endObject()
            var response = Response(status: 201, .json, writer, version: summary.version)
            response.headers = [.location(summary)]
            if copied.isReplayed { response.headers.append(.replayed) }
            return response
        }
    }
}
