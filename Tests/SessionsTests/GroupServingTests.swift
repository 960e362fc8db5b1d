import Dispatch
import Glibc
import Synchronization
import Testing

@testable import Sessions

/// Groups that a thread carries out which serves connections.
@Suite("Groups on a thread that serves connections", .serialized) struct GroupServingTests {
    /// A store that begins what it is given, and ends it when the test says so.
    private final class Store: GroupStore {
        let committer: GroupCommitter
        let canBegin = Atomic(true)
        private let begun = Mutex<(group: [PendingWrite], next: @Sendable () -> Void)?>(nil)
        /// The versions in each group, with whether the thread has begun it.
        private let groups = Mutex<[String]>([])
        let gate = DispatchSemaphore(value: 0)

        init(triesWaits: Bool = false) {
            committer = GroupCommitter(
                "test",
                GroupCommitter.Limits(groupWeightMax: 100, triesWaits: triesWaits, runsOnThreads: true))
        }

        /// What was carried out since this was asked for last.
        func takeGroups() -> [String] {
            groups.withLock { groups in
                defer { groups = [] }
                return groups
            }
        }

        private func note(_ word: String, _ group: [PendingWrite]) {
            let versions = group.map { pending in
                guard case .append(let records, _, _) = pending.write else { return "?" }
                return "\(records[0].version)"
            }
            groups.withLock { $0.append(word + " " + versions.joined(separator: " ")) }
        }

        func begin(
            _ group: [PendingWrite], at desk: ServingThread.Desk, next: @escaping @Sendable () -> Void
        ) -> Bool {
            #expect(desk === ServingThread.desk)
            guard canBegin.load(ordering: .relaxed) else { return false }
            note("thread", group)
            begun.withLock { $0 = (group, next) }
            return true
        }

        /// Ends the group that was begun; what is to be called next.
        @discardableResult
        func end() -> @Sendable () -> Void {
            let ended = begun.withLock { begun in
                defer { begun = nil }
                return begun
            }
            guard let ended else { return {} }
            committer.tell(ended.group, ended.group.map { _ in nil })
            return ended.next
        }

        func finishBegun() { end() }

        func carryOut(_ group: consuming [PendingWrite]) {
            if !canBegin.load(ordering: .relaxed) { gate.wait() }
            note("queue", group)
            let results = group.map { _ -> JournalError? in nil }
            committer.tell(group, results)
        }
    }

    /// What is left for the thread, and a clock that the test has run out.
    private final class Board: Sendable {
        let errands = Mutex<[@Sendable () -> Void]>([])
        let told = Mutex<[Int]>([])
        let hasEnded = Atomic(false)
        /// The clock's settings, and what it calls.
        let settings = Mutex<[Int]>([])
        let clock = Mutex<(@Sendable () -> Void)?>(nil)

        final class Clock: ServingWatch {
            let board: Board
            init(_ board: Board) { self.board = board }
            func begin() -> Bool { false }
            func set(nanoseconds: Int) { board.settings.withLock { $0.append(nanoseconds) } }
        }

        func enter() {
            ServingThread.enter(
                { errand in
                    if self.hasEnded.load(ordering: .relaxed) { return false }
                    self.errands.withLock { $0.append(errand) }
                    return true
                },
                watching: { descriptor, body in
                    #expect(descriptor == nil)
                    self.clock.withLock { $0 = body }
                    return Clock(self)
                })
        }

        func runErrands() {
            while true {
                let all = errands.withLock { errands in
                    defer { errands = [] }
                    return errands
                }
                if all.isEmpty { return }
                for errand in all { errand() }
            }
        }

        func append(_ versions: Int..., to store: Store) {
            for version in versions {
                let record = JournalRecord(
                    version: version, operation: [], effect: .applied, eventCount: 0, lastSequence: 0,
                    digest: 0, key: nil)
                let author = JournalAuthor(identity: 1, isChained: false)
                _ = store.committer.enqueue(.append([record], .random(), author), for: store) { error in
                    #expect(error == nil)
                    self.told.withLock { $0.append(version) }
                }
            }
        }

        func takeTold() -> [Int] {
            told.withLock { told in
                defer { told = [] }
                return told
            }
        }
    }

    /// Calls a closure on a thread of its own, and waits for it.
    private static func elsewhere(_ body: @escaping @Sendable () -> Void) {
        let done = DispatchSemaphore(value: 0)
        DispatchQueue.global().async {
            body()
            done.signal()
        }
        done.wait()
    }

