import Glibc
package import MicroHTTPServer

/// A request as the router sees it, from a socket or from a test.
///
/// The buffers are borrowed: they are valid until the handler returns.
package struct Request {
    package var method: HTTPMethod
    /// The target as sent, undecoded, without the `http://authority` of an absolute one.
    package private(set) var target: UnsafeRawBufferPointer
    package var headers: Headers
    package private(set) var body: UnsafeRawBufferPointer
    /// Who waits for the answer on another thread; nil where the request is answered as soon as it has come.
    ///
    /// Borrowed as the buffers are; counting references would make each copy of a request dear.
    var waiting: Unmanaged<SuspendedExchange>?
    /// Bytes of the body, be it here or announced; nil for chunks that have not arrived.
    private(set) var bodyCount: Int?

    /// Puts a request together.
    package init(
        method: HTTPMethod, target: UnsafeRawBufferPointer, headers: Headers = Headers(),
        body: UnsafeRawBufferPointer = .init(start: nil, count: 0)
    ) {
        self.method = method
        self.target = target
        self.headers = headers
        self.body = body
        bodyCount = body.count
        if target.first != UInt8(ascii: "/") { splitAbsoluteTarget() }
    }

    /// Borrows the header block of an exchange whose body has not arrived.
    init(headOf exchange: borrowing Exchange) {
        self.init(exchange)
        switch exchange.announcedBody {
        case .bytes(let count): bodyCount = count
        case .chunks: bodyCount = nil
        }
    }

    /// Borrows what the router looks at from an exchange.
    package init(_ exchange: borrowing Exchange) {
        method = exchange.method
        target = exchange.target
        body = exchange.body
        bodyCount = body.count
        headers = Headers(exchange.headers, of: method)
        if target.first != UInt8(ascii: "/") { splitAbsoluteTarget() }
    }

    /// Takes the body that has arrived behind the header block.
    mutating func complete(_ body: UnsafeRawBufferPointer) {
        self.body = body
        bodyCount = body.count
    }

    /// Takes an absolute target apart; its authority counts, not `Host` (RFC 9112, section 3.2.2).
    private mutating func splitAbsoluteTarget() {
        guard let (authority, path) = RequestTarget.splitAbsolute(target) else { return }
        headers.host = authority
        target = path
    }

    /// The headers that the service looks at; each is nil when the request does not have it, or one of its
    /// method does not need it.
    package struct Headers {
        private let all: RequestHeaders
        private let isOfReader: Bool
        package fileprivate(set) var host: UnsafeRawBufferPointer?

        /// Borrows the headers of a request with that method.
        package init(_ all: RequestHeaders = .none, of method: HTTPMethod = .get) {
            self.all = all
            isOfReader = method == .get || method == .head
            host = all[.host]
        }

        package var origin: UnsafeRawBufferPointer? { all[.origin] }
        package var accept: UnsafeRawBufferPointer? { all[.accept] }
        package var contentType: UnsafeRawBufferPointer? { isOfReader ? nil : all[.contentType] }
        package var contentEncoding: UnsafeRawBufferPointer? { isOfReader ? nil : all[.contentEncoding] }
        package var ifMatch: UnsafeRawBufferPointer? { isOfReader ? nil : all[.ifMatch] }
        package var ifNoneMatch: UnsafeRawBufferPointer? { isOfReader ? all[.ifNoneMatch] : nil }
        package var idempotencyKey: UnsafeRawBufferPointer? { isOfReader ? nil : all[.idempotencyKey] }
        /// `Pause-Token`, of a client that goes on in a call that has stopped.
        package var pauseToken: UnsafeRawBufferPointer? { all[.pauseToken] }
        /// `Last-Event-ID`, of a client that comes back to an event stream.
        package var lastEventID: UnsafeRawBufferPointer? { isOfReader ? all[.lastEventID] : nil }
        package var requestID: UnsafeRawBufferPointer? { all[.requestID] }
        package var traceparent: UnsafeRawBufferPointer? { all[.traceparent] }
        package var authorization: UnsafeRawBufferPointer? { all[.authorization] }
        /// `Access-Control-Request-Method`, of a preflight request.
        package var requestedMethod: UnsafeRawBufferPointer? { all[.requestedMethod] }

        /// Copies of all that were sent.
        var copies: [(field: RequestField, value: [UInt8])] {
            RequestField.allCases.compactMap { field in
                let value = field == .host ? host : all[field]
                return value.map { (field, [UInt8]($0)) }
            }
        }
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
}
