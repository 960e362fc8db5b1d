/// What stands for itself and what stands for something else in well-formed XML.
///
/// Source: Extensible Markup Language (XML) 1.0, fifth edition: 2.2, 2.3, 2.11, 3.3.3, 4.1, 4.6.
enum XMLText {
    /// Whether a scalar may occur at all.
    static func isCharacter(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
        default: false
        }
    }

    static func isNameStart(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x3A, 0x41...0x5A, 0x5F, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x37D,
            0x37F...0x1FFF, 0x200C...0x200D, 0x2070...0x218F, 0x2C00...0x2FEF, 0x3001...0xD7FF,
            0xF900...0xFDCF, 0xFDF0...0xFFFD, 0x10000...0xEFFFF:
            true
        default: false
        }
    }

    static func isNamePart(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x2D, 0x2E, 0x30...0x39, 0xB7, 0x300...0x36F, 0x203F...0x2040: true
        default: isNameStart(scalar)
        }
    }

    static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x9 || byte == 0xA || byte == 0xD
    }

    /// The character that a reference stands for, without its `&` and `;`; nil if nothing is known by it.
    static func character(of reference: ArraySlice<UInt8>) -> Unicode.Scalar? {
        guard reference.first == UInt8(ascii: "#") else {
            switch String(decoding: reference, as: UTF8.self) {
            case "amp": return "&"
            case "lt": return "<"
            case "gt": return ">"
            case "quot": return "\""
            case "apos": return "'"
            default: return nil
            }
        }
        let isHexadecimal = reference.dropFirst().first == UInt8(ascii: "x")
        let digits = String(decoding: reference.dropFirst(isHexadecimal ? 2 : 1), as: UTF8.self)
        guard digits.utf8.count <= 8, digits.utf8.allSatisfy({ $0 != UInt8(ascii: "+") }),
            let value = UInt32(digits, radix: isHexadecimal ? 16 : 10), isCharacter(value)
        else { return nil }
        return Unicode.Scalar(value)
    }

    /// An attribute's value: references replaced, white space made blanks.
    static func attributeValue(_ bytes: [UInt8], in range: Range<Int>) -> String {
        var text: [UInt8] = []
        text.reserveCapacity(range.count)
        var index = range.lowerBound
        while index < range.upperBound {
            let byte = bytes[index]
            if byte == UInt8(ascii: "&") {
                index = append(referenceAt: index, of: bytes, to: &text)
                continue
            }
            index += 1
            if byte == 0xD, index < range.upperBound, bytes[index] == 0xA { continue }
            text.append(isSpace(byte) ? 0x20 : byte)
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// The characters of an element's content: references replaced, line ends made line feeds, comments and
    /// instructions left out.
    static func characters(_ bytes: [UInt8], in range: Range<Int>) -> String {
        var text: [UInt8] = []
        var index = range.lowerBound
        while index < range.upperBound {
            let byte = bytes[index]
            if byte == UInt8(ascii: "&") {
                index = append(referenceAt: index, of: bytes, to: &text)
            } else if byte == UInt8(ascii: "<") {
                index = append(markupAt: index, of: bytes, to: &text)
            } else {
                index += 1
                if byte != 0xD { text.append(byte) } else if bytes[index] != 0xA { text.append(0xA) }
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// Appends what a reference stands for.
    ///
    /// - Returns: The place behind it.
    private static func append(referenceAt start: Int, of bytes: [UInt8], to text: inout [UInt8]) -> Int {
        let end = bytes[start...].firstIndex(of: UInt8(ascii: ";")) ?? bytes.endIndex
        if let scalar = character(of: bytes[(start + 1)..<end]) {
            text.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        }
        return min(end + 1, bytes.endIndex)
    }

    /// Appends what a CDATA section holds, and nothing of a comment or an instruction.
    ///
    /// - Returns: The place behind it.
    private static func append(markupAt start: Int, of bytes: [UInt8], to text: inout [UInt8]) -> Int {
        let opening = Array("<![CDATA[".utf8)
        if bytes[start...].starts(with: opening) {
            let content = start + opening.count
            let end = firstIndex(of: "]]>", in: bytes, from: content) ?? bytes.endIndex
            var index = content
            while index < end {
                let byte = bytes[index]
                index += 1
                if byte != 0xD { text.append(byte) } else if bytes[index] != 0xA { text.append(0xA) }
            }
            return min(end + 3, bytes.endIndex)
        }
        let closing = bytes[start...].starts(with: Array("<!--".utf8)) ? "-->" : "?>"
        let end = firstIndex(of: closing, in: bytes, from: start + 2) ?? bytes.endIndex
        return min(end + closing.utf8.count, bytes.endIndex)
    }

    /// The place of a text from a place on.
    static func firstIndex(of text: String, in bytes: [UInt8], from start: Int) -> Int? {
        let pattern = Array(text.utf8)
        var index = start
        while let found = bytes[min(index, bytes.count)...].firstIndex(of: pattern[0]) {
            if bytes[found...].starts(with: pattern) { return found }
            index = found + 1
        }
        return nil
    }
}
