import MicroHTTPServer
import Sessions
import Synchronization

extension Service {
    /// Answers a request that reads; where it may have seen of a session what is not durable yet, later.
    func durably(
        _ call: Call, _ handler: (Service, Call) throws(Problem) -> Response
    ) throws(Problem) -> Reply {
        guard let id = call.path.session else { return .response(try handler(self, call)) }
        // A session that the handler has yet to load starts with the first generation.
        let generation = registry.sessionInMemory(id)?.generation ?? 0
        let response = try handler(self, call)
        guard let session = registry.sessionInMemory(id) else { return .response(response) }
        let promised = Mutex<PendingReply?>(nil)
        do throws(SessionError) {
            try session.awaitDurability(since: generation) {
                let pending = PendingReply(response)
                promised.withLock { $0 = pending }
                return { error in
                    if let error { pending.answer(Problem(error).response) } else { pending.confirm() }
                }
            }
        } catch {
            response.discard()
            throw Problem(error)
        }
        return promised.withLock { $0 }.map { .pending($0) } ?? .response(response)
    }
}
