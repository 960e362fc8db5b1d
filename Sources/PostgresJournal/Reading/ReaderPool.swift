import Dispatch
import Glibc
import Sessions
import Synchronization

/// The connections through which sessions are read; a fixed number of them.
///
/// Connections are made on a queue of their own: who reads never waits for a server that is not there.
final class ReaderPool: Sendable {
    private let settings: ConnectionSettings
    private let health: Health
    private let slots: [Slot]
    private let turn = Atomic(0)
    private let keeper = DispatchQueue(label: "journal readers")
    private let state = Mutex(State())

    private final class Slot: Sendable {
        let connection = Mutex<Connection?>(nil)
    }

    private struct State {
        /// Whether the keeper is at work.
        var isRepairing = false
        /// Since when nobody has found a connection; nil while there is one.
        var emptySince: ContinuousClock.Instant?
        var isClosed = false
    }

    /// Begins with one connection; the others are made meanwhile.
    init(_ first: Connection, count: Int, settings: ConnectionSettings, health: Health) {
        self.settings = settings
        self.health = health
        slots = (0..<count).map { _ in Slot() }
        slots[0].connection.withLock { $0 = first }
        repair()
    }

    /// How long a statement may take.
    private static let limit = Duration.seconds(2)
    /// How long after the loss of a server readers wait for the next; then they are refused at once.
    private static let patience = Duration.seconds(1)

    /// Runs statements over a connection that is free, and makes something of their answers.
    func read<Answer: Sendable>(
        _ calls: [Call], _ body: @Sendable ([QueryResult]) -> Answer
    ) throws(JournalError) -> Answer {
        let deadline = ContinuousClock.now + ReaderPool.patience
        while true {
            if let answer = try readOnce(calls, until: deadline, body) {
                state.withLock { $0.emptySince = nil }
                return answer
            }
            repair()
            // Whoever comes after the first second is not kept waiting: there may be many of them.
            let now = ContinuousClock.now
            let since = state.withLock { state in
                state.emptySince = state.emptySince ?? now
                return state.emptySince ?? now
            }
            guard now - since < ReaderPool.patience, now < deadline else {
                throw health.trouble() ?? .unavailable("there is no connection to the database yet")
            }
            usleep(10_000)
        }
    }

    /// Tries each connection while there is time; nil if none has answered.
    private func readOnce<Answer: Sendable>(
        _ calls: [Call], until deadline: ContinuousClock.Instant, _ body: @Sendable ([QueryResult]) -> Answer
    ) throws(JournalError) -> Answer? {
        let first = turn.add(1, ordering: .relaxed).oldValue
        // A connection that breaks costs one attempt: another may have been made since.
        for attempt in 0..<slots.count {
            let slot = slots[abs(first &+ attempt) % slots.count]
            let outcome = slot.connection.withLock { connection in
                ReaderPool.attempt(calls, over: &connection, body)
            }
            switch outcome {
            case .answered(let answer): return answer
            case .refused(let failure): throw failure.meaning
            case .unconnected: if ContinuousClock.now >= deadline { return nil }
            }
        }
        return nil
    }

    private enum Outcome<Answer: Sendable>: Sendable {
        case answered(Answer)
        case refused(DatabaseFailure)
        case unconnected
    }

    private static func attempt<Answer: Sendable>(
        _ calls: [Call], over connection: inout Connection?, _ body: @Sendable ([QueryResult]) -> Answer
    ) -> Outcome<Answer> {
        guard let open = connection else { return .unconnected }
        do throws(DatabaseFailure) {
            return .answered(body(try open.run(calls, within: limit)))
        } catch {
            guard error.isAboutServer else { return .refused(error) }
            connection = nil
            return .unconnected
        }
    }

    /// Has connections made where there are none.
    private func repair() {
        let isWanted = state.withLock { state in
            if state.isRepairing || state.isClosed { return false }
            state.isRepairing = true
            return true
        }
        if isWanted { keeper.async { self.fill() } }
    }

    private func fill() {
        var backoff = Backoff()
        while !state.withLock({ $0.isClosed }) {
            do throws(DatabaseFailure) {
                for slot in slots where slot.connection.withLock({ $0 == nil }) {
                    let made = try Connection.ready(settings)
                    slot.connection.withLock { $0 = made }
                }
                health.recover()
                state.withLock { $0.emptySince = nil }
                break
            } catch {
                health.worsen(error)
                usleep(UInt32(clamping: backoff.next().microseconds))
            }
        }
        state.withLock { $0.isRepairing = false }
    }

    /// Lets go of the connections.
    func close() {
        state.withLock { $0.isClosed = true }
        keeper.sync {}
        for slot in slots { slot.connection.withLock { $0 = nil } }
    }
}
