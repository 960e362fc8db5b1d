import Foundation

/// Storyboards that are sent to be inspected.
extension APICase {
    static let storyboards: [APICase] = inspections + refusedStoryboards + sessionStoryboards

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

    private static let path = "/v1/storyboards/inspect"

    private static let document = #"""
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \#
        initialViewController="a"><scenes><scene sceneID="s"><objects><viewController title="Home &amp; away" id="a" \#
        sceneMemberID="viewController"><connections><segue destination="b" kind="push" identifier="go" id="p"/>\#
        </connections></viewController></objects></scene><scene sceneID="t"><objects><viewController id="b" \#
        sceneMemberID="viewController"/></objects></scene></scenes></document>
        """#

    private static func inspect(
        _ body: String, type: String = "application/xml", format: String = "json"
    ) -> TestRequest {
        TestRequest("POST", path + "?format=" + format, body, headers: [("Content-Type", type)])
    }

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
