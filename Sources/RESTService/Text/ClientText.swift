import Glibc

extension UnsafeRawBufferPointer {
    /// The bytes as text; nil when they are no UTF-8.
    var text: String? { String(validating: self, as: UTF8.self) }

    /// Whether the bytes are exactly these.
    func equals(_ text: StaticString) -> Bool {
        equals(UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    /// Whether both are the same bytes.
    func equals(_ other: UnsafeRawBufferPointer) -> Bool {
        guard count == other.count else { return false }
        guard let start = baseAddress, let otherStart = other.baseAddress else { return true }
        return memcmp(start, otherStart, count) == 0
    }

    /// The place of the first such byte from a place on.
    func firstIndex(of byte: UInt8, from place: Int = 0) -> Int? {
        guard place < count, let start = baseAddress,
            let found = memchr(start + place, Int32(byte), count - place)
        else { return nil }
        return UnsafeRawPointer(found) - start
    }
}

extension Int {
    /// Reads decimal digits with an optional minus; `+1`, ` 1` and other spellings that `Int` would take are
    /// nil.
    init?(decimal text: String) {
        let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
        guard !digits.isEmpty, digits.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
        self.init(text)
    }
}

/// A client's text within quotation marks, cut to a length that fits a message and free of control
/// characters.
func quoted(_ text: String, upTo length: Int = 64) -> String {
    let shown = text.unicodeScalars.prefix(length).map { scalar in
        scalar.value < 0x20 || scalar.value == 0x7f ? "\u{fffd}" : String(scalar)
    }
    return "\"" + shown.joined() + (text.unicodeScalars.count > length ? "…" : "") + "\""
}
