import FoundationEssentials
import GRDB
import Sessions
import WireFormat

/// The columns that statements name in one order.
enum SQLColumns {
    static let session =
        "number, name, idleSeconds, createdMilliseconds, createdSeconds, deadline, "
        + "launchDigest, launchEvents, launchCrashed, session.key, fingerprint, owner, deadlineSeal, "
        + "filed, filedSeal, idleSeal"
    static let segment = "last, first, lastSequence, effect, records, seal"
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
    let owner: String?
    /// The last version that is filed; nil where none was, or an earlier version of the program filed it.
    private let filed: Int?

    /// Reads a row; one with a deadline that was not written so is not believed.
    init(_ row: Row, isSealed: Bool = true) throws {
        guard let id = SessionID(name: try row.value(1)) else { throw DamagedStore("a session's row") }
        self.id = id
        number = try row.value(0)
        idleSeconds = try row.value(2)
        createdMilliseconds = try row.value(3)
        createdSeconds = try row.value(4)
        deadline = try row.value(5)
        owner = row[11]
        launch = JournalHeader.Launch(
            digest: UInt64(bitPattern: try row.value(6)), eventCount: try row.value(7),
            isCrashed: try row.value(8))
        filed = row[13]
        try Seal.check(
            row[12], is: Seal.ofDeadline(deadline, of: id), "a session's deadline",
            isRequired: isSealed)
        try Seal.check(
            row[15], is: Seal.ofIdleSeconds(idleSeconds, of: id), "a session's time to live",
            isRequired: isSealed)
        try Seal.check(row[14], is: Seal.ofFiled(filed ?? 0, session: number), "a session's row")
    }

    /// The whole header, from a row that ends with the definition.
    func header(
        _ row: Row, _ db: Database, recent: JournalEntry.Head.LastRecord?
    ) throws -> JournalHeader {
        let key = try (row[9] as String?).map { text in
            IdempotencyKey(text: text, fingerprint: UInt64(bitPattern: try row.value(10)))
        }
        let header = JournalHeader(
            entry: try entry(db, recent: recent), definition: [UInt8](try row.value(16) as Data),
            launch: launch, creationKey: key)
        try Seal.check(row[17], is: Seal.of(header, number: number), "a session's definition")
        return header
    }

    /// What the list shows.
    ///
    /// - Parameter recent: The last recent record, asked for before the state of the file was chosen.
    func entry(_ db: Database, recent: JournalEntry.Head.LastRecord?) throws -> JournalEntry {
        let query = try db.cachedStatement(
            sql: "SELECT key, value FROM label WHERE session = ? ORDER BY place")
        let labels = try Row.fetchAll(query, arguments: [number]).map { row in
            SessionDefinition.Label(key: try row.value(0), value: try row.value(1))
        }
        var entry = JournalEntry(
            id: id, labels: labels, idleSeconds: idleSeconds, createdMilliseconds: createdMilliseconds,
            createdSeconds: createdSeconds, deadline: deadline, owner: owner)
        entry.order = number
        let last = try filedLast(db)
        if let filed, last?.version != filed { throw DamagedStore("the list of a session's records") }
        let ends = [last, recent].compactMap { $0 }
        entry.head = JournalEntry.Head(launch: launch, last: ends.max { $0.version < $1.version })
        return entry
    }

    private func filedLast(_ db: Database) throws -> JournalEntry.Head.LastRecord? {
        let query = try db.cachedStatement(
            sql: "SELECT last, lastSequence, effect FROM segment WHERE session = ? "
                + "ORDER BY last DESC LIMIT 1")
        return try Row.fetchOne(query, arguments: [number]).map { row in
            (try row.value(0), try row.value(1), try JournalRecord.Effect(stored: try row.value(2)))
        }
    }
}

/// A row of filed records.
struct SegmentRow {
    let first: Int
    let last: JournalEntry.Head.LastRecord
    let records: [UInt8]

    /// Reads a row with the columns of a segment, which must say what was written.
    init(_ row: Row, session: Int64) throws {
        first = try row.value(1)
        last = (try row.value(0), try row.value(2), try JournalRecord.Effect(stored: try row.value(3)))
        records = [UInt8](try row.value(4) as Data)
        try Seal.check(
            row[5], is: Seal.of(records, session: session, first: first, last: last), "a row of records")
    }
}

extension JournalRecord.Effect {
    /// The effect of a stored number.
    fileprivate init(stored number: Int) throws {
        guard let effect = UInt8(exactly: number).flatMap(JournalRecord.Effect.init) else {
            throw DamagedStore("a row of records")
        }
        self = effect
    }
}

extension Row {
    /// A value that the schema says is there.
    func value<Value: DatabaseValueConvertible & StatementColumnConvertible>(_ column: Int) throws -> Value {
        let value: Value? = self[column]
        guard let value else { throw DamagedStore("a row") }
        return value
    }
}
