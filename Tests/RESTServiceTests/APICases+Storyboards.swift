import Foundation

/// Storyboards that are sent to be inspected.
extension APICase {
    static let storyboards: [APICase] =
        inspections + refusedStoryboards + sessionStoryboards + nibs + archives

    private static let main = "/v1/sessions/{s}/storyboards/Main"

    private static func put(_ xml: String) -> TestRequest {
        TestRequest("PUT", main, xml, headers: [("Content-Type", "application/xml")])
    }

    /// Storyboards that a session is given after its creation.
    private static let sessionStoryboards: [APICase] = [
        APICase(
            name: "a storyboard is added", request: put(document), status: 204, headers: ["ETag": "\"v1\""]),
        APICase(
            name: "a storyboard that was added is read", before: [put("<a/>"), put(document)],
            request: TestRequest("GET", main), status: 200, headers: ["Content-Type": "application/xml"],
            text: document),
        APICase(
            name: "a scene of a storyboard that was added", before: [put(document)],
            request: TestRequest(
                "POST", "/v1/sessions/{s}/controllers/nav/push",
                #"{"controller":{"storyboard":"Main","as":"added"}}"#), status: 200,
            contains: ["added"]),
        APICase(
            name: "a control that is not on the screen says so",
            before: [
                put(document),
                TestRequest(
                    "POST", "/v1/sessions/{s}/operations",
                    #"{"operations":[{"op":"instantiate","controller":{"storyboard":"Main","as":"added"}}]}"#),
            ],
            request: TestRequest(
                "POST", "/v1/sessions/{s}/controllers/added/trigger", #"{"control":"button"}"#), status: 200,
            body: [
                ("/outcome", #""ignored""#), ("/result/reason", #""the view of added is not on the screen""#),
            ]),
        APICase(
            name: "a control below what is presented says so",
            before: [
                put(document),
                TestRequest(
                    "POST", "/v1/sessions/{s}/controllers/nav/push",
                    #"{"controller":{"storyboard":"Main","as":"added"}}"#),
                TestRequest(
                    "POST", "/v1/sessions/{s}/controllers/added/present", #"{"controller":{"as":"above"}}"#),
            ],
            request: TestRequest(
                "POST", "/v1/sessions/{s}/controllers/added/trigger", #"{"control":"button"}"#), status: 200,
            body: [("/outcome", #""ignored""#), ("/result/reason", #""above covers added""#)]),
        APICase(
            name: "a storyboard that was added is in the export and survives a fork", before: [put(document)],
            request: TestRequest("POST", "/v1/sessions/{s}/fork", "{}"), status: 201),
        APICase(
            name: "a storyboard that nobody added", request: TestRequest("GET", main), status: 404,
            code: "storyboard_not_found"),
        APICase(
            name: "a storyboard that is gone after a reset",
            before: [put(document), TestRequest("POST", "/v1/sessions/{s}/reset", "{}")],
            request: TestRequest("GET", main), status: 404, code: "storyboard_not_found"),
        APICase(
            name: "a storyboard that is no storyboard", request: put("<plist/>"), status: 422,
            code: "storyboard_rejected", body: [("/errors/0/code", #""unsupported_document""#)]),
    ]

    private static let nib = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>\
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>\
        <outlet property="view" destination="v" id="o"/></connections></placeholder><view id="v"/></objects></document>
        """

    private static func putNib(_ xml: String) -> TestRequest {
        TestRequest("PUT", "/v1/sessions/{s}/nibs/Card", xml, headers: [("Content-Type", "application/xml")])
    }

    /// A controller loads its view from a nib without one.
    private static func loading(_ name: String, after requests: [TestRequest]) -> APICase {
        let empty = nib.replacing("property=\"view\"", with: "property=\"other\"")
        let operations = """
            {"operations":[{"op":"instantiate","controller":{"as":"card","nib":"Card"}},
            {"op":"loadViewIfNeeded","target":"card"}]}
            """
        return APICase(
            name: name, before: [putNib(empty)] + requests,
            request: TestRequest("POST", "/v1/sessions/{s}/operations", operations), status: 200,
            contains: ["loaded the \\\"Card\\\" nib but the view outlet was not set"])
    }

    /// The same for nibs.
    private static let nibs: [APICase] = [
        APICase(name: "a nib is added", request: putNib(nib), status: 204, headers: ["ETag": "\"v1\""]),
        APICase(
            name: "a nib that was added is read", before: [putNib(nib)],
            request: TestRequest("GET", "/v1/sessions/{s}/nibs/Card"), status: 200, text: nib),
        APICase(
            name: "a nib is no storyboard", before: [putNib(nib)],
            request: TestRequest("GET", "/v1/sessions/{s}/storyboards/Card"), status: 404,
            code: "storyboard_not_found"),
        loading("a controller finds a nib that was added", after: []),
        loading(
            "an app that is launched again has the nibs that were added",
            after: [TestRequest("POST", "/v1/sessions/{s}/relaunch", "{}")]),
        APICase(
            name: "the past knows a nib that was added", before: [putNib(nib)],
            request: TestRequest("GET", "/v1/sessions/{s}/operations"), status: 200,
            body: [("/operations/0/effect", #""nibAdded""#)]),
        APICase(
            name: "a nib that was added survives a fork", before: [putNib(nib)],
            request: TestRequest("POST", "/v1/sessions/{s}/fork", "{}"), status: 201),
        APICase(
            name: "a nib that is a storyboard", request: putNib(document), status: 422,
            code: "storyboard_rejected"),
    ]

    private static func archive(_ name: String, at path: String = "/v1/sessions") -> TestRequest {
        var request = TestRequest("POST", path, headers: [("Content-Type", "application/zip")])
        request.body = (try? ArchiveTests.bytes(name)) ?? []
        return request
    }

    /// Sessions of an app's folder.
    private static let archives: [APICase] = [
        APICase(
            name: "a session of an archive", request: archive("app.zip"), status: 201,
            body: [
                ("/session/labels/from", #""archive""#), ("/outcome", #""completed""#),
            ], contains: ["HeimController"]),
        APICase(
            name: "a session of an archive with a main nib", request: archive("main-nib.zip"), status: 201,
            contains: ["NibController"]),
        APICase(
            name: "an archive of two apps", request: archive("two-targets.zip"), status: 400,
            code: "invalid_request", contains: ["One/Main.storyboard", "Two/Main.storyboard"]),
        APICase(
            name: "an archive of which nobody knows where it begins", request: archive("two-beginnings.zip"),
            status: 400, code: "invalid_request", contains: ["Home", "Away", "session.json"]),
        APICase(
            name: "an archive without documents", request: archive("no-documents.zip"), status: 400,
            code: "invalid_request"),
        APICase(
            name: "an archive whose definition is no JSON", request: archive("bad-definition.zip"),
            status: 400, code: "malformed_json"),
        APICase(
            name: "the controllers of a nib", request: archive("main-nib.zip", at: path), status: 200,
            body: [
                ("/documents/0/controllers/0/class", #""NibController""#),
                ("/documents/0/windowRoot", #""v""#), ("/documents/0/views/0/class", #""UIWindow""#),
            ]),
        APICase(
            name: "the same archive to inspect", request: archive("app.zip", at: path), status: 200,
            body: [("/documents/3/document", #""App/Card.xib""#)]),
        APICase(
            name: "a main nib that is not there",
            request: TestRequest("POST", "/v1/sessions", #"{"mainNib":"Main"}"#), status: 400,
            code: "invalid_request", body: [("/errors/0/pointer", #""/mainNib""#)]),
    ]

    private static let path = "/v1/storyboards/inspect"

    private static let document = #"""
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \#
        initialViewController="a"><scenes><scene sceneID="s"><objects><viewController title="Home &amp; away" id="a" \#
        sceneMemberID="viewController"><navigationItem key="navigationItem" id="n"><barButtonItem key="rightBarButtonItem" \#
        title="Help" id="button"/></navigationItem><connections><segue destination="b" kind="push" identifier="go" \#
        id="p"/></connections></viewController></objects></scene><scene sceneID="t"><objects><viewController id="b" \#
        sceneMemberID="viewController"/></objects></scene></scenes></document>
        """#

    private static func inspect(
        _ body: String, type: String = "application/xml", format: String = "json"
    ) -> TestRequest {
        TestRequest("POST", path + "?format=" + format, body, headers: [("Content-Type", type)])
    }

    /// The second scene stands to the left of the first one.
    private static let drawn = document.replacing("</scene>", with: point)
        .replacing("x='0'", with: "x='900'", maxReplacements: 1)
    private static let point = "<point key='canvasLocation' x='0' y='0'/></scene>"

    private static let form =
        "--xyz\r\nContent-Disposition: form-data; name=\"a\"; filename=\"Main.storyboard\"\r\n\r\n" + document
        + "\r\n--xyz\r\nContent-Disposition: form-data; name=\"classes\"\r\n\r\nHome: go:\r\n--xyz--\r\n"

    private static let inspections: [APICase] = [
        APICase(
            name: "a storyboard is inspected", request: inspect(document), status: 200,
            headers: ["Content-Type": "application/json"],
            body: [
                ("/scenes/0/label", #""Home & away""#), ("/segues/0/destinationLabel", #""View""#),
                ("/findings/0/kind", #""push-without-navigation""#), ("/findings/0/severity", #""error""#),
                ("/walks/0/failures/0/outcome", #""raised""#), ("/map/edges/0/to", "1"),
                ("/map/initial/0", "0"),
            ]),
        APICase(
            name: "several documents in a form",
            request: inspect(form, type: "multipart/form-data; boundary=xyz"),
            status: 200, body: [("/documents/0/document", #""Main.storyboard""#), ("/scenes/1/id", #""b""#)]),
        APICase(
            name: "an inspection as text", request: inspect(document, format: "text"), status: 200,
            contains: [
                "storyboard: 2 scenes, 1 segue", "(push-without-navigation)", "(segue-raises)", "2 errors",
            ]),
        APICase(
            name: "a map", request: inspect(document, format: "svg"), status: 200,
            headers: ["Content-Type": "image/svg+xml"], contains: ["<svg ", "Home &amp; away", "</svg>"]),
        APICase(
            name: "a map as on the canvas",
            request: TestRequest(
                "POST", path + "?format=svg&layout=canvas", drawn,
                headers: [("Content-Type", "application/xml")]), status: 200,
            contains: ["id=\"card-0\"", "class=\"frame\" x=\"206\""]),
        APICase(
            name: "a map laid out as nobody can",
            request: TestRequest(
                "POST", path + "?format=svg&layout=round", drawn,
                headers: [("Content-Type", "application/xml")]), status: 400, code: "invalid_parameter"),
        APICase(
            name: "a map for Mermaid", request: inspect(document, format: "mermaid"), status: 200,
            contains: ["flowchart LR", "n0 -->|\"push: go\"| n1"]),
        APICase(
            name: "a map for Graphviz", request: inspect(document, format: "dot"), status: 200,
            contains: ["digraph storyboard", "n0 -> n1 [label=\"push: go\""]),
        APICase(
            name: "an inspection for build servers", request: inspect(document, format: "junit"), status: 200,
            contains: ["<testsuite ", "failures=\"1\""]),
    ]

    private static let refusedStoryboards: [APICase] = [
        APICase(
            name: "a document type",
            request: inspect("<!DOCTYPE a [<!ENTITY b 'c'>]><document>&b;</document>"),
            status: 422, code: "storyboard_rejected",
            body: [("/errors/0/code", #""doctype_forbidden""#), ("/errors/0/pointer", #""/storyboard""#)]),
        APICase(
            name: "a storyboard that breaks off", request: inspect("<document>"), status: 422,
            code: "storyboard_rejected", body: [("/errors/0/code", #""xml_malformed""#)]),
        APICase(name: "no storyboard at all", request: inspect(""), status: 400, code: "invalid_request"),
        APICase(
            name: "a body that is no archive", request: inspect("PK", type: "application/zip"), status: 400,
            code: "invalid_request"),
        APICase(
            name: "a form without a boundary", request: inspect(form, type: "multipart/form-data"),
            status: 400,
            code: "invalid_request"),
        APICase(
            name: "a session's storyboard that breaks off",
            request: TestRequest("POST", "/v1/sessions", #"{"storyboards":{"a/b":"<document"}}"#),
            status: 422,
            code: "storyboard_rejected",
            body: [("/errors/0/pointer", #""/storyboards/a~1b""#), ("/errors/0/code", #""xml_malformed""#)]),
        APICase(
            name: "a session's storyboard for a watch",
            request: TestRequest(
                "POST", "/v1/sessions",
                #"{"storyboards":{"W":"<document type='com.apple.InterfaceBuilder.WatchKit.Storyboard'/>"}}"#),
            status: 422, code: "storyboard_rejected", contains: ["watchOS"]),
    ]
}
