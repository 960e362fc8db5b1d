import Glibc
import MicroHTTPServer
import Testing

/// The framing of chunked bodies, which libmicrohttpd reads more kindly than a server in front of it would.
@Suite struct ChunkTests {
    /// What stands behind the header block, and whether it is right.
    struct Case: CustomTestStringConvertible, Sendable {
        let name: String
        let body: String
        var status = 400
        var seen = ""

        var testDescription: String { name }
    }

    private static let long = String(repeating: "0", count: 100_000)

    static let refused: [Case] = [
        Case(name: "bare LF after a size", body: "2\nab\r\n0\r\n\r\n"),
        Case(name: "bare LF after an extension", body: "2;a\nab\r\n0\r\n\r\n"),
        Case(name: "bare LF in an extension", body: "2;a\n;b\r\nab\r\n0\r\n\r\n"),
        Case(name: "bare CR in an extension", body: "2;a\rb\r\nab\r\n0\r\n\r\n"),
        Case(name: "bare CR after a size", body: "2\rab\r\n0\r\n\r\n"),
        Case(name: "NUL in an extension", body: "2;a\u{0}\r\nab\r\n0\r\n\r\n"),
        Case(name: "bare LF after data", body: "2\r\nab\n0\r\n\r\n"),
        Case(name: "bare CR after data", body: "2\r\nab\r0\r\n\r\n"),
        Case(name: "nothing after data", body: "2\r\nab0\r\n\r\n"),
        Case(name: "more data than announced", body: "2\r\nabc\r\n0\r\n\r\n"),
        Case(name: "bare LF after the last size", body: "2\r\nab\r\n0\n\r\n"),
        Case(name: "bare LF at the end", body: "2\r\nab\r\n0\r\n\n"),
        Case(name: "bare LF after a trailer", body: "2\r\nab\r\n0\r\nA: b\n\r\n"),
        Case(name: "bare CR in a trailer", body: "2\r\nab\r\n0\r\nA: b\rc\r\n\r\n"),
        Case(name: "folded trailer", body: "2\r\nab\r\n0\r\nA: b\r\n c\r\n\r\n"),
        Case(name: "trailer without colon", body: "2\r\nab\r\n0\r\nA\r\n\r\n"),
        Case(name: "no size", body: "\r\nab\r\n0\r\n\r\n"),
        Case(name: "extension without size", body: ";a\r\nab\r\n0\r\n\r\n"),
        Case(name: "0x2", body: "0x2\r\nab\r\n0\r\n\r\n"),
        Case(name: "+2", body: "+2\r\nab\r\n0\r\n\r\n"),
        Case(name: "-2", body: "-2\r\nab\r\n0\r\n\r\n"),
        Case(name: "space before a size", body: " 2\r\nab\r\n0\r\n\r\n"),
        Case(name: "space after a size", body: "2 \r\nab\r\n0\r\n\r\n"),
        Case(name: "size of a hundred thousand zeros", body: long + "2\r\nab\r\n0\r\n\r\n"),
        Case(name: "extension of 100 kB", body: "2;\(long)\r\nab\r\n0\r\n\r\n"),
        Case(name: "size over 64 bits", body: "10000000000000002\r\nab\r\n0\r\n\r\n", status: 413),
        Case(name: "trailer of 100 kB", body: "2\r\nab\r\n0\r\nA: \(long)\r\n\r\n", status: 431),
        Case(
            name: "a thousand trailers",
            body: "0\r\n" + String(repeating: "A: b\r\n", count: 1_000) + "\r\n", status: 431),
    ]

    static let accepted: [Case] = [
        Case(name: "nothing", body: "0\r\n\r\n", status: 200),
        Case(
            name: "upper and lower case", body: "A\r\n0123456789\r\na\r\nabcdefghij\r\n000\r\n\r\n",
            status: 200,
            seen: "0123456789abcdefghij"),
        Case(
            name: "extensions and trailers",
            body: "2;a=\"b c\";d\r\nab\r\n1;\t\u{e9}\r\nc\r\n0;e\r\nA: b\r\nCookie: c\r\n\r\n", status: 200,
            seen: "abc"),
        Case(
            name: "data like framing", body: "7\r\n0\r\n\r\nab\r\n0\r\n\r\n", status: 200, seen: "0\r\n\r\nab"
        ),
        Case(name: "zeros", body: "\(long.prefix(200))2\r\nab\r\n0\r\n\r\n", status: 200, seen: "ab"),
    ]

