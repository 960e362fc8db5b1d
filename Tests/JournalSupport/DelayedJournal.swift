import Dispatch
package import Sessions
package import Synchronization
package import WireFormat

/// A journal in memory that takes its time.
package final class DelayedJournal: Journal {
    private let base = MemoryJournal()
    private let writes: Delay
    /// Entered while nothing is read.
    private let reading = DispatchGroup()
    private let readers = Atomic(0)
    private let queue = DispatchQueue(label: "delayed journal")
    private let waiting = Mutex<[@Sendable (JournalError?, _ isWritten: Bool) -> Void]>([])
    /// Whether appends are refused at once.
    package let refusesAppends = Atomic(false)
    /// Whether other processes are said to write in it, too.
    package let isShared: Bool

    /// When writes are durable.
    package enum Delay: Sendable {
        /// Appends when they are let through, everything else at once.
        case untilFlushed
        /// Everything that much later, on another thread.
        case milliseconds(Int)
    }

    /// Creates an empty journal.
    ///
    /// - Parameters:
    ///   - holdsReading: Whether reading an entry, or whose a session is, waits for `letRead`.
    package init(_ writes: Delay = .untilFlushed, holdsReading: Bool = false, isShared: Bool = false) {
        self.writes = writes
        if holdsReading { reading.enter() }
        self.isShared = isShared
    }

    /// Lets everything through that waits, or fails it.
    ///
    /// - Parameters:
    ///   - isWritten: Whether what fails is written all the same.
    ///   - count: How many of them at most, those that came first.
    package func flush(failing error: JournalError? = nil, isWritten: Bool = false, first count: Int = .max) {
        let writes = waiting.withLock { waiting in
            defer { waiting.removeFirst(min(count, waiting.count)) }
            return waiting.prefix(count)
        }
        for write in writes { write(error, isWritten) }
    }

    private func later(
        _ completion: @escaping JournalCompletion, _ write: @escaping @Sendable () -> JournalStatus
    ) -> JournalStatus {
        guard case .milliseconds(let delay) = writes else { return write() }
        queue.asyncAfter(deadline: .now() + .milliseconds(delay)) { write().tell(completion) }
        return .pending
    }

    // MARK: Journal

    package func append(
        _ records: [JournalRecord], to session: SessionID, author: JournalAuthor,
        completion: @Sendable () -> JournalCompletion
    ) -> JournalStatus {
        let completion = completion()
        let write: @Sendable () -> JournalStatus = {
            self.base.append(records, to: session, author: author) { { _ in } }
        }
        if refusesAppends.load(ordering: .relaxed) { return .failed(.unavailable("refused")) }
        guard case .untilFlushed = writes else { return later(completion, write) }
        waiting.withLock { waiting in
            waiting.append { error, isWritten in
                guard let error else { return write().tell(completion) }
                if isWritten { write().tell { _ in } }
                completion(error)
            }
        }
        return .pending
    }

    package func create(
        _ header: JournalHeader, with records: [JournalRecord], completion: @escaping JournalCompletion
    ) -> JournalStatus {
        later(completion) { self.base.create(header, with: records) { _ in } }
    }

    package func update(_ change: JournalChange, completion: @escaping JournalCompletion) -> JournalStatus {
        later(completion) { self.base.update(change) { _ in } }
    }

    package func postpone(
        _ deadlines: [SessionDeadline], at seconds: Double, completion: @escaping JournalCompletion
    ) -> JournalStatus {
        later(completion) { self.base.postpone(deadlines, at: seconds) { _ in } }
    }

    package func delete(_ sessions: [SessionID], completion: @escaping JournalCompletion) -> JournalStatus {
        later(completion) { self.base.delete(sessions) { _ in } }
    }

    package func header(of session: SessionID) throws(JournalError) -> JournalHeader? {
        try base.header(of: session)
    }

    package func entry(of session: SessionID) throws(JournalError) -> JournalEntry? {
        readers.add(1, ordering: .relaxed)
        reading.wait()
        readers.subtract(1, ordering: .relaxed)
        return try base.header(of: session)?.entry
    }

    /// How many are reading an entry.
    package var readersWaiting: Int { readers.load(ordering: .relaxed) }

    /// Lets all reading through; to be called once if it is held.
    package func letRead() { reading.leave() }

    package func records(
        of session: SessionID, versions: ClosedRange<Int>
    ) throws(JournalError) -> [JournalRecord] {
        try base.records(of: session, versions: versions)
    }

    package func session(createdWith key: String) throws(JournalError) -> JournalHeader? {
        try base.session(createdWith: key)
    }

    package func contains(_ session: SessionID, of owner: String) throws(JournalError) -> Bool {
        reading.wait()
        return try base.contains(session, of: owner)
    }

    package func entries(
        label: SessionDefinition.Label?, owner: String?, after order: Int64, limit: Int
    ) throws(JournalError) -> [JournalEntry] {
        try base.entries(label: label, owner: owner, after: order, limit: limit)
    }

    package func overdue(at seconds: Double, limit: Int) throws(JournalError) -> [OwnedSession] {
        try base.overdue(at: seconds, limit: limit)
    }

    package var secondsAtOpening: Double? { nil }

    package func sessionCount() throws(JournalError) -> Int { try base.sessionCount() }

    package func sessionCount(of owner: String) throws(JournalError) -> Int {
        try base.sessionCount(of: owner)
    }

    package func byteCount() throws(JournalError) -> Int { try base.byteCount() }
}

extension JournalStatus {
    /// Tells what has come of a write of the journal in memory, which is done when it returns.
    fileprivate func tell(_ completion: JournalCompletion) {
        switch self {
        case .committed: completion(nil)
        case .failed(let error): completion(error)
        case .pending: break
        }
    }
}
