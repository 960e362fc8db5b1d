import MicroHTTPServer

extension Service {
    /// Answers a request: routes it, checks its form, hands it on, and turns problems into replies.
    package func reply(to request: Request) -> Reply {
        metrics.requestBegan()
        var passage = Passage(service: self, request: request)
        let reply: Reply
        do throws(Problem) {
            let asksForHost = !ServiceResource.isProbe(request)
            if let origin = try configuration.origins.check(request.headers, asksForHost: asksForHost) {
                passage.headers += Service.crossOriginHeaders(origin, preflight: request)
            }
            reply = try dispatch(request, passage: &passage)
        } catch {
            reply = .response(error.response)
        }
        switch consume reply {
        case .response(var response):
            passage.finish(&response, of: self)
            return .response(response)
        case .pending(let pending):
            let passage = passage
            return .pending(
                PendingReply { receiver in
                    pending.deliver { response in
                        var response = response
                        passage.finish(&response, of: self)
                        receiver(response)
                    }
                })
        case .stream(var head, let stream):
            passage.finish(&head, of: self)
            return .stream(head, stream)
        }
    }

    private func dispatch(_ request: Request, passage: inout Passage) throws(Problem) -> Reply {
        if request.method == .options, request.target.equals("*") { return .response(allow([.get, .post])) }
        guard let target = RequestTarget(request.target) else {
            throw Problem(.badFraming, "The request target must be a path.")
        }
        let (matched, path) = try find(target)
        if request.method == .options { return .response(allow(router.methods(of: matched))) }
        let method = request.method == .head ? .get : request.method
        guard let index = router.route(method, among: matched) else {
            let allowed = router.methods(of: matched).map(\.token).joined(separator: ", ")
            throw Problem(
                .methodNotAllowed, "This path has the methods \(allowed).",
                headers: [HeaderField("Allow", allowed)])
        }
        passage.route = index
        let route = router.routes[index]
        let client = try configuration.authenticator.check(request, for: route)
        if let rateLimiter, route.access != .anyone { passage.headers += try rateLimiter.take(client?.name) }
        let bodyBytesMax = configuration.bodyBytesMax(of: route)
        if request.body.count > bodyBytesMax {
            throw Problem(.bodyTooLarge, "The body is longer than \(bodyBytesMax) bytes. Split it.")
        }
        let query = try target.query.map { bytes throws(Problem) in try route.parseQuery(bytes) } ?? []
        try route.requireParameters(query)
        let call = Call(
            request: request, route: route,
            representation: try route.representation(for: request, query: query),
            bodyType: try route.bodyType(of: request), path: path, query: query, client: client)
        return try route.handler(self, call)
    }

    private func find(_ target: RequestTarget) throws(Problem) -> (Range<Int>, PathParameters) {
        switch router.match(target.path) {
        case .path(let matched, let parameters): return (matched, parameters)
        case .noRoute:
            throw Problem(
                .routeNotFound,
                "There is no path \(quoted(String(decoding: target.path, as: UTF8.self))). See /openapi.yaml."
            )
        case .malformed:
            throw Problem(
                .invalidParameter, "A segment of the path is malformed: no resource has such a name.")
        }
    }

    /// The answer to OPTIONS.
    private func allow(_ methods: [HTTPMethod]) -> Response {
        var response = Response.empty(204)
        response.headers = [HeaderField("Allow", methods.map(\.token).joined(separator: ", "))]
        return response
    }

    private static func crossOriginHeaders(_ origin: String, preflight request: Request) -> [HeaderField] {
        var headers = [
            HeaderField("Access-Control-Allow-Origin", origin),
            HeaderField(
                "Access-Control-Expose-Headers",
                "ETag, Location, Request-Id, Idempotency-Replayed, RateLimit, RateLimit-Policy, Retry-After, "
                    + "traceparent"),
            HeaderField("Vary", "Origin"),
        ]
        if request.method == .options, request.headers.requestedMethod != nil {
            headers += [
                HeaderField("Access-Control-Allow-Methods", "GET, POST, PUT, PATCH, DELETE"),
                HeaderField(
                    "Access-Control-Allow-Headers",
                    "Authorization, Content-Type, Accept, If-Match, If-None-Match, Idempotency-Key, "
                        + "Last-Event-ID, Request-Id, traceparent"),
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
