/// What a handler answers.
package struct Response {
    package var status: Int
    package var mediaType: MediaType
    /// Headers besides those that every reply carries, in order.
    package var headers: [Header] = []
    /// The session's version, sent as `ETag: "v7"`.
    package var version: Int?
    package var body: Body

    /// Creates a response with a body of that type.
    package init(status: Int = 200, _ mediaType: MediaType, _ body: Body, version: Int? = nil) {
        self.status = status
        self.mediaType = mediaType
        self.body = body
        self.version = version
    }

    /// A response without a body.
    package static func empty(_ status: Int, version: Int? = nil) -> Response {
        Response(status: status, .none, .bytes([]), version: version)
    }

    /// One more header.
    package struct Header: Sendable {
        package let name: String
        package let value: String

        /// Creates a header; the value holds no control characters.
        package init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    /// The bytes of a body and who owns them.
    package enum Body {
        case bytes([UInt8])
        /// Bytes that live as long as the process.
        case constant(StaticString)
    }

    /// The value of the first header of that name, spelled as the service spells it.
    package func header(_ name: String) -> String? {
        headers.first { $0.name == name }?.value
    }
}
