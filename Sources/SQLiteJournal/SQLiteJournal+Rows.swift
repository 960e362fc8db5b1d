import FoundationEssentials
import GRDB
import Sessions
import WireFormat

/// The columns that statements name in one order.
enum SQLColumns {
    static let session =
        "number, name, idleSeconds, createdMilliseconds, createdSeconds, deadline, "
        + "launchDigest, launchEvents, launchCrashed, session.key, fingerprint, owner"
}

/// A row of the table of sessions.
struct SessionRow {
    let id: SessionID
    let number: Int64
    private let launch: JournalHeader.Launch
    private let idleSeconds: Int
    private let createdMilliseconds: Int64
    private let createdSeconds: Double
    private let deadline: Double
    private let owner: String?

    init?(_ row: Row) {
        guard let id = SessionID(name: row[1]) else { return nil }
        self.id = id
        number = row[0]
        idleSeconds = row[2]
        createdMilliseconds = row[3]
        createdSeconds = row[4]
        deadline = row[5]
        owner = row[11]
        launch = JournalHeader.Launch(
            digest: UInt64(bitPattern: row[6]), eventCount: row[7], isCrashed: row[8])
    }

    /// The whole header, from a row that ends with the definition.
    func header(
        _ row: Row, _ db: Database, recent: JournalEntry.Head.LastRecord?
    ) throws -> JournalHeader {
        let key = (row[9] as String?).map { text in
            IdempotencyKey(text: text, fingerprint: UInt64(bitPattern: row[10]))
        }
        return JournalHeader(
            entry: try entry(db, recent: recent), definition: [UInt8](row[12] as Data), launch: launch,
            creationKey: key)
    }

    /// What the list shows.
    ///
    /// - Parameter recent: The last recent record, asked for before the state of the file was chosen.
    func entry(_ db: Database, recent: JournalEntry.Head.LastRecord?) throws -> JournalEntry {
        let query = try db.cachedStatement(
            sql: "SELECT key, value FROM label WHERE session = ? ORDER BY place")
        let labels = try Row.fetchAll(query, arguments: [number]).map { row in
            SessionDefinition.Label(key: row[0], value: row[1])
        }
        var entry = JournalEntry(
            id: id, labels: labels, idleSeconds: idleSeconds, createdMilliseconds: createdMilliseconds,
            createdSeconds: createdSeconds, deadline: deadline, owner: owner)
        entry.order = number
        let ends = [try filedLast(db), recent].compactMap { $0 }
        entry.head = JournalEntry.Head(launch: launch, last: ends.max { $0.version < $1.version })
        return entry
    }

    private func filedLast(_ db: Database) throws -> JournalEntry.Head.LastRecord? {
        let query = try db.cachedStatement(
            sql: "SELECT last, lastSequence, effect FROM segment WHERE session = ? "
                + "ORDER BY last DESC LIMIT 1")
        return try Row.fetchOne(query, arguments: [number]).map { ($0[0], $0[1], .init(stored: $0[2])) }
    }
}

extension JournalRecord.Effect {
    /// The effect of a stored number; the schema's version vouches for it.
    fileprivate init(stored number: Int) {
        self = UInt8(exactly: number).flatMap(JournalRecord.Effect.init) ?? .applied
    }
}
