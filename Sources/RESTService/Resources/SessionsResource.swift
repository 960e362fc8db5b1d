import ControllerHierarchy
import JSONBytes
import MicroHTTPServer
import Sessions
import WireFormat

/// `/v1/sessions` and `/v1/sessions/{session}`.
enum SessionsResource {
    static let routes = [
        Route(
            .post, "/v1/sessions", "createSession", body: .definition, takesDefinition: true,
            handler: .replying(create)),
        Route(
            .get, "/v1/sessions", "listSessions",
            parameters: [
                QueryParameter("label", .label), QueryParameter("limit", .integer(1...1_000_000)),
                QueryParameter("cursor", .digits(maximum: 18)),
            ], handler: .answering(list)),
        Route(
            .delete, "/v1/sessions", "deleteSessions",
            parameters: [QueryParameter("label", .label, required: true)], isLong: true,
            handler: .replying(deleteAll)),
        Route(.get, "/v1/sessions/{session}", "getSession", handler: .reading(get)),
        Route(.patch, "/v1/sessions/{session}", "updateSession", body: .json, handler: .managing(update)),
        Route(.delete, "/v1/sessions/{session}", "deleteSession", [], handler: .managing(delete)),
    ]

    @Sendable private static func create(_ service: Service, _ call: Call) throws(Problem) -> Reply {
        let key = try call.idempotencyKey()
        let definition = try definition(service, call)
        let (owner, budget) = (call.owner, call.newBudget(service))
        let pending = PendingReply()
        service.registry.create(definition: definition, key: key, owner: owner, budget: budget) { result in
            if case .failure(.wouldPause) = result {
                return createPausing(service, owner, definition, key, pending)
            }
            pending.answer(
                Response.of(result) { created throws(SessionError) in try response(to: created, service) })
        }
        return pending.take().map { .response($0) } ?? .pending(pending)
    }

    private static func definition(_ service: Service, _ call: Call) throws(Problem) -> [UInt8] {
        guard call.bodyType == .zip else { return [UInt8](call.body) }
        try Call.mayTakeLong()
        return try SessionArchive(
            call.body, bytesMax: service.configuration.definitionBytesMax,
            limits: service.registry.limits.documents
        ).definition()
    }

    private static func response(
        to created: CreatedSession, _ service: Service
    ) throws(SessionError) -> Response {
        service.metrics.countCreation(isReplayed: created.isReplayed)
        let summary = try created.session.summary()
        var response = answer(to: created, summary)
        response.headers = [.location(summary)]
        if created.isReplayed { response.headers.append(.replayed) }
        return response
    }

