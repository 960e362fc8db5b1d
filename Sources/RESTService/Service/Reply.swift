/// A response, the promise of one that waits for something, or one whose body goes on.
///
/// What is rare is indirect: all others are handed on and let go as the largest case is.
package enum Reply {
    case response(Response)
    case pending(PendingReply)
    /// The head of the response, and what will write the body.
    indirect case stream(Response, EventStream)
    /// None yet, as it would take too long here: what is kept of the request until it is answered elsewhere.
    indirect case postponed(Passage)
    /// None yet: the store has to be asked, over a network.
    indirect case elsewhere(Passage)
}

extension Reply {
    /// Starts work that answers now or later, and turns its result into a response.
    ///
    /// - Parameters:
    ///   - start: Starts the work; it calls its argument once, before it returns or later on any thread.
    ///   - respond: Turns the result into a response.
    static func from<Content: Sendable>(
        _ start: (@escaping @Sendable (Content) -> Void) -> Void,
        respond: @escaping @Sendable (Content) -> Response
    ) -> Reply {
        let pending = PendingReply()
        start { pending.answer(respond($0)) }
        return pending.take().map { .response($0) } ?? .pending(pending)
    }
}
