import Dispatch
import Glibc
import JSONBytes
import MicroHTTPServer
import Sessions
import Synchronization
import Testing
import WireFormat

@testable import RESTService

/// A client that takes everything at once and counts it.
private final class CountingSink: StreamSink {
    private let text = Mutex("")
    private let isOpen = Atomic(true)
    private let onWrite: @Sendable (String) -> Void

    init(onWrite: @escaping @Sendable (String) -> Void = { _ in }) {
        self.onWrite = onWrite
    }

    func write(_ bytes: UnsafeRawBufferPointer) -> StreamWriter.State {
        let piece = String(decoding: bytes, as: UTF8.self)
        text.withLock { $0 += piece }
        onWrite(piece)
        return state
    }

    var state: StreamWriter.State { isOpen.load(ordering: .relaxed) ? .open(waitingBytes: 0) : .closed }

    func close() { isOpen.store(false, ordering: .relaxed) }

    var events: [StreamClient.Block] {
        text.withLock { $0 }.split(separator: "\n\n").map { StreamClient.block(String($0)) }
            .filter { $0.event != nil }
    }

    /// The events in a piece of a stream, without the time that it takes to read them.
    static func count(_ piece: String) -> Int { piece.utf8.split(separator: UInt8(ascii: "\n")).count / 3 }
}

/// That whoever follows one session does not wait for those who follow another.
@Suite(.serialized) struct FairStreamTests {
    /// Several sessions, and their streams on a single thread.
    private struct World {
        let registry: SessionRegistry
        let streams: EventStreams

        init(_ limits: StreamLimits) {
            registry = SessionRegistry(journal: MemoryJournal())
            streams = EventStreams(
                registry: registry, limits: limits, streamsMax: 100, metrics: Metrics(routeCount: 1),
                threadsMax: 1)
        }

        func session(operations: Int = 0) throws -> Session {
            let made = Mutex<Session?>(nil)
            registry.create(definition: Array(TestSession.navigation.utf8), key: nil) { result in
                made.withLock { $0 = try? result.get().session }
            }
            let session = try #require(made.withLock { $0 })
            for number in 0..<operations { try World.perform(number, on: session) }
            return session
        }

        static func perform(_ number: Int, on session: Session) throws {
            let json =
                number % 2 == 0
                ? #"{"op":"push","target":"nav","controller":{"class":"A"}}"#
                : #"{"op":"pop","target":"nav"}"#
            session.perform(try DecodedOperation(json: Array(json.utf8))) { _ in }
        }

        func open(_ session: Session, _ sink: any StreamSink, after: Int = 0) throws {
            var query = EventQuery()
            query.after = after
            streams.open(try streams.reserve(session.id, query), sink)
        }
    }

    private static func eventually(_ condition: () throws -> Bool) throws -> Bool {
        for _ in 0..<60_000 {
            if try condition() { return true }
            usleep(1_000)
        }
        return false
    }

