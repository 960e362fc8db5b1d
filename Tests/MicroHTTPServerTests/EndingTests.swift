import Glibc
import MicroHTTPServer
import Testing

/// How connections end that the server closes: behind the last answer, and without a reset.
///
/// A reset comes of closing a connection while something of its client's is unread or on its way, and may
/// take answers away that the client has not read yet.
@Suite struct EndingTests {
    /// Much longer together than what the server reads ahead.
    private static let request =
        "POST /held HTTP/1.1\r\nHost: h\r\nX: \(String(repeating: "x", count: 900))\r\n"
        + "Content-Length: 4\r\n\r\nbody"

    private static let isClosing = "\r\nConnection: close\r\n"

    /// A server whose only thread stands still in its first request until it drains.
    private static func stopping(
        grace: Duration = .seconds(5), _ body: (TestServer, _ stop: () -> Duration) throws -> Void
    ) throws {
        let isHeld = Locked(true)
        let server = try TestServer {
            $0.eventThreads = 1
        } handler: { exchange in
            while isHeld.withLock({ $0 }) { usleep(100) }
            answer(exchange)
        }
        try body(server) {
            let hasStopped = Locked(false)
            let thread = runThread {
                server.server.stop(grace: grace)
                hasStopped.withLock { $0 = true }
            }
            // By then nothing is accepted any more.
            #expect(eventually { (try? RawClient(port: server.port)) == nil })
            let begun = ContinuousClock.now
            isHeld.withLock { $0 = false }
            pthread_join(thread, nil)
            return ContinuousClock.now - begun
        }
    }

    @Test("Who has sent many requests ahead has the last answer, and an orderly end", arguments: [2, 50])
    func pipelining(requests count: Int) throws {
        try Self.stopping { server, stop in
            let client = try RawClient(port: server.port)
            client.send(String(repeating: Self.request, count: count))
            #expect(eventually { server.served.value == 1 })
            _ = stop()
            let (text, isOrderly) = try client.readToEndOrReset()
            #expect(isOrderly)
            #expect(text.hasSuffix("POST\n/held\nbody"))
            #expect(text.contains(Self.isClosing))
            #expect(text.split(separator: "HTTP/1.1 200 ").count == 1)
            #expect(server.served.value == 1)
        }
    }

    @Test("What a client still sends is read away for a while, and no longer than the grace")
    func goesOnSending() throws {
        try Self.stopping(grace: .seconds(1)) { server, stop in
            let client = try RawClient(port: server.port)
            client.send(Self.request)
            #expect(eventually { server.served.value == 1 })
            let mayEnd = Locked(false)
            let descriptor = client.descriptor
            let sending = runThread {
                let bytes = Array(Self.request.utf8)
                while !mayEnd.withLock({ $0 }) {
                    if send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL)) < 0 { return }
                    usleep(20_000)
                }
            }
            let lasted = stop()
            mayEnd.withLock { $0 = true }
            pthread_join(sending, nil)
            #expect(lasted > .milliseconds(500))
            #expect(lasted < .seconds(60))
            #expect(try client.readToEndOrReset().text.contains("POST\n/held\nbody"))
        }
    }

    @Test("Who is too slow with a request, and goes on sending, has the refusal and an orderly end")
    func slowRequest() throws {
        let server = try DeadlineTests.start()
        for start in [
            "GET / HTTP/1.1\r\nHost: h\r\nX: ", "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 999\r\n\r\n",
        ] {
            let client = try RawClient(port: server.port)
            client.send(start)
            for _ in 0..<30 {
                #expect(client.send("x"))
                usleep(25_000)
            }
            let (text, isOrderly) = try client.readToEndOrReset()
            #expect(isOrderly)
            #expect(text.hasPrefix("HTTP/1.1 408 "), "\(text)")
        }
        // What is told of the end has left libmicrohttpd long before.
        #expect(eventually { server.server.statistics.connectionsOpen == 0 })
        #expect(server.server.statistics.refused(.requestTimeout) == 2)
    }

    @Test("Who connects beyond the limit, and sends a request, is told so and has an orderly end")
    func beyondTheLimit() throws {
        let server = try TestServer { $0.connectionsMax = 1 }
        let first = try RawClient(port: server.port)
        #expect(try first.exchange("GET", "/").status == 200)
        for _ in 0..<20 {
            let client = try RawClient(port: server.port)
            client.send(Self.request)
            usleep(10_000)
            // This would fail behind a reset, and take it away.
            #expect(client.send(Self.request))
            let (text, isOrderly) = try client.readToEndOrReset()
            #expect(isOrderly)
            #expect(text.hasPrefix("HTTP/1.1 503 "), "\(text)")
        }
        #expect(try first.exchange("GET", "/").status == 200)
    }
}
