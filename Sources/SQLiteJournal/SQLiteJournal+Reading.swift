import FoundationEssentials
import GRDB
package import Sessions
package import WireFormat

extension SQLiteJournal {
    package func header(of session: SessionID) throws(JournalError) -> JournalHeader? {
        // Asked before the state of the store is chosen; see `RecentIndex`.
        let hasRecent = index.contains(session)
        return try read { db in
            let query = try db.cachedStatement(
                sql: "SELECT \(SQLColumns.session), json FROM session "
                    + "JOIN definition ON definition.session = number WHERE name = ?")
            guard let row = try Row.fetchOne(query, arguments: [session.name]) else { return nil }
            return try SessionRow(row)?.header(row, db, hasRecent: hasRecent)
        }
    }

    package func session(createdWith key: String) throws(JournalError) -> JournalHeader? {
        let holder = try read { db in
            let query = try db.cachedStatement(sql: "SELECT name FROM session WHERE key = ?")
            return try Data.fetchOne(query, arguments: [key]).flatMap { SessionID(name: $0) }
        }
        guard let holder else { return nil }
        return try header(of: holder)
    }

    package func records(
        of session: SessionID, versions: ClosedRange<Int>
    ) throws(JournalError) -> [JournalRecord] {
        let tables = index.contains(session) ? ["record", "recent"] : ["record"]
        let found: [JournalRecord]? = try read { db in
            let number = try db.cachedStatement(sql: "SELECT number FROM session WHERE name = ?")
            guard let number = try Int64.fetchOne(number, arguments: [session.name]) else { return nil }
            var records: [JournalRecord] = []
            for table in tables {
                let order = table == "record" ? "version" : "place"
                let query = try db.cachedStatement(
                    sql: "SELECT \(SQLColumns.record) FROM \(table) "
                        + "WHERE session = ? AND version BETWEEN ? AND ? ORDER BY \(order)")
                let rows = try Row.fetchCursor(
                    query, arguments: [number, versions.lowerBound, versions.upperBound])
                while let row = try rows.next() { records.append(JournalRecord(row)) }
            }
            return records
        }
        guard let found else { throw .unknownSession }
        return found
    }

    package func entries(
        label: SessionDefinition.Label?, after order: Int64, limit: Int
    ) throws(JournalError) -> [JournalEntry] {
        let hasRecent = !index.isEmpty
        return try read { db in
            let recent = hasRecent ? try SessionRow.recentHeads(db) : [:]
            let rows: RowCursor
            if let label {
                let query = try db.cachedStatement(
                    sql: "SELECT \(SQLColumns.session) FROM label "
                        + "CROSS JOIN session ON number = label.session WHERE label.key = ? AND value = ? AND label.session > ? "
                        + "ORDER BY label.session LIMIT ?")
                rows = try Row.fetchCursor(query, arguments: [label.key, label.value, order, limit])
            } else {
                let query = try db.cachedStatement(
                    sql: "SELECT \(SQLColumns.session) FROM session WHERE number > ? ORDER BY number LIMIT ?")
                rows = try Row.fetchCursor(query, arguments: [order, limit])
            }
            var entries: [JournalEntry] = []
            while let row = try rows.next() {
                guard let session = SessionRow(row) else { continue }
                entries.append(try session.entry(db, recent: recent[session.number]))
            }
            return entries
        }
    }

    package func overdue(at seconds: Double, limit: Int) throws(JournalError) -> [SessionID] {
        try read { db in
            let query = try db.cachedStatement(
                sql: "SELECT name FROM session WHERE deadline <= ? ORDER BY deadline LIMIT ?")
            return try Data.fetchAll(query, arguments: [seconds, limit]).compactMap { SessionID(name: $0) }
        }
    }

    private func read<Answer>(_ body: (Database) throws -> Answer) throws(JournalError) -> Answer {
        do { return try database.read(body) } catch { throw JournalError(error) }
    }
}

/// The columns that statements name in one order.
enum SQLColumns {
    static let record =
        "session, version, operation, effect, events, lastSequence, digest, "
        + "key, fingerprint, keyOperations"
    static let session =
        "number, name, idleSeconds, createdMilliseconds, createdSeconds, deadline, "
        + "launchDigest, launchEvents, launchCrashed, session.key, fingerprint"
}

