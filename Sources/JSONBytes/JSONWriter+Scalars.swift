extension JSONWriter {
    /// Writes `null`.
    package mutating func writeNull() {
        write("null")
    }

    /// Writes `true` or `false`.
    package mutating func writeBool(_ value: Bool) {
        if value { write("true") } else { write("false") }
    }

    /// Writes an integer in decimal.
    package mutating func writeInt(_ value: Int) {
        let destination = room(for: 20)
        var length = value < 0 ? 2 : 1
        var rest = value.magnitude / 10
        while rest > 0 {
            length += 1
            rest /= 10
        }
        rest = value.magnitude
        var place = length
        repeat {
            place -= 1
            destination[place] = ASCII.zero + UInt8(truncatingIfNeeded: rest % 10)
            rest /= 10
        } while rest > 0
        if value < 0 { destination[0] = ASCII.minus }
        noteWritten(length)
    }

    /// Writes the shortest decimal that reads back as the same `Double`, integral values without a fraction.
    ///
    /// Infinities and NaN, for which JSON has no number, are written as `null`.
    package mutating func writeDouble(_ value: Double) {
        // Up to here an integer's digits are also the shortest, and `description` would add ".0".
        if value.magnitude <= 9_007_199_254_740_992, let integer = Int(exactly: value) {
            if integer == 0, value.sign == .minus { return write("-0") }
            return writeInt(integer)
        }
        guard value.isFinite else { return writeNull() }
        var text = value.description
        text.withUTF8 { write(UnsafeRawBufferPointer($0)) }
    }

    /// Writes a string in quotation marks; of its characters only those are escaped that RFC 8259 wants
    /// escaped.
    package mutating func writeString(_ value: String) {
        var value = value
        value.withUTF8 { writeString(utf8: $0) }
    }

    /// Writes valid UTF-8 as a string in quotation marks.
    package mutating func writeString(utf8 text: UnsafeBufferPointer<UInt8>) {
        reserve(text.count + 2)
        write(byte: ASCII.quote)
        var start = 0
        for offset in 0..<text.count where Self.mustBeEscaped(text[offset]) {
            write(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(text)[start..<offset]))
            writeEscape(text[offset])
            start = offset + 1
        }
        write(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(text)[start...]))
        write(byte: ASCII.quote)
    }

    @inline(__always)
    private static func mustBeEscaped(_ byte: UInt8) -> Bool {
        byte < ASCII.space || byte == ASCII.quote || byte == ASCII.backslash
    }

    private mutating func writeEscape(_ byte: UInt8) {
        switch byte {
        case ASCII.quote: write(#"\""#)
        case ASCII.backslash: write(#"\\"#)
        case 0x08: write(#"\b"#)
        case 0x0C: write(#"\f"#)
        case ASCII.lineFeed: write(#"\n"#)
        case ASCII.carriageReturn: write(#"\r"#)
        case ASCII.tab: write(#"\t"#)
        default:
            write(#"\u00"#)
            write(byte: ASCII.zero + byte >> 4)
            let digit = byte & 0x0F
            write(byte: digit < 10 ? ASCII.zero + digit : UInt8(ascii: "a") + digit - 10)
        }
    }
}
