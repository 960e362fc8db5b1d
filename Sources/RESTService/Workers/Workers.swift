import Dispatch
import MicroHTTPServer
import Sessions
import Synchronization

/// The few threads for requests that take longer than one may hold up a thread that serves connections.
///
/// What waits for them is bounded; more is refused at once. Requests on one session are carried out one after
/// the other, so that none of the threads waits for another one.
/// docs/decisions/0022-long-work-beside-the-event-threads.md
final class Workers: Sendable {
    private let threadCount: Int
    private let state: Mutex<State>
    /// Signalled for each piece of work that comes, and for each thread that has to end.
    private let wake = DispatchSemaphore(value: 0)
    /// Signalled by each thread that ends.
    private let ended = DispatchSemaphore(value: 0)

    private struct State {
        var queue: WorkQueue<SessionID, Work>
        var running = 0
        var threads = 0
    }

    /// A request and whoever waits for its answer.
    struct Work: Sendable {
        let request: RequestCopy
        let exchange: SuspendedExchange
        /// The session that it is on; nil for none.
        let session: SessionID?
    }

    /// How much there is to do.
    struct Figures: Sendable, Equatable {
        var waiting: Int
        var running: Int
    }

    init(threadCount: Int, queueMax: Int) {
        self.threadCount = threadCount
        state = Mutex(State(queue: WorkQueue(countMax: queueMax)))
    }

    var figures: Figures {
        state.withLock { Figures(waiting: $0.queue.count, running: $0.running) }
    }

    /// Starts the threads.
    ///
    /// - Returns: Whether there is one at least.
    func start(for service: Service) -> Bool {
        for _ in 0..<threadCount {
            let hasStarted = WorkerThread.start { [self] in
                run(for: service)
                ended.signal()
            }
            if hasStarted { state.withLock { $0.threads += 1 } }
        }
        return state.withLock { $0.threads > 0 }
    }

    /// Ends the threads when they are done with what they are at; what waits is refused.
    func stop(for service: Service) {
        let (threads, left) = state.withLock { state in
            defer { state.threads = 0 }
            return (state.threads, state.queue.remove { _ in true })
        }
        for work in left { service.refuse(work.request, work.exchange, .draining) }
        for _ in 0..<threads { wake.signal() }
        for _ in 0..<threads { ended.wait() }
    }

    /// Has a request carried out by one of the threads.
    func carryOut(_ work: Work, for service: Service) {
        let (gone, problem) = state.withLock { state -> ([Work], Problem?) in
            if state.threads == 0 { return ([], .draining) }
            if state.queue.add(work, key: work.session) { return ([], nil) }
            // Whoever has gone makes room.
            let gone = state.queue.remove { $0.exchange.isAbandoned }
            return (gone, state.queue.add(work, key: work.session) ? nil : .overloaded)
        }
        for work in gone { service.refuse(work.request, work.exchange, .abandoned) }
        if let problem { return service.refuse(work.request, work.exchange, problem) }
        wake.signal()
    }

    private func run(for service: Service) {
        while true {
            wake.wait()
            while let work = begin() {
                service.carryOut(work)
                end(work)
            }
            if state.withLock({ $0.threads == 0 }) { return }
        }
    }

    private func begin() -> Work? {
        state.withLock { state in
            guard let (_, work) = state.queue.next() else { return nil }
            state.running += 1
            return work
        }
    }

    private func end(_ work: Work) {
        state.withLock { state in
            state.running -= 1
            state.queue.finish(work.session)
        }
    }
}

extension Workers.Figures {
    func write(to text: inout MetricsText) {
        text.describe("understudy_worker_requests", "gauge", "Requests that take long, by how they stand.")
        text.sample("understudy_worker_requests", [("state", "waiting")], count: waiting)
        text.sample("understudy_worker_requests", [("state", "running")], count: running)
    }
}

extension Service {
    /// Answers a request on one of the threads for long ones.
    fileprivate func carryOut(_ work: Workers.Work) {
        if work.exchange.isAbandoned { return refuse(work.request, work.exchange, .abandoned) }
        let before = work.session.flatMap(registry.sessionInMemory)?.nanosecondsUsed ?? 0
        answer(work.request, work.exchange, isLong: true)
        if isLong(work.request.passage) { return }
        // It may have come back to memory for this request.
        guard let session = work.session.flatMap(registry.sessionInMemory) else { return }
        session.noteRequest(nanoseconds: session.nanosecondsUsed - before)
    }

    /// Whether a request is long because of what it asks for, whatever the session.
    private func isLong(_ passage: Passage) -> Bool {
        passage.route.map { routes[$0].isLong } ?? false
    }
}
