import Glibc

/// Sends a request piece by piece over a socket.
final class SlowClient {
    private let descriptor: Int32
    private var received = ""

    init(port: UInt16) throws {
        descriptor = try connectedSocket(port: port)
        var patience = timeval(tv_sec: 60, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    }

    deinit { close(descriptor) }

    /// Sends what the server takes; one that refuses may close before all is sent.
    func send(_ text: String) {
        let bytes = Array(text.utf8)
        var sent = 0
        while sent < bytes.count {
            let count = bytes.withUnsafeBytes {
                Glibc.send(descriptor, $0.baseAddress! + sent, $0.count - sent, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return }
            sent += count
        }
    }

    /// Whether something has arrived, or the connection has ended.
    var hasNews: Bool {
        var asked = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return !received.isEmpty || poll(&asked, 1, 0) > 0
    }

    /// Long enough for what was sent to arrive by itself.
    func pause() { usleep(50_000) }

    /// What arrives up to and with `end`.
    func read(until end: String) throws -> String {
        while true {
            if let found = received.firstRange(of: end) {
                defer { received = String(received[found.upperBound...]) }
                return String(received[..<found.upperBound])
            }
            guard try fill() else { throw TestFailure("the connection ended after \(received)") }
        }
    }

    /// One reply with a body of known length.
    func readReply() throws -> String {
        let head = try read(until: "\r\n\r\n")
        guard let length = head.firstRange(of: "Content-Length: "),
            let count = Int(head[length.upperBound...].prefix { $0.isNumber })
        else { throw TestFailure("no length in \(head)") }
        while received.utf8.count < count {
            guard try fill() else { throw TestFailure("the connection ended within a body") }
        }
        let body = received.utf8.prefix(count)
        defer { received = String(received.utf8.dropFirst(count)) ?? "" }
        return head + (String(body) ?? "")
    }

    /// All that arrives until the connection ends.
    func readToEnd() throws -> String {
        while try fill() {}
        defer { received = "" }
        return received
    }

    private func fill() throws -> Bool {
        var piece = [UInt8](repeating: 0, count: 65_536)
        let count = recv(descriptor, &piece, piece.count, 0)
        if count < 0 && errno == EAGAIN { throw TestFailure("nothing came after \(received)") }
        guard count > 0 else { return false }
        received += String(decoding: piece[..<count], as: UTF8.self)
        return true
    }
}
