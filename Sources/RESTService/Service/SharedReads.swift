import Dispatch
import MicroHTTPServer
import Sessions
import Synchronization

/// The threads on which requests are answered that ask a store that other processes share.
///
/// Such a store is asked before anything is read, over a network; the threads of the server do not wait for
/// that. A few queues take the requests in turn, as many as have something to wait for.
final class SharedReads: Sendable {
    private let queues = (0..<8).map { DispatchQueue(label: "shared reads \($0)") }
    private let turn = Atomic(0)

    /// Answers a request elsewhere, over an exchange that is suspended until then.
    func answer(_ request: RequestCopy, _ exchange: SuspendedExchange, with service: Service) {
        let number = turn.add(1, ordering: .relaxed).oldValue
        queues[number & (queues.count - 1)].async {
            // Others wait behind it for no longer than behind a connection's.
            ServingThread.enter()
            defer { ServingThread.leave() }
            service.answer(request, exchange, isLong: false)
        }
    }
}

/// A request that lives longer than the exchange that it came with.
struct RequestCopy: Sendable {
    private let method: HTTPMethod
    private let target: [UInt8]
    private let body: [UInt8]
    private let headers: [(field: RequestField, value: [UInt8])]
    /// What is kept of it since it came.
    private(set) var passage: Passage

    init(_ request: Request, since passage: Passage) {
        self.passage = passage
        method = request.method
        target = [UInt8](request.target)
        body = [UInt8](request.body)
        headers = request.headers.copies
    }

    /// The same with what has come to be known of it since.
    func since(_ passage: Passage) -> RequestCopy {
        var copy = self
        copy.passage = passage
        return copy
    }

    /// The session that it is on; nil for none.
    var session: SessionID? { target.withUnsafeBytes { SessionID(inPath: $0) } }

    /// Lends the request to `answer`.
    ///
    /// - Parameter waiting: Who waits for the answer; asked now and then whether that is still so.
    func withRequest(waiting: SuspendedExchange? = nil, _ answer: (Request) -> Reply) -> Reply {
        RequestHeaders.lending(headers) { headers in
            target.withUnsafeBytes { target in
                body.withUnsafeBytes { body in
                    var request = Request(
                        method: method, target: target, headers: Request.Headers(headers, of: method),
                        body: body)
                    request.waiting = waiting.map { Unmanaged.passUnretained($0) }
                    return answer(request)
                }
            }
        }
    }
}
