/// Scenarios that are run on request, and what their reports tell.
extension APICase {
    private static let push =
        #"{"root":{"class":"UINavigationController","as":"nav","viewControllers":[{"as":"A"}]},"#
        + #""steps":[{"push":{"target":"nav","controller":{"as":"B"}}}]}"#

    private static func run(_ query: String, _ body: String = push) -> TestRequest {
        TestRequest("POST", "/v1/scenarios/run\(query)", body)
    }

    static let scenarioAnswers: [APICase] = [
        APICase(
            name: "a scenario in which nothing is expected", request: run(""), status: 200,
            body: [
                ("/passed", "true"),
                ("/steps/0", #"{"step":1,"operation":"push nav","passed":true,"outcome":"completed"}"#),
            ]),
        APICase(
            name: "the text of a scenario is its log", request: run("?format=text"), status: 200,
            contains: ["passed  scenario\n  launch\n", "  step 1 (push nav)\n    B.init(nibName:bundle:)\n"]),
        APICase(
            name: "all lines of a scenario", request: run("?show=lines"), status: 200,
            body: [("/steps/0/events/0", #""B.init(nibName:bundle:)""#)]),
        APICase(
            name: "the controllers after each step", request: run("?show=tree"), status: 200,
            contains: [#""tree":"<UINavigationController: nav>, state: appeared"#]),
        APICase(
            name: "why the lines of a scenario are there", request: run("?explain=true&format=text"),
            status: 200,
            contains: ["    B.viewIsAppearing(true)   [", "] sendsViewIsAppearing, from iOS 13.0 on: "]),
        APICase(
            name: "why the events of a session are there",
            before: [TestRequest("POST", "/v1/sessions/{s}/reset")],
            request: TestRequest("GET", "/v1/sessions/{s}/events?explain=true&types=console,callback"),
            status: 200,
            contains: [
                #""explanation":{"version":"17.0","events":[{"seq":"#, #"{"name":"sendsViewIsAppearing","#,
            ]),
        APICase(
            name: "why the events of a session are there, as text",
            request: TestRequest("GET", "/v1/sessions/{s}/events?explain=true&format=text"), status: 200,
            contains: [
                "nav.viewIsAppearing(false)   [1]\n", "\n[1] sendsViewIsAppearing, from iOS 13.0 on: ",
            ]),
        APICase(
            name: "a stream that explains",
            request: TestRequest("GET", "/v1/sessions/{s}/events?explain=true&format=ndjson"),
            status: 400, code: "invalid_parameter", contains: ["explained in json and text"]),
        APICase(
            name: "a report of something else", request: run("?show=log"), status: 400,
            code: "invalid_parameter", contains: ["show must be one of lines, tree"]),
    ]

    private static func report(_ query: String = "") -> TestRequest {
        TestRequest("GET", "/v1/sessions/{s}/report\(query)")
    }

    static let reportAnswers: [APICase] = [
        APICase(
            name: "a session as a file",
            before: [
                TestRequest(
                    "POST", "/v1/sessions/{s}/controllers/nav/push", #"{"controller":{"as":"more"}}"#)
            ], request: report(), status: 200,
            headers: [
                "Content-Type": "text/html; charset=utf-8", "ETag": "\"v1\"", "Content-Security-Policy": "",
            ],
            contains: [
                "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; script-src 'sha256-",
                #"<script type="application/json" id="record">{"runs":[{"id":"1","name":"session "#,
                #"{"title":"push nav","line":1,"operation":{"op":"push","#, #""comparison":{"groups":["#,
                #""causes":[{"name":"sendsViewIsAppearing","#, #""picture":"\u003csvg xmlns="#,
            ]),
        APICase(
            name: "a session as a file without versions", request: report("?versions=none"), status: 200,
            contains: [#""comparison":null}]}</script>"#]),
        APICase(
            name: "a report of versions that are none", request: report("?versions=4"), status: 400,
            code: "invalid_parameter", contains: ["4 is no version from 5.0 to 18.x", ", or none."]),
    ]

    private static func compare(_ body: String) -> TestRequest { TestRequest("POST", "/v1/compare", body) }

    static let comparisonAnswers: [APICase] = [
        APICase(
            name: "versions side by side",
            request: compare(
                #"{"definition":{"root":{"as":"A"}},"operations":[{"op":"present","target":"A","controller":{"as":"B"}}],"#
                    + #""versions":["13","12","11"],"types":["callback"],"targets":["A"]}"#),
            status: 200,
            body: [
                ("/groups/0/versions", #"["11.0","12.0"]"#), ("/groups/1/versions", #"["13.0"]"#),
                ("/differences/0/from", #""12.0""#), ("/differences/0/to", #""13.0""#),
                ("/differences/0/step", "0"),
            ],
            contains: [
                #""mark":"-","line":"A.viewWillDisappear(true)""#, #""operation":"present A""#,
                #""name":"automaticStyleIsPageSheet""#,
            ]),
        APICase(
            name: "all versions of an app without operations", request: compare("{}"), status: 200,
            contains: [#""versions":["27.0"]"#]),
        APICase(
            name: "what a version has not is a line",
            request: compare(
                #"{"definition":{"root":{"class":"UITabBarController","tabs":[]}},"versions":["17.0","18.0"]}"#
            ),
            status: 200, contains: [#""lines":["refused: root/tabs: tabs exists from iOS 18.0 on"]"#]),
        APICase(
            name: "a session in other versions",
            before: [
                TestRequest(
                    "POST", "/v1/sessions/{s}/controllers/nav/push", #"{"controller":{"as":"detail"}}"#)
            ],
            request: TestRequest(
                "GET", "/v1/sessions/{s}/compare?versions=12,13&types=callback&targets=detail"),
            status: 200,
            contains: [#""operation":"push nav""#, #""mark":"+","line":"detail.viewIsAppearing(true)""#]),
        APICase(
            name: "a session in other versions, as text",
            before: [
                TestRequest(
                    "POST", "/v1/sessions/{s}/controllers/nav/push", #"{"controller":{"as":"detail"}}"#),
                TestRequest("POST", "/v1/sessions/{s}/reset"),
            ],
            request: TestRequest("GET", "/v1/sessions/{s}/compare?versions=12,13&format=text&targets=home"),
            status: 200, contains: ["iOS 12.0 -> 13.0, launch\n", "because of sendsViewIsAppearing"]),
    ]

    static let recordAnswers: [APICase] = [
        APICase(
            name: "a session as a scenario",
            before: [
                TestRequest(
                    "POST", "/v1/sessions/{s}/controllers/nav/push", #"{"controller":{"as":"detail"}}"#)
            ],
            request: TestRequest("GET", "/v1/sessions/{s}/export?format=scenario"), status: 200,
            headers: ["Content-Type": "application/yaml"],
            contains: [#"name: "session "#, "  - push: {", #"- "detail.viewDidLoad()""#]),
        APICase(
            name: "the schema of scenarios", request: TestRequest("GET", "/scenario.schema.json"),
            status: 200,
            body: [("/title", #""Scenario""#)]),
        APICase(
            name: "lines that come so often, and one that must not",
            request: TestRequest(
                "POST", "/v1/sessions/{s}/expect",
                #"{"times":{"home.viewDidLoad":1,"home.viewWillAppear":2},"never":["home.viewDidAppear","home.deinit"]}"#
            ),
            status: 200,
            body: [
                ("/match", "false"), ("/rows", "[]"),
                (
                    "/failures",
                    #"["`home.viewDidAppear` must not come, and `home.viewDidAppear(false)` came","#
                        + #""`home.viewWillAppear` came once, expected 2 times"]"#
                ),
            ]),
        APICase(
            name: "counts that agree",
            request: TestRequest("POST", "/v1/sessions/{s}/expect", #"{"times":{"home.viewDidLoad":1}}"#),
            status: 200,
            body: [("/match", "true"), ("/diff", #""""#)]),
        APICase(
            name: "a log with other names",
            request: TestRequest(
                "POST", "/v1/verify",
                #"{"scenario":"name: x\nroot: {as: A}\nsteps: []","log":"VC viewDidLoad","aliases":{"VC":"A"}}"#
            ),
            status: 200, body: [("/match", "true")]),
        APICase(
            name: "the steps that print a log",
            request: TestRequest(
                "POST", "/v1/verify/steps",
                #"{"scenario":{"root":{"as":"A"},"steps":[]},"log":"B viewDidLoad\nB viewDidAppear"}"#),
            status: 200,
            body: [
                ("/found", "true"), ("/explained", "2"), ("/lines", "2"),
                ("/steps", #"[{"op":"present","target":"A","controller":{"class":"B","as":"b"}}]"#),
            ]),
        APICase(
            name: "the steps that print a log, in text",
            request: TestRequest(
                "POST", "/v1/verify/steps?format=text",
                #"{"scenario":{"root":{"as":"A"},"steps":[]},"log":"A viewDidUnload"}"#),
            status: 200, contains: ["No steps that were tried print more than 0 of its 1 lines"]),
        APICase(
            name: "no log",
            request: TestRequest(
                "POST", "/v1/verify/steps", #"{"scenario":{"root":{"as":"A"},"steps":[]},"log":"x"}"#),
            status: 400, contains: ["the log holds no call of a controller"]),
    ]

    private static let longName = String(repeating: "a", count: 1_025)

    static let comparisonRefusals: [APICase] = [
        APICase(
            name: "an expectation of a target whose name is too long",
            request: TestRequest(
                "POST", "/v1/sessions/{s}/expect", #"{"events":[],"targets":["\#(longName)"]}"#),
            status: 400, code: "invalid_request", contains: [#""/targets/0""#, "at most 1024 bytes"]),
        APICase(
            name: "a comparison of a target whose name is too long",
            request: TestRequest("POST", "/v1/compare", #"{"targets":["a\u0007","\#(longName)"]}"#),
            status: 400, code: "invalid_request",
            contains: [#""/targets/1""#, "at most 1024 bytes", "without control characters"]),
        refusal(#"{"versions":["19"]}"#, at: "/versions"), refusal(#"{"versions":[]}"#, at: "/versions"),
        refusal(#"{"versions":7}"#, at: "/versions"), refusal(#"{"types":["call"]}"#, at: "/types/0"),
        refusal(#"{"operations":{}}"#, at: "/operations"), refusal(#"{"definition":[]}"#, at: "/definition"),
        refusal(#"{"operations":[{"op":"push"},{"op":"fly"}]}"#, at: "/operations/0/target"),
        refusal(#"{"definition":{"rot":{}},"versions":["8","9"]}"#, at: "/definition/rot"),
        refusal(#"{"steps":[]}"#, at: "/steps"),
        APICase(
            name: "a field that has no other in its place",
            request: TestRequest(
                "POST", "/v1/sessions/{s}/controllers/home/add-action", #"{"pauses":[]}"#),
            status: 400, code: "invalid_request",
            body: [("/errors/0", #"{"pointer":"/title","detail":"title is required"}"#)]),
        APICase(
            name: "counts that are none",
            request: TestRequest(
                "POST", "/v1/sessions/{s}/expect", #"{"times":{"home.viewDidLoad":-1,"x(":1}}"#),
            status: 400, code: "invalid_request", contains: [#""/times/home.viewDidLoad""#, #""/times/x(""#]),
        APICase(
            name: "names that are none",
            request: TestRequest(
                "POST", "/v1/verify", #"{"scenario":{"steps":[]},"log":"","aliases":{"A":1}}"#),
            status: 400, code: "invalid_request", contains: [#""/aliases/A""#]),
        APICase(
            name: "a session in a version that never was",
            request: TestRequest("GET", "/v1/sessions/{s}/compare?versions=20"), status: 400,
            code: "invalid_parameter", contains: ["20 is no version from 5.0 to 18.x"]),
    ]

    private static func refusal(_ body: String, at pointer: String) -> APICase {
        APICase(
            name: "a comparison of \(body)", request: compare(body), status: 400, code: "invalid_request",
            body: [("/errors/0/pointer", "\"\(pointer)\"")])
    }
}
