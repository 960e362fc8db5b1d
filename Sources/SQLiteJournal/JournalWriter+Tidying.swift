import Dispatch
import GRDB
import Synchronization

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
                self.tidy(&memory, checkpoint: .passive)
            }
            // Where there was no quiet or no space, or a reader was in the way, it is tried again.
            self.scheduleTidying()
        }
    }

    /// Files the recent records and brings the log into the file.
    ///
    /// - Parameter isLast: Whether the store is closed, and all of it to be in one file.
    func tidy(_ memory: inout Memory, checkpoint mode: Database.CheckpointMode, isLast: Bool = false) {
        file(&memory, isLast: isLast)
        if mode == .truncate, !memory.hasUnfiled { file.empty() }
        if memory.refusal == nil { _ = checkpoint(mode, &memory) }
    }

    /// Files the recent records.
    private func file(_ memory: inout Memory, isLast: Bool) {
        guard memory.hasUnfiled || (isLast && memory.fileEnd != nil) else { return }
        memory.beginFiling()
        do {
            let salt = try database.writeWithoutTransaction { db in
                if memory.isUncertain { try memory.reload(db, recent, file) }
                let salt = isLast ? nil : memory.fileEnd.map { _ in RecentFile.newSalt() }
                memory.isUncertain = true
                try db.inCachedTransaction { try Memory.file(recent, salt, db) }
                memory.isUncertain = false
                return salt
            }
            memory.endFiling(salt)
            recent.removeAll()
            if isLast { removeFile() }
        } catch {
            note(error, &memory)
        }
    }

    /// Brings the log into the file.
    ///
    /// - Returns: Whether all of it is there now, so that the log begins anew.
    func checkpoint(_ mode: Database.CheckpointMode, _ memory: inout Memory) -> Bool {
        do {
            let result = try database.writeWithoutTransaction { try $0.checkpoint(mode) }
            let isComplete = result.walFrameCount == result.checkpointedFrameCount
            if isComplete {
                memory.hasLog = false
                memory.loggedBytes = 0
            }
            return isComplete
        } catch {
            note(error, &memory)
            return false
        }
    }
}
