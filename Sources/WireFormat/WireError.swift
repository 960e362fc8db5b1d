/// Why a request's content cannot be used: a code of the contract and every place that is wrong.
package struct WireError: Error, Sendable, Equatable {
    package var code: Code
    /// What is wrong, in document order; never empty.
    package var issues: [Issue]

    /// Creates an error from all that was found.
    package init(_ code: Code, issues: [Issue]) {
        self.code = code
        self.issues = issues
    }

    /// Creates an error about one place.
    package init(_ code: Code, pointer: String, detail: String) {
        self.init(code, issues: [Issue(pointer: pointer, detail: detail)])
    }

    /// The first issue's text, for answers that have room for one only.
    package var detail: String { issues.first?.detail ?? "" }

    /// The error codes of the contract that content can cause.
    package enum Code: String, Sendable, CaseIterable {
        case malformedJSON = "malformed_json"
        case jsonTooDeep = "json_too_deep"
        /// A field is missing, unknown or of the wrong type.
        case invalidRequest = "invalid_request"
        /// A parameter of the path or the query is wrong.
        case invalidParameter = "invalid_parameter"
        case operationLimitExceeded = "operation_limit_exceeded"
        /// UIKit has it, the service has it not yet.
        case notModelled = "not_modelled"
    }

    /// One wrong place.
    package struct Issue: Sendable, Equatable {
        /// A JSON pointer (RFC 6901) into the request's body; empty for the whole.
        package let pointer: String
        /// What is wrong and what would be right.
        package let detail: String

        /// Creates an issue.
        package init(pointer: String, detail: String) {
            self.pointer = pointer
            self.detail = detail
        }
    }
}
