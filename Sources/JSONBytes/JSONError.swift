/// Why and where a text is not a JSON document that may be read.
package struct JSONError: Error, Sendable, Equatable {
    /// What is wrong, for programs.
    package enum Kind: String, Sendable, CaseIterable {
        /// The text does not follow the grammar of RFC 8259.
        case syntax
        /// More arrays and objects are open at once than ``JSONLimits/depthMax``.
        case depth
        /// A string or key is longer than ``JSONLimits/stringBytesMax``.
        case stringTooLong
        /// An object names a key twice.
        case duplicateKey
        /// A string holds bytes that are not UTF-8 (RFC 3629).
        case invalidUTF8
        /// An escape names one half of a surrogate pair only.
        case loneSurrogate
        /// A number is beyond a `Double`, or its text longer than ``JSONLimits/numberBytesMax``.
        case numberRange
        /// There are more values than ``JSONLimits/valuesMax``.
        case tooManyValues
        /// There are more bytes than ``JSONLimits/documentBytesMax``.
        case documentTooLarge
    }

    /// What is wrong, for programs.
    package let kind: Kind

    /// The byte at which reading ended, counted from 0; the length of the document at its end.
    package let offset: Int

    /// The line of the byte, counted from 1; lines end with a line feed.
    package let line: Int

    /// The column of the byte in its line, counted from 1 in Unicode scalars.
    package let column: Int

    /// What is wrong and where, for people, in one line without a full stop.
    package let message: String
}

extension JSONError: CustomStringConvertible {
    /// The message.
    package var description: String { message }
}

extension JSONError {
    /// Finds line and column, and the words, for what the parser met.
    init(_ failure: JSONParseFailure, in source: UnsafeBufferPointer<UInt8>) {
        let offset = min(failure.offset, source.count)
        var line = 1
        var column = 1
        for byte in source[..<offset] {
            if byte == ASCII.lineFeed {
                line += 1
                column = 1
            } else if byte & 0xC0 != 0x80 {
                column += 1
            }
        }
        var what = failure.reason.message
        if failure.reason == .duplicateKey, let key = failure.key {
            what += " " + Self.quoted(key.withUTF8(in: source) { String(decoding: $0, as: UTF8.self) })
        } else if offset == source.count, failure.reason.kind == .syntax {
            what = "unexpected end of the document, " + what
        }
        self.init(
            kind: failure.reason.kind, offset: offset, line: line, column: column,
            message: "\(what) at line \(line), column \(column)")
    }

    /// A key as it would be written in JSON, cut after 64 characters so that the message stays one line.
    private static func quoted(_ key: String) -> String {
        var writer = JSONWriter()
        writer.writeString(key.count > 64 ? key.prefix(64) + "…" : key)
        return writer.string()
    }
}
