/// Reads JSON text; the service's own is what it is made for.
struct JSONReader {
    private let bytes: [UInt8]
    private var place = 0

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The value of a text; nil for one that is no JSON.
    static func value(_ bytes: [UInt8]) -> JSON? {
        var reader = JSONReader(bytes)
        guard let value = reader.value() else { return nil }
        reader.skipSpace()
        return reader.place == bytes.count ? value : nil
    }

    private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

    private mutating func skipSpace() {
        while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { place += 1 }
    }

    private mutating func take(_ byte: Character) -> Bool {
        skipSpace()
        guard next == byte.asciiValue else { return false }
        place += 1
        return true
    }

    private mutating func take(word: StaticString) -> Bool {
        let end = place + word.utf8CodeUnitCount
        guard end <= bytes.count else { return false }
        for index in 0..<word.utf8CodeUnitCount where bytes[place + index] != word.utf8Start[index] {
            return false
        }
        place = end
        return true
    }

    private mutating func value() -> JSON? {
        skipSpace()
        switch next {
        case UInt8(ascii: "{"): return object()
        case UInt8(ascii: "["): return array()
        case UInt8(ascii: "\""): return string().map(JSON.string)
        case UInt8(ascii: "t"): return take(word: "true") ? .bool(true) : nil
        case UInt8(ascii: "f"): return take(word: "false") ? .bool(false) : nil
        case UInt8(ascii: "n"): return take(word: "null") ? .null : nil
        case _: return number()
        }
    }

    private mutating func object() -> JSON? {
        place += 1
        var members: [String: JSON] = [:]
        if take("}") { return .object(members) }
        repeat {
            skipSpace()
            guard next == UInt8(ascii: "\""), let key = string(), take(":"), let value = value() else {
                return nil
            }
            members[key] = value
        } while take(",")
        return take("}") ? .object(members) : nil
    }

    private mutating func array() -> JSON? {
        place += 1
        var elements: [JSON] = []
        if take("]") { return .array(elements) }
        repeat {
            guard let value = value() else { return nil }
            elements.append(value)
        } while take(",")
        return take("]") ? .array(elements) : nil
    }

    private mutating func number() -> JSON? {
        let start = place
        while let byte = next, byte != UInt8(ascii: ","), byte != UInt8(ascii: "}"),
            byte != UInt8(ascii: "]"),
            byte > 0x20
        {
            place += 1
        }
        return Double(String(decoding: bytes[start..<place], as: UTF8.self)).map(JSON.number)
    }

    private mutating func string() -> String? {
        place += 1
        var text: [UInt8] = []
        while let byte = next {
            place += 1
            switch byte {
            case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"):
                guard let escaped = escape() else { return nil }
                text += escaped
            case _: text.append(byte)
            }
        }
        return nil
    }

    private mutating func escape() -> [UInt8]? {
        guard let byte = next else { return nil }
        place += 1
        switch byte {
        case UInt8(ascii: "n"): return [0x0A]
        case UInt8(ascii: "t"): return [0x09]
        case UInt8(ascii: "r"): return [0x0D]
        case UInt8(ascii: "b"): return [0x08]
        case UInt8(ascii: "f"): return [0x0C]
        case UInt8(ascii: "u"):
            guard var units = unit().map({ [$0] }) else { return nil }
            if UTF16.isLeadSurrogate(units[0]), take(word: "\\u"), let trail = unit() { units.append(trail) }
            return Array(String(decoding: units, as: UTF16.self).utf8)
        case _: return [byte]
        }
    }

    private mutating func unit() -> UInt16? {
        guard place + 4 <= bytes.count else { return nil }
        defer { place += 4 }
        return UInt16(String(decoding: bytes[place..<place + 4], as: UTF8.self), radix: 16)
    }
}
