import JournalSupport
import Logging
import MicroHTTPServer
import Sessions
import Testing

@testable import RESTService

/// What a service decides by the header block, while the body has not come.
@Suite struct HeaderDecisionTests {
    /// A header block and the problem that answers it.
    struct Case: CustomTestStringConvertible, Sendable {
        let name: String
        var line = "POST /v1/sessions"
        var host = "localhost"
        var token: String? = "user-token"
        var headers = ["Content-Type: application/json"]
        var length = 900_000
        let status: Int
        let code: String
        var contains = ""

        var testDescription: String { name }

        func head(_ expectation: String) -> String {
            let token = self.token.map { ["Authorization: Bearer \($0)"] } ?? []
            let lines = ["Host: \(host)", "Content-Length: \(length)"] + token + headers
            return ([line + " HTTP/1.1"] + lines).joined(separator: "\r\n") + "\r\n\(expectation)\r\n"
        }
    }

    private static let storyboard = "PUT /v1/sessions/00000000000000000000000000/storyboards/Main"

    static let cases: [Case] = [
        Case(name: "foreign host", host: "evil.example", status: 403, code: "host_not_allowed"),
        Case(
            name: "foreign origin", headers: ["Origin: https://evil.example"], status: 403,
            code: "origin_not_allowed"),
        Case(
            name: "foreign host in an absolute target", line: "POST http://evil.example/v1/sessions",
            status: 403,
            code: "host_not_allowed"),
        Case(
            name: "foreign host in an absolute target of the root", line: "POST http://evil.example/",
            status: 403, code: "host_not_allowed"),
        Case(name: "no path", line: "POST /v1/nothing", status: 404, code: "route_not_found"),
        Case(
            name: "no method", line: "PUT /v1/sessions", status: 405, code: "method_not_allowed",
            contains: "\r\nAllow: GET, HEAD, POST, DELETE, OPTIONS\r\n"),
        Case(
            name: "no token", token: nil, status: 401, code: "unauthenticated",
            contains: "\r\nWWW-Authenticate: Bearer "),
        Case(name: "unknown token", token: "other", status: 401, code: "unauthenticated"),
        Case(name: "weak token", line: "GET /metrics", status: 403, code: "forbidden"),
        Case(
            name: "longer than the path takes", line: "POST /v1/verify", length: 1_000_001, status: 413,
            code: "body_too_large", contains: "longer than 1000000 bytes"),
        Case(
            name: "longer than any path takes", line: storyboard, headers: ["Content-Type: application/xml"],
            length: 2_000_001, status: 413, code: "body_too_large", contains: "longer than 2000000 bytes"),
        Case(
            name: "unknown parameter", line: "POST /v1/sessions?a=b", status: 400,
            code: "invalid_parameter"),
        Case(
            name: "no representation", headers: ["Content-Type: application/json", "Accept: image/png"],
            status: 406, code: "not_acceptable"),
        Case(name: "no type", headers: [], status: 415, code: "unsupported_media_type"),
        Case(
            name: "wrong type", headers: ["Content-Type: text/plain"], status: 415,
            code: "unsupported_media_type"),
        Case(
            name: "compressed", headers: ["Content-Type: application/json", "Content-Encoding: gzip"],
            status: 415, code: "unsupported_media_type"),
    ]

