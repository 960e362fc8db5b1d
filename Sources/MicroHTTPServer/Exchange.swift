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

    /// The method; its token as sent is `methodToken`.
    package var method: HTTPMethod {
        HTTPMethod(token: uhttp_request_method(request))
    }

    /// The method's token as sent, valid until the exchange is answered.
    package var methodToken: UnsafeRawBufferPointer {
        let token = uhttp_request_method(request)
        return UnsafeRawBufferPointer(start: token, count: cStringCount(token))
    }

    /// The target as sent, undecoded, with its query; `*` or starting with a slash, without spaces and
    /// control characters.
    package var target: UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(uhttp_request_target(request))
    }

    /// The whole body; empty when there is none.
    package var body: UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(uhttp_request_body(request))
    }

    /// Whether the client is on this machine: a loopback address or a socket file.
    package var remoteIsLoopback: Bool {
        uhttp_request_is_loopback(request)
    }

    /// The value of the first header of that name, whose case does not matter.
    package func header(_ name: StaticString) -> UnsafeRawBufferPointer? {
        let value = name.withUTF8Buffer { name in
            name.withMemoryRebound(to: CChar.self) { name in
                name.baseAddress.map { uhttp_request_header(request, $0, name.count) } ?? uhttp_bytes()
            }
        }
        return value.start == nil ? nil : UnsafeRawBufferPointer(value)
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

    /// Answers the request with a reply made before.
    package consuming func respond(_ prepared: PreparedReply) {
        _ = uhttp_request_reply_prepared(request, prepared.prepared)
    }

    /// Lets the handler return without an answer, which any thread gives later.
    ///
    /// - Returns: `nil` when the server is stopping; the request is then answered 503.
    package consuming func suspend() -> SuspendedExchange? {
        if let suspension = uhttp_request_suspend(request) {
            return SuspendedExchange(suspension: suspension)
        }
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
