import ControllerHierarchy
import MicroHTTPServer
import Scenarios
import Sessions
import WireFormat

extension Problem {
    /// The problem of content that cannot be used.
    init(_ error: WireError) {
        let violations = error.issues.map {
            Violation(pointer: $0.pointer, detail: $0.detail, code: $0.code)
        }
        switch error.code {
        case .malformedJSON: self.init(.malformedJSON, "The body is not JSON: \(error.detail).")
        case .jsonTooDeep: self.init(.jsonTooDeep, "The body nests too deeply: \(error.detail).")
        case .invalidRequest: self.init(.invalidRequest, Problem.summary(violations), errors: violations)
        case .notAvailable: self.init(.notAvailable, Problem.summary(violations), errors: violations)
        case .invalidParameter: self.init(.invalidParameter, Problem.summary(violations), errors: violations)
        case .operationLimitExceeded:
            self.init(.operationLimitExceeded, Problem.summary(violations), errors: violations)
        case .storyboardRejected:
            self.init(.storyboardRejected, Problem.summary(violations), errors: violations)
        case .notModelled: self.init(.notModelled, Problem.summary(violations), errors: violations)
        }
    }

    private static func summary(_ violations: [Violation]) -> String {
        guard let first = violations.first else { return "The body cannot be used." }
        let place = first.pointer.isEmpty ? "The body" : first.pointer
        let more = violations.count > 1 ? " (and \(violations.count - 1) more, see errors)" : ""
        return "\(place): \(first.detail)\(more)."
    }

    /// The problem of an operation that the model cannot carry out.
    init(_ error: OperationError) {
        switch error {
        case .unknownController(let name, let field, let nearest):
            let advice = nearest.map { "\(quoted($0)) is one." } ?? "The session's tree has those that live."
            let detail = "There is no live controller \(quoted(name)). \(advice)"
            self.init(
                .controllerNotFound, detail,
                errors: field.map { [Violation(pointer: "/" + $0, detail: detail)] } ?? [])
        case .notApplicable(let reason): self.init(.operationNotFound, Problem.sentence(reason))
        case .invalidArgument(let field, let reason):
            self.init(
                .invalidRequest, "/\(field): \(reason)",
                errors: [Violation(pointer: "/" + field, detail: reason)])
        case .notAvailable(let field, let reason):
            self.init(
                .notAvailable, "/\(field): \(Problem.sentence(reason))",
                errors: [Violation(pointer: "/" + field, detail: reason)])
        case .limitExceeded(let limit):
            self.init(
                .operationLimitExceeded,
                "\(Problem.sentence(limit)) The operation was undone as a whole. Look for scripts that go "
                    + "on without end."
            )
        case .notModelled(let what):
            self.init(.notModelled, "\(Problem.sentence(what)) UIKit has this, the model has it not yet.")
        case .stopped(let refusal): self.init(refusal)
        case .notRunning:
            self.init(.sessionCrashed, "The app has been terminated. Relaunch it or reset the session.")
        }
    }

    /// The problem of a request on sessions that was refused.
    init(_ error: SessionError) {
        switch error {
        case .notFound(let end): self.init(.sessionNotFound, Problem.ending(end))
        case .crashed:
            self.init(
                .sessionCrashed, "An exception has ended the session's app. Relaunch it or reset the session."
            )
        case .versionConflict:
            self.init(
                .versionConflict, "Other writers changed the session several times meanwhile. Send it again.")
        case .paused(let place?): self.init(.sessionPaused, "The session waits in \(place).")
        case .paused(nil): self.init(.sessionPaused, "An operation is at work on the session.")
        case .notPaused: self.init(.notPaused, "No call of the session waits with that Pause-Token.")
        case .wouldPause:
            self.init(
                .notModelled,
                "A call would stop here. Calls stop in operations and batches that are sent to a session, not in "
                    + "scenarios.")
        case .preconditionFailed(let current): self = .preconditionFailed(version: current)
        case .unknownVersion(let version, let current):
            self.init(.invalidParameter, "The session has no version \(version); its last is \(current).")
        case .idempotencyKeyReused:
            self.init(
                .idempotencyKeyReused, "This Idempotency-Key came with another request before. Use a new one."
            )
        case .idempotencyInProgress:
            self.init(.idempotencyInProgress, "The first request with this Idempotency-Key is not finished.")
        case .quotaExceeded(let what):
            self.init(
                .quotaExceeded, "There are too many: \(what). Delete some first.",
                headers: [HeaderField("Retry-After", "60")])
        case .historyFull(let limit, let maximum): self.init(limit, maximum)
        case .content(let error): self.init(error)
        case .operation(let error): self.init(error)
        case .stopped(let refusal): self.init(refusal)
        case .replayDiverged(let version):
            self.init(
                .engineChanged,
                (version == 0 ? "The launch" : "Operation \(version)")
                    + " causes other events than when it was recorded: another version of the program made the "
                    + "session. Its export still works.")
        case .storageUnavailable(let reason):
            self.init(
                .storageUnavailable, "The store cannot be reached: \(reason).",
                headers: [HeaderField("Retry-After", "1")])
        case .outcomeUnknown(let reason):
            self.init(
                .storageUnavailable,
                "The store failed, and it is not known whether the request was carried out: \(reason). "
                    + "Repeat it with its Idempotency-Key, or read the session to find out.",
                headers: [HeaderField("Retry-After", "1")], outcomeIsUnknown: true)
        case .storeDamaged(let what):
            self.init(.storeDamaged, "The store is damaged: \(what). Nothing was changed.")
        case .storageFull: self.init(.storageFull, "The store is full. Nothing was changed.")
        }
    }

    /// `If-Match` names another version than the session's.
    static func preconditionFailed(version: Int) -> Problem {
        Problem(
            .preconditionFailed,
            "The session is at version \(version), so nothing was done. GET it and send If-Match: \"v\(version)\"."
        )
    }

    private static func ending(_ end: SessionEnd?) -> String {
        guard let end else {
            return "There is no such session. POST /v1/sessions makes one."
        }
        let how = end.reason == .deleted ? "was deleted" : "expired, because nobody used it"
        return "The session \(how) at \(WallClock.text(milliseconds: end.wallMilliseconds))."
    }

    /// A text with a full stop at its end.
    private static func sentence(_ text: String) -> String {
        text.hasSuffix(".") ? text : text + "."
    }

    /// The problem of a scenario that cannot be read or run; it stands under a pointer of the body.
    init(_ error: ScenarioError, under pointer: String = "") {
        let violations = error.mistakes.map { mistake in
            let line = mistake.line.map { "line \($0): " } ?? ""
            return Violation(pointer: pointer + mistake.pointer, detail: line + mistake.detail)
        }
        self.init(.invalidRequest, Problem.summary(violations), errors: violations)
    }
}
