import JSONBytes
import MicroHTTPServer
import Sessions
import Synchronization
import Testing

@testable import RESTService

/// Who may do what, and how often.
@Suite struct AccessTests {
    private static let admin = AccessToken(name: "a", role: .admin, token: "admin-token")
    private static let user = AccessToken(name: "u", role: .user, token: "user-token")

    @Test("Every route is open to whom it should be, and to nobody else", arguments: Transport.allCases)
    func matrix(_ transport: Transport) throws {
        try transport.withClient { configuration, _ in
            configuration.authenticator = Authenticator(tokens: [Self.user, Self.admin])
        } _: { client in
            for route in Service.routes {
                let path = route.template.split(separator: "/").map { segment in
                    segment == "{session}"
                        ? "00000000000000000000000000" : segment.hasPrefix("{") ? "x" : segment
                }
                let target = "/" + path.joined(separator: "/")
                func status(_ authorization: String?) throws -> Int {
                    let header = authorization.map { [(name: "Authorization", value: $0)] } ?? []
                    let request = TestRequest(route.method.token, target, headers: header)
                    let response = try client.send(request)
                    let challenge = response.header("WWW-Authenticate")
                    #expect(
                        (response.status == 401) == (challenge?.hasPrefix("Bearer ") == true), "\(target)")
                    return response.status
                }
                let name = "\(route.method.token) \(target)"
                let strangers: [String?] = [
                    nil, "Bearer wrong", "Bearer ", "Basic user-token", "user-token", "Bearer user-token x",
                ]
                for stranger in strangers {
                    let isRefused = try status(stranger) == 401
                    #expect(isRefused == (route.access != .anyone), "\(name) with \(stranger ?? "nothing")")
                }
                #expect((try status("Bearer user-token") == 403) == (route.access == .admin), "\(name)")
                #expect(![401, 403].contains(try status("bearer admin-token")), "\(name)")
            }
        }
    }

    @Test("The routes that need no token say nothing of sessions")
    func publicRoutes() {
        let open = Service.routes.filter { $0.access == .anyone }.map(\.template)
        #expect(
            open.sorted() == [
                "/", "/atlas", "/docs", "/livez", "/openapi.json", "/openapi.yaml", "/problems",
                "/problems/{code}", "/readyz", "/scenario.schema.json", "/version",
            ])
        let admin = Service.routes.filter { $0.access == .admin }.map(\.operationID)
        #expect(admin == ["getMetrics"])
    }

    @Test(
        "Hashes are those of FIPS 180-4, and differ where one bit does",
        arguments: [
            ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
            ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
            (
                String(repeating: "a", count: 1_000_000),
                "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
            ),
        ])
    func hashes(_ text: String, _ expected: String) {
        let digest = SHA256Digest(of: text)
        #expect(digest.hexadecimal == expected)
        #expect(SHA256Digest(hexadecimal: expected[...]) == digest)
        for bit in 0..<256 {
            var bytes = digest.bytes
            bytes[bit / 8] ^= 1 << (bit % 8)
            #expect(SHA256Digest(hexadecimal: SHA256Digest.hexadecimal(bytes)[...]) != digest)
        }
    }

    @Test("A file of tokens is read line by line")
    func tokenFile() throws {
        let text = "# tokens\n\n\(Self.admin.line)\n  \(Self.user.line)\n"
        let tokens = try TokenFile(text: text).tokens
        #expect(tokens.map(\.name) == ["a", "u"])
        #expect(tokens.map(\.role) == [.admin, .user])
        #expect(tokens.map(\.hash) == [Self.admin.hash, Self.user.hash])
        #expect(!text.contains("token\n"))
        let wrong = [
            ("", 1), ("# nothing\n", 1), ("a:b:admin", 1), ("\n" + Self.user.line + "x", 2),
            (Self.user.line + "\n" + Self.user.line, 2), (":" + Self.user.line, 1),
            (Self.user.line.replacing("u:", with: ":"), 1),
        ]
        for (text, line) in wrong {
            let mistake = #expect(throws: TokenFile.Mistake.self) { try TokenFile(text: text) }
            #expect(mistake?.line == line, "\(text)")
        }
        let texts = (0..<100).map { _ in AccessToken.randomText() }
        #expect(Set(texts).count == 100)
        #expect(texts.allSatisfy { $0.utf8.count == 43 })
    }

    @Test("Each token has its own share of sessions, and its own keys", arguments: Transport.allCases)
    func shares(_ transport: Transport) throws {
        try transport.withClient { configuration, limits in
            configuration.authenticator = Authenticator(tokens: [Self.user, Self.admin])
            limits.sessionsPerOwnerMax = 3
        } _: { client in
            func send(
                _ token: String, _ method: String, _ target: String, _ body: String? = nil, key: String? = nil
            ) throws -> TestResponse {
                var headers = [(name: "Authorization", value: "Bearer \(token)-token")]
                if let key { headers.append(("Idempotency-Key", key)) }
                return try client.send(TestRequest(method, target, body, headers: headers))
            }
            func create(_ token: String, key: String? = nil) throws -> TestResponse {
                try send(token, "POST", "/v1/sessions", TestSession.navigation, key: key)
            }
            let first = try create("user", key: "k")
            let id = try #require(first.json?["session"]?["id"]?.string)
            let base = "/v1/sessions/\(id)"
            let others = try create("admin", key: "k")
            #expect(others.status == 201 && others.json?["session"]?["id"]?.string != id)
            #expect(try create("user", key: "k").json?["session"]?["id"]?.string == id)
            let export = try send("user", "GET", base + "/export").text
            #expect(try send("user", "POST", base + "/fork", "{}").status == 201)
            #expect(try send("user", "POST", "/v1/imports", export).status == 201)
            for refused in [
                try create("user"), try send("user", "POST", base + "/fork", "{}"),
                try send("user", "POST", "/v1/imports", export),
            ] {
                #expect(refused.status == 429 && refused.json?["code"]?.string == "quota_exceeded")
                #expect(refused.text.contains("of this token"))
            }
            #expect(try create("user", key: "k").status == 201, "no new session")
            #expect(try create("admin").status == 201)
            // Whoever deletes it, its creator has room again.
            #expect(try send("admin", "DELETE", base).status == 204)
            #expect(try create("user").status == 201)
            #expect(try create("user").status == 429)
        }
    }

    @Test("A client that sends too much waits, and the others do not")
    func rate() throws {
        let now = Mutex(0)
        let limiter = RateLimiter(RateLimit(perSecond: 2, burst: 4)) { now.withLock { $0 } }
        func left(_ client: String?) -> String? {
            do throws(Problem) {
                return try limiter.take(client).first { $0.name.text == "RateLimit" }?.value
            } catch {
                #expect(error.code == .rateLimited)
                return error.headers.first { $0.name.text == "Retry-After" }.map { "wait \($0.value)" }
            }
        }
        let first = (0..<5).map { _ in left("a") }
        let expected = (0..<4).map { "\"default\";r=\(3 - $0);t=\(($0 + 2) / 2)" } + ["wait 1"]
        #expect(first == expected)
        #expect(left("b") == "\"default\";r=3;t=1")
        now.withLock { $0 += 500_000_000 }
        #expect(left("a") == "\"default\";r=0;t=2")
        #expect(left("a") == "wait 1")
        now.withLock { $0 += 3_600_000_000_000 }
        #expect(left("a") == "\"default\";r=3;t=1")
        #expect(left(nil) == "\"default\";r=3;t=1")
    }

    @Test("A limited rate is told in every reply, probes are not counted", arguments: Transport.allCases)
    func rateHeaders(_ transport: Transport) throws {
        try transport.withClient { configuration, _ in
            configuration.rateLimit = RateLimit(perSecond: 1, burst: 3)
        } _: { client in
            let session = try client.createSession()
            for _ in 0..<5 { #expect(try client.send(TestRequest("GET", "/livez")).status == 200) }
            let replies = try (0..<3).map { _ in
                try client.send(TestRequest("GET", "/v1/sessions/\(session)"))
            }
            #expect(replies.map(\.status) == [200, 200, 429])
            #expect(replies[0].header("RateLimit-Policy") == "\"default\";q=3;w=3")
            #expect(replies[1].header("RateLimit") == "\"default\";r=0;t=3")
            #expect(replies[2].json?["code"]?.string == "rate_limited")
            #expect(replies[2].header("Retry-After") == "1")
        }
    }

    @Test("Where operations need If-Match, one without it is refused")
    func requiredIfMatch() throws {
        try Transport.inProcess.withClient { configuration, _ in
            configuration.requiresIfMatch = true
        } _: { client in
            let path = "/v1/sessions/\(try client.createSession())/controllers/nav/push"
            let push = #"{"controller":{}}"#
            let refused = try client.send(TestRequest("POST", path, push))
            #expect(refused.status == 428)
            #expect(refused.text.contains(#"\"v0\""#))
            let unreadable = try client.send(TestRequest("POST", path, "{"))
            #expect(unreadable.status == 428, "conditions come before what the body says")
            let guarded = TestRequest("POST", path, push, headers: [("If-Match", "\"v0\"")])
            #expect(try client.send(guarded).status == 200)
        }
    }
}
