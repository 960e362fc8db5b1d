import Synchronization

/// All sessions of a service: those in use in memory, the others in the journal.
package final class SessionRegistry: Sendable {
    package let limits: SessionLimits
    let environment: SessionEnvironment
    private let shards: [Shard]
    private let tombstones: Mutex<Tombstones>

    /// Those who follow sessions; another replica's changes are to be told here too.
    package var watchers: SessionWatchers { environment.watchers }

    /// Creates a registry over a journal, whose sessions are there at once.
    package init(
        journal: any Journal, limits: SessionLimits = SessionLimits(), clock: SessionClock = .system
    ) {
        self.limits = limits
        environment = SessionEnvironment(journal: journal, limits: limits, clock: clock)
        shards = (0..<SessionRegistry.shardCount).map { _ in Shard() }
        tombstones = Mutex(Tombstones(limits: limits))
    }

    /// Enough for the threads of a server to meet seldom.
    private static let shardCount = 16

    /// A part of the sessions in memory with a lock of its own.
    private final class Shard: Sendable {
        let sessions = Mutex<[SessionID: Session]>([:])
    }

    private func shard(of id: SessionID) -> Shard {
        shards[Int(truncatingIfNeeded: id.low) & (SessionRegistry.shardCount - 1)]
    }

    /// The session of that identifier, from memory or from the journal.
    ///
    /// - Throws: `SessionError.notFound`, which says whether there was one.
    package func session(_ id: SessionID) throws(SessionError) -> Session {
        if let session = shard(of: id).sessions.withLock({ $0[id] }) {
            if session.remainingSeconds > 0 { return session }
            remove([session], reason: .expired)
            throw .notFound(end(of: id))
        }
        if let end = end(of: id) { throw .notFound(end) }
        return try load(id)
    }

    /// Reads a session from the journal; of two threads that do so one wins.
    private func load(_ id: SessionID) throws(SessionError) -> Session {
        let history = History(id: id, journal: environment.journal, limits: limits.model)
        let header = try history.header()
        let core = try SessionCore(
            history: history, version: header.version, eventsInMemoryMax: limits.eventsInMemoryMax)
        let loaded = Session(header: header, core: core, environment: environment, keys: nil)
        return shard(of: id).sessions.withLock { sessions in
            if let present = sessions[id] { return present }
            sessions[id] = loaded
            return loaded
        }
    }

    func add(_ session: Session) {
        shard(of: session.id).sessions.withLock { $0[session.id] = session }
    }

    /// Takes sessions out of memory and notes how they ended; the journal is the caller's business.
    func forget(_ ended: [Session], reason: SessionEnd.Reason) {
        let moment = environment.clock.wallMilliseconds()
        let now = environment.clock.monotonicSeconds()
        for session in ended {
            tombstones.withLock {
                $0.add(session.id, SessionEnd(reason: reason, wallMilliseconds: moment), now: now)
            }
            _ = shard(of: session.id).sessions.withLock { $0.removeValue(forKey: session.id) }
            session.end(reason)
        }
    }

    /// How a session ended, as long as that is known.
    private func end(of id: SessionID) -> SessionEnd? {
        let now = environment.clock.monotonicSeconds()
        return tombstones.withLock { $0.end(of: id, now: now) }
    }

    /// The sessions in memory, in no order.
    func sessionsInMemory() -> [Session] {
        shards.flatMap { shard in shard.sessions.withLock { Array($0.values) } }
    }

    /// Lets the journal finish what it has begun and let go of what it holds; nothing is asked afterwards.
    package func close() { environment.journal.close() }

    /// How many sessions are in memory.
    package var countInMemory: Int {
        shards.reduce(0) { $0 + $1.sessions.withLock { $0.count } }
    }
}
