import Glibc
import MicroHTTPServer
import Testing

/// What a request that could smuggle another one is answered with: 400, once, and the connection's end.
@Suite struct FramingTests {
    /// A request's bytes, and the status it must be answered with.
    struct Case: CustomTestStringConvertible, Sendable {
        let name: String
        let request: String
        var status = 400
        var code = "bad_framing"

        var testDescription: String { name }
    }

    static let smuggled = "GET /smuggled HTTP/1.1\r\nHost: h\r\n\r\n"

    static func post(_ headers: String, _ body: String = "") -> String {
        "POST / HTTP/1.1\r\nHost: h\r\n\(headers)\r\n\(body)"
    }

    static let cases: [Case] =
        [
            Case(
                name: "CL and TE",
                request: post("Content-Length: 5\r\nTransfer-Encoding: chunked\r\n", "0\r\n\r\n")),
            Case(
                name: "TE and CL",
                request: post("Transfer-Encoding: chunked\r\nContent-Length: 5\r\n", "0\r\n\r\n")),
            Case(
                name: "two CLs that differ",
                request: post("Content-Length: 5\r\nContent-Length: 0\r\n", "hello")),
            Case(name: "two equal CLs", request: post("Content-Length: 5\r\nContent-Length: 5\r\n", "hello")),
            Case(
                name: "space before TE's colon", request: post("Transfer-Encoding : chunked\r\n", "0\r\n\r\n")
            ),
            Case(
                name: "space before TE's colon, with CL",
                request: post("Content-Length: 4\r\nTransfer-Encoding : chunked\r\n", "0\r\n\r\n")),
            Case(name: "tab before a colon", request: post("X-A\t: b\r\n")),
            Case(name: "space in a name", request: post("X A: b\r\n")),
            Case(name: "empty name", request: post(": b\r\n")),
            Case(name: "xchunked", request: post("Transfer-Encoding: xchunked\r\n", "0\r\n\r\n")),
            Case(name: "gzip, chunked", request: post("Transfer-Encoding: gzip, chunked\r\n", "0\r\n\r\n")),
            Case(
                name: "chunked, chunked",
                request: post("Transfer-Encoding: chunked, chunked\r\n", "0\r\n\r\n")),
            Case(
                name: "two TEs",
                request: post("Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n", "0\r\n\r\n")),
            Case(name: "identity", request: post("Transfer-Encoding: identity\r\n", "hello")),
            Case(
                name: "identity and CL",
                request: post("Transfer-Encoding: identity\r\nContent-Length: 5\r\n", "hello")),
            Case(name: "empty TE", request: post("Transfer-Encoding:\r\n", "hello")),
            Case(name: "chunked with a space", request: post("Transfer-Encoding: chunked \r\n", "0\r\n\r\n")),
            Case(
                name: "TE in HTTP/1.0",
                request: "POST / HTTP/1.0\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"),
            Case(name: "two Hosts", request: "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n"),
            Case(name: "no Host", request: "GET / HTTP/1.1\r\nAccept: */*\r\n\r\n"),
            Case(name: "no header", request: "GET / HTTP/1.1\r\n\r\n"),
            Case(name: "CR in a value", request: post("X-A: a\rb\r\n")),
            Case(name: "NUL in a value", request: post("X-A: a\u{0}b\r\n")),
            Case(name: "NUL in a name", request: post("X\u{0}A: a\r\nX-B: b\r\n")),
            Case(name: "escape in a value", request: post("X-A: a\u{1b}b\r\n")),
            Case(name: "folded line", request: post("X-A: a\r\n b\r\nX-B: c\r\n")),
            Case(name: "folded TE", request: post("Transfer-Encoding:\r\n chunked\r\n", "0\r\n\r\n")),
            Case(name: "bare LF in the header", request: post("X-A: a\nX-B: b\r\n")),
            Case(name: "bare LF everywhere", request: "GET / HTTP/1.1\nHost: h\n\n"),
            Case(name: "bare LF at the end", request: "GET / HTTP/1.1\r\nHost: h\r\n\n"),
            Case(name: "target without slash", request: "GET index HTTP/1.1\r\nHost: h\r\n\r\n"),
            Case(name: "star for GET", request: "GET * HTTP/1.1\r\nHost: h\r\n\r\n"),
            Case(name: "space in the target", request: "FOO BAR / HTTP/1.1\r\nHost: h\r\n\r\n"),
            Case(name: "space in the path", request: "GET /a b HTTP/1.1\r\nHost: h\r\n\r\n"),
            Case(name: "two spaces", request: "GET  / HTTP/1.1\r\nHost: h\r\n\r\n"),
            Case(name: "NUL in the target", request: "GET /a\u{0}b HTTP/1.1\r\nHost: h\r\n\r\n"),
            Case(name: "NUL in the method", request: "G\u{0}T / HTTP/1.1\r\nHost: h\r\n\r\n"),
            Case(name: "control in the target", request: "GET /a\u{7f}b HTTP/1.1\r\nHost: h\r\n\r\n"),
            Case(name: "bad method", request: "G@T / HTTP/1.1\r\nHost: h\r\n\r\n"),
            Case(name: "CONNECT", request: "CONNECT h:80 HTTP/1.1\r\nHost: h\r\n\r\n"),
            Case(name: "CL +5", request: post("Content-Length: +5\r\n", "hello")),
            Case(name: "CL -1", request: post("Content-Length: -1\r\n")),
            Case(name: "CL 0x5", request: post("Content-Length: 0x5\r\n", "hello")),
            Case(name: "CL 5, 5", request: post("Content-Length: 5, 5\r\n", "hello")),
            Case(name: "CL 5 and a space", request: post("Content-Length: 5 \r\n", "hello")),
            Case(name: "empty CL", request: post("Content-Length:\r\n")),
            Case(
                name: "CL over 64 bits", request: post("Content-Length: 99999999999999999999\r\n"),
                status: 413,
                code: "body_too_large"),
            Case(
                name: "bad chunk size", request: post("Transfer-Encoding: chunked\r\n", "zz\r\n")),
            Case(name: "no colon", request: post("nonsense\r\n")),
            Case(name: "HTTP/2.0", request: "GET / HTTP/2.0\r\nHost: h\r\n\r\n"),
            Case(name: "no version", request: "GET /\r\nHost: h\r\n\r\n"),
            Case(name: "bare CR behind the first line", request: "GET / HTTP/1.1\r\r\nHost: h\r\n\r\n"),
            Case(name: "another scheme", request: "GET ftp://h/ HTTP/1.1\r\nHost: h\r\n\r\n"),
            Case(name: "absolute target without Host", request: "GET http://h/ HTTP/1.1\r\n\r\n"),
            Case(
                name: "absolute target with a space", request: "GET http://h/ a HTTP/1.1\r\nHost: h\r\n\r\n"),
        ]
        + [
            "Host", "Origin", "Authorization", "Content-Type", "If-Match", "If-None-Match", "Idempotency-Key",
            "Last-Event-ID", "Access-Control-Request-Method",
        ].flatMap { name in
            // Whichever of the two a proxy looks at, they are the same to it or they are not.
            ["a", "b"].map { second in
                let host = name == "Host" ? "" : "Host: h\r\n"
                let lines = "\(name): a\r\nX: y\r\n\(name.lowercased()): \(second)\r\n"
                return Case(
                    name: "two \(name), a and \(second)", request: "GET / HTTP/1.1\r\n\(host)\(lines)\r\n")
            }
        }