    /// Calls `body` with a started service and its port.
    private static func withService(
        journal: any Journal = MemoryJournal(), _ adjust: (inout ServiceConfiguration) -> Void = { _ in },
        _ body: (Service, UInt16) throws -> Void
    ) throws {
        var configuration = ServiceConfiguration()
        configuration.authenticator = Authenticator(tokens: [
            AccessToken(name: "u", role: .user, token: "user-token")
        ])
        configuration.bodyBytesMax = 1_000_000
        configuration.documentBytesMax = 2_000_000
        configuration.definitionBytesMax = 2_000_000
        adjust(&configuration)
        let service = Service(
            configuration: configuration, registry: SessionRegistry(journal: journal),
            logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
        let port = try service.start()
        defer { service.stop(grace: .seconds(1)) }
        try body(service, port)
    }

    @Test("A header block that is refused is answered before its body, which is not kept")
    func refusals() throws {
        try Self.withService { service, port in
            for testCase in Self.cases {
                for expectation in ["", "Expect: 100-continue\r\n"] {
                    let client = try SlowClient(port: port)
                    client.send(testCase.head(expectation))
                    let reply = try client.readToEnd()
                    let name = "\(testCase.name), \(expectation.isEmpty ? "sent" : "asked for")"
                    #expect(reply.hasPrefix("HTTP/1.1 \(testCase.status) "), "\(name): \(reply)")
                    #expect(reply.contains("\"code\":\"\(testCase.code)\""), "\(name): \(reply)")
                    #expect(reply.contains("Content-Type: application/problem+json\r\n"), "\(name)")
                    #expect(reply.contains("\r\nRequest-Id: "), "\(name)")
                    #expect(reply.contains(testCase.contains), "\(name): \(reply)")
                }
            }
            #expect(service.serverStatistics?.bodiesBytes == 0)
            #expect(service.metrics.requestsInFlight == 0)
            #expect(service.serverStatistics?.refused(.bodyTooLarge) == 0)
        }
    }

    @Test("Who has no token cannot make the service keep bodies")
    func strangers() throws {
        try Self.withService { service, port in
            let clients = try (0..<50).map { _ in try SlowClient(port: port) }
            let body = String(repeating: " ", count: 200_000)
            for (index, client) in clients.enumerated() {
                let length = index % 2 == 0 ? "Content-Length: 1000000" : "Transfer-Encoding: chunked"
                let type = "Content-Type: application/json"
                client.send("POST /v1/sessions HTTP/1.1\r\nHost: localhost\r\n\(type)\r\n\(length)\r\n\r\n")
                client.send("30d40\r\n" + body)
                #expect(service.serverStatistics?.bodiesBytes == 0)
            }
            for client in clients { #expect(try client.readReply().contains("\"code\":\"unauthenticated\"")) }
            #expect(service.serverStatistics?.bodiesBytes == 0)
        }
    }

    @Test(
        "A body that comes after its header block is admitted once, whoever answers",
        arguments: [false, true])
    func admissions(_ isShared: Bool) throws {
        let journal: any Journal =
            isShared ? DelayedJournal(.milliseconds(1), isShared: true) : MemoryJournal()
        try Self.withService(journal: journal) { configuration in
            configuration.rateLimit = RateLimit(perSecond: 1, burst: 4)
            configuration.origins = OriginPolicy(corsOrigins: ["https://app.example"])
        } _: { service, port in
            let body = #"{"root": {"as": "plain"}}"#
            for (number, length) in ["Content-Length: 25", "Transfer-Encoding: chunked"].enumerated() {
                let client = try SlowClient(port: port)
                client.send(
                    "POST /v1/sessions HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer user-token\r\n"
                        + "Content-Type: application/json\r\nOrigin: https://app.example\r\n\(length)\r\n"
                        + "Expect: 100-continue\r\n\r\n")
                #expect(try client.read(until: "\r\n\r\n") == "HTTP/1.1 100 Continue\r\n\r\n")
                client.send(number == 0 ? body : "19\r\n\(body)\r\n0\r\n\r\n")
                let reply = try client.readReply()
                #expect(reply.hasPrefix("HTTP/1.1 201 "), "\(reply)")
                for once in [
                    "RateLimit: \"default\";r=\(3 - number);", "Access-Control-Allow-Origin: https://app",
                ] {
                    #expect(reply.split(separator: once).count == 2, "\(once) in \(reply)")
                }
            }
            // Chunks of which there were none: nothing for an object that may be left out, else a mistake.
            for (path, status) in [("sessions", 201), ("imports", 400)] {
                let client = try SlowClient(port: port)
                client.send(
                    "POST /v1/\(path) HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer user-token\r\n"
                        + "Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n")
                client.pause()
                client.send("0\r\n\r\n")
                #expect(try client.readReply().hasPrefix("HTTP/1.1 \(status) "))
            }
            let client = try SlowClient(port: port)
            client.send(Case(name: "", status: 429, code: "").head(""))
            let limited = try client.readToEnd()
            #expect(limited.hasPrefix("HTTP/1.1 429 ") && limited.contains("\r\nRetry-After: "), "\(limited)")
            #expect(service.metrics.requestsInFlight == 0)
        }
    }
}
