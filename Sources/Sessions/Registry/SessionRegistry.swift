import ControllerHierarchy
import Synchronization

/// All sessions of a service: those in use in memory, the others in the journal.
package final class SessionRegistry: Sendable {
    package let limits: SessionLimits
    let environment: SessionEnvironment
    /// Whether other processes use the store too, so that it is asked before anything is read.
    package let isShared: Bool
    private let shards = InlineArray<16, Shard> { _ in Shard() }
    private let tombstones: Mutex<Tombstones>
    /// When the journal was last told how late it is.
    let lastNote: Mutex<Double>
    let ended = EndedSessions()
    /// How the store does.
    package let journalFigures: JournalFigures

    /// Those who follow sessions; another replica's changes are to be told here too.
    package var watchers: SessionWatchers { environment.watchers }

    /// Creates a registry over a journal, whose sessions are there at once.
    package init(
        journal: any Journal, limits: SessionLimits = SessionLimits(), clock: SessionClock = .system
    ) {
        var limits = limits
        let request = limits.request
        limits.model.makeSupervisor = { RequestBudget(request) }
        self.limits = limits
        let journal = MeasuredJournal(journal)
        journalFigures = journal.figures
        isShared = journal.isShared
        let clock = journal.secondsAtOpening.map { clock.continuing(from: $0) } ?? clock
        environment = SessionEnvironment(journal: journal, limits: limits, clock: clock)
        tombstones = Mutex(Tombstones(limits: limits))
        lastNote = Mutex(clock.monotonicSeconds())
        let watchers = environment.watchers
        let isFollowed: @Sendable () -> Bool = { watchers.isWatching }
        journal.listen(JournalListener(isFollowed: isFollowed) { [weak self] news in self?.hear(news) })
    }

    /// Has `together` called around the answers to requests whose records became durable together.
    package func answerTogether(_ together: @escaping JournalBracket) {
        environment.journal.tellTogether(together)
    }

    /// A part of the sessions in memory with a lock of its own.
    private struct Shard: ~Copyable {
        let sessions = Mutex<[SessionID: Session]>([:])
    }

    /// Which shard has a session; there are enough for the threads of a server to meet seldom.
    private func shard(of id: SessionID) -> Int {
        Int(truncatingIfNeeded: id.low) & (shards.count - 1)
    }

    /// The session of that identifier, from memory or from the journal, as it is now.
    ///
    /// - Parameter scope: Whose sessions there are for whoever asks.
    /// - Throws: `SessionError.notFound`, which says whether there was one.
    package func session(
        _ id: SessionID, in scope: SessionScope = .everybodys
    ) throws(SessionError) -> Session {
        let session = try sessionToChange(id, in: scope)
        do throws(SessionError) {
            try session.catchUp()
        } catch {
            if case .notFound = error { forget([session.reference], reason: .deleted) }
            throw error
        }
        return session
    }

    /// The session of that identifier, which may be behind what another process has done to it: the journal
    /// refuses what is built on that.
    ///
    /// - Parameter scope: Whose sessions there are for whoever asks.
    /// - Throws: `SessionError.notFound`, which says whether there was one.
    package func sessionToChange(
        _ id: SessionID, in scope: SessionScope = .everybodys
    ) throws(SessionError) -> Session {
        if let session = try find(id, in: scope) { return session }
        return try load(id)
    }

    /// Notes that a session is in use, whether or not it is in memory.
    ///
    /// - Throws: `SessionError.notFound`, which says whether there was one.
    package func touch(_ id: SessionID, in scope: SessionScope) throws(SessionError) {
        if let session = try find(id, in: scope) { return session.touch() }
        let entry = try environment.read { journal throws(JournalError) in try journal.entry(of: id) }
        guard let entry else { throw .notFound(nil) }
        if remainingSeconds(of: entry) <= 0 { throw expire(entry.reference) }
    }

    /// A session that is in memory and may be used; nil for one that the journal may have.
    private func find(_ id: SessionID, in scope: SessionScope) throws(SessionError) -> Session? {
        if let session = sessionInMemory(id), scope.holds(session.owner) {
            if session.remainingSeconds > 0 { return session }
            // Another process may have been asked for it since.
            guard environment.journal.isShared else { throw expire(session.reference) }
            drop(session)
        }
        if let end = end(of: id, in: scope) { throw .notFound(end) }
        if let owner = scope.owner {
            // The journal is asked the same of sessions that are others' and of those that are not, so that
            // neither the answer nor the time that it takes tells them apart.
            let isOwn = try environment.read { journal throws(JournalError) in
                try journal.contains(id, of: owner)
            }
            guard isOwn else { throw .notFound(nil) }
        }
        return nil
    }

    /// The session of that identifier if it is in memory.
    package func sessionInMemory(_ id: SessionID) -> Session? {
        shards[shard(of: id)].sessions.withLock { $0[id] }
    }

    /// Ends a session that is due.
    private func expire(_ session: OwnedSession) -> SessionError {
        remove([session], reason: .expired)
        let now = SessionEnd(reason: .expired, wallMilliseconds: environment.clock.wallMilliseconds())
        return .notFound(end(of: session.id, in: .everybodys) ?? now)
    }

    /// Reads a session from the journal; of two threads that do so one wins.
    private func load(_ id: SessionID) throws(SessionError) -> Session {
        let history = History(id: id, in: environment)
        let header = try history.header()
        if header.entry.deadline <= environment.clock.monotonicSeconds() {
            throw expire(header.entry.reference)
        }
        let core = try SessionCore(
            history: history, header: header, eventsInMemoryMax: limits.eventsInMemoryMax)
        // The deadline is noted anew soon: what was read may be about to be changed.
        let loaded = Session(
            header: header, core: core, environment: environment, keys: nil, notedDeadline: 0)
        return shards[shard(of: id)].sessions.withLock { sessions in
            if let present = sessions[id] { return present }
            sessions[id] = loaded
            return loaded
        }
    }

    func add(_ session: Session) {
        shards[shard(of: session.id)].sessions.withLock { $0[session.id] = session }
    }

    /// Takes sessions out of memory and notes how they ended; the journal is the caller's business.
    func forget(_ ended: [OwnedSession], reason: SessionEnd.Reason) {
        let moment = environment.clock.wallMilliseconds()
        let now = environment.clock.monotonicSeconds()
        for session in ended {
            tombstones.withLock {
                $0.add(session, SessionEnd(reason: reason, wallMilliseconds: moment), now: now)
            }
            shards[shard(of: session.id)].sessions.withLock { $0.removeValue(forKey: session.id) }?.end()
            environment.replays.removeAll(of: session.id)
            environment.watchers.tell(session.id, .ended(reason))
            self.ended.count(reason)
        }
    }

    /// Takes a session out of memory that the journal has all of; requests that hold it may still use it.
    func drop(_ session: Session) {
        shards[shard(of: session.id)].sessions.withLock { sessions in
            if sessions[session.id] === session { sessions[session.id] = nil }
        }
    }

    /// How a session ended, as long as that is known.
    private func end(of id: SessionID, in scope: SessionScope) -> SessionEnd? {
        let now = environment.clock.monotonicSeconds()
        return tombstones.withLock { $0.end(of: id, in: scope, now: now) }
    }

    /// The sessions in memory, in no order.
    func sessionsInMemory() -> [Session] {
        shards.indices.flatMap { shards[$0].sessions.withLock { Array($0.values) } }
    }

    /// Lets the journal finish what it has begun and let go of what it holds; nothing is asked afterwards.
    package func close() {
        releaseAll()
        environment.journal.close()
    }

    /// About how many events were caused once more so that somebody could look at old ones, since the start.
    package var replayWork: Int { environment.replays.workDone }

    /// How many replays are kept for those who may go on with them soon.
    package var parkedReplayCount: Int { environment.replays.count }

    /// How many sessions are in memory.
    package var countInMemory: Int {
        shards.indices.reduce(0) { $0 + shards[$1].sessions.withLock { $0.count } }
    }
}
