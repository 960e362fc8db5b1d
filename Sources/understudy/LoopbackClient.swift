import Glibc

/// A URL of a service on this machine: `http://127.0.0.1:8080`.
struct LoopbackURL: Equatable {
    let port: UInt16

    /// Reads scheme, host and port; nil for another machine or another scheme.
    ///
    /// A host of zeros, as in a listening address, is reached over loopback too.
    init?(_ text: String) {
        guard text.hasPrefix("http://") else { return nil }
        let authority = text.dropFirst("http://".count).prefix { $0 != "/" }
        guard let colon = authority.lastIndex(of: ":") else { return nil }
        let hosts = ["127.0.0.1", "localhost", "0.0.0.0", "[::1]", "[::]", ""]
        guard hosts.contains(String(authority[..<colon])),
            let port = UInt16(authority[authority.index(after: colon)...]), port > 0
        else { return nil }
        self.port = port
    }
}

/// One GET over loopback, without a library.
enum LoopbackClient {
    /// The status with which a service answers; nil if none comes in time.
    static func status(of url: LoopbackURL, path: String, timeoutSeconds: Int) -> Int? {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var timeout = timeval(tv_sec: timeoutSeconds, tv_usec: 0)
        let length = socklen_t(MemoryLayout<timeval>.size)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &timeout, length)
        setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &timeout, length)
        guard connect(descriptor, to: url.port) else { return nil }
        let request = "GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(url.port)\r\nConnection: close\r\n\r\n"
        let bytes = Array(request.utf8)
        // The request is shorter than any socket's buffer, so it goes out whole.
        guard send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count else { return nil }
        return status(in: firstLine(from: descriptor))
    }

    private static func connect(_ descriptor: Int32, to port: UInt16) -> Bool {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        return withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                Glibc.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
    }

    private static func firstLine(from descriptor: Int32) -> [UInt8] {
        var line: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 256)
        while line.count < 256, !line.contains(UInt8(ascii: "\n")) {
            let count = recv(descriptor, &buffer, buffer.count, 0)
            guard count > 0 else { break }
            line += buffer[..<count]
        }
        return line
    }

    /// The status of `HTTP/1.1 200 OK`.
    private static func status(in line: [UInt8]) -> Int? {
        let words = String(decoding: line, as: UTF8.self).split(separator: " ")
        guard words.count >= 2, words[0].hasPrefix("HTTP/1.") else { return nil }
        return Int(words[1].prefix(3))
    }
}
