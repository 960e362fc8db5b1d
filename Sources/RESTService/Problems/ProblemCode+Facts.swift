extension ProblemCode {
    /// What is the same for every problem of a code.
    struct Facts {
        let status: Int
        let title: String
        let explanation: String

        init(_ status: Int, _ title: String, _ explanation: String) {
            self.status = status
            self.title = title
            self.explanation = explanation
        }
    }
}

extension ProblemCode.Facts {
    /// Problems of the request's own form.
    static let requests: [ProblemCode: ProblemCode.Facts] = [
        .malformedJSON: .init(
            400, "The body is not JSON",
            "The body must be one JSON value in UTF-8 (RFC 8259), without duplicate names. The detail "
                + "names the place."
        ),
        .invalidRequest: .init(
            400, "The body does not fit the operation",
            "A field is unknown, missing or of another type or range than openapi.yaml says. "
                + "Each entry of errors points at the place with a JSON pointer."),
        .invalidParameter: .init(
            400, "A parameter is not valid",
            "A part of the path, a query parameter or a header is unknown, malformed, repeated or out of "
                + "range."
        ),
        .jsonTooDeep: .init(
            400, "The body nests too deeply",
            "Arrays and objects nest further than the limit on depth. Split the request."),
        .badFraming: .init(
            400, "The request is not well-formed HTTP/1.1",
            "The head is contradictory or malformed, for example two lengths or no Host. The connection "
                + "is closed."
        ),
        .unauthenticated: .init(
            401, "No valid credentials", "Send Authorization: Bearer with a token that the service knows."),
        .forbidden: .init(403, "Not allowed", "The token is valid but does not reach this resource."),
        .hostNotAllowed: .init(
            403, "Host not allowed",
            "The Host header names none of the hosts that this service answers for. On loopback this guards "
                + "against DNS rebinding; elsewhere the service was started with a list of its names. Add "
                + "the name with --allowed-hosts or UNDERSTUDY_ALLOWED_HOSTS."),
        .originNotAllowed: .init(
            403, "Origin not allowed",
            "The request comes from a web page of another origin. Add it with --cors-origins or "
                + "UNDERSTUDY_CORS_ORIGINS."
        ),
        .methodNotAllowed: .init(
            405, "Method not allowed",
            "The resource exists, the method does not. The Allow header lists those that do."),
        .notAcceptable: .init(
            406, "No acceptable representation",
            "The resource has none of the media types that Accept asks for. The detail lists those that "
                + "it has."
        ),
        .requestTimeout: .init(
            408, "The request took too long", "The head or the body did not arrive in time. Send it again."),
        .bodyTooLarge: .init(
            413, "The body is too large",
            "The body exceeds the limit that the detail names. Split the request."),
        .uriTooLong: .init(414, "The request target is too long", "Shorten the path or the query."),
        .unsupportedMediaType: .init(
            415, "Unsupported media type",
            "A request with a body needs a Content-Type that the operation takes: usually "
                + "application/json, in UTF-8 and "
                + "without a Content-Encoding."),
        .headersTooLarge: .init(431, "The header block is too large", "Send fewer or shorter headers."),
    ]

    /// Problems of the resource that a request addresses.
    static let resources: [ProblemCode: ProblemCode.Facts] = [
        .routeNotFound: .init(
            404, "No such path",
            "The path is none of openapi.yaml. Paths are in kebab-case, without a slash at the end."),
        .sessionNotFound: .init(
            404, "No such session",
            "The session never existed, was deleted, or expired because nobody used it for its ttlSeconds. "
                + "The detail says which. Create one with POST /v1/sessions."),
        .controllerNotFound: .init(
            404, "No such controller",
            "No live controller has that label or id. A controller dies when nothing holds it any more; "
                + "GET the tree to "
                + "see those that live."),
        .operationNotFound: .init(
            404, "The controller has no such operation",
            "The controller's class does not have this operation; only a navigation controller can push, "
                + "for example."
        ),
        .storyboardNotFound: .init(404, "No such storyboard", "The session has no storyboard of that name."),
        .problemNotFound: .init(404, "No such problem code", "GET /problems lists all codes."),
        .sessionCrashed: .init(
            409, "The session's app has ended",
            "It was terminated, or an exception ended it, because the session was created with exceptions: "
                + "terminate. Relaunch it, or reset the session."),
        .versionConflict: .init(
            409, "Another request changed the session", "The operation was not applied. Send it again."),
        .engineChanged: .init(
            409, "Another version of the program made the session",
            "What an operation of the session's past causes now differs from what it caused when it was "
                + "recorded, so the session cannot be brought back as it was. GET its export, which still "
                + "works, and import it where the version that made it runs; or create the session anew."),
        .idempotencyInProgress: .init(
            409, "A request with this key is being worked on",
            "Wait for its answer, or send the request again later."),
        .preconditionFailed: .init(
            412, "The session has another version",
            "If-Match names another version than the session's, so nothing was done. GET the session and "
                + "decide anew."
        ),
        .idempotencyKeyReused: .init(
            422, "The key belongs to another request",
            "This Idempotency-Key was used with another path or body. Use a new key for a new request."),
        .storyboardRejected: .init(
            422, "The storyboard cannot be used", "Each entry of errors says what is wrong and where."),
        .operationLimitExceeded: .init(
            422, "The operation ran into a limit",
            "Scripts or controllers went on without end, or the request asks for more than one may cost, or "
                + "the session's past has no room for it, so the whole of it was undone; the detail names the "
                + "limit."
        ),
        .preconditionRequired: .init(428, "If-Match is required", "Send If-Match with the session's ETag."),
    ]

    /// Problems of the service's own state.
    static let service: [ProblemCode: ProblemCode.Facts] = [
        .quotaExceeded: .init(
            429, "Too many sessions", "Delete sessions that are no longer used, or raise the limit."),
        .rateLimited: .init(429, "Too many requests", "Wait as long as Retry-After says."),
        .internalError: .init(
            500, "Internal error",
            "The service met a fault of its own. Report it with the Request-Id; nothing was changed."),
        .storeDamaged: .init(
            500, "The store is damaged",
            "What the store has is not what was written to it: of this session, or of the store as a whole. "
                + "Sending the request again does not help. Whoever runs the service finds out with "
                + "understudy check; other sessions can be read and exported meanwhile."),
        .notModelled: .init(
            501, "Not modelled yet",
            "UIKit has this, the model has it not yet. The service refuses rather than answer wrongly."),
        .storageUnavailable: .init(503, "The store cannot be reached", "Try again after Retry-After."),
        .draining: .init(
            503, "The service is stopping", "Send the request to another instance, or again later."),
        .overloaded: .init(503, "The service is overloaded", "Try again after Retry-After."),
        .timeLimitExceeded: .init(
            503, "The request took too much processor time",
            "Nothing was changed. The detail names the limit. Ask for less at a time."),
        .abandoned: .init(
            503, "The client has gone",
            "The client closed its side of the connection while the request was being worked on, so the work "
                + "was ended. Nothing was changed."),
        .storageFull: .init(
            507, "The store is full",
            "Nothing was changed. The service goes on by itself when there is space again."),
    ]
}
