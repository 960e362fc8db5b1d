import GRDB
import Sessions

/// The tables, and how a file of an earlier version gets them.
///
/// The records of a commit are one row of `recent`, whatever sessions they are of, so that a commit writes
/// little; from time to time they are filed in `segment`, where each row holds many records of one session.
enum Schema {
    static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("sessions and segments") { db in
            try db.execute(sql: sessions)
            try db.execute(sql: segments)
        }
        migrator.registerMigration("seals") { db in
            try db.execute(sql: seals)
            try sealTimes(db)
        }
        migrator.registerMigration("a file of recent records") { db in try db.execute(sql: recentFile) }
        migrator.registerMigration("what of that file is filed") { db in try db.execute(sql: filed) }
        return migrator
    }

    /// Whether a later version of the program has made the store, whose form is not known here.
    ///
    /// - Throws: ``DamagedStore`` where its list of migrations has strange ones and lacks some of this
    ///   version, which no later version does.
    static func isNewer(_ db: Database) throws -> Bool {
        let migrator = migrator
        let applied = try migrator.appliedIdentifiers(db)
        let known = Set(migrator.migrations)
        if applied.isSubset(of: known) { return false }
        guard known.isSubset(of: applied) else { throw DamagedStore("the list of migrations") }
        return true
    }

    /// What the service's clock last said; no row in a new store.
    static func clockSeconds(_ db: Database, isSealed: Bool = true) throws -> Double? {
        let seal = isSealed ? "seal" : "NULL"
        guard let row = try Row.fetchOne(db, sql: "SELECT seconds, \(seal) FROM clock") else { return nil }
        let seconds: Double = try row.value(0)
        try Seal.check(row[1], is: Seal.ofClock(seconds), "the clock", isRequired: isSealed)
        return seconds
    }

    /// What is known of the file of recent records; nil where there is no such file.
    ///
    /// - Parameter isMarked: Whether the store has been opened since the file is filed in parts.
    static func mark(_ db: Database, isMarked: Bool = true) throws -> RecentFile.Mark? {
        let filed = isMarked ? "filed" : "0"
        guard let row = try Row.fetchOne(db, sql: "SELECT salt, \(filed), seal FROM recentFile") else {
            return nil
        }
        let mark = RecentFile.Mark(salt: try row.value(0), filed: try row.value(1))
        try Seal.check(row[2], is: Seal.of(mark), "what is known of the recent records", isRequired: true)
        return mark
    }

    /// Notes what is to be known of that file, or that there is none.
    static func setMark(_ mark: RecentFile.Mark?, _ db: Database) throws {
        guard let mark else { return try db.cachedStatement(sql: "DELETE FROM recentFile").execute() }
        try db.cachedStatement(sql: "REPLACE INTO recentFile (row, salt, filed, seal) VALUES (1, ?, ?, ?)")
            .execute(arguments: [mark.salt, mark.filed, Seal.of(mark)])
    }

    private static let filed = "ALTER TABLE recentFile ADD COLUMN filed INTEGER NOT NULL DEFAULT 0;"

    /// Has a row while there is such a file.
    private static let recentFile = """
        CREATE TABLE recentFile (
            row INTEGER PRIMARY KEY CHECK (row = 1),
            salt INTEGER NOT NULL,
            seal INTEGER NOT NULL
        ) STRICT;
        """

    private static let sessions = """
        CREATE TABLE session (
            number INTEGER PRIMARY KEY,
            name BLOB NOT NULL UNIQUE,
            idleSeconds INTEGER NOT NULL,
            createdMilliseconds INTEGER NOT NULL,
            createdSeconds REAL NOT NULL,
            deadline REAL NOT NULL,
            launchDigest INTEGER NOT NULL,
            launchEvents INTEGER NOT NULL,
            launchCrashed INTEGER NOT NULL,
            key TEXT UNIQUE,
            fingerprint INTEGER,
            owner TEXT
        ) STRICT;
        CREATE INDEX sessionByOwner ON session (owner) WHERE owner IS NOT NULL;
        CREATE INDEX sessionByDeadline ON session (deadline);
        CREATE TABLE definition (
            session INTEGER PRIMARY KEY,
            json BLOB NOT NULL
        ) STRICT;
        CREATE TABLE label (
            session INTEGER NOT NULL,
            place INTEGER NOT NULL,
            key TEXT NOT NULL,
            value TEXT NOT NULL,
            PRIMARY KEY (session, place)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX sessionByLabel ON label (key, value, session);
        CREATE TABLE clock (
            row INTEGER PRIMARY KEY CHECK (row = 1),
            seconds REAL NOT NULL
        ) STRICT;
        """

    /// Seals what ends sessions, so that from now on a seal that is missing is damage.
    private static func sealTimes(_ db: Database) throws {
        for row in try Row.fetchAll(db, sql: "SELECT name, deadline, idleSeconds FROM session") {
            guard let id = SessionID(name: try row.value(0)) else { continue }
            try db.execute(
                sql: "UPDATE session SET deadlineSeal = ?, idleSeal = ? WHERE name = ?",
                arguments: [
                    Seal.ofDeadline(try row.value(1), of: id), Seal.ofIdleSeconds(try row.value(2), of: id),
                    id.name,
                ])
        }
        if let seconds = try Double.fetchOne(db, sql: "SELECT seconds FROM clock") {
            try db.execute(sql: "UPDATE clock SET seal = ?", arguments: [Seal.ofClock(seconds)])
        }
    }

    /// See `Seal`.
    private static let seals = """
        ALTER TABLE session ADD COLUMN deadlineSeal INTEGER;
        ALTER TABLE session ADD COLUMN idleSeal INTEGER;
        ALTER TABLE session ADD COLUMN filed INTEGER;
        ALTER TABLE session ADD COLUMN filedSeal INTEGER;
        ALTER TABLE definition ADD COLUMN seal INTEGER;
        ALTER TABLE segment ADD COLUMN seal INTEGER;
        ALTER TABLE recent ADD COLUMN seal INTEGER;
        ALTER TABLE clock ADD COLUMN seal INTEGER;
        """

    private static let segments = """
        CREATE TABLE segment (
            session INTEGER NOT NULL,
            last INTEGER NOT NULL,
            first INTEGER NOT NULL,
            lastSequence INTEGER NOT NULL,
            effect INTEGER NOT NULL,
            records BLOB NOT NULL,
            PRIMARY KEY (session, last)
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE recent (
            place INTEGER PRIMARY KEY,
            records BLOB NOT NULL
        ) STRICT;
        """
}
