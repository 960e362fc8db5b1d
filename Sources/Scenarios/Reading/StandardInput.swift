import Glibc

/// What comes in by standard input, which may be a pipe.
enum StandardInput {
    /// All of it; nil if it cannot be read or is longer.
    static func bytes(atMost bytesMax: Int) -> [UInt8]? {
        var bytes: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            let count = read(STDIN_FILENO, &piece, piece.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0, bytes.count + count <= bytesMax else { return nil }
            if count == 0 { return bytes }
            bytes += piece[..<count]
        }
    }
}
