/// Which hosts the service answers for and which web origins may use it.
///
/// A page that a browser has loaded from elsewhere can reach a service on loopback by its address, or by a
/// name that it resolves to loopback (DNS rebinding). The first shows in `Origin`, the second in `Host`.
package struct OriginPolicy: Sendable {
    private let hosts: HostPolicy
    private let origins: [String]

    /// Allows these hosts, and these origins, each as `https://host`.
    package init(hosts: HostPolicy = HostPolicy(), corsOrigins: [String] = []) {
        self.hosts = hosts
        origins = corsOrigins
    }

    /// Throws unless the request may come from where it says; returns the foreign origin that is allowed, if
    /// any.
    ///
    /// - Parameters:
    ///   - origin: The value of `Origin`.
    ///   - host: The value of `Host`.
    ///   - asksForHost: False for probes, which are sent to whatever address a machine has.
    func check(
        origin: UnsafeRawBufferPointer?, host: UnsafeRawBufferPointer?, asksForHost: Bool
    ) throws(Problem) -> String? {
        if asksForHost { try hosts.check(host) }
        guard let origin else { return nil }
        guard let text = origin.text else { throw OriginPolicy.refused("") }
        if origins.contains(text) { return text }
        // The service's own pages: the same host, whatever the scheme of a proxy in front.
        if let host {
            for scheme in ["http://", "https://"] where text.hasPrefix(scheme) {
                if text.utf8.dropFirst(scheme.utf8.count).elementsEqual(host) { return nil }
            }
        }
        throw OriginPolicy.refused(text)
    }

    private static func refused(_ origin: String) -> Problem {
        Problem(
            .originNotAllowed,
            "Pages of the origin \(quoted(origin)) may not use this service. Name it at the start: "
                + "--cors-origins or UNDERSTUDY_CORS_ORIGINS.")
    }
}
