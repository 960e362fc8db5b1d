import Dispatch
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

    @Test("While a shared store is read, the threads that answer requests are free")
    func slowReads() throws {
        let journal = DelayedJournal(.milliseconds(1), reading: 300, isShared: true)
        var configuration = ServiceConfiguration()
        configuration.server.eventThreads = 1
        let service = Service(
            configuration: configuration, registry: SessionRegistry(journal: journal),
            logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
        let port = try service.start()
        defer { service.stop(grace: .seconds(1)) }
        let session = try SocketClient(port: port).createSession()
        let order = Mutex<[String]>([])
        let group = DispatchGroup()
        for target in ["", "/tree", "/controllers/nav", "/events"] {
            DispatchQueue.global().async(group: group) {
                let reply = try? SocketClient(port: port).send(
                    TestRequest("GET", "/v1/sessions/\(session)\(target)"))
                order.withLock { $0.append("\(target) \(reply?.status ?? 0)") }
            }
        }
        // Asked until it is certain that the reads have begun; none of them is done then.
        for _ in 0..<10 {
            #expect(try SocketClient(port: port).send(TestRequest("GET", "/livez")).status == 200)
        }
        order.withLock { $0.append("alive") }
        group.wait()
        let all = order.withLock { $0 }
        #expect(all.first == "alive")
        #expect(all.dropFirst().allSatisfy { $0.hasSuffix(" 200") }, "\(all)")
    }
}
