/// The codes of all problems that the service can answer, by their names in `code` and in `/problems/{code}`.
package enum ProblemCode: String, Sendable, CaseIterable {
    case malformedJSON = "malformed_json"
    case invalidRequest = "invalid_request"
    case invalidParameter = "invalid_parameter"
    case jsonTooDeep = "json_too_deep"
    case badFraming = "bad_framing"
    case unauthenticated
    case forbidden
    case hostNotAllowed = "host_not_allowed"
    case originNotAllowed = "origin_not_allowed"
    case routeNotFound = "route_not_found"
    case sessionNotFound = "session_not_found"
    case controllerNotFound = "controller_not_found"
    case operationNotFound = "operation_not_found"
    case notAvailable = "not_available"
    case storyboardNotFound = "storyboard_not_found"
    case problemNotFound = "problem_not_found"
    case methodNotAllowed = "method_not_allowed"
    case notAcceptable = "not_acceptable"
    case requestTimeout = "request_timeout"
    case sessionCrashed = "session_crashed"
    case versionConflict = "version_conflict"
    case engineChanged = "engine_changed"
    case idempotencyInProgress = "idempotency_in_progress"
    case sessionPaused = "session_paused"
    case notPaused = "not_paused"
    case preconditionFailed = "precondition_failed"
    case bodyTooLarge = "body_too_large"
    case uriTooLong = "uri_too_long"
    case unsupportedMediaType = "unsupported_media_type"
    case idempotencyKeyReused = "idempotency_key_reused"
    case storyboardRejected = "storyboard_rejected"
    case operationLimitExceeded = "operation_limit_exceeded"
    case preconditionRequired = "precondition_required"
    case quotaExceeded = "quota_exceeded"
    case rateLimited = "rate_limited"
    case headersTooLarge = "headers_too_large"
    case internalError = "internal"
    case storeDamaged = "store_damaged"
    case notModelled = "not_modelled"
    case storageUnavailable = "storage_unavailable"
    case draining
    case overloaded
    case timeLimitExceeded = "time_limit_exceeded"
    case abandoned
    case storageFull = "storage_full"
}

/// What is the same for every problem of a code.
package struct ProblemFacts: Sendable {
    /// The HTTP status that a problem of this code is sent with.
    package let status: Int
    /// The short summary.
    package let title: String
    /// Whether the same request may succeed later without a change.
    package let isRetryable: Bool
    /// What the error page says about cause and remedy.
    package let explanation: String

    fileprivate init(_ status: Int, _ title: String, isRetryable: Bool = false, _ explanation: String) {
        self.status = status
        self.title = title
        self.isRetryable = isRetryable
        self.explanation = explanation
    }
}

extension ProblemCode {
    package var status: Int { facts.status }
    package var title: String { facts.title }
    package var explanation: String { facts.explanation }
    package var isRetryable: Bool { facts.isRetryable }

