extension JSONValue {
    /// The string or key with its escapes resolved, or nil for any other kind.
    package var string: String? {
        withBytes { String(utf8: $0) }
    }

    /// Whether the value is a string, or key, of exactly these bytes; it does not allocate.
    ///
    /// Two strings that Unicode calls equivalent but that differ in their scalars are different.
    package func utf8Equals(_ text: StaticString) -> Bool {
        text.withUTF8Buffer { utf8Equals($0) }
    }

    /// Whether the value is a string, or key, of exactly these bytes.
    @_disfavoredOverload
    package func utf8Equals(_ text: String) -> Bool {
        let node = node
        guard node.tag.isString, Int(node.extent) == text.utf8.count else { return false }
        return text.withBytes { utf8Equals($0) }
    }

    /// Whether the value is a string, or key, of exactly these bytes.
    package func utf8Equals(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let node = node
        guard node.tag.isString, Int(node.extent) == bytes.count else { return false }
        return document.withText { node.utf8Equals(bytes, in: $0) }
    }

    /// The same as `withUTF8`, with the way of a text without escapes at hand: a copy on the stack, which the
    /// other way may need, keeps a function from being inlined.
    @inline(__always)
    func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result?) -> Result? {
        let node = node
        if node.tag.isPlainString { return document.withText { body(node.plainUTF8(in: $0)) } }
        return withUTF8(body) ?? nil
    }

    /// Calls `body` with the bytes of the string or key, escapes resolved; nil for any other kind.
    package func withUTF8<Result>(
        _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
    ) rethrows -> Result? {
        let node = node
        guard node.tag.isString else { return nil }
        return try document.withText { try node.withUTF8(in: $0, body) }
    }
}
