import Glibc

/// A blocking socket that sends and receives bytes as they are.
final class RawClient {
    private(set) var descriptor: Int32
    private var received: [UInt8] = []

    /// Connects to a loopback port.
    init(port: UInt16, host: String = "127.0.0.1") throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        inet_pton(AF_INET, host, &address.sin_addr)
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard result == 0 else { throw ClientError.refused(errno) }
        setReceiveTimeout(seconds: 10)
        var on: Int32 = 1
        setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &on, socklen_t(MemoryLayout<Int32>.size))
    }

    /// Connects to a socket file.
    init(path: String) throws {
        descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        guard result == 0 else { throw ClientError.refused(errno) }
        setReceiveTimeout(seconds: 10)
    }

    deinit {
        close()
    }

    enum ClientError: Error, Equatable {
        case refused(Int32)
        case timedOut
        case closedEarly
        case malformed(String)
    }

    func setReceiveTimeout(seconds: Int) {
        var time = timeval(tv_sec: seconds, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
    }

    func setReceiveBuffer(bytes: Int32) {
        var bytes = bytes
        setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &bytes, socklen_t(MemoryLayout<Int32>.size))
    }

    func close() {
        if descriptor >= 0 {
            _ = Glibc.close(descriptor)
            descriptor = -1
        }
    }

    /// Closes with a reset instead of an orderly end.
    func reset() {
        var linger = linger(l_onoff: 1, l_linger: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout<Glibc.linger>.size))
        close()
    }

    func closeSending() {
        shutdown(descriptor, Int32(SHUT_WR))
    }

    /// Sends all bytes; false when the connection has ended.
    @discardableResult
    func send(_ bytes: [UInt8]) -> Bool {
        var sent = 0
        while sent < bytes.count {
            let count = bytes.withUnsafeBytes {
                Glibc.send(descriptor, $0.baseAddress! + sent, bytes.count - sent, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return false }
            sent += count
        }
        return true
    }

    @discardableResult
    func send(_ text: String) -> Bool {
        send(Array(text.utf8))
    }

    /// Reads more; false at the connection's end, be it orderly or not.
    private func fill() throws -> Bool {
        var piece = [UInt8](repeating: 0, count: 64 << 10)
        let count = recv(descriptor, &piece, piece.count, 0)
        if count < 0 && (errno == EAGAIN || errno == EWOULDBLOCK) { throw ClientError.timedOut }
        guard count > 0 else { return false }
        received += piece[..<count]
        return true
    }

    /// All that arrives until the connection ends.
    func readToEnd() throws -> String {
        while try fill() {}
        defer { received = [] }
        return String(decoding: received, as: UTF8.self)
    }

    /// All that arrives until the connection ends, and whether that is no reset.
    func readToEndOrReset() throws -> (text: String, isOrderly: Bool) {
        errno = 0
        let text = try readToEnd()
        return (text, errno != ECONNRESET)
    }

    /// Whether the connection ends without another byte.
    func endsNow() throws -> Bool {
        guard received.isEmpty else { return false }
        return try !fill()
    }

    /// Reads until the bytes so far contain `text`, and returns them.
    func read(until text: String) throws -> String {
        while true {
            let so = String(decoding: received, as: UTF8.self)
            if so.contains(text) {
                received = []
                return so
            }
            guard try fill() else { throw ClientError.closedEarly }
        }
    }

    /// Reads one reply; `hasBody` is false for the answer to HEAD.
    func readReply(hasBody: Bool = true) throws -> RawReply {
        while true {
            if let end = headEnd() {
                let head = String(decoding: received[..<end], as: UTF8.self)
                received.removeFirst(end)
                let reply = try RawReply(head: head)
                guard hasBody else { return reply }
                return try readBody(of: reply)
            }
            guard try fill() else { throw ClientError.closedEarly }
        }
    }

    private func headEnd() -> Int? {
        guard received.count >= 4 else { return nil }
        for index in 0...(received.count - 4) where received[index] == 13 {
            if received[index..<(index + 4)].elementsEqual([13, 10, 13, 10]) { return index + 4 }
        }
        return nil
    }

    private func readBody(of reply: RawReply) throws -> RawReply {
        var reply = reply
        if reply["transfer-encoding"] == "chunked" {
            while let chunk = try readChunk() {
                reply.body += chunk
            }
        } else if let count = reply["content-length"].flatMap({ Int($0) }) {
            reply.body = try take(count)
        }
        return reply
    }

    /// One chunk of a chunked body; `nil` for the last.
    func readChunk() throws -> [UInt8]? {
        var line: [UInt8] = []
        while !line.suffix(2).elementsEqual([13, 10]) {
            line += try take(1)
        }
        guard let count = Int(String(decoding: line.dropLast(2), as: UTF8.self), radix: 16) else {
            throw ClientError.malformed(String(decoding: line, as: UTF8.self))
        }
        let chunk = try take(count)
        guard try take(2) == [13, 10] else { throw ClientError.malformed("no line end after a chunk") }
        return count == 0 ? nil : chunk
    }

    private func take(_ count: Int) throws -> [UInt8] {
        while received.count < count {
            guard try fill() else { throw ClientError.closedEarly }
        }
        defer { received.removeFirst(count) }
        return Array(received[..<count])
    }

    /// Sends one request with a body and reads its reply.
    func exchange(_ method: String, _ target: String, headers: String = "", body: String = "") throws
        -> RawReply
    {
        let length = body.isEmpty ? "" : "Content-Length: \(body.utf8.count)\r\n"
        send("\(method) \(target) HTTP/1.1\r\nHost: localhost\r\n\(headers)\(length)\r\n\(body)")
        return try readReply(hasBody: method != "HEAD")
    }
}

/// A reply as it was received.
struct RawReply {
    let statusLine: String
    let status: Int
    private(set) var headers: [(name: String, value: String)] = []
    var body: [UInt8] = []

    init(head: String) throws {
        var lines = head.split(separator: "\r\n", omittingEmptySubsequences: true).map(String.init)
        guard let first = lines.first, first.hasPrefix("HTTP/1.1 "),
            let status = Int(first.dropFirst(9).prefix(3))
        else {
            throw RawClient.ClientError.malformed(head)
        }
        statusLine = first
        self.status = status
        lines.removeFirst()
        for line in lines {
            let parts = line.split(separator: ":", maxSplits: 1).map(String.init)
            guard parts.count == 2 else { throw RawClient.ClientError.malformed(line) }
            headers.append((parts[0].lowercased(), String(parts[1].drop { $0 == " " })))
        }
    }

    /// The first value of a header, named in lower case.
    subscript(name: String) -> String? {
        headers.first { $0.name == name }?.value
    }

    var text: String { String(decoding: body, as: UTF8.self) }
}
