import Dispatch
import GRDB
import Sessions
import Synchronization

/// Carries out the writes of all sessions, in the groups that a committer gathers, over the one connection
/// that writes.
final class JournalWriter: GroupStore {
    let database: DatabasePool
    let recent: RecentRecords
    let files: StoreFiles
    private let committer = GroupCommitter(
        "writer", GroupCommitter.Limits(groupWeightMax: 4_096, tellsThreads: true))
    let memory: Mutex<Memory>
    private let onBreakdown: @Sendable (String) -> Void
    /// How many writes have failed of which nobody knows whether they are in the file.
    let unknownOutcomes = Atomic(0)
    let reserve: StoreReserve
    let file: RecentFile
    let filing = Filing()
    /// Whether the last write found no space, and none has been found since.
    let isFull = Atomic(false)

    init(
        database: DatabasePool, files: StoreFiles, recent: RecentRecords, file: RecentFile, memory: Memory,
        onBreakdown: @escaping @Sendable (String) -> Void
    ) {
        self.database = database
        self.files = files
        self.recent = recent
        self.file = file
        self.memory = Mutex(memory)
        self.onBreakdown = onBreakdown
        reserve = StoreReserve(beside: files.path)
        recent.setSessionCount(memory.sessionCount)
        self.memory.withLock { fillReserve(&$0) }
        scheduleWatch()
    }

    /// Takes a write; the completion is called when it is durable or has failed.
    func enqueue(_ write: JournalWrite, _ completion: @escaping JournalCompletion) -> JournalStatus {
        committer.enqueue(write, for: self, completion)
    }

    /// Has every write counted that somebody is told of.
    func count(in figures: JournalFigures) -> Bool {
        committer.count(in: figures)
        return true
    }

    func tellTogether(_ together: @escaping JournalBracket) { committer.tellTogether(together) }

    /// Commits what waits and what has been told of it, tidies up, and takes nothing more.
    func close() {
        committer.close(for: self) {
            memory.withLock { memory in
                awaitFiling(&memory)
                if memory.refusal == nil, files.loss == nil {
                    tidy(&memory, checkpoint: .truncate, isLast: true)
                }
                memory.isClosed = true
            }
        }
    }

    /// Where everything happens that concerns the connection that writes.
    var queue: DispatchQueue { committer.queue }

    // MARK: Groups

    func carryOut(_ group: consuming [PendingWrite]) {
        let results = memory.withLock { memory in commit(group, &memory) }
        committer.tell(group, results)
        memory.withLock { memory in
            if memory.isDue { beginTidying(&memory) }
        }
    }

    func rest() { scheduleTidying() }

    /// Commits a group; each write has its own refusal.
    private func commit(_ group: [PendingWrite], _ memory: inout Memory) -> [JournalError?] {
        noteFiling(&memory)
        if let refusal = memory.refusal { return group.map { _ in refusal } }
        do {
            let results = try write(group, &memory)
            // What is in a file that has lost its name is not there for the next process.
            guard let loss = files.loss else { return results }
            throw StoreLoss(description: loss)
        } catch {
            let failure = note(error, &memory)
            if case .unknown = failure { unknownOutcomes.add(group.count, ordering: .relaxed) }
            return group.map { _ in failure }
        }
    }

    /// The same, where an error is that of all.
    private func write(_ group: [PendingWrite], _ memory: inout Memory) throws -> [JournalError?] {
        do {
            let results = try commitOnce(group, &memory)
            if isFull.load(ordering: .relaxed) { noteSpace(group, &memory) }
            return results
        } catch let error where JournalError(error) == .full {
            return try writeWithoutSpace(group, &memory)
        }
    }

    func commitOnce(_ group: [PendingWrite], _ memory: inout Memory) throws -> [JournalError?] {
        if let results = try append(group, &memory) { return results }
        awaitFiling(&memory)
        if let refusal = memory.refusal { return group.map { _ in refusal } }
        let mark = try beginFile(for: group, memory)
        let database = database
        return try database.writeWithoutTransaction { db in
            if memory.isUncertain { try memory.reload(db, recent, file) }
            // Until the commit has succeeded nobody knows what is in the file.
            memory.isUncertain = true
            var results: [JournalError?] = []
            results.reserveCapacity(group.count)
            var batch = RecentBatch(expecting: group.count)
            try db.inCachedTransaction {
                results.removeAll(keepingCapacity: true)
                for place in group.indices {
                    results.append(try memory.apply(group[place].write, db, recent, &batch))
                }
                try memory.write(batch, db)
                if let mark { try Schema.setMark(mark, db) }
            }
            memory.isUncertain = false
            if let mark { memory.fileEnd = RecentFile.End(salt: mark.salt) }
            memory.committed(batch)
            recent.apply(batch)
            recent.setSessionCount(memory.sessionCount)
            return results
        }
    }

    // MARK: Failures

    /// What an error means for those whose write met it; after some of them nothing is written any more.
    @discardableResult
    func note(_ error: any Error, _ memory: inout Memory) -> JournalError {
        switch error {
        case let error as DatabaseError where error.isBreakdown:
            end(&memory, because: "the disk failed to make a write durable", error.description)
        case RecentFileError.unsynced(let detail):
            end(&memory, because: "the disk failed to make a write durable", detail)
        case let error as DatabaseError where error.isCorruption:
            refuse(JournalError(error), &memory)
        case let error as StoreLoss:
            end(&memory, because: "the store's file is not the one that was opened", error.description)
        default: JournalError(error)
        }
    }

    /// Has nothing written any more: in a file whose form is damaged a write may hit what belongs to others.
    func refuse(_ damage: JournalError) {
        committer.refuse(damage)
        queue.async { self.memory.withLock { $0.refusal = $0.refusal ?? damage } }
    }

    private func refuse(_ damage: JournalError, _ memory: inout Memory) -> JournalError {
        memory.refusal = memory.refusal ?? damage
        committer.refuse(damage)
        return damage
    }

    /// Why nothing is written any more; nil while it is.
    var refusal: JournalError? { committer.refusal }

    /// Ends all acknowledging, for good.
    private func end(_ memory: inout Memory, because reason: String, _ detail: String) -> JournalError {
        if memory.refusal == nil {
            let refusal = JournalError.unavailable(
                "\(reason), and the service is stopping; nothing more is written")
            memory.refusal = refusal
            committer.refuse(refusal)
            onBreakdown(detail)
        }
        return .unknown("\(reason), and the service is stopping")
    }

    /// Looks every second whether the store's files are what they were, also while nobody writes.
    private func scheduleWatch() {
        queue.asyncAfter(deadline: .now() + .seconds(1)) { [weak self] in
            guard let self, self.watch() else { return }
            self.scheduleWatch()
        }
    }

    /// - Returns: Whether there is still something to watch.
    private func watch() -> Bool {
        memory.withLock { memory in
            if memory.isClosed || memory.refusal != nil { return false }
            if let loss = files.loss { note(StoreLoss(description: loss), &memory) }
            lookForSpace(&memory)
            return memory.refusal == nil
        }
    }
}

/// The store's files are not those that were opened.
private struct StoreLoss: Error, CustomStringConvertible {
    let description: String
}

extension Database {
    /// Calls `body` within a transaction that may write; its statements are not compiled anew each time.
    func inCachedTransaction(_ body: () throws -> Void) throws {
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
