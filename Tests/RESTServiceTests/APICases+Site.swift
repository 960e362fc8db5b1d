/// What the service answers about itself.
extension APICase {
    static let siteAnswers: [APICase] = [
        APICase(
            name: "the inspector", request: TestRequest("GET", "/"), status: 200,
            headers: [
                "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": "",
                "Referrer-Policy": "no-referrer",
            ], contains: ["<title>Understudy inspector</title>"]),
        APICase(
            name: "the inspector for a browser",
            request: TestRequest(
                "GET", "/", headers: [("Accept", "text/html,application/xhtml+xml,*/*;q=0.8")]),
            status: 200),
        APICase(
            name: "the API page", request: TestRequest("GET", "/docs"), status: 200,
            contains: ["<code>POST /v1/sessions</code>", "Push a controller"]),
        APICase(
            name: "the atlas", request: TestRequest("GET", "/atlas"), status: 200,
            contains: ["<h1>The atlas of orders</h1>", "<h2>Swipe back</h2>"]),
        APICase(
            name: "the document", request: TestRequest("GET", "/openapi.yaml"), status: 200,
            headers: ["Content-Type": "application/yaml"], contains: ["openapi: 3.1.0\n"]),
        APICase(
            name: "the document as JSON", request: TestRequest("GET", "/openapi.json"), status: 200,
            body: [("/openapi", #""3.1.0""#), ("/info/license/identifier", #""Apache-2.0""#)]),
        APICase(
            name: "an error page", request: TestRequest("GET", "/problems/session_not_found"), status: 200,
            contains: ["<h1>No such session</h1>", "The same request will not succeed later."]),
        APICase(
            name: "an error page of what passes", request: TestRequest("GET", "/problems/draining"),
            status: 200,
            contains: ["<h1>The service is stopping</h1>", "The same request may succeed later."]),
        APICase(
            name: "an error page as text", request: TestRequest("GET", "/problems/draining?format=text"),
            status: 200,
            contains: ["503 draining: The service is stopping\n"]),
        APICase(
            name: "all error codes", request: TestRequest("GET", "/problems?format=text"), status: 200,
            contains: ["400 malformed_json: "]),
        APICase(
            name: "the version", request: TestRequest("GET", "/version"), status: 200,
            body: [("/name", #""understudy""#), ("/instance", #""test""#)]),
        APICase(
            name: "liveness", request: TestRequest("GET", "/livez"), status: 200, text: #"{"status":"ok"}"#),
        APICase(
            name: "readiness", request: TestRequest("GET", "/readyz"), status: 200, text: #"{"status":"ok"}"#),
        APICase(
            name: "metrics", before: [TestRequest("POST", "/v1/sessions")],
            request: TestRequest("GET", "/metrics"),
            status: 200,
            contains: [
                "# TYPE understudy_http_requests_total counter\n",
                "understudy_http_requests_total{route=\"/v1/sessions\",method=\"POST\",code=\"201\"} 1\n",
                "understudy_sessions_created_total 1\n",
                "understudy_operations_total{kind=\"push\",outcome=\"completed\"} 0\n",
            ]),
        APICase(
            name: "the client's Request-Id",
            request: TestRequest("GET", "/livez", headers: [("Request-Id", "abc-1")]), status: 200,
            headers: ["Request-Id": "abc-1"]),
        APICase(
            name: "the service's own pages may use it",
            request: TestRequest("GET", "/livez", headers: [("Origin", "http://localhost")]), status: 200),
    ]
}
