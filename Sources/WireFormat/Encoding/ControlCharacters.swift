import JSONBytes

/// Control characters, which a terminal obeys and XML cannot hold: refused in names, written as `\u001b` in
/// text for people.
package enum ControlCharacters {
    /// Whether a text has one, line ends and tabs among them.
    package static func areIn(_ text: String) -> Bool {
        text.withBytes { bytes in
            let bytes = UnsafeRawBufferPointer(bytes)
            return (plainCount(of: bytes)..<bytes.count).contains { length(at: $0, in: bytes) > 0 }
        }
    }

    /// How many bytes at the start are no part of a control character, as far as eight at once tell it.
    fileprivate static func plainCount(of bytes: UnsafeRawBufferPointer) -> Int {
        if bytes.count < 8 { return 0 }
        var index = 0
        while index + 8 <= bytes.count {
            if !arePlain(bytes, at: index) { return index }
            index += 8
        }
        // The last eight, some of which have been looked at.
        return arePlain(bytes, at: bytes.count - 8) ? bytes.count : index
    }

    @inline(__always)
    private static func arePlain(_ bytes: UnsafeRawBufferPointer, at index: Int) -> Bool {
        let (ones, highs): (UInt64, UInt64) = (0x0101_0101_0101_0101, 0x8080_8080_8080_8080)
        let eight = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        let deleted = eight ^ (0x7F &* ones)
        // The first byte of a longer character is above 0xA0, so that the high bit outlives the 0x20.
        let suspects = (eight &- 0x20 &* ones) | (deleted &- ones)
        return suspects & highs == 0
    }

    /// How many bytes a control character takes at a place of UTF-8 text: 0 where there is none, 1 for U+0000
    /// to U+001F and U+007F, 2 for U+0080 to U+009F.
    @inline(__always)
    static func length(at place: Int, in text: UnsafeRawBufferPointer) -> Int {
        let byte = text[place]
        if byte < 0x20 || byte == 0x7F { return 1 }
        guard byte == 0xC2, place + 1 < text.count, text[place + 1] < 0xA0 else { return 0 }
        return 2
    }

    /// Text of several lines with its control characters written out, line feeds and tabs excepted; nil if it
    /// has no others.
    package static func writtenOut(_ text: UnsafeRawBufferPointer) -> [UInt8]? {
        guard next(from: 0, in: text) < text.count else { return nil }
        var writer = JSONWriter(capacity: text.count + 64)
        var start = 0
        while start < text.count {
            let end = next(from: start, in: text)
            writer.write(UnsafeRawBufferPointer(rebasing: text[start..<end]))
            if end == text.count { break }
            let length = length(at: end, in: text)
            writer.write(control: text[end + length - 1])
            start = end + length
        }
        return writer.array()
    }

    private static func next(from start: Int, in text: UnsafeRawBufferPointer) -> Int {
        var place = start
        while place < text.count {
            if length(at: place, in: text) > 0, text[place] != 0x0A, text[place] != 0x09 { break }
            place += 1
        }
        return place
    }
}

extension JSONWriter {
    /// Writes a control character out: `\u001b`.
    ///
    /// - Parameter byte: Its code point, at most U+009F.
    mutating func write(control byte: UInt8) {
        write(#"\u00"#)
        for digit in [byte >> 4, byte & 0x0F] {
            write(byte: digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
        }
    }

    /// Writes a text as a part of one line: line ends within it as `\n` and `\r`, other control characters as
    /// `\u001b`.
    mutating func write(line text: String) {
        text.withBytes { bytes in
            let bytes = UnsafeRawBufferPointer(bytes)
            var start = 0
            for place in ControlCharacters.plainCount(of: bytes)..<bytes.count {
                let length = ControlCharacters.length(at: place, in: bytes)
                if length == 0 { continue }
                write(UnsafeRawBufferPointer(rebasing: bytes[start..<place]))
                switch bytes[place + length - 1] {
                case 0x0A: write(#"\n"#)
                case 0x0D: write(#"\r"#)
                case let byte: write(control: byte)
                }
                start = place + length
            }
            write(UnsafeRawBufferPointer(rebasing: bytes[start...]))
        }
    }
}
