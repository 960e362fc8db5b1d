import Glibc
import JSONBytes
import JournalSupport
import Logging
import MicroHTTPServer
import Sessions
import Synchronization
import Testing

@testable import RESTService

/// Event streams over sockets, as clients see them.
@Suite struct EventStreamTests {
    private static let push = #"{"controller":{"as":"detail"}}"#

    /// Calls `body` with a started service, its client and a session with a navigation controller.
    static func withService(
        limits: SessionLimits = SessionLimits(), journal: any Journal = MemoryJournal(),
        clock: SessionClock = .system,
        configure: (inout ServiceConfiguration) -> Void = { _ in },
        _ body: (_ service: Service, _ client: SocketClient, _ events: String) throws -> Void
    ) throws {
        var configuration = ServiceConfiguration()
        configure(&configuration)
        let service = Service(
            configuration: configuration,
            registry: SessionRegistry(journal: journal, limits: limits, clock: clock),
            logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
        let client = SocketClient(port: try service.start())
        defer { service.stop(grace: .seconds(1)) }
        let session = try client.createSession()
        try body(service, client, "/v1/sessions/\(session)/events")
    }

    /// The events of the log as its JSON form has them.
    private static func log(_ client: SocketClient, _ events: String) throws -> [JSONTree] {
        try client.send(TestRequest("GET", events)).json?["events"]?.elements ?? []
    }

    private static func operation(_ events: String, _ path: String) -> String {
        events.replacing("/events", with: "/" + path)
    }

    /// Whether a request begins a stream is the route's to say, however its path is spelled.
    @Test("A stream over a shared store begins by every spelling of its path")
    func sharedStore() throws {
        let journal = DelayedJournal(.milliseconds(1), isShared: true)
        try Self.withService(journal: journal) { _, client, events in
            let launch = try Self.log(client, events)
            for target in [events, events.replacing("/events", with: "/event%73"), events + "?format=sse"] {
                let stream = try StreamClient(port: client.port, target)
                #expect(stream.status == 200)
                #expect(try stream.events(launch.count).map(\.json) == launch)
            }
            let ended = try client.send(TestRequest("GET", events + "?format=sse&follow=false"))
            #expect(ended.text.components("\n\n").count == launch.count)
        }
    }

    @Test("A stream has what the log has, and goes on where its client was")
    func following() throws {
        try Self.withService { _, client, events in
            let stream = try StreamClient(port: client.port, events)
            #expect(stream.status == 200)
            for header in ["text/event-stream", "no-store", "X-Accel-Buffering: no", "Request-Id"] {
                #expect(stream.head.contains(header), "\(header)")
            }
            let launch = try Self.log(client, events)
            #expect(try stream.events(launch.count).map(\.json) == launch)
            let path = Self.operation(events, "controllers/nav/push")
            _ = try client.send(TestRequest("POST", path, Self.push))
            let all = try Self.log(client, events)
            let pushed = try stream.events(all.count - launch.count)
            #expect(pushed.map(\.json) == Array(all[launch.count...]))
            #expect(pushed.map(\.id) == all[launch.count...].map { $0["seq"]?.int })
            #expect(pushed.map(\.event) == all[launch.count...].map { $0["type"]?.string })

            let last = [(name: "Last-Event-ID", value: "\(launch.count + 2)")]
            let resumed = try StreamClient(port: client.port, events + "?after=1", headers: last)
            #expect(try resumed.events(2).map(\.json) == Array(all[(launch.count + 2)..<(launch.count + 4)]))
            let after = try StreamClient(port: client.port, events + "?after=\(launch.count)")
            #expect(try after.events(1).map(\.json) == [all[launch.count]])
            let filter = events + "?types=callback&targets=detail"
            let filtered = try StreamClient(port: client.port, filter)
            let wanted = all.filter { $0["type"]?.string == "callback" && $0["target"]?.string == "detail" }
            #expect(wanted.count > 3)
            #expect(try filtered.events(wanted.count).map(\.json) == wanted)

            let ended = try client.send(
                TestRequest("GET", events + "?format=sse&follow=false", headers: last))
            #expect(ended.text.components("\n\n").count == all.count - launch.count - 2)
            #expect(ended.header("Content-Type") == "text/event-stream")
            let wrong = TestRequest("GET", events, headers: [("Last-Event-ID", "x")])
            #expect(try client.send(wrong).json?["code"]?.string == "invalid_parameter")
        }
    }

    @Test("Events that are raised, rolled back and reset are followed as the log has them")
    func rollbackAndReset() throws {
        try Self.withService { _, client, events in
            let stream = try StreamClient(port: client.port, events)
            let path = Self.operation(events, "controllers/nav/push")
            _ = try client.send(TestRequest("POST", path, #"{"controller":"home"}"#))
            _ = try client.send(TestRequest("POST", Self.operation(events, "reset")))
            _ = try client.send(TestRequest("POST", path, Self.push))
            let all = try Self.log(client, events)
            #expect(all.contains { $0["type"]?.string == "exception" })
            #expect(try stream.events(all.count).map(\.json) == all)
        }
    }

    @Test("What is no longer kept is announced as a gap")
    func gap() throws {
        var limits = SessionLimits()
        limits.eventsKeptMax = 5
        try Self.withService(limits: limits) { _, client, events in
            let last = try #require(
                try client.send(TestRequest("GET", events)).json?["lastSeq"]?.int)
            let ended = try client.send(TestRequest("GET", events + "?format=sse&follow=false"))
            for blocks in [
                try StreamClient(port: client.port, events).events(6),
                ended.text.components("\n\n").map { StreamClient.block(String($0)) },
            ] {
                #expect(blocks.first?.event == "gap")
                #expect(blocks.first?.data == #"{"from":1,"to":\#(last - 5)}"#)
                #expect(blocks.map(\.id) == (last - 5...last).map { $0 })
            }
        }
    }

    @Test("The last event says why a stream ends")
    func bye() throws {
        let passed = Mutex(0.0)
        let clock = SessionClock(
            monotonicSeconds: { passed.withLock { $0 } },
            wallMilliseconds: { passed.withLock { Int64($0 * 1_000) } })
        try Self.withService(clock: clock) { service, client, events in
            let other = "/v1/sessions/\(try client.createSession())"
            let deleted = try StreamClient(port: client.port, other + "/events")
            _ = try client.send(TestRequest("DELETE", other))
            #expect(try Self.bye(deleted) == "deleted")

            let expired = try StreamClient(port: client.port, events)
            passed.withLock { $0 += 1_000_000 }
            service.registry.removeExpired()
            #expect(try Self.bye(expired) == "expired")

            let third = "/v1/sessions/\(try client.createSession())"
            let drained = try StreamClient(port: client.port, third + "/events")
            service.stop(grace: .seconds(5))
            #expect(try Self.bye(drained) == "draining")
            let metrics = InProcessClient(service: service)
            let text = try metrics.send(TestRequest("GET", "/metrics")).text
            for reason in ["deleted", "expired", "draining"] {
                #expect(text.contains(#"understudy_sse_dropped_total{reason="\#(reason)"} 1"#), "\(reason)")
            }
            let late = try metrics.send(
                TestRequest("GET", third + "/events", headers: [("Accept", "text/event-stream")]))
            #expect(late.json?["code"]?.string == "draining")
        }
    }

    /// The reason in the stream's last event; nil if it ends otherwise.
    private static func bye(_ stream: StreamClient) throws -> String? {
        let last = try stream.events(.max).last
        return last?.event == "bye" ? last?.json?["reason"]?.string : nil
    }

    @Test("There are only so many streams; those whose clients have gone do not count")
    func limits() throws {
        try Self.withService {
            $0.streams.perSession = 2
            $0.server.streamsMax = 3
        } _: { _, client, events in
            let other = "/v1/sessions/\(try client.createSession())/events"
            var streams = try [events, events].map { try StreamClient(port: client.port, $0) }
            let third = try StreamClient(port: client.port, events)
            #expect(third.status == 429)
            #expect(third.head.contains("Retry-After: 2"))
            streams.append(try StreamClient(port: client.port, other))
            #expect(streams.map(\.status) == [200, 200, 200])
            #expect(try StreamClient(port: client.port, other).status == 503)
            streams.removeLast().close()
            streams.removeLast().close()
            #expect(try Self.eventually { try StreamClient(port: client.port, events).status == 200 })
            #expect(try Self.eventually { try StreamClient(port: client.port, other).status == 200 })
        }
    }

    private static func eventually(_ condition: () throws -> Bool) throws -> Bool {
        for _ in 0..<600 {
            if try condition() { return true }
            usleep(100_000)
        }
        return false
    }

    @Test("A silent stream shows that it lives")
    func heartbeat() throws {
        try Self.withService {
            $0.streams.heartbeat = .milliseconds(20)
        } _: { _, client, events in
            let stream = try StreamClient(port: client.port, events + "?after=1000")
            var comments = 0
            while comments < 3, let block = try stream.next() { comments += block.comment == "hb" ? 1 : 0 }
            #expect(comments == 3)
        }
    }
}

extension String {
    /// The parts between separators, empty ones left out.
    fileprivate func components(_ separator: String) -> [Substring] {
        split(separator: separator, omittingEmptySubsequences: true)
    }
}
