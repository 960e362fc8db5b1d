import Glibc
import JSONBytes
import Logging
import Sessions
import Testing

@testable import RESTService

/// Calls that stop, over a socket: what clients do in them is what scripts do.
@Suite struct PauseTests {
    static func serve(
        _ limits: SessionLimits = SessionLimits(), _ body: (SocketClient) throws -> Void
    ) throws {
        let service = Service(
            configuration: ServiceConfiguration(),
            registry: SessionRegistry(journal: MemoryJournal(), limits: limits),
            logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
        let port = try service.start()
        defer { service.stop(grace: .seconds(1)) }
        try body(SocketClient(port: port))
    }

    private static func definition(_ classes: String, _ pauses: String) -> String {
        #"{"device":{"systemVersion":"17.0"},"classes":\#(classes),"pauses":\#(pauses),"#
            + #""root":{"class":"UINavigationController","as":"nav","viewControllers":[{"as":"home"}]}}"#
    }

    private static func events(_ response: TestResponse) -> [String] {
        response.json?["events"]?.elements.map { "\($0)" } ?? []
    }

    @Test("What a client does in pauses is what scripts do, and leaves one operation", arguments: cases)
    func equalsScripts(_ example: Case) throws {
        try Self.serve { client in
            let scripted = try client.createSession(Self.definition(example.classes, "[]"))
            let expected = try client.send(
                TestRequest(
                    "POST", "/v1/sessions/\(scripted)/\(example.operation.path)", example.operation.body))
            #expect(expected.status == 200, "\(expected.text)")

            let session = try client.createSession(Self.definition("{}", example.pauses))
            let base = "/v1/sessions/\(session)/"
            var answer = try client.send(
                TestRequest("POST", base + example.operation.path, example.operation.body))
            var events = Self.events(answer)
            var code = example.code
            var begun: [String: [(path: String, body: String)]] = [:]
            while answer.json?["outcome"]?.string == "paused" {
                let token = try #require(answer.json?["paused"]?["token"]?.string)
                #expect(answer.header("Pause-Token") == token)
                if begun[token] == nil { begun[token] = code.isEmpty ? [] : code.removeFirst() }
                let headers = [(name: "Pause-Token", value: token)]
                if begun[token]?.isEmpty == false, let step = begun[token]?.removeFirst() {
                    answer = try client.send(
                        TestRequest("POST", base + step.path, step.body, headers: headers))
                } else {
                    answer = try client.send(TestRequest("POST", base + "resume", "{}", headers: headers))
                }
                try #require(answer.status == 200, "\(answer.text)")
                events += Self.events(answer)
            }
            #expect(code.isEmpty, "a call did not stop")
            #expect(events == Self.events(expected))
            #expect(answer.json?["outcome"]?.string == expected.json?["outcome"]?.string)
            #expect(answer.json?["version"]?.int == 1)
            try Self.expectReplay(of: session, like: expected, client)
        }
    }

    /// Export, import and a look at the past go through the operation without any pause.
    private static func expectReplay(
        of session: String, like expected: TestResponse, _ client: SocketClient
    ) throws {
        let base = "/v1/sessions/\(session)"
        let export = try client.send(TestRequest("GET", base + "/export"))
        let imported = try client.send(TestRequest("POST", "/v1/imports", export.text))
        #expect(imported.status == 201, "\(imported.text)")
        let copy = try #require(imported.json?["session"]?["id"]?.string)
        let logs = try [session, copy].map {
            try client.send(TestRequest("GET", "/v1/sessions/\($0)/events?format=text")).text
        }
        #expect(logs[0] == logs[1])
        #expect(logs[0].split(separator: "\n").count >= events(expected).count)
        let trees = try ["tree", "tree?at=1"].map {
            try client.send(TestRequest("GET", base + "/" + $0)).text
        }
        #expect(trees[0] == trees[1])
    }

    private static let push = #"{"controller":{"class":"Detail","as":"detail"}}"#
    private static let stops = definition("{}", #"[{"class":"Detail","call":"viewDidAppear"}]"#)

    /// Creates a session and pushes a controller in which a call waits.
    private static func pause(
        _ client: SocketClient, _ definition: String = stops, headers: [(name: String, value: String)] = []
    ) throws -> (base: String, token: (name: String, value: String)) {
        let base = "/v1/sessions/\(try client.createSession(definition))/"
        let answer = try client.send(
            TestRequest("POST", base + "controllers/nav/push", push, headers: headers))
        try #require(answer.status == 200, "\(answer.text)")
        return (base, ("Pause-Token", try #require(answer.json?["paused"]?["token"]?.string)))
    }

    @Test("Requests without the token are told where it stands; giving up leaves nothing")
    func refusesOthers() throws {
        try Self.serve { client in
            let (base, token) = try Self.pause(client)
            for (method, path) in [
                ("GET", "tree"), ("GET", "events"), ("POST", "controllers/nav/pop"), ("POST", "resume"),
                ("POST", "abandon"), ("GET", "controllers/detail"), ("PUT", "pauses"), ("POST", "reset"),
            ] {
                for headers in [[], [(name: "Pause-Token", value: "0")]] {
                    let body = path == "pauses" ? #"{"pauses":[]}"# : method == "GET" ? nil : "{}"
                    let answer = try client.send(TestRequest(method, base + path, body, headers: headers))
                    #expect(answer.status == 409, "\(path): \(answer.text)")
                    #expect(answer.json?["code"]?.string == "session_paused", "\(path): \(answer.text)")
                    #expect(answer.text.contains("detail.viewDidAppear(true)"), "\(path): \(answer.text)")
                }
            }
            // The moment inside of the call is no version: nobody has it yet.
            let known = [token, (name: "If-None-Match", value: #""v0""#)]
            let tree = try client.send(TestRequest("GET", base + "tree?format=text", headers: known))
            #expect(tree.header("ETag") == nil)
            #expect(tree.text.contains("<Detail: detail>, state: appeared"))
            let mistake = try client.send(
                TestRequest("POST", base + "controllers/nobody/dismiss", "{}", headers: [token]))
            #expect(mistake.status == 404)
            let again = try client.send(TestRequest("GET", base + "tree?format=text", headers: [token]))
            #expect(again.text == tree.text)
            let gone = try client.send(TestRequest("POST", base + "abandon", headers: [token]))
            #expect(gone.status == 204)
            let after = try client.send(TestRequest("GET", base + "export"))
            #expect(after.json?["operations"]?.elements.isEmpty == true)
            #expect(try client.send(TestRequest("GET", base + "tree", headers: [token])).status == 409)
            #expect(try client.send(TestRequest("GET", base + "tree")).json?["version"]?.int == 0)
        }
    }

    @Test("The log of a call that waits ends with that call, also behind a place; selectors stop actions")
    func showsTheLogUpToItself() throws {
        try Self.serve { client in
            let (base, token) = try Self.pause(client)
            let log = try client.send(TestRequest("GET", base + "events?format=text", headers: [token])).text
            #expect(log.contains("home.viewDidAppear(false)\n"))
            #expect(log.hasSuffix("detail.viewDidAppear(true)\n"))
            let page = try client.send(TestRequest("GET", base + "events?after=3&limit=2", headers: [token]))
            #expect(page.json?["events"]?.elements.map { $0["seq"]?.int } == [4, 5])
            let last = try #require(page.json?["lastSeq"]?.int)
            let end = try client.send(
                TestRequest("GET", base + "events?after=\(last - 1)", headers: [token]))
            #expect(end.json?["events"]?.elements.map { $0["call"]?.string } == ["viewDidAppear(_:)"])
            _ = try client.send(TestRequest("POST", base + "abandon", headers: [token]))
            let before = try client.send(TestRequest("GET", base + "events?format=text")).text
            #expect(!before.contains("detail"))
        }
        try Self.serve { client in
            let definition =
                #"{"classes":{"Home":{"actions":["save:"]}},"pauses":[{"class":"Home","call":"save:"}],"#
                + #""root":{"class":"Home","as":"home","controls":[{"label":"Save","action":"save:"}]}}"#
            let base = "/v1/sessions/\(try client.createSession(definition))/"
            let answer = try client.send(
                TestRequest("POST", base + "controllers/home/trigger", #"{"control":"Save"}"#))
            #expect(answer.json?["paused"]?["event"]?["call"]?.string == "save(_:)", "\(answer.text)")
        }
    }

    @Test("A call waits for so long; so many wait at once; who deletes the session ends it")
    func isBounded() throws {
        var limits = SessionLimits()
        limits.pauseSecondsMax = 1
        limits.pausesMax = 2
        try Self.serve(limits) { client in
            let (base, token) = try Self.pause(client)
            let (other, _) = try Self.pause(client)
            let third = "/v1/sessions/\(try client.createSession(Self.stops))/"
            let refused = try client.send(TestRequest("POST", third + "controllers/nav/push", Self.push))
            #expect(refused.json?["code"]?.string == "quota_exceeded", "\(refused.text)")
            #expect(try client.send(TestRequest("DELETE", String(other.dropLast()))).status == 204)
            let isOver = try Self.waits {
                try client.send(TestRequest("GET", base + "tree")).status == 200
            }
            #expect(isOver)
            let late = try client.send(TestRequest("POST", base + "resume", "{}", headers: [token]))
            #expect(late.json?["code"]?.string == "not_paused", "\(late.text)")
            let free = try client.send(TestRequest("POST", third + "controllers/nav/push", Self.push))
            #expect(free.json?["outcome"]?.string == "paused", "\(free.text)")
        }
    }

    /// Waits until something holds, ten seconds at most.
    private static func waits(_ holds: () throws -> Bool) rethrows -> Bool {
        for _ in 0..<1_000 {
            if try holds() { return true }
            usleep(10_000)
        }
        return false
    }

    @Test("A request that is sent twice is answered twice and done once")
    func repeats() throws {
        try Self.serve { client in
            let key = [(name: "Idempotency-Key", value: "once")]
            let (base, token) = try Self.pause(client, headers: key)
            let inside = try client.send(
                TestRequest("POST", base + "controllers/detail/present", Self.login, headers: [token]))
            #expect(inside.json?["outcome"]?.string == "paused")
            for (body, code) in [(Self.push, "idempotency_in_progress"), ("{}", "idempotency_key_reused")] {
                let early = try client.send(
                    TestRequest("POST", base + "controllers/nav/push", body, headers: key))
                #expect(early.json?["code"]?.string == code, "\(early.text)")
            }
            let first = try client.send(TestRequest("POST", base + "resume", "{}", headers: [token]))
            let second = try client.send(TestRequest("POST", base + "resume", "{}", headers: [token]))
            #expect(first.status == 200 && first.text == second.text, "\(second.text)")
            let whole = try client.send(
                TestRequest("POST", base + "controllers/nav/push", Self.push, headers: key))
            #expect(whole.header("Idempotency-Replayed") == "true", "\(whole.text)")
            #expect(whole.json?["version"]?.int == 1)
            #expect(Self.events(whole).count > Self.events(first).count)
        }
    }

    @Test("A batch that partly failed is answered again with the code of those operations that did not")
    func repeatsBatches() throws {
        try Self.serve { client in
            let path = "/v1/sessions/\(try client.createSession(Self.stops))/"
            let body =
                #"{"operations":[{"op":"pop","target":"nobody"},{"op":"push","target":"nav","#
                + #"\#(Self.push.dropFirst()),{"op":"dismiss","target":"detail","animated":false}]}"#
            let request = TestRequest(
                "POST", path + "operations", body, headers: [("Idempotency-Key", "once")])
            let stopped = try client.send(request)
            let token = (name: "Pause-Token", value: try #require(stopped.header("Pause-Token")))
            _ = try client.send(
                TestRequest("POST", path + "controllers/detail/present", Self.login, headers: [token]))
            let end = try client.send(TestRequest("POST", path + "resume", "{}", headers: [token]))
            #expect(end.json?["results"]?.elements.count == 3, "\(end.text)")
            #expect(end.text.contains("login.viewDidAppear(false)"), "\(end.text)")
            let again = try client.send(request)
            #expect(again.header("Idempotency-Replayed") == "true" && again.text == end.text, "\(again.text)")
        }
    }

    @Test("The superclass's implementation runs when it is called, once")
    func callsSuper() throws {
        let classes = #"{"Detail":{"callsSuper":{"loadView":false}}}"#
        let definition = Self.definition(classes, #"[{"class":"Detail","call":"loadView"}]"#)
        try Self.serve { client in
            for calls in [true, false] {
                let (base, token) = try Self.pause(client, definition)
                if calls {
                    let called = try client.send(TestRequest("POST", base + "super", headers: [token]))
                    #expect(called.json?["paused"]?["mayCallSuper"]?.bool == false, "\(called.text)")
                    let again = try client.send(TestRequest("POST", base + "super", headers: [token]))
                    #expect(again.json?["code"]?.string == "operation_not_found", "\(again.text)")
                }
                let end = try client.send(TestRequest("POST", base + "resume", "{}", headers: [token]))
                let tree = try client.send(TestRequest("GET", base + "tree?format=text"))
                // Without a view UIKit asks the superclass by itself, or raises; with one it goes on.
                #expect(tree.text.contains("<Detail: detail>") == calls || end.status == 200, "\(tree.text)")
            }
        }
    }

    @Test("An operation, a batch and a new launch stop as well; answers that fit no call are refused")
    func stopsEverywhere() throws {
        try Self.serve { client in
            let base = "/v1/sessions/\(try client.createSession(Self.definition("{}", "[]")))/"
            let once = #"{"controller":{"class":"Detail","as":"detail"},"pauses":[{"call":"viewDidLoad"}]}"#
            let batch =
                #"{"operations":[{"op":"pop","target":"nav"},"#
                + #"{"op":"relaunch","pauses":[{"call":"viewDidLoad"}]}]}"#
            for (path, body) in [
                ("controllers/nav/push", once), ("operations", batch),
                ("relaunch", #"{"pauses":[{"target":"home","call":"viewDidAppear"}]}"#),
            ] {
                let stopped = try client.send(TestRequest("POST", base + path, body))
                try #require(stopped.json?["outcome"]?.string == "paused", "\(path): \(stopped.text)")
                let token = (name: "Pause-Token", value: try #require(stopped.header("Pause-Token")))
                let wrong = try client.send(
                    TestRequest("POST", base + "resume", #"{"answer":true}"#, headers: [token]))
                #expect(wrong.status == 400, "\(wrong.text)")
                var end = try client.send(TestRequest("POST", base + "resume", "{}", headers: [token]))
                while let next = end.header("Pause-Token") {
                    end = try client.send(
                        TestRequest("POST", base + "resume", "{}", headers: [("Pause-Token", next)]))
                }
                #expect(end.status == 200, "\(end.text)")
            }
            let raises = #"{"controller":{"as":"last"},"pauses":[{"call":"viewDidLoad"}]}"#
            let stopped = try client.send(TestRequest("POST", base + "controllers/nav/push", raises))
            let token = (name: "Pause-Token", value: try #require(stopped.header("Pause-Token")))
            let raised = try client.send(
                TestRequest(
                    "POST", base + "resume", #"{"raise":{"name":"Mine","reason":"so"}}"#, headers: [token]))
            #expect(raised.json?["exception"]?["name"]?.string == "Mine", "\(raised.text)")
        }
    }
}
