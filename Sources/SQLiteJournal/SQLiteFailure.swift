import GRDB
import Sessions

extension JournalError {
    /// What an error of SQLite means for those who wait.
    init(_ error: any Error) {
        switch error {
        case let error as DamagedStore: self = .damaged(error.description)
        case RecentFileError.full: self = .full
        case RecentFileError.failed(let sentence), RecentFileError.unsynced(let sentence):
            self = .unavailable(sentence)
        case is RowDecodingError: self = .damaged("a row is damaged")
        case let error as DatabaseError where error.isCorruption: self = .damaged(error.sentence)
        case let error as DatabaseError:
            switch error.extendedResultCode {
            // The disk is full, or the shared memory of the write-ahead log cannot grow.
            case .SQLITE_FULL, .SQLITE_IOERR_SHMSIZE: self = .full
            default: self = .unavailable(error.sentence)
            }
        default: self = .unavailable("\(error)")
        }
    }
}

extension DatabaseError {
    /// What SQLite says, without the statement, which may hold what is a client's own.
    var sentence: String { message ?? resultCode.description }

    /// Whether the disk has failed to make a write durable.
    ///
    /// What the operating system has of it is unknown then, and a second try may report success without
    /// having written anything.
    var isBreakdown: Bool {
        switch extendedResultCode {
        case .SQLITE_IOERR_FSYNC, .SQLITE_IOERR_DIR_FSYNC: true
        default: false
        }
    }

    /// Whether the file is not what SQLite has made of it.
    ///
    /// That a constraint is hurt means the same: the writer asks before it inserts, so an index must
    /// contradict its table.
    var isCorruption: Bool {
        switch resultCode {
        case .SQLITE_CORRUPT, .SQLITE_NOTADB, .SQLITE_CONSTRAINT: true
        default: extendedResultCode == .SQLITE_IOERR_CORRUPTFS
        }
    }
}
