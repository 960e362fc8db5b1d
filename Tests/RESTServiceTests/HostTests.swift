import JSONBytes
import MicroHTTPServer
import Testing

@testable import RESTService

/// Under which names the service answers, and whose pages may use it.
@Suite struct HostTests {
    /// What a service on loopback is called.
    private static let loopback = [
        "localhost", "LOCALHOST:8080", "127.0.0.1", "127.0.0.1:1", "127.1.2.3:8080", "[::1]", "[::1]:65535",
    ]
    /// What only a resolver or a network knows.
    private static let elsewhere = [
        "understudy", "understudy:8080", "ci.example:80", "10.0.0.7:8080", "[fd00::7]:8080", "evil.example",
        "localhost.evil.example", "127.0.0.1.evil.example", "127.evil.example", "0.0.0.0", "", "[::1",
        "127.1",
        "localhost:80:80", "localhost@evil.example", "127.0.0.256", "localhost:123456",
    ]

    @Test("Each policy answers for its names, and probes for all", arguments: Transport.allCases)
    func policies(_ transport: Transport) throws {
        let named = ["understudy", "CI.example", "[fd00::7]"]
        let policies: [(policy: HostPolicy, answers: [String])] = [
            (HostPolicy(), Self.loopback),
            (
                HostPolicy(allowing: named),
                Self.loopback + ["understudy", "understudy:8080", "ci.example:80", "[fd00::7]:8080"]
            ),
            (.any, Self.loopback + Self.elsewhere),
        ]
        for (policy, answers) in policies {
            try transport.withClient { configuration, _ in
                configuration.origins = OriginPolicy(hosts: policy)
            } _: { client in
                for host in Self.loopback + Self.elsewhere {
                    func send(_ target: String, origin: String? = nil) throws -> TestResponse {
                        let headers = [(name: "Host", value: host)] + (origin.map { [("Origin", $0)] } ?? [])
                        return try client.send(TestRequest("GET", target, headers: headers))
                    }
                    let isAnswered = answers.contains(host)
                    for target in ["/version", "/v1/sessions", "/", "/nowhere"] {
                        let reply = try send(target)
                        let isRefused = reply.json?["code"]?.string == "host_not_allowed"
                        #expect(isRefused == !isAnswered, "\(host) \(target)")
                        if isRefused {
                            #expect(reply.status == 403)
                            for part in ["\"\(host)\"", "--allowed-hosts", "UNDERSTUDY_ALLOWED_HOSTS"] {
                                #expect(reply.json?["detail"]?.string?.contains(part) == true, "\(part)")
                            }
                        }
                    }
                    for probe in ["/livez", "/readyz"] {
                        #expect(try send(probe).status == 200, "\(host) \(probe)")
                        // A page is no probe.
                        #expect(try send(probe, origin: "http://evil.example.test").status == 403)
                    }
                    #expect(
                        try send("/version", origin: "http://\(host)").status == (isAnswered ? 200 : 403),
                        "the pages of \(host)")
                }
            }
        }
    }

    @Test("Names that no request can have are found at the start")
    func faults() {
        let fine = [
            "understudy", "a.b-c.example", "my_service", "10.0.0.7", "[fd00::7]", "[::]", "xn--mller-kva.de",
        ]
        for name in fine { #expect(HostPolicy.fault(in: name) == nil, "\(name)") }
        let wrong = [
            "": "empty", "understudy:8080": "port", "[::1]:8080": "port", "10.0.0.7:80": "port",
            "*": "pattern",
            "*.example": "pattern", ".example": "pattern", "http://understudy": "URL",
            "https://a.example:1/x": "URL", "fd00::7": "brackets", "a b": "no name", "a/b": "no name",
            "müller.de": "no name", "[fd00::7": "no IPv6", "[::1]x": "no IPv6", "[x]": "no IPv6",
            "a\u{0}": "no name",
            String(repeating: "a", count: 254): "no name",
        ]
        for (name, part) in wrong {
            #expect(HostPolicy.fault(in: name)?.contains(part) == true, "\(name): \(part)")
        }
    }
}
