import MicroHTTPServer

extension Route {
    /// Decodes a query and holds it against what the route takes.
    func parseQuery(_ bytes: UnsafeRawBufferPointer) throws(Problem) -> [QueryValue] {
        var values: [QueryValue] = []
        for pair in bytes.split(separator: UInt8(ascii: "&")) {
            let parts = pair.split(
                separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
            let valueBytes =
                parts.count == 2 ? UnsafeRawBufferPointer(rebasing: parts[1]) : .init(start: nil, count: 0)
            guard let name = PercentEncoding.queryComponent(UnsafeRawBufferPointer(rebasing: parts[0])),
                let value = PercentEncoding.queryComponent(valueBytes)
            else { throw Problem(.invalidParameter, "The query is not well-formed percent-encoded UTF-8.") }
            if values.contains(where: { $0.name == name }) {
                throw Problem(
                    .invalidParameter, "The query parameter \(quoted(name)) is given twice. Give it once.")
            }
            try check(name: name, value: value)
            values.append(QueryValue(name: name, value: value))
        }
        return values
    }

    private func check(name: String, value: String) throws(Problem) {
        if name == "format", takesFormat {
            let formats = representations.compactMap(\.formatName)
            guard !formats.contains(value) else { return }
            throw Problem(
                .invalidParameter, "The parameter format must be one of \(formats.joined(separator: ", ")).")
        }
        guard let parameter = parameters.first(where: { $0.name == name }) else {
            let known = parameters.map(\.name) + (takesFormat ? ["format"] : [])
            let hint = known.isEmpty ? "takes none" : "takes \(known.joined(separator: ", "))"
            throw Problem(
                .invalidParameter, "There is no query parameter \(quoted(name)) here; this path \(hint).")
        }
        if let fault = parameter.fault(in: value) {
            throw Problem(.invalidParameter, "The query parameter \(name) \(fault).")
        }
    }
}

extension Route {
    /// Throws when a query parameter that the route needs is missing.
    func requireParameters(_ query: [QueryValue]) throws(Problem) {
        for parameter in parameters where parameter.isRequired {
            if query.contains(where: { $0.name == parameter.name }) { continue }
            throw Problem(.invalidParameter, "The query parameter \(parameter.name) is required here.")
        }
    }
}

extension Route {
    /// The type of a request's body; nil when there is no body, or the route does not look at it.
    func bodyType(of request: Request) throws(Problem) -> MediaType? {
        if body == .none { return nil }
        if request.bodyCount == 0 {
            if body.mayBeEmpty { return nil }
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
        if header.equals("application/json"), takesJSON { return .json }
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
