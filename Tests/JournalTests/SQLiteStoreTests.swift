import Foundation
import GRDB
import Sessions
import Synchronization
import Testing
import WireFormat

@testable import SQLiteJournal

/// What is particular to the store in a file.
@Suite("The store in a file")
struct SQLiteStoreTests {
    /// Sessions with their records as they must be.
    private final class Expected {
        var records: [(id: SessionID, records: [JournalRecord])] = []
    }

    @Test("what was acknowledged is there after the process ended without a word, filed or not")
    func recovery() throws {
        try StoreKind.sqlite.withPlace { place in
            var random = SplitMix(seed: 7)
            let expected = Expected()
            for generation in 0..<7 {
                let journal = try SQLiteJournal(path: "\(place.path)-\(generation)")
                defer { journal.close() }
                try Self.compare(journal, expected)
                for _ in 0..<80 { try Self.change(journal, expected, &random) }
                if generation % 2 == 1, let last = expected.records.popLast() {
                    // The number of the last session is given again.
                    try journal.deleteNow([last.id])
                }
                // What the next process finds when this one ends now; nothing is tidied up meanwhile.
                try journal.database.writeWithoutTransaction { _ in
                    try copyStore("\(place.path)-\(generation)", to: "\(place.path)-\(generation + 1)")
                }
            }
        }
    }

    /// Creates, continues or ends a session.
    private static func change(
        _ journal: SQLiteJournal, _ expected: Expected, _ random: inout SplitMix
    ) throws {
        let choice = random.next(below: 20)
        if expected.records.isEmpty || choice == 0 {
            let header = Samples.header()
            try journal.createNow(header)
            expected.records.append((header.id, []))
            return
        }
        let index = random.next(below: expected.records.count)
        let (id, records) = expected.records[index]
        if choice == 1 {
            try journal.deleteNow([id])
            expected.records.remove(at: index)
            return
        }
        // Now and then more than one segment takes.
        let count = choice == 2 ? 3_000 : 1 + random.next(below: 5)
        let new = Samples.records((records.count + 1)...(records.count + count), tag: random.next(below: 99))
        try journal.appendNow(new, to: id)
        expected.records[index].records += new
    }

    private static func compare(_ journal: SQLiteJournal, _ expected: Expected) throws {
        #expect(try journal.sessionCount() == expected.records.count)
        let entries = try journal.entries(label: nil, owner: nil, after: 0, limit: 1_000)
        #expect(entries.map(\.id) == expected.records.map(\.id))
        for (entry, (id, records)) in zip(entries, expected.records) {
            #expect(entry.head.version == records.count)
            #expect(try journal.entry(of: id)?.head == entry.head)
            if !records.isEmpty {
                #expect(try journal.records(of: id, versions: 1...records.count) == records)
                let middle = records.count / 2 + 1
                #expect(try journal.records(of: id, versions: middle...middle) == [records[middle - 1]])
            }
            let next = Samples.record(records.count + 2)
            #expect(throws: JournalError.conflict) { try journal.appendNow([next], to: id) }
        }
    }

    @Test("after a second without a write records are filed, and the log is in the file")
    func quiet() throws {
        try StoreKind.sqlite.withPlace { place in
            let journal = try SQLiteJournal(path: place.path)
            defer { journal.close() }
            func isDirty() -> Bool { journal.writer.memory.withLock { $0.hasUnfiled || $0.hasLog } }
            // Before the first write there is no file of recent records.
            let bytes = try journal.byteCount()
            let header = Samples.header()
            try journal.createNow(header)
            try journal.appendNow(Samples.records(1...9), to: header.id)
            #expect(isDirty())
            #expect(try journal.byteCount() > bytes)
            let deadline = ContinuousClock.now + .seconds(10)
            while isDirty(), ContinuousClock.now < deadline { usleep(50_000) }
            #expect(!isDirty())
            #expect(try journal.records(of: header.id, versions: 1...9) == Samples.records(1...9))
        }
    }

    @Test("packed records come back as they were, and damaged ones are noticed")
    func packing() throws {
        let key = IdempotencyKey(text: "ü", fingerprint: .max, operationCount: 3)
        let records = [
            JournalRecord(
                version: 1, operation: [], effect: .storyboardAdded, eventCount: 0, lastSequence: 0,
                digest: 0,
                key: nil),
            JournalRecord(
                version: 2, operation: [UInt8](repeating: 0x80, count: 300), effect: .crashed,
                eventCount: .max, lastSequence: 1 << 40, digest: .max, key: key),
        ]
        var rest = records[...]
        let segment = try #require(RecordSegment(&rest))
        #expect(rest.isEmpty && segment.first == 1 && segment.last.version == 2)
        var found: [JournalRecord] = []
        try RecordSegment.records(in: segment.bytes, versions: 1...2, into: &found)
        #expect(found == records)
        let boundary = segment.bytes.count - 300 - 37
        for count in 1..<segment.bytes.count {
            let isWhole = (try? RecordSegment(packed: segment.bytes.prefix(count))) != nil
            #expect(!isWhole || count < boundary, "\(count) bytes")
        }
        var random = SplitMix(seed: 3)
        for _ in 0..<2_000 {
            var bytes = segment.bytes
            bytes[random.next(below: bytes.count)] = UInt8(truncatingIfNeeded: random.next(below: 256))
            // Whatever comes of it, it ends.
            _ = try? RecordSegment(packed: bytes)
        }
    }
}
