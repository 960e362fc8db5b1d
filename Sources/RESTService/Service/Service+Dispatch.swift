import MicroHTTPServer
import Sessions

extension Service {
    /// Answers a request: finds out whether it is admitted, and hands it on.
    package func reply(to request: Request) -> Reply {
        answer(request, Passage(service: self, request: request), isAgain: false)
    }

    /// Answers the copy of a request that its header block has admitted before.
    func reply(to copy: Request, since passage: Passage) -> Reply {
        answer(copy, passage, isAgain: true)
    }

    @inline(__always)
    private func answer(_ request: Request, _ passage: consuming Passage, isAgain: Bool) -> Reply {
        metrics.requestBegan()
        do throws(Problem) {
            let call = try admit(request, passage: &passage, isAgain: isAgain)
            return try handle(call, passage, isAgain: isAgain)
        } catch {
            return finish(.response(error.response), passage)
        }
    }

    /// Has the route's handler answer what was admitted, here or elsewhere.
    @inline(__always)
    private func handle(_ call: Call, _ passage: Passage, isAgain: Bool) throws(Problem) -> Reply {
        if registry.isShared, !isAgain, asksStore(call) {
            metrics.requestPostponed()
            return .elsewhere(passage)
        }
        try postponeIfLong(call)
        return finish(try reply(to: call), passage)
    }

    /// Answers a request whose body has arrived after it was admitted.
    func reply(to admitted: AdmittedRequest) -> Reply {
        metrics.requestBegan()
        do throws(Problem) {
            return try handle(try admitted.completeCall(), admitted.passage, isAgain: false)
        } catch {
            return finish(.response(error.response), admitted.passage)
        }
    }

    /// Decides by the header block of a request whether its body is read.
    func judge(_ exchange: borrowing Exchange) -> Verdict {
        let request = Request(headOf: exchange)
        var passage = Passage(service: self, request: request)
        do throws(Problem) {
            let call = try admit(request, passage: &passage, isAgain: false)
            return .admitted(
                bodyBytesMax: configuration.bodyBytesMax(of: call.route),
                note: AdmittedRequest(call: call, passage: passage))
        } catch {
            metrics.requestBegan()
            var response = error.response
            passage.finish(&response, of: self)
            return .declined(
                status: UInt16(response.status), contentType: response.contentType,
                headers: response.replyHeaders, body: response.body)
        }
    }

    @inline(__always)
    private func finish(_ reply: consuming Reply, _ passage: Passage) -> Reply {
        switch consume reply {
        case .response(var response):
            if response.isPostponed {
                metrics.requestPostponed()
                return .postponed(passage)
            }
            passage.finish(&response, of: self)
            return .response(consume response)
        case .pending(let pending):
            return .pending(pending.finishing(PendingPassage(passage, of: self)))
        case .stream(var head, let stream):
            passage.finish(&head, of: self)
            return .stream(head, stream)
        case .postponed: return .postponed(passage)
        case .elsewhere: return .elsewhere(passage)
        }
    }

    /// Whether a call asks a store that other processes share, before it is known what is to be done.
    ///
    /// Operations on a session in memory do not ask: the store refuses what is built on an old state. Streams
    /// begin on the server's own threads alone, and ask from others.
    private func asksStore(_ call: Call) -> Bool {
        guard call.route.template.hasPrefix("/v1/"), !call.asksForStream else { return false }
        guard case .changing = call.route.handler, let id = call.path.session else { return true }
        guard let session = registry.sessionInMemory(id) else { return true }
        // Of others' sessions the store is asked, as of those that there are not.
        return configuration.authenticator.keeps(call.request, from: session.owner)
    }

    @inline(__always)
    private func postponeIfLong(_ call: Call) throws(Problem) {
        if call.route.isLong || call.body.count > ServingThread.bytesMax { try Call.mayTakeLong() }
    }