private typealias LastRecord = JournalEntry.Head.LastRecord

/// A row of the table of sessions.
private struct SessionRow {
    let id: SessionID
    let number: Int64
    private let launch: JournalHeader.Launch
    private let idleSeconds: Int
    private let createdMilliseconds: Int64
    private let createdSeconds: Double
    private let deadline: Double

    init?(_ row: Row) {
        guard let id = SessionID(name: row[1]) else { return nil }
        self.id = id
        number = row[0]
        idleSeconds = row[2]
        createdMilliseconds = row[3]
        createdSeconds = row[4]
        deadline = row[5]
        launch = JournalHeader.Launch(
            digest: UInt64(bitPattern: row[6]), eventCount: row[7], isCrashed: row[8])
    }

    /// The whole header, from a row that ends with the definition.
    func header(_ row: Row, _ db: Database, hasRecent: Bool) throws -> JournalHeader {
        let recent = hasRecent ? try SessionRow.recentHead(number, db) : nil
        let key = (row[9] as String?).map { text in
            IdempotencyKey(text: text, fingerprint: UInt64(bitPattern: row[10]))
        }
        return JournalHeader(
            entry: try entry(db, recent: recent), definition: [UInt8](row[11] as Data), launch: launch,
            creationKey: key)
    }

    /// What the list shows; the session's last record is in `recent` if it has one there.
    func entry(_ db: Database, recent: LastRecord?) throws -> JournalEntry {
        let query = try db.cachedStatement(
            sql: "SELECT key, value FROM label WHERE session = ? ORDER BY place")
        let labels = try Row.fetchAll(query, arguments: [number]).map { row in
            SessionDefinition.Label(key: row[0], value: row[1])
        }
        var entry = JournalEntry(
            id: id, labels: labels, idleSeconds: idleSeconds, createdMilliseconds: createdMilliseconds,
            createdSeconds: createdSeconds, deadline: deadline)
        entry.order = number
        entry.head = JournalEntry.Head(launch: launch, last: try recent ?? filedHead(db))
        return entry
    }

    private func filedHead(_ db: Database) throws -> LastRecord? {
        let query = try db.cachedStatement(
            sql: "SELECT version, lastSequence, effect FROM record WHERE session = ? "
                + "ORDER BY version DESC LIMIT 1")
        return try Row.fetchOne(query, arguments: [number]).map { ($0[0], $0[1], .init(stored: $0[2])) }
    }

    private static func recentHead(_ number: Int64, _ db: Database) throws -> LastRecord? {
        let query = try db.cachedStatement(
            sql: "SELECT version, lastSequence, effect FROM recent WHERE session = ? "
                + "ORDER BY place DESC LIMIT 1")
        return try Row.fetchOne(query, arguments: [number]).map { ($0[0], $0[1], .init(stored: $0[2])) }
    }

    /// The last records of all sessions that have some in `recent`, by the session's number.
    static func recentHeads(_ db: Database) throws -> [Int64: LastRecord] {
        // With max(), SQLite takes the other columns from the row that has it.
        let query = try db.cachedStatement(
            sql: "SELECT session, max(version), lastSequence, effect FROM recent GROUP BY session")
        var heads: [Int64: LastRecord] = [:]
        let rows = try Row.fetchCursor(query)
        while let row = try rows.next() { heads[row[0]] = (row[1], row[2], .init(stored: row[3])) }
        return heads
    }
}

extension JournalRecord {
    fileprivate init(_ row: Row) {
        let key = (row[7] as String?).map { text in
            IdempotencyKey(text: text, fingerprint: UInt64(bitPattern: row[8]), operationCount: row[9])
        }
        self.init(
            version: row[1], operation: [UInt8](row[2] as Data), effect: Effect(stored: row[3]),
            eventCount: row[4], lastSequence: row[5], digest: UInt64(bitPattern: row[6]), key: key)
    }
}

extension JournalRecord.Effect {
    /// The effect of a stored number; the schema's version vouches for it.
    fileprivate init(stored number: Int) {
        self = UInt8(exactly: number).flatMap(JournalRecord.Effect.init) ?? .applied
    }
}
