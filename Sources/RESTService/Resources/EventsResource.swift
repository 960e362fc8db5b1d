import ControllerHierarchy
import JSONBytes
import MicroHTTPServer
import Scenarios
import Sessions
import WireFormat

/// The log of a session, and its comparison with expected lines.
enum EventsResource {
    static let routes = [
        Route(
            .get, "/v1/sessions/{session}/events", "listEvents",
            parameters: [
                QueryParameter("after", .integer(QueryParameter.positions)),
                QueryParameter("limit", .integer(1...1_000_000)),
                QueryParameter("types", .words(Callback.Kind.allCases.map(\.rawValue))),
                QueryParameter("targets", .text(maximum: 256)),
                QueryParameter("follow", .word(["true", "false"])),
                QueryParameter("explain", .word(["true", "false"])),
                OperationsResource.style,
            ], [.json, .text, .ndjson, .eventStream], handler: .replying(events)),
        Route(
            .post, "/v1/sessions/{session}/expect", "expectEvents", body: .json, [.json, .text, .xml],
            handler: .reading(expect)),
        Route(
            .get, "/v1/sessions/{session}/diagram", "getDiagram",
            parameters: [
                QueryParameter("after", .integer(QueryParameter.positions)),
                QueryParameter("limit", .integer(1...1_000_000)),
                QueryParameter("types", .words(Callback.Kind.allCases.map(\.rawValue))),
                QueryParameter("targets", .text(maximum: 256)),
            ], isLong: true, [.svg, .mermaid],
            handler: .reading(diagram)),
    ]

    @Sendable private static func events(_ service: Service, _ call: Call) throws(Problem) -> Reply {
        let query = try eventQuery(call)
        guard call.asksForStream else {
            let session = try call.session(service)
            return try service.durably(session) { () throws(Problem) in
                try list(session, query, service, call)
            }
        }
        let session = try call.sessionToFollow(service)
        var head = Response.empty(200)
        head.mediaType = .eventStream
        // Proxies that buffer replies would keep a stream's events back.
        head.headers = [HeaderField("X-Accel-Buffering", "no")]
        return .stream(head, try service.streams.reserve(session, query))
    }

    /// Which events the request asks for.
    private static func eventQuery(_ call: Call) throws(Problem) -> EventQuery {
        var query = EventQuery()
        query.after = try call.lastEventID() ?? call.integer("after") ?? 0
        query.types = call.list("types").map { Set($0.compactMap(Callback.Kind.init)) }
        query.targets = call.list("targets").map(Set.init)
        return query
    }

    private static func list(
        _ session: Session, _ query: EventQuery, _ service: Service, _ call: Call
    ) throws(Problem) -> Response {
        let version = session.version
        if call.hasVersion(version) { return .empty(304, version: version) }
        var query = query
        query.limit = call.integer("limit") ?? service.registry.limits.eventsPerPageMax
        try postponeIfMany(query, of: session)
        let budget = call.newBudget(service)
        let page = try found { () throws(SessionError) in try session.events(query, within: budget) }
        let explanation =
            call.query("explain") == "true"
            ? try SessionExplanation(of: session, within: budget, service, call) : nil
        var writer = JSONWriter(capacity: 256 + page.events.count * EventEncoder.usualByteCount)
        switch call.representation {
        case .text:
            if let explanation { return Response(.text, text: explanation.text(of: page), version: version) }
            let style = call.query("style").flatMap(EventText.Style.init) ?? .swift
            EventText.write(page.events.lazy.map(\.event), style: style, to: &writer)
        case .ndjson:
            for (sequence, event) in page.events {
                EventEncoder().write(event, sequence: sequence, to: &writer)
                writer.write("\n")
            }
        case .eventStream:
            if page.isTruncated { StreamText.writeGap((query.after + 1)...(page.first - 1), to: &writer) }
            for (sequence, event) in page.events { StreamText.write(event, sequence: sequence, to: &writer) }
        default: write(page, explanation, to: &writer)
        }
        return Response(call.representation, writer, version: version)
    }

    /// More take longer to write than a request may on a thread that serves connections.
    private static let fewEventsMax = 1_000

