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

extension Route {
    /// The type of a request's body; nil when there is no body, or the route does not look at it.
    func bodyType(of request: Request) throws(Problem) -> MediaType? {
        if body == .none { return nil }
        if request.bodyCount == 0 {
            if body == .optional { return nil }
            throw Problem(
                body.mediaTypes.contains(.json) ? .malformedJSON : .invalidRequest,
                "The body is empty. Send \(accepted) with its Content-Type.")
        }
        if let encoding = request.headers.contentEncoding, !encoding.equals("identity") {
            throw Problem(
                .unsupportedMediaType, "Bodies with a Content-Encoding are not read. Send it uncompressed.")
        }
        guard let header = request.headers.contentType else {
            throw Problem(.unsupportedMediaType, "The body has no Content-Type. Send \(accepted).")
        }
        if header.equals("application/json"), body.mediaTypes.first == .json { return .json }
        guard let type = ContentType(header) else {
            throw Problem(.unsupportedMediaType, "The Content-Type is malformed. Send \(accepted).")
        }
        for candidate in body.mediaTypes where type.names(candidate) { return candidate }
        throw Problem(
            .unsupportedMediaType,
            "This path does not take the Content-Type \(quoted(header.text ?? "")). Send \(accepted) in UTF-8."
        )
    }

    private var accepted: String { body.mediaTypes.map(\.rawValue).joined(separator: " or ") }

    /// The type to answer in: the one that `format` asks for, or else the one that `Accept` prefers.
    func representation(for request: Request, query: [QueryValue]) throws(Problem) -> MediaType {
        guard let usual = representations.first else { return .none }
        if takesFormat, let format = query.first(where: { $0.name == "format" })?.value {
            return representations.first { $0.formatName == format } ?? usual
        }
        guard let accept = request.headers.accept, !accept.equals("*/*") else { return usual }
        if usual == .json, accept.equals("application/json") { return .json }
        if let text = accept.text, let chosen = Accept.choose(among: representations, accepting: text) {
            return chosen
        }
        throw notAcceptable
    }

    private var notAcceptable: Problem {
        let types = representations.map(\.rawValue).joined(separator: ", ")
        return Problem(.notAcceptable, "This path answers in \(types). Send one of them in Accept, or */*.")
    }
}