    private static let head = "POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n"
    private static let good = "GET /good HTTP/1.1\r\nHost: h\r\n\r\n"

    /// Sends the text at once, or in pieces of so many bytes.
    private static func send(_ text: String, piece: Int?, to client: RawClient) {
        let bytes = Array(text.utf8)
        for start in stride(from: 0, to: bytes.count, by: piece ?? bytes.count) {
            client.send(Array(bytes[start..<min(start + (piece ?? bytes.count), bytes.count)]))
        }
    }

    @Test(arguments: refused)
    func refuses(_ framing: Case) throws {
        let server = try TestServer()
        // All at once, in pieces, and behind a request that is right and is answered.
        for (before, piece) in [("", nil), ("", 1), ("", 7), (Self.good, nil), (Self.good, 64)]
            as [(String, Int?)]
        {
            if framing.body.utf8.count > 10_000, piece != nil { continue }
            let client = try RawClient(port: server.port)
            Self.send(before + Self.head + framing.body + FramingTests.smuggled, piece: piece, to: client)
            if !before.isEmpty { #expect(try client.readReply().text == "GET\n/good\n") }
            let received = try client.readToEnd()
            #expect(received.hasPrefix("HTTP/1.1 \(framing.status) "), "\(received)")
            #expect(received.contains("Content-Type: application/problem+json\r\n"))
            #expect(received.components(of: "HTTP/1.1 ") == 2, "a second reply: \(received)")
        }
        #expect(server.served.value == (framing.body.utf8.count > 10_000 ? 1 : 2))
    }

    @Test(arguments: accepted)
    func accepts(_ framing: Case) throws {
        let server = try TestServer()
        for piece in [nil, 1, 7] as [Int?] {
            let client = try RawClient(port: server.port)
            Self.send(Self.head + framing.body + Self.good, piece: piece, to: client)
            #expect(try client.readReply().text == "POST\n/\n" + framing.seen)
            #expect(try client.readReply().text == "GET\n/good\n")
        }
    }

    @Test("a long body leaves the other connections of its thread their turns")
    func turns() throws {
        let path = "\(P_tmpdir)/turns-\(getpid()).socket"
        let isHeldUp = Locked(true)
        let order = Locked<[String]>([])
        let server = try TestServer({
            $0.endpoint = .socketFile(path: path)
            $0.eventThreads = 1
        }) { exchange in
            let target = String(decoding: exchange.target, as: UTF8.self)
            order.withLock { $0.append(target) }
            if target == "/first" { _ = eventually { !isHeldUp.withLock { $0 } } }
            exchange.respond(status: 204)
        }
        let clients = try (0..<4).map { _ in try RawClient(path: path) }
        // A connection that the thread does not have yet would have no turn in time.
        for client in clients {
            client.send("GET /greeting HTTP/1.1\r\nHost: h\r\n\r\n")
            #expect(try client.readReply().status == 204)
        }
        clients[0].send("GET /first HTTP/1.1\r\nHost: h\r\n\r\n")
        #expect(eventually { server.served.value == 5 })
        // All three wait when the thread looks again; in which order it does is not said.
        clients[1].send("GET /before HTTP/1.1\r\nHost: h\r\n\r\n")
        let head = "POST /long HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n"
        clients[2].send(head + String(repeating: "1\r\nx\r\n", count: 20_000) + "0\r\n\r\n")
        clients[3].send("GET /behind HTTP/1.1\r\nHost: h\r\n\r\n")
        isHeldUp.withLock { $0 = false }
        for client in clients { #expect(try client.readReply().status == 204) }
        #expect(order.withLock { $0.last } == "/long")
    }
}
