import ControllerHierarchy
import MicroHTTPServer
import Sessions
import WireFormat

extension Call {
    /// The session that the path names, if whoever sends the request may use it.
    func session(_ service: Service) throws(Problem) -> Session {
        try found { () throws(SessionError) in
            guard let id = path.session else { throw SessionError.notFound(nil) }
            let session = try service.registry.session(id, in: scope)
            if session.isSlow { try Call.refuseToWait() }
            // Who deletes a session gives up what waits in it.
            if request.method != .delete { try checkPause(of: session) }
            return session
        }
    }

    /// The session that the path names, for an operation, which finds out by itself whether it is up to date.
    func sessionToChange(_ service: Service) throws(Problem) -> Session {
        try found { () throws(SessionError) in
            guard let id = path.session else { throw SessionError.notFound(nil) }
            let session = try service.registry.sessionToChange(id, in: scope)
            if session.isSlow { try Call.refuseToWait() }
            try checkPause(of: session)
            return session
        }
    }

    private static func refuseToWait() throws(SessionError) {
        if ServingThread.isCurrent { throw .stopped(.postponed) }
    }

    /// To be called before something that takes longer than a request may on a thread that serves
    /// connections: there it ends the request, which is carried out elsewhere.
    static func mayTakeLong() throws(Problem) {
        if ServingThread.isCurrent { throw .postponed }
    }

    /// What the request may cost.
    ///
    /// - Parameter answersOutcomes: Whether the answer is made of what the request's operations cause.
    func newBudget(_ service: Service, answersOutcomes: Bool = true) -> RequestBudget {
        let limits = service.registry.limits.request
        guard let waiting = request.waiting?.takeUnretainedValue() else {
            return RequestBudget(limits, answersOutcomes: answersOutcomes)
        }
        return RequestBudget(limits, answersOutcomes: answersOutcomes) { waiting.isAbandoned }
    }

    /// What `If-Match` and `Idempotency-Key` ask of a change of the session.
    func conditions(of session: Session, _ service: Service) throws(Problem) -> RequestConditions {
        var conditions = RequestConditions()
        // Where it may take long it is counted from the beginning, and ends with its client.
        if request.waiting != nil { conditions.budget = newBudget(service) }
        conditions.key = try idempotencyKey()
        guard let header = request.headers.ifMatch else {
            guard service.configuration.requiresIfMatch else { return conditions }
            throw Problem(
                .preconditionRequired,
                "A change needs If-Match here. The session's present ETag is \"v\(session.version)\".")
        }
        let tags = EntityTags(header)
        if tags.isAny { return conditions }
        conditions.versions = tags.tags.filter { !$0.isWeak }.compactMap(\.version)
        return conditions
    }

    /// The key that makes a retry of the request recognisable; nil when none was sent.
    func idempotencyKey() throws(Problem) -> IdempotencyKey? {
        guard let header = request.headers.idempotencyKey else { return nil }
        let isQuoted = header.count > 2 && header.first == 0x22 && header.last == 0x22
        let text = isQuoted ? UnsafeRawBufferPointer(rebasing: header[1..<(header.count - 1)]) : header
        guard (1...255).contains(header.count), text.allSatisfy({ (0x21...0x7e).contains($0) && $0 != 0x22 })
        else {
            throw Problem(
                .invalidParameter,
                "Idempotency-Key must be 1 to 255 visible ASCII characters, bare or within quotation marks.")
        }
        return IdempotencyKey(
            text: String(decoding: text, as: UTF8.self),
            fingerprint: Fingerprint.of(request.target, request.body))
    }

    /// Throws when `If-Match` was sent and does not name the version.
    func checkIfMatch(version: Int) throws(Problem) {
        guard let header = request.headers.ifMatch else { return }
        if EntityTags(header).match(version: version, weakly: false) { return }
        throw Problem.preconditionFailed(version: version)
    }

    /// Whether the request is about the moment inside of a call that waits.
    var isInsideOfCall: Bool { request.headers.pauseToken != nil }

    /// Whether `If-None-Match` names the version, so that the client has it already.
    func hasVersion(_ version: Int) -> Bool {
        guard let header = request.headers.ifNoneMatch, !isInsideOfCall else { return false }
        return EntityTags(header).match(version: version, weakly: true)
    }
}

/// Tells requests apart that come with the same key.
enum Fingerprint {
    /// The first 64 bits of a SHA-256 hash over those of the target, with its query, and of the body: none
    /// can be made to fit another request's.
    static func of(_ target: UnsafeRawBufferPointer, _ body: UnsafeRawBufferPointer) -> UInt64 {
        let parts = SHA256Digest(of: target).bytes + SHA256Digest(of: body).bytes
        let digest = parts.withUnsafeBytes { SHA256Digest(of: $0) }
        return digest.bytes.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
    }
}

/// Carries out a part of a handler with a session's errors as problems.
func found<Answer>(_ body: () throws(SessionError) -> Answer) throws(Problem) -> Answer {
    do throws(SessionError) { return try body() } catch { throw Problem(error) }
}

/// Reads content with its mistakes as problems.
func readable<Answer>(_ body: () throws(WireError) -> Answer) throws(Problem) -> Answer {
    do throws(WireError) { return try body() } catch { throw Problem(error) }
}

/// Carries out a part of a handler with the end of the request's budget as a problem.
func affordable<Answer>(_ body: () throws(WorkRefusal) -> Answer) throws(Problem) -> Answer {
    do throws(WorkRefusal) { return try body() } catch { throw Problem(error) }
}
