import Logging
import MicroHTTPServer

/// Logs requests: all of them at the level debug, those that met a fault of the service at the level error.
///
/// Neither session ids nor paths nor tokens are logged: whoever knows a session's id can use the session.
struct RequestLog: Sendable {
    private let logger: Logger
    private let instance: String
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
        let nanoseconds: Int
        let requestID: String
        let trace: TraceContext
        let sessionHash: String?
        let bytesIn: Int
        let bytesOut: Int
    }

    /// Whether a request that was answered so is logged.
    func records(status: Int) -> Bool { logsAll || status == 500 }

    func record(_ entry: Entry) {
        var metadata: Logger.Metadata = [
            "method": "\(entry.method.token)", "route": "\(entry.route ?? "none")",
            "status": .stringConvertible(entry.status),
            "dur_ms": .stringConvertible(Double(entry.nanoseconds / 1_000) / 1_000),
            "request_id": "\(entry.requestID)", "trace_id": "\(entry.trace.traceID)",
            "span_id": "\(entry.trace.spanID)", "bytes_in": .stringConvertible(entry.bytesIn),
            "bytes_out": .stringConvertible(entry.bytesOut), "replica": "\(instance)",
        ]
        if let hash = entry.sessionHash { metadata["sid_hash"] = "\(hash)" }
        logger.log(level: entry.status == 500 ? .error : .debug, "request", metadata: metadata)
    }

    /// The first eight digits of the hash of the session's id in a path; nil where there is none.
    static func sessionHash(of target: UnsafeRawBufferPointer) -> String? {
        let prefix = Array("/v1/sessions/".utf8)
        guard target.starts(with: prefix) else { return nil }
        let id = target[prefix.count...].prefix { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") }
        let digest = SHA256Digest(of: UnsafeRawBufferPointer(rebasing: id))
        return SHA256Digest.hexadecimal(digest.bytes.prefix(4))
    }
}
