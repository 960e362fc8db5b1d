import Dispatch
import Synchronization
import Testing

@testable import Sessions

/// A store that begins what it is given, and ends it when the test says so.
final class BegunStore: GroupStore {
    let committer: GroupCommitter
    let canBegin = Atomic(true)
    private let begun = Mutex<(group: [PendingWrite], next: @Sendable () -> Void)?>(nil)
    /// The versions in each group, with whether the thread has begun it.
    private let groups = Mutex<[String]>([])
    let gate = DispatchSemaphore(value: 0)
    let whenBeginning = Mutex<@Sendable () -> Void>({})

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
        whenBeginning.withLock { $0 }()
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
final class ThreadBoard: Sendable {
    let errands = Mutex<[@Sendable () -> Void]>([])
    let told = Mutex<[Int]>([])
    let hasEnded = Atomic(false)
    let hasClock = Atomic(true)
    /// The clock's settings, and what it calls.
    let settings = Mutex<[Int]>([])
    let clock = Mutex<(@Sendable () -> Void)?>(nil)

    final class Clock: ServingWatch {
        let board: ThreadBoard
        init(_ board: ThreadBoard) { self.board = board }
        func begin() -> Bool { false }
        func set(nanoseconds: Int) -> Bool {
            board.settings.withLock { $0.append(nanoseconds) }
            return board.hasClock.load(ordering: .relaxed)
        }
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

    func append(_ versions: Int..., to store: BegunStore) {
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
