package import Sessions

/// Who carries out the requests of a route, declared with what is found for them before: the session that the
/// path names, and the conditions under which it may be changed.
package enum Handler: Sendable {
    /// Answers at once, and about no session.
    case answering(@Sendable (Service, Call) throws(Problem) -> Response)
    /// Answers with what a session is.
    case reading(@Sendable (Service, Call, Session) throws(Problem) -> Response)
    /// Carries something out on a session, which finds out by itself whether memory is up to date.
    case changing(@Sendable (Service, Call, Session, RequestConditions) throws(Problem) -> Reply)
    /// Does with a session what is no operation of it: it is looked at first, as for a reader.
    case managing(@Sendable (Service, Call, Session) throws(Problem) -> Reply)
    /// Finds by itself what it needs.
    case replying(@Sendable (Service, Call) throws(Problem) -> Reply)
}

extension Service {
    /// Answers a call: finds what its route's handler has to have, and hands over.
    @inline(__always)
    func reply(to call: Call) throws(Problem) -> Reply {
        switch call.route.handler {
        case .answering(let handler): return .response(try handler(self, call))
        case .reading(let handler):
            let session = try call.session(self)
            return try durably(session) { () throws(Problem) in
                var response = try handler(self, call, session)
                // The moment inside of a call is no version of the session.
                if call.isInsideOfCall { response.version = nil }
                return response
            }
        case .changing(let handler):
            let session = try call.sessionToChange(self)
            return try handler(self, call, session, try call.conditions(of: session, self))
        case .managing(let handler): return try handler(self, call, try call.session(self))
        case .replying(let handler): return try handler(self, call)
        }
    }
}
