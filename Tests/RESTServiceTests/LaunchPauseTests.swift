import JSONBytes
import Sessions
import Testing

@testable import RESTService

/// Calls that stop in the launch of a session, over a socket.
@Suite struct LaunchPauseTests {
    private static let scripts = #"""
        {"Home":{"scripts":{"viewDidAppear":[{"do":[{"op":"present","target":"self",\#
        "controller":{"class":"Login","as":"login"},"animated":false}]}]}}}
        """#

    private static func definition(_ classes: String, _ pauses: String) -> String {
        #"{ "classes":\#(classes),"pauses":\#(pauses),"labels":{"run":"7"},"#
            + #""root":{"class":"Home","as":"home"} }"#
    }

    private static let pausing = definition("{}", #"[{"class":"Home","call":"viewDidAppear"}]"#)

    private func stop(
        _ client: SocketClient, key: String? = nil
    ) throws -> (base: String, token: (name: String, value: String), answer: TestResponse) {
        let headers = key.map { [(name: "Idempotency-Key", value: $0)] } ?? []
        let answer = try client.send(TestRequest("POST", "/v1/sessions", Self.pausing, headers: headers))
        try #require(answer.status == 200, "\(answer.text)")
        #expect(answer.json?["outcome"]?.string == "paused")
        let id = try #require(answer.json?["session"]?["id"]?.string)
        #expect(answer.header("Location") == "/v1/sessions/\(id)")
        let token = try #require(answer.header("Pause-Token"))
        #expect(answer.json?["paused"]?["token"]?.string == token)
        return ("/v1/sessions/\(id)", ("Pause-Token", token), answer)
    }

    @Test("A launch with code in its calls is that of scripts, and so are its replays")
    func equalsScripts() throws {
        try PauseTests.serve { client in
            let scripted = try client.createSession(Self.definition(Self.scripts, "[]"))
            let expected = try client.send(TestRequest("GET", "/v1/sessions/\(scripted)/events?format=text"))
                .text
            let (base, token, answer) = try stop(client, key: "once")
            let seen = try client.send(TestRequest("GET", base + "/events?format=text", headers: [token]))
            #expect(seen.status == 200 && expected.hasPrefix(seen.text), "\(seen.text)")
            #expect(seen.text.contains("home.viewDidAppear(false)\n"))
            for (body, code) in [(Self.pausing, "idempotency_in_progress"), ("{}", "idempotency_key_reused")]
            {
                let early = try client.send(
                    TestRequest("POST", "/v1/sessions", body, headers: [("Idempotency-Key", "once")]))
                #expect(early.json?["code"]?.string == code, "\(early.text)")
            }
            let inside = try client.send(
                TestRequest("POST", base + "/controllers/home/present", PauseTests.login, headers: [token]))
            #expect(inside.json?["operation"]?.int == 0, "\(inside.text)")
            let end = try client.send(TestRequest("POST", base + "/resume", "{}", headers: [token]))
            #expect(end.json?["outcome"]?.string == "completed", "\(end.text)")
            #expect(end.json?["version"]?.int == 0)
            let told = [answer, inside, end].flatMap { $0.json?["events"]?.elements ?? [] }
            let log = try client.send(TestRequest("GET", base + "/events"))
            #expect(told.map(\.description) == log.json?["events"]?.elements.map(\.description))
            #expect(try client.send(TestRequest("GET", base + "/events?format=text")).text == expected)
            // Once more by the same key, and what is made of it.
            let again = try client.send(
                TestRequest(
                    "POST", "/v1/sessions", Self.pausing, headers: [("Idempotency-Key", "once")]))
            #expect(again.status == 201 && again.header("Idempotency-Replayed") == "true", "\(again.text)")
            #expect(again.header("Location") == base)
            let export = try client.send(TestRequest("GET", base + "/export")).text
            let imported = try client.send(TestRequest("POST", "/v1/imports", export))
            #expect(imported.status == 201, "\(imported.text)")
            let copy = try #require(imported.json?["session"]?["id"]?.string)
            #expect(
                try client.send(TestRequest("GET", "/v1/sessions/\(copy)/events?format=text")).text
                    == expected)
            let reset = try client.send(TestRequest("POST", base + "/reset", "{}"))
            #expect(reset.status == 200, "\(reset.text)")
        }
    }

    @Test("A launch that is given up, or whose session is deleted, leaves nothing")
    func leavesNothing() throws {
        try PauseTests.serve { client in
            for method in ["abandon", "delete"] {
                let (base, token, _) = try stop(client)
                #expect(try client.send(TestRequest("GET", base)).status == 409)
                let listed = try client.send(TestRequest("GET", "/v1/sessions?label=run:7"))
                #expect(listed.json?["items"]?.elements.isEmpty == true, "\(listed.text)")
                let request =
                    method == "abandon"
                    ? TestRequest("POST", base + "/abandon", headers: [token])
                    : TestRequest("DELETE", base)
                #expect(try client.send(request).status == 204)
                #expect(try client.send(TestRequest("GET", base)).status == 404)
            }
        }
    }

    @Test("A launch that waits has its place among the sessions, and gives it back")
    func takesPlace() throws {
        var limits = SessionLimits()
        limits.sessionsMax = 1
        try PauseTests.serve(limits) { client in
            func create() throws -> Int {
                let body = Self.definition("{}", "[]")
                return try client.send(TestRequest("POST", "/v1/sessions", body)).status
            }
            let (base, token, _) = try stop(client)
            #expect(try create() == 429)
            #expect(try client.send(TestRequest("POST", base + "/abandon", headers: [token])).status == 204)
            let (next, second, _) = try stop(client)
            let end = try client.send(TestRequest("POST", next + "/resume", "{}", headers: [second]))
            #expect(end.json?["outcome"]?.string == "completed", "\(end.text)")
            #expect(try create() == 429)
            #expect(try client.send(TestRequest("DELETE", next)).status == 204)
            #expect(try create() == 201)
        }
    }

    @Test("A step that cannot be done leaves the launch where it stopped")
    func refusesSteps() throws {
        try PauseTests.serve { client in
            let (base, token, _) = try stop(client)
            let wrong = try client.send(
                TestRequest("POST", base + "/controllers/nobody/pop", "{}", headers: [token]))
            #expect(wrong.status == 404, "\(wrong.text)")
            let raised = try client.send(
                TestRequest(
                    "POST", base + "/resume", #"{"raise":{"name":"Mine","reason":"so"}}"#, headers: [token]))
            #expect(raised.json?["exception"]?["name"]?.string == "Mine", "\(raised.text)")
            #expect(try client.send(TestRequest("GET", base)).json?["state"]?.string == "crashed")
        }
    }
}
