import Dispatch
import GRDB
import Sessions
import Synchronization

/// Commits writes of all sessions in groups, on a queue of its own: what comes while one group is committed
/// is the next group.
///
/// The writer itself tells those whose write is durable: another thread would have to be woken for each
/// group, which took a sixth of all requests. Of a failure another queue tells, because the request may then
/// be carried out again.
final class JournalWriter: Sendable {
    let database: DatabasePool
    let recent: RecentRecords
    private let queue = DispatchQueue(label: "journal writer")
    private let failureQueue = DispatchQueue(label: "journal failures")
    private let inbox = Mutex(Inbox())
    private let memory: Mutex<Memory>
    private let onBreakdown: @Sendable (String) -> Void
    /// How many writes have failed of which nobody knows whether they are in the file.
    let unknownOutcomes = Atomic(0)

    /// What waits to be written.
    private struct Inbox {
        var waiting: [PendingWrite] = []
        /// Whether the writer is going to look into the inbox.
        var isScheduled = false
        /// Why nothing is taken any more.
        var refusal: JournalError?
    }

    init(
        database: DatabasePool, recent: RecentRecords, memory: Memory,
        onBreakdown: @escaping @Sendable (String) -> Void
    ) {
        self.database = database
        self.recent = recent
        self.memory = Mutex(memory)
        self.onBreakdown = onBreakdown
        recent.setSessionCount(memory.sessionCount)
    }

    /// Takes a write; the completion is called when it is durable or has failed.
    func enqueue(_ write: JournalWrite, _ completion: @escaping JournalCompletion) -> JournalStatus {
        let (refusal, wakes) = inbox.withLock { inbox -> (JournalError?, Bool) in
            if let refusal = inbox.refusal { return (refusal, false) }
            inbox.waiting.append(PendingWrite(write: write, completion: completion))
            defer { inbox.isScheduled = true }
            return (nil, !inbox.isScheduled)
        }
        if let refusal { return .failed(refusal) }
        if wakes { queue.async { self.run() } }
        return .pending
    }

    /// Commits what waits and what has been told of it, tidies up, and takes nothing more.
    func close() {
        inbox.withLock { $0.refusal = $0.refusal ?? .unavailable("the store is closed") }
        queue.sync {
            run()
            memory.withLock { memory in
                if !memory.isBroken { tidy(&memory, checkpoint: .truncate) }
                memory.isClosed = true
            }
        }
        failureQueue.sync {}
    }

    // MARK: Groups

    /// A group that is larger would keep the others waiting for long.
    private static let groupWeightMax = 4_096

    private func run() {
        while let group = takeGroup() { commit(group) }
        scheduleTidying()
    }

    /// The next writes; nil if there are none, and the writer has to be woken for the next.
    private func takeGroup() -> [PendingWrite]? {
        inbox.withLock { inbox in
            var weight = 0
            let end = inbox.waiting.firstIndex { pending in
                defer { weight += pending.write.weight }
                return weight >= JournalWriter.groupWeightMax
            }
            guard let end else {
                defer { inbox.waiting = [] }
                inbox.isScheduled = !inbox.waiting.isEmpty
                return inbox.waiting.isEmpty ? nil : inbox.waiting
            }
            defer { inbox.waiting.removeSubrange(..<end) }
            return Array(inbox.waiting[..<end])
        }
    }

    private func commit(_ group: [PendingWrite]) {
        #if DEBUG
        if PlantedFault.acknowledgesBeforeCommit { tell(group, group.map { _ in nil }) }
        #endif
        let results = memory.withLock { memory -> [JournalError?] in
            if memory.isBroken { return group.map { _ in Memory.refusal } }
            do {
                return try write(group, &memory)
            } catch {
                return fail(group, error, &memory)
            }
        }
        #if DEBUG
        if PlantedFault.acknowledgesBeforeCommit { return }
        #endif
        tell(group, results)
        memory.withLock { memory in
            if memory.isDue { tidy(&memory, checkpoint: .passive) }
        }
    }

    private func tell(_ group: [PendingWrite], _ results: [JournalError?]) {
        let answers = zip(group, results)
        for (pending, error) in answers where error == nil { pending.completion(nil) }
        let failed = answers.filter { $0.1 != nil }
        if failed.isEmpty { return }
        failureQueue.async {
            for (pending, error) in failed { pending.completion(error) }
        }
    }

