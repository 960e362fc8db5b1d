/// Requests that are answered, and with what.
extension APICase {
    static let answers: [APICase] =
        sessionAnswers + journalAnswers + pastAnswers + operationAnswers + logAnswers + siteAnswers
        + scenarioAnswers + comparisonAnswers + recordAnswers + reportAnswers

    private static let push = "/v1/sessions/{s}/controllers/nav/push"
    private static let pushDetail = #"{"controller":{"class":"DetailViewController","as":"detail"}}"#

    private static let sessionAnswers: [APICase] = [
        APICase(
            name: "a session without a definition", request: TestRequest("POST", "/v1/sessions"), status: 201,
            headers: ["Location": "", "ETag": "\"v0\"", "Content-Type": "application/json"],
            body: [("/session/version", "0"), ("/session/ttlSeconds", "1800"), ("/events/0/seq", "1")]),
        APICase(
            name: "a session", request: TestRequest("GET", "/v1/sessions/{s}"), status: 200,
            headers: ["ETag": "\"v0\""], body: [("/version", "0"), ("/state", #""running""#)]),
        APICase(
            name: "a session by HEAD", request: TestRequest("HEAD", "/v1/sessions/{s}"), status: 200,
            headers: ["ETag": "\"v0\""], text: ""),
        APICase(
            name: "a session that the client has already",
            request: TestRequest("GET", "/v1/sessions/{s}", headers: [("If-None-Match", "W/\"v0\", \"v7\"")]),
            status: 304, headers: ["ETag": "\"v0\""], text: ""),
        APICase(
            name: "another time to live",
            request: TestRequest("PATCH", "/v1/sessions/{s}", #"{"ttlSeconds":60,"labels":{"run":"7"}}"#),
            status: 200,
            body: [("/ttlSeconds", "60"), ("/labels", #"{"run":"7"}"#)]),
        APICase(
            name: "a deletion", request: TestRequest("DELETE", "/v1/sessions/{s}"), status: 204, text: ""),
        APICase(
            name: "a session that was deleted", before: [TestRequest("DELETE", "/v1/sessions/{s}")],
            request: TestRequest("GET", "/v1/sessions/{s}"), status: 404, code: "session_not_found",
            contains: ["was deleted at"]),
        APICase(
            name: "a page of sessions",
            before: [TestRequest("POST", "/v1/sessions"), TestRequest("POST", "/v1/sessions")],
            request: TestRequest("GET", "/v1/sessions?limit=1"), status: 200, contains: [#""next":"#]),
        APICase(
            name: "sessions with a label",
            before: [
                TestRequest("POST", "/v1/sessions", #"{"labels":{"run":"7"}}"#),
                TestRequest("POST", "/v1/sessions"),
            ],
            request: TestRequest("GET", "/v1/sessions?label=run:7"), status: 200,
            body: [("/items/0/labels", #"{"run":"7"}"#)]),
        APICase(
            name: "a bulk deletion",
            before: [
                TestRequest("POST", "/v1/sessions", #"{"labels":{"run":"8"}}"#),
                TestRequest("POST", "/v1/sessions"),
            ],
            request: TestRequest("DELETE", "/v1/sessions?label=run:8"), status: 200, text: #"{"deleted":1}"#),
        APICase(
            name: "back to the launch", before: [TestRequest("POST", push, pushDetail)],
            request: TestRequest("POST", "/v1/sessions/{s}/reset"), status: 200, headers: ["ETag": "\"v2\""],
            body: [("/session/version", "2")]),
    ]

    private static let journalAnswers: [APICase] = [
        APICase(
            name: "a second session from the past", before: [TestRequest("POST", push, pushDetail)],
            request: TestRequest("POST", "/v1/sessions/{s}/fork", #"{"at":0}"#), status: 201,
            headers: ["Location": "", "ETag": "\"v0\""], body: [("/session/version", "0")]),
        APICase(
            name: "a second session from now", before: [TestRequest("POST", push, pushDetail)],
            request: TestRequest("POST", "/v1/sessions/{s}/fork"), status: 201, headers: ["ETag": "\"v1\""]),
        APICase(
            name: "a second session from the future",
            request: TestRequest("POST", "/v1/sessions/{s}/fork", #"{"at":3}"#), status: 400,
            code: "invalid_parameter"),
        APICase(
            name: "an export", request: TestRequest("GET", "/v1/sessions/{s}/export"), status: 200,
            headers: ["Content-Type": "application/json"], contains: ["HomeViewController"]),
        APICase(
            name: "an import of something else", request: TestRequest("POST", "/v1/imports", #"{"x":1}"#),
            status: 400, code: "invalid_request"),
        APICase(
            name: "a real log",
            request: TestRequest(
                "POST", "/v1/verify",
                #"{"scenario":"name: x\nroot: {as: A}\nsteps: []","log":"A viewDidLoad\nA viewWillAppear"}"#),
            status: 200, contains: [#"{"match":"#]),
        APICase(
            name: "a log without a scenario", request: TestRequest("POST", "/v1/verify", #"{"log":7}"#),
            status: 400, code: "invalid_request", contains: [#""/scenario""#, #""/log""#]),
    ]

    private static let operationAnswers: [APICase] = [
        APICase(
            name: "a push", request: TestRequest("POST", push, pushDetail), status: 200,
            headers: ["ETag": "\"v1\"", "Content-Type": "application/json"],
            body: [
                ("/operation", "1"), ("/version", "1"), ("/outcome", #""completed""#), ("/settled", "true"),
                ("/exception", "null"),
            ]),
        APICase(
            name: "a push as text", request: TestRequest("POST", push + "?format=text", pushDetail),
            status: 200,
            headers: ["Content-Type": "text/plain; charset=utf-8"],
            contains: [
                "detail.viewDidLoad()\n", "home.viewWillDisappear(true)\n", "detail.viewDidAppear(true)\n",
            ]),
        APICase(
            name: "a push as text by Accept",
            request: TestRequest("POST", push, pushDetail, headers: [("Accept", "text/plain")]), status: 200,
            contains: ["detail.viewDidLoad()\n"]),
        APICase(
            name: "format wins over Accept",
            request: TestRequest(
                "POST", push + "?format=json", pushDetail, headers: [("Accept", "text/plain")]),
            status: 200, body: [("/version", "1")]),
        APICase(
            name: "Objective-C spelling",
            request: TestRequest("POST", push + "?format=text&style=objc", pushDetail), status: 200,
            contains: ["-[DetailViewController viewDidLoad]\n"]),
        APICase(
            name: "what UIKit raises is a result",
            request: TestRequest("POST", push, #"{"controller":"home"}"#),
            status: 200,
            body: [("/outcome", #""raised""#), ("/exception/name", #""NSInvalidArgumentException""#)]),
        APICase(
            name: "a pop without fields and body", before: [TestRequest("POST", push, pushDetail)],
            request: TestRequest("POST", "/v1/sessions/{s}/controllers/nav/pop"), status: 200,
            headers: ["ETag": "\"v2\""]),
        APICase(
            name: "a controller by its id",
            request: TestRequest("POST", "/v1/sessions/{s}/controllers/c1/push", pushDetail),
            status: 200, body: [("/outcome", #""completed""#)]),
        APICase(
            name: "the right version",
            request: TestRequest("POST", push, pushDetail, headers: [("If-Match", "\"v7\", \"v0\"")]),
            status: 200),
        APICase(
            name: "any version",
            request: TestRequest("POST", push, pushDetail, headers: [("If-Match", "*")]), status: 200),
        APICase(
            name: "a batch",
            request: TestRequest(
                "POST", "/v1/sessions/{s}/operations",
                #"{"operations":[{"op":"push","target":"nav","controller":{"as":"a"}},{"op":"pop","target":"nav"}]}"#
            ),
            status: 200, headers: ["ETag": "\"v2\""],
            body: [("/version", "2"), ("/results/0/version", "1"), ("/results/1/outcome", #""completed""#)]),
        APICase(
            name: "a batch with an unknown controller goes on",
            request: TestRequest(
                "POST", "/v1/sessions/{s}/operations",
                #"{"operations":[{"op":"pop","target":"nope"},{"op":"push","target":"nav","controller":{"as":"a"}}]}"#
            ),
            status: 200,
            body: [("/results/0/error/code", #""controller_not_found""#), ("/results/1/version", "1")]),
        APICase(
            name: "an atomic batch with an unknown controller",
            request: TestRequest(
                "POST", "/v1/sessions/{s}/operations",
                #"{"atomic":true,"operations":[{"op":"pop","target":"nav"},{"op":"pop","target":"nope"}]}"#),
            status: 404, code: "controller_not_found", body: [("/errors/0/pointer", #""/operations/1""#)]),
        APICase(
            name: "a detached controller",
            request: TestRequest(
                "POST", "/v1/sessions/{s}/controllers", #"{"class":"DetailViewController","as":"detail"}"#),
            status: 201, headers: ["Location": "/v1/sessions/{s}/controllers/c3", "ETag": "\"v1\""],
            body: [("/result/controller", #""c3""#)]),
        APICase(
            name: "other properties",
            request: TestRequest("PATCH", "/v1/sessions/{s}/controllers/home", #"{"title":"Start"}"#),
            status: 200,
            headers: ["ETag": "\"v1\""]),
        APICase(
            name: "a controller", request: TestRequest("GET", "/v1/sessions/{s}/controllers/home"),
            status: 200,
            headers: ["ETag": "\"v0\""],
            body: [("/id", #""c2""#), ("/title", #""Home""#), ("/navigationController", #""nav""#)]),
    ]

    private static let logAnswers: [APICase] = [
        APICase(
            name: "what can be tapped", before: [TestRequest("POST", push, pushDetail)],
            request: TestRequest("GET", "/v1/sessions/{s}/controls"), status: 200,
            headers: ["ETag": "\"v1\""],
            body: [
                ("/version", "1"), ("/controls/0/controller", #""nav""#), ("/controls/0/id", #""back""#),
                ("/controls/0/label", #""Home""#), ("/controls/0/isEnabled", "true"),
            ]),
        APICase(
            name: "what could be tapped", before: [TestRequest("POST", push, pushDetail)],
            request: TestRequest("GET", "/v1/sessions/{s}/controls?at=0"), status: 200,
            headers: ["ETag": "\"v0\""], body: [("/controls", "[]")]),
        APICase(
            name: "the tree", request: TestRequest("GET", "/v1/sessions/{s}/tree"), status: 200,
            headers: ["ETag": "\"v0\""],
            body: [("/roots/0/label", #""nav""#), ("/roots/0/children/0/state", #""appeared""#)]),
        APICase(
            name: "the tree as text", request: TestRequest("GET", "/v1/sessions/{s}/tree?format=text"),
            status: 200,
            contains: ["<UINavigationController: nav>, state: appeared", "   | <HomeViewController: home>"]),
        APICase(
            name: "the tree for Mermaid", request: TestRequest("GET", "/v1/sessions/{s}/tree?format=mermaid"),
            status: 200, headers: ["Content-Type": "text/vnd.mermaid; charset=utf-8"],
            contains: ["flowchart TD\n"]),
        APICase(
            name: "the tree for dot",
            request: TestRequest("GET", "/v1/sessions/{s}/tree", headers: [("Accept", "text/vnd.graphviz")]),
            status: 200, contains: ["digraph hierarchy {"]),
        APICase(
            name: "the tree of the past", before: [TestRequest("POST", push, pushDetail)],
            request: TestRequest("GET", "/v1/sessions/{s}/tree?at=0"), status: 200,
            headers: ["ETag": "\"v0\""],
            body: [("/version", "0")]),
        APICase(
            name: "the log", request: TestRequest("GET", "/v1/sessions/{s}/events"), status: 200,
            body: [("/firstSeq", "1"), ("/events/0/seq", "1")]),
        APICase(
            name: "a part of the log", request: TestRequest("GET", "/v1/sessions/{s}/events?after=2&limit=1"),
            status: 200, body: [("/events/0/seq", "3"), ("/next", "3")]),
        APICase(
            name: "the log as text",
            request: TestRequest("GET", "/v1/sessions/{s}/events?format=text&targets=home&types=callback"),
            status: 200,
            contains: ["home.viewDidLoad()\nhome.viewWillAppear("]),
        APICase(
            name: "the log as lines of JSON",
            request: TestRequest("GET", "/v1/sessions/{s}/events?format=ndjson"),
            status: 200, headers: ["Content-Type": "application/x-ndjson"], contains: ["}\n{\"seq\":2,"]),
        APICase(
            name: "the log that the client has",
            request: TestRequest("GET", "/v1/sessions/{s}/events", headers: [("If-None-Match", "\"v0\"")]),
            status: 304),
        APICase(
            name: "a fulfilled expectation",
            request: TestRequest(
                "POST", "/v1/sessions/{s}/expect",
                #"{"events":["home.viewDidLoad()","home.viewDidAppear"],"mode":"contains"}"#),
            status: 200, body: [("/match", "true"), ("/firstDifference", "null")]),
        APICase(
            name: "a failed expectation",
            request: TestRequest("POST", "/v1/sessions/{s}/expect", #"{"events":["home.viewDidUnload()"]}"#),
            status: 200,
            body: [("/match", "false"), ("/firstDifference/expected", #""home.viewDidUnload()""#)]),
        APICase(
            name: "a failed expectation for a build server",
            request: TestRequest(
                "POST", "/v1/sessions/{s}/expect?format=junit", #"{"events":["home.viewDidUnload()"]}"#),
            status: 200, headers: ["Content-Type": "application/xml"], contains: ["<failure message="]),
        APICase(
            name: "a sequence diagram", request: TestRequest("GET", "/v1/sessions/{s}/diagram"), status: 200,
            headers: [
                "Content-Type": "image/svg+xml",
                "Content-Security-Policy":
                    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
            ], contains: ["<svg xmlns", "viewDidLoad()"]),
        APICase(
            name: "what a terminal would obey",
            request: TestRequest(
                "POST", "/v1/sessions/{s}/expect?format=text", #"{"events":["console: \u001b]0;a\u0007*"]}"#),
            status: 200, headers: ["Content-Type": "text/plain; charset=utf-8"],
            contains: [#"console: \u001b]0;a\u0007"#]),
        APICase(
            name: "a sequence diagram of a part of the log",
            request: TestRequest(
                "GET", "/v1/sessions/{s}/diagram?format=mermaid&after=9&limit=2&types=callback&targets=home"),
            status: 200,
            text: """
                sequenceDiagram
                    participant U as UIKit
                    participant P0 as home
                    U->>P0: loadView()
                    U->>P0: viewDidLoad()

                """),
        APICase(
            name: "a sequence diagram for Mermaid",
            request: TestRequest("GET", "/v1/sessions/{s}/diagram?format=mermaid"), status: 200,
            contains: ["sequenceDiagram\n", "U->>P"]),
        APICase(
            name: "a scenario in YAML",
            request: TestRequest(
                "POST", "/v1/scenarios/run",
                """
                name: a push
                root: {class: UINavigationController, as: nav, viewControllers: [{as: A}]}
                observe: [viewDidLoad]
                steps:
                  - push: {target: nav, controller: {as: B}}
                    expect: [B.viewDidLoad()]
                """, headers: [("Content-Type", "application/yaml")]),
            status: 200, body: [("/passed", "true"), ("/steps/0/passed", "true")]),
        APICase(
            name: "a scenario in JSON that fails, as text",
            request: TestRequest(
                "POST", "/v1/scenarios/run?format=text",
                #"{"name":"x","root":{"as":"A"},"steps":[{"setEditing":{"target":"A","editing":true},"expect":["A.viewDidLoad()"]}]}"#
            ),
            status: 200, contains: ["FAILED  x"]),
    ]
}
