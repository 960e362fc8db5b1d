/// A request target as sent, split but not yet decoded.
///
/// libmicrohttpd decodes `%2f` and cuts at `%00` before a handler sees its path, so the path is taken from
/// the raw target and each segment is decoded by itself.
package struct RequestTarget {
    /// The undecoded path, from its first slash.
    let path: UnsafeRawBufferPointer
    /// The undecoded query behind the question mark; nil when there is none.
    let query: UnsafeRawBufferPointer?

    /// Splits origin-form (`/path?query`), and what is left of an absolute form, where the path may be empty
    /// and stands for `/`; anything else is nil.
    init?(_ target: UnsafeRawBufferPointer) {
        guard target.isEmpty || target.first == UInt8(ascii: "/") || target.first == UInt8(ascii: "?") else {
            return nil
        }
        let end = target.firstIndex(of: UInt8(ascii: "?"), from: 0)
        path = UnsafeRawBufferPointer(rebasing: target[..<(end ?? target.endIndex)])
        query = end.map { UnsafeRawBufferPointer(rebasing: target[($0 + 1)...]) }
    }

    /// The authority of `http://authority/path?query`, and what stands behind it; nil for other forms, and
    /// with a user's name in front of the host, which no client should send (RFC 9110, section 4.2.4).
    static func splitAbsolute(
        _ target: UnsafeRawBufferPointer
    ) -> (authority: UnsafeRawBufferPointer, path: UnsafeRawBufferPointer)? {
        guard let colon = target.firstIndex(of: UInt8(ascii: ":")), (4...5).contains(colon),
            zip(target, "https".utf8.prefix(colon)).allSatisfy({ $0 | 0x20 == $1 }),
            target[colon...].starts(with: "://".utf8)
        else { return nil }
        let start = colon + 3
        let end = target[start...].firstIndex { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "?") }
        let authority = target[start..<(end ?? target.endIndex)]
        guard !authority.isEmpty, !authority.contains(UInt8(ascii: "@")) else { return nil }
        return (
            UnsafeRawBufferPointer(rebasing: authority),
            UnsafeRawBufferPointer(rebasing: target[(end ?? target.endIndex)...])
        )
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
        if bytes.count < 8 {
            guard bytes.count >= 4 else {
                return bytes.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "%") && $0 != 0 }
            }
            let first = bytes.loadUnaligned(as: UInt32.self)
            let last = bytes.loadUnaligned(fromByteOffset: bytes.count - 4, as: UInt32.self)
            return isPlain(UInt64(first) | UInt64(last) << 32)
        }
        // Eight bytes at once, the last ones together with some of those before them.
        var index = 0
        while index < bytes.count - 8 {
            if !isPlain(bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)) { return false }
            index += 8
        }
        return isPlain(bytes.loadUnaligned(fromByteOffset: bytes.count - 8, as: UInt64.self))
    }

    /// A carry only spoils what stands behind the first one found.
    private static func isPlain(_ eight: UInt64) -> Bool {
        let (ones, highs): (UInt64, UInt64) = (0x0101_0101_0101_0101, 0x8080_8080_8080_8080)
        let percent = eight ^ (UInt64(UInt8(ascii: "%")) &* ones)
        return (eight | ((eight &- ones) & ~eight) | ((percent &- ones) & ~percent)) & highs == 0
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
