import Dispatch
import Glibc
import JSONBytes
import Logging
import MicroHTTPServer
import Sessions
import Synchronization
import Testing

@testable import RESTService

/// Requests that take long, beside which all others go on; the server has one thread for connections.
@Suite(.serialized) struct LongRequestTests {
    /// Eight events of a child at each memory warning.
    private static let classes: String = {
        let edits = (0..<8).map { #"{"op": "setEditing", "target": "self", "editing": \#($0 % 2 == 0)}"# }
        return
            #"{"Noisy": {"scripts": {"didReceiveMemoryWarning": [{"do": [\#(edits.joined(separator: ","))]}]}}}"#
    }()

    /// An app that causes 9,000 events at a memory warning, and takes 15 KB to say.
    private static let crowd: String = {
        let children = (0..<900).map { #"{"class":"Noisy","as":"n\#($0)"}"# }.joined(separator: ",")
        return #"{"classes":\#(classes),"root":{"as":"crowd","children":[\#(children)]}}"#
    }()

    /// A scenario that would go on for minutes.
    private static let endless: String = {
        let steps = Array(repeating: #"{"memoryWarning":{}}"#, count: 10_000).joined(separator: ",")
        return String(crowd.dropLast()) + #","steps":[\#(steps)]}"#
    }()

    private static func batch(_ count: Int) -> String {
        let list = Array(repeating: #"{"op":"memoryWarning"}"#, count: count).joined(separator: ",")
        return #"{"operations":[\#(list)]}"#
    }

    /// Limits that nothing here reaches, however slow the machine is.
    private static let limits = {
        var limits = SessionLimits()
        limits.request.eventsMax = .max
        limits.request.millisecondsMax = 600_000
        limits.request.answerBytesMax = .max
        limits.history.eventsMax = .max
        return limits
    }()

    private func withService(
        threads: Int = 1, queue: Int = 64, _ body: (Service, UInt16, SocketClient) throws -> Void
    ) throws {
        var configuration = ServiceConfiguration()
        configuration.server.eventThreads = 1
        configuration.workerThreads = threads
        configuration.workerQueueMax = queue
        let service = Service(
            configuration: configuration,
            registry: SessionRegistry(journal: MemoryJournal(), limits: Self.limits),
            logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
        let port = try service.start()
        defer { service.stop(grace: .seconds(1)) }
        try body(service, port, SocketClient(port: port))
    }

    /// Sends a request whose answer is not awaited.
    private func begin(_ target: String, _ body: String, _ port: UInt16) throws -> SlowClient {
        let client = try SlowClient(port: port)
        client.send(
            "POST \(target) HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
                + "Content-Length: \(body.utf8.count)\r\n\r\n\(body)")
        return client
    }

    private func eventually(_ condition: () throws -> Bool) rethrows -> Bool {
        for _ in 0..<12_000 {
            if try condition() { return true }
            usleep(5_000)
        }
        return false
    }

    /// Whether a request waits for a thread; false if it is answered without.
    private func waits(_ client: SlowClient, _ service: Service) -> Bool {
        var hasWaited = false
        return eventually {
            hasWaited = service.workers.figures.waiting > 0
            return hasWaited || client.hasNews
        } && hasWaited
    }

    @Test("While a request takes long, all others are answered, and end when its client has gone")
    func othersGoOn() throws {
        try withService { service, port, client in
            let session = try client.createSession(Self.crowd)
            let other = try client.createSession()
            let long = [
                ("/v1/scenarios/run", Self.endless),
                ("/v1/sessions/\(session)/operations", Self.batch(1_000)),
            ]
            var titles = 0
            for (target, body) in long {
                var gone: SlowClient? = try begin(target, body, port)
                #expect(eventually { service.workers.figures.running == 1 }, "\(target)")
                // Each of these would have to wait if the one thread for connections did.
                for path in [
                    "/livez", "/readyz", "/metrics", "/v1/sessions/\(other)", "/v1/sessions/\(other)/tree",
                ] {
                    let headers: [(name: String, value: String)] =
                        path == "/metrics" ? [("Accept", "text/plain")] : []
                    let answer = try client.send(TestRequest("GET", path, headers: headers))
                    #expect(answer.status == 200, "\(path): \(answer.text.prefix(200))")
                }
                let set = TestRequest("POST", "/v1/sessions/\(other)/controllers/home/set", #"{"title":"t"}"#)
                #expect(try client.send(set).status == 200)
                #expect(service.workers.figures.running == 1, "\(target)")
                // Whoever wants something of the busy session waits, and nobody else does.
                let title = "/v1/sessions/\(session)/controllers/crowd/set"
                var waiting = try begin(title, #"{"title":"t"}"#, port)
                titles += 1
                // The batch takes a while until it holds the session.
                while target.contains("operations"), !waits(waiting, service) {
                    #expect(try waiting.readReply().contains("200 OK"), "\(target)")
                    waiting = try begin(title, #"{"title":"t"}"#, port)
                    titles += 1
                }
                #expect(try client.send(TestRequest("GET", "/livez")).status == 200)
                #expect(service.workers.figures.running == 1, "\(target)")
                withExtendedLifetime(gone) {}
                gone = nil
                // The one that waited is carried out on what was there before.
                #expect(try waiting.readReply().contains("200 OK"), "\(target)")
                #expect(eventually { service.workers.figures == .init(waiting: 0, running: 0) }, "\(target)")
            }
            let summary = try client.send(TestRequest("GET", "/v1/sessions/\(session)"))
            #expect(
                summary.json?["version"]?.int == titles, "nothing is kept of what was ended: \(summary.text)")
            #expect(service.metrics.requestsInFlight == 0)
        }
    }

    @Test("A request that is begun again elsewhere has the same answer, and is carried out once")
    func postponed() throws {
        let operation = TestRequest("POST", "/v1/sessions/{s}/memory-warning", "{}")
        func answers(_ client: some APIClient) throws -> [String] {
            let session = try client.createSession(Self.crowd)
            let base = "/v1/sessions/\(session)"
            var answers: [String] = []
            for round in 0..<3 {
                let answer = try client.send(operation.replacing(session))
                #expect(answer.status == 200, "\(answer.text.prefix(300))")
                answers.append(answer.text)
                let key = [
                    (name: "Idempotency-Key", value: "k\(round)"), ("Content-Type", "application/json"),
                ]
                for _ in 0..<2 {
                    let batch = TestRequest("POST", base + "/operations", Self.batch(2), headers: key)
                    answers.append(try client.send(batch).text)
                }
                for path in ["", "/tree", "/events?after=9000&limit=2000", "/events?limit=2"] {
                    let text = try client.send(TestRequest("GET", base + path)).text
                    answers.append(text.replacing(session, with: "S"))
                }
            }
            // Times differ, and so do ids.
            return answers.map { $0.replacing(#/"(createdAt|expiresAt)":"[^"]*"/#, with: "") }
        }
        let inProcess = Service(
            configuration: ServiceConfiguration(),
            registry: SessionRegistry(journal: MemoryJournal(), limits: Self.limits),
            logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
        let expected = try answers(InProcessClient(service: inProcess))
        try withService(threads: 2) { service, _, client in
            let found = try answers(client)
            #expect(found.count == expected.count)
            for (index, pair) in zip(found, expected).enumerated() where pair.0 != pair.1 {
                Issue.record("answer \(index): \(pair.0.prefix(200)) / \(pair.1.prefix(200))")
            }
            #expect(service.metrics.requestsInFlight == 0)
        }
    }

    @Test("A long look at a session's log does not make the session slow, an operation that takes long does")
    func longReads() throws {
        try withService { service, _, client in
            let session = try client.createSession(Self.crowd)
            let base = "/v1/sessions/\(session)"
            let isSlow = {
                SessionID(session).flatMap(service.registry.sessionInMemory).map(\.isSlow)
            }
            #expect(try client.send(TestRequest("POST", base + "/memory-warning", "{}")).status == 200)
            // A thread takes note of a request behind its answer.
            #expect(eventually { isSlow() == true })
            for number in 0..<20 {
                let set = TestRequest("POST", base + "/controllers/crowd/set", #"{"title":"\#(number)"}"#)
                #expect(try client.send(set).status == 200)
            }
            #expect(eventually { isSlow() == false })
            for query in ["limit=5000", "after=6000&limit=10", "after=8000"] {
                #expect(try client.send(TestRequest("GET", base + "/events?" + query)).status == 200)
                #expect(eventually { service.workers.figures == .init(waiting: 0, running: 0) })
                #expect(isSlow() == false, "\(query)")
            }
        }
    }

    @Test("More than may wait is refused at once, and whoever leaves makes room")
    func overload() throws {
        try withService(queue: 2) { service, port, client in
            var running: SlowClient? = try begin("/v1/scenarios/run", Self.endless, port)
            #expect(eventually { service.workers.figures.running == 1 })
            var waiting: [SlowClient] = []
            for count in 1...2 {
                waiting.append(try begin("/v1/scenarios/run", Self.endless, port))
                #expect(eventually { service.workers.figures.waiting == count })
            }
            let short = #"{"root":{"as":"A"},"steps":[]}"#
            let refused = try client.send(TestRequest("POST", "/v1/scenarios/run", short))
            #expect(refused.status == 503)
            #expect(refused.json?["code"]?.string == "overloaded")
            #expect(refused.header("Retry-After") == "1")
            waiting.removeLast()
            let admitted = try begin("/v1/scenarios/run", short, port)
            #expect(eventually { service.workers.figures.waiting == 2 })
            waiting = []
            withExtendedLifetime(running) {}
            running = nil
            #expect(try admitted.readReply().contains(#""passed":true"#))
        }
    }

    @Test("A service that stops does not wait for what nobody will get an answer to")
    func stopping() throws {
        var clients: [SlowClient] = []
        let started = ContinuousClock.now
        try withService { service, port, _ in
            for _ in 0..<3 { clients.append(try begin("/v1/scenarios/run", Self.endless, port)) }
            #expect(eventually { service.workers.figures == .init(waiting: 2, running: 1) })
        }
        #expect(ContinuousClock.now - started < .seconds(300))
        for client in clients { #expect(try client.readReply().contains("503 Service Unavailable")) }
    }

    @Test("Work waits in order, but for work on what is at work")
    func queue() {
        var queue = WorkQueue<String, Int>(countMax: 4)
        for (work, key) in [(1, "a"), (2, "a"), (3, nil), (4, "b")] {
            let isAdded = queue.add(work, key: key)
            #expect(isAdded)
        }
        let isTooMuch = !queue.add(5, key: nil)
        #expect(isTooMuch)
        let work1 = queue.next()?.work
        #expect(work1 == 1)
        let work2 = queue.next()?.work
        #expect(work2 == 3)
        let work3 = queue.next()?.work
        #expect(work3 == 4)
        let work5 = queue.next()?.work
        #expect(work5 == nil)
        queue.finish("b")
        let work6 = queue.next()?.work
        #expect(work6 == nil)
        queue.finish("a")
        let isAddedAgain = queue.add(6, key: "b")
        #expect(isAddedAgain)
        let removed = queue.remove { $0 == 6 }
        #expect(removed == [6])
        let work4 = queue.next()?.work
        #expect(work4 == 2)
        #expect(queue.count == 0)
    }
}
