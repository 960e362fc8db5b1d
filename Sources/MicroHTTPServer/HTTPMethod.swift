/// A request method (RFC 9110, 9.3, and RFC 5789 for PATCH).
///
/// Public, so that other targets compare two of them without a call.
public enum HTTPMethod: Sendable, Hashable, CaseIterable {
    case get, head, post, put, patch, delete, options
    /// Any other token, `TRACE` and `CONNECT` included.
    case other

    /// Reads a NUL-terminated token; methods are case-sensitive.
    init(token: UnsafePointer<CChar>) {
        let first = UInt8(bitPattern: token[0])
        self =
            switch first {
            case UInt8(ascii: "G") where matches(token, "GET"): .get
            case UInt8(ascii: "H") where matches(token, "HEAD"): .head
            case UInt8(ascii: "P") where matches(token, "POST"): .post
            case UInt8(ascii: "P") where matches(token, "PUT"): .put
            case UInt8(ascii: "P") where matches(token, "PATCH"): .patch
            case UInt8(ascii: "D") where matches(token, "DELETE"): .delete
            case UInt8(ascii: "O") where matches(token, "OPTIONS"): .options
            default: .other
            }
    }
}

private func matches(_ token: UnsafePointer<CChar>, _ name: StaticString) -> Bool {
    for index in 0...name.utf8CodeUnitCount where UInt8(bitPattern: token[index]) != name.utf8Start[index] {
        return false
    }
    return true
}