    /// A new session and the events of its launch, which are written once for all sessions of a known
    /// definition.
    private static func answer(to created: CreatedSession, _ summary: SessionSummary) -> Response {
        guard let known = created.known else {
            let text = launched(summary, created.launch, remark: created.device.remark)
            return Response(status: 201, .json, text, version: 0)
        }
        let launch: JSONText
        if let kept = known.answer {
            launch = kept
        } else {
            var writer = JSONWriter(capacity: 512 + created.launch.events.count * EventEncoder.usualByteCount)
            writeLaunch(created.launch, remark: created.device.remark, to: &writer)
            launch = JSONText(writer)
            known.keep(answer: launch)
        }
        var writer = JSONWriter(capacity: 512)
        writer.write(#"{"session":"#)
        summary.write(to: &writer)
        return Response(status: 201, .json, writer, followedBy: launch, version: 0)
    }

    /// Creates a session whose launch stops; it is there when the launch has come to its end.
    private static func createPausing(
        _ service: Service, _ owner: String?, _ definition: [UInt8], _ key: IdempotencyKey?,
        _ pending: PendingReply
    ) {
        service.registry.createPausing(
            definition: definition, key: key, owner: owner, on: { WorkerThread.start($0) }
        ) { result, session in
            do throws(SessionError) {
                switch (result, session) {
                case (.success(.launched(let created, _)), _):
                    pending.answer(try response(to: created, service))
                case (.success(.paused(let report)), let session?):
                    pending.answer(response(to: report, of: try session.summary()))
                case (.failure(let failure), _): throw failure.error
                // It was given up in the same moment.
                case (.success, _): throw .notFound(nil)
                }
            } catch {
                pending.answer(Problem(error).response)
            }
        }
    }

    /// Where a launch has stopped, with the session that comes of it.
    private static func response(to report: PauseReport, of summary: SessionSummary) -> Response {
        var writer = JSONWriter(capacity: 1_024 + report.events.count * EventEncoder.usualByteCount)
        writer.beginObject()
        writer.key("session")
        summary.write(to: &writer)
        writer.key("outcome")
        writer.value("paused")
        writer.key("events")
        writer.beginArray()
        EventEncoder().writeElements(report.events, firstSequence: report.firstSequence, to: &writer)
        writer.endArray()
        writer.key("paused")
        PauseEncoder.write(report, to: &writer)
        writer.endObject()
        var response = Response(.json, writer)
        response.headers = [.location(summary), HeaderField("Pause-Token", report.token)]
        return response
    }

    /// A session and the events of a launch.
    static func launched(
        _ summary: SessionSummary, _ launch: OperationOutcome, firstSequence: Int = 1, remark: String? = nil
    ) -> JSONWriter {
        var writer = JSONWriter(capacity: 512 + launch.events.count * EventEncoder.usualByteCount)
        writer.write(#"{"session":"#)
        summary.write(to: &writer)
        writeLaunch(launch, firstSequence: firstSequence, remark: remark, to: &writer)
        return writer
    }

    /// Writes what an answer says of a launch behind its session.
    private static func writeLaunch(
        _ launch: OperationOutcome, firstSequence: Int = 1, remark: String?, to writer: inout JSONWriter
    ) {
        writer.write(#","outcome":"#)
        writer.value(launch.outcome.rawValue)
        writer.write(#","events":["#)
        EventEncoder().writeElements(launch.events, firstSequence: firstSequence, to: &writer)
        writer.write("]")
        if let remark {
            writer.write(#","remarks":["#)
            writer.value(remark)
            writer.write("]")
        }
        writer.write("}")
    }

    @Sendable private static func list(_ service: Service, _ call: Call) throws(Problem) -> Response {
        let limit = min(call.integer("limit") ?? Service.pageSizeDefault, Service.pageSizeMax)
        if limit > Service.pageSizeDefault { try Call.mayTakeLong() }
        let page = try found { () throws(SessionError) in
            try service.registry.list(
                label: call.label, in: call.scope, cursor: call.query("cursor"), limit: limit)
        }
        var writer = JSONWriter()
        writer.beginObject()
        writer.key("items")
        writer.beginArray()
        for item in page.items { item.write(to: &writer) }
        writer.endArray()
        if let next = page.next {
            writer.key("next")
            writer.value(next)
        }
        writer.endObject()
        return Response(.json, writer)
    }

    @Sendable private static func deleteAll(_ service: Service, _ call: Call) throws(Problem) -> Reply {
        guard let label = call.label else {
            throw Problem(.invalidParameter, "The query parameter label is required.")
        }
        return Reply.from { answer in
            service.registry.delete(label: label, in: call.scope, answer: answer)
        } respond: { result in
            Response.of(result) { count throws(SessionError) in
                Response(.json, text: #"{"deleted":\#(count)}"#)
            }
        }
    }

    @Sendable private static func get(
        _ service: Service, _ call: Call, _ session: Session
    ) throws(Problem) -> Response {
        let summary = try found { () throws(SessionError) in try session.summary() }
        if call.hasVersion(summary.version) { return .empty(304, version: summary.version) }
        session.touch()
        return response(summary)
    }

    private static func response(_ summary: SessionSummary) -> Response {
        var writer = JSONWriter()
        summary.write(to: &writer)
        return Response(.json, writer, version: summary.version)
    }

    @Sendable private static func update(
        _ service: Service, _ call: Call, _ session: Session
    ) throws(Problem) -> Reply {
        let change = try readable { () throws(WireError) in
            try SessionChange(body: [UInt8](call.body), limits: service.registry.limits.content)
        }
        try call.checkIfMatch(version: session.version)
        return Reply.from { answer in
            service.registry.change(session.id, change, answer: answer)
        } respond: { result in
            Response.of(result) { summary throws(SessionError) in response(summary) }
        }
    }

    @Sendable private static func delete(
        _ service: Service, _ call: Call, _ session: Session
    ) throws(Problem) -> Reply {
        try call.checkIfMatch(version: session.version)
        return Reply.from { answer in
            service.registry.delete(session.id, answer: answer)
        } respond: { result in
            Response.of(result) { _ throws(SessionError) in .empty(204) }
        }
    }
}

extension Call {
    /// The label that the query asks for; nil when it asks for none.
    var label: SessionDefinition.Label? {
        guard
            let parts = query("label")?.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        else { return nil }
        return SessionDefinition.Label(key: String(parts[0]), value: String(parts[1]))
    }
}

extension HeaderField {
    /// Where a new session is.
    static func location(_ session: SessionSummary) -> HeaderField {
        HeaderField("Location", session.id.text(behind: "/v1/sessions/"))
    }

    /// Marks the answer to an earlier request with the same key.
    static let replayed = HeaderField("Idempotency-Replayed", "true")
}

extension Response {
    /// The response to a result of sessions, or the problem that it is.
    static func of<Content>(
        _ result: Result<Content, SessionError>, _ respond: (Content) throws(SessionError) -> Response
    ) -> Response {
        do throws(SessionError) {
            return try respond(try result.get())
        } catch {
            return Problem(error).response
        }
    }
}
