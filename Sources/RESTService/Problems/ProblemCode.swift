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
    case storyboardNotFound = "storyboard_not_found"
    case problemNotFound = "problem_not_found"
    case methodNotAllowed = "method_not_allowed"
    case notAcceptable = "not_acceptable"
    case requestTimeout = "request_timeout"
    case sessionCrashed = "session_crashed"
    case versionConflict = "version_conflict"
    case engineChanged = "engine_changed"
    case idempotencyInProgress = "idempotency_in_progress"
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

extension ProblemCode {
    /// The HTTP status that a problem of this code is sent with.
    package var status: Int { facts.status }

    /// The short summary, the same for every occurrence.
    package var title: String { facts.title }

    /// What the error page says about cause and remedy.
    package var explanation: String { facts.explanation }

    /// Whether the same request may succeed later without a change.
    package var isRetryable: Bool {
        switch self {
        case .requestTimeout, .idempotencyInProgress, .rateLimited, .storageUnavailable, .draining,
            .overloaded, .versionConflict:
            true
        default: false
        }
    }

    private var facts: Facts {
        if let facts = Facts.requests[self] ?? Facts.resources[self] ?? Facts.service[self] { return facts }
        return Facts(500, "Internal error", "The service met a fault of its own.")
    }
}
