import Glibc
import MicroHTTPServer
import Testing

/// What other threads leave for an event thread to do.
@Suite struct ErrandTests {
    @Test("an event thread does what it is left to do, and needs no other wake for its answers")
    func errands() throws {
        let (answerer, threads) = (SuspensionTests.Answerer(), Locked<[EventThread]>([]))
        let server = try TestServer { exchange in
            // The first request of a thread has it, too, which often comes together with its connection.
            let thread = exchange.eventThread
            #expect(thread != nil)
            if let thread { threads.withLock { $0.append(thread) } }
            if let suspended = exchange.suspend() { answerer.add(suspended) }
        }
        let clients = try (0..<8).map { _ in try RawClient(port: server.port) }
        for _ in 0..<50 {
            for client in clients { client.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n") }
            while answerer.count < clients.count { usleep(100) }
            // Of any thread: those of the others are woken.
            let (thread, waiting) = (try #require(threads.withLock { $0.last }), answerer.take())
            #expect(
                thread.post {
                    for exchange in waiting {
                        exchange.respond(status: 200, body: .bytes(Array("late".utf8)))
                    }
                })
            for client in clients { #expect(try client.readReply().text == "late") }
        }
        let thread = try #require(threads.withLock { $0.last })
        server.server.stop(grace: .zero)
        #expect(!thread.post {})
    }

    @Test("what a handler answers of its own request, and of others of its thread, is sent behind it")
    func withinAHandler() throws {
        let answerer = SuspensionTests.Answerer()
        let server = try TestServer({ $0.eventThreads = 1 }) { exchange in
            let waits = exchange.target.count > 1
            guard let suspended = exchange.suspend() else { return }
            answerer.add(suspended)
            if waits { return }
            for waiting in answerer.take() {
                waiting.respond(status: 200, body: .bytes(Array("late".utf8)))
            }
        }
        let clients = try (0..<2).map { _ in try RawClient(port: server.port) }
        for _ in 0..<20 {
            clients[0].send("GET /waits HTTP/1.1\r\nHost: h\r\n\r\n")
            #expect(eventually { answerer.count == 1 })
            #expect(try clients[1].exchange("GET", "/").text == "late")
            #expect(try clients[0].readReply().text == "late")
        }
        #expect(server.server.statistics.requestsSuspended == 0)
    }

    @Test("what a handler leaves for its own thread is done behind the requests that the thread knows of")
    func leftForItself() throws {
        let (isOpen, log) = (Locked(false), Locked<[String]>([]))
        let server = try TestServer({ $0.eventThreads = 1 }) { exchange in
            if exchange.target.count > 1 {
                while !isOpen.withLock({ $0 }) { usleep(1_000) }
            } else {
                log.withLock { $0.append("request") }
                let isPosted = exchange.eventThread?.post { log.withLock { $0.append("errand") } }
                #expect(isPosted == true)
            }
            exchange.respond(status: 200, body: .bytes([]))
        }
        let clients = try (0..<4).map { _ in try RawClient(port: server.port) }
        for client in clients { #expect(try client.exchange("GET", "/").status == 200) }
        #expect(eventually { log.withLock { $0.count } == 8 })
        log.withLock { $0 = [] }
        clients[0].send("GET /gate HTTP/1.1\r\nHost: h\r\n\r\n")
        #expect(eventually { server.served.value == 5 })
        for client in clients[1...] { client.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n") }
        // What was sent on this machine has arrived.
        isOpen.withLock { $0 = true }
        for client in clients { #expect(try client.readReply().status == 200) }
        #expect(eventually { log.withLock { $0.count } == 6 })
        let requests = Array(repeating: "request", count: 3)
        #expect(log.withLock { $0 } == requests + requests.map { _ in "errand" })
    }
}
