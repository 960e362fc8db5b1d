import Foundation
import JSONBytes
import Testing

/// Sessions whose storyboards arrive one after the other, and what becomes of them in every look back.
@Suite struct StoryboardSessionTests {
    private static func document(_ scenes: String, initial: String = "first") -> String {
        let begin = initial.isEmpty ? "" : "initialViewController='\(initial)' "
        return
            "<document type='com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB' version='3.0' \(begin)>"
            + "<scenes>\(scenes)</scenes></document>"
    }

    private static func scene(
        _ id: String, button: String, segue: String, class name: String = "", beside: String = ""
    ) -> String {
        let custom = name.isEmpty ? "" : "customClass='\(name)' "
        return "<scene sceneID='s-\(id)'><objects><viewController storyboardIdentifier='\(id)' id='\(id)' "
            + "\(custom)sceneMemberID='viewController'><view key='view' id='v-\(id)'><subviews>"
            + "<button id='b-\(id)'><state key='normal' title='\(button)'/><connections>\(segue)</connections>"
            + "</button></subviews></view></viewController>\(beside)</objects></scene>"
    }

    private static func reference(_ storyboard: String, _ identifier: String?) -> String {
        let named = identifier.map { "referencedIdentifier='\($0)' " } ?? ""
        return "<scene sceneID='s-ref'><objects><viewControllerPlaceholder storyboardName='\(storyboard)' "
            + "\(named)id='reference' sceneMemberID='viewController'/></objects></scene>"
    }

    private static let stack =
        "<scene sceneID='s-first'><objects><navigationController storyboardIdentifier='nav' id='first' "
        + "sceneMemberID='viewController'><connections><segue destination='list' kind='relationship' "
        + "relationship='rootViewController' id='r'/></connections></navigationController></objects></scene>"

    private static let main = document(
        stack
            + scene(
                // Nobody implements the action; the segue is performed all the same.
                "list", button: "Open",
                segue: "<action selector='track:' destination='responder' eventType='touchUpInside' id='a1'/>"
                    + "<segue destination='reference' kind='show' id='g1'/>",
                class: "ListController")
            + reference("Detail", nil))

    private static let detail = document(
        scene("first", button: "Edit", segue: "<segue destination='reference' kind='presentation' id='g2'/>")
            + reference("Editor", "edit"))

    private static let editor = document(
        scene(
            "edit", button: "Done",
            segue: "<segue destination='x' kind='unwind' unwindAction='backToList:' id='g3'/>",
            beside: "<exit id='x' sceneMemberID='exit'/>"), initial: "")

    private static let definition = JSONTree.object([
        ("storyboards", .object([("Main", .string(main))])), ("mainStoryboard", .string("Main")),
        ("classes", .object([("ListController", .object([("actions", .array([.string("backToList:")]))]))])),
    ]).description

    /// One session and the client that drives it.
    private struct Driver {
        let client: any APIClient
        let session: String

        func send(_ method: String, _ path: String, _ body: String? = nil, type: String? = nil) throws
            -> TestResponse
        {
            let headers = type.map { [("Content-Type", $0)] } ?? []
            return try client.send(
                TestRequest(
                    method, "/v1/sessions/\(session)\(path)", body,
                    headers: headers.map { (name: $0.0, value: $0.1) }))
        }

        func put(_ name: String, _ xml: String) throws {
            let response = try send("PUT", "/storyboards/\(name)", xml, type: "application/xml")
            #expect(response.status == 204, "\(name): \(response.text)")
        }

        /// Taps a button; answers the outcome with the exception's reason.
        func tap(_ controller: String, _ control: String) throws -> String {
            let body = "{\"control\":\"\(control)\"}"
            let response = try send("POST", "/controllers/\(controller)/trigger", body)
            let reason = response.json?["exception"]?["reason"]?.string ?? ""
            return "\(response.json?["outcome"]?.string ?? response.text) \(reason)"
        }

        /// Everything that can be read of the session, but for its name.
        func state() throws -> [String] {
            try [
                "/tree?format=text", "/events?format=text&limit=1000", "/storyboards/Detail",
                "/storyboards/Editor",
            ]
            .map { try send("GET", $0).text }
        }
    }

