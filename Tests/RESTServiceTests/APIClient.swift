import Glibc
import JSONBytes
import Logging
import MicroHTTPServer
import Sessions
import Testing

@testable import RESTService

/// A request of a test.
struct TestRequest {
    var method = "GET"
    var target: String
    var headers: [(name: String, value: String)] = []
    var body: [UInt8] = []

    /// A request whose body, if it has one, is JSON.
    init(
        _ method: String, _ target: String, _ json: String? = nil,
        headers: [(name: String, value: String)] = []
    ) {
        self.method = method
        self.target = target
        self.headers = headers
        if let json {
            body = Array(json.utf8)
            if !headers.contains(where: { $0.name == "Content-Type" }) {
                self.headers.append(("Content-Type", "application/json"))
            }
        }
    }
}

/// What came back.
struct TestResponse {
    var status: Int
    var headers: [(name: String, value: String)]
    var body: [UInt8]

    var text: String { String(decoding: body, as: UTF8.self) }

    var json: JSONTree? { try? JSONTree(JSONDocument(parsing: body).root) }

    func header(_ name: String) -> String? {
        headers.first { $0.name.lowercased() == name.lowercased() }?.value
    }
}

/// How a test reaches a service: in the process, or over a socket.
protocol APIClient {
    func send(_ request: TestRequest) throws -> TestResponse
}

extension APIClient {
    /// Creates a session and returns its id.
    func createSession(_ definition: String = TestSession.navigation) throws -> String {
        let response = try send(TestRequest("POST", "/v1/sessions", definition))
        try #require(response.status == 201, "\(response.text)")
        return try #require(response.json?["session"]?["id"]?.string)
    }
}

/// Calls the service without a server.
struct InProcessClient: APIClient {
    let service: Service

    func send(_ request: TestRequest) throws -> TestResponse {
        let target = Array(request.target.utf8)
        let method = HTTPMethod.allCases.first { $0.token == request.method } ?? .other
        var headers = [(field: RequestField.host, value: Array("localhost".utf8))]
        for (name, value) in request.headers {
            if let field = Self.fields[name.lowercased()] { headers.append((field, Array(value.utf8))) }
        }
        return try RequestHeaders.lending(headers) { headers in
            try target.withUnsafeBytes { target in
                try request.body.withUnsafeBytes { body in
                    let request = Request(
                        method: method, target: target, headers: Request.Headers(headers, of: method),
                        body: body)
                    guard case .response(let response) = service.reply(to: request) else {
                        throw TestFailure("the reply is pending or goes on")
                    }
                    defer { response.discard() }
                    let isHead = method == .head
                    return TestResponse(
                        status: response.status,
                        headers: response.allHeaders.map { ($0.name.text, $0.value) },
                        body: isHead ? [] : response.bytes)
                }
            }
        }
    }

    private static let fields: [String: RequestField] = [
        "host": .host, "origin": .origin, "accept": .accept, "content-type": .contentType,
        "content-encoding": .contentEncoding, "if-match": .ifMatch, "if-none-match": .ifNoneMatch,
        "authorization": .authorization, "traceparent": .traceparent, "last-event-id": .lastEventID,
        "idempotency-key": .idempotencyKey, "request-id": .requestID,
        "access-control-request-method": .requestedMethod,
    ]
}

/// Speaks HTTP/1.1 over a socket, one connection a request.
struct SocketClient: APIClient {
    let port: UInt16

    func send(_ request: TestRequest) throws -> TestResponse {
        let descriptor = try connectedSocket(port: port)
        defer { close(descriptor) }
        var head = "\(request.method) \(request.target) HTTP/1.1\r\nConnection: close\r\n"
        if !request.headers.contains(where: { $0.name == "Host" }) { head += "Host: localhost\r\n" }
        for (name, value) in request.headers { head += "\(name): \(value)\r\n" }
        if !request.body.isEmpty || request.method == "POST" {
            head += "Content-Length: \(request.body.count)\r\n"
        }
        let bytes = Array(head.utf8) + Array("\r\n".utf8) + request.body
        var sent = 0
        while sent < bytes.count {
            let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress! + sent, $0.count - sent) }
            // A server that refuses the head may close before it has read the body.
            if count <= 0 { break }
            sent += count
        }
        return try parse(readAll(descriptor))
    }

    private func readAll(_ descriptor: Int32) -> [UInt8] {
        var all: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            if count <= 0 { return all }
            all += buffer[..<count]
        }
    }

    private func parse(_ bytes: [UInt8]) throws -> TestResponse {
        let end = Array("\r\n\r\n".utf8)
        guard let split = bytes.firstRange(of: end) else {
            throw TestFailure("no header block: \(bytes.count) bytes")
        }
        let lines = String(decoding: bytes[..<split.lowerBound], as: UTF8.self).split(separator: "\r\n")
        guard let status = lines.first?.split(separator: " ").dropFirst().first.flatMap({ Int($0) }) else {
            throw TestFailure("no status line")
        }
        let headers = lines.dropFirst().map { line in
            let parts = line.split(separator: ":", maxSplits: 1)
            return (name: String(parts[0]), value: parts.count > 1 ? String(parts[1].dropFirst()) : "")
        }
        return TestResponse(status: status, headers: headers, body: Array(bytes[split.upperBound...]))
    }
}

/// A socket that is connected to a port of this machine; the caller closes it.
func connectedSocket(port: UInt16) throws -> Int32 {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    guard descriptor >= 0 else { throw TestFailure("socket") }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    let connected = withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
            connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
        }
    }
    guard connected == 0 else {
        close(descriptor)
        throw TestFailure("connect")
    }
    return descriptor
}

struct TestFailure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}

/// How the cases reach the service.
enum Transport: String, CaseIterable, CustomTestStringConvertible {
    case inProcess
    case socket

    var testDescription: String { rawValue }

    /// Calls `body` with a client of a new service.
    func withClient(
        configure: (inout ServiceConfiguration, inout SessionLimits) -> Void = { _, _ in },
        _ body: (any APIClient) throws -> Void
    ) throws {
        var configuration = ServiceConfiguration()
        configuration.instance = "test"
        var limits = SessionLimits()
        configure(&configuration, &limits)
        let registry = SessionRegistry(journal: MemoryJournal(), limits: limits)
        let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
        let service = Service(configuration: configuration, registry: registry, logger: logger)
        switch self {
        case .inProcess: try body(InProcessClient(service: service))
        case .socket:
            let port = try service.start()
            defer { service.stop(grace: .seconds(1)) }
            try body(SocketClient(port: port))
        }
    }
}

/// Definitions that many tests use.
enum TestSession {
    /// A navigation controller `nav` that shows `home`.
    static let navigation = """
        {"root": {"class": "UINavigationController", "as": "nav",
         "viewControllers": [{"class": "HomeViewController", "as": "home", "title": "Home"}]}}
        """

    /// A controller that presents another one of its class whenever it has appeared, for ever.
    static let endless = """
        {"classes": {"LoopController": {"scripts": {"viewDidAppear": [
           {"do": [{"op": "present", "target": "self", "controller": {"class": "LoopController"}}]}]}}},
         "root": {"as": "plain"}}
        """
}
