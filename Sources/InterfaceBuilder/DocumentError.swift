/// Why an Interface Builder document is refused.
package struct DocumentError: Error, Sendable, Equatable {
    package let code: Code
    /// What is wrong, in one line without a full stop.
    package let reason: String
    /// Where in the document; nil when the whole of it is meant.
    package let position: XMLPosition?
    /// The system for which the document is, where that is one without `UIViewController`.
    package var foreignSystem: String?

    init(_ code: Code, _ reason: String, at position: XMLPosition? = nil) {
        self.code = code
        self.reason = reason
        self.position = position
    }

    /// The kinds of refusals, for programs.
    package enum Code: String, Sendable, CaseIterable {
        /// The document declares a type, which may define entities; none is ever read.
        case doctypeForbidden = "doctype_forbidden"
        /// The text is no well-formed XML in UTF-8.
        case malformed = "xml_malformed"
        /// The text goes beyond one of ``XMLLimits``.
        case limit = "xml_limit"
        /// It is XML, but nothing that Interface Builder writes for UIKit.
        case unsupported = "unsupported_document"
    }

    /// The reason with its place, for people.
    package var description: String {
        guard let position else { return reason }
        return "line \(position.line), column \(position.column): \(reason)"
    }
}

/// A place in a text.
package struct XMLPosition: Sendable, Equatable {
    /// Counted from 1; lines end with a line feed.
    package let line: Int
    /// Counted from 1, in Unicode scalars.
    package let column: Int
}
