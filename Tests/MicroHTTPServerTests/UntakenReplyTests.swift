import Glibc
import MicroHTTPServer
import Testing

/// Replies that clients do not take share what memory there is for replies.
@Suite(.serialized) struct UntakenReplyTests {
    static let large = 4 << 20
    /// A fourth finds room left, and not enough.
    static let most = 3 * large + 1
    static let constant = StaticBytes(count: large)

    /// Answers by the target: a long reply at once, the same from memory that is there anyway, one from
    /// another thread, or a short one.
    static func start(
        _ answerer: SuspensionTests.Answerer, untaken: Duration = .seconds(300),
        crowded: Duration = .seconds(300)
    ) throws -> TestServer {
        let body = [UInt8](repeating: 120, count: large)
        return try TestServer({
            $0.repliesBytesMax = most
            $0.replyTimeout = untaken
            $0.crowdedReplyTimeout = crowded
        }) { exchange in
            let count = exchange.target.count
            switch count {
            case 1: exchange.respond(status: 200, body: .bytes(Array("short".utf8)))
            case 2: exchange.respond(status: 200, body: .bytes(body))
            case 3: exchange.respond(status: 200, body: .constant(constant.bytes))
            default: if let suspended = exchange.suspend() { answerer.add(suspended) }
            }
        }
    }

    /// Memory that lives as long as the process.
    struct StaticBytes: Sendable {
        nonisolated(unsafe) let bytes: UnsafeRawBufferPointer

        init(count: Int) {
            let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: count, alignment: 1)
            memory.initializeMemory(as: UInt8.self, repeating: 120)
            bytes = UnsafeRawBufferPointer(memory)
        }
    }

    static func answerAll(_ answerer: SuspensionTests.Answerer, count: Int) {
        #expect(eventually { answerer.count >= count })
        for exchange in answerer.take() {
            exchange.respond(status: 200, body: .bytes([UInt8](repeating: 120, count: large)))
        }
    }

    /// Clients that ask and read nothing; the system keeps little for them.
    static func ask(_ server: TestServer, _ method: String, _ target: String, count: Int) throws
        -> [RawClient]
    {
        try (0..<count).map { _ in
            let client = try RawClient(port: server.port)
            client.setReceiveBuffer(bytes: 4_096)
            client.send("\(method) \(target) HTTP/1.1\r\nHost: h\r\nContent-Length: 0\r\n\r\n")
            return client
        }
    }

    @Test(
        "What can be asked again is refused beyond the limit, at once and later", arguments: ["/l", "/later"])
    func refusesReads(_ target: String) throws {
        let answerer = SuspensionTests.Answerer()
        let server = try Self.start(answerer)
        let clients = try Self.ask(server, "GET", target, count: 8)
        if target == "/later" { Self.answerAll(answerer, count: 8) }
        #expect(eventually { server.server.statistics.refused(.memory) == 5 })
        #expect(server.server.statistics.repliesBytes == UInt64(3 * Self.large))
        #expect(try RawClient(port: server.port).exchange("GET", "/").text == "short")
        #expect(try RawClient(port: server.port).exchange("HEAD", "/l").status == 503)
        #expect(try RawClient(port: server.port).exchange("GET", "/st").text.utf8.count == Self.large)
        var statuses: [Int: Int] = [:]
        for client in clients {
            // The rest of a long reply would take minutes with so small a buffer.
            let reply = try client.readReply(hasBody: false)
            statuses[reply.status, default: 0] += 1
            #expect(reply.status == 200 || reply["retry-after"] == "1")
            client.close()
        }
        #expect(statuses == [200: 3, 503: 5])
        #expect(eventually { server.server.statistics.repliesBytes == 0 })
    }

    @Test("What changes something is refused before it does, or answered")
    func refusesChanges() throws {
        let server = try Self.start(SuspensionTests.Answerer())
        let clients = try Self.ask(server, "POST", "/l", count: 4)
        #expect(eventually { server.server.statistics.repliesBytes == UInt64(4 * Self.large) })
        let served = server.served.value
        let refused = try RawClient(port: server.port).exchange("POST", "/", body: "x")
        #expect(refused.status == 503 && refused["retry-after"] == "1")
        #expect(server.served.value == served)
        for client in clients[..<2] { client.reset() }
        #expect(eventually { server.server.statistics.repliesBytes < UInt64(Self.most) })
        #expect(try RawClient(port: server.port).exchange("POST", "/", body: "x").text == "short")
        for client in clients[2...] {
            #expect(try client.readReply(hasBody: false)["content-length"] == "\(Self.large)")
            client.close()
        }
        #expect(eventually { server.server.statistics.repliesBytes == 0 })
    }

    @Test("Where there is little room the shorter of both times is what a client has")
    func usualTime() throws {
        let server = try Self.start(SuspensionTests.Answerer(), untaken: .milliseconds(300))
        let clients = try Self.ask(server, "GET", "/l", count: 2)
        #expect(eventually { server.server.statistics.refused(.slowConsumer) == 2 })
        #expect(eventually { server.server.statistics.repliesBytes == 0 })
        withExtendedLifetime(clients) {}
    }

    @Test("Where there is little room, who takes nothing is cut")
    func cuts() throws {
        let server = try Self.start(SuspensionTests.Answerer(), crowded: .milliseconds(300))
        let one = try Self.ask(server, "GET", "/l", count: 1)
        usleep(700_000)
        #expect(server.server.statistics.repliesBytes == UInt64(Self.large))
        let other = try Self.ask(server, "GET", "/l", count: 1)
        #expect(eventually { server.server.statistics.refused(.slowConsumer) == 1 })
        #expect(eventually { server.server.statistics.repliesBytes == UInt64(Self.large) })
        #expect(try other[0].readReply(hasBody: false).status == 200)
        withExtendedLifetime(one) {}
    }
}
