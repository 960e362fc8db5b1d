extension JSONValue {
    /// The container the value, or key, is in; nil for the document's value.
    package var parent: JSONValue? {
        let parent = node.parent
        return parent == JSONNode.noParent ? nil : JSONValue(document: document, index: parent)
    }

    /// The value's JSON Pointer (RFC 6901) from the document's value, `""` for that itself; a key's is its
    /// value's.
    ///
    /// It is found by going up, and in arrays over the elements before.
    package var pointer: String {
        var tokens: [String] = []
        var value = self
        while let parent = value.parent {
            tokens.append(value.referenceToken(in: parent))
            value = parent
        }
        return tokens.reversed().map { "/" + $0 }.joined()
    }

    private func referenceToken(in parent: JSONValue) -> String {
        guard parent.node.tag == .object else {
            return String(parent.elements.prefix { $0.index < index }.count)
        }
        let key = node.tag.isKey ? self : JSONValue(document: document, index: index - 1)
        return Self.escapedReferenceToken(key.string ?? "")
    }

    /// A key as a part of a JSON Pointer: `~` written as `~0` and `/` as `~1`.
    package static func escapedReferenceToken(_ key: String) -> String {
        guard key.utf8.contains(where: { $0 == UInt8(ascii: "~") || $0 == ASCII.slash }) else { return key }
        var token: [UInt8] = []
        for byte in key.utf8 {
            switch byte {
            case UInt8(ascii: "~"): token += "~0".utf8
            case ASCII.slash: token += "~1".utf8
            default: token.append(byte)
            }
        }
        return String(decoding: token, as: UTF8.self)
    }
}
