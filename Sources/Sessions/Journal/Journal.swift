package import WireFormat

/// Where sessions are kept: for each its definition and, in order, the operations that were carried out.
///
/// Implementations commit groups of records with a writer of their own; so `append` may answer later. All
/// methods may be called from any thread. Reading blocks: it happens only when a session is rebuilt or
/// listed.
package protocol Journal: AnyObject, Sendable {
    /// Stores a new session with its records, from version 1 on, and gives it its place in the order of
    /// listing.
    ///
    /// A creation key that another session holds is refused with that session's identifier.
    func create(
        _ header: JournalHeader, with records: [JournalRecord], completion: @escaping JournalCompletion
    ) -> JournalStatus

    /// Adds records, all or none, if the session's last version is the one before the first record's.
    ///
    /// - Parameters:
    ///   - author: Who appends, for a journal that other processes write as well.
    ///   - completion: Makes the completion; called once, before this returns, by a journal that is going to
    ///     answer `pending`. One that has written at once costs its caller no closure.
    func append(
        _ records: [JournalRecord], to session: SessionID, author: JournalAuthor,
        completion: @Sendable () -> JournalCompletion
    ) -> JournalStatus

    /// Changes the labels, the time to live and the deadline that follows from it.
    func update(_ change: JournalChange, completion: @escaping JournalCompletion) -> JournalStatus

    /// Notes how long sessions live if nobody uses them, and how late it is on the service's clock.
    ///
    /// Unknown sessions are ignored.
    func postpone(
        _ deadlines: [SessionDeadline], at seconds: Double, completion: @escaping JournalCompletion
    ) -> JournalStatus

    /// Removes sessions with all their records; unknown ones are ignored.
    func delete(_ sessions: [SessionID], completion: @escaping JournalCompletion) -> JournalStatus

    /// The session's header; nil if there is none.
    func header(of session: SessionID) throws(JournalError) -> JournalHeader?

    /// What the header says without the definition; nil if there is no such session.
    func entry(of session: SessionID) throws(JournalError) -> JournalEntry?

    /// The records with versions in the range, in order.
    func records(of session: SessionID, versions: ClosedRange<Int>) throws(JournalError) -> [JournalRecord]

    /// The session that was created with a key; nil if there is none.
    func session(createdWith key: String) throws(JournalError) -> JournalHeader?

    /// Whether there is a session that this owner has made; costs the same wherever the answer is no.
    func contains(_ session: SessionID, of owner: String) throws(JournalError) -> Bool

    /// Sessions in the order of creation, those behind a place in it, with the label if one is given, and of
    /// the owner if one is given.
    func entries(
        label: SessionDefinition.Label?, owner: String?, after order: Int64, limit: Int
    ) throws(JournalError) -> [JournalEntry]

    /// The number of sessions.
    func sessionCount() throws(JournalError) -> Int

    /// The number of sessions that somebody has created.
    func sessionCount(of owner: String) throws(JournalError) -> Int

    /// How many bytes the store takes.
    func byteCount() throws(JournalError) -> Int

    /// How often it was not known for a while whether a write had been carried out.
    var unknownOutcomeCount: Int { get }

    /// Sessions whose noted deadline has passed, the oldest deadlines first.
    func overdue(at seconds: Double, limit: Int) throws(JournalError) -> [OwnedSession]

    /// Whether other processes write in the journal too, so that what is in memory may be behind it.
    var isShared: Bool { get }

    /// Whether what is appended is written before that returns, in less time than it takes to ask a clock.
    var writesAtOnce: Bool { get }

    /// What is wrong with the store now: it cannot be reached, is full, or is damaged; nil while all is well,
    /// as far as is known.
    var trouble: JournalError? { get }

    /// Takes note that what the store answered cannot have been written to it.
    func noteDamage(_ detail: String)

    /// Has a listener hear what other processes write; news may be late, and may be lost.
    func listen(_ listener: JournalListener)

    /// Takes note that somebody waits for news, as nobody did before.
    func hearSoon()

    /// Has the journal count the writes that were pending, once they are durable or have failed.
    ///
    /// - Returns: False where it does not, and whoever asks has to.
    func countPending(in figures: JournalFigures) -> Bool

    /// Has `together` called around the completions of writes that became durable together.
    func tellTogether(_ together: @escaping JournalBracket)

    /// What the service's clock said when the store was last used; nil for a store that ends with the
    /// process.
    ///
    /// The clock counts the seconds that the service has run. So neither a service that stands still nor a
    /// wall clock that jumps ends a session.
    var secondsAtOpening: Double? { get }

    /// Makes everything durable and lets go of files and connections; called once, when no request is left.
    ///
    /// Blocks meanwhile. Writes that come later are refused.
    func close()
}

extension Journal {
    /// Stores a new session without records.
    package func create(_ header: JournalHeader, completion: @escaping JournalCompletion) -> JournalStatus {
        create(header, with: [], completion: completion)
    }

    /// Adds records of an author of their own.
    package func append(
        _ records: [JournalRecord], to session: SessionID, completion: @Sendable () -> JournalCompletion
    ) -> JournalStatus {
        let author = JournalAuthor(identity: .random(in: .min ... .max), isChained: false)
        return append(records, to: session, author: author, completion: completion)
    }

    /// Nothing to let go of.
    package func close() {}
}

/// What can be changed of a session besides its operations.
package struct JournalChange: Sendable {
    package let session: SessionID
    package let labels: [SessionDefinition.Label]
    package let idleSeconds: Int
    /// Seconds on the service's clock.
    package let deadline: Double

    /// Creates a change.
    package init(
        session: SessionID, labels: [SessionDefinition.Label], idleSeconds: Int, deadline: Double
    ) {
        self.session = session
        self.labels = labels
        self.idleSeconds = idleSeconds
        self.deadline = deadline
    }
}

/// Calls what it is given, with something before and behind it.
package typealias JournalBracket = @Sendable (_ body: () -> Void) -> Void

/// Told once, when a write that was pending is durable or has failed.
package typealias JournalCompletion = @Sendable (JournalError?) -> Void

/// How a write went as far as is known when the call returns.
package enum JournalStatus: Sendable {
    /// Durable; the completion is not called.
    case committed
    /// Nothing is written; the completion is not called.
    case failed(JournalError)
    /// The completion will be called later, on another thread.
    case pending
}

/// Why a journal did not do something.
package enum JournalError: Error, Sendable, Equatable {
    /// The session's last version is another one than the writer thought.
    case conflict
    /// The creation key is taken by that session.
    case keyTaken(SessionID)
    case unknownSession
    case full
    /// Nothing was written.
    case unavailable(String)
    /// The write may have been carried out, or may be yet.
    case unknown(String)
    /// The store does not have what was once written to it; the text says what is wrong.
    case damaged(String)
}
