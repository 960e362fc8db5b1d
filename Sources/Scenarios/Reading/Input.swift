import Glibc

/// What comes in by a file, a pipe or standard input.
enum Input {
    /// All that a file holds or a pipe brings; nil if it cannot be read or is longer.
    static func bytes(ofFile path: String, atMost bytesMax: Int) -> [UInt8]? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        return bytes(of: descriptor, atMost: bytesMax)
    }

    /// All of it; nil if it cannot be read or is longer.
    static func bytes(of descriptor: Int32, atMost bytesMax: Int) -> [UInt8]? {
        var bytes: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            let count = read(descriptor, &piece, piece.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0, bytes.count + count <= bytesMax else { return nil }
            if count == 0 { return bytes }
            bytes += piece[..<count]
        }
    }
}
