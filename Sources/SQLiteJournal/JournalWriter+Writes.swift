import FoundationEssentials
import GRDB
import Sessions
import WireFormat

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
        case .append(let records, let session, _): return try append(records, to: session, db, &batch)
        case .update(let change): return try update(change, db)
        case .delete(let sessions):
            for session in sessions { try delete(session, db, recent, &batch) }
        case .postpone(let deadlines, let seconds):
            let statement = try db.cachedStatement(
                sql: "UPDATE session SET deadline = ?, deadlineSeal = ? WHERE name = ?")
            for deadline in deadlines {
                let seal = Seal.ofDeadline(deadline.seconds, of: deadline.session)
                try statement.execute(arguments: [deadline.seconds, seal, deadline.session.name])
            }
            try db.cachedStatement(sql: "REPLACE INTO clock (row, seconds, seal) VALUES (1, ?, ?)")
                .execute(arguments: [seconds, Seal.ofClock(seconds)])
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
                    launchDigest, launchEvents, launchCrashed, key, fingerprint, owner, deadlineSeal,
                    idleSeal
                ) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """
        ).execute(arguments: [
            number, entry.id.name, entry.idleSeconds, entry.createdMilliseconds, entry.createdSeconds,
            entry.deadline, Int64(bitPattern: header.launch.digest), header.launch.eventCount,
            header.launch.isCrashed, header.creationKey?.text,
            header.creationKey.map { Int64(bitPattern: $0.fingerprint) }, entry.owner,
            Seal.ofDeadline(entry.deadline, of: entry.id),
            Seal.ofIdleSeconds(entry.idleSeconds, of: entry.id),
        ])
        try db.cachedStatement(sql: "INSERT INTO definition (session, json, seal) VALUES (?, ?, ?)")
            .execute(arguments: [number, Data(header.definition), Seal.of(header, number: number)])
        try insert(entry.labels, number, db)
        lastNumber = number
        loggedBytes += header.definition.count
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
        guard let place = try headPlace(of: session, db) else { return .unknownSession }
        return append(records, to: session, at: place, &batch)
    }

    /// The same for a session that is at a place of `heads`.
    mutating func append(
        _ records: [JournalRecord], to session: SessionID, at place: Dictionary<SessionID, Head>.Index,
        _ batch: inout RecentBatch
    ) -> JournalError? {
        let head = heads.values[place]
        guard !records.isEmpty, records[0].version == head.version + 1 else { return .conflict }
        batch.add(records, to: session, number: head.number)
        heads.values[place].version = records[records.count - 1].version
        return nil
    }

    /// Writes what a group has gathered.
    mutating func write(_ batch: RecentBatch, _ db: Database) throws {
        for row in batch.rowBytes {
            recentRowCount += 1
            let insert = try db.cachedStatement(
                sql: "INSERT INTO recent (place, records, seal) VALUES (?, ?, ?)")
            try insert.execute(arguments: [
                recentRowCount, Data(row), Seal.of(row, place: recentRowCount),
            ])
        }
    }

    /// Where in `heads` a session is; nil if there is no such session.
    private mutating func headPlace(
        of session: SessionID, _ db: Database
    ) throws -> Dictionary<SessionID, Head>.Index? {
        if let place = heads.index(forKey: session) { return place }
        return try head(of: session, db) == nil ? nil : heads.index(forKey: session)
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
        let head = Head(number: try row.value(0), version: row[1] ?? 0)
        heads[session] = head
        return head
    }

    private mutating func update(_ change: JournalChange, _ db: Database) throws -> JournalError? {
        guard let number = try head(of: change.session, db)?.number else { return .unknownSession }
        try db.cachedStatement(
            sql: "UPDATE session SET idleSeconds = ?, idleSeal = ?, deadline = ?, deadlineSeal = ? "
                + "WHERE number = ?"
        ).execute(arguments: [
            change.idleSeconds, Seal.ofIdleSeconds(change.idleSeconds, of: change.session), change.deadline,
            Seal.ofDeadline(change.deadline, of: change.session), number,
        ])
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
