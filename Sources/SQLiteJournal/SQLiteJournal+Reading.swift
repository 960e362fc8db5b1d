import FoundationEssentials
import GRDB
import Glibc
package import Sessions
package import WireFormat

extension SQLiteJournal {
    package func header(of session: SessionID) throws(JournalError) -> JournalHeader? {
        // Asked before the state of the file is chosen; see `RecentRecords`.
        let last = recent.last(of: session)
        return try read { db in
            let query = try db.cachedStatement(
                sql: "SELECT \(SQLColumns.session), json, seal FROM session "
                    + "LEFT JOIN definition ON definition.session = number WHERE name = ?")
            guard let row = try Row.fetchOne(query, arguments: [session.name]) else { return nil }
            let found = try SessionRow(row)
            guard found.id == session else { throw DamagedStore("a session's row") }
            return try found.header(row, db, recent: last)
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
        let segments = recent.segments(of: session)
        let found: [JournalRecord]? = try read { db in
            let number = try db.cachedStatement(sql: "SELECT number FROM session WHERE name = ?")
            guard let number = try Int64.fetchOne(number, arguments: [session.name]) else { return nil }
            let query = try db.cachedStatement(
                sql: "SELECT \(SQLColumns.segment) FROM segment "
                    + "WHERE session = ? AND last >= ? AND first <= ? ORDER BY last")
            let rows = try Row.fetchCursor(
                query, arguments: [number, versions.lowerBound, versions.upperBound])
            var records: [JournalRecord] = []
            while let row = try rows.next() {
                try RecordSegment.records(
                    in: SegmentRow(row, session: number).records, versions: versions, into: &records)
            }
            // What has been filed meanwhile is in both.
            let filed = records.last?.version ?? 0
            for segment in segments where segment.last.version > filed {
                var unfiled: [JournalRecord] = []
                try RecordSegment.records(in: segment.bytes, versions: versions, into: &unfiled)
                records += unfiled.drop { $0.version <= filed }
            }
            return records
        }
        guard let found else { throw .unknownSession }
        return found
    }

    package func contains(_ session: SessionID, of owner: String) throws(JournalError) -> Bool {
        try read { db in
            let query = try db.cachedStatement(sql: "SELECT 1 FROM session WHERE name = ? AND owner = ?")
            return try Int.fetchOne(query, arguments: [session.name, owner]) != nil
        }
    }

    package func entries(
        label: SessionDefinition.Label?, owner: String?, after order: Int64, limit: Int
    ) throws(JournalError) -> [JournalEntry] {
        let recent = recent.snapshot
        return try read { db in
            var sql = "SELECT \(SQLColumns.session) FROM session WHERE number > ?"
            var arguments: StatementArguments = [order]
            if let label {
                sql =
                    "SELECT \(SQLColumns.session) FROM label CROSS JOIN session ON number = label.session "
                    + "WHERE label.session > ? AND label.key = ? AND value = ?"
                arguments += [label.key, label.value]
            }
            if let owner {
                sql += " AND owner = ?"
                arguments += [owner]
            }
            sql += label == nil ? " ORDER BY number LIMIT ?" : " ORDER BY label.session LIMIT ?"
            let rows = try Row.fetchCursor(try db.cachedStatement(sql: sql), arguments: arguments + [limit])
            var entries: [JournalEntry] = []
            while let row = try rows.next() {
                let session = try SessionRow(row)
                entries.append(try session.entry(db, recent: recent[session.id]?.segments.last?.last))
            }
            return entries
        }
    }

    package func sessionCount(of owner: String) throws(JournalError) -> Int {
        try read { db in
            let query = try db.cachedStatement(sql: "SELECT count(*) FROM session WHERE owner = ?")
            return try Int.fetchOne(query, arguments: [owner]) ?? 0
        }
    }

    /// The sizes of the file, of its log and of the file of recent records.
    package func byteCount() throws(JournalError) -> Int {
        var sum = 0
        for suffix in ["", "-wal", RecentFile.suffix] {
            var status = stat()
            guard stat(database.path + suffix, &status) == 0 else {
                // There is none before records have come.
                if errno == ENOENT, suffix == RecentFile.suffix { continue }
                throw .unavailable(String(cString: strerror(errno)))
            }
            sum += Int(status.st_size)
        }
        return sum
    }

    package func overdue(at seconds: Double, limit: Int) throws(JournalError) -> [OwnedSession] {
        try read { db in
            let query = try db.cachedStatement(
                sql: "SELECT \(SQLColumns.session) FROM session WHERE deadline <= ? ORDER BY deadline LIMIT ?"
            )
            // A session whose deadline is damaged is not ended for it, and keeps no others from their end.
            return try Row.fetchAll(query, arguments: [seconds, limit]).compactMap { row in
                (try? SessionRow(row)).map { OwnedSession(id: $0.id, owner: $0.owner) }
            }
        }
    }

    private func read<Answer>(_ body: (Database) throws -> Answer) throws(JournalError) -> Answer {
        do { return try database.read(body) } catch {
            let failure = JournalError(error)
            if (error as? DatabaseError)?.isCorruption == true { writer.refuse(failure) }
            throw failure
        }
    }
}
