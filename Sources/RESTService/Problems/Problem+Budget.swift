import ControllerHierarchy

extension Problem {
    /// The problem of a request that has cost what one may cost, or whose client has gone.
    init(_ refusal: WorkRefusal) {
        switch refusal {
        case .exceeded(let limit, let maximum):
            self.init(
                limit == .time ? .timeLimitExceeded : .operationLimitExceeded,
                "\(limit.excess(over: maximum)) in one request. Nothing was changed. Ask for less at a time, or "
                    + "raise the limit with \(limit.option) (\(limit.variable)).")
        case .abandoned:
            self.init(
                .abandoned, "The client closed its side of the connection, so the work was ended unfinished.")
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
