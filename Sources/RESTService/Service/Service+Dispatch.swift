package import MicroHTTPServer

extension Service {
    /// Answers a request: routes it, checks its form, hands it on, and turns problems into replies.
    package func respond(to request: Request) -> Response {
        let start = MonotonicClock.nanoseconds()
        metrics.requestBegan()
        var routeIndex: Int?
        var response: Response
        do throws(Problem) {
            let origin = try configuration.origins.check(request.headers)
            response = try dispatch(request, routeIndex: &routeIndex)
            if let origin { response.headers += Service.crossOriginHeaders(origin, preflight: request) }
        } catch {
            response = error.response(asText: Service.prefersText(request))
        }
        response.headers.append(HeaderField("Request-Id", requestIDs.name(for: request)))
        let nanoseconds = MonotonicClock.nanoseconds() - start
        metrics.requestEnded(route: routeIndex, status: response.status, nanoseconds: nanoseconds)
        log(request, response, route: routeIndex, nanoseconds: nanoseconds)
        return response
    }

    private func dispatch(_ request: Request, routeIndex: inout Int?) throws(Problem) -> Response {
        if request.body.count > configuration.bodyBytesMax {
            throw Problem(.bodyTooLarge, "The body is longer than \(configuration.bodyBytesMax) bytes. Split it.")
        }
        if request.method == .options, request.target.equals("*") { return allow([.get, .post]) }
        guard let target = RequestTarget(request.target) else {
            throw Problem(.badFraming, "The request target must be a path.")
        }
        let (indices, path) = try find(target)
        if request.method == .options { return allow(router.methods(of: indices)) }
        let method = request.method == .head ? .get : request.method
        guard let index = indices.first(where: { router.routes[$0].method == method }) else {
            let allowed = router.methods(of: indices).map(\.token).joined(separator: ", ")
            throw Problem(
                .methodNotAllowed, "This path has the methods \(allowed).",
                headers: [HeaderField("Allow", allowed)])
        }
        routeIndex = index
        let route = router.routes[index]
        let query = try target.query.map { bytes throws(Problem) in try route.parseQuery(bytes) } ?? []
        try route.requireParameters(query)
        let representation = try route.representation(for: request, query: query)
        let bodyType = try route.bodyType(of: request)
        let call = Call(
            request: request, route: route, representation: representation, bodyType: bodyType, path: path,
            query: query)
        return try route.handler(self, call)
    }

    private func find(_ target: RequestTarget) throws(Problem) -> ([Int], PathParameters) {
        switch router.match(target.path) {
        case .path(let indices, let parameters): return (indices, parameters)
        case .noRoute:
            throw Problem(
                .routeNotFound,
                "There is no path \(quoted(String(decoding: target.path, as: UTF8.self))). See /openapi.yaml.")
        case .malformed:
            throw Problem(
                .invalidParameter, "A segment of the path is malformed: no resource has such a name.")
        }
    }

    private func allow(_ methods: [HTTPMethod]) -> Response {
        var response = Response.empty(204)
        response.headers = [HeaderField("Allow", methods.map(\.token).joined(separator: ", "))]
        return response
    }

    /// Whether a problem should be one line of text: `format=text` was asked for, or text is preferred to JSON.
    private static func prefersText(_ request: Request) -> Bool {
        if let query = RequestTarget(request.target)?.query {
            let isFormat = query.split(separator: UInt8(ascii: "&")).first {
                "format=".utf8.elementsEqual($0.prefix("format=".utf8.count))
            }
            if let isFormat { return "format=text".utf8.elementsEqual(isFormat) }
        }
        guard let accept = request.headers.accept?.text else { return false }
        return Accept.choose(among: [.problem, .json, .text], accepting: accept) == .text
    }

    private static func crossOriginHeaders(_ origin: String, preflight request: Request) -> [HeaderField] {
        var headers = [
            HeaderField("Access-Control-Allow-Origin", origin),
            HeaderField("Access-Control-Expose-Headers", "ETag, Location, Request-Id, Idempotency-Replayed"),
            HeaderField("Vary", "Origin"),
        ]
        if request.method == .options, request.headers.requestedMethod != nil {
            headers += [
                HeaderField("Access-Control-Allow-Methods", "GET, POST, PUT, PATCH, DELETE"),
                HeaderField(
                    "Access-Control-Allow-Headers",
                    "Content-Type, Accept, If-Match, If-None-Match, Idempotency-Key, Request-Id"),
                HeaderField("Access-Control-Max-Age", "600"),
            ]
        }
        return headers
    }
}

extension Route {
    /// Throws when a query parameter that the route needs is missing.
    fileprivate func requireParameters(_ query: [QueryValue]) throws(Problem) {
        for parameter in parameters where parameter.isRequired {
            if query.contains(where: { $0.name == parameter.name }) { continue }
            throw Problem(.invalidParameter, "The query parameter \(parameter.name) is required here.")
        }
    }
}
