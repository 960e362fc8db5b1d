package import MicroHTTPServer

extension Service {
    /// Answers a request that has come over the network, now or as soon as its answer is durable.
    package func serve(_ exchange: consuming Exchange) {
        switch reply(to: Request(exchange)) {
        case .response(let response):
            exchange.respond(
                status: UInt16(response.status), contentType: response.contentType,
                headers: response.replyHeaders, body: response.body)
        case .pending(let pending):
            guard let suspended = exchange.suspend() else {
                // The server is stopping and has answered 503; the work goes on, its response is thrown away.
                pending.deliver { response in response.discard() }
                return
            }
            pending.deliver { response in
                suspended.respond(
                    status: UInt16(response.status), contentType: response.contentType,
                    headers: response.replyHeaders, body: response.body)
            }
        case .stream(let head, let stream):
            let writer = exchange.stream(
                status: UInt16(head.status), contentType: head.mediaType.contentType,
                headers: head.replyHeaders)
            if let writer { streams.open(stream, writer) } else { streams.abandon(stream) }
        }
    }
}

extension Response {
    /// The media type as the header has it; nil without a body.
    var contentType: StaticString? { mediaType == .none ? nil : mediaType.contentType }

    var replyHeaders: ReplyHeaders {
        var fields = headers
        var constant = Response.commonHeaders
        if mediaType == .html {
            constant = Response.pageHeaders
            fields.append(contentSecurityPolicy ?? Response.plainPolicy)
        }
        return ReplyHeaders(
            constant: constant, version: version.map(UInt64.init), requestID: requestID, fields: fields)
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
        guard mediaType == .html else { return all + Response.common + headers }
        return all + Response.page + headers + [contentSecurityPolicy ?? Response.plainPolicy]
    }
}
