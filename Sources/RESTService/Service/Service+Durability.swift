import MicroHTTPServer
import Sessions
import Synchronization

extension Service {
    /// Answers with what is read of a session; where that may not be durable yet, later.
    func durably(
        _ session: Session, _ read: () throws(Problem) -> Response
    ) throws(Problem) -> Reply {
        let generation = session.generation
        let response = try read()
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
