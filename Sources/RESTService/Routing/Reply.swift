import Synchronization

/// A response, the promise of one that waits for something, or one whose body goes on.
package enum Reply {
    case response(Response)
    case pending(PendingReply)
    /// The head of the response, and what will write the body.
    case stream(Response, EventStream)
}

/// A response that will come, from any thread; whoever holds it must ask for it once.
package struct PendingReply {
    /// Calls its argument once with the response, at once if it has come.
    package let deliver: (@escaping @Sendable (sending Response) -> Void) -> Void

    init(deliver: @escaping (@escaping @Sendable (sending Response) -> Void) -> Void) {
        self.deliver = deliver
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
    ///     to tell the result later, on any thread.
    ///   - respond: Turns the result into a response.
    static func from<Content: Sendable>(
        _ start: (_ later: @Sendable () -> @Sendable (Content) -> Void) -> Content?,
        respond: @escaping @Sendable (Content) -> Response
    ) -> Reply {
        let asked = Mutex<Mailbox<Content>?>(nil)
        let content = start {
            let mailbox = Mailbox<Content>()
            asked.withLock { $0 = mailbox }
            return { mailbox.put($0) }
        }
        if let content { return .response(respond(content)) }
        guard let mailbox = asked.withLock({ $0 }) else {
            preconditionFailure("work that answers later says so")
        }
        return .pending(
            PendingReply { receiver in
                mailbox.await { content in receiver(respond(content)) }
            })
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
