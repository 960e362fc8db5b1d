import Foundation
import GRDB
import Synchronization
import Testing
import WireFormat

@testable import SQLiteJournal
@testable import Sessions

/// A store for which there is no space; `Tests/Reliability/full-disk.py` fills a disk for real.
@Suite("A store without space")
struct FullStoreTests {
    @Test("a full store says so, takes deletions, and with their space goes on")
    func deletions() throws {
        try StoreKind.sqlite.withPlace { place in
            let journal = try SQLiteJournal(path: place.path)
            defer { journal.close() }
            let headers = (0..<40).map { _ in Samples.header() }
            for header in headers { try journal.createNow(header) }
            try Self.limitPages(of: journal, beyond: 60)
            var lengths = headers.map { _ in 0 }
            // Each is tried until nothing more of it fits.
            for (place, header) in headers.enumerated() {
                while lengths[place] < 3_000 {
                    let next = (lengths[place] + 1)...(lengths[place] + 100)
                    do { try journal.appendNow(Samples.records(next), to: header.id) } catch {
                        #expect(error as? JournalError == .full)
                        break
                    }
                    lengths[place] = next.upperBound
                }
            }
            #expect(throws: JournalError.full) {
                try journal.appendNow(Samples.records(1...20_000), to: headers[39].id)
            }
            #expect(lengths.contains { $0 > 0 })
            // Ended together with a write that does not fit, as a group holds them.
            try journal.deleteNow(headers[..<30].map(\.id))
            #expect(try journal.sessionCount() == 10)
            #expect(journal.trouble == nil)
            let last = Samples.header()
            try Self.untilThereIsSpace { try journal.createNow(last) }
            try Self.untilThereIsSpace { try journal.appendNow(Samples.records(1...100), to: last.id) }
            #expect(try journal.records(of: last.id, versions: 1...100) == Samples.records(1...100))
            for (header, length) in zip(headers[30...], lengths[30...]) where length > 0 {
                let kept = try journal.records(of: header.id, versions: 1...length)
                #expect(kept == Samples.records(1...length))
            }
        }
    }

    @Test("a group without space refuses its writes as full and carries out its deletions")
    func groups() throws {
        try StoreKind.sqlite.withPlace { place in
            let journal = try SQLiteJournal(path: place.path)
            defer { journal.close() }
            let headers = (0..<4).map { _ in Samples.header() }
            journal.keepFromFiling()
            // Nothing goes to the file beside the database.
            journal.writer.memory.withLock { $0.hasFileFailed = true }
            for header in headers { try journal.createNow(header) }
            try journal.appendNow([Samples.record(1)], to: headers[3].id)
            try Self.limitPages(of: journal, beyond: 4)
            let answers = Answers()
            journal.writer.queue.sync {
                let large = Samples.records(1...20_000)
                let author = JournalAuthor(identity: 1, isChained: false)
                for (index, write) in [
                    JournalWrite.append(large, headers[0].id, author), .delete([headers[1].id]),
                    .append(large, headers[2].id, author),
                ].enumerated() {
                    _ = journal.writer.enqueue(write) { answers.note($0, at: index) }
                }
            }
            journal.writer.queue.sync {}
            // What is not filed yet could not give its space back.
            let filed = "SELECT count(*) FROM segment"
            #expect(try journal.database.read { try Int.fetchOne($0, sql: filed) } == 1)
            journal.close()
            #expect(answers.all == [0: .full, 1: nil, 2: .full])
            #expect(try journal.header(of: headers[1].id) == nil)
            #expect(try journal.header(of: headers[0].id)?.entry.head.version == 0)
        }
    }

    @Test("what a write without space has left behind in memory is read anew before the next one")
    func readAnew() throws {
        try StoreKind.sqlite.withPlace { place in
            let journal = try SQLiteJournal(path: place.path)
            defer { journal.close() }
            let memory = { @Sendable in journal.writer.memory.withLock { $0 } }
            let header = Samples.header()
            // Filing would read it anew as well.
            journal.keepFromFiling()
            try journal.createNow(header)
            try Self.limitPages(of: journal, beyond: 40)
            for version in 1...3 {
                #expect(throws: JournalError.full) {
                    try journal.appendNow(Samples.records(version...20_000), to: header.id)
                }
                #expect(memory().isUncertain && memory().heads[header.id]?.version == 20_000)
                try journal.appendNow([Samples.record(version)], to: header.id)
                #expect(!memory().isUncertain && memory().heads[header.id]?.version == version)
            }
            #expect(try journal.records(of: header.id, versions: 1...9) == Samples.records(1...3))
        }
    }

    @Test("what found no space is written when the log gives some back, and else what ends sessions alone")
    func log() throws {
        try StoreKind.sqlite.withPlace { place in
            let journal = try SQLiteJournal(path: place.path)
            defer { journal.close() }
            let writer = journal.writer
            let headers = (0..<3).map { _ in Samples.header() }
            journal.keepFromFiling()
            for header in headers { try journal.createNow(header) }
            try journal.appendNow([Samples.record(1)], to: headers[0].id)
            func write(_ version: Int, _ ended: JournalHeader) throws -> [JournalError?] {
                let author = JournalAuthor(identity: 1, isChained: false)
                let writes: [JournalWrite] = [
                    .append([Samples.record(version)], headers[0].id, author), .delete([ended.id]),
                ]
                let group = writes.map {
                    PendingWrite(
                        write: $0, weight: 1, completion: nil, lane: nil, begun: 0, deadline: nil)
                }
                return try writer.queue.sync {
                    try writer.memory.withLock { try writer.writeWithoutSpace(group, &$0) }
                }
            }
            #expect(try write(2, headers[1]) == [nil, nil])
            #expect(journal.trouble == nil)
            // Somebody reads what is in the log, which cannot begin anew.
            try journal.database.read { db in
                #expect(try Int.fetchOne(db, sql: "SELECT count(*) FROM session") == 2)
                try journal.appendNow([Samples.record(3)], to: headers[0].id)
                try journal.createNow(Samples.header())
                #expect(try write(4, headers[2]) == [.full, nil])
            }
            #expect(try journal.records(of: headers[0].id, versions: 1...9) == Samples.records(1...3))
            #expect(try journal.header(of: headers[2].id) == nil)
        }
    }

    @Test("the reserve is taken, given back and taken again, and is nobody else's to read")
    func reserve() throws {
        try StoreKind.sqlite.withPlace { place in
            let reserve = StoreReserve(beside: place.path)
            func attributes() throws -> [FileAttributeKey: Any] {
                try FileManager.default.attributesOfItem(atPath: place.path + "-reserve")
            }
            let bytes = reserve.fill()
            let full = try #require(try attributes()[.size] as? Int)
            #expect(full == bytes && full > 0 && full <= StoreReserve.bytes)
            #expect(try attributes()[.posixPermissions] as? Int == 0o600)
            #expect(reserve.hasRoom)
            reserve.release()
            #expect(try attributes()[.size] as? Int == 0)
            #expect(reserve.fill() == full)
            #expect(try attributes()[.size] as? Int == full)
        }
    }

    /// Present, free, and what the reserve is to be, in KiB.
    private static let sizes: [[Int]] = [
        [0, 0, 0], [0, 255, 0], [0, 256, 64], [64, 192, 64], [0, 4_096, 1_024], [1_024, 3_072, 1_024],
        [1_024, 0, 1_024], [0, 32_768, 8_192], [0, 1 << 30, 8_192], [1_024, 1 << 30, 8_192],
    ]

    @Test(
        "the reserve is a quarter of what is free without it, in steps of 64 KiB up to 8 MiB, and stays so",
        arguments: sizes)
    func size(_ sizes: [Int]) {
        let (present, free, expected) = (sizes[0] << 10, sizes[1] << 10, sizes[2] << 10)
        let size = StoreReserve.size(present: present, free: free)
        #expect(size == expected)
        #expect(StoreReserve.size(present: size, free: present + free - size) == size)
    }

    @Test("a reserve for which there was no space is taken when there is some")
    func takesItsReserveLater() throws {
        try StoreKind.sqlite.withPlace { place in
            let journal = try SQLiteJournal(path: place.path)
            defer { journal.close() }
            let path = place.path + "-reserve"
            let whole = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
            journal.writer.memory.withLock { memory in
                journal.writer.reserve.release()
                memory.bytesMax = 64 << 10
            }
            let deadline = ContinuousClock.now + .seconds(10)
            while try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int != whole,
                ContinuousClock.now < deadline
            {
                Thread.sleep(forTimeInterval: 0.05)
            }
            #expect(try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int == whole)
            #expect(journal.writer.memory.withLock(\.bytesMax) == StoreReserve.bytes / 2)
        }
    }

    @Test("a store that was full is none when there is space again, whether somebody writes or not")
    func space() throws {
        try StoreKind.sqlite.withPlace { place in
            let journal = try SQLiteJournal(path: place.path)
            defer { journal.close() }
            let writer = journal.writer
            let headers = (0..<2).map { _ in Samples.header() }
            journal.keepFromFiling()
            for header in headers { try journal.createNow(header) }
            // What a write that found none leaves; then somebody writes, at last what gives space back.
            for (version, isDeletion) in [(1, false), (2, true)] {
                writer.isFull.store(true, ordering: .relaxed)
                #expect(journal.trouble == .full)
                try journal.appendNow([Samples.record(version)], to: headers[0].id)
                #expect(journal.trouble == nil)
                #expect(writer.memory.withLock { $0.hasUnfiled })
                guard isDeletion else { continue }
                writer.isFull.store(true, ordering: .relaxed)
                try journal.deleteNow([headers[1].id])
                writer.queue.sync {}
                #expect(writer.memory.withLock { !$0.hasUnfiled })
            }
            // Nobody writes.
            writer.isFull.store(true, ordering: .relaxed)
            writer.memory.withLock { writer.lookForSpace(&$0) }
            #expect(journal.trouble == nil)
            // Where the disk has no room, as far as can be told, what was deleted from the file has some.
            for isFreed in [false, true] {
                if isFreed {
                    let large = Samples.header()
                    try journal.createNow(large)
                    try journal.appendNow(Samples.records(1...20_000), to: large.id)
                    try journal.deleteNow([large.id])
                }
                writer.isFull.store(true, ordering: .relaxed)
                try writer.memory.withLock { memory in
                    try FileManager.default.removeItem(atPath: place.path + "-reserve")
                    writer.lookForSpace(&memory)
                }
                #expect((journal.trouble == nil) == isFreed)
            }
        }
    }

    /// Writes again while the store is full.
    ///
    /// Where the writer has looked at the disk just before a deletion, and found the space that only this
    /// store lacks, what was deleted gives its space back when it is filed.
    private static func untilThereIsSpace(_ write: () throws -> Void) throws {
        for _ in 0..<600 {
            do { return try write() } catch JournalError.full { usleep(100_000) }
        }
        try write()
    }

    /// Has SQLite find the store full when it has grown by so many pages.
    private static func limitPages(of journal: SQLiteJournal, beyond count: Int) throws {
        try journal.database.writeWithoutTransaction { db in
            let present = try Int.fetchOne(db, sql: "PRAGMA page_count") ?? 0
            try db.execute(sql: "PRAGMA max_page_count = \(present + count)")
        }
    }
}

/// What writes were answered, by their places.
private final class Answers: Sendable {
    private let answers = Mutex<[Int: JournalError?]>([:])

    var all: [Int: JournalError?] { answers.withLock { $0 } }

    func note(_ answer: JournalError?, at place: Int) { answers.withLock { $0[place] = .some(answer) } }
}
