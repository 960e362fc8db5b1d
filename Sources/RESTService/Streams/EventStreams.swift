import Dispatch
import MicroHTTPServer
import Sessions
import Synchronization

/// All event streams of a service.
///
/// News of a session only has its streams wait for their turn, in which they are advanced on threads of their
/// own: whoever carries out an operation never waits for those who watch. Timers have a queue that nothing
/// else is done on, so that a heart-beat never waits either.
package final class EventStreams: Sendable {
    private let registry: SessionRegistry
    private let limits: StreamLimits
    private let streamsMax: Int
    private let metrics: Metrics
    private let turns: StreamTurns
    private let timers = DispatchQueue(label: "event stream timers")
    private let table = Mutex(Table())

    private struct Table {
        var streams: [SessionID: [Entry]] = [:]
        var count = 0
        var isStopping = false
        /// Whether heart-beats are sent, which begins with the first stream.
        var isBeating = false

        var all: [EventStream] { streams.values.flatMap { $0.map(\.stream) } }
    }

    private struct Entry {
        let stream: EventStream
        let watcher: Int
    }

    /// There are no streams yet.
    ///
    /// - Parameter threadsMax: How many streams are advanced at the same time, each of another session; nil
    ///   for enough to keep the processors busy, or waiting for a store.
    init(
        registry: SessionRegistry, limits: StreamLimits, streamsMax: Int, metrics: Metrics,
        threadsMax: Int? = nil
    ) {
        self.registry = registry
        self.limits = limits
        self.streamsMax = streamsMax
        self.metrics = metrics
        turns = StreamTurns(threadsMax: threadsMax ?? (registry.isShared ? 4 : 2))
    }

    // MARK: Beginning and end of a stream

    /// A stream of a session's log, to be opened or abandoned by the caller.
    ///
    /// - Throws: `quota_exceeded` with too many streams of the session, `overloaded` with too many in all,
    ///   `draining` when the service stops.
    func reserve(_ session: SessionID, _ query: EventQuery) throws(Problem) -> EventStream {
        let stream = EventStream(session: session, query: query, registry: registry, limits: limits)
        var refusal = add(stream)
        if refusal?.code == .quotaExceeded || refusal?.code == .overloaded {
            removeAbandoned(of: refusal?.code == .overloaded ? nil : session)
            refusal = add(stream)
        }
        if let refusal { throw refusal }
        return stream
    }

    private func add(_ stream: EventStream) -> Problem? {
        let watcher = registry.watchers.add(stream.session) { [weak self] news in
            if stream.note(news) { self?.advanceLater(stream) }
        }
        let refusal = table.withLock { table -> Problem? in
            if table.isStopping { return .draining }
            if table.count >= streamsMax { return .tooManyStreams(streamsMax) }
            if table.streams[stream.session]?.count ?? 0 >= limits.perSession {
                return .tooManyStreamsOfSession(limits.perSession)
            }
            table.streams[stream.session, default: []].append(Entry(stream: stream, watcher: watcher))
            table.count += 1
            if !table.isBeating { self.beatLater() }
            table.isBeating = true
            return nil
        }
        if refusal != nil { registry.watchers.remove(watcher, from: stream.session) }
        return refusal
    }

    /// Begins to write a reserved stream to its client.
    func open(_ stream: EventStream, _ sink: any StreamSink) {
        stream.open(sink)
        advanceSoon(stream)
        // The service may have begun to stop since the reservation.
        if table.withLock({ $0.isStopping }) { settle(stream, stream.end(.draining)) }
    }

    /// Gives a reservation back whose reply could not be sent.
    func abandon(_ stream: EventStream) { remove(stream) }

    private func remove(_ stream: EventStream) {
        let watcher = table.withLock { table -> Int? in
            guard var entries = table.streams[stream.session],
                let index = entries.firstIndex(where: { $0.stream === stream })
            else { return nil }
            let watcher = entries.remove(at: index).watcher
            table.streams[stream.session] = entries.isEmpty ? nil : entries
            table.count -= 1
            return watcher
        }
        if let watcher { registry.watchers.remove(watcher, from: stream.session) }
    }

    /// Removes the streams, of one session or of all, whose clients have gone.
    private func removeAbandoned(of session: SessionID?) {
        let candidates = table.withLock { table in
            session.map { table.streams[$0]?.map(\.stream) ?? [] } ?? table.all
        }
        for stream in candidates where stream.isAbandoned { remove(stream) }
    }

    // MARK: Advancing

    private func advanceSoon(_ stream: EventStream) {
        if stream.queue() { advanceLater(stream) }
    }

    private func advanceLater(_ stream: EventStream) {
        turns.add(stream.session) { self.settle(stream, stream.advance()) }
    }

    private func beatLater() {
        timers.asyncAfter(deadline: .now() + limits.heartbeat.timeInterval) { [weak self] in
            guard let self, !self.table.withLock({ $0.isStopping }) else { return }
            for stream in self.table.withLock({ $0.all }) { self.settle(stream, stream.beat()) }
            self.beatLater()
        }
    }

    /// Does what a stream needs after an advance.
    private func settle(_ stream: EventStream, _ progress: EventStream.Progress) {
        switch progress {
        case .following: break
        case .behind: advanceSoon(stream)
        case .full:
            timers.asyncAfter(deadline: .now() + EventStreams.fullPause) { [weak self] in
                self?.advanceSoon(stream)
            }
        case .left: remove(stream)
        case .ended(let end):
            metrics.count(end)
            remove(stream)
        }
    }

    /// How long a client whose buffer is full gets to empty it before it is looked at again.
    private static let fullPause = DispatchTimeInterval.milliseconds(50)

    /// Says bye to every client and lets no new ones in.
    package func stop() {
        let streams = table.withLock { table in
            table.isStopping = true
            return table.all
        }
        for stream in streams { settle(stream, stream.end(.draining)) }
    }
}

extension Problem {
    /// Refuses work because the service stops.
    static let draining = Problem(
        .draining, "The service is stopping. Use another instance.",
        headers: [HeaderField("Retry-After", "5")])

    fileprivate static func tooManyStreams(_ maximum: Int) -> Problem {
        Problem(
            .overloaded, "There are \(maximum) event streams already, which is the most. Try again later.",
            headers: [HeaderField("Retry-After", "5")])
    }

    fileprivate static func tooManyStreamsOfSession(_ maximum: Int) -> Problem {
        Problem(
            .quotaExceeded,
            "The session has \(maximum) event streams already, which is the most. Close one of them.",
            headers: [HeaderField("Retry-After", "2")])
    }
}

extension Duration {
    /// The same for timers of queues, in whole milliseconds.
    fileprivate var timeInterval: DispatchTimeInterval {
        let (seconds, attoseconds) = components
        return .milliseconds(Int(seconds * 1_000 + attoseconds / 1_000_000_000_000_000))
    }
}
