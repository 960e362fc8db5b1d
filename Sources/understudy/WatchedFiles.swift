import Glibc
import Scenarios

/// The files below some paths, looked at again and again.
struct WatchedFiles {
    private let paths: [String]
    private var stamps: [String: Stamp]

    /// When a file was written, and how long it is.
    private struct Stamp: Equatable {
        let seconds: Int
        let nanoseconds: Int
        let size: Int
    }

    private static let microsecondsBetweenLooks: UInt32 = 300_000

    /// Remembers what the files are now; of a file all those of its folder.
    init(_ paths: [String]) {
        self.paths = paths
        stamps = Self.stamps(of: paths)
    }

    /// Returns when a file has been changed, added or removed.
    mutating func waitForChange() {
        while true {
            usleep(Self.microsecondsBetweenLooks)
            let now = Self.stamps(of: paths)
            guard now != stamps else { continue }
            stamps = now
            return
        }
    }

    private static func stamps(of paths: [String]) -> [String: Stamp] {
        var stamps: [String: Stamp] = [:]
        for path in ScenarioFiles.around(paths) {
            var found = stat()
            guard stat(path, &found) == 0 else { continue }
            stamps[path] = Stamp(
                seconds: found.st_mtim.tv_sec, nanoseconds: found.st_mtim.tv_nsec, size: Int(found.st_size))
        }
        return stamps
    }
}
