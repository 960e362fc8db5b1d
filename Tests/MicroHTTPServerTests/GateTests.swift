import Glibc
import MicroHTTPServer
import Testing

/// What is decided at the end of a header block, before the body.
@Suite(.serialized) struct GateTests {
    /// Counts the notes that are alive.
    final class Note: Sendable {
        static let alive = Locked(0)
        let text: String

        init(_ text: String) {
            self.text = text
            Note.alive.withLock { $0 += 1 }
        }

        deinit { Note.alive.withLock { $0 -= 1 } }
    }

    /// A server whose gate refuses what goes to `/no`, takes 100 bytes at `/100` and 1,000,000 elsewhere.
    static func start(_ adjust: (inout ServerConfiguration) -> Void = { _ in }, asked: Counter) throws
        -> TestServer
    {
        try TestServer {
            $0.bodyBytesMax = 4 << 20
            adjust(&$0)
        } gate: { exchange in
            asked.add()
            #expect(exchange.body.isEmpty)
            if exchange.target.starts(with: "/no".utf8) {
                return .declined(
                    status: 403, contentType: "text/plain",
                    headers: ReplyHeaders(requestID: "r", fields: [HeaderField("X-Why", "so")]),
                    body: .bytes(Array("no".utf8)))
            }
            return .admitted(
                bodyBytesMax: exchange.target.starts(with: "/100".utf8) ? 100 : 1_000_000,
                note: Note("noted \(exchange.announcedBody)"))
        } handler: { exchange in
            let note = exchange.takeNote() as? Note
            #expect(exchange.takeNote() == nil)
            let text = Array("\(note?.text ?? "whole") \(exchange.body.count)".utf8)
            exchange.respond(status: 200, contentType: "text/plain", body: .bytes(text))
        }
    }

    struct Case: CustomTestStringConvertible, Sendable {
        let name: String
        let target: String
        let headers: String
        /// What is sent behind the header block before the reply is read, and what behind that.
        var early = ""
        var late = ""
        let status: Int
        let text: String
        /// Whether the connection serves another request.
        var lives = false
        var continues = false

        var testDescription: String { name }
    }

    static let cases: [Case] = [
        Case(
            name: "declined, long", target: "/no", headers: "Content-Length: 1000000\r\n", status: 403,
            text: "no"),
        Case(
            name: "declined, beyond every limit", target: "/no", headers: "Content-Length: 99999999\r\n",
            early: "abc", status: 403, text: "no"),
        Case(
            name: "declined, chunks", target: "/no", headers: "Transfer-Encoding: chunked\r\n",
            early: "5\r\nab",
            status: 403, text: "no"),
        Case(
            name: "declined, short", target: "/no", headers: "Content-Length: 10\r\n", late: "0123456789",
            status: 403, text: "no", lives: true),
        Case(
            name: "declined, expects 100", target: "/no",
            headers: "Expect: 100-continue\r\nContent-Length: 10\r\n", status: 403, text: "no"),
        Case(
            name: "declined, expects 100 and does not wait", target: "/no",
            headers: "Expect: 100-continue\r\nContent-Length: 2\r\n", early: "ab", status: 403, text: "no"),
        Case(
            name: "admitted, in two pieces", target: "/", headers: "Content-Length: 10\r\n",
            late: "0123456789",
            status: 200, text: "noted bytes(10) 10", lives: true),
        Case(
            name: "admitted, chunks", target: "/", headers: "Transfer-Encoding: chunked\r\n",
            late: "3\r\nabc\r\n0\r\n\r\n", status: 200, text: "noted chunks 3", lives: true),
        Case(
            name: "admitted, expects 100", target: "/",
            headers: "Expect: 100-continue\r\nContent-Length: 3\r\n", late: "abc", status: 200,
            text: "noted bytes(3) 3", lives: true, continues: true),
        Case(
            name: "in one piece", target: "/", headers: "Content-Length: 3\r\n", early: "abc", status: 200,
            text: "whole 3", lives: true),
        Case(
            name: "chunks in one piece", target: "/", headers: "Transfer-Encoding: chunked\r\n",
            early: "3\r\nabc\r\n0\r\n\r\n", status: 200, text: "whole 3", lives: true),
        Case(name: "no body", target: "/no", headers: "", status: 200, text: "whole 0", lives: true),
        Case(
            name: "up to the target's limit", target: "/100", headers: "Content-Length: 100\r\n",
            late: String(repeating: "x", count: 100), status: 200, text: "noted bytes(100) 100", lives: true),
        Case(
            name: "over the target's limit", target: "/100", headers: "Content-Length: 101\r\n", status: 413,
            text: "body_too_large"),
        Case(
            name: "chunks over the target's limit", target: "/100", headers: "Transfer-Encoding: chunked\r\n",
            late: "65\r\n" + String(repeating: "x", count: 101), status: 413, text: "body_too_large"),
    ]

