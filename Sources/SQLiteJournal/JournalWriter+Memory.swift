import FoundationEssentials
import GRDB
import Sessions
import WireFormat

extension JournalWriter {
    /// What the writer knows of the store without asking it.
    struct Memory: Sendable {
        /// Where the records of sessions end; at least those of all sessions with recent ones.
        private var heads: [SessionID: Head] = [:]
        private var lastNumber: Int64
        private(set) var sessionCount: Int
        /// What is not filed.
        private var unfiled = Amount()
        /// How much more is put up with where filing has failed.
        private var patience = 1
        /// How many commits there have been.
        private(set) var commitCount = 0
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

        /// Records, their bytes and the commits that they came with.
        private struct Amount: Sendable {
            var records = 0
            var bytes = 0
            var commits = 0

            /// The greatest part of what there may be of each at once.
            func isOver(_ limit: Amount, times factor: Int) -> Bool {
                records >= limit.records * factor || bytes >= limit.bytes * factor
                    || commits >= limit.commits * factor
            }
        }

        /// Enough for filing to put many records of a session into one row; few enough to be kept in memory,
        /// and to be read when the store is opened.
        private static let filingAmount = Amount(records: 8_192, bytes: 4 << 20, commits: 1_024)
        private static let headsMax = 65_536

        var isDirty: Bool { hasLog || hasUnfiled }
        var hasUnfiled: Bool { unfiled.commits > 0 }
        var isDue: Bool { unfiled.isOver(Memory.filingAmount, times: patience) && !isBroken }

        /// What is told to those whose write comes too late.
        static let refusal = JournalError.unavailable("\(Memory.breakdown); nothing more is written")
        /// What is told to those whose write was under way.
        static let unknown = JournalError.unknown("\(Memory.breakdown); the store says so after a restart")

        private static let breakdown = "the disk failed to make a write durable, and the service is stopping"

        /// Reads what the store has, and the recent records for all.
        init(reading db: Database, _ recent: RecentRecords) throws {
            lastNumber = try Int64.fetchOne(db, sql: "SELECT max(number) FROM session") ?? 0
            sessionCount = try Int.fetchOne(db, sql: "SELECT count(*) FROM session") ?? 0
            var found: [Int64: RecentRecords.Recent] = [:]
            let rows = try Row.fetchCursor(db, sql: "SELECT records FROM recent ORDER BY place")
            while let row = try rows.next() {
                let bytes = [UInt8](row[0] as Data)
                unfiled.records += try RecentBatch.read(bytes, into: &found)
                unfiled.bytes += bytes.count
                unfiled.commits += 1
            }
            var known: [SessionID: RecentRecords.Recent] = [:]
            for (number, records) in found {
                let query = try db.cachedStatement(sql: "SELECT name FROM session WHERE number = ?")
                guard let name = try Data.fetchOne(query, arguments: [number]),
                    let id = SessionID(name: name), let last = records.segments.last?.last
                else { throw DamagedRecords() }
                known[id] = records
                heads[id] = Head(number: number, version: last.version)
            }
            recent.replace(with: known)
        }

        /// Reads what the store has, after a write has failed.
        mutating func reload(_ db: Database, _ recent: RecentRecords) throws {
            var fresh = try Memory(reading: db, recent)
            fresh.patience = patience
            fresh.commitCount = commitCount
            fresh.isTidyingScheduled = isTidyingScheduled
            self = fresh
        }

        /// Files the recent records: each session's together.
        static func file(_ recent: RecentRecords, _ db: Database) throws {
            let insert = try db.cachedStatement(
                sql: "INSERT INTO segment (session, last, first, lastSequence, effect, records) "
                    + "VALUES (?, ?, ?, ?, ?, ?)")
            for session in recent.snapshot.values.sorted(by: { $0.number < $1.number }) {
                for segment in session.segments {
                    try insert.execute(arguments: [
                        session.number, segment.last.version, segment.first, segment.last.lastSequence,
                        Int64(segment.last.effect.rawValue), Data(segment.bytes),
                    ])
                }
            }
            try db.cachedStatement(sql: "DELETE FROM recent").execute()
        }

        /// Takes note that filing is tried.
        mutating func beginFiling() { patience += 1 }

        /// Takes note that all records are filed.
        mutating func endFiling() {
            unfiled = Amount()
            patience = 1
            hasLog = true
            if heads.count > Memory.headsMax { heads.removeAll() }
        }

        /// Takes note of a commit.
        mutating func committed(_ batch: RecentBatch) {
            commitCount += 1
            guard !batch.changes.isEmpty else { return }
            unfiled.commits += 1
            unfiled.records += batch.recordCount
            unfiled.bytes += batch.byteCount
        }
    }
}

// MARK: Writes

extension JournalWriter.Memory {
    /// Carries out a write within a transaction.
    ///
    /// - Returns: Why it was refused; nothing is written then.
    mutating func apply(
        _ write: JournalWrite, _ db: Database, _ recent: RecentRecords, _ batch: inout RecentBatch
    ) throws -> JournalError? {
        hasLog = true
        switch write {
        case .create(let header, let records):
            if let refusal = try create(header, db) { return refusal }
            return records.isEmpty ? nil : try append(records, to: header.id, db, &batch)
        case .append(let records, let session): return try append(records, to: session, db, &batch)
        case .update(let change): return try update(change, db)
        case .delete(let sessions):
            for session in sessions { try delete(session, db, recent, &batch) }
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
                    launchDigest, launchEvents, launchCrashed, key, fingerprint, owner
                ) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """
        ).execute(arguments: [
            number, entry.id.name, entry.idleSeconds, entry.createdMilliseconds, entry.createdSeconds,
            entry.deadline, Int64(bitPattern: header.launch.digest), header.launch.eventCount,
            header.launch.isCrashed, header.creationKey?.text,
            header.creationKey.map { Int64(bitPattern: $0.fingerprint) }, entry.owner,
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
        _ records: [JournalRecord], to session: SessionID, _ db: Database, _ batch: inout RecentBatch
    ) throws -> JournalError? {
        guard var head = try head(of: session, db) else { return .unknownSession }
        guard let last = records.last, records.first?.version == head.version + 1 else { return .conflict }
        batch.add(records, to: session, number: head.number)
        head.version = last.version
        heads[session] = head
        return nil
    }

    /// Writes what a group has gathered.
    static func write(_ batch: RecentBatch, _ db: Database) throws {
        for row in batch.rowBytes {
            let insert = try db.cachedStatement(sql: "INSERT INTO recent (records) VALUES (?)")
            try insert.execute(arguments: [Data(row)])
        }
    }

    /// Where a session's records end; nil if there is no such session.
    private mutating func head(of session: SessionID, _ db: Database) throws -> Head? {
        if let head = heads[session] { return head }
        // Not known, so all of its records are filed.
        let query = try db.cachedStatement(
            sql: """
                SELECT number, (SELECT max(last) FROM segment WHERE session = number)
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

    private mutating func delete(
        _ session: SessionID, _ db: Database, _ recent: RecentRecords, _ batch: inout RecentBatch
    ) throws {
        guard let number = try head(of: session, db)?.number else { return }
        for table in ["segment", "label", "definition"] {
            try db.cachedStatement(sql: "DELETE FROM \(table) WHERE session = ?").execute(arguments: [number])
        }
        if recent.contains(session) || batch.changes.contains(where: { $0.session == session }) {
            batch.end(session, number: number)
        }
        try db.cachedStatement(sql: "DELETE FROM session WHERE number = ?").execute(arguments: [number])
        heads[session] = nil
        sessionCount -= 1
    }
}
