import ControllerHierarchy
import MicroHTTPServer
package import Sessions

extension Problem {
    /// The problem of a request that has cost what one may cost, or whose client has gone.
    init(_ refusal: WorkRefusal) {
        switch refusal {
        case .exceeded(let limit, let maximum):
            self.init(
                limit == .time ? .timeLimitExceeded : .operationLimitExceeded,
                "\(limit.excess(over: maximum)) in one request. Nothing was changed. Ask for less at a time, or "
                    + "raise the limit with \(limit.option) (\(limit.variable)).",
                // Processor time depends on the machine; not much, but every 503 says when to come back.
                headers: limit == .time ? [HeaderField("Retry-After", "10")] : [])
        case .abandoned: self = .abandoned
        case .postponed: self = .postponed
        }
    }

    /// The problem of a request whose client does not wait for the answer.
    static let abandoned = Problem(
        .abandoned, "The client closed its side of the connection, so the work was ended unfinished.")

    /// The problem of a request that is more than can be done now.
    static let overloaded = Problem(
        .overloaded,
        "As much work waits as may (--worker-queue, UNDERSTUDY_WORKER_QUEUE). Nothing was changed.",
        headers: [HeaderField("Retry-After", "1")])

    /// No problem yet: the request is to be carried out on a thread that serves no connections.
    static let postponed = Problem(.overloaded, "The request is carried out elsewhere.", isPostponed: true)
}

extension Problem {
    /// The problem of an operation for which a session's past has no room.
    init(_ limit: HistoryLimit, _ maximum: Int) {
        let what =
            switch limit {
            case .operations: "operations"
            case .events: "events"
            case .bytes: "bytes of operations"
            }
        self.init(
            .operationLimitExceeded,
            "A session may have a past of \(maximum) \(what), and with this it would have more. Nothing was changed. "
                + "Go on with a new session, or with a fork of an earlier version; or raise the limit with "
                + "\(limit.option) (\(limit.variable)).")
    }
}

extension HistoryLimit {
    /// The option of `understudy serve` that sets the limit.
    package var option: String {
        switch self {
        case .operations: "--max-session-operations"
        case .events: "--max-session-events"
        case .bytes: "--max-session-bytes"
        }
    }

    /// The environment variable that stands in for the option.
    package var variable: String {
        switch self {
        case .operations: "UNDERSTUDY_MAX_SESSION_OPERATIONS"
        case .events: "UNDERSTUDY_MAX_SESSION_EVENTS"
        case .bytes: "UNDERSTUDY_MAX_SESSION_BYTES"
        }
    }
}

extension RequestLimit {
    /// What there was too much of.
    fileprivate func excess(over maximum: Int) -> String {
        switch self {
        case .events: "More than \(maximum) events"
        case .time: "More than \(maximum) milliseconds of processor time"
        case .memory: "More than \(maximum) bytes kept for the answer"
        case .answer: "More than \(maximum) bytes of answer"
        case .comparisons: "More than \(maximum) pairs of expected lines and events to compare"
        }
    }

    /// The option of `understudy serve` that sets the limit.
    package var option: String {
        switch self {
        case .events: "--max-request-events"
        case .time: "--max-request-milliseconds"
        case .memory: "--max-request-memory"
        case .answer: "--max-answer-bytes"
        case .comparisons: "--max-comparisons"
        }
    }

    /// The environment variable that stands in for the option.
    package var variable: String {
        switch self {
        case .events: "UNDERSTUDY_MAX_REQUEST_EVENTS"
        case .time: "UNDERSTUDY_MAX_REQUEST_MILLISECONDS"
        case .memory: "UNDERSTUDY_MAX_REQUEST_MEMORY"
        case .answer: "UNDERSTUDY_MAX_ANSWER_BYTES"
        case .comparisons: "UNDERSTUDY_MAX_COMPARISONS"
        }
    }
}
