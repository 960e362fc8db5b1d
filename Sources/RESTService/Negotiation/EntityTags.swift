/// The entity tags of `If-Match` and `If-None-Match` (RFC 9110, section 13.1).
package enum EntityTags: Equatable {
    /// `*`: any present representation.
    case any
    case listed([Tag])

    /// One entity tag.
    package struct Tag: Equatable {
        let isWeak: Bool
        /// What stands between the quotation marks.
        let opaque: String
    }

    /// Reads a header's value; nil when it is malformed.
    package init?(_ header: UnsafeRawBufferPointer) {
        guard let text = header.text else { return nil }
        if text == "*" {
            self = .any
            return
        }
        var tags: [Tag] = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            var tag = part.trimmingSpaces()
            let isWeak = tag.hasPrefix("W/")
            if isWeak { tag = tag.dropFirst(2) }
            guard tag.count >= 2, tag.first == "\"", tag.last == "\"" else { return nil }
            let opaque = tag.dropFirst().dropLast()
            guard opaque.utf8.allSatisfy({ $0 != UInt8(ascii: "\"") && (0x21...0x7e).contains($0) }) else {
                return nil
            }
            tags.append(Tag(isWeak: isWeak, opaque: String(opaque)))
        }
        self = .listed(tags)
    }

    /// Whether the version is among them; weak tags count only where a weak comparison will do.
    package func match(version: Int, weakly: Bool) -> Bool {
        switch self {
        case .any: true
        case .listed(let tags): tags.contains { (weakly || !$0.isWeak) && $0.opaque == "v\(version)" }
        }
    }
}

extension Call {
    /// The tags of `If-Match`; nil when it was not sent.
    func ifMatch() throws(Problem) -> EntityTags? {
        guard let header = request.headers.ifMatch else { return nil }
        guard let tags = EntityTags(header) else {
            throw Problem(.invalidParameter, "If-Match must be * or an ETag in quotation marks, such as \"v7\".")
        }
        return tags
    }

    /// Throws when `If-Match` was sent and does not name the version.
    func checkIfMatch(version: Int) throws(Problem) {
        guard let tags = try ifMatch(), !tags.match(version: version, weakly: false) else { return }
        throw Problem.preconditionFailed(version: version)
    }

    /// Whether `If-None-Match` names the version, so that the client has it already.
    func hasVersion(_ version: Int) throws(Problem) -> Bool {
        guard let header = request.headers.ifNoneMatch else { return false }
        guard let tags = EntityTags(header) else {
            throw Problem(
                .invalidParameter, "If-None-Match must be * or an ETag in quotation marks, such as \"v7\".")
        }
        return tags.match(version: version, weakly: true)
    }
}

extension Problem {
    /// `If-Match` names another version than the session's.
    static func preconditionFailed(version: Int) -> Problem {
        Problem(
            .preconditionFailed,
            "The session is at version \(version), so nothing was done. GET it and send If-Match: \"v\(version)\".")
    }
}
