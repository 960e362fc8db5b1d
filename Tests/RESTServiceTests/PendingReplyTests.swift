import Dispatch
import Synchronization
import Testing

@testable import RESTService

/// The promise of a response: whichever of its two sides comes first, it is sent once.
@Suite("A response that comes later")
struct PendingReplyTests {
    /// What is delivered, by its status.
    private final class Delivered: Sendable {
        private let statuses = Mutex<[Int]>([])

        var all: [Int] { statuses.withLock { $0 } }

        func note(_ response: Response) { statuses.withLock { $0.append(response.status) } }
    }

    @Test("it may be settled before or after it is asked for", arguments: [true, false], [200, 503])
    func order(settlesFirst: Bool, status: Int) {
        let pending = PendingReply(.empty(200))
        let delivered = Delivered()
        let settle = { status == 200 ? pending.confirm() : pending.answer(.empty(status)) }
        if settlesFirst { settle() }
        pending.deliver { delivered.note($0) }
        #expect(delivered.all == (settlesFirst ? [status] : []))
        if !settlesFirst { settle() }
        #expect(delivered.all == [status])
    }

    @Test("what is there at once is taken, and finished by whoever takes it; what is not is not there")
    func taking() {
        let pending = PendingReply()
        #expect(pending.take()?.status == nil)
        pending.answer(.empty(204))
        #expect(pending.take()?.status == 204)
        #expect(pending.take()?.status == nil)
        let delivered = Delivered()
        pending.deliver { delivered.note($0) }
        #expect(delivered.all.isEmpty)
    }

    @Test("it is finished before it is delivered")
    func finishing() {
        let delivered = Delivered()
        let pending = PendingReply(.empty(200)).finishing { $0.status += 4 }
        pending.deliver { delivered.note($0) }
        pending.confirm()
        #expect(delivered.all == [204])
    }

    @Test("of two threads that settle and ask at once, one delivers")
    func race() {
        for _ in 0..<2_000 {
            let pending = PendingReply(.empty(200))
            let delivered = Delivered()
            DispatchQueue.concurrentPerform(iterations: 2) { side in
                if side == 0 { pending.confirm() } else { pending.deliver { delivered.note($0) } }
            }
            #expect(delivered.all == [200])
        }
    }
}
