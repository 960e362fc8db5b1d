import Sessions
import Synchronization

/// Groups that go to the file of recent records.
extension JournalWriter {
    /// Writes a group to the file of recent records, if all of it continues sessions that are known.
    ///
    /// - Returns: Nil where the group is for the database.
    func append(_ group: [PendingWrite], _ memory: inout Memory) throws -> [JournalError?]? {
        guard memory.takesFile, !isFull.load(ordering: .relaxed), let end = memory.fileEnd,
            let places = memory.headPlaces(of: group)
        else { return nil }
        // Until the entry is there nobody knows where the records end.
        memory.isUncertain = true
        var batch = RecentBatch(expecting: group.count, headBytes: RecentFile.headBytes)
        var results: [JournalError?] = []
        results.reserveCapacity(group.count)
        for index in group.indices {
            guard case .append(let records, let session, _) = group[index].write else { continue }
            results.append(memory.append(records, to: session, at: places[index], &batch))
        }
        if !batch.changes.isEmpty {
            batch.sealEntry(salt: end.salt, place: memory.recentRowCount + 1)
            let entry = batch.entry
            if end.isBarred(for: entry.count) {
                awaitFiling(&memory)
                guard memory.refusal == nil, memory.fileEnd?.isBarred(for: entry.count) == false else {
                    return nil
                }
            }
            do throws(RecentFileError) { try file.append(entry, at: end.next) } catch {
                memory.hasFileFailed = true
                throw error
            }
            memory.recentRowCount += 1
            memory.fileEnd?.add(entry.count)
        }
        memory.isUncertain = false
        memory.committed(batch, isLogged: false)
        recent.apply(batch)
        return results
    }

    /// Makes the file of recent records where there is none and a group could go to it.
    ///
    /// - Returns: What the database is to say of it, committed together with the group.
    func beginFile(for group: [PendingWrite], _ memory: Memory) throws -> RecentFile.Mark? {
        guard memory.fileEnd == nil, memory.takesFile, !isFull.load(ordering: .relaxed),
            group.contains(where: { $0.write.isAppend }), let mark = try file.create()
        else { return nil }
        do throws(SQLiteJournalError) { try files.watch(RecentFile.suffix) } catch {
            file.remove()
            return nil
        }
        return mark
    }

    /// Removes the file of recent records, which the database does not name any more.
    func removeFile() {
        files.unwatch(RecentFile.suffix)
        file.remove()
    }
}

extension JournalWriter.Memory {
    /// Where the sessions are in `heads` that a group continues; nil where one is not known, the group does
    /// something else or is large.
    fileprivate func headPlaces(of group: [PendingWrite]) -> [Dictionary<SessionID, Head>.Index]? {
        var places: [Dictionary<SessionID, Head>.Index] = []
        places.reserveCapacity(group.count)
        var byteCount = 0
        for index in group.indices {
            guard case .append(let records, let session, _) = group[index].write,
                let place = heads.index(forKey: session)
            else { return nil }
            places.append(place)
            for record in records { byteCount += record.operation.count }
        }
        return byteCount <= RecentFile.groupBytesMax ? places : nil
    }
}

extension JournalWrite {
    fileprivate var isAppend: Bool {
        switch self {
        case .append: true
        case .create, .update, .postpone, .delete: false
        }
    }
}
