/// Requests whose form is wrong, and how each is refused.
extension APICase {
    static let refusals: [APICase] =
        bodyRefusals + contentRefusals + parameterRefusals + routeRefusals + headerRefusals
        + comparisonRefusals + advice

    private static let push = "/v1/sessions/{s}/controllers/nav/push"

    private static let bodyRefusals: [APICase] = [
        APICase(
            name: "malformed JSON", request: TestRequest("POST", push, "{"), status: 400,
            code: "malformed_json",
            contains: ["line 1, column 2"]),
        APICase(
            name: "not JSON at all", request: TestRequest("POST", "/v1/sessions", "root: nav"), status: 400,
            code: "malformed_json"),
        APICase(
            name: "a key twice", request: TestRequest("POST", push, #"{"animated":true,"animated":false}"#),
            status: 400, code: "malformed_json"),
        APICase(
            name: "a lone surrogate", request: TestRequest("POST", push, #"{"controller":"\ud800"}"#),
            status: 400,
            code: "malformed_json"),
        APICase(
            name: "a number beyond all bounds",
            request: TestRequest("POST", "/v1/sessions/{s}/advance", #"{"seconds":1e999}"#),
            status: 400, code: "malformed_json"),
        APICase(
            name: "65 levels", request: TestRequest("POST", "/v1/sessions", nested(65)), status: 400,
            code: "json_too_deep"),
        APICase(
            name: "a depth bomb", request: TestRequest("POST", "/v1/sessions", nested(100_000)), status: 400,
            code: "json_too_deep"),
        APICase(
            name: "64 levels are read", request: TestRequest("POST", "/v1/sessions", nested(64)), status: 400,
            code: "invalid_request"),
        APICase(
            name: "an unknown field",
            request: TestRequest("POST", push, #"{"controller":"home","animatd":false}"#),
            status: 400, code: "invalid_request", body: [("/errors/0/pointer", #""/animatd""#)]),
        APICase(
            name: "an unknown field deep inside",
            request: TestRequest("POST", push, #"{"controller":{"as":"x","children":[{"titel":"X"}]}}"#),
            status: 400, code: "invalid_request",
            body: [("/errors/0/pointer", #""/controller/children/0/titel""#)]),
        APICase(
            name: "all mistakes at once",
            request: TestRequest("POST", "/v1/sessions", #"{"clock":"fast","ttlSeconds":0,"rot":{}}"#),
            status: 400,
            code: "invalid_request",
            contains: [
                #""pointer":"/clock""#, #""pointer":"/ttlSeconds""#, #""pointer":"/rot""#,
                " (and 2 more, see errors).",
            ]),
        APICase(
            name: "a wrong type",
            request: TestRequest("POST", push, #"{"controller":"home","animated":"yes"}"#),
            status: 400, code: "invalid_request", body: [("/errors/0/pointer", #""/animated""#)]),
        APICase(
            name: "a missing field", request: TestRequest("POST", push, "{}"), status: 400,
            code: "invalid_request", body: [("/errors/0/pointer", #""/controller""#)]),
        APICase(
            name: "a body that is no object", request: TestRequest("POST", push, "[]"), status: 400,
            code: "invalid_request"),
        APICase(
            name: "a body of one byte", request: TestRequest("POST", push, "0"), status: 400,
            code: "invalid_request"),
        APICase(
            name: "a read-only property",
            request: TestRequest("PATCH", "/v1/sessions/{s}/controllers/home", #"{"parent":"nav"}"#),
            status: 400,
            code: "invalid_request", body: [("/errors/0/pointer", #""/parent""#)]),
        APICase(
            name: "a wrong property in a description",
            request: TestRequest(
                "POST", "/v1/sessions/{s}/controllers", #"{"modalPresentationStyle":"sheet"}"#),
            status: 400, code: "invalid_request", body: [("/errors/0/pointer", #""/modalPresentationStyle""#)]
        ),
        APICase(
            name: "a label where a description belongs",
            request: TestRequest("POST", "/v1/sessions/{s}/controllers", #""home""#), status: 400,
            code: "invalid_request"),
        APICase(
            name: "no body where one is needed", request: TestRequest("POST", "/v1/sessions/{s}/operations"),
            status: 400, code: "malformed_json"),
        APICase(
            name: "an unknown operation in a batch",
            request: TestRequest("POST", "/v1/sessions/{s}/operations", #"{"operations":[{"op":"fly"}]}"#),
            status: 400, code: "invalid_request", body: [("/errors/0/pointer", #""/operations/0/op""#)]),
        APICase(
            name: "an expectation that cannot be read",
            request: TestRequest(
                "POST", "/v1/sessions/{s}/expect", #"{"events":["home.viewDidLoad(",7],"mood":"x"}"#),
            status: 400, code: "invalid_request", contains: [#""/events/1""#, #""/mood""#]),
        APICase(
            name: "a scenario without steps",
            request: TestRequest("POST", "/v1/scenarios/run", #"{"name":"x"}"#),
            status: 400, code: "invalid_request"),
        APICase(
            name: "a scenario that is no YAML",
            request: TestRequest(
                "POST", "/v1/scenarios/run", "steps: [", headers: [("Content-Type", "application/yaml")]),
            status: 400, code: "invalid_request"),
    ]

    private static let parameterRefusals: [APICase] = [
        APICase(
            name: "an unknown query parameter", request: TestRequest("GET", "/v1/sessions?sort=age"),
            status: 400,
            code: "invalid_parameter", contains: ["sort", "label, limit, cursor"]),
        APICase(
            name: "a parameter twice", request: TestRequest("GET", "/v1/sessions?limit=1&limit=2"),
            status: 400,
            code: "invalid_parameter"),
        APICase(
            name: "a limit of zero", request: TestRequest("GET", "/v1/sessions?limit=0"), status: 400,
            code: "invalid_parameter"),
        APICase(
            name: "a limit that is no number", request: TestRequest("GET", "/v1/sessions?limit=1e3"),
            status: 400,
            code: "invalid_parameter"),
        APICase(
            name: "a cursor that is none", request: TestRequest("GET", "/v1/sessions?cursor=zzz"),
            status: 400,
            code: "invalid_parameter"),
        APICase(
            name: "a malformed query", request: TestRequest("GET", "/v1/sessions?label=%zz"), status: 400,
            code: "invalid_parameter"),
        APICase(
            name: "a label without a colon", request: TestRequest("GET", "/v1/sessions?label=run"),
            status: 400,
            code: "invalid_parameter"),
        APICase(
            name: "a bulk delete without a label", request: TestRequest("DELETE", "/v1/sessions"),
            status: 400,
            code: "invalid_parameter"),
        APICase(
            name: "a format that the resource does not have",
            request: TestRequest("GET", "/v1/sessions/{s}/tree?format=svg"), status: 400,
            code: "invalid_parameter"),
        APICase(
            name: "a type of event that does not exist",
            request: TestRequest("GET", "/v1/sessions/{s}/events?types=callback,call"), status: 400,
            code: "invalid_parameter"),
        APICase(
            name: "a version that is not there yet",
            request: TestRequest("GET", "/v1/sessions/{s}/tree?at=9"),
            status: 400, code: "invalid_parameter"),
        APICase(
            name: "an Idempotency-Key with a space",
            request: TestRequest("POST", push, #"{"controller":{}}"#, headers: [("Idempotency-Key", "a b")]),
            status: 400, code: "invalid_parameter"),
    ]

    private static let routeRefusals: [APICase] = [
        APICase(
            name: "an unknown path", request: TestRequest("GET", "/v1/session"), status: 404,
            code: "route_not_found"),
        APICase(
            name: "a slash at the end", request: TestRequest("GET", "/v1/sessions/"), status: 404,
            code: "route_not_found"),
        APICase(
            name: "an empty segment", request: TestRequest("GET", "/v1//sessions"), status: 404,
            code: "route_not_found"),
        APICase(
            name: "camelCase in a path",
            request: TestRequest("POST", "/v1/sessions/{s}/controllers/nav/popTo", "{}"),
            status: 404, code: "route_not_found"),
        APICase(
            name: "an encoded slash", request: TestRequest("GET", "/v1/sessions/a%2fb"), status: 400,
            code: "invalid_parameter"),
        APICase(
            name: "an encoded NUL", request: TestRequest("GET", "/v1/sessions/a%00"), status: 400,
            code: "invalid_parameter"),
        APICase(
            name: "a path upwards", request: TestRequest("GET", "/v1/sessions/.."), status: 400,
            code: "invalid_parameter"),
        APICase(
            name: "an encoded path upwards", request: TestRequest("GET", "/problems/%2e%2e"), status: 400,
            code: "invalid_parameter"),
        APICase(
            name: "an encoded letter is the letter", request: TestRequest("GET", "/v1/%73essions"),
            status: 200),
        APICase(
            name: "a wrong method", request: TestRequest("PUT", "/v1/sessions"), status: 405,
            code: "method_not_allowed", headers: ["Allow": "GET, HEAD, POST, DELETE, OPTIONS"]),
        APICase(
            name: "GET of an operation", request: TestRequest("GET", push), status: 405,
            code: "method_not_allowed",
            headers: ["Allow": "POST, OPTIONS"]),
        APICase(
            name: "a method of nobody", request: TestRequest("BREW", "/livez"), status: 405,
            code: "method_not_allowed", headers: ["Allow": "GET, HEAD, OPTIONS"]),
        APICase(
            name: "OPTIONS", request: TestRequest("OPTIONS", "/v1/sessions/{s}"), status: 204,
            headers: ["Allow": "GET, HEAD, PATCH, DELETE, OPTIONS"]),
        APICase(
            name: "an unknown session",
            request: TestRequest("GET", "/v1/sessions/00000000000000000000000000"), status: 404,
            code: "session_not_found"),
        APICase(
            name: "a session id that can be none", request: TestRequest("GET", "/v1/sessions/nav"),
            status: 404,
            code: "session_not_found"),
        APICase(
            name: "an unknown controller in the path",
            request: TestRequest("POST", "/v1/sessions/{s}/controllers/hom/dismiss"), status: 404,
            code: "controller_not_found"),
        APICase(
            name: "an unknown controller in the body",
            request: TestRequest("POST", push, #"{"controller":"hom"}"#),
            status: 404, code: "controller_not_found"),
        APICase(
            name: "an operation that the controller does not have",
            request: TestRequest("POST", "/v1/sessions/{s}/controllers/home/push", #"{"controller":{}}"#),
            status: 404,
            code: "operation_not_found"),
        APICase(
            name: "an unknown problem code", request: TestRequest("GET", "/problems/nothing"), status: 404,
            code: "problem_not_found"),
    ]

    private static let headerRefusals: [APICase] = [
        APICase(
            name: "a form",
            request: TestRequest(
                "POST", push, "a=b", headers: [("Content-Type", "application/x-www-form-urlencoded")]),
            status: 415, code: "unsupported_media_type"),
        APICase(
            name: "text, which a browser may send to anybody",
            request: TestRequest(
                "POST", push, #"{"controller":{}}"#, headers: [("Content-Type", "text/plain")]),
            status: 415, code: "unsupported_media_type"),
        APICase(
            name: "another charset",
            request: TestRequest(
                "POST", push, "{}", headers: [("Content-Type", "application/json; charset=latin1")]),
            status: 415, code: "unsupported_media_type"),
        APICase(
            name: "YAML where JSON belongs",
            request: TestRequest("POST", push, "{}", headers: [("Content-Type", "application/yaml")]),
            status: 415,
            code: "unsupported_media_type"),
        APICase(
            name: "a compressed body",
            request: TestRequest(
                "POST", push, "{}",
                headers: [("Content-Type", "application/json"), ("Content-Encoding", "gzip")]),
            status: 415, code: "unsupported_media_type"),
        APICase(
            name: "a representation that is not there",
            request: TestRequest("GET", "/v1/sessions", headers: [("Accept", "image/png")]), status: 406,
            code: "not_acceptable"),
        APICase(
            name: "a foreign host",
            request: TestRequest("GET", "/version", headers: [("Host", "evil.example")]),
            status: 403, code: "host_not_allowed",
            contains: ["evil.example", "--allowed-hosts", "UNDERSTUDY_ALLOWED_HOSTS"]),
        APICase(
            name: "a foreign origin",
            request: TestRequest("POST", "/v1/sessions", "{}", headers: [("Origin", "http://evil.example")]),
            status: 403, code: "origin_not_allowed"),
        APICase(
            name: "the origin of a file",
            request: TestRequest("GET", "/v1/sessions", headers: [("Origin", "null")]), status: 403,
            code: "origin_not_allowed"),
        APICase(
            name: "another version than the session's",
            request: TestRequest("POST", push, #"{"controller":{}}"#, headers: [("If-Match", "\"v9\"")]),
            status: 412, code: "precondition_failed"),
        APICase(
            name: "an If-Match without quotation marks",
            request: TestRequest("POST", push, #"{"controller":{}}"#, headers: [("If-Match", "v0")]),
            status: 412,
            code: "precondition_failed"),
        APICase(
            name: "a weak tag matches nothing",
            request: TestRequest("POST", push, #"{"controller":{}}"#, headers: [("If-Match", "W/\"v0\"")]),
            status: 412, code: "precondition_failed"),
        APICase(
            name: "a problem as text",
            request: TestRequest("POST", push + "?format=text", "{", headers: []), status: 400,
            code: "malformed_json"),
        APICase(
            name: "a problem for those who prefer text",
            request: TestRequest(
                "GET", "/v1/none", headers: [("Accept", "text/plain, application/json;q=0.5")]),
            status: 404, code: "route_not_found", headers: ["Content-Type": "text/plain; charset=utf-8"]),
    ]

    /// An object in which arrays nest so deeply, the object itself counted.
    private static func nested(_ depth: Int) -> String {
        #"{"x":"# + String(repeating: "[", count: depth - 1) + String(repeating: "]", count: depth - 1) + "}"
    }
}
