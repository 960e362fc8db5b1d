import Dispatch
import GRDB
import Sessions
import Synchronization

/// When the recent records are filed, and the log is brought into the database's file.
extension JournalWriter {
    /// Seconds without a write after which the records are filed.
    private static let quietSeconds = 1

    func scheduleTidying() {
        let commits = memory.withLock { memory -> Int? in
            guard memory.isDirty, memory.refusal == nil, !memory.isTidyingScheduled, !memory.isClosed else {
                return nil
            }
            memory.isTidyingScheduled = true
            return memory.commitCount
        }
        guard let commits else { return }
        queue.asyncAfter(deadline: .now() + .seconds(JournalWriter.quietSeconds)) {
            self.memory.withLock { memory in
                memory.isTidyingScheduled = false
                if memory.commitCount != commits || memory.refusal != nil || memory.isClosed { return }
                if !memory.isFiling { self.beginTidying(&memory) }
            }
            // Where there was no quiet or no space, or a reader was in the way, it is tried again.
            self.scheduleTidying()
        }
    }

    /// Has the recent records filed and the log brought into the file, while groups go on that go to the file
    /// of recent records; all else waits.
    func beginTidying(_ memory: inout Memory) {
        awaitFiling(&memory)
        // What nobody knows is read first, and nothing may go on meanwhile.
        guard memory.hasUnfiled, !memory.isUncertain, memory.refusal == nil else {
            return tidy(&memory, checkpoint: .passive)
        }
        let (records, mark) = beginFiling(&memory)
        filing.begin {
            var outcome = Filing.carryOut(records, mark, in: self.database)
            guard outcome.hasFiled else { return outcome }
            do { outcome.hasEmptiedLog = try self.emptyLog(.passive) } catch { outcome.failure = error }
            return outcome
        } then: {
            self.queue.async { self.memory.withLock { self.noteFiling(&$0) } }
        }
    }

    /// Waits until nothing is being filed, as whoever needs the connection that writes has to.
    func awaitFiling(_ memory: inout Memory) {
        guard memory.isFiling else { return }
        filing.await()
        noteFiling(&memory)
    }

    /// Takes note of what has come of filing beside groups, if it has ended.
    func noteFiling(_ memory: inout Memory) {
        if let outcome = filing.takeOutcome() { endFiling(&memory, outcome) }
    }

    // MARK: Filing

    /// - Returns: What is to be filed, and what the database is to say of the file then.
    private func beginFiling(
        _ memory: inout Memory
    ) -> (records: [SessionID: RecentRecords.Recent], mark: RecentFile.Mark?) {
        // Not when filing ends: a group may be half carried out then.
        memory.forgetHeads(keepingThoseOf: recent)
        return (recent.beginFiling(), memory.beginFiling())
    }

    private func endFiling(_ memory: inout Memory, _ outcome: Filing.Outcome) {
        memory.endFiling(hasFiled: outcome.hasFiled)
        recent.endFiling(hasFiled: outcome.hasFiled)
        if !outcome.hasFiled { memory.isUncertain = true }
        if outcome.hasEmptiedLog { memory.emptiedLog() }
        if let failure = outcome.failure { note(failure, &memory) }
    }

    // MARK: At once

    /// Files the recent records and brings the log into the file, while nothing else is written.
    ///
    /// - Parameter isLast: Whether the store is closed, and all of it to be in one file.
    func tidy(_ memory: inout Memory, checkpoint mode: Database.CheckpointMode, isLast: Bool = false) {
        awaitFiling(&memory)
        if memory.refusal != nil { return }
        if memory.hasUnfiled || (isLast && memory.fileEnd != nil) { fileAtOnce(&memory, isLast: isLast) }
        if mode == .truncate, !memory.hasUnfiled {
            file.empty()
            memory.beginFileAnew()
        }
        _ = checkpoint(mode, &memory)
    }

    /// Files the recent records, as the store says that they are.
    private func fileAtOnce(_ memory: inout Memory, isLast: Bool) {
        do {
            if memory.isUncertain {
                try database.writeWithoutTransaction { try memory.reload($0, recent, file) }
            }
        } catch {
            memory.endFiling(hasFiled: false)
            note(error, &memory)
            return
        }
        let (records, mark) = beginFiling(&memory)
        let outcome = Filing.carryOut(records, isLast ? nil : mark, in: database)
        endFiling(&memory, outcome)
        if isLast, outcome.hasFiled { removeFile() }
    }

    /// Brings the log into the file.
    ///
    /// - Returns: Whether all of it is there now, so that the log begins anew.
    func checkpoint(_ mode: Database.CheckpointMode, _ memory: inout Memory) -> Bool {
        awaitFiling(&memory)
        if memory.refusal != nil { return false }
        do {
            let isComplete = try emptyLog(mode)
            if isComplete { memory.emptiedLog() }
            return isComplete
        } catch {
            note(error, &memory)
            return false
        }
    }

    private func emptyLog(_ mode: Database.CheckpointMode) throws -> Bool {
        let result = try database.writeWithoutTransaction { try $0.checkpoint(mode) }
        return result.walFrameCount == result.checkpointedFrameCount
    }
}
