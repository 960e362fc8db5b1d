/// A request target as sent, split but not yet decoded.
///
/// libmicrohttpd decodes `%2f` and cuts at `%00` before a handler sees its path, so the path is taken from
/// the raw target and each segment is decoded by itself.
package struct RequestTarget {
    /// The undecoded path, from its first slash.
    let path: UnsafeRawBufferPointer
    /// The undecoded query behind the question mark; nil when there is none.
    let query: UnsafeRawBufferPointer?

    /// Splits origin-form (`/path?query`) and absolute-form (`http://host/path?query`); anything else is nil.
    init?(_ target: UnsafeRawBufferPointer) {
        var start = 0
        if target.first != UInt8(ascii: "/") {
            guard let origin = RequestTarget.originLength(of: target) else { return nil }
            start = origin
        }
        let end = target.firstIndex(of: UInt8(ascii: "?"), from: start)
        path = UnsafeRawBufferPointer(rebasing: target[start..<(end ?? target.endIndex)])
        query = end.map { UnsafeRawBufferPointer(rebasing: target[($0 + 1)...]) }
    }

    /// The number of bytes of `http://authority` at the start of an absolute-form target.
    private static func originLength(of target: UnsafeRawBufferPointer) -> Int? {
        let scheme: StaticString = "http://"
        guard target.count > scheme.utf8CodeUnitCount,
            scheme.withUTF8Buffer({ target.starts(with: $0) }),
            let slash = target[scheme.utf8CodeUnitCount...].firstIndex(of: UInt8(ascii: "/"))
        else { return nil }
        return slash
    }
}

/// Decoding of percent-encoded bytes.
package enum PercentEncoding {
    /// Decodes one path segment; nil where it is malformed or means something else than one segment.
    ///
    /// Refused are incomplete escapes, bytes that are no UTF-8, an encoded slash or NUL, and `.` and `..`.
    static func segment(_ bytes: UnsafeRawBufferPointer) -> String? {
        if isPlain(bytes) { return String(decoding: bytes, as: UTF8.self) }
        guard bytes.contains(UInt8(ascii: "%")) else {
            guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
            return text == "." || text == ".." ? nil : text
        }
        guard let decoded = decode(bytes, plusIsSpace: false),
            !decoded.contains(UInt8(ascii: "/")), !decoded.contains(0),
            let text = String(validating: decoded, as: UTF8.self)
        else { return nil }
        return text == "." || text == ".." ? nil : text
    }

    /// Whether a segment stands for itself, as the names of resources do: ASCII without escapes or a point at
    /// the start.
    static func isPlain(_ bytes: UnsafeRawBufferPointer) -> Bool {
        guard bytes.first != UInt8(ascii: ".") else { return false }
        for byte in bytes where byte >= 0x80 || byte == UInt8(ascii: "%") || byte == 0 { return false }
        return true
    }

    /// Decodes a name or value of a query, where `+` is a space; nil where it is malformed.
    static func queryComponent(_ bytes: UnsafeRawBufferPointer) -> String? {
        guard let decoded = decode(bytes, plusIsSpace: true) else { return nil }
        return String(validating: decoded, as: UTF8.self)
    }

    private static func decode(_ bytes: UnsafeRawBufferPointer, plusIsSpace: Bool) -> [UInt8]? {
        var decoded: [UInt8] = []
        decoded.reserveCapacity(bytes.count)
        var index = 0
        while index < bytes.count {
            var byte = bytes[index]
            if byte == UInt8(ascii: "%") {
                guard index + 2 < bytes.count, let high = hexDigit(bytes[index + 1]),
                    let low = hexDigit(bytes[index + 2])
                else { return nil }
                byte = high << 4 | low
                index += 2
            } else if byte == UInt8(ascii: "+"), plusIsSpace {
                byte = UInt8(ascii: " ")
            }
            decoded.append(byte)
            index += 1
        }
        return decoded
    }

    private static func hexDigit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
