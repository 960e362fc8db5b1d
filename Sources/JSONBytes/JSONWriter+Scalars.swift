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
        if value < 0 { write(byte: ASCII.minus) }
        let destination = room(for: 20)
        let number = value.magnitude
        if number < 10 {
            destination[0] = ASCII.zero &+ UInt8(truncatingIfNeeded: number)
            return noteWritten(1)
        }
        let count = JSONWriter.digitCount(of: number)
        var rest = number
        var place = count
        // Two digits at once, as long as there are two.
        while place > 1 {
            place &-= 2
            let quotient = rest / 100
            let pair = Int(truncatingIfNeeded: rest &- quotient &* 100) &* 2
            destination[place] = JSONWriter.pairs.utf8Start[pair]
            destination[place &+ 1] = JSONWriter.pairs.utf8Start[pair &+ 1]
            rest = quotient
        }
        if place == 1 { destination[0] = ASCII.zero &+ UInt8(truncatingIfNeeded: rest) }
        noteWritten(count)
    }

    /// The numbers below a hundred, in two digits each.
    private static let pairs: StaticString = """
        00010203040506070809101112131415161718192021222324252627282930313233343536373839404142434445464748\
        49505152535455565758596061626364656667686970717273747576777879808182838485868788899091929394959697\
        9899
        """

    /// How many decimal digits a number has.
    @inline(__always)
    private static func digitCount(of number: UInt) -> Int {
        // Most have four at most.
        if number < 10_000 { return number < 100 ? (number < 10 ? 1 : 2) : number < 1_000 ? 3 : 4 }
        var count = 5
        var bound: UInt = 100_000
        while number >= bound {
            count += 1
            let (next, overflows) = bound.multipliedReportingOverflow(by: 10)
            if overflows { break }
            bound = next
        }
        return count
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
        value.withBytes { writeString(utf8: $0) }
    }

    /// Writes valid UTF-8 as a string in quotation marks.
    package mutating func writeString(utf8 text: UnsafeBufferPointer<UInt8>) {
        if Self.isPlain(text), let source = text.baseAddress {
            let destination = room(for: text.count + 2)
            destination[0] = ASCII.quote
            (destination + 1).update(from: source, count: text.count)
            destination[text.count + 1] = ASCII.quote
            return noteWritten(text.count + 2)
        }
        reserve(text.count + 2)
        write(byte: ASCII.quote)
        writeEscaped(utf8: text)
        write(byte: ASCII.quote)
    }

    private mutating func writeEscaped(utf8 text: UnsafeBufferPointer<UInt8>) {
        var start = 0
        for offset in 0..<text.count where Self.mustBeEscaped(text[offset]) {
            write(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(text)[start..<offset]))
            writeEscape(text[offset])
            start = offset + 1
        }
        write(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(text)[start...]))
    }

    /// Escapes what has been written since, as the inside of a string; most often there is nothing to escape.
    ///
    /// - Parameter start: How many bytes had been written before; the others are valid UTF-8.
    package mutating func escape(from start: Int) {
        let text = UnsafeBufferPointer(
            start: (base + start).assumingMemoryBound(to: UInt8.self), count: written - start)
        if Self.isPlain(text) { return }
        let copy = [UInt8](text)
        written = start
        copy.withUnsafeBufferPointer { writeEscaped(utf8: $0) }
    }

    /// Whether nothing of a text must be escaped: eight bytes at once, the last ones together with some of
    /// those before them.
    static func isPlain(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        let bytes = UnsafeRawBufferPointer(text)
        if text.count < 8 {
            guard text.count >= 4 else { return !text.contains(where: mustBeEscaped) }
            let first = bytes.loadUnaligned(as: UInt32.self)
            let last = bytes.loadUnaligned(fromByteOffset: text.count - 4, as: UInt32.self)
            return isPlain(UInt64(first) | UInt64(last) << 32)
        }
        var offset = 0
        while offset < bytes.count - 8 {
            if !isPlain(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) { return false }
            offset += 8
        }
        return isPlain(bytes.loadUnaligned(fromByteOffset: bytes.count - 8, as: UInt64.self))
    }

    /// A carry only spoils what stands behind the first one found.
    @inline(__always)
    private static func isPlain(_ eight: UInt64) -> Bool {
        let (ones, highs): (UInt64, UInt64) = (0x0101_0101_0101_0101, 0x8080_8080_8080_8080)
        let quote = eight ^ (UInt64(ASCII.quote) &* ones)
        let backslash = eight ^ (UInt64(ASCII.backslash) &* ones)
        let control = (eight &- UInt64(ASCII.space) &* ones) & ~eight
        return (control | (quote &- ones) & ~quote | (backslash &- ones) & ~backslash) & highs == 0
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