    /// The table of all codes.
    private var facts: ProblemFacts {
        switch self {
        case .malformedJSON:
            ProblemFacts(
                400, "The body is not JSON",
                "The body must be one JSON value in UTF-8 (RFC 8259), without duplicate names. The detail "
                    + "names the place.")
        case .invalidRequest:
            ProblemFacts(
                400, "The body does not fit the operation",
                "A field is unknown, missing or of another type or range than openapi.yaml says. "
                    + "Each entry of errors points at the place with a JSON pointer.")
        case .invalidParameter:
            ProblemFacts(
                400, "A parameter is not valid",
                "A part of the path, a query parameter or a header is unknown, malformed, repeated or out of "
                    + "range.")
        case .notAvailable:
            ProblemFacts(
                400, "The version of iOS does not have this",
                "A property, a value, a class or a callback that the session's version of iOS does not have. The "
                    + "detail names the versions that have it; errors points at the place.")
        case .jsonTooDeep:
            ProblemFacts(
                400, "The body nests too deeply",
                "Arrays and objects nest further than the limit on depth. Split the request.")
        case .badFraming:
            ProblemFacts(
                400, "The request is not well-formed HTTP/1.1",
                "The head is contradictory or malformed, for example two lengths or no Host. The connection "
                    + "is closed.")
        case .unauthenticated:
            ProblemFacts(
                401, "No valid credentials",
                "Send Authorization: Bearer with a token that the service knows.")
        case .forbidden:
            ProblemFacts(
                403, "Not allowed",
                "The token is valid but does not reach this resource.")
        case .hostNotAllowed:
            ProblemFacts(
                403, "Host not allowed",
                "The Host header names none of the hosts that this service answers for. On loopback this guards "
                    + "against DNS rebinding; elsewhere the service was started with a list of its names. Add "
                    + "the name with --allowed-hosts or UNDERSTUDY_ALLOWED_HOSTS.")
        case .originNotAllowed:
            ProblemFacts(
                403, "Origin not allowed",
                "The request comes from a web page of another origin. Add it with --cors-origins or "
                    + "UNDERSTUDY_CORS_ORIGINS.")
        case .routeNotFound:
            ProblemFacts(
                404, "No such path",
                "The path is none of openapi.yaml. Paths are in kebab-case, without a slash at the end.")
        case .sessionNotFound:
            ProblemFacts(
                404, "No such session",
                "The session never existed, was deleted, or expired because nobody used it for its ttlSeconds. "
                    + "The detail says which. Create one with POST /v1/sessions.")
        case .controllerNotFound:
            ProblemFacts(
                404, "No such controller",
                "No live controller has that label or id. A controller dies when nothing holds it any more; "
                    + "the session's tree has those that live.")
        case .operationNotFound:
            ProblemFacts(
                404, "The controller has no such operation",
                "The controller's class does not have this operation; only a navigation controller can push, "
                    + "for example.")
        case .storyboardNotFound:
            ProblemFacts(
                404, "No such storyboard",
                "The session has no storyboard of that name.")
        case .problemNotFound:
            ProblemFacts(
                404, "No such problem code",
                "GET /problems lists all codes.")
        case .methodNotAllowed:
            ProblemFacts(
                405, "Method not allowed",
                "The resource exists, the method does not. The Allow header lists those that do.")
        case .notAcceptable:
            ProblemFacts(
                406, "No acceptable representation",
                "The resource has none of the media types that Accept asks for. The detail lists those that "
                    + "it has.")
        case .requestTimeout:
            ProblemFacts(
                408, "The request took too long", isRetryable: true,
                "The head or the body did not arrive in time. Send it again.")
        case .sessionCrashed:
            ProblemFacts(
                409, "The session's app has ended",
                "It was terminated, or an exception ended it, because the session was created with exceptions: "
                    + "terminate. Relaunch it, or reset the session.")
        case .versionConflict:
            ProblemFacts(
                409, "Another request changed the session", isRetryable: true,
                "The operation was not applied. Send it again.")
        case .engineChanged:
            ProblemFacts(
                409, "Another version of the program made the session",
                "What an operation of the session's past causes now differs from what it caused when it was "
                    + "recorded, so the session cannot be brought back as it was. GET its export, which still "
                    + "works, and import it where the version that made it runs; or create the session anew.")
        case .sessionPaused:
            ProblemFacts(
                409, "A call of the session waits",
                "An operation has stopped in a call, for the app's own code. Requests on the session need the "
                    + "Pause-Token of that answer; resume lets the call return, abandon gives the operation up. "
                    + "The detail says where it stands.")
        case .notPaused:
            ProblemFacts(
                409, "No call waits with that token",
                "The call has returned, or it has waited too long and its operation was given up. Send the "
                    + "request without Pause-Token, or with that of the last answer.")
        case .idempotencyInProgress:
            ProblemFacts(
                409, "A request with this key is being worked on", isRetryable: true,
                "Wait for its answer, or send the request again later.")
        case .preconditionFailed:
            ProblemFacts(
                412, "The session has another version",
                "If-Match names another version than the session's, so nothing was done. GET the session and "
                    + "decide anew.")
        case .bodyTooLarge:
            ProblemFacts(
                413, "The body is too large",
                "The body exceeds the limit that the detail names. Split the request.")
        case .uriTooLong:
            ProblemFacts(
                414, "The request target is too long",
                "Shorten the path or the query.")
        case .unsupportedMediaType:
            ProblemFacts(
                415, "Unsupported media type",
                "A request with a body needs a Content-Type that the operation takes: usually "
                    + "application/json, in UTF-8 and "
                    + "without a Content-Encoding.")
        case .idempotencyKeyReused:
            ProblemFacts(
                422, "The key belongs to another request",
                "This Idempotency-Key was used with another path or body. Use a new key for a new request.")
        case .storyboardRejected:
            ProblemFacts(
                422, "The storyboard cannot be used",
                "Each entry of errors says what is wrong and where.")
        case .operationLimitExceeded:
            ProblemFacts(
                422, "The operation ran into a limit",
                "Scripts or controllers went on without end, or the request asks for more than one may cost, or "
                    + "the session's past has no room for it, so the whole of it was undone; the detail names the "
                    + "limit.")
        case .preconditionRequired:
            ProblemFacts(
                428, "If-Match is required",
                "Send If-Match with the session's ETag.")
        case .quotaExceeded:
            ProblemFacts(
                429, "Too many sessions",
                "Delete sessions that are no longer used, or raise the limit.")
        case .rateLimited:
            ProblemFacts(
                429, "Too many requests", isRetryable: true,
                "Wait as long as Retry-After says.")
        case .headersTooLarge:
            ProblemFacts(
                431, "The header block is too large",
                "Send fewer or shorter headers.")
        case .internalError:
            ProblemFacts(
                500, "Internal error",
                "The service met a fault of its own. Report it with the Request-Id; nothing was changed.")
        case .storeDamaged:
            ProblemFacts(
                500, "The store is damaged",
                "What the store has is not what was written to it: of this session, or of the store as a whole. "
                    + "Sending the request again does not help. Whoever runs the service finds out with "
                    + "understudy check; other sessions can be read and exported meanwhile.")
        case .notModelled:
            ProblemFacts(
                501, "Not modelled yet",
                "UIKit has this, the model has it not yet. The service refuses rather than answer wrongly.")
        case .storageUnavailable:
            ProblemFacts(
                503, "The store cannot be reached", isRetryable: true,
                "Try again after Retry-After.")
        case .draining:
            ProblemFacts(
                503, "The service is stopping", isRetryable: true,
                "Send the request to another instance, or again later.")
        case .overloaded:
            ProblemFacts(
                503, "The service is overloaded", isRetryable: true,
                "Try again after Retry-After.")
        case .timeLimitExceeded:
            ProblemFacts(
                503, "The request took too much processor time",
                "Nothing was changed. The detail names the limit. Ask for less at a time.")
        case .abandoned:
            ProblemFacts(
                503, "The client has gone",
                "The client closed its side of the connection while the request was being worked on, so the work "
                    + "was ended. Nothing was changed.")
        case .storageFull:
            ProblemFacts(
                507, "The store is full",
                "Nothing was changed. The service goes on by itself when there is space again.")
        }
    }
}
