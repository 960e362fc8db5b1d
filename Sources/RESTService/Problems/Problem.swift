/// A request that was refused, as RFC 9457 reports it.
package struct Problem: Error, Sendable {
    package let code: ProblemCode
    /// What is wrong with this request and what to do about it, one sentence or two.
    package let detail: String
    /// The places in the body that are wrong.
    package var errors: [Violation]
    /// Headers that belong to the problem, such as `Allow`.
    package var headers: [Response.Header]

    /// Creates a problem.
    package init(
        _ code: ProblemCode, _ detail: String, errors: [Violation] = [], headers: [Response.Header] = []
    ) {
        self.code = code
        self.detail = detail
        self.errors = errors
        self.headers = headers
    }

    /// One wrong place of a body.
    package struct Violation: Sendable, Equatable {
        /// A JSON pointer (RFC 6901); empty for the whole body.
        package let pointer: String
        package let detail: String

        /// Creates a violation.
        package init(pointer: String, detail: String) {
            self.pointer = pointer
            self.detail = detail
        }
    }
}
