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
        let end = End()
        let pending = PendingReply(.empty(200)).finishing(end)
        pending.deliver { delivered.note($0) }
        pending.confirm(at: 17)
        #expect(delivered.all == [204])
        #expect(end.noted.all == [204])
        #expect(end.moment.withLock { $0 } == 17)
    }

    /// Makes 204 of 200.
    private final class End: ReplyEnd {
        let noted = Delivered()
        let moment = Mutex(0)

        func complete(_ response: inout Response) { response.status += 4 }

        func note(_ status: Int, _ problem: Problem?, byteCount: Int, at moment: Int) {
            noted.note(.empty(status))
            self.moment.withLock { $0 = moment }
        }
    }

    @Test("what a connection keeps is completed at once, and noted when confirmed", arguments: [true, false])
    func handingOver(isConfirmed: Bool) {
        let (delivered, end) = (Delivered(), End())
        let pending = PendingReply(.empty(200)).finishing(end)
        #expect(pending.handOver()?.status == 204)
        #expect(pending.handOver()?.status == nil)
        #expect(end.noted.all.isEmpty)
        pending.deliver { delivered.note($0) }
        if isConfirmed { pending.confirm() } else { pending.answer(.empty(503)) }
        #expect(delivered.all == (isConfirmed ? [] : [507]))
        #expect(end.noted.all == (isConfirmed ? [204] : [507]))
    }

    @Test("what is settled is not handed over any more")
    func late() {
        let pending = PendingReply(.empty(200))
        pending.confirm()
        #expect(pending.handOver()?.status == nil)
        #expect(pending.take()?.status == 200)
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
