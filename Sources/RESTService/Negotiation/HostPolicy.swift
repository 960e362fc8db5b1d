import Glibc

/// For which hosts the service answers.
///
/// A page that a browser has loaded under a name that then resolves to loopback (DNS rebinding) shows in
/// `Host` alone. A service that is meant to be reached from elsewhere has names and addresses that it cannot
/// know, and a network or tokens that guard it.
package struct HostPolicy: Sendable {
    /// In lower case and without ports; nil where any host will do.
    private let names: [[UInt8]]?

    /// Any host, and none at all.
    package static let any = HostPolicy(names: nil)

    private init(names: [[UInt8]]?) {
        self.names = names
    }

    /// Loopback's names and addresses, and these names, each as `fault(in:)` wants them.
    package init(allowing names: [String] = []) {
        self.names = (["127.0.0.1", "localhost", "[::1]"] + names).map { Array($0.lowercased().utf8) }
    }

    /// Whether the service answers for a `Host` header's value.
    func allows(_ host: UnsafeRawBufferPointer) -> Bool {
        guard let names else { return true }
        let name = HostPolicy.withoutPort(host)
        return names.contains { HostPolicy.equal($0, name) } || HostPolicy.isLoopbackAddress(name)
    }

    /// Throws unless the service answers for the request's host.
    func check(_ header: UnsafeRawBufferPointer?) throws(Problem) {
        if names == nil { return }
        guard let header else { throw Problem(.badFraming, "The request has no Host header.") }
        if allows(header) { return }
        let host = quoted(header.text ?? "")
        throw Problem(
            .hostNotAllowed,
            "This service does not answer for the host \(host). Name it at the start: --allowed-hosts or "
                + "UNDERSTUDY_ALLOWED_HOSTS, without the port.")
    }

    /// Why no `Host` can ever have this name; nil if one can.
    package static func fault(in name: String) -> String? {
        if name.isEmpty { return "an empty name" }
        if name.contains("://") { return "a URL: write its host alone" }
        if name.contains("*") || name.hasPrefix(".") {
            return "a pattern, which is not understood: write each name"
        }
        if name.hasPrefix("[") {
            let parts = name.dropFirst().split(separator: "]", omittingEmptySubsequences: false)
            if parts.count == 2, parts[1].hasPrefix(":") { return withPort }
            let isWhole = parts.count == 2 && parts[1].isEmpty && isIPv6Address(String(parts[0]))
            return isWhole ? nil : "no IPv6 address"
        }
        if isIPv6Address(name) { return "an IPv6 address without brackets: write [\(name)]" }
        if name.contains(":") { return withPort }
        let isName = name.utf8.count <= 253 && name.utf8.allSatisfy(isNameByte)
        return isName ? nil : "no name that a URL can have"
    }

    private static let withPort = "a name with a port: write it alone, it holds for every port"

    private static func isIPv6Address(_ text: String) -> Bool {
        var address = in6_addr()
        return inet_pton(AF_INET6, text, &address) == 1
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"):
            true
        default: false
        }
    }

    /// The host without `:port`; the colons of an IPv6 address stand in brackets.
    private static func withoutPort(_ host: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
        var end = host.count
        while end > 0, host.count - end < 5, (48...57).contains(host[end - 1]) { end -= 1 }
        guard end > 0, host[end - 1] == UInt8(ascii: ":") else { return host }
        return UnsafeRawBufferPointer(rebasing: host[..<(end - 1)])
    }

    /// Whether a name is one of 127.0.0.0/8, which no resolver has a say in.
    private static func isLoopbackAddress(_ name: UnsafeRawBufferPointer) -> Bool {
        guard name.starts(with: "127.".utf8), name.count <= 15, let text = name.text else { return false }
        var address = in_addr()
        return inet_pton(AF_INET, text, &address) == 1
    }

    /// Compares without regard to the case of ASCII letters; the first is in lower case.
    private static func equal(_ lowercased: [UInt8], _ name: UnsafeRawBufferPointer) -> Bool {
        guard lowercased.count == name.count, let start = name.baseAddress else { return false }
        // Nearly every client writes it so.
        if memcmp(lowercased, start, name.count) == 0 { return true }
        for index in lowercased.indices {
            let byte = name[index]
            let isUpper = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
            if lowercased[index] != (isUpper ? byte + 32 : byte) { return false }
        }
        return true
    }
}
