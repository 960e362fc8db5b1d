/// Which hosts the service answers for and which web origins may use it.
///
/// A page that a browser has loaded from elsewhere can reach a service on loopback by its address, or by a
/// name that it resolves to loopback (DNS rebinding). The first shows in `Origin`, the second in `Host`.
package struct OriginPolicy: Sendable {
    private let hosts: [[UInt8]]
    private let origins: [String]

    /// Allows loopback's names and these hosts, each without a port, and these origins, each as
    /// `https://host`.
    package init(allowedHosts: [String] = [], corsOrigins: [String] = []) {
        hosts = (["127.0.0.1", "localhost", "[::1]"] + allowedHosts).map { Array($0.lowercased().utf8) }
        origins = corsOrigins
    }

    /// Throws unless the request may come from where it says; returns the foreign origin that is allowed, if
    /// any.
    func check(_ headers: Request.Headers) throws(Problem) -> String? {
        guard let host = headers.host else {
            throw Problem(.badFraming, "The request has no Host header.")
        }
        let name = OriginPolicy.withoutPort(host)
        guard hosts.contains(where: { OriginPolicy.equal($0, name) }) else {
            throw Problem(
                .hostNotAllowed,
                "This service does not answer for the host \(quoted(host.text ?? "")). Allow it at the start."
            )
        }
        guard let origin = headers.origin else { return nil }
        guard let text = origin.text else { throw OriginPolicy.refused("") }
        if origins.contains(text) { return text }
        // The service's own pages: the same host, whatever the scheme of a proxy in front.
        for scheme in ["http://", "https://"] where text.hasPrefix(scheme) {
            if text.utf8.dropFirst(scheme.utf8.count).elementsEqual(host) { return nil }
        }
        throw OriginPolicy.refused(text)
    }

    private static func refused(_ origin: String) -> Problem {
        Problem(
            .originNotAllowed,
            "Pages of the origin \(quoted(origin)) may not use this service. Allow it at the start.")
    }

    /// The host without `:port`; the colons of an IPv6 address stand in brackets.
    private static func withoutPort(_ host: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
        guard let colon = host.lastIndex(of: UInt8(ascii: ":")) else { return host }
        let digits = host[(colon + 1)...]
        guard digits.count <= 5, digits.allSatisfy({ (48...57).contains($0) }) else { return host }
        return UnsafeRawBufferPointer(rebasing: host[..<colon])
    }

    /// Compares without regard to the case of ASCII letters; the first is in lower case.
    private static func equal(_ lowercased: [UInt8], _ name: UnsafeRawBufferPointer) -> Bool {
        guard lowercased.count == name.count else { return false }
        for index in lowercased.indices {
            let byte = name[index]
            let isUpper = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
            if lowercased[index] != (isUpper ? byte + 32 : byte) { return false }
        }
        return true
    }
}
