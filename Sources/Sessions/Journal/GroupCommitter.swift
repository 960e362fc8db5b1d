package import Dispatch
import Synchronization

/// Gathers what all threads have to write and has a store carry it out in groups, on a queue of its own or on
/// a thread that serves connections: what comes while one group is committed is the next group.
///
/// Those whose write is durable are told on the thread that serves them, which has to be woken for the group
/// anyway, else on the queue itself: another thread would have to be woken for each group, which took a sixth
/// of all requests. Of a failure, and on such a thread of whatever is no operation, another queue tells,
/// because the request may then be carried out again, or read the store.
/// docs/decisions/0013-group-commit.md
package final class GroupCommitter: Sendable {
    /// Where groups are carried out, and whatever else the store does with the connection that writes.
    package let queue: DispatchQueue
    /// Tells of failures, and of what may take long.
    private let tellingQueue: DispatchQueue
    let limits: Limits
    private let patienceNanoseconds: Int?
    let inbox = Mutex(Inbox())
    private let bracket = Mutex(Bracket())
    /// Used by whoever carries groups out.
    let pace: Mutex<GroupPace>
    /// Ends the waits of the thread that carries groups out.
    let clock = ServingClock()
    /// How many groups threads have taken out of the inbox and not left to the store, or are telling of.
    let groupsInHand = Atomic(0)
    /// Who is told of the group that is carried out; on the queue only.
    private let telling = Mutex(TellingLanes())
    /// Rings when as many writes wait as are wanted.
    let bell = DispatchSemaphore(value: 0)

    /// What waits to be written.
    struct Inbox {
        var waiting: [PendingWrite] = []
        var lanes = TellingLanes()
        var weight = 0
        /// Whether the store is going to look into the inbox.
        var isScheduled = false
        /// Why nothing is taken any more.
        var refusal: JournalError?
        /// How many writes ring the bell; nil while nobody waits for it.
        var wanted: Int?
        /// The thread that carries groups out, if the store can have that: the last that has left a write.
        var home: ServingThread.Desk?
        /// The thread that waits for as many, and until when, on the monotonic clock in nanoseconds.
        var waiter: (desk: ServingThread.Desk, end: Int)?

        /// Whether there are as many as are wanted, which is noticed once.
        mutating func rings() -> Bool {
            guard let wanted, waiting.count >= wanted else { return false }
            self.wanted = nil
            return true
        }

        /// Takes a write, to be told of on a thread that has a desk.
        mutating func add(
            _ write: JournalWrite, _ completion: @escaping JournalCompletion, _ desk: ServingThread.Desk?,
            weight: Int, begun: Int, deadline: Int?
        ) {
            var lane: Int?
            if let desk, case .append = write { lane = lanes.add(completion, for: desk) }
            waiting.append(
                PendingWrite(
                    write: write, weight: weight, completion: lane == nil ? completion : nil, lane: lane,
                    begun: begun, deadline: deadline))
            self.weight += weight
        }
    }

    /// A closure that is a lock's whole content would be wrapped once more each time that it is looked at.
    private struct Bracket {
        var together: JournalBracket = { $0() }
        /// Where is counted how long writes took.
        var figures: JournalFigures?
    }

    /// Creates a committer whose queues carry a name.
    package init(_ name: String, _ limits: Limits) {
        queue = DispatchQueue(label: "journal \(name)")
        tellingQueue = DispatchQueue(label: "journal telling of \(name)")
        self.limits = limits
        pace = Mutex(GroupPace())
        patienceNanoseconds = limits.patience.map { Int($0 / .nanoseconds(1)) }
    }

    /// Takes a write; the completion is called when it is durable or has failed.
    package func enqueue(
        _ write: JournalWrite, for store: some GroupStore, _ completion: @escaping JournalCompletion
    ) -> JournalStatus {
        let begun = MonotonicClock.nanoseconds()
        let weight = write.weight
        let desk = ServingThread.desk
        let (refusal, wakes, rings) = inbox.withLock { inbox -> (JournalError?, Bool, Bool) in
            if let refusal = inbox.refusal { return (refusal, false, false) }
            guard inbox.weight < limits.waitingWeightMax else {
                return (.unavailable("too many writes wait for the store"), false, false)
            }
            if limits.runsOnThreads, let desk, desk.watch != nil, inbox.home !== desk { inbox.home = desk }
            inbox.add(
                write, completion, limits.tellsThreads ? desk : nil, weight: weight, begun: begun,
                deadline: patienceNanoseconds.map { begun + $0 })
            defer { inbox.isScheduled = true }
            return (nil, !inbox.isScheduled, inbox.rings())
        }
        if let refusal { return .failed(refusal) }
        if rings { leave(to: desk) { self.ring(for: store) } }
        if wakes { leave(to: desk) { self.start(for: store) } }
        return .pending
    }

    /// Behind what its thread has at hand, of which more may be to be written: the queue's thread, woken,
    /// would take the processor from it and find one write.
    private func leave(to desk: ServingThread.Desk?, _ body: @escaping @Sendable () -> Void) {
        if desk?.post?(body) != true { body() }
    }

    /// Has `together` called around the completions of writes that became durable together.
    package func tellTogether(_ together: @escaping JournalBracket) {
        bracket.withLock { $0.together = together }
    }

    /// Has every write counted that somebody is told of, with how long it took.
    package func count(in figures: JournalFigures) {
        bracket.withLock { $0.figures = figures }
    }

    /// Why nothing is taken any more; nil while something is.
    package var refusal: JournalError? { inbox.withLock { $0.refusal } }

    /// Takes nothing more, for the first reason that was given.
    package func refuse(_ reason: JournalError) {
        inbox.withLock { $0.refusal = $0.refusal ?? reason }
    }

    /// Has what waits carried out, tells of it, and takes nothing more.
    ///
    /// - Parameter finish: Called on the queue when all that waited has been carried out.
    package func close(for store: some GroupStore, finish: () -> Void) {
        refuse(.unavailable("the store is closed"))
        awaitGroupsInHand()
        queue.sync {
            clock.end()
            store.finishBegun()
            run(for: store)
            finish()
        }
        tellingQueue.sync {}
    }

    // MARK: Groups

    func run(for store: some GroupStore) {
        while true {
            if let home = homeOfWaiting { return serve(at: home, for: store) }
            awaitCompany()
            guard let group = takeGroup() else { break }
            #if DEBUG
            if PlantedFault.acknowledgesBeforeCommit {
                tell(group, group.map { _ in nil })
                PlantedFault.wait()
                store.carryOut(group.map(\.toldAlready))
                continue
            }
            #endif
            if limits.triesWaits { pace.withLock { $0.begin(at: MonotonicClock.nanoseconds()) } }
            store.carryOut(consume group)
        }
        store.rest()
    }

    /// What is to be waited for before the next group, which the inbox is told to ring for.
    func wait(_ inbox: inout Inbox) -> GroupPace.Wait? {
        guard inbox.refusal == nil, inbox.weight < limits.groupWeightMax else { return nil }
        let wait = pace.withLock { $0.wait(having: inbox.waiting.count) }
        inbox.wanted = wait?.count
        return wait
    }

    /// Waits for more writes where that makes a larger group of them.
    private func awaitCompany() {
        guard limits.triesWaits else { return }
        guard let wait = inbox.withLock({ self.wait(&$0) }) else { return }
        let hasRung = bell.wait(timeout: .now() + .nanoseconds(wait.nanoseconds)) == .success
        let isInVain = inbox.withLock { inbox in
            defer { inbox.wanted = nil }
            return inbox.wanted != nil
        }
        // It has rung since, and may not do so for the next wait.
        if !hasRung, !isInVain { bell.wait() }
        pace.withLock { $0.waited(inVain: isInVain) }
    }

    /// The next writes; nil if there are none, and the store has to be woken for the next.
    func takeGroup() -> [PendingWrite]? {
        inbox.withLock { inbox in
            var weight = 0
            let end = inbox.waiting.firstIndex { pending in
                defer { weight += pending.weight }
                return weight >= limits.groupWeightMax
            }
            guard let end else {
                inbox.isScheduled = !inbox.waiting.isEmpty
                if inbox.waiting.isEmpty { return nil }
                let group = inbox.waiting
                inbox.waiting = []
                telling.withLock { $0 = inbox.lanes.takeAll() }
                // The next group will be about as large: it need not grow step by step under the lock.
                inbox.waiting.reserveCapacity(group.count)
                inbox.weight = 0
                return group
            }
            defer { inbox.waiting.removeSubrange(..<end) }
            let group = Array(inbox.waiting[..<end])
            inbox.weight -= group.reduce(0) { $0 + $1.weight }
            telling.withLock { $0 = inbox.lanes.take(of: group) }
            return group
        }
    }

    /// Tells who waits for writes what came of each: nil for those that are durable now.
    ///
    /// They are taken from whoever has them, so that they are freed before their threads go on with them.
    package func tell(_ writes: consuming [PendingWrite], _ results: [JournalError?]) {
        var writes = writes
        var lanes = telling.withLock { lanes in
            defer { lanes = TellingLanes() }
            return lanes
        }
        let now = MonotonicClock.nanoseconds()
        if limits.triesWaits {
            let waiting = inbox.withLock { $0.waiting.count }
            let moment = GroupTrial.Moment.now
            pace.withLock { $0.end(at: now, count: writes.count, waiting: waiting, trialMoment: moment) }
        }
        let (together, figures) = bracket.withLock { ($0.together, $0.figures) }
        figures?.finish(writes, results, at: now)
        // On a thread that waits for nothing only those of operations are told, who need not read the store.
        let tellsAll = !ServingThread.isCurrent
        var areLeft = false
        together {
            // By their places, since a write that is taken out is copied.
            for place in writes.indices {
                if case nil = results[place], tellsAll || writes[place].write.isAppend {
                    writes[place].completion?(nil)
                } else {
                    areLeft = true
                }
            }
        }
        if areLeft {
            let left =
                zip(writes, results).compactMap { pending, error in
                    error == nil && (tellsAll || pending.write.isAppend)
                        ? nil : pending.completion.map { ($0, error) }
                } + lanes.takeFailures(writes, results)
            tellingQueue.async { for (completion, error) in left { completion(error) } }
        }
        writes = []
        lanes.tell()
    }
}

#if DEBUG
extension PendingWrite {
    /// The same for nobody.
    fileprivate var toldAlready: PendingWrite {
        PendingWrite(
            write: write, weight: weight, completion: nil, lane: nil, begun: begun, deadline: deadline)
    }
}
#endif
