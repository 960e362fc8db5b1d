import Glibc

/// Writes messages for people to the standard error stream.
enum StandardError {
    static func print(_ message: String) {
        var bytes = Array((message + "\n").utf8)[...]
        while !bytes.isEmpty {
            let written = bytes.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
            guard written > 0 else { return }
            bytes = bytes.dropFirst(written)
        }
    }
}
