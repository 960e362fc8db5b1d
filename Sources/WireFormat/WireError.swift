import JSONBytes

/// Why a request's content cannot be used: a code and every place that is wrong.
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

    /// The error codes of the service that content can cause.
    package enum Code: String, Sendable, CaseIterable {
        case malformedJSON = "malformed_json"
        case jsonTooDeep = "json_too_deep"
        /// A field is missing, unknown or of the wrong type.
        case invalidRequest = "invalid_request"
        /// The version of iOS has it not.
        case notAvailable = "not_available"
        /// A parameter of the path or the query is wrong.
        case invalidParameter = "invalid_parameter"
        case operationLimitExceeded = "operation_limit_exceeded"
        /// An Interface Builder document cannot be used.
        case storyboardRejected = "storyboard_rejected"
        /// UIKit has it, the service has it not yet.
        case notModelled = "not_modelled"
    }

    /// One wrong place.
    package struct Issue: Sendable, Equatable {
        /// A JSON pointer (RFC 6901) into the request's body; empty for the whole.
        package let pointer: String
        /// What is wrong and what would be right.
        package let detail: String
        /// The kind of the mistake, where there are kinds: of documents, `xml_malformed` and others.
        package let code: String?

        /// Creates an issue.
        package init(pointer: String, detail: String, code: String? = nil) {
            self.pointer = pointer
            self.detail = detail
            self.code = code
        }

        /// A pointer made from the names on the way.
        package static func pointer(_ names: String...) -> String {
            names.map { "/" + JSONValue.escapedReferenceToken($0) }.joined()
        }
    }
}
