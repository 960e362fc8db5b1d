/// What a `Content-Type` header says.
struct ContentType: Equatable {
    /// Type and subtype in lower case.
    let name: String
    /// In lower case; nil when none is given.
    let charset: String?

    /// Reads a header's value; nil when it is malformed.
    init?(_ header: UnsafeRawBufferPointer) {
        guard let text = header.text?.lowercased() else { return nil }
        let parts = text.split(separator: ";", omittingEmptySubsequences: false).map { $0.trimmingSpaces() }
        guard let name = parts.first, name.split(separator: "/").count == 2 else { return nil }
        self.name = String(name)
        charset = parts.dropFirst().first { $0.hasPrefix("charset=") }
            .map { $0.dropFirst("charset=".count).filter { $0 != "\"" } }
    }

    /// Whether it names the type, in the one charset that the service reads.
    func names(_ type: MediaType) -> Bool {
        (charset == nil || charset == "utf-8") && (name == type.rawValue || type.synonyms.contains(name))
    }
}
