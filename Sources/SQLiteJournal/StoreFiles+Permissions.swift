import Glibc

extension StoreFiles {
    /// What nobody but the owner may do with a store, but for a group that its owner lets read it: session
    /// identifiers open sessions, and what an app saves may be private.
    private static let forbidden: mode_t = 0o027

    /// Takes the permissions of others from files that an earlier version or a wide `umask` has given them.
    ///
    /// What SQLite makes later gets the permissions of the database.
    ///
    /// - Returns: A sentence for each file that was open to others.
    func tighten() -> [String] {
        ["", "-wal", "-shm", "-lock", RecentFile.suffix].compactMap { suffix in
            let name = path + suffix
            var status = stat()
            guard lstat(name, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
                status.st_mode & StoreFiles.forbidden != 0
            else { return nil }
            let found = String(status.st_mode & 0o7777, radix: 8)
            // By its name: a second descriptor would, when it is closed, cost SQLite its locks.
            guard chmod(name, 0o600) == 0 else {
                let reason = String(cString: strerror(errno))
                return "\(name) is open to other users (0\(found)), and that cannot be changed: \(reason)"
            }
            return "\(name) was open to other users (0\(found)) and is no longer (0600)"
        }
    }
}
