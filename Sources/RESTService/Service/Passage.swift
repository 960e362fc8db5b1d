import MicroHTTPServer
import Sessions

/// What is kept of a request until it is answered: for its reply's common headers, for metrics and the log.
package struct Passage: Sendable {
    /// When the request had arrived, in nanoseconds of the clock of durations.
    private(set) var start = MonotonicClock.nanoseconds()
    private let method: HTTPMethod
    private let requestID: String
    private var bodyBytes: Int
    /// The client's trace; nil where it has none.
    private let trace: TraceContext?
    /// What stands for the session in the log; nil where requests are not logged.
    private let sessionHash: String?
    /// Whether a problem should be one line of text: `format=text` was asked for, or text is preferred to
    /// JSON.
    private let prefersText: Bool
    /// The index of the request's route; nil as long as none was found.
    var route: Int?
    /// Headers that the reply has besides its own.
    var headers: [HeaderField] = []

    init(service: borrowing Service, request: Request) {
        method = request.method
        requestID = service.requestIDs.name(for: request)
        bodyBytes = request.body.count
        trace = request.headers.traceparent.flatMap { TraceContext($0) }
        sessionHash = service.requestLog.logsAll ? RequestLog.sessionHash(of: request.target) : nil
        prefersText = Passage.prefersText(request)
    }

    /// Notes the body, which has arrived only now: the time until then was the client's.
    mutating func bodyArrived(byteCount: Int) {
        start = MonotonicClock.nanoseconds()
        bodyBytes = byteCount
    }

    /// Adds what every reply has, counts it and logs it.
    func finish(_ response: inout Response, of service: Service) {
        complete(&response)
        note(
            response.status, response.problem, byteCount: response.bodyCount, at: response.moment, of: service
        )
    }

    /// Adds what every reply has.
    func complete(_ response: inout Response) {
        response.requestID = requestID
        if !headers.isEmpty { response.headers += headers }
        if let trace { response.headers.append(HeaderField("traceparent", trace.header)) }
        if let problem = response.problem {
            // Only the client's own trace: the same request gets the same bytes.
            (response.mediaType, response.body) = problem.body(asText: prefersText, traceID: trace?.traceID)
        }
    }

    /// Counts and logs a reply that is sent.
    ///
    /// - Parameter moment: When that was; 0 for now.
    func note(_ status: Int, _ problem: Problem?, byteCount: Int, at moment: Int, of service: Service) {
        let nanoseconds = (moment == 0 ? MonotonicClock.nanoseconds() : moment) - start
        service.metrics.requestEnded(route: route, status: status, nanoseconds: nanoseconds)
        if let problem { service.metrics.count(problem) }
        guard service.requestLog.records(status: status) else { return }
        service.requestLog.record(
            RequestLog.Entry(
                method: method, route: route.map { service.routes[$0].template },
                status: status, problem: problem, nanoseconds: nanoseconds, requestID: requestID,
                trace: trace ?? .new(), sessionHash: sessionHash, bytesIn: bodyBytes, bytesOut: byteCount))
    }

    private static func prefersText(_ request: Request) -> Bool {
        if let question = request.target.firstIndex(of: UInt8(ascii: "?"), from: 0) {
            let fields = request.target[(question + 1)...].split(separator: UInt8(ascii: "&"))
            let format = fields.first { $0.starts(with: "format=".utf8) }
            if let format { return format.elementsEqual("format=text".utf8) }
        }
        guard let accept = request.headers.accept, !accept.equals("*/*"), !accept.equals("application/json"),
            let text = accept.text
        else { return false }
        return Accept.choose(among: [.problem, .json, .text], accepting: text) == .text
    }
}

/// A passage whose reply comes later.
final class PendingPassage: ReplyEnd {
    private let passage: Passage
    private let service: Service

    init(_ passage: Passage, of service: Service) {
        self.passage = passage
        self.service = service
    }

    func complete(_ response: inout Response) { passage.complete(&response) }

    func note(_ status: Int, _ problem: Problem?, byteCount: Int, at moment: Int) {
        passage.note(status, problem, byteCount: byteCount, at: moment, of: service)
    }
}
