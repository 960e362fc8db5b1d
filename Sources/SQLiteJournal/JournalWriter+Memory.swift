import FoundationEssentials
import GRDB
import Sessions
import WireFormat

extension JournalWriter {
    /// What the writer knows of the store without asking it.
    struct Memory: Sendable {
        /// Where the records of sessions end; at least those of all sessions with unfiled ones.
        private var heads: [SessionID: Head] = [:]
        private var lastNumber: Int64
        private(set) var sessionCount: Int
        /// How many records are not filed.
        private(set) var unfiledCount = 0
        /// At how many unfiled records they are filed.
        var dueCount = filingCount
        /// Whether something is in the log that is not in the file.
        var hasLog = true
        /// Whether a write has failed, so that the rest may not be what the store says.
        var isUncertain = false
        /// Whether the disk has failed to make a write durable.
        var isBroken = false
        var isClosed = false
        var isTidyingScheduled = false

        /// A session's number in the store and its last version.
        private struct Head {
            let number: Int64
            var version: Int
        }

        /// Enough for filing to write each page for many records; few enough to be searched without an index.
        static let filingCount = 8_192
        private static let headsMax = 65_536

        var isDirty: Bool { hasLog || unfiledCount > 0 }
        var isDue: Bool { unfiledCount >= dueCount && !isBroken }

        /// The sessions with unfiled records.
        var recent: some Sequence<SessionID> { heads.keys }

        /// What is told to those whose write comes too late.
        var refusal: JournalError {
            .unavailable(
                "the disk failed to make a write durable, and the service is stopping; what has become of this "
                    + "request is known after a restart")
        }

        /// Reads what the store has.
        init(reading db: Database) throws {
            lastNumber = try Int64.fetchOne(db, sql: "SELECT max(number) FROM session") ?? 0
            sessionCount = try Int.fetchOne(db, sql: "SELECT count(*) FROM session") ?? 0
            let rows = try Row.fetchCursor(
                db,
                sql: """
                    SELECT name, number, last, count FROM session JOIN (
                        SELECT session, max(version) AS last, count(*) AS count FROM recent GROUP BY session
                    ) ON session = number
                    """)
            while let row = try rows.next() {
                guard let id = SessionID(name: row[0]) else { continue }
                heads[id] = Head(number: row[1], version: row[2])
                unfiledCount += row[3] as Int
            }
        }

        /// Reads what the store has, after a write has failed.
        mutating func reload(_ db: Database) throws {
            var fresh = try Memory(reading: db)
            fresh.dueCount = dueCount
            fresh.isTidyingScheduled = isTidyingScheduled
            self = fresh
        }

        /// Files the unfiled records; they are in order of session and version then.
        static func file(_ db: Database) throws {
            try db.execute(
                sql: """
                    INSERT INTO record SELECT \(SQLColumns.record) FROM recent ORDER BY session, version;
                    DELETE FROM recent;
                    """)
        }

        /// Takes note that all records are filed.
        mutating func forgetFiled() {
            unfiledCount = 0
            dueCount = Memory.filingCount
            hasLog = true
            if heads.count > Memory.headsMax { heads.removeAll() }
        }
    }
}

// MARK: Writes

extension JournalWriter.Memory {
    /// Carries out a write within a transaction.
    ///
    /// - Returns: Why it was refused; nothing is written then.
    mutating func apply(_ write: JournalWrite, _ db: Database, _ index: RecentIndex) throws -> JournalError? {
        hasLog = true
        switch write {
        case .create(let header): return try create(header, db)
        case .append(let records, let session): return try append(records, to: session, db, index)
        case .update(let change): return try update(change, db)
        case .delete(let sessions):
            for session in sessions { try delete(session, db, index) }
        case .postpone(let deadlines, let seconds):
            let statement = try db.cachedStatement(sql: "UPDATE session SET deadline = ? WHERE name = ?")
            for deadline in deadlines {
                try statement.execute(arguments: [deadline.seconds, deadline.session.name])
            }
            try db.cachedStatement(sql: "REPLACE INTO clock (row, seconds) VALUES (1, ?)")
                .execute(arguments: [seconds])
        }
        return nil
    }

