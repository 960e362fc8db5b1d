/// An XML text with the places of its elements and attributes, in the order of the text.
///
/// Nothing is copied out of the text before it is asked for. A document that was read is well-formed; there
/// is nothing outside the given bytes that reading it could open.
package final class MarkupDocument: Sendable {
    let bytes: [UInt8]
    let records: [ElementRecord]
    let attributes: [AttributeRecord]
    /// The bytes of the text at which lines begin.
    private let lineStarts: [Int32]

    /// Where an element stands in the text, and in the list of all elements.
    struct ElementRecord {
        var name: Span
        var firstAttribute: Int32
        var attributeCount: Int32
        /// What stands between the tags.
        var content = Span(start: 0, end: 0)
        /// The element that contains it; -1 for the root.
        var parent: Int32
        /// The element behind its last descendant.
        var end: Int32 = 0
    }

    struct AttributeRecord {
        var name: Span
        var value: Span
        /// Whether the value must be decoded: it has references, or white space other than blanks.
        var isEncoded: Bool
    }

    /// A part of the text, in bytes.
    struct Span {
        var start: Int32
        var end: Int32

        var range: Range<Int> { Int(start)..<Int(end) }
    }

    /// Reads a text strictly.
    package init(parsing bytes: [UInt8], limits: XMLLimits = XMLLimits()) throws(DocumentError) {
        var scanner = XMLScanner(bytes, limits: limits)
        try scanner.scanDocument()
        self.bytes = bytes
        records = scanner.elements
        attributes = scanner.attributes
        lineStarts = MarkupDocument.lineStarts(bytes)
    }

    /// The outermost element.
    package var root: MarkupElement { MarkupElement(document: self, index: 0) }

    /// How many elements there are.
    package var elementCount: Int { records.count }

    /// The line of a place, counted from 1.
    func line(of offset: Int) -> Int {
        var low = 0
        var high = lineStarts.count
        while low < high {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle + 1 } else { high = middle }
        }
        return low
    }

    func position(of offset: Int) -> XMLPosition {
        XMLPosition(bytes: bytes, offset: offset)
    }

    private static func lineStarts(_ bytes: [UInt8]) -> [Int32] {
        var starts: [Int32] = [0]
        for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
            starts.append(Int32(index + 1))
        }
        return starts
    }
}

extension XMLPosition {
    /// The place of a byte.
    init(bytes: [UInt8], offset: Int) {
        var line = 1
        var column = 1
        for byte in bytes[..<min(max(offset, 0), bytes.count)] {
            if byte == UInt8(ascii: "\n") {
                line += 1
                column = 1
            } else if byte & 0xC0 != 0x80 {
                column += 1
            }
        }
        self.init(line: line, column: column)
    }
}