    /// Commits a group; each write has its own refusal, an error is that of all.
    private func write(_ group: [PendingWrite], _ memory: inout Memory) throws -> [JournalError?] {
        do {
            return try commitOnce(group, &memory)
        } catch let error as DatabaseError where JournalError(error) == .full {
            // Once the log is in the file its space is free again, which may be enough.
            guard checkpoint(.passive, &memory), !memory.isBroken else { throw error }
            return try commitOnce(group, &memory)
        }
    }

    private func commitOnce(_ group: [PendingWrite], _ memory: inout Memory) throws -> [JournalError?] {
        let database = database
        return try database.writeWithoutTransaction { db in
            if memory.isUncertain { try memory.reload(db, recent) }
            // Until the commit has succeeded nobody knows what is in the file.
            memory.isUncertain = true
            var results: [JournalError?] = []
            var batch = RecentBatch()
            try db.inCachedTransaction {
                results = try group.map { try memory.apply($0.write, db, recent, &batch) }
                try Memory.write(batch, db)
            }
            memory.isUncertain = false
            memory.committed(batch)
            recent.apply(batch.changes)
            recent.setSessionCount(memory.sessionCount)
            return results
        }
    }

    private func fail(_ group: [PendingWrite], _ error: any Error, _ memory: inout Memory) -> [JournalError?]
    {
        note(error, &memory)
        if memory.isBroken { unknownOutcomes.add(group.count, ordering: .relaxed) }
        let failure = memory.isBroken ? Memory.unknown : JournalError(error)
        return group.map { _ in failure }
    }

    /// Notices that the disk has failed to make a write durable, and ends all acknowledging.
    private func note(_ error: any Error, _ memory: inout Memory) {
        guard let error = error as? DatabaseError, error.isBreakdown, !memory.isBroken else { return }
        memory.isBroken = true
        inbox.withLock { $0.refusal = Memory.refusal }
        onBreakdown(error.description)
    }

    // MARK: Tidying

    /// Seconds without a write after which the records are filed.
    private static let quietSeconds = 1

    private func scheduleTidying() {
        let commits = memory.withLock { memory -> Int? in
            guard memory.isDirty, !memory.isTidyingScheduled, !memory.isClosed else { return nil }
            memory.isTidyingScheduled = true
            return memory.commitCount
        }
        guard let commits else { return }
        queue.asyncAfter(deadline: .now() + .seconds(JournalWriter.quietSeconds)) {
            self.memory.withLock { memory in
                memory.isTidyingScheduled = false
                if memory.commitCount != commits || memory.isBroken || memory.isClosed { return }
                self.tidy(&memory, checkpoint: .passive)
            }
            // Where there was no quiet or no space, or a reader was in the way, it is tried again.
            self.scheduleTidying()
        }
    }

    /// Files the recent records and brings the log into the file.
    private func tidy(_ memory: inout Memory, checkpoint mode: Database.CheckpointMode) {
        file(&memory)
        if !memory.isBroken { _ = checkpoint(mode, &memory) }
    }

    /// Files the recent records.
    private func file(_ memory: inout Memory) {
        guard memory.hasUnfiled else { return }
        memory.beginFiling()
        do {
            try database.writeWithoutTransaction { db in
                if memory.isUncertain { try memory.reload(db, recent) }
                memory.isUncertain = true
                try db.inCachedTransaction { try Memory.file(recent, db) }
                memory.isUncertain = false
            }
            memory.endFiling()
            recent.removeAll()
        } catch {
            note(error, &memory)
        }
    }

    /// Brings the log into the file.
    ///
    /// - Returns: Whether all of it is there now, so that the log begins anew.
    private func checkpoint(_ mode: Database.CheckpointMode, _ memory: inout Memory) -> Bool {
        do {
            let result = try database.writeWithoutTransaction { try $0.checkpoint(mode) }
            let isComplete = result.walFrameCount == result.checkpointedFrameCount
            if isComplete { memory.hasLog = false }
            return isComplete
        } catch {
            note(error, &memory)
            return false
        }
    }
}

extension Database {
    /// Calls `body` within a transaction that may write; its statements are not compiled anew each time.
    fileprivate func inCachedTransaction(_ body: () throws -> Void) throws {
        try cachedStatement(sql: "BEGIN IMMEDIATE").execute()
        do {
            try body()
            try cachedStatement(sql: "COMMIT").execute()
        } catch {
            // SQLite has ended the transaction by itself after some errors.
            if isInsideTransaction { try? execute(sql: "ROLLBACK") }
            throw error
        }
    }
}
