import Logging
import MicroHTTPServer
import Sessions

/// Logs requests: all of them at the level debug; those that the service could not answer, with a status from
/// 500 on, at any level, one a second of each kind with the number of those that were passed over.
///
/// Neither session ids nor paths nor tokens are logged: whoever knows a session's id can use the session.
struct RequestLog: Sendable {
    private let logger: Logger
    private let instance: String
    private let throttle = Throttle()
    /// Whether every request is logged.
    let logsAll: Bool

    init(_ logger: Logger, instance: String) {
        self.logger = logger
        self.instance = instance
        logsAll = logger.logLevel <= .debug
    }

    /// What is logged of a request.
    struct Entry {
        let method: HTTPMethod
        /// The template of its path.
        let route: String?
        let status: Int
        /// What is wrong, where it was refused.
        let problem: Problem?
        let nanoseconds: Int
        let requestID: String
        let trace: TraceContext
        let sessionHash: String?
        let bytesIn: Int
        let bytesOut: Int
    }

    /// Whether a request that was answered so is logged, unless there are too many of them.
    func records(status: Int) -> Bool { logsAll || status >= 500 }

    func record(_ entry: Entry) {
        let isFault = entry.status >= 500
        var passedOver = 0
        if isFault, !logsAll {
            guard let count = throttle.take(entry.problem?.code.rawValue ?? "none") else { return }
            passedOver = count
        }
        var metadata: Logger.Metadata = [
            "method": "\(entry.method.token)", "route": "\(entry.route ?? "none")",
            "status": .stringConvertible(entry.status),
            "dur_ms": .stringConvertible(Double(entry.nanoseconds / 1_000) / 1_000),
            "request_id": "\(entry.requestID)", "trace_id": "\(entry.trace.traceID)",
            "span_id": "\(entry.trace.spanID)", "bytes_in": .stringConvertible(entry.bytesIn),
            "bytes_out": .stringConvertible(entry.bytesOut), "replica": "\(instance)",
        ]
        if let hash = entry.sessionHash { metadata["sid_hash"] = "\(hash)" }
        if isFault, let problem = entry.problem {
            metadata["code"] = "\(problem.code.rawValue)"
            metadata["detail"] = "\(problem.detail)"
        }
        if passedOver > 0 { metadata["passed_over"] = .stringConvertible(passedOver) }
        logger.log(level: isFault ? faultLevel : .debug, "request", metadata: metadata)
    }

    /// Logs what the store could not do, also for nobody's request.
    func record(_ failure: JournalFigures.Failure, _ detail: String) {
        guard let passedOver = throttle.take("store " + failure.rawValue) else { return }
        var metadata: Logger.Metadata = ["class": "\(failure.rawValue)", "detail": "\(detail)"]
        if passedOver > 0 { metadata["passed_over"] = .stringConvertible(passedOver) }
        logger.log(level: faultLevel, "the store failed", metadata: metadata)
    }

    /// Severe enough for every logger.
    private var faultLevel: Logger.Level { max(.error, logger.logLevel) }

    /// The first eight digits of the hash of the session's id in a path; nil where there is none.
    static func sessionHash(of target: UnsafeRawBufferPointer) -> String? {
        let prefix = Array("/v1/sessions/".utf8)
        guard target.starts(with: prefix) else { return nil }
        let id = target[prefix.count...].prefix { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") }
        let digest = SHA256Digest(of: UnsafeRawBufferPointer(rebasing: id))
        return SHA256Digest.hexadecimal(digest.bytes.prefix(4))
    }
}
