import GRDB
import Sessions
import Synchronization

/// What is done where the disk is full.
extension JournalWriter {
    /// Commits a group for which there was no space: all of it where the log can make some, and else what
    /// frees space itself.
    func writeWithoutSpace(_ group: [PendingWrite], _ memory: inout Memory) throws -> [JournalError?] {
        // Once the log is in the file its space is free again, which may be enough.
        if checkpoint(.passive, &memory), let results = try fit(group, &memory) { return results }
        if let refusal = memory.refusal { return group.map { _ in refusal } }
        isFull.store(true, ordering: .relaxed)
        let deletions = group.filter(\.write.isDeletion)
        if deletions.isEmpty { return group.map { _ in .full } }
        reserve.release()
        defer { refillReserve(&memory) }
        // The log takes space, and a record that is not filed cannot be freed.
        if checkpoint(.truncate, &memory) { tidy(&memory, checkpoint: .truncate) }
        if let refusal = memory.refusal { return group.map { _ in refusal } }
        let done = try fit(deletions, &memory)
        _ = checkpoint(.truncate, &memory)
        var results = (done ?? deletions.map { _ in .full })[...]
        return group.map { $0.write.isDeletion ? results.removeFirst() : .full }
    }

    /// Commits a group.
    ///
    /// - Returns: Nil if there is no space for it.
    private func fit(_ group: [PendingWrite], _ memory: inout Memory) throws -> [JournalError?]? {
        do {
            return try commitOnce(group, &memory)
        } catch let error where JournalError(error) == .full {
            return nil
        }
    }

    /// Takes note that a group was written though there had been no space.
    func noteSpace(_ group: [PendingWrite], _ memory: inout Memory) {
        isFull.store(false, ordering: .relaxed)
        // What was ended may be among the records that are not filed, which take space until they are.
        if group.contains(where: \.write.isDeletion) { tidy(&memory, checkpoint: .truncate) }
    }

    /// Looks whether a disk that was full has space again, and takes what the reserve lacks from it.
    func lookForSpace(_ memory: inout Memory) {
        if isFull.load(ordering: .relaxed) {
            refillReserve(&memory)
        } else if memory.bytesMax < StoreReserve.bytes / 2 {
            // The disk had little space when the store was opened, or when it was last full.
            fillReserve(&memory)
        }
    }

    private func refillReserve(_ memory: inout Memory) {
        if memory.refusal != nil { return }
        if reserve.hasRoom || hasFreePages { isFull.store(false, ordering: .relaxed) }
        fillReserve(&memory)
    }

    /// Takes what is lacking of the reserve, and leaves no more in the log than it has space for in the file.
    func fillReserve(_ memory: inout Memory) {
        memory.bytesMax = max(reserve.fill() / 2, JournalWriter.bytesMin)
    }

    /// With less in the log each commit would wait for a checkpoint.
    private static let bytesMin = 64 << 10

    /// Whether the file has pages that deletions have left, enough for writes of ordinary size.
    private var hasFreePages: Bool {
        let count = try? database.read { try Int.fetchOne($0, sql: "PRAGMA freelist_count") }
        return (count ?? 0) >= JournalWriter.freePagesMin
    }

    private static let freePagesMin = 64
}

extension JournalWrite {
    /// Whether it frees space, and nothing else.
    fileprivate var isDeletion: Bool {
        switch self {
        case .delete: true
        case .create, .append, .update, .postpone: false
        }
    }
}
