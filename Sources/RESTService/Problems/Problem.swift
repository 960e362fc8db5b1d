import JSONBytes
package import MicroHTTPServer

/// A request that was refused, as RFC 9457 reports it.
///
/// All of it lies behind one reference: whatever may fail or be refused has room for a problem.
package struct Problem: Error, Sendable {
    private let content: Content

    private final class Content: Sendable {
        let code: ProblemCode
        let detail: String
        let errors: [Violation]
        let headers: [HeaderField]
        let outcomeIsUnknown: Bool
        let isPostponed: Bool

        init(
            _ code: ProblemCode, _ detail: String, _ errors: [Violation], _ headers: [HeaderField],
            outcomeIsUnknown: Bool, isPostponed: Bool
        ) {
            self.code = code
            self.detail = detail
            self.errors = errors
            self.headers = headers
            self.outcomeIsUnknown = outcomeIsUnknown
            self.isPostponed = isPostponed
        }
    }

    package var code: ProblemCode { content.code }
    /// What is wrong with this request and what to do about it, one sentence or two.
    package var detail: String { content.detail }
    /// The places in the body that are wrong.
    package var errors: [Violation] { content.errors }
    /// Headers that belong to the problem, such as `Allow`.
    package var headers: [HeaderField] { content.headers }
    /// Whether the request may have been carried out all the same.
    package var outcomeIsUnknown: Bool { content.outcomeIsUnknown }
    /// Whether the request is to be carried out elsewhere, so that nobody gets to see the problem.
    var isPostponed: Bool { content.isPostponed }

    /// Creates a problem.
    package init(
        _ code: ProblemCode, _ detail: String, errors: [Violation] = [], headers: [HeaderField] = [],
        outcomeIsUnknown: Bool = false, isPostponed: Bool = false
    ) {
        content = Content(
            code, detail, errors, headers, outcomeIsUnknown: outcomeIsUnknown, isPostponed: isPostponed)
    }

    /// One wrong place of a body.
    package struct Violation: Sendable, Equatable {
        /// A JSON pointer (RFC 6901); empty for the whole body.
        package let pointer: String
        package let detail: String
        /// The kind of the mistake, where there are kinds.
        package let code: String?

        /// Creates a violation.
        package init(pointer: String, detail: String, code: String? = nil) {
            self.pointer = pointer
            self.detail = detail
            self.code = code
        }
    }
}

extension Problem {
    /// The code, the detail and the other wrong places in one line.
    var line: String {
        // What is wrong alone, or first, stands in the detail.
        let others = errors.filter { !detail.contains($0.detail) }
        let places = others.map { " [\($0.pointer.isEmpty ? "/" : $0.pointer): \($0.detail)]" }
        let text = "\(code.status) \(code.rawValue): \(detail)" + places.joined()
        return String(text.map { $0.isNewline ? " " : $0 })
    }

    /// Writes the problem as an object.
    ///
    /// - Parameter traceID: The client's trace in which the request can be found; nil if it has none.
    func write(to writer: inout JSONWriter, traceID: String? = nil) {
        writer.beginObject()
        writer.key("type")
        writer.value("/problems/" + code.rawValue)
        writer.key("title")
        writer.value(code.title)
        writer.key("status")
        writer.value(code.status)
        writer.key("detail")
        writer.value(detail)
        writer.key("code")
        writer.value(code.rawValue)
        writer.key("retryable")
        writer.value(code.isRetryable)
        if outcomeIsUnknown {
            writer.key("outcome")
            writer.value("unknown")
        }
        if let traceID {
            writer.key("traceId")
            writer.value(traceID)
        }
        if !errors.isEmpty {
            writer.key("errors")
            writer.beginArray()
            for error in errors {
                writer.beginObject()
                writer.key("pointer")
                writer.value(error.pointer)
                writer.key("detail")
                writer.value(error.detail)
                if let code = error.code {
                    writer.key("code")
                    writer.value(code)
                }
                writer.endObject()
            }
            writer.endArray()
        }
        writer.endObject()
    }
}