    @Test("While streams of one session catch up, an event of another waits for two turns of theirs at most")
    func otherSessions() throws {
        var limits = StreamLimits()
        (limits.eventsPerPage, limits.workPerTurn) = (100, 300)
        let world = World(limits)
        let long = try world.session(operations: 1_000)
        let last = try long.events().last
        let watched = try world.session()

        /// What those who catch up had when the other session's news came, and when its event was written.
        let written = Atomic(0)
        let told = Atomic(-1)
        let waits = Mutex<[Int]>([])
        /// Entered from one event of the other session to the next: nobody catches up meanwhile.
        let rest = DispatchGroup()
        let opener = pthread_self()
        rest.enter()
        let watcher = CountingSink { _ in
            let since = told.exchange(-1, ordering: .acquiringAndReleasing)
            guard since >= 0 else { return }
            let wait = written.load(ordering: .acquiring) - since
            // First, since the test leaves again once it finds the number.
            rest.enter()
            waits.withLock { $0.append(wait) }
        }
        // Ahead of the stream, which asks for its turn then.
        let number = world.registry.watchers.add(watched.id) { _ in
            told.store(written.load(ordering: .acquiring), ordering: .releasing)
        }
        defer { world.registry.watchers.remove(number, from: watched.id) }
        try world.open(watched, watcher)
        let followers = (0..<8).map { _ in
            CountingSink {
                // A stream's first events are written where it is opened.
                if pthread_equal(pthread_self(), opener) == 0 { rest.wait() }
                written.add(CountingSink.count($0), ordering: .releasing)
            }
        }
        for follower in followers { try world.open(long, follower) }
        var counts: [Int] = []
        for number in 0..<6 {
            counts.append(written.load(ordering: .acquiring))
            try World.perform(number, on: watched)
            rest.leave()
            try #require(try Self.eventually { waits.withLock { $0.count } > number })
        }
        rest.leave()
        #expect(counts.allSatisfy { $0 < 8 * last / 2 }, "they were catching up: \(counts) of \(8 * last)")
        let most = waits.withLock { $0.max() } ?? .max
        #expect(most <= 2 * limits.eventsPerPage, "\(waits.withLock { $0 })")
        #expect(try Self.eventually { written.load(ordering: .acquiring) == 8 * last })
        for follower in followers { #expect(follower.events.map(\.id) == (1...last).map { $0 }) }
        // Together they have cost little more than one by itself.
        #expect(world.registry.replayWork < 4 * (last + 8 * 1_000))
        world.streams.stop()
        #expect(watcher.events.last?.event == "bye")
    }

    @Test("A heart-beat does not wait for a turn that takes its time")
    func heartbeats() throws {
        var limits = StreamLimits()
        limits.heartbeat = .milliseconds(10)
        let world = World(limits)
        let (slow, quiet) = (try world.session(), try world.session())
        let (begun, goOn) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let isFirst = Atomic(true)
        let beats = Atomic(0)
        try world.open(
            quiet, CountingSink { if $0.hasPrefix(":") { beats.add(1, ordering: .relaxed) } },
            after: quiet.events().last)
        try world.open(
            slow,
            CountingSink { piece in
                guard piece.contains("data:"), isFirst.exchange(false, ordering: .relaxed) else { return }
                begun.signal()
                goOn.wait()
            })
        #expect(begun.wait(timeout: .now() + 20) == .success)
        let before = beats.load(ordering: .relaxed)
        #expect(try Self.eventually { beats.load(ordering: .relaxed) >= before + 3 })
        goOn.signal()
        world.streams.stop()
    }

    @Test("Streams that begin deep in a long log reach it in turns, and others go before them")
    func deep() throws {
        var limits = StreamLimits()
        (limits.eventsPerPage, limits.workPerTurn) = (50, 100)
        let world = World(limits)
        let sessions = try (0..<3).map { _ in try world.session(operations: 300) }
        let last = try sessions[0].events().last
        let sinks = try sessions.flatMap { session in
            try [last - 200, last - 30, last - 400].map { after in
                let sink = CountingSink()
                try world.open(session, sink, after: after)
                return (sink, after)
            }
        }
        for (sink, after) in sinks {
            #expect(try Self.eventually { sink.events.last?.id == last })
            #expect(sink.events.map(\.id) == (after + 1...last).map { $0 })
        }
        world.streams.stop()
    }

    @Test("Eight clients of a long log have it in full over sockets, and one of another session its events")
    func sockets() throws {
        try EventStreamTests.withService { service, client, events in
            let path = events.replacing("/events", with: "/operations")
            let pair = #"{"op":"push","target":"nav","controller":{"class":"A"}},{"op":"pop","target":"nav"}"#
            let list = Array(repeating: pair, count: 200).joined(separator: ",")
            let answer = try client.send(TestRequest("POST", path, #"{"operations":[\#(list)]}"#))
            #expect(answer.status == 200)
            let page = try client.send(TestRequest("GET", events + "?limit=50000"))
            let all = page.json?["events"]?.elements ?? []
            #expect(all.count > 3_000)
            let other = "/v1/sessions/\(try client.createSession())"
            let watcher = try StreamClient(port: client.port, other + "/events")
            let followers = try (0..<8).map { _ in try StreamClient(port: client.port, events) }
            _ = try client.send(TestRequest("POST", other + "/controllers/nav/push", #"{"controller":{}}"#))
            let own = try client.send(TestRequest("GET", other + "/events")).json?["events"]?.elements ?? []
            #expect(try watcher.events(own.count).map(\.json) == own)
            for follower in followers {
                let blocks = try follower.events(all.count)
                #expect(blocks.map(\.id) == all.map { $0["seq"]?.int })
                #expect(blocks.first?.json == all.first && blocks.last?.json == all.last)
            }
        }
    }
}
