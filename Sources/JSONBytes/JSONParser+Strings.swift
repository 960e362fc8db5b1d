extension JSONParser {
    /// Reads a string from its quotation mark on and puts it on the tape.
    @inline(__always)
    mutating func readString(_ tag: JSONNode.Tag) throws(JSONParseFailure) {
        let start = position
        var cursor = start + 1
        // Bytes that the escapes take in the text but not in the value.
        var surplus = 0
        while true {
            cursor = skipPlainBytes(from: cursor)
            guard cursor < end else { throw JSONParseFailure(.expectedQuote, at: end) }
            let byte = input[cursor]
            if byte == ASCII.quote { break }
            if byte == ASCII.backslash {
                surplus += try skipEscape(&cursor)
            } else if byte < ASCII.space {
                throw JSONParseFailure(.controlCharacter, at: cursor)
            } else {
                let length = utf8SequenceLength(at: cursor)
                guard length > 0 else { throw JSONParseFailure(.invalidUTF8, at: cursor) }
                cursor += length
            }
        }
        let valueBytes = cursor - start - 1 - surplus
        guard valueBytes <= limits.stringBytesMax else { throw JSONParseFailure(.stringTooLong, at: start) }
        position = cursor + 1
        try append(surplus == 0 ? tag : tag.escaped, start: start, end: position, extent: valueBytes)
    }

    /// The first byte from `offset` on that ends a string, escapes, is a control character or not ASCII.
    ///
    /// Eight bytes at a time: a byte is zero, or less than n < 128, where subtracting 1, or n, borrows from
    /// its high bit. A borrow can also mark the bytes above it, so only the lowest mark counts.
    @inline(__always)
    private func skipPlainBytes(from offset: Int) -> Int {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let highBits: UInt64 = 0x8080_8080_8080_8080
        var cursor = offset
        while cursor + 8 <= end {
            let word = UnsafeRawPointer(input + cursor).loadUnaligned(as: UInt64.self).littleEndian
            let quotes = word ^ (ones &* UInt64(ASCII.quote))
            let backslashes = word ^ (ones &* UInt64(ASCII.backslash))
            let controls = (word &- (ones &* UInt64(ASCII.space))) & ~word
            let marks = (quotes &- ones) & ~quotes | (backslashes &- ones) & ~backslashes | controls | word
            guard marks & highBits == 0 else {
                return cursor + (marks & highBits).trailingZeroBitCount >> 3
            }
            cursor += 8
        }
        while cursor < end {
            let byte = input[cursor]
            if byte == ASCII.quote || byte == ASCII.backslash || byte < ASCII.space || byte >= 0x80 { break }
            cursor += 1
        }
        return cursor
    }

    /// Checks an escape, goes past it, and returns by how many bytes its text is longer than its value.
    private func skipEscape(_ cursor: inout Int) throws(JSONParseFailure) -> Int {
        guard cursor + 1 < end else { throw JSONParseFailure(.expectedQuote, at: end) }
        switch input[cursor + 1] {
        case ASCII.quote, ASCII.backslash, ASCII.slash, UInt8(ascii: "b"), UInt8(ascii: "f"),
            UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            cursor += 2
            return 1
        case UInt8(ascii: "u"):
            let unit = try codeUnit(at: cursor)
            guard unit & 0xF800 == 0xD800 else {
                cursor += 6
                return unit < 0x80 ? 5 : unit < 0x800 ? 4 : 3
            }
            guard unit < 0xDC00, cursor + 7 < end, input[cursor + 6] == ASCII.backslash,
                input[cursor + 7] == UInt8(ascii: "u"), try codeUnit(at: cursor + 6) & 0xFC00 == 0xDC00
            else { throw JSONParseFailure(.loneSurrogate, at: cursor) }
            cursor += 12
            return 8
        default:
            throw JSONParseFailure(.invalidEscape, at: cursor + 1)
        }
    }

    /// The UTF-16 code unit of the escape `\uXXXX` at `offset`.
    private func codeUnit(at offset: Int) throws(JSONParseFailure) -> UInt32 {
        var unit: UInt32 = 0
        for index in offset + 2..<offset + 6 {
            guard index < end, let digit = ASCII.hexadecimalValue(input[index]) else {
                throw JSONParseFailure(.invalidUnicodeEscape, at: min(index, end))
            }
            unit = unit << 4 | digit
        }
        return unit
    }

    /// The bytes of the sequence at `offset`, 0 if it is not well-formed (Unicode 16.0, table 3-7).
    private func utf8SequenceLength(at offset: Int) -> Int {
        let first = input[offset]
        let second = offset + 1 < end ? input[offset + 1] : 0
        let length: Int
        let seconds: ClosedRange<UInt8>
        switch first {
        case 0xC2...0xDF: (length, seconds) = (2, 0x80...0xBF)
        case 0xE0: (length, seconds) = (3, 0xA0...0xBF)
        case 0xED: (length, seconds) = (3, 0x80...0x9F)
        case 0xE1...0xEF: (length, seconds) = (3, 0x80...0xBF)
        case 0xF0: (length, seconds) = (4, 0x90...0xBF)
        case 0xF1...0xF3: (length, seconds) = (4, 0x80...0xBF)
        case 0xF4: (length, seconds) = (4, 0x80...0x8F)
        default: return 0
        }
        guard offset + length <= end, seconds.contains(second) else { return 0 }
        for index in offset + 2..<max(offset + length, offset + 2) where input[index] & 0xC0 != 0x80 {
            return 0
        }
        return length
    }
}