    private static func postponeIfMany(_ query: EventQuery, of session: Session) throws(Problem) {
        let last = try found { () throws(SessionError) in try session.summary().eventCount }
        if min(last - query.after, query.limit ?? last) > fewEventsMax { try Call.mayTakeLong() }
    }

    private static func write(
        _ page: EventPage, _ explanation: SessionExplanation?, to writer: inout JSONWriter
    ) {
        writer.beginObject()
        writer.key("events")
        writer.write("[")
        for (index, entry) in page.events.enumerated() {
            if index > 0 { writer.write(",") }
            EventEncoder().write(entry.event, sequence: entry.sequence, to: &writer)
        }
        writer.write("]")
        writer.key("firstSeq")
        writer.value(page.first)
        writer.key("lastSeq")
        writer.value(page.last)
        if page.isTruncated {
            writer.key("truncated")
            writer.value(true)
        }
        if page.hasMore {
            writer.key("next")
            writer.value(page.next)
        }
        explanation?.write(page, to: &writer)
        writer.endObject()
    }

    /// Longer ones have more lines than are compared in a moment.
    private static let shortExpectationBytesMax = 4 << 10

    @Sendable private static func expect(
        _ service: Service, _ call: Call, _ session: Session
    ) throws(Problem) -> Response {
        let budget = call.newBudget(service)
        if call.body.count > shortExpectationBytesMax { try Call.mayTakeLong() }
        let expectation = try Expectation(call.body, within: budget) { () throws(Problem) in
            try found { () throws(SessionError) in try session.definition() }.application.classes
        }
        var query = EventQuery()
        query.after = expectation.after
        query.limit = service.registry.limits.eventsPerPageMax
        try postponeIfMany(query, of: session)
        let page = try found { () throws(SessionError) in
            try session.events(query, within: budget)
        }
        let verdict = try affordable { () throws(WorkRefusal) in
            let verdict = ExpectationVerdict(
                try expectation.compare(page.events.map(\.event), within: budget))
            try budget.answer(bytes: verdict.byteCount)
            return verdict
        }
        switch call.representation {
        case .text: return Response(.text, text: verdict.text)
        case .xml:
            let testCase = JUnitReport.Case(verdict, className: "expect", name: session.id.description)
            return Response(.xml, text: JUnitReport(cases: [testCase]).xml)
        default: return Response(.json, verdict.written())
        }
    }

    @Sendable private static func diagram(
        _ service: Service, _ call: Call, _ session: Session
    ) throws(Problem) -> Response {
        let version = session.version
        if call.hasVersion(version) { return .empty(304, version: version) }
        var query = try eventQuery(call)
        let wanted = call.integer("limit") ?? SequenceDiagram.eventsMax
        query.limit = min(wanted, SequenceDiagram.eventsMax)
        let page = try found { () throws(SessionError) in
            try session.events(query, within: call.newBudget(service))
        }
        let diagram = SequenceDiagram(
            events: page.events.map(\.event), isTruncated: page.hasMore && wanted >= SequenceDiagram.eventsMax
        )
        let text = call.representation == .mermaid ? diagram.mermaid : diagram.svg
        return Response(call.representation, text: text, version: version)
    }
}

extension Call {
    /// The session that the path names, for a stream of its events, which never waits for it.
    fileprivate func sessionToFollow(_ service: Service) throws(Problem) -> SessionID {
        try found { () throws(SessionError) in
            guard let id = path.session else { throw SessionError.notFound(nil) }
            try service.registry.touch(id, in: scope)
            return id
        }
    }

    /// The place behind which a client that comes back wants to go on; nil for a client that is new.
    fileprivate func lastEventID() throws(Problem) -> Int? {
        guard let header = request.headers.lastEventID else { return nil }
        guard let place = header.text.flatMap(Int.init(decimal:)),
            QueryParameter.positions.contains(place)
        else { throw Problem(.invalidParameter, "Last-Event-ID must be the id of an event, a number.") }
        return place
    }
}

extension Call {
    /// Whether the answer goes on for as long as its client stays.
    var asksForStream: Bool { representation == .eventStream && query("follow") != "false" }
}