    @Test(arguments: cases)
    func decides(_ gate: Case) throws {
        let asked = Counter()
        let server = try Self.start(asked: asked)
        let client = try RawClient(port: server.port)
        client.send("POST \(gate.target) HTTP/1.1\r\nHost: h\r\n\(gate.headers)\r\n\(gate.early)")
        if !gate.late.isEmpty {
            #expect(eventually { asked.value == 1 })
            if gate.continues {
                #expect(try client.read(until: "\r\n\r\n") == "HTTP/1.1 100 Continue\r\n\r\n")
            }
            client.send(gate.late)
        }
        let reply = try client.readReply()
        #expect(reply.status == gate.status)
        #expect(
            gate.status == 413 ? reply.text.contains(gate.text) : reply.text == gate.text, "\(reply.text)")
        if reply.status == 403 {
            #expect(
                reply["x-why"] == "so" && reply["request-id"] == "r" && reply["content-type"] == "text/plain")
        }
        #expect(reply["connection"] == (gate.lives ? nil : "close") || gate.status == 413)
        if gate.lives {
            #expect(try client.exchange("GET", "/").text == "whole 0")
        } else {
            #expect(try client.endsNow())
        }
        #expect(server.server.statistics.bodiesBytes == 0)
        let isWhole = gate.text.hasPrefix("whole")
        #expect(asked.value == (isWhole ? 0 : 1))
        #expect(server.served.value == (gate.status == 200 ? 1 : 0) + (gate.lives ? 1 : 0))
    }

    /// What the gate has left is freed when the client goes before its body has come, and when it is refused.
    @Test func freesNotesOfRequestsThatNeverCame() throws {
        let asked = Counter()
        let before = Note.alive.withLock { $0 }
        do {
            let server = try Self.start(asked: asked)
            for index in 0..<30 {
                let client = try RawClient(port: server.port)
                client.send("POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nab")
                #expect(eventually { asked.value == index + 1 })
                switch index % 3 {
                case 0: client.reset()
                case 1: client.send("xyz\n")
                default: client.closeSending()
                }
            }
            #expect(eventually { Note.alive.withLock { $0 } == before })
            let last = try RawClient(port: server.port)
            last.send("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 5\r\n\r\n")
            #expect(eventually { asked.value == 31 })
        }
        #expect(Note.alive.withLock { $0 } == before)
    }

    /// Bodies that never end share what memory there is for bodies; what comes on top is told to come again.
    @Test(arguments: ["Content-Length: 1000000", "Transfer-Encoding: chunked"])
    func boundsTheMemoryOfAllBodies(_ length: String) throws {
        let most = 1 << 20
        let asked = Counter()
        let server = try Self.start({ $0.bodiesBytesMax = most }, asked: asked)
        let piece = Array("186a0\r\n".utf8).count
        let chunk = length.hasPrefix("T") ? "186a0\r\n" : ""
        let body = chunk + String(repeating: "x", count: 100_000 - (chunk.isEmpty ? 0 : piece))
        var (kept, refused): ([RawClient], Int) = ([], 0)
        for _ in 0..<20 {
            let client = try RawClient(port: server.port)
            client.send("POST / HTTP/1.1\r\nHost: h\r\n\(length)\r\n\r\n" + body)
            client.setReceiveTimeout(seconds: 1)
            kept.append(client)
        }
        #expect(eventually { asked.value == 20 && server.server.statistics.refused(.memory) > 0 })
        #expect(server.server.statistics.bodiesBytes <= most)
        for client in kept {
            guard let reply = try? client.readReply() else { continue }
            refused += 1
            #expect(reply.status == 503 && reply["retry-after"] == "1")
            #expect(
                reply.text.contains("\"code\":\"overloaded\"") && reply.text.contains("\"retryable\":true"))
        }
        #expect(refused > 0 && refused < 20, "\(refused)")
        #expect(server.server.statistics.bodiesBytes > 0)
        // A body that a connection may keep needs none of that memory.
        #expect(try RawClient(port: server.port).exchange("POST", "/", body: "small").text == "whole 5")
        kept.forEach { $0.close() }
        #expect(eventually { server.server.statistics.bodiesBytes == 0 })
        let large = try RawClient(port: server.port)
        large.send("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 100000\r\n\r\n")
        large.send([UInt8](repeating: 120, count: 100_000))
        #expect(try large.readReply().text == "noted bytes(100000) 100000")
    }

    /// An address of this machine that is not loopback; nil where it has none.
    private static var outsideAddress: String? {
        var first: UnsafeMutablePointer<ifaddrs>?
        guard getifaddrs(&first) == 0 else { return nil }
        defer { freeifaddrs(first) }
        for entry in sequence(first: first, next: { $0?.pointee.ifa_next }) {
            guard let address = entry?.pointee.ifa_addr, Int32(address.pointee.sa_family) == AF_INET else {
                continue
            }
            var name = [CChar](repeating: 0, count: Int(NI_MAXHOST))
            let count = socklen_t(MemoryLayout<sockaddr_in>.size)
            getnameinfo(address, count, &name, socklen_t(name.count), nil, 0, NI_NUMERICHOST)
            let text = name.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
            if !text.hasPrefix("127.") { return text }
        }
        return nil
    }

    /// As many connections as one address may have are served, about, and the rest closed; loopback is free.
    @Test func limitsTheConnectionsOfAnAddress() throws {
        let server = try TestServer { $0.endpoint = .address(host: "0.0.0.0", port: 0) }
        func served(_ host: String, of count: Int) throws -> Int {
            let clients = try (0..<count).map { _ in try RawClient(port: server.port, host: host) }
            return clients.count { (try? $0.exchange("GET", "/").status) == 200 }
        }
        #expect(try served("127.0.0.1", of: 300) == 300)
        guard let outside = Self.outsideAddress else { return }
        let most = try #require(ServerConfiguration().connectionsPerAddressMax)
        #expect(most == 256)
        let count = try served(outside, of: 300)
        #expect((250...256).contains(count), "\(count)")
        #expect(eventually { server.server.statistics.refused(.connectionLimit) >= 44 })
    }
}
