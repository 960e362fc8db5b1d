import Dispatch
package import Sessions
import Synchronization
package import WireFormat

/// A journal in PostgreSQL, which any number of processes share.
///
/// One connection writes, and commits what comes meanwhile together; others read. What is acknowledged is
/// committed, on the synchronous standby as well if there is one.
package final class PostgresJournal: Journal {
    private let writer: GroupWriter
    private let readers: ReaderPool
    private let herald: Herald
    private let health: Health
    private let count: Mutex<SessionCount>
    package let secondsAtOpening: Double?
    package var isShared: Bool { true }
    package var trouble: JournalError? { health.trouble() }

    /// Connects to a database whose tables are there.
    ///
    /// - Parameter readerCount: Connections that read. One more hears what other processes write.
    /// - Throws: ``PostgresJournalError``: no server, or tables of another version of this program.
    package init(_ settings: ConnectionSettings, readerCount: Int = 4) throws(PostgresJournalError) {
        let (first, seconds) = try Schema.check(settings)
        secondsAtOpening = seconds
        let health = Health()
        let herald = Herald(settings: settings)
        writer = GroupWriter(settings: settings, health: health, herald: herald)
        readers = ReaderPool(first, count: max(readerCount, 1), settings: settings, health: health)
        self.herald = herald
        self.health = health
        count = Mutex(SessionCount())
    }

    /// Waits for the writes that are under way and closes the connections.
    package func close() {
        writer.close()
        herald.close()
        readers.close()
    }

    // MARK: Writing

    package func create(
        _ header: JournalHeader, with records: [JournalRecord], completion: @escaping JournalCompletion
    ) -> JournalStatus {
        writer.enqueue(.create(header, records)) { error in
            if error == nil { self.count.withLock { $0.addOne() } }
            completion(error)
        }
    }

    package func append(
        _ records: [JournalRecord], to session: SessionID, author: JournalAuthor,
        completion: @Sendable () -> JournalCompletion
    ) -> JournalStatus {
        if records.isEmpty { return .failed(.conflict) }
        return writer.enqueue(.append(records, session, author), completion())
    }

    package func update(_ change: JournalChange, completion: @escaping JournalCompletion) -> JournalStatus {
        writer.enqueue(.update(change), completion)
    }

    package func postpone(
        _ deadlines: [SessionDeadline], at seconds: Double, completion: @escaping JournalCompletion
    ) -> JournalStatus {
        writer.enqueue(.postpone(deadlines, at: seconds), completion)
    }

    package func delete(_ sessions: [SessionID], completion: @escaping JournalCompletion) -> JournalStatus {
        writer.enqueue(.delete(sessions)) { error in
            // How many of them there were is not known.
            self.count.withLock { $0.forget() }
            completion(error)
        }
    }

    package func countPending(in figures: JournalFigures) -> Bool { writer.count(in: figures) }

    package func tellTogether(_ together: @escaping JournalBracket) { writer.tellTogether(together) }

    // MARK: Reading

    package func header(of session: SessionID) throws(JournalError) -> JournalHeader? {
        try readers.read([.of(.header, session)]) { $0[0].header }
    }

    package func entry(of session: SessionID) throws(JournalError) -> JournalEntry? {
        try readers.read([.of(.entry, session)]) { $0[0].entries.first }
    }

    package func records(
        of session: SessionID, versions: ClosedRange<Int>
    ) throws(JournalError) -> [JournalRecord] {
        var parameters = Parameters()
        parameters.add(session)
        let head = Call(.head, parameters)
        parameters.add(versions.lowerBound)
        parameters.add(versions.upperBound)
        let records = try readers.read([Call(.records, parameters), head]) { results in
            results[1].rowCount > 0 ? results[0].records : nil
        }
        guard let records else { throw .unknownSession }
        return records
    }

    package func session(createdWith key: String) throws(JournalError) -> JournalHeader? {
        var parameters = Parameters()
        parameters.add(text: key)
        return try readers.read([Call(.keyedHeader, parameters)]) { $0[0].header }
    }

    package func contains(_ session: SessionID, of owner: String) throws(JournalError) -> Bool {
        var parameters = Parameters()
        parameters.add(session)
        parameters.add(text: owner)
        return try readers.read([Call(.ofOwner, parameters)]) { $0[0].rowCount > 0 }
    }

    package func entries(
        label: SessionDefinition.Label?, owner: String?, after order: Int64, limit: Int
    ) throws(JournalError) -> [JournalEntry] {
        var parameters = Parameters()
        parameters.add(order)
        parameters.add(limit)
        if let label { parameters.add([label.stored]) }
        if let owner { parameters.add(text: owner) }
        let statement: Statement =
            owner == nil
            ? label == nil ? .entries : .labelledEntries
            : label == nil ? .entriesOfOwner : .labelledEntriesOfOwner
        return try readers.read([Call(statement, parameters)]) { $0[0].entries }
    }

    package func sessionCount() throws(JournalError) -> Int {
        let (known, created) = count.withLock { ($0.known, $0.created) }
        if let known { return known }
        let counted = try readers.read([Call(.sessionCount, Parameters())]) { $0[0].integer(0, 0) ?? 0 }
        return count.withLock { $0.know(counted, since: created) }
    }

    package func sessionCount(of owner: String) throws(JournalError) -> Int {
        var parameters = Parameters()
        parameters.add(text: owner)
        return try readers.read([Call(.sessionCountOfOwner, parameters)]) { $0[0].integer(0, 0) ?? 0 }
    }

    package func byteCount() throws(JournalError) -> Int {
        try readers.read([Call(.byteCount, Parameters())]) { $0[0].integer(0, 0) ?? 0 }
    }

    package var unknownOutcomeCount: Int { writer.unknownOutcomes.load(ordering: .relaxed) }

    package func overdue(at seconds: Double, limit: Int) throws(JournalError) -> [OwnedSession] {
        var parameters = Parameters()
        parameters.add(seconds)
        parameters.add(limit)
        return try readers.read([Call(.overdue, parameters)]) { results in
            (0..<results[0].rowCount).compactMap { row in
                results[0].session(row, 0).map { OwnedSession(id: $0, owner: results[0].text(row, 1)) }
            }
        }
    }

    package func listen(_ listener: JournalListener) { herald.listen(listener) }

    package func hearSoon() { herald.hearSoon() }
}

extension Call {
    /// A statement about one session.
    fileprivate static func of(_ statement: Statement, _ session: SessionID) -> Call {
        var parameters = Parameters()
        parameters.add(session)
        return Call(statement, parameters)
    }
}

/// The number of sessions as it was counted a moment ago, with this process's own since then.
///
/// Counting takes a database as long as there are sessions; the number only guards a limit.
private struct SessionCount: Sendable {
    private var counted: (number: Int, at: ContinuousClock.Instant)?

    private static let validity = Duration.seconds(1)

    var known: Int? {
        guard let counted, ContinuousClock.now - counted.at < SessionCount.validity else { return nil }
        return counted.number
    }

    /// How many sessions this process has created so far.
    private(set) var created = 0

    /// Takes note of what was counted; sessions created since before that may or may not be among it, and
    /// count.
    mutating func know(_ number: Int, since before: Int) -> Int {
        let number = number + created - before
        counted = (number, .now)
        return number
    }

    mutating func addOne() {
        created += 1
        counted?.number += 1
    }

    mutating func forget() { counted = nil }
}