    private mutating func create(_ header: JournalHeader, _ db: Database) throws -> JournalError? {
        if let key = header.creationKey {
            let holder = try db.cachedStatement(sql: "SELECT name FROM session WHERE key = ?")
            if let name = try Data.fetchOne(holder, arguments: [key.text]), let id = SessionID(name: name) {
                return .keyTaken(id)
            }
        }
        let number = lastNumber + 1
        let entry = header.entry
        try db.cachedStatement(
            sql: """
                INSERT INTO session (
                    number, name, idleSeconds, createdMilliseconds, createdSeconds, deadline,
                    launchDigest, launchEvents, launchCrashed, key, fingerprint
                ) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """
        ).execute(arguments: [
            number, entry.id.name, entry.idleSeconds, entry.createdMilliseconds, entry.createdSeconds,
            entry.deadline, Int64(bitPattern: header.launch.digest), header.launch.eventCount,
            header.launch.isCrashed, header.creationKey?.text,
            header.creationKey.map { Int64(bitPattern: $0.fingerprint) },
        ])
        try db.cachedStatement(sql: "INSERT INTO definition (session, json) VALUES (?, ?)")
            .execute(arguments: [number, Data(header.definition)])
        try insert(entry.labels, number, db)
        lastNumber = number
        sessionCount += 1
        heads[entry.id] = Head(number: number, version: 0)
        return nil
    }

    private func insert(_ labels: [SessionDefinition.Label], _ number: Int64, _ db: Database) throws {
        let insert = try db.cachedStatement(
            sql: "INSERT INTO label (session, place, key, value) VALUES (?, ?, ?, ?)")
        for (place, label) in labels.enumerated() {
            try insert.execute(arguments: [number, place, label.key, label.value])
        }
    }

    private mutating func append(
        _ records: [JournalRecord], to session: SessionID, _ db: Database, _ index: RecentIndex
    ) throws -> JournalError? {
        guard var head = try head(of: session, db) else { return .unknownSession }
        guard records.first?.version == head.version + 1 else { return .conflict }
        let insert = try db.cachedStatement(
            sql: "INSERT INTO recent (\(SQLColumns.record)) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
        for record in records {
            insert.setUncheckedArguments([
                head.number, record.version, Data(record.operation), Int64(record.effect.rawValue),
                record.eventCount, record.lastSequence, Int64(bitPattern: record.digest), record.key?.text,
                record.key.map { Int64(bitPattern: $0.fingerprint) }, record.key?.operationCount,
            ])
            try insert.execute()
            head.version = record.version
        }
        index.add(CollectionOfOne(session))
        heads[session] = head
        unfiledCount += records.count
        return nil
    }

    /// Where a session's records end; nil if there is no such session.
    private mutating func head(of session: SessionID, _ db: Database) throws -> Head? {
        if let head = heads[session] { return head }
        // Not known, so all of its records are filed.
        let query = try db.cachedStatement(
            sql: """
                SELECT number, (SELECT max(version) FROM record WHERE session = number)
                FROM session WHERE name = ?
                """)
        guard let row = try Row.fetchOne(query, arguments: [session.name]) else { return nil }
        let head = Head(number: row[0], version: row[1] ?? 0)
        heads[session] = head
        return head
    }

    private mutating func update(_ change: JournalChange, _ db: Database) throws -> JournalError? {
        guard let number = try head(of: change.session, db)?.number else { return .unknownSession }
        try db.cachedStatement(sql: "UPDATE session SET idleSeconds = ?, deadline = ? WHERE number = ?")
            .execute(arguments: [change.idleSeconds, change.deadline, number])
        try db.cachedStatement(sql: "DELETE FROM label WHERE session = ?").execute(arguments: [number])
        try insert(change.labels, number, db)
        return nil
    }

    private mutating func delete(_ session: SessionID, _ db: Database, _ index: RecentIndex) throws {
        guard let number = try head(of: session, db)?.number else { return }
        for table in ["record", "label", "definition"] {
            try db.cachedStatement(sql: "DELETE FROM \(table) WHERE session = ?").execute(arguments: [number])
        }
        if index.contains(session) {
            try db.cachedStatement(sql: "DELETE FROM recent WHERE session = ?").execute(arguments: [number])
            unfiledCount -= db.changesCount
        }
        try db.cachedStatement(sql: "DELETE FROM session WHERE number = ?").execute(arguments: [number])
        heads[session] = nil
        sessionCount -= 1
    }
}
