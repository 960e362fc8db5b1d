import Glibc
import MicroHTTPServer
import Synchronization
import Testing

/// Requests that another thread answers.
@Suite struct SuspensionTests {
    /// Suspended requests, and the thread that answers them in groups as a journal does.
    final class Answerer: Sendable {
        private let waiting = Locked<[SuspendedExchange]>([])
        private let stopping = Atomic(false)

        func add(_ exchange: SuspendedExchange) {
            waiting.withLock { $0.append(exchange) }
        }

        var count: Int { waiting.withLock { $0.count } }

        func take() -> [SuspendedExchange] {
            waiting.withLock { waiting in
                defer { waiting = [] }
                return waiting
            }
        }

        func run() -> pthread_t {
            runThread { [self] in
                while !stopping.load(ordering: .relaxed) {
                    for exchange in take() {
                        exchange.respond(
                            status: 200, headers: ReplyHeaders(version: 1), body: .bytes(Array("late".utf8)))
                    }
                    usleep(200)
                }
            }
        }

        func stop() {
            stopping.store(true, ordering: .relaxed)
        }
    }

    static func start(_ answerer: Answerer) throws -> TestServer {
        try TestServer { exchange in
            if exchange.target.count > 1 {
                exchange.respond(status: 200, body: .bytes(Array("at once".utf8)))
            } else if let suspended = exchange.suspend() {
                answerer.add(suspended)
            }
        }
    }

