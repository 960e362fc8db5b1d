/// A value, or a key, of a document; copying it copies a reference and an index.
package struct JSONValue: Sendable {
    /// The document it is in.
    package let document: JSONDocument

    /// Its place on the tape.
    let index: Int

    init(document: JSONDocument, index: Int) {
        self.document = document
        self.index = index
    }

    /// The kinds of value of RFC 8259, section 3, with the two truth values as one.
    package enum Kind: String, Sendable, CaseIterable {
        case null
        case bool
        case number
        case string
        case array
        case object
    }

    var node: JSONNode { document[index] }

    /// Reads a text; the value that it is.
    ///
    /// - Parameters:
    ///   - source: The whole text in UTF-8, without a byte order mark; not used after the call.
    ///   - limits: How much is read.
    /// - Throws: As ``JSONDocument`` does.
    package init(parsing source: UnsafeRawBufferPointer, limits: JSONLimits) throws(JSONError) {
        // Handed on as it is made, the document is not counted once more.
        document = try JSONDocument(parsing: source, limits: limits)
        index = 0
    }

    /// The kind of the value; of a key, ``Kind/string``.
    package var kind: Kind {
        let tag = node.tag
        return switch tag {
        case .null: .null
        case .true, .false: .bool
        case .integer, .fraction: .number
        case .array: .array
        case .object: .object
        default: .string
        }
    }

    /// Whether the value is `null`.
    package var isNull: Bool { node.tag == .null }

    /// The truth value, or nil for any other kind.
    package var bool: Bool? {
        switch node.tag {
        case .true: true
        case .false: false
        default: nil
        }
    }

    /// Where the value's bytes are in the text, without the white space around it.
    package var sourceRange: Range<Int> { node.sourceRange }

    /// The value's bytes in the text, without the white space around it.
    package var sourceBytes: [UInt8] { withSourceBytes { [UInt8]($0) } }

    /// Calls `body` with the value's bytes in the text, without the white space around it.
    package func withSourceBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result
    {
        let range = sourceRange
        return try document.withText {
            try body(UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: $0[range])))
        }
    }
}
