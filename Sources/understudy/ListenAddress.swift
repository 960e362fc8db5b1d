import Glibc
import MicroHTTPServer

/// Where a service listens: `127.0.0.1:8080`, `[::1]:0`, a port of this machine alone or
/// `unix:/run/understudy.sock`.
struct ListenAddress {
    let endpoint: ServerConfiguration.Endpoint
    /// Whether only this machine can reach it.
    let isLoopback: Bool

    init(endpoint: ServerConfiguration.Endpoint, isLoopback: Bool) {
        self.endpoint = endpoint
        self.isLoopback = isLoopback
    }

    /// Reads the text of an option; nil if it has no such form.
    init?(_ text: String) {
        if text.hasPrefix("unix:") {
            let path = String(text.dropFirst("unix:".count))
            guard !path.isEmpty else { return nil }
            self.init(endpoint: .socketFile(path: path), isLoopback: true)
            return
        }
        if let port = UInt16(text) {
            self.init(endpoint: .address(host: "127.0.0.1", port: port), isLoopback: true)
            return
        }
        guard let colon = text.lastIndex(of: ":"), let port = UInt16(text[text.index(after: colon)...]) else {
            return nil
        }
        var host = String(text[..<colon])
        if host.hasPrefix("["), host.hasSuffix("]") { host = String(host.dropFirst().dropLast()) }
        guard !host.isEmpty, !host.contains(" "), !host.contains("/") else { return nil }
        let isLoopback = host == "localhost" || host == "::1" || host.hasPrefix("127.")
        self.init(endpoint: .address(host: host, port: port), isLoopback: isLoopback)
    }

    /// The socket that another process has opened for this one; nil if there is none.
    static var inherited: ListenAddress? {
        guard case .inherited(let descriptor)? = ServerConfiguration.inheritedEndpoint else { return nil }
        return ListenAddress(
            endpoint: .inherited(descriptor: descriptor), isLoopback: isLoopback(descriptor))
    }

    /// Whether only this machine can reach a listening socket.
    private static func isLoopback(_ descriptor: Int32) -> Bool {
        var address = sockaddr_storage()
        var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
        return withUnsafeMutableBytes(of: &address) { bytes in
            guard let start = bytes.baseAddress,
                getsockname(descriptor, start.assumingMemoryBound(to: sockaddr.self), &length) == 0
            else { return false }
            switch Int32(bytes.load(as: sockaddr.self).sa_family) {
            case AF_UNIX: return true
            case AF_INET:
                return UInt32(bigEndian: bytes.load(as: sockaddr_in.self).sin_addr.s_addr) >> 24 == 127
            case AF_INET6:
                let place = withUnsafeBytes(of: bytes.load(as: sockaddr_in6.self).sin6_addr) { Array($0) }
                return place.dropLast().allSatisfy { $0 == 0 } && place.last == 1
            default: return false
            }
        }
    }

    /// What to say where another program listens there.
    var inUse: String {
        switch endpoint {
        case .socketFile(let path): "\(path) is in use by another program"
        case .inherited: "the socket that was handed over is in use"
        case .address(let host, let port):
            "\(host):\(port) is in use; --listen \(host):0 takes a free port"
        }
    }

    /// The URL under which it is reached, once the port is known.
    func url(port: UInt16) -> String {
        switch endpoint {
        case .socketFile(let path): "unix:\(path)"
        case .inherited: "http://127.0.0.1:\(port)"
        case .address(let host, _): "http://\(host.contains(":") ? "[\(host)]" : host):\(port)"
        }
    }
}