    @Test("answers that are given together leave when all are given")
    func together() throws {
        let answerer = Answerer()
        let server = try Self.start(answerer)
        let clients = try (0..<8).map { _ in try RawClient(port: server.port) }
        for client in clients { client.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n") }
        while answerer.count < clients.count { usleep(1_000) }
        SuspendedExchange.answeringTogether {
            for exchange in answerer.take() {
                exchange.respond(status: 200, body: .bytes(Array("late".utf8)))
            }
            usleep(50_000)
            #expect(server.server.statistics.requestsSuspended == 0)
            var sockets = clients.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
            #expect(poll(&sockets, nfds_t(sockets.count), 0) == 0)
        }
        for client in clients { #expect(try client.readReply().text == "late") }
    }

    @Test("what a request was suspended with is sent once confirmed, and not where another answer comes")
    func prepared() throws {
        let answerer = Answerer()
        let server = try TestServer { exchange in
            let body = ReplyBody.malloced(UnsafeMutableRawPointer(strdup("early")!), count: 5)
            let headers = ReplyHeaders(version: 7)
            if let suspended = exchange.suspend(status: 200, headers: headers, body: body) {
                answerer.add(suspended)
            }
        }
        let client = try RawClient(port: server.port)
        for (isConfirmed, text) in [(true, "early"), (false, "late"), (true, "early")] {
            client.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
            #expect(eventually { answerer.count == 1 })
            let suspended = try #require(answerer.take().first)
            if isConfirmed {
                suspended.confirm()
            } else {
                suspended.respond(status: 503, body: .bytes(Array("late".utf8)))
            }
            let reply = try client.readReply()
            #expect(reply.text == text)
            #expect(reply.status == (isConfirmed ? 200 : 503))
        }
        #expect(eventually { server.server.statistics.requestsSuspended == 0 })
    }

    @Test func answersUnderLoad() throws {
        let answerer = Answerer()
        let server = try Self.start(answerer)
        let answering = answerer.run()
        let failures = Counter()
        let port = server.port
        let clients = (0..<16).map { index in
            runThread {
                do {
                    let client = try RawClient(port: port)
                    for turn in 0..<200 {
                        let later = (turn + index) % 4 != 0
                        let reply = try client.exchange("POST", later ? "/" : "/now", body: "{}")
                        if reply.text != (later ? "late" : "at once") { failures.add() }
                    }
                } catch {
                    failures.add()
                }
            }
        }
        clients.forEach { pthread_join($0, nil) }
        answerer.stop()
        pthread_join(answering, nil)
        #expect(failures.value == 0)
        #expect(server.served.value == 3200)
        #expect(server.server.statistics.requestsSuspended == 0)
    }

    @Test func answersAreGivenOnce() throws {
        let answerer = Answerer()
        let server = try Self.start(answerer)
        let client = try RawClient(port: server.port)
        client.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
        #expect(eventually { answerer.count == 1 })
        #expect(server.server.statistics.requestsSuspended == 1)
        #expect(server.server.statistics.requestsInFlight == 1)
        let suspended = try #require(answerer.take().first)
        #expect(suspended.respond(status: 200, body: .malloced(malloc(10)!, count: 10)))
        #expect(!suspended.respond(status: 500, body: .malloced(malloc(10)!, count: 10)))
        #expect(try client.readReply().status == 200)
        #expect(try client.exchange("GET", "/now").text == "at once")
    }

    @Test func droppingIsAnInternalError() throws {
        let answerer = Answerer()
        let server = try Self.start(answerer)
        let client = try RawClient(port: server.port)
        client.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
        #expect(eventually { answerer.count == 1 })
        _ = answerer.take()
        #expect(try client.readReply().text.contains("\"code\":\"internal\""))
    }

    @Test func survivesAClientThatHasGone() throws {
        let answerer = Answerer()
        let server = try Self.start(answerer)
        for round in 0..<20 {
            let client = try RawClient(port: server.port)
            client.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
            #expect(eventually { answerer.count == 1 })
            round % 2 == 0 ? client.close() : client.reset()
            usleep(2_000)
            answerer.take().first?.respond(status: 200, body: .bytes(Array(repeating: 1, count: 5_000)))
        }
        #expect(eventually { server.server.statistics.connectionsOpen == 0 })
        #expect(try RawClient(port: server.port).exchange("GET", "/now").text == "at once")
    }

    /// A pipelined request waits for the answer to the one before it.
    @Test func keepsTheOrderOfAPipeline() throws {
        let answerer = Answerer()
        let server = try Self.start(answerer)
        let client = try RawClient(port: server.port)
        client.send("GET / HTTP/1.1\r\nHost: h\r\n\r\nGET /now HTTP/1.1\r\nHost: h\r\n\r\n")
        #expect(eventually { answerer.count == 1 })
        usleep(20_000)
        #expect(server.served.value == 1)
        answerer.take().first?.respond(status: 200, body: .bytes(Array("late".utf8)))
        #expect(try client.readReply().text == "late")
        #expect(try client.readReply().text == "at once")
    }

    // MARK: What comes while a request is suspended

    /// A client whose connection the event thread has waited for before, with a suspended request.
    private static func suspend(
        _ server: TestServer, _ answerer: Answerer, behind: String = ""
    ) throws -> RawClient {
        let client = try RawClient(port: server.port)
        #expect(try client.exchange("GET", "/now").text == "at once")
        usleep(20_000)
        client.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n" + behind)
        #expect(eventually { answerer.count == 1 })
        return client
    }

    /// Connections that stay open beside the one that is tested: what libmicrohttpd does first with a
    /// connection that it resumes depends on its place among them.
    private static func open(_ count: Int, to server: TestServer) throws -> [RawClient] {
        try (0..<count).map { _ in
            let client = try RawClient(port: server.port)
            #expect(try client.exchange("GET", "/now").text == "at once")
            return client
        }
    }

    private static let next = "GET /now HTTP/1.1\r\nHost: h\r\n\r\n"
    private static let malformed = "GET /now HTTP/1.1\r\nHost: h\r\nContent-Length: x\r\n\r\n"

    @Test(arguments: [1, 2, 600]) func servesWhatHasComeMeanwhile(count: Int) throws {
        let answerer = Answerer()
        let server = try Self.start(answerer)
        let client = try Self.suspend(server, answerer)
        client.send(String(repeating: Self.next, count: count))
        usleep(20_000)
        #expect(server.served.value == 2)
        answerer.take().first?.respond(status: 200, body: .bytes(Array("late".utf8)))
        #expect(try client.readReply().text == "late")
        for _ in 0..<count { #expect(try client.readReply().text == "at once") }
        #expect(try client.exchange("GET", "/now").text == "at once")
    }

    @Test func servesWhatComesAfterTheAnswer() throws {
        let answerer = Answerer()
        let server = try Self.start(answerer)
        let client = try Self.suspend(server, answerer)
        for _ in 0..<50 {
            answerer.take().first?.respond(status: 200, body: .bytes(Array("late".utf8)))
            #expect(try client.readReply().text == "late")
            client.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
            #expect(eventually { answerer.count == 1 })
        }
    }

    /// The answer does not fit into the socket, so that the event thread waits for room.
    @Test func sendsALongAnswer() throws {
        let answerer = Answerer()
        let server = try Self.start(answerer)
        let client = try Self.suspend(server, answerer)
        client.send(Self.next)
        usleep(20_000)
        let body = [UInt8](repeating: 0x61, count: 16 << 20)
        answerer.take().first?.respond(status: 200, body: .bytes(body))
        usleep(50_000)
        // What came meanwhile waits until all of the answer has been sent.
        #expect(server.served.value == 2)
        #expect(try client.readReply().text.utf8.count == body.count)
        #expect(try client.readReply().text == "at once")
        #expect(server.served.value == 3)
    }

    @Test(arguments: [0, 8], [0, 20_000])
    func answersAClientThatHasClosedItsSide(older: Int, pause: UInt32) throws {
        let answerer = Answerer()
        let server = try Self.start(answerer)
        let others = try Self.open(older, to: server)
        for _ in 0..<10 {
            let client = try Self.suspend(server, answerer)
            client.closeSending()
            usleep(pause)
            answerer.take().first?.respond(status: 200, body: .bytes(Array("late".utf8)))
            #expect(try client.readReply().text == "late")
            #expect(try client.endsNow())
        }
        #expect(eventually { server.server.statistics.connectionsOpen == others.count })
    }

    /// Malformed bytes are refused once the request before them is answered, wherever they come.
    @Test(arguments: [true, false], [0, 8])
    func refusesWhatIsMalformedBehindIt(isAtOnce: Bool, older: Int) throws {
        let answerer = Answerer()
        let server = try Self.start(answerer)
        let others = try Self.open(older, to: server)
        let client = try Self.suspend(server, answerer, behind: isAtOnce ? Self.malformed : "")
        if !isAtOnce { client.send(Self.malformed) }
        usleep(20_000)
        answerer.take().first?.respond(status: 200, body: .bytes(Array("late".utf8)))
        #expect(try client.readReply().text == "late")
        #expect(try client.readReply().status == 400)
        client.send(Self.next)
        #expect(try client.readToEnd().isEmpty)
        #expect(eventually { server.server.statistics.connectionsOpen == others.count })
        #expect(try RawClient(port: server.port).exchange("GET", "/now").text == "at once")
    }
}
