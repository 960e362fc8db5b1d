import GRDB
import Sessions

extension JournalError {
    /// What an error of SQLite means for those who wait.
    init(_ error: any Error) {
        guard let error = error as? DatabaseError else {
            self = .unavailable("\(error)")
            return
        }
        switch error.extendedResultCode {
        // The disk is full, or the shared memory of the write-ahead log cannot grow.
        case .SQLITE_FULL, .SQLITE_IOERR_SHMSIZE: self = .full
        default: self = .unavailable(error.message ?? error.resultCode.description)
        }
    }
}

extension DatabaseError {
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
}
