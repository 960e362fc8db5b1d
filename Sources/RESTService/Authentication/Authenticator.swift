import MicroHTTPServer
import Sessions

/// Finds out who sends a request, and whether the route is open to them.
package struct Authenticator: Sendable {
    /// Nil where nobody has to identify themselves.
    private let tokens: [AccessToken]?

    /// Lets everybody do everything.
    package static let none = Authenticator(tokens: nil)

    private init(tokens: [AccessToken]?) {
        self.tokens = tokens
    }

    /// Asks for one of these tokens.
    package init(tokens: [AccessToken]) {
        self.tokens = tokens
    }

    /// The token of whoever sends the request; nil where nobody has to have one.
    ///
    /// - Throws: `unauthenticated` without a known token, `forbidden` where the token does not suffice.
    func check(_ request: Request, for route: Route) throws(Problem) -> AccessToken? {
        guard let tokens, route.access != .anyone else { return nil }
        guard let header = request.headers.authorization else {
            throw Authenticator.refusal("This path needs a token. Send Authorization: Bearer with one.", "")
        }
        guard let text = Authenticator.bearer(header), let token = Authenticator.find(text, in: tokens) else {
            throw Authenticator.refusal(
                "The token is none that this service knows.", #", error="invalid_token""#)
        }
        if route.access == .admin, token.role != .admin {
            throw Problem(.forbidden, "Only a token with the role admin may do this.")
        }
        return token
    }

    /// Whether the request has a token that does not reach what somebody has made.
    func keeps(_ request: Request, from owner: String?) -> Bool {
        guard let tokens, let header = request.headers.authorization,
            let text = Authenticator.bearer(header), let token = Authenticator.find(text, in: tokens)
        else { return false }
        return !token.scope.holds(owner)
    }

    private static func refusal(_ detail: String, _ error: String) -> Problem {
        let challenge = #"Bearer realm="understudy""# + error
        return Problem(.unauthenticated, detail, headers: [HeaderField("WWW-Authenticate", challenge)])
    }

    /// The credentials behind the scheme, whose case does not matter.
    private static func bearer(_ header: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer? {
        let scheme = Array("bearer ".utf8)
        guard header.count > scheme.count, zip(header, scheme).allSatisfy({ $0 | 0x20 == $1 }) else {
            return nil
        }
        return UnsafeRawBufferPointer(rebasing: header[scheme.count...])
    }

    /// Compares all hashes, so that the time tells nothing.
    private static func find(_ text: UnsafeRawBufferPointer, in tokens: [AccessToken]) -> AccessToken? {
        let digest = SHA256Digest(of: text)
        var found: AccessToken?
        for token in tokens {
            if digest == token.hash { found = token }
        }
        return found
    }
}
