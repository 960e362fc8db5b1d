import CFiles
import Glibc

/// A file that is written past the page cache, where each write is durable when it returns: half of what the
/// kernel does for a write and an fdatasync is to copy pages, mark them and look for them.
///
/// Not every file system has that.
/// docs/decisions/0034-recent-records-in-a-file.md
struct DirectFile: ~Copyable {
    private let descriptor: Int32
    /// Where bytes lie that are written, as disks want them: from the beginning of a block.
    ///
    /// Made and freed with this value, of which there is no copy, and used within a call.
    private let room: UnsafeMutableRawBufferPointer

    /// What came of a write.
    enum Outcome {
        case durable
        /// There is no room for the bytes, and none was written.
        case tooLarge
        /// The file system does not do that, and will not.
        case unsupported
        /// With the number of the error.
        case failed(Int32)
    }

    /// Opens a file that is open already.
    ///
    /// - Parameter other: A descriptor of it, which the path may no longer lead to.
    /// - Returns: Nil where the file system cannot open it so.
    init?(opening path: String, open other: Int32) {
        descriptor = understudy_open_direct(path)
        guard descriptor >= 0 else { return nil }
        guard (try? FileIdentity(of: descriptor, path) == FileIdentity(of: other, path)) == true else {
            close(descriptor)
            return nil
        }
        room = .allocate(byteCount: DirectFile.bytesMax, alignment: RecentFile.blockBytes)
    }

    deinit {
        room.deallocate()
        close(descriptor)
    }

    /// More than nearly all groups have.
    private static let bytesMax = 256 << 10

    /// Writes whole blocks to a place that is a multiple of a block's size.
    borrowing func write(_ bytes: [UInt8], at place: Int) -> Outcome {
        guard bytes.count <= room.count else { return .tooLarge }
        room.copyBytes(from: bytes)
        let blocks = UnsafeRawBufferPointer(rebasing: room[..<bytes.count])
        return switch RecentFile.write(blocks, to: descriptor, at: place) {
        case nil: .durable
        case EINVAL, EOPNOTSUPP: .unsupported
        case .some(let number): .failed(number)
        }
    }
}
