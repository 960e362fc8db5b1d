import Dispatch
import Sessions
import Synchronization

/// Whose turn it is: sessions in a circle, the streams of each one after the other.
///
/// One turn is a bounded amount of work, and of a session's streams one at a time has it. So however many
/// streams of a session are far behind, those of another wait for a turn of it and not for all of them.
final class StreamTurns: Sendable {
    /// A bounded amount of work.
    typealias Turn = @Sendable () -> Void

    private let queue = DispatchQueue(label: "event streams", attributes: .concurrent)
    private let waiting = Mutex(Waiting())
    /// How many threads work at the same time.
    private let threadsMax: Int

    private struct Waiting {
        /// What waits for each session that has something waiting, or at work.
        var lines: [SessionID: Line<Turn>] = [:]
        /// The sessions that have something waiting and nothing at work.
        var circle = Line<SessionID>()
        var threads = 0

        mutating func next() -> (SessionID, Turn)? {
            while let session = circle.popFirst() {
                if let turn = lines[session]?.popFirst() { return (session, turn) }
                lines[session] = nil
            }
            return nil
        }
    }

    /// Nothing waits yet.
    init(threadsMax: Int) {
        self.threadsMax = threadsMax
    }

    /// Has a turn wait behind the others of its session; it may add others itself.
    func add(_ session: SessionID, _ turn: @escaping Turn) {
        let startsThread = waiting.withLock { waiting in
            if waiting.lines[session] == nil { waiting.circle.append(session) }
            waiting.lines[session, default: Line()].append(turn)
            guard waiting.threads < threadsMax else { return false }
            waiting.threads += 1
            return true
        }
        if startsThread { queue.async { self.work() } }
    }

    /// Takes turns until nothing waits.
    private func work() {
        while let (session, turn) = next() {
            turn()
            waiting.withLock { $0.circle.append(session) }
        }
    }

    private func next() -> (SessionID, Turn)? {
        waiting.withLock { waiting in
            let next = waiting.next()
            if next == nil { waiting.threads -= 1 }
            return next
        }
    }
}

/// What is served in the order of coming.
private struct Line<Element> {
    private var elements: [Element?] = []
    private var served = 0

    mutating func append(_ element: Element) { elements.append(element) }

    mutating func popFirst() -> Element? {
        guard served < elements.count else { return nil }
        let first = elements[served].take()
        served += 1
        // Many at a time, so that each costs little.
        if served == elements.count || served >= 64 && 2 * served > elements.count {
            elements.removeFirst(served)
            served = 0
        }
        return first
    }
}
