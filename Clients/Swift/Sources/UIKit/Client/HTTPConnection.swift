import Foundation
import Glibc

/// One connection to the service, kept open; as little of HTTP/1.1 as the service speaks.
///
/// docs/decisions/0029-the-swift-client.md
final class HTTPConnection {
    private let host: String
    private let port: String
    private let token: String?
    private var descriptor: Int32 = -1
    private var left: [UInt8] = []

    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// Takes an address such as `http://127.0.0.1:8080`; it connects with the first request.
    init(_ address: String, token: String?) throws {
        guard let url = URLComponents(string: address), url.scheme == "http", let host = url.host else {
            throw Failure(description: "\(address) is no http address")
        }
        self.host = host
        port = String(url.port ?? 80)
        self.token = token
    }

    deinit { close() }

    func close() {
        if descriptor >= 0 { _ = Glibc.close(descriptor) }
        descriptor = -1
        left = []
    }

    /// Sends a request; answers with status, and content.
    ///
    /// - Throws: where there is no connection or it breaks. Only a look is sent twice: what was asked for may have
    ///   been done.
    func request(
        _ method: String, _ path: String, _ body: [UInt8]?, accept: String, pause: String?
    ) throws -> (status: Int, content: [UInt8]) {
        var head = "\(method) \(path) HTTP/1.1\r\nHost: \(host):\(port)\r\nAccept: \(accept)\r\n"
        if let token { head += "Authorization: Bearer \(token)\r\n" }
        if let pause { head += "Pause-Token: \(pause)\r\n" }
        if let body { head += "Content-Type: application/json\r\nContent-Length: \(body.count)\r\n" }
        let bytes = Array((head + "\r\n").utf8) + (body ?? [])
        let wasOpen = descriptor >= 0
        do {
            return try exchange(bytes)
        } catch {
            close()
            guard wasOpen, method == "GET" else { throw error }
            return try exchange(bytes)
        }
    }

    private func exchange(_ bytes: [UInt8]) throws -> (status: Int, content: [UInt8]) {
        if descriptor < 0 { try open() }
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes {
                send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { throw Failure(description: "the service does not read: \(reason)") }
            sent += count
        }
        return try answer()
    }

    private var reason: String { String(cString: strerror(errno)) }

    private func open() throws {
        var hints = addrinfo()
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        var found: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(host, port, &hints, &found) == 0, let first = found else {
            throw Failure(description: "there is no \(host)")
        }
        defer { freeaddrinfo(found) }
        var candidate: UnsafeMutablePointer<addrinfo>? = first
        while let address = candidate?.pointee {
            descriptor = socket(address.ai_family, address.ai_socktype, address.ai_protocol)
            if descriptor >= 0, connect(descriptor, address.ai_addr, address.ai_addrlen) == 0 {
                var isOn: Int32 = 1
                setsockopt(
                    descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &isOn, socklen_t(MemoryLayout<Int32>.size))
                return
            }
            close()
            candidate = address.ai_next
        }
        throw Failure(description: "nobody serves at \(host):\(port): \(reason)")
    }

    // MARK: The answer

    private func answer() throws -> (status: Int, content: [UInt8]) {
        let head = String(decoding: try until([13, 10, 13, 10]), as: UTF8.self)
        let lines = head.split(separator: "\r\n")
        guard let status = lines.first?.split(separator: " ").dropFirst().first.flatMap({ Int($0) }) else {
            throw Failure(description: "this is no HTTP: \(head)")
        }
        var fields: [String: String] = [:]
        for line in lines.dropFirst() {
            let parts = line.split(separator: ":", maxSplits: 1)
            guard parts.count == 2 else { continue }
            fields[parts[0].lowercased()] = parts[1].trimmingCharacters(in: .whitespaces)
        }
        let content: [UInt8]
        if status == 204 || status == 304 {
            content = []
        } else if fields["transfer-encoding"]?.lowercased() == "chunked" {
            content = try chunks()
        } else {
            content = try exactly(fields["content-length"].flatMap { Int($0) } ?? 0)
        }
        if fields["connection"]?.lowercased() == "close" { close() }
        return (status, content)
    }

    private func more() throws {
        var buffer = [UInt8](repeating: 0, count: 65536)
        let count = recv(descriptor, &buffer, buffer.count, 0)
        guard count > 0 else { throw Failure(description: "the service has closed the connection") }
        left += buffer[..<count]
    }

    private func until(_ end: [UInt8]) throws -> [UInt8] {
        var start = 0
        while true {
            while start + end.count <= left.count {
                if left[start] == end[0], Array(left[start..<start + end.count]) == end {
                    defer { left.removeFirst(start + end.count) }
                    return Array(left[..<start])
                }
                start += 1
            }
            try more()
        }
    }

    private func exactly(_ count: Int) throws -> [UInt8] {
        while left.count < count { try more() }
        defer { left.removeFirst(count) }
        return Array(left[..<count])
    }

    private func chunks() throws -> [UInt8] {
        var content: [UInt8] = []
        while true {
            let line = String(decoding: try until([13, 10]), as: UTF8.self)
            guard let count = Int(line.prefix { $0 != ";" }, radix: 16) else {
                throw Failure(description: "this is no chunk: \(line)")
            }
            if count == 0 {
                while try !until([13, 10]).isEmpty {}
                return content
            }
            content += try exactly(count)
            _ = try until([13, 10])
        }
    }
}
