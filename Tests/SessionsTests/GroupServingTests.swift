import Dispatch
import Glibc
import Synchronization
import Testing

@testable import Sessions

/// Groups that a thread carries out which serves connections.
@Suite("Groups on a thread that serves connections", .serialized) struct GroupServingTests {
    /// Calls `body` on a thread that serves connections, and closes the store behind it.
    private static func onThread(_ body: (BegunStore, ThreadBoard) -> Void) {
        let (store, board) = (BegunStore(), ThreadBoard())
        board.enter()
        defer { ServingThread.leave() }
        body(store, board)
        store.committer.close(for: store) {}
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
        Self.onThread { store, board in
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
        }
    }

    @Test("what the store cannot begin the queue carries out, and the thread goes on behind that")
    func queued() {
        Self.onThread { store, board in
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
        }
    }

    @Test("who closes the committer waits for what was begun, and carries out what waits")
    func closing() {
        Self.onThread { store, board in
            board.append(1, to: store)
            board.runErrands()
            board.append(2, to: store)
            store.committer.close(for: store) {}
            #expect(store.takeGroups() == ["thread 1", "queue 2"] && board.takeTold() == [1, 2])
            store.end()()
            board.runErrands()
            #expect(store.takeGroups() == [] && board.takeTold() == [])
        }
    }

    @Test("where nothing is taken any more the thread begins no other group")
    func refusing() {
        Self.onThread { store, board in
            board.append(1, to: store)
            board.runErrands()
            board.append(2, to: store)
            store.committer.refuse(.unavailable("over"))
            store.end()()
            #expect(store.takeGroups() == ["thread 1"])
            store.committer.close(for: store) {}
            #expect(store.takeGroups() == ["queue 2"] && board.takeTold() == [1, 2])
        }
    }

    @Test("who closes it waits for a thread that has taken a group and not begun it")
    func closingMeanwhile() {
        let (store, board) = (BegunStore(), ThreadBoard())
        let (isBeginning, mayBegin) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        store.whenBeginning.withLock {
            $0 = {
                isBeginning.signal()
                mayBegin.wait()
            }
        }
        let closed = DispatchGroup()
        DispatchQueue(label: "thread").async(group: closed) {
            board.enter()
            board.append(1, to: store)
            board.runErrands()
            ServingThread.leave()
        }
        isBeginning.wait()
        Self.elsewhere { board.append(2, to: store) }
        let order = Mutex<[String]>([])
        DispatchQueue(label: "close").async(group: closed) {
            store.committer.close(for: store) {}
            order.withLock { $0.append("closed") }
        }
        usleep(30_000)
        order.withLock { $0.append("begins") }
        mayBegin.signal()
        closed.wait()
        #expect(order.withLock { $0 } == ["begins", "closed"])
        #expect(store.takeGroups() == ["thread 1", "queue 2"] && board.takeTold() == [1, 2])
    }

    @Test("of anything but operations, whose answers may take long, the thread tells nobody")
    func others() {
        Self.onThread { store, board in
            let told = Mutex<[Bool]>([])
            let answered = DispatchSemaphore(value: 0)
            for _ in 0..<2 {
                _ = store.committer.enqueue(.delete([.random()]), for: store) { error in
                    #expect(error == nil)
                    told.withLock { $0.append(ServingThread.isCurrent) }
                    answered.signal()
                }
            }
            board.append(1, to: store)
            board.runErrands()
            store.end()()
            #expect(board.takeTold() == [1])
            for _ in 0..<2 { #expect(answered.wait(timeout: .now() + 20) == .success) }
            #expect(told.withLock { $0 } == [false, false])
        }
    }

    /// Whether a group has waited for company, which no group does in every other turn of a trial.
    private func waited() -> Bool {
        let (store, board) = (BegunStore(triesWaits: true), ThreadBoard())
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

    @Test("where the thread has no clock, a group waits for nobody")
    func withoutClock() {
        let (store, board) = (BegunStore(triesWaits: true), ThreadBoard())
        board.hasClock.store(false, ordering: .relaxed)
        board.enter()
        defer { ServingThread.leave() }
        // In some turns of a trial none would wait anyway.
        for round in 0..<20 {
            board.append(1, 2, 3, 4, to: store)
            board.runErrands()
            usleep(2_000)
            board.append(5, to: store)
            store.end()()
            #expect(store.takeGroups() == ["thread 1 2 3 4", "thread 5"])
            board.append(6, 7, 8, to: store)
            board.runErrands()
            #expect(store.takeGroups() == [], "\(round)")
            store.end()()
            store.end()()
            #expect(store.takeGroups() == ["thread 6 7 8"] && board.takeTold() == Array(1...8))
            usleep(20_000)
        }
        store.committer.close(for: store) {}
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