    @Test(arguments: cases)
    func neverServesASecondRequest(_ framing: Case) throws {
        let server = try TestServer()
        let bytes = Array((framing.request + Self.smuggled).utf8)
        // At once, and byte by byte.
        for piece in [bytes.count, 1] {
            let client = try RawClient(port: server.port)
            for start in stride(from: 0, to: bytes.count, by: piece) {
                client.send(Array(bytes[start..<(start + piece)]))
            }
            let received = try client.readToEnd()
            #expect(received.hasPrefix("HTTP/1.1 \(framing.status) "), "\(received)")
            #expect(received.contains("Content-Type: application/problem+json\r\n"))
            #expect(received.contains("\"code\":\"\(framing.code)\""))
            #expect(received.components(of: "HTTP/1.1 ") == 2, "a second reply: \(received)")
        }
        #expect(server.served.value == 0)
        let reason = framing.status == 400 ? ServerStatistics.Refusal.badFraming : .bodyTooLarge
        #expect(server.server.statistics.refused(reason) == 2)
    }

    /// Requests that look unusual and are valid, and what the handler sees of them.
    static let validCases: [(request: String, seen: String)] = [
        ("GET /a%2Fb/../c%00d?x=%20+y HTTP/1.1\r\nHost: h\r\n\r\n", "GET\n/a%2Fb/../c%00d?x=%20+y\n"),
        ("GET /a?b&c=d&&=e#f HTTP/1.1\r\nHost: h\r\n\r\n", "GET\n/a?b&c=d&&=e#f\n"),
        ("OPTIONS * HTTP/1.1\r\nHost: h\r\n\r\n", "OPTIONS\n*\n"),
        ("GET / HTTP/1.0\r\n\r\n", "GET\n/\n"),
        ("GET http://h:1/a?b HTTP/1.1\r\nHost: i\r\n\r\n", "GET\nhttp://h:1/a?b\n"),
        ("GET HTTPS://h HTTP/1.1\r\nHost: h\r\n\r\n", "GET\nHTTPS://h\n"),
        ("GET / HTTP/1.1\r\nHost: h\r\nAccept: a\r\nAccept: b\r\nX: y\r\nX: z\r\n\r\n", "GET\n/\n"),
        ("\r\n\r\nGET / HTTP/1.1\r\nHost: h\r\n\r\n", "GET\n/\n"),
        ("BREW /pot HTTP/1.1\r\nHost: h\r\nX-Empty:\r\nX-Tab:\t a\tb\t\r\n\r\n", "OTHER\n/pot\n"),
        ("POST /u HTTP/1.1\r\nhOST: h\r\ncontent-length: 5\r\n\r\nhello", "POST\n/u\nhello"),
        (
            "POST /u HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: CHUNKED\r\n\r\n5\r\nhello\r\n0\r\n\r\n",
            "POST\n/u\nhello"
        ),
        (
            "POST /u HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n"
                + "2;a=b\r\nhe\r\n3\r\nllo\r\n0\r\nX: y\r\n\r\n",
            "POST\n/u\nhello"
        ),
        ("DELETE /\u{e9} HTTP/1.1\r\nHost: h\r\nCookie: a=b; c\r\n\r\n", "DELETE\n/\u{e9}\n"),
    ]

