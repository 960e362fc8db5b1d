import JSONBytes
import MicroHTTPServer
import Sessions
import Synchronization
import WireFormat

/// One client that follows a session's log.
///
/// It holds a place in the log and no events: what is new is read from the session when there is news and
/// the client has room. So a slow client costs no memory beyond its bounded buffer and misses nothing as long
/// as the log goes back far enough.
package final class EventStream: Sendable {
    let session: SessionID
    private let registry: SessionRegistry
    private let limits: StreamLimits
    private let news = Mutex(News())
    private let state: Mutex<State>

    /// What has been told and not yet been looked at.
    private struct News {
        var version = 0
        var end: StreamEnd?
        /// Whether the stream waits to be advanced.
        var isQueued = false

        /// Has it wait; false if it does already.
        mutating func queue() -> Bool {
            defer { isQueued = true }
            return !isQueued
        }
    }

    private struct State {
        /// Behind which place to go on, and what to pass over.
        var query: EventQuery
        /// Nil until the reply's head has been sent.
        var sink: (any StreamSink)?
        var hasEnded = false
        /// Since when so many bytes have been waiting, in monotonic nanoseconds.
        var stall: (bytes: Int, since: Int)?
    }

    /// How a stream stands after an advance.
    enum Progress {
        /// Everything that is durable has been written.
        case following
        /// There is more to write at once.
        case behind
        /// The client must first take what waits for it.
        case full
        /// The client has left by itself.
        case left
        case ended(StreamEnd)
    }

    init(session: SessionID, query: EventQuery, registry: SessionRegistry, limits: StreamLimits) {
        self.session = session
        self.registry = registry
        self.limits = limits
        var query = query
        query.limit = limits.eventsPerPage
        query.workMax = limits.workPerTurn
        state = Mutex(State(query: query))
    }

    /// Begins to write; the first events follow with the first advance.
    func open(_ sink: any StreamSink) {
        let opening = UnsafeRawBufferPointer(
            start: StreamText.opening.utf8Start, count: StreamText.opening.utf8CodeUnitCount)
        _ = sink.write(opening)
        state.withLock { $0.sink = sink }
    }

    /// Takes note of news.
    ///
    /// - Returns: Whether an advance is to be asked for; false if one is coming anyway.
    func note(_ told: SessionNews) -> Bool {
        news.withLock { news in
            switch told {
            case .version(let version): news.version = max(news.version, version)
            case .ended(let reason): news.end = news.end ?? StreamEnd(reason)
            }
            return news.queue()
        }
    }

    /// Notes that an advance is about to be asked for; false if one is coming anyway.
    func queue() -> Bool { news.withLock { $0.queue() } }

    /// Writes what is new, a page of it at most, which costs a bounded amount of work.
    func advance() -> Progress {
        let (version, end) = news.withLock { news in
            news.isQueued = false
            return (news.version, news.end)
        }
        return state.withLock { state in
            guard let sink = state.sink, !state.hasEnded else { return .following }
            if let end { return self.finish(&state, sink, end) }
            return self.writeEvents(&state, sink, asOf: version)
        }
    }

    /// Shows a quiet client that the stream lives, and finds out whether the client does; a stream that is
    /// being advanced is not quiet, and is not waited for.
    func beat() -> Progress {
        let progress = state.withLockIfAvailable { state -> Progress in
            guard let sink = state.sink, !state.hasEnded else { return .following }
            guard let waiting = sink.waitingBytes else { return self.leave(&state) }
            if waiting > 0 { return self.wait(&state, sink, bytes: waiting) }
            let heartbeat = UnsafeRawBufferPointer(
                start: StreamText.heartbeat.utf8Start, count: StreamText.heartbeat.utf8CodeUnitCount)
            return sink.write(heartbeat) == .closed ? self.leave(&state) : .following
        }
        return progress ?? .following
    }

    /// Writes what is durable by now, says why the stream ends, and ends it.
    func end(_ end: StreamEnd) -> Progress {
        let version = news.withLock { $0.version }
        return state.withLock { state in
            guard let sink = state.sink, !state.hasEnded else { return .left }
            switch self.writeEvents(&state, sink, asOf: version) {
            case .left: return .left
            case .ended(let earlier): return .ended(earlier)
            case .following, .behind, .full: return self.finish(&state, sink, end)
            }
        }
    }

    /// Whether the client has gone without the stream's having noticed.
    var isAbandoned: Bool { state.withLock { $0.sink.map { !$0.isOpen } ?? false } }
}

extension EventStream {
    private func writeEvents(_ state: inout State, _ sink: any StreamSink, asOf version: Int) -> Progress {
        guard let waiting = sink.waitingBytes else { return leave(&state) }
        if waiting >= limits.waitingBytesMax { return wait(&state, sink, bytes: waiting) }
        state.stall = nil
        let page: EventPage
        do throws(SessionError) {
            page = try registry.session(session).durableEvents(state.query, asOf: version)
        } catch {
            return finish(&state, sink, StreamEnd(error))
        }
        // Where nothing could be put by, a turn that ends early would only begin anew.
        state.query.workMax = page.isParked ? limits.workPerTurn : nil
        var writer = JSONWriter(
            capacity: 256 + min(page.events.count * EventEncoder.usualByteCount, EventStream.pieceBytes * 2))
        if page.isTruncated {
            StreamText.writeGap((state.query.after + 1)...(page.first - 1), to: &writer)
            state.query.after = page.first - 1
        }
        for (sequence, event) in page.events {
            StreamText.write(event, sequence: sequence, to: &writer)
            state.query.after = sequence
            guard writer.count >= EventStream.pieceBytes else { continue }
            switch writer.withUnsafeBytes({ sink.write($0) }) {
            case .closed: return leave(&state)
            case .open(waitingBytes: let waiting) where waiting >= limits.waitingBytesMax:
                return wait(&state, sink, bytes: waiting)
            case .open: writer.removeAll()
            }
        }
        state.query.after = max(state.query.after, page.next)
        if writer.count > 0, writer.withUnsafeBytes({ sink.write($0) }) == .closed { return leave(&state) }
        return page.hasMore ? .behind : .following
    }

    /// Events are written in pieces of about so many bytes.
    private static let pieceBytes = 32 << 10

    /// Lets a client catch up, or gives it up when it takes nothing.
    private func wait(_ state: inout State, _ sink: any StreamSink, bytes: Int) -> Progress {
        let now = MonotonicClock.nanoseconds()
        guard let stall = state.stall, stall.bytes <= bytes else {
            state.stall = (bytes, now)
            return .full
        }
        if Duration.nanoseconds(now - stall.since) < limits.stallMax { return .full }
        return finish(&state, sink, .slowConsumer)
    }

    private func leave(_ state: inout State) -> Progress {
        state.hasEnded = true
        return .left
    }

    private func finish(_ state: inout State, _ sink: any StreamSink, _ end: StreamEnd) -> Progress {
        state.hasEnded = true
        var writer = JSONWriter(capacity: 64)
        StreamText.writeBye(end, to: &writer)
        _ = writer.withUnsafeBytes { sink.write($0) }
        sink.close()
        return .ended(end)
    }
}
