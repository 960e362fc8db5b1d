import Synchronization

/// A response that comes later, once, from any thread: the one way to answer after a handler has returned.
///
/// Whoever does the work settles it once, whoever sends asks for it once; which comes first does not matter.
/// It may be made with the response that is sent if all goes well: that is written while what it says is at
/// hand, before it is known whether it may be sent.
package final class PendingReply: Sendable {
    private let state: Mutex<State>

    private typealias Receiver = @Sendable (Response) -> Void

    private struct State {
        /// What is sent; before that is settled, if nothing else comes.
        var response: Response?
        var isSettled = false
        var finish: (@Sendable (inout Response) -> Void)?
        var receiver: Receiver?
    }

    /// Promises a response.
    ///
    /// - Parameter prepared: The response that ``confirm()`` sends; freed where another one is sent.
    init(_ prepared: Response? = nil) { state = Mutex(State(response: prepared)) }

    deinit { state.withLock { $0.response?.discard() } }

    /// Sends the prepared response.
    func confirm() {
        settle { _ in }
    }

    /// Sends a response, be there another one prepared or not.
    func answer(_ response: Response) {
        settle { state in
            state.response?.discard()
            state.response = response
        }
    }

    private func settle(_ change: (inout State) -> Void) {
        let receiver = state.withLock { state -> Receiver? in
            change(&state)
            state.isSettled = true
            return state.receiver
        }
        if let receiver { pass(to: receiver) }
    }

    /// Has the response completed before it is delivered.
    func finishing(_ finish: @escaping @Sendable (inout Response) -> Void) -> PendingReply {
        state.withLock { $0.finish = finish }
        return self
    }

    /// Calls `receiver` once with the response, at once if it has come.
    package func deliver(_ receiver: @escaping @Sendable (Response) -> Void) {
        let isSettled = state.withLock { state in
            state.receiver = receiver
            return state.isSettled
        }
        if isSettled { pass(to: receiver) }
    }

    private func pass(to receiver: Receiver) {
        let (taken, finish) = state.withLock { state in
            defer { (state.response, state.receiver) = (nil, nil) }
            return (state.response, state.finish)
        }
        guard var response = taken else { return }
        finish?(&response)
        receiver(response)
    }

    /// The response, if it has come already; nobody is to ask for it then.
    func take() -> Response? {
        state.withLock { state in
            guard state.isSettled else { return nil }
            defer { state.response = nil }
            return state.response
        }
    }
}
