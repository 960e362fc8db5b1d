import JSONBytes
import Logging
import MicroHTTPServer
import Sessions
import Synchronization
import Testing

@testable import RESTService

/// What of a request can be found again, and what must not be.
@Suite struct TracingTests {
    private static let parent = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01"

    private static func service(_ logger: Logger) -> Service {
        var configuration = ServiceConfiguration()
        configuration.instance = "test"
        configuration.authenticator = Authenticator(
            tokens: [AccessToken(name: "a", role: .admin, token: "secret-token")])
        return Service(
            configuration: configuration, registry: SessionRegistry(journal: MemoryJournal()), logger: logger)
    }

    @Test("A client's trace goes on, a malformed one is passed over")
    func traces() throws {
        let headers: [(String, Bool)] = [
            (Self.parent, true), (String(Self.parent.dropLast(2)) + "10", true),
            (String(Self.parent.dropLast(2)) + "0f", true),
            (Self.parent.replacing("00-0", with: "cc-0") + "-more", true),
            (Self.parent.uppercased(), false), (Self.parent + "-more", false),
            (String(Self.parent.dropLast()), false),
            (Self.parent.replacing("00-0", with: "ff-0"), false), ("", false),
            ("00-00000000000000000000000000000000-b7ad6b7169203331-01", false),
            ("00-0af7651916cd43dd8448eb211c80319c-0000000000000000-01", false),
            (Self.parent.replacing("-b7", with: "_b7"), false),
        ]
        try Transport.socket.withClient { client in
            for (header, isTaken) in headers {
                let response = try client.send(
                    TestRequest("GET", "/v1/none", headers: [("traceparent", header)]))
                let traceID = response.json?["traceId"]?.string
                guard isTaken else {
                    #expect(traceID == nil, "\(header)")
                    #expect(response.header("traceparent") == nil, "\(header)")
                    continue
                }
                let parts = try #require(response.header("traceparent")).split(separator: "-")
                #expect(parts.map(String.init).prefix(2) == ["00", "0af7651916cd43dd8448eb211c80319c"])
                #expect(parts[2].utf8.count == 16)
                #expect(parts[2] != "b7ad6b7169203331")
                #expect(parts[3] == header.split(separator: "-")[3])
                #expect(traceID == String(parts[1]))
            }
        }
    }

    @Test("The log has a line for each request, and no secret")
    func log() throws {
        let lines = LogLines()
        let client = InProcessClient(service: Self.service(lines.logger(.debug)))
        let headers = [(name: "Authorization", value: "Bearer secret-token"), ("traceparent", Self.parent)]
        let created = try client.send(
            TestRequest(
                "POST", "/v1/sessions", TestSession.navigation,
                headers: headers + [("Content-Type", "application/json")]))
        let session = try #require(created.json?["session"]?["id"]?.string)
        let tree = try client.send(
            TestRequest("GET", "/v1/sessions/\(session)/tree?format=text", headers: headers))
        #expect(tree.status == 200)
        _ = try client.send(TestRequest("GET", "/v1/sessions/\(session)"))
        let all = lines.all
        #expect(all.count == 3)
        let line = try #require(all.dropFirst().first)
        for part in [
            "debug request ", "method=GET", "route=/v1/sessions/{session}/tree", "status=200", "replica=test",
            "bytes_in=0", "bytes_out=\(tree.body.count)", "request_id=\(tree.header("Request-Id") ?? "")",
            "trace_id=0af7651916cd43dd8448eb211c80319c", "span_id=", "sid_hash=", "dur_ms=",
        ] {
            #expect(line.contains(part), "\(part) in \(line)")
        }
        #expect(all[2].contains("status=401"))
        // Requests are named by the instance and their number.
        #expect(tree.header("Request-Id")?.split(separator: "-").last == "2")
        #expect(!all.contains { $0.contains(session) || $0.contains("secret-token") })
    }

    @Test("At the usual level only the service's own faults are logged")
    func usualLevel() throws {
        let lines = LogLines()
        let service = Self.service(lines.logger(.info))
        _ = try InProcessClient(service: service).send(TestRequest("GET", "/livez"))
        _ = try InProcessClient(service: service).send(TestRequest("GET", "/v1/none"))
        #expect(lines.all.isEmpty)
        var passage: Passage?
        "/v1/x".utf8.withContiguousStorageIfAvailable { target in
            let request = Request(method: .get, target: UnsafeRawBufferPointer(target))
            passage = Passage(service: service, request: request)
        }
        var response = Problem(.internalError, "A fault.").response
        passage?.finish(&response, of: service)
        response.discard()
        #expect(lines.all.count == 1)
        #expect(lines.all.first?.hasPrefix("error request ") == true)
    }
}
