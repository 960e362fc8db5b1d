package import MicroHTTPServer
import Sessions

extension Service {
    /// Answers a request that has come over the network, now or as soon as its answer is durable.
    package func serve(_ exchange: consuming Exchange) {
        if !ServingThread.isCurrent { enter(exchange.eventThread) }
        let request: Request
        let reply: Reply
        if let note = exchange.takeNote() {
            let admitted = unsafeDowncast(note, to: AdmittedRequest.self)
            admitted.complete(exchange.body)
            request = admitted.call.request
            reply = self.reply(to: admitted)
        } else {
            request = Request(exchange)
            reply = self.reply(to: request)
        }
        send(reply, to: request, exchange)
    }

    /// Makes the event thread one that is told on itself what has become of its requests' writes.
    private func enter(_ thread: EventThread?) {
        guard let thread else { return ServingThread.enter() }
        ServingThread.enter({ thread.post($0) }, watching: { EventWatch($0, $1) })
    }

    @inline(__always)
    private func send(_ reply: consuming Reply, to request: Request, _ exchange: consuming Exchange) {
        switch consume reply {
        case .response(let response):
            exchange.respond(
                status: UInt16(response.status), contentType: response.contentType,
                headers: response.replyHeaders, body: response.body)
        case .pending(let pending):
            let suspended: SuspendedExchange?
            if let prepared = pending.handOver() {
                suspended = exchange.suspend(
                    status: UInt16(prepared.status), contentType: prepared.contentType,
                    headers: prepared.replyHeaders, body: prepared.body)
            } else {
                suspended = exchange.suspend()
            }
            // Without one the server is stopping and has answered 503; the work goes on, its response is
            // thrown away.
            if let suspended { pending.deliver(to: suspended) } else { pending.deliver { $0.discard() } }
        case .stream(let head, let stream):
            let writer = exchange.stream(
                status: UInt16(head.status), contentType: head.mediaType.contentType,
                headers: head.replyHeaders)
            if let writer { streams.open(stream, writer) } else { streams.abandon(stream) }
        case .postponed(let passage):
            let copy = RequestCopy(request, since: passage)
            if let suspended = exchange.suspend() { postpone(copy, suspended) }
        case .elsewhere(let passage):
            let copy = RequestCopy(request, since: passage)
            if let suspended = exchange.suspend() { sharedReads.answer(copy, suspended, with: self) }
        }
    }

    /// Answers the copy of a request, over an exchange that is suspended until then.
    ///
    /// - Parameter isLong: Whether this is a thread for requests that take long, which carries out whatever
    ///   comes.
    func answer(_ request: RequestCopy, _ exchange: SuspendedExchange, isLong: Bool) {
        let reply = request.withRequest(waiting: isLong ? exchange : nil) { lent in
            self.reply(to: lent, since: request.passage)
        }
        switch reply {
        case .response(let response): exchange.respond(response)
        case .pending(let pending): pending.deliver(to: exchange)
        case .stream(_, let stream):
            // Streams begin on the threads of the server alone, and never come here.
            streams.abandon(stream)
            refuse(request, exchange, .overloaded)
        case .postponed(let passage), .elsewhere(let passage):
            if isLong { return refuse(request, exchange, .overloaded) }
            postpone(request.since(passage), exchange)
        }
    }

    /// Answers the copy of a request without carrying it out.
    func refuse(_ request: RequestCopy, _ exchange: SuspendedExchange, _ problem: Problem) {
        metrics.requestBegan()
        var response = problem.response
        request.passage.finish(&response, of: self)
        exchange.respond(response)
    }

    /// Has a request carried out where it may take its time.
    func postpone(_ request: RequestCopy, _ exchange: SuspendedExchange) {
        workers.carryOut(
            Workers.Work(request: request, exchange: exchange, session: request.session), for: self)
    }
}

extension SessionID {
    /// The session that a path names; nil where it names none.
    init?(inPath target: UnsafeRawBufferPointer) {
        let prefix = "/v1/sessions/".utf8
        guard target.starts(with: prefix) else { return nil }
        let segment = target.dropFirst(prefix.count).prefix { byte in
            byte != UInt8(ascii: "/") && byte != UInt8(ascii: "?")
        }
        self.init(String(decoding: segment, as: UTF8.self))
    }
}

extension SuspendedExchange {
    /// Answers the request.
    func respond(_ response: Response) {
        respond(
            status: UInt16(response.status), contentType: response.contentType,
            headers: response.replyHeaders, body: response.body)
    }
}

extension Response {
    /// The media type as the header has it; nil without a body.
    var contentType: StaticString? { mediaType == .none ? nil : mediaType.contentType }

    var replyHeaders: ReplyHeaders {
        ReplyHeaders(
            constant: mediaType == .html ? Response.pageHeaders : Response.commonHeaders,
            version: version.map(UInt64.init), requestID: requestID, fields: guardedHeaders)
    }

    /// The headers of the response, and what a browser may load for it: of a page without a policy of its
    /// own and of an image nothing.
    private var guardedHeaders: [HeaderField] {
        switch mediaType {
        case .html, .svg:
            let policy = Response.plainPolicy
            return headers.contains { $0.name == policy.name } ? headers : headers + [policy]
        default:
            // Few have any, and of an array that is handed on a reference is counted.
            return headers.isEmpty ? [] : headers
        }
    }

    private static let common = [
        HeaderField("Cache-Control", "no-store"), HeaderField("X-Content-Type-Options", "nosniff"),
    ]
    private static let page = common + [HeaderField("Referrer-Policy", "no-referrer")]
    private static let plainPolicy = HeaderField(
        "Content-Security-Policy",
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'")
    private static let commonHeaders = HeaderSet(common)
    private static let pageHeaders = HeaderSet(page)

    /// All headers of the reply but those of the connection and the length, as they are sent.
    package var allHeaders: [HeaderField] {
        var all: [HeaderField] = []
        if let contentType { all.append(HeaderField("Content-Type", contentType.description)) }
        if let requestID { all.append(HeaderField("Request-Id", requestID)) }
        if let version { all.append(HeaderField("ETag", "\"v\(version)\"")) }
        return all + (mediaType == .html ? Response.page : Response.common) + guardedHeaders
    }
}

extension EventWatch: ServingWatch {}
