import Sessions
import Synchronization

/// A response, the promise of one that waits for something, or one whose body goes on.
package enum Reply {
    case response(Response)
    case pending(PendingReply)
    /// The head of the response, and what will write the body.
    case stream(Response, EventStream)
    /// None yet: it would take too long here. What is kept of the request until it is answered elsewhere.
    case postponed(Passage)
    /// None yet: the store has to be asked, over a network.
    case elsewhere(Passage)
}

/// A response that will come, from any thread; whoever holds it must ask for it once.
package struct PendingReply {
    /// Calls its argument once with the response, at once if it has come.
    package let deliver: (@escaping @Sendable (sending Response) -> Void) -> Void

    init(deliver: @escaping (@escaping @Sendable (sending Response) -> Void) -> Void) {
        self.deliver = deliver
    }
}

/// A response that is written before it is known whether it may be sent.
private final class PreparedResponse: Sendable {
    private let response: Mutex<Response?>

    init(_ response: sending Response) {
        self.response = Mutex(response)
    }

    deinit { response.withLock { $0?.discard() } }

    /// The response, once.
    func take() -> sending Response? {
        response.withLock { response in
            let taken = response
            response = nil
            return taken
        }
    }
}

/// Where a result is put by one thread and found by another, whichever comes first.
final class Mailbox<Content: Sendable>: Sendable {
    private enum State {
        case empty
        case full(Content)
        case awaited(@Sendable (Content) -> Void)
        case emptied
    }

    private let state = Mutex(State.empty)

    /// Puts the result in; only the first one counts.
    func put(_ content: Content) {
        let receiver = state.withLock { state -> (@Sendable (Content) -> Void)? in
            switch state {
            case .empty:
                state = .full(content)
                return nil
            case .awaited(let receiver):
                state = .emptied
                return receiver
            case .full, .emptied: return nil
            }
        }
        receiver?(content)
    }

    /// The result, if it is there.
    func take() -> Content? {
        state.withLock { state in
            guard case .full(let content) = state else { return nil }
            state = .emptied
            return content
        }
    }

    /// Has the result given to `receiver`, at once if it is there.
    func await(_ receiver: @escaping @Sendable (Content) -> Void) {
        let content = state.withLock { state -> Content? in
            switch state {
            case .full(let content):
                state = .emptied
                return content
            case .empty:
                state = .awaited(receiver)
                return nil
            case .awaited, .emptied: return nil
            }
        }
        if let content { receiver(content) }
    }
}

extension Reply {
    /// Starts work that mostly answers at once, and turns its result into a response.
    ///
    /// - Parameters:
    ///   - start: Starts the work and returns its result; or returns nil, having asked its argument for whom
    ///     to tell later, on any thread.
    ///   - prepare: Writes the response to a receipt that is not durable yet.
    ///   - finish: Makes what is to be done when it is.
    ///   - respond: Turns a result into a response.
    static func from<Receipt: Sendable>(
        _ start: (
            _ later: @Sendable (Receipt) -> PendingAnswer<Receipt, SessionError>
        ) -> Result<Receipt, SessionError>?,
        prepare: @escaping @Sendable (Receipt) -> sending Response,
        finish: @escaping @Sendable (Receipt) -> @Sendable () -> Void,
        respond: @escaping @Sendable (Result<Receipt, SessionError>) -> Response
    ) -> Reply {
        let asked = Mutex<Mailbox<Arrival<Receipt>>?>(nil)
        let result = start { receipt in
            let mailbox = Mailbox<Arrival<Receipt>>()
            asked.withLock { $0 = mailbox }
            let prepared = PreparedResponse(prepare(receipt))
            let finish = finish(receipt)
            return PendingAnswer {
                finish()
                mailbox.put(.prepared(prepared))
            } tell: {
                mailbox.put(.result($0))
            }
        }
        if let result { return .response(respond(result)) }
        guard let mailbox = asked.withLock({ $0 }) else {
            preconditionFailure("work that answers later says so")
        }
        return .pending(
            PendingReply { receiver in
                mailbox.await { arrival in
                    switch arrival {
                    case .prepared(let prepared):
                        if let response = prepared.take() { receiver(response) }
                    case .result(let result): receiver(respond(result))
                    }
                }
            })
    }

    /// What comes of work that answers later.
    private enum Arrival<Receipt: Sendable>: Sendable {
        case prepared(PreparedResponse)
        case result(Result<Receipt, SessionError>)
    }

    /// Starts work that answers now or later, and turns its result into a response.
    ///
    /// - Parameters:
    ///   - start: Starts the work; it calls its argument once, before it returns or later on any thread.
    ///   - respond: Turns the result into a response.
    static func from<Content: Sendable>(
        _ start: (@escaping @Sendable (Content) -> Void) -> Void,
        respond: @escaping @Sendable (Content) -> Response
    ) -> Reply {
        let mailbox = Mailbox<Content>()
        start { mailbox.put($0) }
        if let content = mailbox.take() { return .response(respond(content)) }
        return .pending(
            PendingReply { receiver in
                mailbox.await { content in receiver(respond(content)) }
            })
    }
}
