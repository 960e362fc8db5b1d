import Dispatch
import Glibc
import Synchronization

/// Groups that a thread which serves connections carries out itself, where the store can begin one without
/// waiting: nobody has to be woken for a group, and its records lie in the caches of that thread's processor.
///
/// Whatever would have to wait is done on the committer's queue, and the thread goes on behind it.
/// docs/decisions/0013-group-commit.md
extension GroupCommitter {
    /// The thread that is to carry out what waits; nil where the queue is.
    var homeOfWaiting: ServingThread.Desk? {
        if !limits.runsOnThreads { return nil }
        return inbox.withLock { $0.refusal == nil && !$0.waiting.isEmpty ? $0.home : nil }
    }

    /// Begins with what has come while nobody carried groups out.
    func start(for store: some GroupStore) {
        if let home = homeOfWaiting { return serve(at: home, for: store) }
        queue.async { self.run(for: store) }
    }

    /// Has the thread that has the desk carry groups out, from any thread.
    func serve(at desk: ServingThread.Desk, for store: some GroupStore) {
        if desk === ServingThread.desk {
            if !awaitsCompany(at: desk, for: store) { carryOutNext(at: desk, for: store) }
        } else if desk.post?({ self.serve(at: desk, for: store) }) != true {
            inbox.withLock { $0.home = nil }
            queue.async { self.run(for: store) }
        }
    }

    private func carryOutNext(at desk: ServingThread.Desk, for store: some GroupStore) {
        withGroupInHand {
            // Who closes the committer carries out what waits.
            guard refusal == nil, let group = takeGroup() else { return store.rest() }
            if limits.triesWaits { pace.withLock { $0.begin(at: MonotonicClock.nanoseconds()) } }
            if store.begin(group, at: desk, next: { self.serve(at: desk, for: store) }) { return }
            queue.async {
                store.carryOut(group)
                self.run(for: store)
            }
        }
    }

    /// Does something with a group that is neither in the inbox nor with the store: whoever closes the
    /// committer waits meanwhile.
    package func withGroupInHand(_ body: () -> Void) {
        groupsInHand.add(1, ordering: .sequentiallyConsistent)
        body()
        groupsInHand.subtract(1, ordering: .sequentiallyConsistent)
    }

    /// Waits until no thread has a group in hand; none takes another one when nothing is taken any more.
    func awaitGroupsInHand() {
        while groupsInHand.load(ordering: .sequentiallyConsistent) > 0 { usleep(100) }
    }

    // MARK: Company

    /// Whether the next group waits for more writes, which ring or run out of time.
    private func awaitsCompany(at desk: ServingThread.Desk, for store: some GroupStore) -> Bool {
        guard limits.triesWaits else { return false }
        let wait = inbox.withLock { inbox -> GroupPace.Wait? in
            guard let wait = self.wait(&inbox) else { return nil }
            inbox.waiter = (desk, MonotonicClock.nanoseconds() + wait.nanoseconds)
            return wait
        }
        guard let wait else { return false }
        if clock.set(nanoseconds: wait.nanoseconds, at: desk, { self.runOut(for: store) }) { return true }
        inbox.withLock { $0.wanted = nil }
        // As many as are wanted may have come before.
        return takeWaiter() == nil
    }

    /// Goes on, on whichever thread waits, as there are as many writes as are wanted.
    func ring(for store: some GroupStore) {
        guard let waiter = takeWaiter() else {
            bell.signal()
            return
        }
        clock.stop()
        goOn(at: waiter, inVain: false, for: store)
    }

    /// Goes on without those who are wanted.
    private func runOut(for store: some GroupStore) {
        let waiter = inbox.withLock { inbox -> ServingThread.Desk? in
            // The clock may have been set anew since, and as many as are wanted may have come.
            guard inbox.wanted != nil, let waiter = inbox.waiter,
                waiter.end <= MonotonicClock.nanoseconds()
            else { return nil }
            (inbox.wanted, inbox.waiter) = (nil, nil)
            return waiter.desk
        }
        if let waiter { goOn(at: waiter, inVain: true, for: store) }
    }

    private func takeWaiter() -> ServingThread.Desk? {
        inbox.withLock { inbox in
            defer { inbox.waiter = nil }
            return inbox.waiter?.desk
        }
    }

    private func goOn(at desk: ServingThread.Desk, inVain: Bool, for store: some GroupStore) {
        pace.withLock { $0.waited(inVain: inVain) }
        guard desk === ServingThread.desk else { return serve(at: desk, for: store) }
        carryOutNext(at: desk, for: store)
    }
}
