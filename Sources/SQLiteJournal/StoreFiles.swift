import CFiles
import Glibc
import Synchronization

/// The files of a store: where they truly are, that one process alone writes them, and that they stay what
/// they were when it began.
///
/// Two locks keep others out. One stands on the database itself and holds by whatever name the file is
/// reached; the other on a file beside it, which holds where the database has been replaced. The system
/// releases both when the process ends, however.
///
/// The descriptor of the database is closed last of all: with any of its descriptors a process gives up the
/// locks that SQLite has on a file.
final class StoreFiles: Sendable {
    /// The database's path without links.
    let path: String
    private let database: Int32
    private let lock: Int32
    private let identities: Mutex<[(suffix: String, name: String, identity: FileIdentity)]>

    /// Takes possession of a store.
    ///
    /// - Parameter creates: Whether a file that is not there is made.
    init(path given: String, creates: Bool = true) throws(SQLiteJournalError) {
        let flags = O_RDWR | O_CLOEXEC | (creates ? O_CREAT : 0)
        let database = open(given, flags, StoreFiles.mode)
        guard database >= 0 else { throw .system(given) }
        var lock: Int32 = -1
        do throws(SQLiteJournalError) {
            path = try StoreFiles.truePath(given)
            let identity = try StoreFiles.examine(database, at: path, givenAs: given)
            try StoreFiles.lockBytes(of: database, path)
            lock = try StoreFiles.openLock(beside: path)
            let lockName = path + StoreFiles.lockSuffix
            identities = Mutex([
                ("", path, identity), (StoreFiles.lockSuffix, lockName, try FileIdentity(of: lock, path)),
            ])
        } catch {
            if lock >= 0 { Glibc.close(lock) }
            Glibc.close(database)
            throw error
        }
        self.database = database
        self.lock = lock
        if let loss { throw SQLiteJournalError(detail: loss) }
    }

    deinit {
        Glibc.close(lock)
        Glibc.close(database)
    }

    /// Lets other processes in; nothing more may be done with the store.
    ///
    /// A store that has been replaced is not let go of before the process ends: SQLite will yet remove the
    /// log of the one that was opened, by its name.
    func release() {
        guard loss == nil else { return }
        flock(lock, LOCK_UN)
        var range = StoreFiles.lockRange(F_UNLCK)
        _ = fcntl(database, StoreFiles.setDescriptorLock, &range)
    }

    // MARK: Identity

    /// Notices from now on if a file beside the database is removed or replaced.
    func watch(_ suffix: String) throws(SQLiteJournalError) {
        let name = path + suffix
        let identity = try FileIdentity(at: name)
        identities.withLock { identities in
            identities.removeAll { $0.suffix == suffix }
            identities.append((suffix, name, identity))
        }
    }

    /// Lets a file beside the database be removed.
    func unwatch(_ suffix: String) { identities.withLock { $0.removeAll { $0.suffix == suffix } } }

    /// What has become of a file that is no longer the one that was opened; nil while all is well.
    var loss: String? {
        identities.withLock { identities in
            for (_, name, identity) in identities {
                var found = FileIdentity()
                switch understudy_file_identity_at(name, &found.value) {
                case 0:
                    if found != identity { return "\(name) was replaced by another file" }
                case ENOENT, ENOTDIR: return "\(name) was removed or renamed"
                // Whoever cannot look knows nothing.
                default: continue
                }
            }
            return nil
        }
    }

    /// Resolves links, so that the log and the lock stand beside the file itself.
    private static func truePath(_ path: String) throws(SQLiteJournalError) -> String {
        guard let resolved = realpath(path, nil) else { throw .system(path) }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// Makes sure that the file can be reached in one way only: under each name it would have another log.
    private static func examine(
        _ database: Int32, at path: String, givenAs given: String
    ) throws(SQLiteJournalError) -> FileIdentity {
        var status = stat()
        guard fstat(database, &status) == 0 else { throw .system(path) }
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw SQLiteJournalError(detail: "\(given): is no regular file")
        }
        guard status.st_nlink == 1 else {
            throw SQLiteJournalError(
                detail: "\(path): has \(status.st_nlink) names (hard links), under each of which SQLite "
                    + "would keep another log; leave it one")
        }
        guard !MountTable.points.contains(path) else {
            throw SQLiteJournalError(
                detail: "\(path): is mounted as a single file, so that its log would not be with it; mount "
                    + "its folder")
        }
        return try FileIdentity(of: database, path)
    }

    // MARK: Locks

    private static let lockSuffix = "-lock"
    private static let mode: mode_t = 0o600
    /// `F_OFD_SETLK`, which the C library shows to programs alone that ask for extensions: a lock that
    /// belongs to the descriptor, and not to the process, which would lose it with any other descriptor.
    private static let setDescriptorLock: Int32 = 37

    /// A byte behind those that SQLite locks, and behind the end of any file.
    private static func lockRange(_ type: Int32) -> flock {
        var range = flock()
        range.l_type = Int16(type)
        range.l_whence = Int16(SEEK_SET)
        range.l_start = 1 << 62
        range.l_len = 1
        return range
    }

    private static func lockBytes(of database: Int32, _ path: String) throws(SQLiteJournalError) {
        var range = lockRange(F_WRLCK)
        guard fcntl(database, setDescriptorLock, &range) != 0 else { return }
        throw errno == EAGAIN || errno == EACCES ? .inUse(path) : .system(path)
    }

    private static func openLock(beside path: String) throws(SQLiteJournalError) -> Int32 {
        let name = path + lockSuffix
        let lock = open(name, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, mode)
        guard lock >= 0 else { throw .system(name) }
        guard flock(lock, LOCK_EX | LOCK_NB) == 0 else {
            Glibc.close(lock)
            throw .inUse(path)
        }
        return lock
    }
}

/// Which file it is, whatever it is called.
struct FileIdentity: Equatable {
    var value = understudy_file_identity()

    init() {}

    init(of descriptor: Int32, _ path: String) throws(SQLiteJournalError) {
        let failure = understudy_file_identity_of(descriptor, &value)
        if failure != 0 { throw .ofNumber(failure, path) }
    }

    init(at path: String) throws(SQLiteJournalError) {
        let failure = understudy_file_identity_at(path, &value)
        if failure != 0 { throw .ofNumber(failure, path) }
    }

    static func == (one: FileIdentity, other: FileIdentity) -> Bool {
        one.value.device == other.value.device && one.value.number == other.value.number
    }
}

extension SQLiteJournalError {
    /// What the system says about a file.
    static func system(_ path: String) -> SQLiteJournalError { ofNumber(errno, path) }

    fileprivate static func ofNumber(_ number: Int32, _ path: String) -> SQLiteJournalError {
        SQLiteJournalError(detail: "\(path): \(String(cString: strerror(number)))")
    }

    fileprivate static func inUse(_ path: String) -> SQLiteJournalError {
        SQLiteJournalError(detail: "\(path): another process uses this store")
    }
}
