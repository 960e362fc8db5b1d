import CMicroHTTPShim

/// One request and the duty to answer it.
///
/// What it lends (target, headers, body) belongs to the shim and is valid until the exchange is answered,
/// at the latest until the handler returns. Answering, suspending and streaming consume it, so that each
/// happens at most once.
package struct Exchange: ~Copyable {
    private let request: OpaquePointer

    init(request: OpaquePointer) {
        self.request = request
    }

    package var method: HTTPMethod {
        HTTPMethod(token: uhttp_request_method(request))
    }

    /// The target as sent, undecoded, with its query: `*`, or starting with a slash, `http://` or `https://`,
    /// without spaces and control characters.
    package var target: UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(uhttp_request_target(request))
    }

    /// How long the header block says that the body is.
    package var announcedBody: AnnouncedBody {
        let count = uhttp_request_announced(request)
        return count == Int(bitPattern: UInt.max) ? .chunks : .bytes(count)
    }

    /// The whole body; empty when there is none, and in the gate.
    package var body: UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(uhttp_request_body(request))
    }

    /// The thread that serves the request; nil without the means to wake it.
    package var eventThread: EventThread? { uhttp_request_loop(request).map { EventThread(loop: $0) } }

    /// The headers that a server can ask for.
    package var headers: RequestHeaders { RequestHeaders(values: uhttp_request_headers(request)) }

    /// What the gate has left for the handler, once; nil when the request came in one piece.
    package func takeNote() -> AnyObject? {
        uhttp_request_take_note(request).map { Unmanaged<AnyObject>.fromOpaque($0).takeRetainedValue() }
    }

    /// Lets the body be read, or answers without it; in the gate only.
    borrowing func decide(_ verdict: consuming Verdict) {
        switch consume verdict {
        case .admitted(let bodyBytesMax, let note):
            let retained = Unmanaged.passRetained(note)
            if !uhttp_request_admit(request, bodyBytesMax, retained.toOpaque()) { retained.release() }
        case .declined(let status, let contentType, let headers, let body):
            headers.withReply(status: status, contentType: contentType, body: body) { reply in
                _ = uhttp_request_decline(request, &reply)
            }
        }
    }

    /// Answers the request.
    package consuming func respond(
        status: UInt16, contentType: StaticString? = nil, headers: ReplyHeaders = ReplyHeaders(),
        body: ReplyBody = .empty
    ) {
        headers.withReply(status: status, contentType: contentType, body: body) { reply in
            _ = uhttp_request_reply(request, &reply)
        }
    }

    /// Lets the handler return without an answer, which any thread gives later.
    ///
    /// - Returns: `nil` when the server is stopping; the request is then answered 503.
    package consuming func suspend() -> SuspendedExchange? {
        suspended(uhttp_request_suspend(request, nil))
    }

    /// The same with an answer that only has to be confirmed later.
    package consuming func suspend(
        status: UInt16, contentType: StaticString? = nil, headers: ReplyHeaders = ReplyHeaders(),
        body: ReplyBody = .empty
    ) -> SuspendedExchange? {
        let suspension = headers.withReply(status: status, contentType: contentType, body: body) { reply in
            uhttp_request_suspend(request, &reply)
        }
        return suspended(suspension)
    }

    private func suspended(_ suspension: OpaquePointer?) -> SuspendedExchange? {
        if let suspension { return SuspendedExchange(suspension: suspension) }
        refuse()
        return nil
    }

    /// Sends the head of a reply whose body any thread writes piece by piece.
    ///
    /// The connection ends with the stream. A HEAD request gets the head alone and a stream that is closed.
    /// - Returns: `nil` when the server is stopping or has too many streams; the request is then answered
    ///   503.
    package consuming func stream(
        status: UInt16, contentType: StaticString, headers: ReplyHeaders = ReplyHeaders()
    ) -> StreamWriter? {
        let stream = headers.withReply(status: status, contentType: contentType, body: .empty) { reply in
            uhttp_request_stream(request, &reply)
        }
        if let stream {
            return StreamWriter(stream: stream)
        }
        refuse()
        return nil
    }

    private func refuse() {
        _ = uhttp_request_refuse_overloaded(request)
    }
}

extension UnsafeRawBufferPointer {
    init(_ bytes: uhttp_bytes) {
        self.init(start: bytes.start, count: bytes.count)
    }
}
