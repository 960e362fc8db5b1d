import RESTService

/// Who may use the service.
extension ServeSettings {
    /// The check that every request passes.
    ///
    /// A service that other machines reach asks for tokens, unless somebody says that it need not.
    static func authenticator(
        _ values: ServeValues, _ address: ListenAddress
    ) throws(ConfigurationError) -> Authenticator {
        let path = values["UNDERSTUDY_TOKENS_FILE"]
        let mode = values["UNDERSTUDY_AUTH"] ?? (path == nil ? "none" : "token")
        switch mode {
        case "none":
            guard address.isLoopback || values.isSet("UNDERSTUDY_INSECURE") else {
                throw ConfigurationError(
                    detail:
                        "UNDERSTUDY_LISTEN: the address is reached from beyond this machine and nobody has to "
                        + "identify themselves; give --tokens-file, listen on 127.0.0.1, or say --insecure "
                        + "behind a proxy that checks")
            }
            return .none
        case "token":
            guard let path else {
                throw ConfigurationError(detail: "UNDERSTUDY_AUTH: token needs UNDERSTUDY_TOKENS_FILE")
            }
            return Authenticator(tokens: try tokens(in: path))
        default:
            throw ConfigurationError(detail: "UNDERSTUDY_AUTH: \(mode) is neither none nor token")
        }
    }

    /// For which hosts the service answers.
    ///
    /// On loopback for its own; beyond it whoever runs the service decides on the names, and without a list
    /// any will do: containers, their networks and probes call it by names and addresses of their own.
    static func hosts(
        _ values: ServeValues, _ address: ListenAddress
    ) throws(ConfigurationError) -> HostPolicy {
        let variable = "UNDERSTUDY_ALLOWED_HOSTS"
        guard let text = values[variable] else {
            return address.isLoopback ? HostPolicy() : .any
        }
        let names = text.split(separator: ",", omittingEmptySubsequences: false).map { part in
            var name = part.drop(while: \.isWhitespace)
            while name.last?.isWhitespace == true { name.removeLast() }
            return String(name)
        }
        for name in names {
            guard let fault = HostPolicy.fault(in: name) else { continue }
            throw ConfigurationError(
                detail: "--allowed-hosts (\(variable)): no request can name the host \"\(name)\", \(fault)")
        }
        return HostPolicy(allowing: names)
    }

    private static func tokens(in path: String) throws(ConfigurationError) -> [AccessToken] {
        guard let text = OutputFile.text(of: path, atMost: 1 << 20) else {
            throw ConfigurationError(detail: "UNDERSTUDY_TOKENS_FILE: \(path) cannot be read")
        }
        do throws(TokenFile.Mistake) {
            return try TokenFile(text: text).tokens
        } catch {
            throw ConfigurationError(
                detail: "UNDERSTUDY_TOKENS_FILE: \(path): line \(error.line) \(error.detail)")
        }
    }

    /// The rate that each client is held to; nil for none.
    static func rateLimit(_ values: ServeValues) throws(ConfigurationError) -> RateLimit? {
        let burst = try values.number("UNDERSTUDY_RATE_BURST", in: 1...10_000_000)
        guard let rate = try values.number("UNDERSTUDY_RATE_LIMIT", in: 1...1_000_000) else {
            return nil
        }
        return RateLimit(perSecond: rate, burst: burst ?? 2 * rate)
    }
}
