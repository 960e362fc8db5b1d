import Glibc
import MicroHTTPServer
import Testing

/// Listening, limits of connections, and stopping.
@Suite struct ServerTests {
    @Test func serversDoNotShareAnything() throws {
        let first = try TestServer { $0.respond(status: 201) }
        let second = try TestServer { $0.respond(status: 202) }
        #expect(first.port != second.port)
        #expect(try RawClient(port: first.port).exchange("GET", "/").status == 201)
        #expect(try RawClient(port: second.port).exchange("GET", "/").status == 202)
    }

    @Test func failuresHaveTypes() throws {
        let server = try TestServer()
        #expect(throws: HTTPServerError.Code.addressInUse) {
            try failure { $0.endpoint = .address(host: "127.0.0.1", port: server.port) }
        }
        #expect(throws: HTTPServerError.Code.addressInvalid) {
            try failure { $0.endpoint = .address(host: "192.0.2.1", port: 0) }
        }
        #expect(throws: HTTPServerError.Code.addressInvalid) {
            try failure { $0.endpoint = .address(host: "not a name", port: 0) }
        }
        #expect(throws: HTTPServerError.Code.addressInvalid) {
            try failure { $0.endpoint = .socketFile(path: String(repeating: "p", count: 200)) }
        }
        #expect(throws: HTTPServerError.Code.addressInvalid) {
            try failure { $0.endpoint = .inherited(descriptor: 9999) }
        }
    }

    private func failure(_ adjust: (inout ServerConfiguration) -> Void) throws {
        do {
            _ = try TestServer(adjust)
        } catch let error as HTTPServerError {
            throw error.code
        }
    }

    @Test func listensOnASocketFile() throws {
        var template = Array("\(P_tmpdir)/uhttp-XXXXXX".utf8CString)
        let folder = String(cString: try #require(mkdtemp(&template)))
        defer { rmdir(folder) }
        let path = folder + "/socket"
        do {
            let server = try TestServer { $0.endpoint = .socketFile(path: path) }
            #expect(server.port == 0)
            #expect(try RawClient(path: path).exchange("GET", "/file").text == "GET\n/file\n")
            #expect(throws: HTTPServerError.Code.addressInUse) {
                try failure { $0.endpoint = .socketFile(path: path) }
            }
            #expect(try RawClient(path: path).exchange("GET", "/still").text == "GET\n/still\n")
        }
        #expect(access(path, F_OK) != 0)
        // What a killed server leaves: a file that nobody listens on.
        let left = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                _ = bind(left, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        close(left)
        let server = try TestServer { $0.endpoint = .socketFile(path: path) }
        #expect(try RawClient(path: path).exchange("GET", "/again").text == "GET\n/again\n")
        server.server.stop(grace: .zero)
    }

    @Test func listensOnIPv6AndOnInheritedSockets() throws {
        let six = try TestServer { $0.endpoint = .address(host: "::", port: 0) }
        #expect(try RawClient(port: six.port).exchange("GET", "/six").text == "GET\n/six\n")
        let inherited = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #expect(throws: HTTPServerError.Code.addressInvalid) {
            try failure { $0.endpoint = .inherited(descriptor: inherited) }
        }
        listen(inherited, 16)
        let server = try TestServer { $0.endpoint = .inherited(descriptor: inherited) }
        #expect(server.port != 0)
        #expect(try RawClient(port: server.port).exchange("GET", "/i").text == "GET\n/i\n")
    }

    @Test func refusesConnectionsBeyondTheLimit() throws {
        let server = try TestServer { $0.connectionsMax = 8 }
        var clients: [RawClient] = []
        for _ in 0..<8 {
            let client = try RawClient(port: server.port)
            #expect(try client.exchange("GET", "/").status == 200)
            clients.append(client)
        }
        let refused = try RawClient(port: server.port)
        #expect(try refused.readToEnd().contains("\"code\":\"overloaded\""))
        #expect(server.server.statistics.refused(.connectionLimit) == 1)
        #expect(server.server.statistics.connectionsOpen == 8)
        #expect(try clients[0].exchange("GET", "/").status == 200)
        clients.removeLast()
        #expect(eventually { server.server.statistics.connectionsOpen == 7 })
        #expect(try RawClient(port: server.port).exchange("GET", "/").status == 200)
        #expect(server.server.statistics.requestsServed == 10)
    }

    /// They are accepted and have not begun while the only event thread is held.
    @Test("of connections at once as many are served as may be, the rest told", arguments: [1, 8])
    func refusesABurst(beyond connectionsMax: Int) throws {
        let isHeld = Locked(true)
        let server = try TestServer {
            $0.eventThreads = 1
            $0.connectionsMax = connectionsMax
        } handler: { exchange in
            while isHeld.withLock({ $0 }) { usleep(100) }
            exchange.respond(status: 204)
        }
        // One whose thread has stopped for ever cannot be ended; it is left behind by whatever throws.
        let kept = Unmanaged.passRetained(server)
        var clients = [try RawClient(port: server.port)]
        clients[0].send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
        #expect(eventually { server.served.value == 1 })
        for _ in 0..<40 { clients.append(try RawClient(port: server.port)) }
        #expect(eventually { server.server.statistics.connectionsAccepted == 41 })
        isHeld.withLock { $0 = false }
        for (index, client) in clients.enumerated() {
            client.setReceiveTimeout(seconds: 5)
            let isServed = index < connectionsMax
            if isServed, index > 0 { client.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n") }
            #expect(try client.readReply(hasBody: !isServed).status == (isServed ? 204 : 503))
        }
        #expect(eventually { server.server.statistics.connectionsOpen == connectionsMax })
        #expect(server.server.statistics.refused(.connectionLimit) == 41 - connectionsMax)
        clients.removeAll()
        #expect(eventually { server.server.statistics.connectionsOpen == 0 })
        #expect(try RawClient(port: server.port).exchange("GET", "/").status == 204)
        kept.release()
    }

    /// libmicrohttpd takes 128 events at a time, and waits for more behind as many; all clients wait here.
    @Test("an event thread answers all whose requests came at once", arguments: [127, 128, 129, 256])
    func answersACrowd(of count: Int) throws {
        let isHeld = Locked(true)
        let server = try TestServer {
            $0.eventThreads = 1
        } handler: { exchange in
            while exchange.target.elementsEqual("/held".utf8), isHeld.withLock({ $0 }) { usleep(100) }
            exchange.respond(status: 204)
        }
        let first = try RawClient(port: server.port)
        #expect(try first.exchange("GET", "/").status == 204)
        let crowd = try (0..<count).map { _ in
            let client = try RawClient(port: server.port)
            client.setReceiveTimeout(seconds: 5)
            #expect(try client.exchange("GET", "/").status == 204)
            return client
        }
        first.send("GET /held HTTP/1.1\r\nHost: h\r\n\r\n")
        #expect(eventually { server.served.value == count + 2 })
        for client in crowd { client.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n") }
        isHeld.withLock { $0 = false }
        for client in [first] + crowd { #expect(try client.readReply(hasBody: false).status == 204) }
    }

    /// Every request whose reply the client waits for when the stop begins is answered.
    @Test(arguments: [false, true])
    func stopsUnderLoadWithoutLosingARequest(_ suspends: Bool) throws {
        let answerer = SuspensionTests.Answerer()
        let answering = answerer.run()
        let server = try TestServer { exchange in
            if !suspends {
                exchange.respond(status: 200, body: .bytes(Array("late".utf8)))
            } else if let suspended = exchange.suspend() {
                answerer.add(suspended)
            }
        }
        let answered = Counter()
        let lost = Counter()
        // Of a busy machine one may have its first turn when the others are done.
        let connected = Counter()
        let port = server.port
        let clients = (0..<12).map { _ in
            runThread {
                guard let client = try? RawClient(port: port) else { return lost.add() }
                connected.add()
                while true {
                    guard let reply = try? client.exchange("POST", "/", body: "{}"), reply.text == "late"
                    else {
                        return lost.add()
                    }
                    answered.add()
                    if reply["connection"] == "close" { return }
                }
            }
        }
        #expect(eventually { answered.value > 500 && connected.value == clients.count })
        let began = DeadlineTests.now()
        server.server.stop(grace: .seconds(5))
        #expect(DeadlineTests.now() - began < 3000)
        clients.forEach { pthread_join($0, nil) }
        answerer.stop()
        pthread_join(answering, nil)
        #expect(lost.value == 0)
        #expect(answered.value == server.served.value)
        #expect(throws: RawClient.ClientError.refused(ECONNREFUSED)) { try RawClient(port: port) }
    }

    @Test func stopAnswersWhatIsSuspendedAndEndsStreams() throws {
        let answerer = SuspensionTests.Answerer()
        let writers = StreamTests.Writers()
        let server = try TestServer { exchange in
            if exchange.method == .post {
                if let suspended = exchange.suspend() { answerer.add(suspended) }
            } else if let writer = exchange.stream(status: 200, contentType: "text/plain") {
                writers.add(writer)
            }
        }
        let waiting = try (0..<5).map { _ in try RawClient(port: server.port) }
        let reading = try (0..<5).map { _ in try RawClient(port: server.port) }
        let idle = try RawClient(port: server.port)
        waiting.forEach { $0.send("POST / HTTP/1.1\r\nHost: h\r\n\r\n") }
        reading.forEach { $0.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n") }
        #expect(eventually { answerer.count == 5 && writers.all.count == 5 })
        writers.all.forEach { $0.write("bye") }
        let readers = reading.map { client in Self.readAll(client) }
        server.server.stop(grace: .milliseconds(100))
        for client in waiting {
            let reply = try client.readReply()
            #expect(reply.status == 503 && reply.text.contains("\"code\":\"draining\""))
            // The request was being worked on.
            #expect(reply.text.contains("\"outcome\":\"unknown\""))
        }
        for (thread, text) in readers {
            pthread_join(thread, nil)
            #expect(text.withLock { $0 } == "bye")
        }
        #expect(try idle.endsNow())
        // Handles that outlive the server have no effect and no harm.
        #expect(answerer.take().allSatisfy { !$0.respond(status: 200) })
        #expect(writers.all.allSatisfy { $0.write("x") == .closed && $0.state == .closed })
    }

    /// A thread that reads a streamed reply and closes, as a client does.
    private static func readAll(_ client: RawClient) -> (pthread_t, Locked<String>) {
        let text = Locked("")
        let descriptor = UncheckedClient(client: client)
        let thread = runThread {
            let reply = try? descriptor.client.readReply()
            text.withLock { $0 = reply?.text ?? "" }
            descriptor.client.close()
        }
        return (thread, text)
    }

    /// Hands a client to one other thread.
    private struct UncheckedClient: @unchecked Sendable {
        let client: RawClient
    }

    @Test func startsAndStopsManyTimes() throws {
        for round in 0..<20 {
            let server = try TestServer { $0.eventThreads = round % 4 + 1 }
            let client = try RawClient(port: server.port)
            if round % 2 == 0 {
                #expect(try client.exchange("GET", "/").status == 200)
            } else {
                client.send("GET / HTTP/1.1\r\n")
            }
            server.server.stop(grace: .milliseconds(round % 3 * 20))
        }
    }
}

extension HTTPServerError.Code: Error {}
