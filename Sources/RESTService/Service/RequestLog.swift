import Logging
import MicroHTTPServer

/// Logs requests, at the level debug.
///
/// Neither session ids nor paths are logged, only the route's template.
struct RequestLog: Sendable {
    private let logger: Logger

    /// A log of requests; nil where the logger's level leaves it nothing to do.
    init?(_ logger: Logger) {
        guard logger.logLevel <= .debug else { return nil }
        self.logger = logger
    }

    /// What is logged of a request.
    struct Entry {
        let method: HTTPMethod
        let route: String?
        let status: Int
        let nanoseconds: Int
        let requestID: String
        let bodyBytes: Int
    }

    func record(_ entry: Entry) {
        logger.debug(
            "request",
            metadata: [
                "method": "\(entry.method.token)", "route": "\(entry.route ?? "none")",
                "status": "\(entry.status)", "dur_us": "\(entry.nanoseconds / 1_000)",
                "request_id": "\(entry.requestID)", "bytes_in": "\(entry.bodyBytes)",
            ])
    }
}
