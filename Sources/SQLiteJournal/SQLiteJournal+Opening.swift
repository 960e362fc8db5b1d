import FoundationEssentials
import GRDB
import Glibc

extension SQLiteJournal {
    /// What all connections have in common.
    static var configuration: Configuration {
        var configuration = Configuration()
        configuration.label = "journal"
        configuration.maximumReaderCount = 8
        configuration.foreignKeysEnabled = false
        // A log that is to be emptied waits for those who still read it; nothing else of one process meets.
        configuration.busyMode = .timeout(2)
        configuration.prepareDatabase { db in
            // The writer decides when: an automatic checkpoint would swallow its errors.
            try db.execute(sql: "PRAGMA wal_autocheckpoint = 0")
            try db.execute(sql: "PRAGMA temp_store = MEMORY")
            try db.execute(sql: "PRAGMA cache_size = -8192")
        }
        return configuration
    }

    /// Brings the file to the present schema and the writing connection to its settings.
    static func prepare(_ database: DatabasePool, _ synchronous: Synchronous) throws {
        // The pool has set NORMAL, under which a power cut may undo commits.
        try database.writeWithoutTransaction { db in
            try db.execute(sql: "PRAGMA synchronous = \(synchronous.rawValue)")
            try db.execute(sql: "PRAGMA journal_size_limit = \(64 << 20)")
            // On a disk that fails, SQLite may have stayed with another kind of journal.
            let mode = try String.fetchOne(db, sql: "PRAGMA journal_mode")
            guard mode == "wal" else {
                throw SQLiteJournalError(detail: "SQLite cannot keep a write-ahead log at \(database.path)")
            }
            let level = try Int.fetchOne(db, sql: "PRAGMA synchronous")
            guard level == (synchronous == .full ? 2 : 1) else {
                throw SQLiteJournalError(detail: "SQLite does not take synchronous = \(synchronous.rawValue)")
            }
        }
        if try database.read(Schema.isNewer) {
            throw SQLiteJournalError(
                detail: "\(database.path) was made by a newer version of the program; use that one")
        }
        try Schema.migrator.migrate(database)
    }

    /// Makes the names of the store's files survive a power cut; SQLite tries, and ignores it if that fails.
    static func makeNamesDurable(_ path: String) throws(SQLiteJournalError) {
        let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        defer { Glibc.close(descriptor) }
        guard descriptor >= 0, fsync(descriptor) == 0 else {
            throw SQLiteJournalError(detail: "\(folder): \(String(cString: strerror(errno)))")
        }
    }

    /// Creates the folder of a file, readable by its owner alone.
    package static func createFolder(of path: String) throws(SQLiteJournalError) {
        guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return }
        let folder = String(path[..<slash])
        do {
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw SQLiteJournalError(detail: "\(folder): \(error)")
        }
    }
}
