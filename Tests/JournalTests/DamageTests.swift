import Foundation
import GRDB
import Sessions
import Synchronization
import Testing
import WireFormat

@testable import SQLiteJournal

/// What the store does not have as it was written is told as such, and nothing else is.
@Suite("Damage")
struct DamageTests {
    private static let definition = #"{"root": {"class": "UINavigationController", "as": "nav"}}"#

    /// Has sessions with operations made in a store, and returns each with its export.
    ///
    /// - Parameter count: The operations of the first session; the others have fewer.
    private static func fill(
        _ path: String, sessions: Int, operations count: Int = 3
    ) throws -> [(id: SessionID, export: [UInt8])] {
        let replica = Replica(registry: SessionRegistry(journal: try SQLiteJournal(path: path)))
        defer { replica.registry.close() }
        return try (0..<sessions).map { number in
            let id = try replica.create(definition)
            for version in 0..<(number == 0 ? count : 3) {
                let title = "\(number) \(version) " + String(repeating: "x", count: count > 3 ? 900 : 9)
                _ = try replica.perform(
                    #"{"op": "set", "target": "nav", "title": "\#(title)"}"#, on: id)
            }
            return (id, try replica.registry.session(id).export())
        }
    }

    /// What becomes of a session that is read, exported and changed: nil when all is as it was.
    private static func failures(_ registry: SessionRegistry, _ id: SessionID, export: [UInt8]) -> [String] {
        let attempts: [(SessionRegistry) throws -> Bool] = [
            { try $0.session(id).export() == export },
            { try $0.session(id).read { !$0.isCrashed } },
            { try !$0.session(id).events().events.isEmpty },
            {
                _ = try Replica(registry: $0).perform(#"{"op": "settle"}"#, on: id); return true
            },
            { registry in
                let session = try registry.session(id)
                _ = try answer {
                    (done: @escaping @Sendable (Result<OperationReceipt, SessionError>) -> Void) in
                    session.reset(answer: done)
                }
                return true
            },
        ]
        return attempts.compactMap { attempt in
            do { return try attempt(registry) ? nil : "another answer" } catch SessionError.storeDamaged {
                return "damaged"
            } catch { return "\(error)" }
        }
    }

    // MARK: Content

    /// Statements that change what a store says, each with what puts it right again.
    private static let changes: [(damage: String, repair: String)] = [
        ("UPDATE segment SET first = first + 1", "UPDATE segment SET first = first - 1"),
        ("UPDATE segment SET last = last + 1", "UPDATE segment SET last = last - 1"),
        (
            "UPDATE segment SET lastSequence = lastSequence + 1",
            "UPDATE segment SET lastSequence = lastSequence - 1"
        ),
        ("UPDATE segment SET effect = 1 - effect", "UPDATE segment SET effect = 1 - effect"),
        ("UPDATE segment SET effect = effect + 9", "UPDATE segment SET effect = effect - 9"),
        ("UPDATE segment SET session = session + 99", "UPDATE segment SET session = session - 99"),
        ("UPDATE definition SET seal = seal + 1", "UPDATE definition SET seal = seal - 1"),
        ("UPDATE definition SET session = session + 99", "UPDATE definition SET session = session - 99"),
        (
            "UPDATE session SET launchDigest = -launchDigest",
            "UPDATE session SET launchDigest = -launchDigest"
        ),
        (
            "UPDATE session SET launchEvents = launchEvents + 1",
            "UPDATE session SET launchEvents = launchEvents - 1"
        ),
        ("UPDATE session SET launchCrashed = 1", "UPDATE session SET launchCrashed = 0"),
        (
            "UPDATE session SET createdSeconds = -createdSeconds",
            "UPDATE session SET createdSeconds = -createdSeconds"
        ),
        ("UPDATE session SET owner = 'x'", "UPDATE session SET owner = NULL"),
        (
            "UPDATE session SET key = 'x', fingerprint = 1",
            "UPDATE session SET key = NULL, fingerprint = NULL"
        ),
        ("UPDATE session SET key = 'x'", "UPDATE session SET key = NULL"),
        ("UPDATE session SET filed = filed - 1", "UPDATE session SET filed = filed + 1"),
        ("UPDATE session SET deadline = -deadline", "UPDATE session SET deadline = -deadline"),
    ]

    @Test("whatever is changed in the rows of a session, it is damaged, and others are not")
    func content() throws {
        try StoreKind.sqlite.withPlace { place in
            let sessions = try Self.fill(place.path, sessions: 2)
            let (id, export) = sessions[0]
            let journal = try SQLiteJournal(path: place.path)
            defer { journal.close() }
            func check(_ what: String) throws {
                let registry = SessionRegistry(journal: journal)
                let found = Self.failures(registry, id, export: export)
                #expect(!found.isEmpty && Set(found) == ["damaged"], "\(what): \(found)")
                #expect(registry.trouble?.storeFailure == .damaged, "\(what)")
                #expect(try registry.session(sessions[1].id).export() == sessions[1].export, "\(what)")
                // It is not ended for it either.
                registry.removeExpired()
                #expect(try journal.sessionCount() == 2, "\(what)")
            }
            // Not within a transaction: whoever reads may have to wait for the writer.
            func change(_ statement: String, _ arguments: StatementArguments = []) throws {
                try journal.database.write { try $0.execute(sql: statement, arguments: arguments) }
            }
            for (table, column) in [("segment", "records"), ("definition", "json")] {
                let query = "SELECT \(column) FROM \(table) WHERE session = 1"
                let bytes = [UInt8](
                    try #require(try journal.database.read { try Data.fetchOne($0, sql: query) }))
                for index in stride(from: 0, to: bytes.count, by: 5) {
                    var changed = bytes
                    changed[index] ^= 1 << (index % 8)
                    let statement = "UPDATE \(table) SET \(column) = ? WHERE session = 1"
                    try change(statement, [Data(changed)])
                    try check("\(table) \(index)")
                    try change(statement, [Data(bytes)])
                }
            }
            for (damage, repair) in Self.changes {
                let condition = damage.contains(" session SET") ? "number" : "session"
                try change(damage + " WHERE \(condition) = 1")
                try check(damage)
                let moved = damage.contains("+ 99") ? 100 : 1
                try change(repair + " WHERE \(condition) = \(moved)")
            }
            #expect(Self.failures(SessionRegistry(journal: journal), id, export: export) == [])
        }
    }

    @Test("records that are missing in the middle, or recent ones that were changed, are damage")
    func missing() throws {
        try StoreKind.sqlite.withPlace { place in
            let sessions = try Self.fill(place.path, sessions: 1, operations: 200)
            let journal = try SQLiteJournal(path: place.path)
            try journal.database.write { db in
                #expect(try Int.fetchOne(db, sql: "SELECT count(*) FROM segment") == 3)
                try db.execute(sql: "DELETE FROM segment WHERE first > 1 AND last < 200")
            }
            let registry = SessionRegistry(journal: journal)
            #expect(Set(Self.failures(registry, sessions[0].id, export: sessions[0].export)) == ["damaged"])
            // What leads to a session may be damaged as well.
            #expect(throws: SessionError.self) { try registry.session(.random()) }
            do { _ = try registry.session(.random()) } catch SessionError.storeDamaged {} catch {
                Issue.record(error)
            }
            let header = Samples.header()
            journal.keepFromFiling()
            try journal.createNow(header)
            for version in 1...3 { try journal.appendNow([Samples.record(version)], to: header.id) }
            try copyStore(place.path, to: "\(place.path)-copy")
            journal.close()
            let file = RecentFile(beside: "\(place.path)-copy", isSynchronous: true)
            for change in [
                "DELETE FROM recent WHERE place = 1", "UPDATE recent SET seal = seal + 1",
                "UPDATE recent SET records = CAST('x' AS BLOB) WHERE place = 1",
                "UPDATE recent SET place = 4", "UPDATE recentFile SET salt = salt + 1",
                "UPDATE recentFile SET filed = 1",
            ] {
                let raw = try DatabaseQueue(path: "\(place.path)-copy")
                try raw.writeWithoutTransaction { db in
                    try db.execute(sql: "BEGIN; \(change)")
                    #expect(throws: DamagedStore.self) {
                        try JournalWriter.Memory(reading: db, RecentRecords(), file)
                    }
                    try db.execute(sql: "ROLLBACK")
                }
            }
        }
    }

    // MARK: Form

    @Test("random bytes in the file are never answered as anything but damage, and a check finds them")
    func randomBytes() throws {
        try StoreKind.sqlite.withPlace { place in
            let sessions = try Self.fill(place.path, sessions: 12)
            let whole = try Data(contentsOf: URL(filePath: place.path))
            let given = ProcessInfo.processInfo.environment["UNDERSTUDY_DAMAGE_ROUNDS"].flatMap { Int($0) }
            let rounds = given ?? 40
            var random = SplitMix(seed: UInt64(rounds))
            var damagedRounds = 0
            for round in 0..<rounds {
                var bytes = whole
                let places = (0..<(1 + round % 8)).map { _ in 100 + random.next(below: whole.count - 116) }
                for place in places {
                    for index in place..<(place + 16) {
                        bytes[index] = UInt8(truncatingIfNeeded: random.next(below: 256))
                    }
                }
                let path = "\(place.path)-\(round)"
                try bytes.write(to: URL(filePath: path))
                let isFound = try !StoreCheck(path: path).findings.isEmpty
                let name = "16 bytes at \(places)"
                let journal: SQLiteJournal
                do throws(SQLiteJournalError) { journal = try SQLiteJournal(path: path) } catch {
                    damagedRounds += 1
                    #expect(isFound && error.detail.contains("damaged"), "\(name): \(error.detail)")
                    continue
                }
                defer { journal.close() }
                let registry = SessionRegistry(journal: journal)
                let found = sessions.flatMap { Self.failures(registry, $0.id, export: $0.export) }
                // An index that leads nowhere is not noticed when it is asked; the check does.
                #expect(Set(found).isSubset(of: ["damaged", "notFound(nil)"]), "\(name): \(Set(found))")
                #expect(isFound || found.isEmpty, "\(name)")
                if !found.isEmpty { damagedRounds += 1 }
                guard let trouble = journal.trouble else { continue }
                // SQLite has said so itself: nothing more is written.
                #expect(throws: trouble) { try journal.createNow(Samples.header()) }
                #expect(throws: trouble) { try journal.deleteNow([sessions[0].id]) }
            }
            #expect(damagedRounds > rounds / 4)
        }
    }

    @Test("a check finds nothing in a whole store, writes nothing, and keeps out of a store that is used")
    func check() throws {
        try StoreKind.sqlite.withPlace { place in
            let journal = try SQLiteJournal(path: place.path)
            #expect(throws: SQLiteJournalError.self) { try StoreCheck(path: place.path) }
            var sessions: [SessionID] = []
            for count in [1, 40, 3_000] {
                let header = Samples.header(key: IdempotencyKey(text: "\(count)", fingerprint: 7), owner: "o")
                try journal.createNow(header)
                try journal.appendNow(Samples.records(1...count), to: header.id)
                sessions.append(header.id)
            }
            let copy = place.path + "-copy"
            try copyStore(place.path, to: copy)
            journal.close()
            let suffixes = ["", "-wal", "-recent"]
            for path in [place.path, copy] {
                let before = suffixes.map { FileManager.default.contents(atPath: path + $0) }
                #expect((before[2] != nil) == (path == copy))
                let check = try StoreCheck(path: path)
                #expect(check.findings == [] && check.sessionCount == 3 && check.recordCount == 3_041)
                #expect(suffixes.map { FileManager.default.contents(atPath: path + $0) } == before)
            }
            let raw = try DatabaseQueue(path: place.path)
            try raw.write { db in
                try db.execute(sql: "UPDATE segment SET seal = 1 WHERE session = 2 AND first = 1")
                try db.execute(sql: "INSERT INTO definition (session, json) VALUES (9, x'7b7d')")
            }
            try raw.close()
            let check = try StoreCheck(path: place.path)
            #expect(check.sessionCount == 2)
            #expect(check.findings.map(\.session) == [sessions[1], nil], "\(check.findings)")
        }
        #expect(throws: SQLiteJournalError.self) { try StoreCheck(path: "/nowhere/store") }
    }

    @Test(
        "a list of migrations that no version has is damage; one that goes on is a newer version's",
        arguments: [
            ("UPDATE grdb_migrations SET identifier = 'sealz' WHERE identifier = 'seals'", true),
            ("INSERT INTO grdb_migrations VALUES ('of a later version')", false),
        ])
    func migrations(change: String, isDamage: Bool) throws {
        try StoreKind.sqlite.withPlace { place in
            try SQLiteJournal(path: place.path).close()
            let raw = try DatabaseQueue(path: place.path)
            try raw.write { try $0.execute(sql: change) }
            try raw.close()
            let refusal = #expect(throws: SQLiteJournalError.self) { try SQLiteJournal(path: place.path) }
            #expect(refusal?.detail.contains("the list of migrations is damaged") == isDamage)
            #expect(refusal?.detail.contains("newer version") == !isDamage)
            if isDamage {
                #expect(
                    try StoreCheck(path: place.path).findings.map(\.detail) == [
                        "the list of migrations is damaged"
                    ])
            } else {
                #expect(throws: SQLiteJournalError.self) { try StoreCheck(path: place.path) }
            }
        }
    }
}