    @Test("the thread begins a group behind what it has at hand, and the next one when that has ended")
    func serving() {
        let (store, board) = (Store(), Board())
        board.enter()
        defer { ServingThread.leave() }
        board.append(1, 2, 3, to: store)
        #expect(store.takeGroups() == [])
        board.runErrands()
        #expect(store.takeGroups() == ["thread 1 2 3"] && board.takeTold() == [])
        board.append(4, 5, to: store)
        board.runErrands()
        #expect(store.takeGroups() == [])
        store.end()()
        #expect(board.takeTold() == [1, 2, 3] && store.takeGroups() == ["thread 4 5"])
        // Whoever ends it may be another thread.
        board.append(6, to: store)
        Self.elsewhere { store.end()() }
        #expect(board.takeTold() == [4, 5] && store.takeGroups() == [])
        board.runErrands()
        #expect(store.takeGroups() == ["thread 6"])
        store.end()()
        // So may whoever writes.
        Self.elsewhere { board.append(7, to: store) }
        #expect(store.takeGroups() == [])
        board.runErrands()
        #expect(store.takeGroups() == ["thread 7"])
        store.committer.queue.sync {}
        store.end()()
        #expect(board.takeTold() == [6, 7])
        store.committer.close(for: store) {}
    }

    @Test("what the store cannot begin the queue carries out, and the thread goes on behind that")
    func queued() {
        let (store, board) = (Store(), Board())
        board.enter()
        defer { ServingThread.leave() }
        store.canBegin.store(false, ordering: .relaxed)
        board.append(1, to: store)
        board.runErrands()
        board.append(2, to: store)
        board.runErrands()
        store.gate.signal()
        store.committer.queue.sync {}
        #expect(store.takeGroups() == ["queue 1"] && board.takeTold() == [1])
        store.canBegin.store(true, ordering: .relaxed)
        board.runErrands()
        #expect(store.takeGroups() == ["thread 2"])
        store.end()()
        // Of a thread that has ended the queue takes over what comes.
        board.hasEnded.store(true, ordering: .relaxed)
        for version in 3...4 {
            Self.elsewhere { board.append(version, to: store) }
            store.committer.queue.sync {}
        }
        #expect(store.takeGroups() == ["queue 3", "queue 4"] && board.takeTold() == [2, 3, 4])
        store.committer.close(for: store) {}
    }

    @Test("who closes the committer waits for what was begun, and carries out what waits")
    func closing() {
        let (store, board) = (Store(), Board())
        board.enter()
        defer { ServingThread.leave() }
        board.append(1, to: store)
        board.runErrands()
        board.append(2, to: store)
        store.committer.close(for: store) {}
        #expect(store.takeGroups() == ["thread 1", "queue 2"] && board.takeTold() == [1, 2])
        store.end()()
        board.runErrands()
        #expect(store.takeGroups() == [] && board.takeTold() == [])
    }

    /// Whether a group has waited for company, which no group does in every other turn of a trial.
    private func waited() -> Bool {
        let (store, board) = (Store(triesWaits: true), Board())
        board.enter()
        defer {
            store.committer.close(for: store) {}
            ServingThread.leave()
        }
        func takeSettings() -> [Int] {
            board.settings.withLock { settings in
                defer { settings = [] }
                return settings
            }
        }
        board.append(1, 2, 3, 4, to: store)
        board.runErrands()
        usleep(2_000)
        board.append(5, to: store)
        store.end()()
        #expect(store.takeGroups().first == "thread 1 2 3 4")
        let set = takeSettings()
        if set.isEmpty { return false }
        // As long as the last group took, at most; three quarters of those who were there are wanted.
        #expect(set.count == 1 && set[0] >= 2_000_000 && set[0] <= 5_000_000)
        board.append(6, 7, to: store)
        board.runErrands()
        #expect(store.takeGroups() == [])
        board.append(8, to: store)
        board.runErrands()
        #expect(store.takeGroups() == ["thread 5 6 7 8"] && takeSettings() == [0])
        board.append(9, to: store)
        usleep(2_000)
        store.end()()
        let again = takeSettings()
        if again.isEmpty { return false }
        let clock = board.clock.withLock { clock -> (@Sendable () -> Void)? in clock }
        let runOut = clock ?? {}
        // As one that was set before.
        runOut()
        #expect(store.takeGroups() == [])
        usleep(6_000)
        runOut()
        #expect(store.takeGroups() == ["thread 9"])
        runOut()
        store.end()()
        #expect(store.takeGroups() == [] && board.takeTold() == Array(1...9))
        return true
    }

    @Test("a group waits for company without the thread waiting, until enough are there or time is up")
    func company() {
        var hasWaited = false
        for _ in 0..<40 where !hasWaited {
            hasWaited = waited()
            if !hasWaited { usleep(50_000) }
        }
        #expect(hasWaited)
    }
}
