import MicroHTTPServer

/// Where a service listens: `127.0.0.1:8080`, `[::1]:0` or `unix:/run/understudy.sock`.
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
        guard let colon = text.lastIndex(of: ":"), let port = UInt16(text[text.index(after: colon)...]) else {
            return nil
        }
        var host = String(text[..<colon])
        if host.hasPrefix("["), host.hasSuffix("]") { host = String(host.dropFirst().dropLast()) }
        guard !host.isEmpty, !host.contains(" "), !host.contains("/") else { return nil }
        let isLoopback = host == "localhost" || host == "::1" || host.hasPrefix("127.")
        self.init(endpoint: .address(host: host, port: port), isLoopback: isLoopback)
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
