import MicroHTTPServer
import Synchronization

/// A response that comes later, once, from any thread: the one way to answer after a handler has returned.
///
/// Whoever does the work settles it once, whoever sends asks for it once; which comes first does not matter.
/// It may be made with the response that is sent if all goes well: that is written while what it says is at
/// hand, before it is known whether it may be sent, and kept by its connection until it is confirmed.
package final class PendingReply: Sendable {
    private let state: Mutex<State>

    private typealias Receiver = @Sendable (Response) -> Void

    private struct State {
        /// What is sent; before that is settled, if nothing else comes.
        var response: Response?
        /// What the connection has of it already; nil where it has to be sent yet.
        var handedOver: HandedOver?
        var isSettled = false
        /// When it was settled; 0 where the clock has not been asked.
        var moment = 0
        var end: (any ReplyEnd)?
        var exchange: SuspendedExchange?
        var receiver: Receiver?
    }

    private struct HandedOver {
        let status: Int
        let byteCount: Int
    }

    /// Promises a response.
    ///
    /// - Parameter prepared: The response that ``confirm()`` sends; freed where another one is sent.
    init(_ prepared: Response? = nil) { state = Mutex(State(response: prepared)) }

    deinit { state.withLock { $0.response?.discard() } }

    // MARK: Settling

    /// Sends the prepared response.
    ///
    /// - Parameter moment: Now, in nanoseconds of the clock of durations, if it has been asked.
    func confirm(at moment: Int = 0) {
        settle { $0.moment = moment }
    }

    /// Sends a response, be there another one prepared or not.
    func answer(_ response: Response) {
        settle { state in
            state.response?.discard()
            state.response = response
            state.handedOver = nil
        }
    }

    private func settle(_ change: (inout State) -> Void) {
        let isAwaited = state.withLock { state in
            change(&state)
            state.isSettled = true
            return state.exchange != nil || state.receiver != nil
        }
        if isAwaited { send() }
    }

    // MARK: Sending

    /// Has the response completed before it is sent, and noted when it is.
    func finishing(_ end: any ReplyEnd) -> PendingReply {
        state.withLock { $0.end = end }
        return self
    }

    /// The completed response that is sent if all goes well, for a connection that keeps it until then.
    ///
    /// - Returns: Nil where there is none, or where it is settled already.
    func handOver() -> Response? {
        state.withLock { state in
            guard !state.isSettled, state.response?.problem == nil, var response = state.response else {
                return nil
            }
            state.response = nil
            state.end?.complete(&response)
            state.handedOver = HandedOver(status: response.status, byteCount: response.bodyCount)
            return response
        }
    }

    /// Sends the response over an exchange, which has it already if it was handed over.
    func deliver(to exchange: SuspendedExchange) {
        let isSettled = state.withLock { state in
            state.exchange = exchange
            return state.isSettled
        }
        if isSettled { send() }
    }

    /// Calls `receiver` once with the response, at once if it has come; not with one that was handed over.
    package func deliver(_ receiver: @escaping @Sendable (Response) -> Void) {
        let isSettled = state.withLock { state in
            state.receiver = receiver
            return state.isSettled
        }
        if isSettled { send() }
    }

    /// Sends what is settled and awaited.
    private func send() {
        let (handedOver, exchange, end, moment) = state.withLock {
            ($0.handedOver, $0.exchange, $0.end, $0.moment)
        }
        if let handedOver {
            end?.note(handedOver.status, nil, byteCount: handedOver.byteCount, at: moment)
            exchange?.confirm()
            return
        }
        let (taken, receiver) = state.withLock { state in
            defer { (state.response, state.exchange, state.receiver) = (nil, nil, nil) }
            return (state.response, state.receiver)
        }
        guard var response = taken else { return }
        end?.complete(&response)
        end?.note(response.status, response.problem, byteCount: response.bodyCount, at: moment)
        if let exchange { exchange.respond(response) } else { receiver?(response) }
    }

    /// The response, if it has come already; nobody is to ask for it then.
    func take() -> Response? {
        state.withLock { state in state.isSettled ? state.response.take() : nil }
    }
}

/// What a response gets at its end, and who takes note of it.
protocol ReplyEnd: AnyObject, Sendable {
    /// Adds what every reply has.
    func complete(_ response: inout Response)

    /// Takes note of a reply that is sent.
    ///
    /// - Parameter moment: When that was, in nanoseconds of the clock of durations; 0 for now.
    func note(_ status: Int, _ problem: Problem?, byteCount: Int, at moment: Int)
}
