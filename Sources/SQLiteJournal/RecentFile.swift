import Glibc
import Synchronization

/// The file beside the database that takes groups of records which continue sessions, until they are filed: a
/// group costs one write there, past the page cache where the file system lets it, and no transaction.
///
/// An entry is a head, a row as the table `recent` has them, and zeros up to the next block, so that no write
/// touches a block of what has been acknowledged. The head has the file's salt, the row's place among all
/// recent rows of table and file, the count of its bytes and their seal. The database says up to which place
/// rows are filed, in the transaction that files them: entries of these mean nothing any more, and others are
/// written over them. Those that come while others are filed lie behind or before them.
/// docs/decisions/0034-recent-records-in-a-file.md
final class RecentFile: Sendable {
    private let path: String
    private let isSynchronous: Bool
    private let file = Mutex(File())

    static let suffix = "-recent"
    /// Salt, place, count and seal, of eight bytes each.
    static let headBytes = 32
    /// What a disk writes as a whole, or a multiple of it.
    static let blockBytes = 4_096
    /// A larger group is for the database, whose rows it may fill several of.
    static let groupBytesMax = 1 << 20
    /// How much of it is made at once: an fdatasync that makes a file longer takes twice as long.
    private static let zeros = [UInt8](repeating: 0, count: 256 << 10)

    private struct File: ~Copyable {
        /// -1 where it is not open.
        var descriptor: Int32 = -1
        var byteCount = 0
        /// Nil where entries take the way through the page cache.
        var direct: DirectFile?

        deinit {
            if descriptor >= 0 { close(descriptor) }
        }
    }

    /// What the database says of the file: which entries mean something.
    struct Mark: Sendable {
        let salt: Int64
        /// The place up to which all rows are filed.
        var filed: Int64 = 0
    }

    /// - Parameter isSynchronous: Whether an entry is durable when it has been written.
    init(beside database: String, isSynchronous: Bool) {
        path = database + RecentFile.suffix
        self.isSynchronous = isSynchronous
    }

    // MARK: Life

    /// Makes the file, empty and under its name for good.
    ///
    /// - Returns: What is for the database to say; nil where it cannot be made.
    func create() throws(RecentFileError) -> Mark? {
        let descriptor = open(path, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { return nil }
        replace(descriptor, byteCount: RecentFile.zeros.count)
        let slash = path.lastIndex(of: "/")
        let folder = open(slash.map { String(path[...$0]) } ?? ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        defer { if folder >= 0 { close(folder) } }
        do throws(RecentFileError) { try RecentFile.write(RecentFile.zeros, to: descriptor, at: 0) } catch {
            remove()
            return nil
        }
        guard folder >= 0 else {
            remove()
            return nil
        }
        guard fsync(descriptor) == 0, fsync(folder) == 0 else { throw .unsynced(.system(path)) }
        return Mark(salt: .random(in: .min ... .max))
    }

    private func replace(_ descriptor: Int32 = -1, byteCount: Int = 0) {
        file.withLock {
            $0 = File(
                descriptor: descriptor, byteCount: byteCount,
                direct: isSynchronous ? DirectFile(opening: path, open: descriptor) : nil)
        }
    }

    /// Opens the file that an earlier process has left, and reads what of it means something.
    func reopen(_ mark: Mark) throws -> (entries: [Entry], end: End) {
        let descriptor = open(path, O_RDWR | O_CLOEXEC | O_NOFOLLOW)
        guard descriptor >= 0 else { throw RecentFileError.failed(.system(path)) }
        let bytes: [UInt8]
        do { bytes = try RecentFile.bytes(of: descriptor, path) } catch {
            close(descriptor)
            throw error
        }
        replace(descriptor, byteCount: bytes.count)
        return RecentFile.entries(in: bytes, mark)
    }

    /// Gives the disk back what the file takes; it has no entries then.
    func empty() {
        file.withLock { file in
            if file.descriptor >= 0, ftruncate(file.descriptor, 0) == 0 { file.byteCount = 0 }
        }
    }

    /// Removes the file, of which the database says nothing any more.
    func remove() {
        replace()
        unlink(path)
    }

    // MARK: Writing

    /// Writes an entry behind the last one; it is durable then.
    func append(_ entry: [UInt8], at end: Int) throws(RecentFileError) {
        try file.withLock { file throws(RecentFileError) in
            // What makes the file longer is more than a write of what it has.
            if end + entry.count <= file.byteCount, try writeDirectly(entry, at: end, &file) { return }
            try RecentFile.write(entry, to: file.descriptor, at: end)
            if end + entry.count > file.byteCount {
                file.byteCount = end + entry.count
                // A disk that has no space for them yet may have some for an entry.
                if (try? RecentFile.write(RecentFile.zeros, to: file.descriptor, at: file.byteCount)) != nil {
                    file.byteCount += RecentFile.zeros.count
                }
            }
            guard !isSynchronous || fdatasync(file.descriptor) == 0 else { throw .unsynced(.system(path)) }
        }
    }

    /// Writes an entry past the page cache, durable at once.
    ///
    /// - Returns: False where that is not possible, for this entry or at all.
    private func writeDirectly(
        _ entry: [UInt8], at end: Int, _ file: inout File
    ) throws(RecentFileError) -> Bool {
        switch file.direct?.write(entry, at: end) {
        case .durable: return true
        case nil, .tooLarge: return false
        case .unsupported:
            file.direct = nil
            return false
        case .failed(let number) where RecentFileError.isFull(number): throw .full
        // It may be that the bytes are there and the disk has not made them durable.
        case .failed(let number): throw .unsynced("\(path): \(String.ofNumber(number))")
        }
    }

    private static func write(
        _ bytes: [UInt8], to descriptor: Int32, at place: Int
    ) throws(RecentFileError) {
        guard let failure = bytes.withUnsafeBytes({ write($0, to: descriptor, at: place) }) else { return }
        throw RecentFileError.isFull(failure) ? .full : .failed(.ofNumber(failure))
    }

    /// - Returns: The number of the error; nil when all is written.
    static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32, at place: Int) -> Int32? {
        var written = 0
        while written < bytes.count {
            let rest = UnsafeRawBufferPointer(rebasing: bytes[written...])
            let count = pwrite(descriptor, rest.baseAddress, rest.count, off_t(place + written))
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return count < 0 ? errno : EIO }
            written += count
        }
        return nil
    }
}

/// Why the file of recent records does not do.
enum RecentFileError: Error, CustomStringConvertible {
    case full
    case failed(String)
    /// The disk has failed to make a write durable.
    case unsynced(String)

    fileprivate static func isFull(_ number: Int32) -> Bool { number == ENOSPC || number == EDQUOT }

    var description: String {
        switch self {
        case .full: "the disk is full"
        case .failed(let sentence), .unsynced(let sentence): sentence
        }
    }
}

extension String {
    /// What the system says about a file.
    static func system(_ path: String) -> String { "\(path): \(ofNumber(errno))" }

    fileprivate static func ofNumber(_ number: Int32) -> String { String(cString: strerror(number)) }
}
