import Glibc
import MicroHTTPServer
import Testing

/// Absolute deadlines: a byte now and then does not keep a connection.
@Suite struct DeadlineTests {
    static func start() throws -> TestServer {
        try TestServer {
            $0.headerTimeout = .milliseconds(400)
            $0.bodyTimeout = .milliseconds(400)
            $0.idleTimeout = .milliseconds(2_000)
        }
    }

    /// Milliseconds since the machine's start.
    static func now() -> Int {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
    }

    struct Drip: CustomTestStringConvertible, Sendable {
        let name: String
        /// Sent at once.
        let start: String
        /// Sent again and again, 50 ms apart.
        let drop: String
        /// What the connection ends with: a reply's status, or nothing.
        let status: Int?
        let limit: Int

        var testDescription: String { name }
    }

    @Test(arguments: [
        Drip(name: "nothing", start: "", drop: "", status: nil, limit: 400),
        Drip(name: "first line", start: "", drop: "G", status: nil, limit: 400),
        Drip(name: "header", start: "GET / HTTP/1.1\r\nHost: h\r\nX: ", drop: "x", status: 408, limit: 400),
        Drip(
            name: "body", start: "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 999\r\n\r\n", drop: "x",
            status: 408,
            limit: 400),
        Drip(
            name: "chunks", start: "POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n",
            drop: "1\r\nx\r\n",
            status: 408, limit: 400),
    ])
    func cutsADrippingClient(_ drip: Drip) throws {
        let server = try Self.start()
        let began = Self.now()
        let client = try RawClient(port: server.port)
        client.send(drip.start)
        let descriptor = client.descriptor
        let dripping = runThread {
            let bytes = Array(drip.drop.utf8)
            for _ in 0..<400 where !bytes.isEmpty {
                usleep(50_000)
                if send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL)) < 0 { return }
            }
        }
        let received = try client.readToEnd()
        let lasted = Self.now() - began
        client.closeSending()
        pthread_join(dripping, nil)
        #expect(lasted >= drip.limit - 10 && lasted < drip.limit + 10_000, "lasted \(lasted) ms")
        if let status = drip.status {
            #expect(received.hasPrefix("HTTP/1.1 \(status) "))
            #expect(received.contains("\"code\":\"request_timeout\""))
        } else {
            #expect(received == "")
        }
        #expect(server.served.value == 0)
        #expect(server.server.statistics.refused(.requestTimeout) == 1)
    }

    @Test func closesAnIdleConnection() throws {
        let server = try Self.start()
        let client = try RawClient(port: server.port)
        var began = 0
        for pause in [0, 1_200_000, 1_200_000] {
            usleep(UInt32(pause))
            began = Self.now()
            #expect(try client.exchange("GET", "/").status == 200)
        }
        #expect(try client.readToEnd() == "")
        #expect(Self.now() - began >= 1_990)
        #expect(server.server.statistics.refused(.idle) == 1)
        // The client keeps its side open.
        #expect(eventually { server.server.statistics.connectionsOpen == 0 })
    }

    /// The time that a handler or a suspended request takes is nobody's deadline.
    @Test func leavesASlowAnswerAlone() throws {
        let answering = Locked<pthread_t?>(nil)
        let server = try TestServer({
            $0.headerTimeout = .seconds(1)
            $0.bodyTimeout = .seconds(1)
            $0.idleTimeout = .seconds(1)
        }) { exchange in
            guard let suspended = exchange.suspend() else { return }
            let thread = runThread {
                usleep(2_500_000)
                suspended.respond(status: 200)
            }
            answering.withLock { $0 = thread }
        }
        let client = try RawClient(port: server.port)
        #expect(try client.exchange("POST", "/", body: "x").status == 200)
        pthread_join(try #require(answering.withLock { $0 }), nil)
    }

    @Test func manyDrippingClientsDoNotHinderOthers() throws {
        let server = try Self.start()
        let drips = try (0..<100).map { _ in try RawClient(port: server.port) }
        for drip in drips {
            drip.send("GET / HTTP/1.1\r\nX: ")
        }
        let healthy = try RawClient(port: server.port)
        var slowest = 0
        for _ in 0..<10 {
            for drip in drips {
                drip.send("x")
            }
            let began = Self.now()
            #expect(try healthy.exchange("GET", "/").status == 200)
            slowest = max(slowest, Self.now() - began)
            usleep(20_000)
        }
        #expect(slowest < 5_000)
        for drip in drips {
            #expect(try drip.readToEnd().hasPrefix("HTTP/1.1 408 "))
        }
    }
}
