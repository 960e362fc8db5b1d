import Sessions

/// A bearer token that the service knows, by its hash alone.
package struct AccessToken: Sendable {
    /// Who has it, and so whom what is made with it belongs to; the rate is shared out by it.
    package let name: String
    package let role: Role
    /// The hash of the token's bytes.
    let hash: SHA256Digest

    /// What a token opens.
    package enum Role: String, Sendable, CaseIterable {
        /// Everything.
        case admin
        /// One's own sessions, and new ones; not those of others, nor the figures.
        case user
    }

    /// Whose sessions it opens.
    var scope: SessionScope {
        switch role {
        case .admin: .everybodys
        case .user: .own(name)
        }
    }

    /// A token of the given text.
    package init(name: String, role: Role, token: String) {
        self.name = name
        self.role = role
        hash = SHA256Digest(of: token)
    }

    /// Reads a line `name:sha256:role` of a file of tokens, the hash in hexadecimal.
    init?(line: Substring) {
        let parts = line.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 3, !parts[0].isEmpty, let role = Role(rawValue: String(parts[2])),
            let hash = SHA256Digest(hexadecimal: parts[1])
        else { return nil }
        name = String(parts[0])
        self.role = role
        self.hash = hash
    }

    /// The line of a file of tokens.
    package var line: String { "\(name):\(hash.hexadecimal):\(role.rawValue)" }

    /// A new token's text: 256 random bits in base 64, fit for a header.
    package static func randomText() -> String {
        let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
        var generator = SystemRandomNumberGenerator()
        return String((0..<43).map { _ in alphabet[Int.random(in: 0..<alphabet.count, using: &generator)] })
    }
}

/// The tokens that open a service.
package struct TokenFile: Sendable {
    package let tokens: [AccessToken]

    /// A line that is no token.
    package struct Mistake: Error, Sendable {
        /// Counted from 1.
        package let line: Int
        package let detail: String
    }

    /// Reads one token a line; empty lines and those that begin with `#` are passed over.
    package init(text: String) throws(Mistake) {
        var tokens: [AccessToken] = []
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let line = line.trimmingSpaces()
            if line.isEmpty || line.hasPrefix("#") { continue }
            guard let token = AccessToken(line: line) else {
                let form = "name:sha256:role with 64 hexadecimal digits and the role admin or user"
                throw Mistake(line: index + 1, detail: "is not of the form \(form)")
            }
            guard !tokens.contains(where: { $0.name == token.name }) else {
                throw Mistake(line: index + 1, detail: "names \(token.name) a second time")
            }
            tokens.append(token)
        }
        guard !tokens.isEmpty else { throw Mistake(line: 1, detail: "and the rest hold no token") }
        self.tokens = tokens
    }
}