    @Test func severalFilesAndReferencesSurviveEveryWayOfLookingBack() throws {
        try Transport.inProcess.withClient { client in
            let driver = Driver(client: client, session: try client.createSession(Self.definition))
            let missing = "raised Could not find a storyboard named 'Detail' in bundle"
            #expect(try driver.tap("list", "Open").hasPrefix(missing))
            try driver.put("Detail", Self.detail)
            #expect(try driver.tap("list", "Open") == "completed ")
            #expect(try driver.tap("first", "Edit").contains("Could not find a storyboard named 'Editor'"))
            try driver.put("Editor", Self.document(""))
            #expect(try driver.tap("first", "Edit").contains("a view controller with identifier 'edit'"))
            try driver.put("Editor", Self.editor)
            #expect(try driver.tap("first", "Edit") == "completed ")
            let opened = try driver.send("GET", "/tree?format=text").text
            #expect(opened.contains(": edit>"), "\(opened)")
            #expect(try driver.tap("edit", "Done") == "completed ")
            let back = try driver.send("GET", "/tree?format=text").text
            #expect(back.contains(": list>") && !back.contains(": edit>") && !back.contains(": first>"))

            try checkCopies(of: driver)
            try checkPast(of: driver, opened: opened)
            // The app's bundle keeps what it was given, a session's beginning does not.
            #expect(try driver.send("POST", "/relaunch", "{}").status == 200)
            #expect(try driver.tap("list", "Open") == "completed ")
            #expect(try driver.send("POST", "/reset", "{}").status == 200)
            #expect(try driver.tap("list", "Open").hasPrefix(missing))
        }
    }

    /// An import and a fork are rebuilt from the journal, and are the same as the original.
    private func checkCopies(of driver: Driver) throws {
        let export = try driver.send("GET", "/export")
        let imported = try driver.client.send(TestRequest("POST", "/v1/imports", export.text))
        let forked = try driver.send("POST", "/fork", "{}")
        let state = try driver.state()
        for response in [imported, forked] {
            #expect(response.status == 201, "\(response.text.prefix(500))")
            let session = try #require(response.json?["session"]?["id"]?.string)
            let copy = Driver(client: driver.client, session: session)
            #expect(try copy.state() == state)
            #expect(try copy.tap("list", "Open") == "completed ")
        }
    }

    /// A fork of an earlier version has the storyboards of that time.
    private func checkPast(of driver: Driver, opened: String) throws {
        #expect(try driver.send("GET", "/tree?format=text&at=8").text == opened)
        let fork = try driver.send("POST", "/fork", #"{"at":3}"#)
        let session = try #require(fork.json?["session"]?["id"]?.string, "\(fork.text)")
        let past = Driver(client: driver.client, session: session)
        #expect(try past.send("GET", "/storyboards/Editor").status == 404)
        #expect(try past.tap("first", "Edit").contains("Could not find a storyboard named 'Editor'"))
    }

    /// Storyboards of every version of the format run alike; nibs of every format give their owner a view.
    @Test func everyFormatRuns() throws {
        try Transport.inProcess.withClient { client in
            for version in ["1.0", "2.0", "3.0"] {
                let driver = Driver(client: client, session: try client.createSession(Self.definition))
                try driver.put("Detail", Self.detail.replacing("version='3.0'", with: "version='\(version)'"))
                #expect(try driver.tap("list", "Open") == "completed ", "\(version)")
            }
            let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
                .appending(path: "Fixtures/documents")
            for name in ["Card", "Detail7", "MainWindow8"] {
                let xml = try String(contentsOf: folder.appending(path: "\(name).xib"), encoding: .utf8)
                let definition = JSONTree.object([
                    ("nibs", .object([(name, .string(xml))])),
                    (
                        "root",
                        .object([
                            ("class", .string("OwnerController")), ("nib", .string(name)),
                            ("as", .string("owner")),
                        ])
                    ),
                ])
                let response = try client.send(TestRequest("POST", "/v1/sessions", definition.description))
                #expect(response.status == 201, "\(name): \(response.text.prefix(500))")
                #expect(
                    response.text.contains("viewDidLoad()")
                        || response.text.contains("view outlet was not set"),
                    "\(name): \(response.text.prefix(900))")
            }
        }
    }

    /// A main storyboard that cannot be launched with says why.
    @Test func launchesWithoutAnInitialControllerSayWhy() throws {
        try Transport.inProcess.withClient { client in
            let cases: [(initial: String, main: String, status: Int, contains: String)] = [
                (
                    "", "Main", 201,
                    "Failed to instantiate the default view controller for UIMainStoryboardFile 'Main'"
                ),
                ("gone", "Main", 201, "identifier 'UIViewController-gone'"),
                ("list", "Other", 400, "/mainStoryboard: Other is not among the storyboards"),
            ]
            for (initial, main, status, text) in cases {
                let xml = Self.document(Self.scene("list", button: "Open", segue: ""), initial: initial)
                let definition = JSONTree.object([
                    ("storyboards", .object([("Main", .string(xml))])), ("mainStoryboard", .string(main)),
                ])
                let response = try client.send(TestRequest("POST", "/v1/sessions", definition.description))
                #expect(response.status == status, "\(initial): \(response.text.prefix(500))")
                #expect(response.text.contains(text), "\(initial): \(response.text.prefix(900))")
            }
        }
    }
}