    /// Checks everything that the header block decides, in one order: host and origin, path, method, token,
    /// rate, the body's length, the query, the type to answer in and the body's.
    ///
    /// - Parameter isAgain: Whether the request has been admitted before, so that it is not counted twice.
    private func admit(
        _ request: Request, passage: inout Passage, isAgain: Bool
    ) throws(Problem) -> Call {
        let asksForHost = !ServiceResource.isProbe(request)
        let origin = try configuration.origins.check(
            origin: request.headers.origin, host: request.headers.host, asksForHost: asksForHost)
        if let origin, !isAgain {
            passage.headers += Service.crossOriginHeaders(origin, preflight: request)
        }
        if request.method == .options, request.target.equals("*") { return Call(request, of: .options) }
        guard let target = RequestTarget(request.target) else {
            throw Problem(.badFraming, "The request target must be a path, or a URI of http or https.")
        }
        let (matched, path) = try find(target)
        if request.method == .options { return Call(request, of: .options) }
        let method = request.method == .head ? .get : request.method
        guard let index = router.route(method, among: matched) else {
            let allowed = router.methods(of: matched).map(\.token).joined(separator: ", ")
            throw Problem(
                .methodNotAllowed, "This path has the methods \(allowed).",
                headers: [HeaderField("Allow", allowed)])
        }
        passage.route = index
        let route = routes[index]
        let client = try configuration.authenticator.check(request, for: route)
        if let rateLimiter, route.access != .anyone, !isAgain {
            passage.headers += try rateLimiter.take(client?.name)
        }
        let bodyBytesMax = configuration.bodyBytesMax(of: route)
        if let count = request.bodyCount, count > bodyBytesMax {
            throw Problem(.bodyTooLarge, "The body is longer than \(bodyBytesMax) bytes. Split it.")
        }
        let query = try target.query.map { bytes throws(Problem) in try route.parseQuery(bytes) } ?? []
        try route.requireParameters(query)
        return Call(
            request: request, route: route,
            representation: try route.representation(for: request, query: query),
            bodyType: try route.bodyType(of: request), path: path, query: query, begun: passage.start,
            client: client)
    }

    /// Longer than any path of the table with the longest names.
    private static let pathBytesShown = 512

    private static let suggestions = PathSuggestion(routes.map(\.template))

    private func find(_ target: RequestTarget) throws(Problem) -> (Range<Int>, PathParameters) {
        switch router.match(target.path) {
        case .path(let matched, let parameters): return (matched, parameters)
        case .noRoute:
            let path = String(decoding: target.path.prefix(Self.pathBytesShown), as: UTF8.self)
            let advice = Self.suggestions.meant(by: path).map { "Write \($0)." } ?? "See /docs."
            throw Problem(
                .routeNotFound, "There is no path \(quoted(path, upTo: Self.pathBytesShown)). \(advice)")
        case .malformed:
            throw Problem(
                .invalidParameter, "A segment of the path is malformed: no resource has such a name.")
        }
    }

    /// The answer to OPTIONS.
    fileprivate func allow(_ request: Request) throws(Problem) -> Response {
        var methods: [HTTPMethod] = [.get, .post]
        if let target = RequestTarget(request.target) { methods = router.methods(of: try find(target).0) }
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
                        + "Last-Event-ID, Pause-Token, Request-Id, traceparent"),
                HeaderField("Access-Control-Max-Age", "600"),
            ]
        }
        return headers
    }
}

extension Route {
    /// What answers OPTIONS, for whatever path.
    fileprivate static let options = Route(
        .options, "*", "options", access: .anyone, [],
        handler: .answering { service, call throws(Problem) in try service.allow(call.request) })
}

extension Call {
    /// A request for which nothing but its target counts.
    fileprivate init(_ request: Request, of route: Route) {
        self.init(
            request: request, route: route, representation: .none, bodyType: nil, path: PathParameters(),
            query: [], begun: 0, client: nil)
    }
}
