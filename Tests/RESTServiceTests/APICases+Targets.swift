extension APICase {
    /// Absolute targets, whose host counts (RFC 9112, section 3.2.2).
    static let absoluteTargets: [APICase] = [
        APICase(
            name: "what the service can, of no path (RFC 9110, section 9.3.7)",
            request: TestRequest("OPTIONS", "*"), status: 204),
        APICase(
            name: "an absolute target, whose host counts",
            request: TestRequest("GET", "http://evil.example/version"), status: 403, code: "host_not_allowed"),
        APICase(
            name: "an absolute target of a foreign host and nothing else",
            request: TestRequest("GET", "HTTPS://evil.example"), status: 403, code: "host_not_allowed"),
        APICase(
            name: "an absolute target with a user",
            request: TestRequest("GET", "http://localhost@localhost/version"), status: 400,
            code: "bad_framing"),
        APICase(
            name: "an absolute target without a host",
            request: TestRequest("GET", "http:///version"), status: 400, code: "bad_framing"),
        APICase(
            name: "an absolute target of a foreign origin",
            request: TestRequest(
                "POST", "http://127.0.0.1/v1/sessions", "{}", headers: [("Origin", "http://localhost")]),
            status: 403, code: "origin_not_allowed"),
        APICase(
            name: "an absolute target, whatever Host says",
            request: TestRequest(
                "GET", "http://LOCALHOST:80/problems/draining", headers: [("Host", "evil.example")]),
            status: 200),
        APICase(
            name: "an absolute target of the same origin",
            request: TestRequest(
                "GET", "https://[::1]:8080/version", headers: [("Origin", "https://[::1]:8080")]), status: 200
        ),
        APICase(
            name: "an absolute target without a path", request: TestRequest("GET", "http://localhost"),
            status: 200, headers: ["Content-Type": "text/html; charset=utf-8"]),
        APICase(
            name: "an absolute target of a query alone", request: TestRequest("GET", "http://localhost?a=b"),
            status: 400, code: "invalid_parameter"),
    ]
}
