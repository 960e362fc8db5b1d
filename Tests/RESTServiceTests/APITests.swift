import JSONBytes
import Logging
import Sessions
import Testing
import WireFormat

@testable import RESTService

@Suite struct APITests {
    @Test("Each request gets the answer of the contract", arguments: Transport.allCases)
    func cases(_ transport: Transport) throws {
        for testCase in APICase.refusals + APICase.answers + APICase.storyboards + APICase.absoluteTargets {
            try transport.withClient { try testCase.run($0) }
        }
    }

    @Test("A refused request changes nothing", arguments: Transport.allCases)
    func refusalsChangeNothing(_ transport: Transport) throws {
        try transport.withClient { client in
            let session = try client.createSession()
            let before = try client.send(TestRequest("GET", "/v1/sessions/\(session)/tree"))
            for testCase in APICase.refusals where testCase.request.target.contains("{s}") {
                let response = try client.send(testCase.request.replacing(session))
                guard response.status >= 400 else { continue }
                let after = try client.send(TestRequest("GET", "/v1/sessions/\(session)/tree"))
                #expect(after.text == before.text, "\(testCase.name)")
                #expect(after.header("ETag") == "\"v0\"", "\(testCase.name)")
            }
        }
    }

    @Test("A script that goes on for ever is cut, and its operation undone")
    func endlessScript() throws {
        try Transport.inProcess.withClient { client in
            let session = try client.createSession(TestSession.endless)
            let base = "/v1/sessions/\(session)"
            let before = try client.send(TestRequest("GET", base + "/tree"))
            let present = #"{"controller":{"class":"LoopController"}}"#
            let response = try client.send(TestRequest("POST", base + "/controllers/plain/present", present))
            #expect(response.status == 422, "\(response.text.prefix(300))")
            #expect(response.json?["code"]?.string == "operation_limit_exceeded")
            let after = try client.send(TestRequest("GET", base + "/tree"))
            #expect(after.text == before.text)
            #expect(after.header("ETag") == "\"v0\"")
            let next = try client.send(
                TestRequest("POST", base + "/controllers/plain/present", #"{"controller":{"as":"sheet"}}"#))
            #expect(next.json?["outcome"]?.string == "completed")
            let metrics = try client.send(TestRequest("GET", "/metrics"))
            #expect(
                metrics.text.contains("understudy_limit_hits_total{limit=\"operation_limit_exceeded\"} 1\n"))
        }
    }

    @Test("Limits hold at their value and refuse one more", arguments: Transport.allCases)
    func limits(_ transport: Transport) throws {
        try transport.withClient { configuration, limits in
            configuration.bodyBytesMax = 2_000
            configuration.definitionBytesMax = 3_000
            limits.sessionsMax = 3
            limits.content.operationsPerBatchMax = 5
            limits.idempotencyKeysMax = 2
        } _: { client in
            let session = try client.createSession()
            let batch = "/v1/sessions/\(session)/operations"
            func operations(_ count: Int) -> String {
                let list = Array(repeating: #"{"op":"settle"}"#, count: count).joined(separator: ",")
                return #"{"operations":[\#(list)]}"#
            }
            #expect(try client.send(TestRequest("POST", batch, operations(5))).status == 200)
            #expect(try client.send(TestRequest("POST", batch, operations(6))).status == 422)

            func padded(_ bytes: Int) -> String { "{" + String(repeating: " ", count: bytes - 2) + "}" }
            let dismiss = "/v1/sessions/\(session)/controllers/home/dismiss"
            #expect(try client.send(TestRequest("POST", dismiss, padded(2_000))).status == 200)
            let large = try client.send(TestRequest("POST", dismiss, padded(2_001)))
            #expect(large.status == 413)
            #expect(large.json?["code"]?.string == "body_too_large")
            // A definition may hold documents.
            for path in ["/v1/sessions", "/v1/imports"] {
                let bodies = [3_000, 3_001].map { "[" + String(repeating: " ", count: $0 - 2) + "]" }
                #expect(try client.send(TestRequest("POST", path, bodies[0])).status == 400)
                #expect(try client.send(TestRequest("POST", path, bodies[1])).status == 413)
            }

            for (key, status) in [("a", 200), ("b", 200), ("c", 429), ("a", 200)] {
                let request = TestRequest("POST", dismiss, "{}", headers: [("Idempotency-Key", key)])
                #expect(try client.send(request).status == status, "\(key)")
            }

            _ = try client.createSession()
            _ = try client.createSession()
            let fourth = try client.send(TestRequest("POST", "/v1/sessions", "{}"))
            #expect(fourth.status == 429)
            #expect(fourth.json?["code"]?.string == "quota_exceeded")
            #expect(fourth.header("Retry-After") != nil)
            #expect(try client.send(TestRequest("DELETE", "/v1/sessions/\(session)")).status == 204)
            #expect(try client.send(TestRequest("POST", "/v1/sessions", "{}")).status == 201)
        }
    }

    @Test("A key is bare or within quotation marks, and so long")
    func keys() throws {
        let long = String(repeating: "k", count: 255)
        let keys = [
            ("a", 201), ("\"b\"", 201), ("a\"", 400), ("\"a", 400), ("\"", 400), ("\"\"", 400), ("a\"b", 400),
            (long, 201), (long + "k", 400), ("a b", 400), ("ä", 400),
        ]
        try Transport.inProcess.withClient { client in
            for (key, status) in keys {
                let request = TestRequest("POST", "/v1/sessions", "{}", headers: [("Idempotency-Key", key)])
                let reply = try client.send(request)
                #expect(reply.status == status, "\(key)")
            }
        }
    }

    @Test("The same key and body get the stored answer", arguments: Transport.allCases)
    func idempotency(_ transport: Transport) throws {
        try transport.withClient { client in
            let key = [(name: "Idempotency-Key", value: "\"k1\"")]
            let create = TestRequest("POST", "/v1/sessions", TestSession.navigation, headers: key)
            let created = try client.send(create)
            let again = try client.send(create)
            #expect(created.status == 201)
            #expect(again.status == 201)
            #expect(again.header("Idempotency-Replayed") == "true")
            #expect(again.json?["session"]?["id"] == created.json?["session"]?["id"])
            let session = try #require(created.json?["session"]?["id"]?.string)
            let path = "/v1/sessions/\(session)/controllers/nav/push"
            let push = TestRequest("POST", path, #"{"controller":{"as":"detail"}}"#, headers: key)
            let first = try client.send(push)
            #expect(first.status == 200)
            #expect(first.header("Idempotency-Replayed") == nil)
            let second = try client.send(push)
            #expect(second.header("Idempotency-Replayed") == "true")
            #expect(second.text == first.text)
            let others = [
                TestRequest("POST", path, #"{"controller":{"as":"other"}}"#, headers: key),
                TestRequest("POST", path + "?format=json", #"{"controller":{"as":"detail"}}"#, headers: key),
            ]
            for other in others {
                let answer = try client.send(other)
                #expect(answer.status == 422)
                #expect(answer.json?["code"]?.string == "idempotency_key_reused")
            }
        }
    }

    @Test("An exported session comes back the same")
    func exportAndImport() throws {
        try Transport.inProcess.withClient { client in
            let session = try client.createSession()
            let push = #"{"controller":{"as":"detail"}}"#
            _ = try client.send(TestRequest("POST", "/v1/sessions/\(session)/controllers/nav/push", push))
            let document = try client.send(TestRequest("GET", "/v1/sessions/\(session)/export"))
            let imported = try client.send(TestRequest("POST", "/v1/imports", document.text))
            try #require(imported.status == 201, "\(imported.text)")
            let copy = try #require(imported.json?["session"]?["id"]?.string)
            #expect(copy != session)
            for path in ["tree", "events", "controllers/detail"] {
                let original = try client.send(TestRequest("GET", "/v1/sessions/\(session)/\(path)"))
                #expect(
                    try client.send(TestRequest("GET", "/v1/sessions/\(copy)/\(path)")).text == original.text)
            }
        }
    }

    @Test("Two runs give the same bytes, whatever the transport")
    func determinism() throws {
        let requests = [
            TestRequest("POST", "/v1/sessions/{s}/controllers/nav/push", #"{"controller":{"as":"detail"}}"#),
            TestRequest("POST", "/v1/sessions/{s}/rotate", #"{"to":"landscapeLeft"}"#),
            TestRequest(
                "POST", "/v1/sessions/{s}/controllers/detail/present", #"{"controller":{"as":"sheet"}}"#),
            TestRequest("GET", "/v1/sessions/{s}/tree"), TestRequest("GET", "/v1/sessions/{s}/events"),
            TestRequest("GET", "/v1/sessions/{s}/events?format=text&style=objc"),
            TestRequest("GET", "/v1/sessions/{s}/diagram"),
            TestRequest("GET", "/v1/sessions/{s}/controllers/detail"),
            TestRequest("POST", "/v1/sessions/{s}/controllers/x/pop"),
        ]
        var runs: [[String]] = []
        for transport in [Transport.inProcess, .socket, .inProcess] {
            try transport.withClient { client in
                let session = try client.createSession()
                runs.append(try requests.map { try client.send($0.replacing(session)).text })
            }
        }
        #expect(runs[0] == runs[1])
        #expect(runs[0] == runs[2])
        #expect(runs[0].allSatisfy { !$0.isEmpty })
    }

    @Test("An origin that is allowed may use the service, preflight included")
    func crossOrigin() throws {
        try Transport.socket.withClient { configuration, _ in
            configuration.origins = OriginPolicy(corsOrigins: ["https://app.example"])
        } _: { client in
            let origin = [(name: "Origin", value: "https://app.example")]
            let preflight = try client.send(
                TestRequest(
                    "OPTIONS", "/v1/sessions", headers: origin + [("Access-Control-Request-Method", "POST")]))
            #expect(preflight.status == 204)
            #expect(preflight.header("Access-Control-Allow-Origin") == "https://app.example")
            #expect(preflight.header("Access-Control-Allow-Headers")?.contains("If-Match") == true)
            let created = try client.send(TestRequest("POST", "/v1/sessions", "{}", headers: origin))
            #expect(created.status == 201)
            #expect(created.header("Access-Control-Allow-Origin") == "https://app.example")
        }
    }

    @Test("A service that is stopping says so")
    func draining() throws {
        let registry = SessionRegistry(journal: MemoryJournal())
        let service = Service(
            configuration: ServiceConfiguration(), registry: registry,
            logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
        let client = InProcessClient(service: service)
        #expect(try client.send(TestRequest("GET", "/readyz")).status == 200)
        service.drain()
        let response = try client.send(TestRequest("GET", "/readyz"))
        #expect(response.status == 503)
        #expect(response.json?["code"]?.string == "draining")
        #expect(try client.send(TestRequest("GET", "/livez")).status == 200)
    }
}
