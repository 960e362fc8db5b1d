import Dispatch
import Foundation
import GRDB
import Sessions
import Synchronization
import Testing

@testable import SQLiteJournal

/// Filing that fails while groups go on.
@Suite("Filing that fails") struct FilingFailureTests {
    @Test("records that cannot be filed stay where they are, and are filed when they can be")
    func failure() throws {
        try FiledStore.with(sessions: 2) { store in
            for session in 0..<2 { try store.append(3, to: session) }
            try store.haveFilingDo("INSERT INTO missing VALUES (1)")
            try store.whileFiling { try store.append(5, to: 0) }
            let writer = store.journal.writer
            #expect(writer.memory.withLock { $0.isUncertain && $0.hasUnfiled && !$0.isFiling })
            try store.check()
            // Read anew, and written to the database.
            try store.append(5, to: 1)
            #expect(writer.memory.withLock { !$0.isUncertain && $0.hasUnfiled && !$0.takesFile })
            try store.check()
            try store.checkCopy()
            try store.haveFilingDo(nil)
            store.beginFiling()
            store.awaitFiling()
            #expect(writer.memory.withLock { !$0.isDirty && $0.takesFile })
            try store.append(1, to: 0)
            try store.check()
            try store.checkCopy()
        }
    }

    @Test("when filing finds the store damaged nothing more is written, from the next group on")
    func refusal() throws {
        try FiledStore.with(sessions: 1) { store in
            for _ in 0..<2 { try store.append(3, to: 0) }
            try store.haveFilingDo("SELECT RAISE(ABORT, 'no')")
            let (journal, writer, id) = (store.journal, store.journal.writer, store.sessions[0].id)
            let hold = FiledStore.Hold(journal.database)
            store.beginFiling()
            let (isDone, results) = (DispatchSemaphore(value: 0), Box<[JournalError?]>([]))
            // The second group comes before the writer rests.
            _ = journal.append([Samples.record(7)], to: id) {
                { error in
                    results.change { $0.append(error) }
                    hold.release()
                    writer.filing.await()
                    _ = journal.append([Samples.record(8)], to: id) {
                        { error in
                            results.change { $0.append(error) }
                            isDone.signal()
                        }
                    }
                }
            }
            isDone.wait()
            #expect(results.get() == [nil, .damaged("no")])
            store.noteAppended(1, to: 0)
            try store.haveFilingDo(nil)
            store.beginFiling()
            let rows = try journal.database.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM segment") }
            #expect(rows == 0)
            try store.checkCopy()
        }
    }

    @Test("what waited for filing that fails is refused")
    func waiting() throws {
        try FiledStore.with(sessions: 1) { store in
            for _ in 0..<2 { try store.append(3, to: 0) }
            try store.haveFilingDo("SELECT RAISE(ABORT, 'no')")
            let (isDone, result) = (DispatchSemaphore(value: 0), Box<JournalError?>(nil))
            try store.whileFiling {
                _ = store.journal.postpone([], at: 1) {
                    result.set($0)
                    isDone.signal()
                }
            }
            isDone.wait()
            #expect(result.get() == .damaged("no"))
        }
    }

    @Test("a store in which nothing is written any more is not closed before filing ends")
    func closing() throws {
        try FiledStore.with(sessions: 1) { store in
            for _ in 0..<2 { try store.append(3, to: 0) }
            let (journal, isClosed) = (store.journal, DispatchSemaphore(value: 0))
            try store.whileFiling {
                journal.writer.memory.withLock { $0.refusal = .unavailable("no") }
                Thread {
                    journal.close()
                    isClosed.signal()
                }.start()
                #expect(isClosed.wait(timeout: .now() + .milliseconds(200)) == .timedOut)
            }
            isClosed.wait()
        }
    }

    @Test("after a disk that failed when records were filed, a group that waited for room is refused")
    func failedDisk() throws {
        try FiledStore.with(sessions: 1) { store in
            for _ in 0..<4 { try store.append(10, to: 0) }
            try store.whileFiling { try store.append(10, to: 0) }
            let (journal, writer, id) = (store.journal, store.journal.writer, store.sessions[0].id)
            let mayEnd = DispatchSemaphore(value: 0)
            writer.memory.withLock { memory in
                _ = (writer.recent.beginFiling(), memory.beginFiling())
                writer.filing.begin {
                    mayEnd.wait()
                    return Filing.Outcome(hasFiled: true, failure: RecentFileError.unsynced("no"))
                } then: {
                }
            }
            let (isDone, result) = (DispatchSemaphore(value: 0), Box<JournalError?>(nil))
            // Longer than what is filed, so that there is no room before it.
            _ = journal.append(Samples.records(51...1_000), to: id) {
                { error in
                    result.set(error)
                    isDone.signal()
                }
            }
            #expect(isDone.wait(timeout: .now() + .milliseconds(200)) == .timedOut)
            mayEnd.signal()
            isDone.wait()
            #expect(result.get() != nil && writer.refusal != nil)
        }
    }
}