    @Test func servesWhatIsValid() throws {
        let server = try TestServer()
        for (request, seen) in Self.validCases {
            let client = try RawClient(port: server.port)
            client.send(request)
            let reply = try client.readReply()
            #expect(reply.status == 200, "\(request)")
            #expect(reply.text == seen, "\(request)")
        }
    }

    /// What libmicrohttpd cannot read, or has no memory for: a browser sends the cookies of all ports.
    static let cookies = [
        "a=\"", "a", "=", ";;;", "a=\"b", "\"", String(repeating: "a=b; ", count: 500),
        String(repeating: "a=\"; ", count: 300),
    ]

    /// A header's name is looked at four bytes at once, so that each byte stands in and behind them.
    @Test func takesTokensAlone() throws {
        let server = try TestServer()
        let marks = Set("!#$%&'*+-.^_`|~".utf8)
        for byte in UInt8.min...UInt8.max where byte != 0x0A {
            let isToken =
                marks.contains(byte) || (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
            // A colon ends the name.
            let isRight = isToken && byte < 0x80 || byte == 0x3A
            for place in [0, 4, 7, 8] where byte != 0x3A || place > 0 {
                var name = Array("Abcdefghi".utf8)
                name[place] = byte
                let client = try RawClient(port: server.port)
                _ = client.send(
                    Array("GET / HTTP/1.1\r\nHost: h\r\nConnection: close\r\n".utf8) + name
                        + Array(": v\r\n\r\n".utf8))
                #expect(try client.readReply().status == (isRight ? 200 : 400), "\(byte) at \(place)")
            }
        }
    }

    @Test func cookiesDoNoHarm() throws {
        let server = try TestServer()
        for cookie in Self.cookies {
            let lines = "cOOkie: \(cookie)\r\nX: y\r\nCookie:\(cookie.prefix(1_000))\r\n"
            let request = Array("GET / HTTP/1.1\r\nHost: h\r\n\(lines)\r\n".utf8)
            // In one piece, and cut in two before, within and behind the name.
            for cut in [0] + Array(20..<50) {
                let client = try RawClient(port: server.port)
                client.send(Array(request[..<cut]))
                if cut > 0 { usleep(1_000) }
                client.send(Array(request[cut...]))
                let reply = try client.readReply()
                #expect(reply.status == 200, "\(cookie.prefix(20)), cut at \(cut)")
                #expect(try client.exchange("GET", "/").status == 200)
            }
        }
    }
}

extension String {
    /// How many pieces `separator` cuts the text into.
    func components(of separator: String) -> Int {
        var count = 1
        var rest = Substring(self)
        while let found = rest.firstRange(of: separator) {
            count += 1
            rest = rest[found.upperBound...]
        }
        return count
    }
}
