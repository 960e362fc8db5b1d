import Dispatch
import Synchronization
import Testing

@testable import Sessions

/// On which thread those are told whose writes were committed together.
@Suite("Telling of a group") struct GroupTellingTests {
    /// A store that refuses what it is told to, and begins when the test says so.
    private final class Store: GroupStore {
        let committer = GroupCommitter(
            "test", GroupCommitter.Limits(groupWeightMax: 100, tellsThreads: true))
        private let gate = DispatchSemaphore(value: 0)
        private let refused: Set<Int>
        /// How many writes each group had.
        let groups = Mutex<[Int]>([])

        init(refusing refused: Set<Int> = []) {
            self.refused = refused
            committer.queue.async { self.gate.wait() }
        }

        func open() { gate.signal() }

        func carryOut(_ group: consuming [PendingWrite]) {
            let results = group.map { pending -> JournalError? in
                guard case .append(let records, _, _) = pending.write else { return nil }
                return refused.contains(records[0].version) ? .conflict : nil
            }
            groups.withLock { $0.append(results.count) }
            committer.tell(group, results)
        }
    }

    /// What is left for a thread to do, and what was told in which order.
    private final class Board: Sendable {
        let errands = Mutex<[@Sendable () -> Void]>([])
        let told = Mutex<[String]>([])

        var lines: [String] { told.withLock { $0 } }

        func note(_ line: String) { told.withLock { $0.append(line) } }

        func runErrands() {
            let all = errands.withLock { errands in
                defer { errands = [] }
                return errands
            }
            for errand in all { errand() }
        }
    }

    private static func append(_ version: Int, to store: Store, _ board: Board) {
        let record = JournalRecord(
            version: version, operation: [], effect: .applied, eventCount: 0, lastSequence: 0, digest: 0,
            key: nil)
        let author = JournalAuthor(identity: 1, isChained: false)
        let status = store.committer.enqueue(.append([record], .random(), author), for: store) { error in
            board.note(error == nil ? "\(version)" : "\(version) failed")
        }
        guard case .pending = status else { return board.note("\(version) at once") }
    }

    /// Has writes come from a thread that is told on itself, but for the last one.
    private static func fill(_ store: Store, _ board: Board, isThere: Bool = true) {
        ServingThread.enter { errand in
            if isThere { board.errands.withLock { $0.append(errand) } }
            return isThere
        }
        for version in 1...3 { append(version, to: store, board) }
        ServingThread.leave()
        append(4, to: store, board)
        store.open()
        store.committer.close(for: store) {}
    }

    @Test("a thread that serves connections is told on itself, the others by the committer")
    func threads() {
        let (store, board) = (Store(), Board())
        Self.fill(store, board)
        #expect(board.lines == ["4"])
        // The store's wake, for which it came too late, and who is told.
        #expect(board.errands.withLock { $0.count } == 2)
        board.runErrands()
        #expect(board.lines == ["4", "1", "2", "3"])
    }

    @Test("a failure is told elsewhere, and to whom it belongs")
    func failures() {
        let (store, board) = (Store(refusing: [2, 4]), Board())
        Self.fill(store, board)
        board.runErrands()
        #expect(board.lines.sorted() == ["1", "2 failed", "3", "4 failed"])
        #expect(board.lines.suffix(2) == ["1", "3"])
    }

    @Test("where the thread has ended the committer tells")
    func ended() {
        let (store, board) = (Store(), Board())
        Self.fill(store, board, isThere: false)
        #expect(board.lines == ["4", "1", "2", "3"])
    }

    @Test("the store is woken behind all that a thread has at hand, and at once where the thread has ended")
    func woken() {
        for isThere in [true, false] {
            let (store, board) = (Store(), Board())
            store.open()
            store.committer.queue.sync {}
            ServingThread.enter { errand in
                if isThere { board.errands.withLock { $0.append(errand) } }
                return isThere
            }
            for version in 1...3 {
                Self.append(version, to: store, board)
                store.committer.queue.sync {}
            }
            ServingThread.leave()
            #expect(store.groups.withLock { $0 } == (isThere ? [] : [1, 1, 1]))
            board.runErrands()
            store.committer.queue.sync {}
            board.runErrands()
            #expect(store.groups.withLock { $0 } == (isThere ? [3] : [1, 1, 1]))
            #expect(board.lines == ["1", "2", "3"])
        }
    }

    @Test("of a group that is cut off each thread is told of what was in it")
    func cut() {
        let (store, board) = (Store(refusing: [150]), Board())
        ServingThread.enter { errand in
            board.errands.withLock { $0.append(errand) }
            return true
        }
        for version in 1...250 { Self.append(version, to: store, board) }
        ServingThread.leave()
        store.open()
        store.committer.close(for: store) {}
        #expect(board.errands.withLock { $0.count } == 4)
        board.runErrands()
        let expected = (1...250).filter { $0 != 150 }.map { "\($0)" }
        #expect(board.lines == ["150 failed"] + expected)
    }
}
