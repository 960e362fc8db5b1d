import JSONBytes
import Logging
import MicroHTTPServer
import Sessions
import Synchronization
import Testing
import WireFormat

@testable import RESTService

/// A client whose reading the test controls.
private final class ManualSink: StreamSink {
    private let content = Mutex(Content())

    private struct Content {
        var waiting: [UInt8] = []
        var taken: [UInt8] = []
        var mostWaiting = 0
        var isOpen = true
    }

    func write(_ bytes: UnsafeRawBufferPointer) -> StreamWriter.State {
        content.withLock { content in
            guard content.isOpen else { return .closed }
            content.waiting += bytes
            content.mostWaiting = max(content.mostWaiting, content.waiting.count)
            return .open(waitingBytes: content.waiting.count)
        }
    }

    var state: StreamWriter.State {
        content.withLock { $0.isOpen ? .open(waitingBytes: $0.waiting.count) : .closed }
    }

    func close() { content.withLock { $0.isOpen = false } }

    /// Reads so many of the waiting bytes, all by default.
    func take(_ count: Int = .max) {
        content.withLock { content in
            content.taken += content.waiting.prefix(count)
            content.waiting.removeFirst(min(count, content.waiting.count))
        }
    }

    var mostWaiting: Int { content.withLock { $0.mostWaiting } }

    /// The events among what has been read.
    var events: [StreamClient.Block] {
        let text = content.withLock { String(decoding: $0.taken, as: UTF8.self) }
        return text.split(separator: "\n\n").map { StreamClient.block(String($0)) }.filter { $0.event != nil }
    }
}

/// What becomes of a client that does not read as fast as events come, and of news from elsewhere.
@Suite struct SlowStreamTests {
    private static func registry(_ journal: any Journal = MemoryJournal()) -> SessionRegistry {
        SessionRegistry(journal: journal)
    }

    private static func create(_ registry: SessionRegistry) throws -> Session {
        let session = Mutex<Session?>(nil)
        registry.create(definition: Array(TestSession.navigation.utf8), key: nil) { result in
            session.withLock { $0 = try? result.get().session }
        }
        return try #require(session.withLock { $0 })
    }

    /// Pushes and pops so often.
    private static func work(_ session: Session, times: Int) throws {
        let operations = try [
            #"{"op":"push","target":"nav","controller":{"class":"A"}}"#, #"{"op":"pop","target":"nav"}"#,
        ].map { try DecodedOperation(json: Array($0.utf8)) }
        for _ in 0..<times {
            for operation in operations { session.perform(operation) { _ in } }
        }
    }

    private static func stream(_ session: Session, _ registry: SessionRegistry, _ limits: StreamLimits)
        -> (EventStream, ManualSink)
    {
        let stream = EventStream(
            session: session.id, query: EventQuery(), registry: registry, limits: limits)
        let sink = ManualSink()
        stream.open(sink)
        return (stream, sink)
    }

    @Test("A slow client has all events in order, and only so many bytes wait for it")
    func slow() throws {
        let registry = Self.registry()
        let session = try Self.create(registry)
        try Self.work(session, times: 40)
        var limits = StreamLimits()
        limits.waitingBytesMax = 40_000
        limits.eventsPerPage = 200
        limits.stallMax = .seconds(3_600)
        let (stream, sink) = Self.stream(session, registry, limits)
        var pauses = 0
        loop: for turn in 0..<10_000 {
            switch stream.advance() {
            case .following: break loop
            case .behind: if turn == 20 { try Self.work(session, times: 1) }
            case .full:
                pauses += 1
                sink.take(10_000)
            case .left, .ended: Issue.record("the stream has ended")
            }
        }
        sink.take()
        let last = try session.events().last
        #expect(sink.events.map(\.id) == (1...last).map { $0 })
        #expect(pauses > 3)
        // One piece may come on top, and the event that fills it.
        #expect(sink.mostWaiting < limits.waitingBytesMax + 36_000)
    }

    @Test("A client that takes nothing is told why its stream ends")
    func stalled() throws {
        let registry = Self.registry()
        let session = try Self.create(registry)
        try Self.work(session, times: 40)
        var limits = StreamLimits()
        limits.waitingBytesMax = 40_000
        limits.stallMax = .zero
        let (stream, sink) = Self.stream(session, registry, limits)
        var end: StreamEnd?
        for _ in 0..<10 {
            guard case .ended(let reason) = stream.advance() else { continue }
            end = reason
        }
        #expect(end == .slowConsumer)
        #expect(!sink.state.isOpen)
        sink.take()
        let events = sink.events
        #expect(events.last?.data == #"{"reason":"slow_consumer"}"#)
        #expect(events.dropLast().map(\.id) == (1...events.count - 1).map { $0 })
        guard case .following = stream.advance() else {
            Issue.record("nothing is written any more")
            return
        }
    }

    @Test("A client that has fallen too far behind is told of the gap and goes on")
    func gap() throws {
        var sessionLimits = SessionLimits()
        sessionLimits.eventsKeptMax = 50
        let registry = SessionRegistry(journal: MemoryJournal(), limits: sessionLimits)
        let session = try Self.create(registry)
        let (stream, sink) = Self.stream(session, registry, StreamLimits())
        _ = stream.advance()
        let seen = try session.events().last
        try Self.work(session, times: 40)
        _ = stream.advance()
        sink.take()
        let last = try session.events().last
        let gap = try #require(sink.events.first { $0.event == "gap" })
        #expect(gap.data == #"{"from":\#(seen + 1),"to":\#(last - 50)}"#)
        #expect(sink.events.map(\.id) == (1...seen).map { $0 } + [last - 50] + (last - 49...last).map { $0 })
    }

    @Test("Another replica's operations come when their version is told")
    func replicas() throws {
        let journal = MemoryJournal()
        let (mine, theirs) = (Self.registry(journal), Self.registry(journal))
        let session = try Self.create(mine)
        let (stream, sink) = Self.stream(session, mine, StreamLimits())
        let watcher = mine.watchers.add(session.id) { _ = stream.note($0) }
        _ = stream.advance()
        let launch = try session.events().last
        let remote = try theirs.session(session.id)
        try Self.work(remote, times: 1)
        _ = stream.advance()
        sink.take()
        #expect(sink.events.count == launch)
        mine.watchers.tell(session.id, .version(remote.version))
        _ = stream.advance()
        sink.take()
        #expect(sink.events.map(\.id) == (1...(try remote.events().last)).map { $0 })
        mine.watchers.remove(watcher, from: session.id)
    }
}

extension StreamWriter.State {
    fileprivate var isOpen: Bool { self != .closed }
}
