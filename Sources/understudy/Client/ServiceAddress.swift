import Glibc

/// Where a running service is reached: `http://127.0.0.1:8080` or `unix:/run/understudy.sock`.
enum ServiceAddress: Equatable {
    case host(String, port: UInt16)
    case socketFile(String)

    /// Reads an address; nil for another form or another scheme.
    ///
    /// A host of zeros, as services listen on, is reached over loopback.
    init?(_ text: String) {
        if text.hasPrefix("unix:") {
            let path = String(text.dropFirst("unix:".count))
            guard !path.isEmpty, path.utf8.count < ServiceAddress.pathBytesMax else { return nil }
            self = .socketFile(path)
            return
        }
        guard text.hasPrefix("http://") else { return nil }
        let authority = text.dropFirst("http://".count).prefix { $0 != "/" }
        guard let colon = authority.lastIndex(of: ":"),
            let port = UInt16(authority[authority.index(after: colon)...]), port > 0
        else { return nil }
        switch authority[..<colon] {
        case "", "0.0.0.0": self = .host("127.0.0.1", port: port)
        case "[::]": self = .host("::1", port: port)
        case let host where host.hasPrefix("[") && host.hasSuffix("]"):
            self = .host(String(host.dropFirst().dropLast()), port: port)
        case let host: self = .host(String(host), port: port)
        }
    }

    /// The room for a path in a socket's address.
    private static let pathBytesMax = 108

    /// Whether the service is on this machine.
    var isLoopback: Bool {
        switch self {
        case .socketFile: true
        case .host(let host, _): ["127.0.0.1", "localhost", "::1"].contains(host)
        }
    }

    /// The value of the Host header.
    var hostHeader: String {
        switch self {
        case .socketFile: "localhost"
        case .host(let host, let port): "\(host.contains(":") ? "[\(host)]" : host):\(port)"
        }
    }

    /// A connected socket; nil when nobody answers there.
    func connect() -> Int32? {
        switch self {
        case .socketFile(let path): connectToFile(path)
        case .host(let host, let port): connect(to: host, port: port)
        }
    }

    private func connectToFile(_ path: String) -> Int32? {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        let length = socklen_t(MemoryLayout<sockaddr_un>.size)
        return withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                ServiceAddress.connected(AF_UNIX, $0, length)
            }
        }
    }

    private func connect(to host: String, port: UInt16) -> Int32? {
        var hints = addrinfo()
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        var list: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(host, String(port), &hints, &list) == 0 else { return nil }
        defer { freeaddrinfo(list) }
        var next = list
        while let entry = next?.pointee {
            if let address = entry.ai_addr,
                let descriptor = ServiceAddress.connected(entry.ai_family, address, entry.ai_addrlen)
            {
                return descriptor
            }
            next = entry.ai_next
        }
        return nil
    }

    private static func connected(
        _ family: Int32, _ address: UnsafePointer<sockaddr>, _ length: socklen_t
    ) -> Int32? {
        let descriptor = socket(family, Int32(SOCK_STREAM.rawValue), 0)
        guard descriptor >= 0 else { return nil }
        if Glibc.connect(descriptor, address, length) == 0 { return descriptor }
        close(descriptor)
        return nil
    }
}
