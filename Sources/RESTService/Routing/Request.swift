import Glibc
package import MicroHTTPServer

/// A complete request as the router sees it, from a socket or from a test.
///
/// The buffers are borrowed: they are valid until the handler returns.
package struct Request {
    package var method: HTTPMethod
    /// The target as sent, undecoded.
    package var target: UnsafeRawBufferPointer
    package var headers: Headers
    package var body: UnsafeRawBufferPointer

    /// Puts a request together.
    package init(
        method: HTTPMethod, target: UnsafeRawBufferPointer, headers: Headers = Headers(),
        body: UnsafeRawBufferPointer = .init(start: nil, count: 0)
    ) {
        self.method = method
        self.target = target
        self.headers = headers
        self.body = body
    }

    /// Borrows what the router looks at from an exchange.
    package init(_ exchange: borrowing Exchange) {
        method = exchange.method
        target = exchange.target
        body = exchange.body
        headers = Headers()
        headers.host = exchange.header("Host")
        headers.origin = exchange.header("Origin")
        headers.accept = exchange.header("Accept")
        headers.requestID = exchange.header("Request-Id")
        headers.traceparent = exchange.header("traceparent")
        headers.authorization = exchange.header("Authorization")
        if method == .get || method == .head {
            headers.ifNoneMatch = exchange.header("If-None-Match")
            headers.lastEventID = exchange.header("Last-Event-ID")
        } else {
            headers.contentType = exchange.header("Content-Type")
            headers.contentEncoding = exchange.header("Content-Encoding")
            headers.ifMatch = exchange.header("If-Match")
            headers.idempotencyKey = exchange.header("Idempotency-Key")
        }
        if method == .options {
            headers.requestedMethod = exchange.header("Access-Control-Request-Method")
        }
    }

    /// The headers that the service looks at; each is nil when the request does not have it.
    package struct Headers {
        package var host: UnsafeRawBufferPointer?
        package var origin: UnsafeRawBufferPointer?
        package var accept: UnsafeRawBufferPointer?
        package var contentType: UnsafeRawBufferPointer?
        package var contentEncoding: UnsafeRawBufferPointer?
        package var ifMatch: UnsafeRawBufferPointer?
        package var ifNoneMatch: UnsafeRawBufferPointer?
        package var idempotencyKey: UnsafeRawBufferPointer?
        /// `Last-Event-ID`, of a client that comes back to an event stream.
        package var lastEventID: UnsafeRawBufferPointer?
        package var requestID: UnsafeRawBufferPointer?
        package var traceparent: UnsafeRawBufferPointer?
        package var authorization: UnsafeRawBufferPointer?
        /// `Access-Control-Request-Method`, of a preflight request.
        package var requestedMethod: UnsafeRawBufferPointer?

        /// No headers.
        package init() {}
    }
}

extension HTTPMethod {
    /// The token on the wire.
    package var token: String {
        switch self {
        case .get: "GET"
        case .head: "HEAD"
        case .post: "POST"
        case .put: "PUT"
        case .patch: "PATCH"
        case .delete: "DELETE"
        case .options: "OPTIONS"
        case .other: "OTHER"
        }
    }

    /// Whether a request of this method may change something.
    var isMutating: Bool {
        switch self {
        case .get, .head, .options: false
        case .post, .put, .patch, .delete, .other: true
        }
    }
}

extension UnsafeRawBufferPointer {
    /// The bytes as text; nil when they are no UTF-8.
    var text: String? { String(validating: self, as: UTF8.self) }

    /// Whether the bytes are exactly these.
    func equals(_ text: StaticString) -> Bool {
        equals(UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    /// Whether both are the same bytes.
    func equals(_ other: UnsafeRawBufferPointer) -> Bool {
        guard count == other.count else { return false }
        guard let start = baseAddress, let otherStart = other.baseAddress else { return true }
        return memcmp(start, otherStart, count) == 0
    }

    /// The place of the first such byte from a place on.
    func firstIndex(of byte: UInt8, from place: Int = 0) -> Int? {
        guard place < count, let start = baseAddress,
            let found = memchr(start + place, Int32(byte), count - place)
        else { return nil }
        return UnsafeRawPointer(found) - start
    }
}
