import Glibc

/// Space on the disk that is kept for deletions: on a full disk they need some before they free any.
///
/// It is a file beside the database, as large as what deletions write at most; on a disk with little space it
/// is smaller.
struct StoreReserve: Sendable {
    private let path: String

    /// What is kept where there is space enough, in bytes.
    static let bytes = 8 << 20
    /// A reserve has at most this part of the space that is free without it, and whole steps, in bytes.
    private static let share = 4
    private static let step = 64 << 10
    /// With so many free bytes a disk is not full any more.
    private static let room = 256 << 10

    init(beside database: String) { path = database + "-reserve" }

    /// Takes what is lacking of the reserve, as far as there is space; a disk that gives none is no error.
    ///
    /// - Returns: How large it is now, in bytes.
    func fill() -> Int {
        let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard file >= 0 else { return 0 }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0, let free = StoreReserve.freeBytes(of: file) else { return 0 }
        let present = Int(status.st_size)
        let wanted = StoreReserve.size(present: present, free: free)
        guard wanted > present else { return present }
        if posix_fallocate(file, present, wanted - present) == 0 { return wanted }
        ftruncate(file, present)
        return present
    }

    /// How large a reserve is to be that has `present` bytes while the disk has `free` ones besides.
    ///
    /// However often it is filled it comes to the same size, and it never shrinks by itself.
    static func size(present: Int, free: Int) -> Int {
        max(present, min(bytes, (present + free) / share) / step * step)
    }

    /// Gives the space back to the disk.
    func release() { truncate(path, 0) }

    /// Whether the disk has space for writes of ordinary size.
    var hasRoom: Bool {
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
        guard file >= 0 else { return false }
        defer { close(file) }
        return StoreReserve.freeBytes(of: file).map { $0 >= StoreReserve.room } ?? false
    }

    private static func freeBytes(of file: Int32) -> Int? {
        var system = statvfs()
        guard fstatvfs(file, &system) == 0 else { return nil }
        return Int(clamping: system.f_bavail) * Int(clamping: system.f_frsize)
    }
}
