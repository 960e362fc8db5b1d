import Glibc

/// Keeps two processes from writing the same store; the system releases it when the process ends, however.
final class FileLock: Sendable {
    private let descriptor: Int32

    init(path: String) throws(SQLiteJournalError) {
        descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            throw SQLiteJournalError(detail: "\(path): \(String(cString: strerror(errno)))")
        }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            Glibc.close(descriptor)
            throw SQLiteJournalError(detail: "\(path): another process uses this store")
        }
    }

    /// Lets other processes in; nothing more may be done with the store.
    func release() { flock(descriptor, LOCK_UN) }

    deinit { Glibc.close(descriptor) }
}
