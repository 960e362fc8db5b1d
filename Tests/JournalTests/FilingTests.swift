import Dispatch
import Foundation
import GRDB
import Sessions
import Synchronization
import Testing

@testable import SQLiteJournal

/// Filing of recent records, beside which groups go on.
@Suite("Filing") struct FilingTests {
    @Test("while records are filed others are written and read, and a process that ends then has lost none")
    func beside() throws {
        try FiledStore.with(sessions: 3) { store in
            for session in 0..<3 { try store.append(4, to: session) }
            // Those that come meanwhile lie behind the others, or before them.
            var writtenCount = 0
            for round in 0..<6 {
                let before = writtenCount
                try store.whileFiling {
                    for session in 0..<2 {
                        let isWritten = try store.appendIfFiled(1 + 30 * (round % 3), to: session)
                        writtenCount += isWritten ? 1 : 0
                    }
                    #expect(store.journal.writer.memory.withLock { $0.isFiling && $0.hasUnfiled })
                    try store.check()
                    try store.checkCopy()
                    // Waits for filing, whose end it takes note of.
                    let writer = store.journal.writer
                    _ = store.journal.postpone([], at: 1) { _ in
                        #expect(writer.memory.withLock { !$0.isFiling })
                    }
                }
                store.journal.writer.memory.withLock { memory in
                    #expect(!memory.isFiling && memory.hasUnfiled == (writtenCount > before))
                    #expect(memory.fileEnd?.filing == nil)
                }
                try store.check()
                try store.checkCopy()
                store.beginFiling()
                try store.create()
                try store.append(2, to: 2)
            }
            #expect(writtenCount >= 6)
            let writer = store.journal.writer
            for _ in 0..<2 {
                try store.append(50, to: 0)
                writer.queue.sync {
                    writer.memory.withLock { memory in
                        writer.tidy(&memory, checkpoint: .truncate)
                        #expect(memory.fileEnd?.next == 0 && !memory.isDirty)
                    }
                }
            }
        }
    }

    @Test("a group that has no room before what is being filed is written when that is filed")
    func barred() throws {
        try FiledStore.with(sessions: 2) { store in
            for session in [1, 0, 0, 0] { try store.append(10, to: session) }
            try store.whileFiling { try store.append(10, to: 0) }
            let writer = store.journal.writer
            let end = { writer.memory.withLock(\.fileEnd) }
            #expect(try #require(end()).last.lowerBound > 0)
            let isDone = DispatchSemaphore(value: 0)
            try store.whileFiling {
                // Nobody may forget the session whose group waits.
                store.knowManySessions()
                #expect(try #require(end()).next == 0)
                let isBarred = { try #require(end()).isBarred(for: RecentFile.blockBytes) }
                while try !isBarred() { try store.append(10, to: 0) }
                #expect(try !store.append(10, to: 1, ifDoneWithin: .milliseconds(500), isDone))
                try store.checkCopy()
            }
            #expect(isDone.wait(timeout: .now() + .seconds(10)) == .success)
            store.noteAppended(10, to: 1)
            try store.append(1, to: 1)
            try store.check()
            try store.checkCopy()
        }
    }

    @Test("the writer does not wait for filing that takes long when it has had nothing to do for a second")
    func quiet() throws {
        try FiledStore.with(sessions: 1) { store in
            for _ in 0..<2 { try store.append(3, to: 0) }
            try store.whileFiling {
                store.journal.writer.memory.withLock { $0.isTidyingScheduled = false }
                try store.append(3, to: 0)
                Thread.sleep(forTimeInterval: 1.3)
                let isDone = DispatchSemaphore(value: 0)
                #expect(try store.append(3, to: 0, ifDoneWithin: .milliseconds(500), isDone))
            }
        }
    }

    @Test("of many sessions those are not forgotten that have records which came while others were filed")
    func manySessions() throws {
        try FiledStore.with(sessions: 2) { store in
            for session in 0..<2 { try store.append(3, to: session) }
            for _ in 0..<2 {
                store.knowManySessions()
                try store.whileFiling { try store.append(3, to: 0) }
            }
            let (count, isKnown) = store.journal.writer.memory.withLock { memory in
                (memory.heads.count, store.sessions.map { memory.heads[$0.id] != nil })
            }
            #expect(count == 1 && isKnown == [true, false])
            for session in 0..<2 { try store.append(3, to: session) }
            try store.check()
            try store.checkCopy()
        }
    }

    @Test("a store of a version that filed the whole file at once is opened, and checked before that")
    func earlierVersion() throws {
        try FiledStore.with(sessions: 1) { store in
            for _ in 0..<3 { try store.append(4, to: 0) }
            let copy = store.path + "-earlier"
            try copyStore(store.path, to: copy)
            let raw = try DatabaseQueue(path: copy)
            try raw.write { db in
                let salt = try #require(try Int64.fetchOne(db, sql: "SELECT salt FROM recentFile"))
                var hash = StableHash()
                hash.add(UInt64(bitPattern: salt))
                let seal = Int64(bitPattern: hash.value)
                try db.execute(sql: "UPDATE recentFile SET seal = ?", arguments: [seal])
                try db.execute(sql: "ALTER TABLE recentFile DROP COLUMN filed")
                try db.execute(
                    sql: "DELETE FROM grdb_migrations WHERE identifier = 'what of that file is filed'")
            }
            try raw.close()
            let check = try StoreCheck(path: copy)
            #expect(check.findings == [] && check.recordCount == 12)
            let next = try SQLiteJournal(path: copy)
            defer { next.close() }
            let id = store.sessions[0].id
            #expect(try next.records(of: id, versions: 1...99) == Samples.records(1...12))
        }
    }

    @Test("no entry is written over others that are not filed, and the file does not become ever longer")
    func places() {
        var random = SplitMix(seed: 11)
        for round in 0..<200 {
            var end = RecentFile.End(salt: 1)
            var (current, filing): ([Range<Int>], [Range<Int>]) = ([], [])
            var (highest, most) = (0, 0)
            for _ in 0..<400 {
                switch random.next(below: 20) {
                case 0:
                    end.endFiling()
                    end.beginFiling()
                    (current, filing) = ([], current)
                case 1:
                    end.endFiling()
                    filing = []
                case 2 where round % 2 == 0:
                    // Whoever opens the file goes on behind all there is.
                    current = (filing + current).sorted { $0.lowerBound < $1.lowerBound }
                    (end, filing) = (RecentFile.End(salt: 1, behind: current), [])
                default:
                    let count = RecentFile.blockBytes * (1 + random.next(below: 3))
                    if end.isBarred(for: count) {
                        #expect(!filing.isEmpty)
                        continue
                    }
                    let entry = end.next..<end.next + count
                    #expect(!(current + filing).contains { $0.overlaps(entry) })
                    end.add(count)
                    current.append(entry)
                    highest = max(highest, entry.upperBound)
                    most = max(most, end.last.count)
                }
                #expect(end.byteCount >= (current + filing).reduce(0) { $0 + $1.count })
            }
            if round % 2 == 1 { #expect(highest <= 3 * most) }
        }
    }

    private static let walks =
        ProcessInfo.processInfo.environment["UNDERSTUDY_FILING_WALKS"].flatMap { UInt64($0) } ?? 12

    @Test(
        "whatever is filed, written and cut short in whatever order, every record is there once",
        arguments: 0..<walks)
    func walk(seed: UInt64) throws {
        var random = SplitMix(seed: seed)
        try FiledStore.with(sessions: 1) { store in
            for _ in 0..<40 { try store.step(&random) }
            try store.check()
            try store.checkCopy()
        }
    }
}
