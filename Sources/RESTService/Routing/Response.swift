import Glibc
package import JSONBytes
package import MicroHTTPServer
import WireFormat

/// What a handler answers.
package struct Response: Sendable {
    package var status: Int
    package var mediaType: MediaType
    /// Headers besides those that every reply carries, in order.
    package var headers: [HeaderField] = []
    /// The name of the request, sent as `Request-Id`; nil until the response is finished.
    package var requestID: String?
    /// The problem whose body is still to be written; nil for every other response.
    var problem: Problem?
    /// The session's version, sent as `ETag: "v7"`.
    package var version: Int?
    /// When it was made, in nanoseconds of the clock of durations, if that has been asked; 0 otherwise.
    var moment = 0
    /// Memory in it must be sent or freed.
    package var body: ReplyBody

    /// Creates a response with a body of that type.
    package init(status: Int = 200, _ mediaType: MediaType, _ body: ReplyBody, version: Int? = nil) {
        self.status = status
        self.mediaType = mediaType
        self.body = mediaType.isForPeople ? Response.withoutControls(body) : body
        self.version = version
    }

    /// Creates a response from what a writer has written.
    package init(
        status: Int = 200, _ mediaType: MediaType, _ writer: consuming JSONWriter, version: Int? = nil
    ) {
        let (pointer, count) = writer.take()
        self.init(status: status, mediaType, .malloced(pointer, count: count), version: version)
    }

    /// Creates a response from what a writer has written, and a text behind it that is not copied.
    package init(
        status: Int = 200, _ mediaType: MediaType, _ writer: consuming JSONWriter, followedBy end: JSONText,
        version: Int? = nil
    ) {
        let (pointer, count) = writer.take()
        self.init(
            status: status, mediaType,
            .begun(pointer, count: count, end: SharedBytes(end.bytes, keptBy: end)), version: version)
    }

    /// Creates a response from text.
    package init(status: Int = 200, _ mediaType: MediaType, text: String, version: Int? = nil) {
        self.init(status: status, mediaType, .bytes(Array(text.utf8)), version: version)
    }

    /// Creates a response from text that is written in the source.
    package init(_ mediaType: MediaType, constant text: StaticString) {
        let bytes = UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
        self.init(mediaType, .constant(bytes))
    }

    /// A response without a body.
    package static func empty(_ status: Int, version: Int? = nil) -> Response {
        Response(status: status, .none, .empty, version: version)
    }
}

extension Response {
    /// Whether the request is to be carried out elsewhere.
    var isPostponed: Bool { problem?.isPostponed ?? false }

    /// The number of bytes of the body.
    var bodyCount: Int {
        switch body {
        case .empty: 0
        case .malloced(_, let count): count
        case .begun(_, let count, let end): count + end.bytes.count
        case .constant(let bytes): bytes.count
        case .bytes(let bytes): bytes.count
        }
    }

    /// Gives back the memory of a response that is not sent.
    package func discard() {
        switch body {
        case .malloced(let start, _), .begun(let start, _, _): free(start)
        case .empty, .constant, .bytes: break
        }
    }

    /// Text for people and their terminals, in which nothing is to be obeyed.
    private static func withoutControls(_ body: ReplyBody) -> ReplyBody {
        switch body {
        case .empty, .constant: return body
        case .begun(let start, _, _):
            defer { free(start) }
            return withoutControls(.bytes(bytes(of: body)))
        case .malloced(let start, let count):
            let text = UnsafeRawBufferPointer(start: start, count: count)
            guard let bytes = ControlCharacters.writtenOut(text) else { return body }
            free(start)
            return .bytes(bytes)
        case .bytes(let bytes):
            return bytes.withUnsafeBytes { ControlCharacters.writtenOut($0) }.map { .bytes($0) } ?? body
        }
    }

    /// A copy of the body's bytes.
    package var bytes: [UInt8] { Response.bytes(of: body) }

    private static func bytes(of body: ReplyBody) -> [UInt8] {
        switch body {
        case .empty: []
        case .malloced(let start, let count): [UInt8](UnsafeRawBufferPointer(start: start, count: count))
        case .begun(let start, let count, let end):
            [UInt8](UnsafeRawBufferPointer(start: start, count: count)) + end.bytes
        case .constant(let bytes): [UInt8](bytes)
        case .bytes(let bytes): bytes
        }
    }
}

extension Problem {
    /// The response that this is the content of; its body is written when the response is finished.
    var response: Response {
        var response = Response.empty(code.status)
        response.headers = headers
        response.problem = self
        return response
    }

    /// The problem as `application/problem+json`, or in one line for a client that prefers text.
    func body(asText: Bool, traceID: String?) -> (MediaType, ReplyBody) {
        if asText { return (.text, .bytes(Array((line + "\n").utf8))) }
        var writer = JSONWriter(capacity: 512)
        write(to: &writer, traceID: traceID)
        let (start, count) = writer.take()
        return (.problem, .malloced(start, count: count))
    }
}
