import Glibc

/// Asks a running service, one connection for each request.
struct ServiceClient {
    let address: ServiceAddress
    /// Sent as a bearer token; nil for none.
    var token: String?
    /// How long to wait for the service to go on.
    var timeoutSeconds = 30

    /// The bytes of a request.
    func request(_ method: String, _ path: String, _ json: [UInt8]? = nil, closes: Bool = true) -> [UInt8] {
        var head = "\(method) \(path) HTTP/1.1\r\nHost: \(address.hostHeader)\r\n"
        if let token { head += "Authorization: Bearer \(token)\r\n" }
        if let json { head += "Content-Type: application/json\r\nContent-Length: \(json.count)\r\n" }
        if closes { head += "Connection: close\r\n" }
        return Array(head.utf8) + Array("\r\n".utf8) + (json ?? [])
    }

    /// Sends a request; nil when no whole reply comes.
    func send(_ method: String, _ path: String, _ json: [UInt8]? = nil) -> HTTPReplyReader.Reply? {
        guard let descriptor = address.connect() else { return nil }
        defer { close(descriptor) }
        var timeout = timeval(tv_sec: timeoutSeconds, tv_usec: 0)
        let length = socklen_t(MemoryLayout<timeval>.size)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &timeout, length)
        setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &timeout, length)
        var rest = request(method, path, json)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            // A service that refuses the head may answer before it has read the body.
            guard count > 0 else { break }
            rest = rest.dropFirst(count)
        }
        var reader = HTTPReplyReader()
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            let count = recv(descriptor, &buffer, buffer.count, 0)
            guard count > 0 else { return nil }
            if let reply = reader.take(buffer[..<count]) { return reply }
        }
    }
}
