import ControllerHierarchy
import Glibc
import Synchronization

/// The way to what the lock guards.
///
/// Whoever holds it may do so for as long as a request may take. Threads that serve connections do not wait
/// for that, and neither does the journal's writer, for which all sessions wait.
extension Session {
    /// Does something with the state, alone.
    ///
    /// - Throws: `SessionError.stopped(.postponed)` on a thread that serves connections, when another one may
    ///   hold the lock for long.
    @inline(__always)
    func withState<Answer: Sendable>(
        _ body: (inout sending State) throws(SessionError) -> Answer
    ) throws(SessionError) -> Answer {
        defer { if hasNews.load(ordering: .sequentiallyConsistent) { noteNews() } }
        if let answer = try state.withLockIfAvailable({ state throws(SessionError) in
            try self.hold(&state, body)
        }) {
            return answer
        }
        return try waitForState(body)
    }

    /// Does something short with the state, alone, however long it has to wait.
    func withStateWaiting<Answer: Sendable>(_ body: (inout sending State) -> Answer) -> Answer {
        defer { if hasNews.load(ordering: .sequentiallyConsistent) { noteNews() } }
        return state.withLock { state in self.hold(&state, body) }
    }

    /// Says meanwhile whether it may take long, and afterwards what others may know without the lock.
    @inline(__always)
    private func hold<Answer: Sendable, Failure: Error>(
        _ state: inout sending State, _ body: (inout sending State) throws(Failure) -> Answer
    ) throws(Failure) -> Answer {
        let mayTakeLong = !ServingThread.isCurrent
        let begun = mayTakeLong ? ThreadClock.nanoseconds() : 0
        if mayTakeLong { isHeldForLong.store(true, ordering: .relaxed) }
        defer {
            if mayTakeLong {
                isHeldForLong.store(false, ordering: .relaxed)
                nanosecondsHeld.add(ThreadClock.nanoseconds() - begun, ordering: .relaxed)
            }
            versionNow.store(state.core.version, ordering: .relaxed)
            generationNow.store(state.generation + (state.isStale ? 1 : 0), ordering: .relaxed)
        }
        // Else it would stand on records that the journal has refused, or take them for under way.
        if hasNews.load(ordering: .sequentiallyConsistent) { readNews(&state) }
        return try body(&state)
    }

    /// Other threads that serve connections hold the lock for some ten microseconds.
    static let (yieldsMax, sleepsMax) = (64, 64)
    static let sleepMicroseconds: useconds_t = 50

    @inline(never)
    private func waitForState<Answer: Sendable>(
        _ body: (inout sending State) throws(SessionError) -> Answer
    ) throws(SessionError) -> Answer {
        guard ServingThread.isCurrent else {
            return try state.withLock { state throws(SessionError) in try self.hold(&state, body) }
        }
        for attempt in 0..<(Session.yieldsMax + Session.sleepsMax) {
            if isHeldForLong.load(ordering: .relaxed) { break }
            if attempt < Session.yieldsMax { sched_yield() } else { usleep(Session.sleepMicroseconds) }
            if let answer = try state.withLockIfAvailable({ state throws(SessionError) in
                try self.hold(&state, body)
            }) {
                return answer
            }
        }
        throw .stopped(.postponed)
    }

    // MARK: News of the journal

    /// What the journal's writer says about records that were pending.
    struct News: Sendable {
        let version: Int
        let generation: Int
        let error: JournalError?
    }

    private typealias Told = [(DurabilityAnswer, SessionError?)]

    /// Takes note of what the journal says, now, or as soon as whoever holds the lock lets go of it.
    func note(_ news: News) {
        let told = state.withLockIfAvailable { state -> Told in
            // What was said before comes first.
            if hasNews.exchange(false, ordering: .sequentiallyConsistent) { readNews(&state) }
            state.acknowledge(news)
            return takeUntold(&state)
        }
        if let told {
            for (answer, error) in told { answer(error) }
        } else {
            unreadNews.withLock { $0.append(news) }
            hasNews.store(true, ordering: .sequentiallyConsistent)
        }
        noteNews()
    }

    private func noteNews() {
        while hasNews.load(ordering: .sequentiallyConsistent) {
            let told = state.withLockIfAvailable { state -> Told in
                hasNews.store(false, ordering: .sequentiallyConsistent)
                readNews(&state)
                return takeUntold(&state)
            }
            // Whoever holds the lock looks for news when it is free again.
            guard let told else { return }
            for (answer, error) in told { answer(error) }
        }
    }

    /// Brings the state up to the news; who waits for them is told later, without the lock.
    @inline(never)
    private func readNews(_ state: inout sending State) {
        let news = unreadNews.withLock { news in
            let all = news
            news = []
            return all
        }
        for part in news { state.acknowledge(part) }
    }

    /// Who is to be told of news, once.
    private func takeUntold(_ state: inout sending State) -> Told {
        generationNow.store(state.generation + (state.isStale ? 1 : 0), ordering: .relaxed)
        if state.untold.isEmpty { return [] }
        defer { state.untold = [] }
        return state.untold
    }
}

extension Session.State {
    /// Takes note of what the journal says of records, and of who is to be told of it.
    fileprivate mutating func acknowledge(_ news: Session.News) {
        guard news.generation == generation else {
            // Memory was read anew since. Of that the failure was the reason, or it does not matter; a
            // success may not be in what was read.
            if news.error == nil { isStale = true }
            return
        }
        guard news.error == nil else {
            isStale = true
            giveUpWaiting()
            return
        }
        core.history.acknowledge(through: news.version)
        if waiting.isEmpty { return }
        untold += takeWaiting(through: news.version).map { ($0, nil) }
    }
}
