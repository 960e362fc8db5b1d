import FoundationEssentials
import GRDB
package import Sessions

/// What a look at every row of a store has found.
///
/// It writes nothing, not even what SQLite would bring from the log into the file, and keeps services out
/// meanwhile.
package struct StoreCheck: Sendable {
    /// The sessions that are whole, and their operations.
    package private(set) var sessionCount = 0
    package private(set) var recordCount = 0
    package private(set) var findings: [Finding] = []

    /// Something that is not as it was written.
    package struct Finding: Sendable, Equatable {
        /// The session that it is about; nil for the store as a whole.
        package let session: SessionID?
        package let detail: String
    }

    /// SQLite stops to look after so many findings.
    private static let formFindingsMax = 100

    /// Looks at all of a store.
    ///
    /// - Throws: ``SQLiteJournalError`` where there is no store, another process uses it, or it is of a later
    ///   version of the program.
    package init(path: String) throws(SQLiteJournalError) {
        let files = try StoreFiles(path: path, creates: false)
        defer { files.release() }
        do {
            var configuration = SQLiteJournal.configuration
            configuration.readonly = true
            let queue = try DatabaseQueue(path: files.path, configuration: configuration)
            try queue.inDatabase { db in
                guard try !Schema.isNewer(db) else {
                    throw SQLiteJournalError(
                        detail: "\(files.path) was made by a newer version of the program")
                }
                try lookAtForm(db)
                let columns = try Columns(db)
                let clock = try StoreCheck.damage {
                    _ = try Schema.clockSeconds(db, isSealed: columns.isSealed)
                }
                if let clock { findings.append(Finding(session: nil, detail: clock)) }
                let recent = try readRecent(db, columns, beside: files.path)
                try lookAtSessions(db, columns, recent)
                try lookForOrphans(db)
            }
        } catch let error as SQLiteJournalError {
            throw error
        } catch {
            // What comes after cannot be looked at.
            guard case .damaged(let what) = JournalError(error) else {
                throw SQLiteJournalError(detail: "\(files.path): \(error)")
            }
            findings.append(Finding(session: nil, detail: what))
        }
    }

    /// The columns to read; seals are in stores alone that have been opened since there were any.
    private struct Columns {
        let session: String
        let segment: String
        let seal: String
        /// Whether the store has been opened since there were seals.
        let isSealed: Bool

        init(_ db: Database) throws {
            let isSealed = try db.columns(in: "recent").contains { $0.name == "seal" }
            func named(_ text: String) -> String {
                isSealed
                    ? text
                    : ["deadlineSeal", "idleSeal", "filedSeal", "filed", "seal"].reduce(text) {
                        $0.replacing($1, with: "NULL")
                    }
            }
            session = named(SQLColumns.session + ", json, seal")
            segment = named(SQLColumns.segment)
            seal = named("seal")
            self.isSealed = isSealed
        }
    }

    /// What keeps a part of the work from being done; nil if nothing is damaged.
    private static func damage(_ body: () throws -> Void) throws -> String? {
        do {
            try body()
            return nil
        } catch {
            guard case .damaged(let what) = JournalError(error) else { throw error }
            return what
        }
    }

    // MARK: Parts

    /// Has SQLite look at the pages, and hold every index against its table.
    private mutating func lookAtForm(_ db: Database) throws {
        var lines: [String] = []
        let end = try StoreCheck.damage {
            let rows = try String.fetchCursor(
                db, sql: "PRAGMA integrity_check(\(StoreCheck.formFindingsMax))")
            while let line = try rows.next() { lines.append(line.replacing("\n", with: " ")) }
        }
        for line in lines + (end.map { [$0] } ?? []) where line != "ok" {
            findings.append(Finding(session: nil, detail: line))
        }
    }

    private mutating func readRecent(
        _ db: Database, _ columns: Columns, beside path: String
    ) throws -> [Int64: RecentRecords.Recent] {
        var entries: [RecentFile.Entry] = []
        var expected: Int64 = 0
        let rows = try Row.fetchCursor(
            db, sql: "SELECT records, \(columns.seal), place FROM recent ORDER BY place")
        while let row = try rows.next() {
            try look {
                let entry = RecentFile.Entry(place: try row.value(2), row: [UInt8](try row.value(0) as Data))
                try Seal.check(row[1], is: Seal.of(entry.row, place: entry.place), "a row of recent records")
                entries.append(entry)
            }
        }
        if try db.tableExists("recentFile") {
            try look {
                let isMarked = try db.columns(in: "recentFile").contains { $0.name == "filed" }
                guard let mark = try Schema.mark(db, isMarked: isMarked) else { return }
                expected = mark.filed
                entries += try RecentFile.entries(beside: path, mark)
            }
        }
        var recent: [Int64: RecentRecords.Recent] = [:]
        for entry in entries.sorted(by: { $0.place < $1.place }) {
            try look {
                expected += 1
                guard entry.place == expected else {
                    expected = entry.place
                    throw DamagedStore("the list of recent records")
                }
                _ = try RecentBatch.read(entry.row, into: &recent)
            }
        }
        return recent
    }

    /// Notes the damage that something meets.
    private mutating func look(_ body: () throws -> Void) throws {
        if let damage = try StoreCheck.damage(body) {
            findings.append(Finding(session: nil, detail: damage))
        }
    }

    private mutating func lookAtSessions(
        _ db: Database, _ columns: Columns, _ recent: [Int64: RecentRecords.Recent]
    ) throws {
        let rows = try Row.fetchCursor(
            db,
            sql: "SELECT \(columns.session) FROM session "
                + "LEFT JOIN definition ON definition.session = number ORDER BY number")
        while let row = try rows.next() {
            let id = (row[1] as Data?).flatMap { SessionID(name: $0) }
            let damage = try StoreCheck.damage {
                let session = try SessionRow(row, isSealed: columns.isSealed)
                let header = try session.header(row, db, recent: nil)
                guard header.isReadable else { throw DamagedStore("the definition") }
                let records = try lookAtRecords(of: session, recent[session.number], db, columns)
                recordCount += records
            }
            if let damage {
                findings.append(Finding(session: id, detail: damage))
            } else {
                sessionCount += 1
            }
        }
    }

    /// Reads the records of a session, which must follow each other.
    ///
    /// - Returns: How many there are.
    private func lookAtRecords(
        of session: SessionRow, _ recent: RecentRecords.Recent?, _ db: Database, _ columns: Columns
    ) throws -> Int {
        var count = 0
        func read(_ bytes: [UInt8]) throws {
            var records: [JournalRecord] = []
            try RecordSegment.records(in: bytes, versions: (count + 1)...Int.max, into: &records)
            for record in records {
                count += 1
                guard record.version == count, record.isReadable else {
                    throw DamagedStore("operation \(count)")
                }
            }
        }
        let rows = try Row.fetchCursor(
            db, sql: "SELECT \(columns.segment) FROM segment WHERE session = ? ORDER BY last",
            arguments: [session.number])
        while let row = try rows.next() {
            let segment = try SegmentRow(row, session: session.number)
            try read(segment.records)
            guard count == segment.last.version else { throw DamagedStore("operation \(count + 1)") }
        }
        for segment in recent?.segments ?? [] { try read(segment.bytes) }
        return count
    }

    /// Counts rows of sessions that are not there.
    private mutating func lookForOrphans(_ db: Database) throws {
        for table in ["definition", "segment", "label"] {
            let count = try Int.fetchOne(
                db,
                sql: "SELECT count(*) FROM \(table) WHERE session NOT IN (SELECT number FROM session)")
            guard let count, count > 0 else { continue }
            let detail = "\(count) rows of the table \(table) belong to no session"
            findings.append(Finding(session: nil, detail: detail))
        }
    }
}
