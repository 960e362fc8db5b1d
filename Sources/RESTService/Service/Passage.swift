import MicroHTTPServer

/// What is kept of a request until it is answered: for its reply's common headers, for metrics and the log.
struct Passage: Sendable {
    private let service: Service
    private let start = MonotonicClock.nanoseconds()
    private let method: HTTPMethod
    private let requestID: String
    private let bodyBytes: Int
    /// Whether a problem should be one line of text: `format=text` was asked for, or text is preferred to
    /// JSON.
    let prefersText: Bool
    /// The index of the request's route; nil as long as none was found.
    var route: Int?
    /// Headers that the reply has besides its own.
    var headers: [HeaderField] = []

    init(service: Service, request: Request) {
        self.service = service
        method = request.method
        requestID = service.requestIDs.name(for: request)
        bodyBytes = request.body.count
        prefersText = Passage.prefersText(request)
    }

    /// Adds what every reply has, counts it and logs it.
    func finish(_ response: consuming Response) -> Response {
        response.requestID = requestID
        if !headers.isEmpty { response.headers += headers }
        let nanoseconds = MonotonicClock.nanoseconds() - start
        service.metrics.requestEnded(route: route, status: response.status, nanoseconds: nanoseconds)
        service.requestLog?.record(
            RequestLog.Entry(
                method: method, route: route.map { service.router.routes[$0].template },
                status: response.status,
                nanoseconds: nanoseconds, requestID: requestID, bodyBytes: bodyBytes))
        return response
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
