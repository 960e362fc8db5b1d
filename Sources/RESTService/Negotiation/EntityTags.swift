/// The entity tags of `If-Match` and `If-None-Match` (RFC 9110, section 13.1).
package struct EntityTags: Equatable {
    /// Whether it is `*`, which stands for any present representation.
    package let isAny: Bool
    package let tags: [Tag]

    /// One entity tag.
    package struct Tag: Equatable {
        let isWeak: Bool
        /// What stands between the quotation marks.
        let opaque: Substring

        /// The version that a tag names; nil for tags that the service never made.
        var version: Int? {
            opaque.hasPrefix("v") ? Int(decimal: String(opaque.dropFirst())) : nil
        }
    }

    /// Reads a header's value; what is malformed names no tag and so matches nothing.
    package init(_ header: UnsafeRawBufferPointer) {
        let text = header.text ?? ""
        isAny = text == "*"
        tags = isAny ? [] : EntityTags.read(text[...]) ?? []
    }

    private static func read(_ text: Substring) -> [Tag]? {
        var tags: [Tag] = []
        var rest = text
        while true {
            rest = rest.drop { $0 == " " || $0 == "\t" || $0 == "," }
            if rest.isEmpty { return tags }
            let isWeak = rest.hasPrefix("W/")
            if isWeak { rest = rest.dropFirst(2) }
            guard rest.first == "\"" else { return nil }
            rest = rest.dropFirst()
            guard let end = rest.firstIndex(of: "\"") else { return nil }
            tags.append(Tag(isWeak: isWeak, opaque: rest[..<end]))
            rest = rest[end...].dropFirst()
        }
    }

    /// Whether the version is among them; weak tags count only where a weak comparison will do.
    package func match(version: Int, weakly: Bool) -> Bool {
        isAny || tags.contains { (weakly || !$0.isWeak) && $0.version == version }
    }
}
