import Dispatch
import Glibc
import JSONBytes
import JournalSupport
import Logging
import MicroHTTPServer
import Sessions
import Synchronization
import Testing

@testable import RESTService

/// Answers that wait for the store.
@Suite struct LateAnswerTests {
    @Test("An answer that waits for the journal comes, and is the same")
    func lateAnswers() throws {
        let service = Service(
            configuration: ServiceConfiguration(),
            registry: SessionRegistry(journal: DelayedJournal(.milliseconds(2))),
            logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
        let port = try service.start()
        defer { service.stop(grace: .seconds(1)) }
        let client = SocketClient(port: port)
        let session = try client.createSession()
        let base = "/v1/sessions/\(session)"
        let pushed = try client.send(
            TestRequest("POST", base + "/controllers/nav/push", #"{"controller":{"as":"detail"}}"#))
        #expect(pushed.status == 200)
        #expect(pushed.header("ETag") == "\"v1\"")
        #expect(pushed.header("Request-Id") != nil)
        #expect(pushed.json?["outcome"]?.string == "completed")
        let batch = try client.send(
            TestRequest("POST", base + "/operations", #"{"operations":[{"op":"pop","target":"nav"}]}"#))
        #expect(batch.json?["version"]?.int == 2)
        #expect(try client.send(TestRequest("PATCH", base, #"{"ttlSeconds":60}"#)).status == 200)
        #expect(try client.send(TestRequest("POST", base + "/reset")).status == 200)
        #expect(try client.send(TestRequest("DELETE", base)).status == 204)
        #expect(try client.send(TestRequest("GET", base)).status == 404)
    }

    @Test("Whether a change that failed may have been carried out is said where it is so, and only there")
    func unknownOutcomes() throws {
        let journal = DelayedJournal()
        let service = Service(
            configuration: ServiceConfiguration(), registry: SessionRegistry(journal: journal),
            logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
        let port = try service.start()
        defer { service.stop(grace: .seconds(1)) }
        let session = try SocketClient(port: port).createSession()
        let failures: [(JournalError, Int, String, String?)] = [
            (.unavailable("gone"), 503, "storage_unavailable", nil),
            (.unknown("gone"), 503, "storage_unavailable", "unknown"), (.full, 507, "storage_full", nil),
        ]
        for (error, status, code, outcome) in failures {
            let reply = Mutex<TestResponse?>(nil)
            let done = DispatchSemaphore(value: 0)
            DispatchQueue.global().async {
                let target = "/v1/sessions/\(session)/controllers/nav/push"
                let push = TestRequest("POST", target, #"{"controller":{}}"#)
                let answer = try? SocketClient(port: port).send(push)
                reply.withLock { $0 = answer }
                done.signal()
            }
            while done.wait(timeout: .now() + .milliseconds(5)) == .timedOut { journal.flush(failing: error) }
            let answer = try #require(reply.withLock { $0 })
            #expect(answer.status == status && answer.json?["code"]?.string == code, "\(answer.text)")
            #expect(answer.json?["outcome"]?.string == outcome, "\(error)")
        }
    }

    @Test("While a shared store is read, the threads that answer requests are free")
    func slowReads() throws {
        let journal = DelayedJournal(.milliseconds(1), holdsReading: true, isShared: true)
        var configuration = ServiceConfiguration()
        configuration.server.eventThreads = 1
        let tokens = ["ada", "bob"].map { AccessToken(name: $0, role: .user, token: $0) }
        configuration.authenticator = Authenticator(tokens: tokens)
        let service = Service(
            configuration: configuration, registry: SessionRegistry(journal: journal),
            logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
        let port = try service.start()
        defer { service.stop(grace: .seconds(1)) }
        @Sendable func send(_ user: String, _ method: String, _ target: String) throws -> TestResponse {
            let body = method == "POST" ? TestSession.navigation : nil
            let headers = [(name: "Authorization", value: "Bearer \(user)")]
            return try SocketClient(port: port).send(TestRequest(method, target, body, headers: headers))
        }
        let created = try send("ada", "POST", "/v1/sessions")
        let session = try #require(created.json?["session"]?["id"]?.string)
        let order = Mutex<[String]>([])
        let group = DispatchGroup()
        let requests = [
            ("bob", "POST", "/settle", 404), ("ada", "GET", "/tree", 200), ("ada", "GET", "/events", 200),
            ("ada", "GET", "", 200), ("bob", "GET", "", 404),
        ]
        for (user, method, target, status) in requests {
            DispatchQueue.global().async(group: group) {
                let found = (try? send(user, method, "/v1/sessions/\(session)\(target)"))?.status
                order.withLock { $0.append("\(user) \(target) \(found == status ? "right" : "wrong")") }
            }
        }
        // Those that have begun by then wait for the store, as the others will.
        usleep(100_000)
        #expect(try SocketClient(port: port).send(TestRequest("GET", "/livez")).status == 200)
        order.withLock { $0.append("alive") }
        journal.letRead()
        group.wait()
        let all = order.withLock { $0 }
        #expect(all.first == "alive")
        #expect(all.dropFirst().allSatisfy { $0.hasSuffix(" right") }, "\(all)")
    }
}
