import Foundation
import GRDB
import Sessions
import Synchronization
import Testing

@testable import SQLiteJournal

/// The file beside the database in which recent records lie until they are filed.
@Suite("The file of recent records") struct RecentFileTests {
    private static let mark = RecentFile.Mark(salt: 77)

    /// A group of records that continue a session.
    private static func batch(_ versions: ClosedRange<Int>, tag: Int) -> RecentBatch {
        var batch = RecentBatch(expecting: 1, headBytes: RecentFile.headBytes)
        batch.add(Samples.records(versions, tag: tag), to: .random(), number: Int64(tag))
        return batch
    }

    /// What a process leaves that ends behind three groups, the second of which takes several blocks.
    private static func fill(_ path: String) throws -> (bytes: [UInt8], ends: [Int]) {
        let file = RecentFile(beside: path, isSynchronous: true)
        _ = try #require(try file.create())
        var ends = [0]
        for (index, versions) in [1...3, 1...300, 4...9].enumerated() {
            var batch = batch(versions, tag: index)
            batch.sealEntry(salt: mark.salt, place: Int64(index + 1))
            try file.append(batch.entry, at: ends[index])
            ends.append(ends[index] + batch.entry.count)
        }
        return ([UInt8](try Data(contentsOf: URL(filePath: path + RecentFile.suffix))), ends)
    }

    @Test("entries are whole blocks, and what is written is read")
    func entries() throws {
        try StoreKind.sqlite.withPlace { place in
            let (bytes, ends) = try Self.fill(place.path)
            #expect(ends[1] == RecentFile.blockBytes && ends[2] > 3 * RecentFile.blockBytes)
            #expect(ends.allSatisfy { $0 % RecentFile.blockBytes == 0 })
            let (entries, end) = RecentFile.entries(in: bytes, Self.mark)
            #expect(entries.map(\.place) == [1, 2, 3] && end.next == ends[3])
            var found: [Int64: RecentRecords.Recent] = [:]
            let counts = try entries.map { try RecentBatch.read($0.row, into: &found) }
            #expect(counts == [3, 300, 6] && Set(found.keys) == [0, 1, 2])
            // Those that are filed mean nothing, and with another salt none does.
            for (filed, left) in [(1, [2, 3]), (2, [3]), (3, [])] as [(Int64, [Int64])] {
                let mark = RecentFile.Mark(salt: Self.mark.salt, filed: filed)
                let (entries, end) = RecentFile.entries(in: bytes, mark)
                #expect(entries.map(\.place) == left && end.next == (left.isEmpty ? 0 : ends[3]))
            }
            #expect(RecentFile.entries(in: bytes, RecentFile.Mark(salt: 78)).entries.isEmpty)
            let (again, _) = try RecentFile(beside: place.path, isSynchronous: true).reopen(Self.mark)
            #expect(again.map(\.row) == entries.map(\.row))
        }
    }

    @Test("an entry is found over the end of one that is filed, though it leaves that whole")
    func overTheEnd() {
        // One byte lies in the last block, and the next entry begins with the same.
        var row = [UInt8](repeating: 1, count: 2 * RecentFile.blockBytes + 1 - RecentFile.headBytes)
        row[row.count - 1] = UInt8(Self.mark.salt)
        let seal = row.withUnsafeBytes { Seal.of($0, salt: Self.mark.salt, place: 1) }
        let head = [Self.mark.salt, 1, Int64(row.count), seal].flatMap { number in
            withUnsafeBytes(of: number.littleEndian) { Array($0) }
        }
        var next = Self.batch(1...3, tag: 1)
        next.sealEntry(salt: Self.mark.salt, place: 2)
        let bytes = (head + row)[..<(2 * RecentFile.blockBytes)] + next.entry
        for filed in 0...2 as ClosedRange<Int64> {
            let mark = RecentFile.Mark(salt: Self.mark.salt, filed: filed)
            let places = RecentFile.entries(in: Array(bytes), mark).entries.map(\.place)
            #expect(places == Array([1, 2][Int(filed)...]))
        }
    }

    @Test("a file past the page cache is the one that is open, and takes whole blocks at once")
    func direct() throws {
        try StoreKind.sqlite.withPlace { place in
            let (path, other) = (place.path + "-one", place.path + "-other")
            let descriptors = [open(path, O_RDWR | O_CREAT, 0o600), open(other, O_RDWR | O_CREAT, 0o600)]
            defer { for descriptor in descriptors { close(descriptor) } }
            let isAnother = DirectFile(opening: path, open: descriptors[1]) == nil
            #expect(isAnother)
            guard let file = DirectFile(opening: path, open: descriptors[0]) else {
                Issue.record("no O_DIRECT here", severity: .warning)
                return
            }
            let blocks = (0..<3 * RecentFile.blockBytes).map { UInt8(truncatingIfNeeded: $0 / 7) }
            func write(_ bytes: [UInt8], at place: Int) -> String { "\(file.write(bytes, at: place))" }
            #expect(write(blocks, at: RecentFile.blockBytes) == "durable")
            #expect(write([UInt8](repeating: 1, count: 512 << 10), at: 0) == "tooLarge")
            let written = try Data(contentsOf: URL(filePath: path))
            #expect([UInt8](written) == [UInt8](repeating: 0, count: RecentFile.blockBytes) + blocks)
        }
    }

    @Test("what cannot go past the page cache goes through it")
    func buffered() throws {
        try StoreKind.sqlite.withPlace { place in
            // A block, two that make the file longer, and more than there is room for; no whole block,
            // which a disk does not take, and one behind it. With how long the file is then, in KiB.
            let large = [(4_096, 256), (254 << 10, 514), (600 << 10, 856), (300 << 10, 856)]
            for counts in [large, [(100, 256), (4_096, 256)]] {
                let file = RecentFile(beside: place.path, isSynchronous: true)
                _ = try #require(try file.create())
                for (index, (count, length)) in counts.enumerated() {
                    let entry = [UInt8](repeating: UInt8(index + 1), count: count)
                    let start = index % 2 * RecentFile.blockBytes
                    try file.append(entry, at: start)
                    let path = place.path + RecentFile.suffix
                    let bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
                    let isThere = bytes[start..<start + count].elementsEqual(entry)
                    #expect(isThere && bytes.count == length << 10, "\(count) bytes")
                }
            }
        }
    }

    @Test("a group that is not whole ends the file; where others follow it is damaged")
    func torn() throws {
        try StoreKind.sqlite.withPlace { place in
            let (bytes, ends) = try Self.fill(place.path)
            let whole = RecentFile.headBytes + RecentFile.entries(in: bytes, Self.mark).entries[2].row.count
            for count in stride(from: ends[2], to: ends[2] + whole, by: 7) {
                let (entries, end) = RecentFile.entries(in: Array(bytes[..<count]), Self.mark)
                #expect(entries.count == 2 && end.next == ends[2], "\(count) bytes")
            }
            let heads = [ends[0], ends[1], ends[2]]
            let places = (0..<32).map { $0 } + [100, 200, RecentFile.blockBytes + 9]
            for (index, start) in heads.enumerated() {
                for place in places where start + place < ends[index + 1] {
                    // The others have fewer bytes.
                    if index != 1, place > 100 { continue }
                    var changed = bytes
                    changed[start + place] ^= 0x10
                    let (entries, end) = RecentFile.entries(in: changed, Self.mark)
                    guard index == 2 else {
                        #expect(throws: DamagedStore.self, "\(index) \(place)") {
                            try RecentFile.Entry.check(entries, behind: 0)
                        }
                        continue
                    }
                    #expect(entries.count == 2 && end.next == ends[2], "\(place)")
                }
            }
        }
    }

    @Test("records that continue a session go to the file, all else to the database, and both are one list")
    func order() throws {
        try StoreKind.sqlite.withPlace { place in
            let journal = try SQLiteJournal(path: place.path)
            let headers = (0..<3).map { _ in Samples.header() }
            journal.keepFromFiling()
            for header in headers { try journal.createNow(header) }
            let path = place.path + RecentFile.suffix
            #expect(!FileManager.default.fileExists(atPath: path))
            for version in 1...2 {
                for header in headers { try journal.appendNow([Samples.record(version)], to: header.id) }
            }
            try journal.deleteNow([headers[2].id])
            for version in 3...4 { try journal.appendNow([Samples.record(version)], to: headers[0].id) }
            // Too large for it.
            let spaces = [UInt8](repeating: 0x20, count: RecentFile.groupBytesMax)
            let large = JournalRecord(
                version: 5, operation: spaces + Array("{}".utf8), effect: .applied, eventCount: 0,
                lastSequence: 0, digest: 0, key: nil)
            try journal.appendNow([large], to: headers[0].id)
            try journal.appendNow([Samples.record(6)], to: headers[0].id)
            let rows = try journal.database.read { try Int64.fetchAll($0, sql: "SELECT place FROM recent") }
            // The first, from before there was a file, the end of a session, and the large one.
            #expect(rows == [1, 7, 10])
            try copyStore(place.path, to: place.path + "-copy")
            journal.close()
            #expect(!FileManager.default.fileExists(atPath: path))
            for store in [place.path, place.path + "-copy"] {
                #expect(try StoreCheck(path: store).findings == [])
                let next = try SQLiteJournal(path: store)
                defer { next.close() }
                let expected = Samples.records(1...4) + [large, Samples.record(6)]
                #expect(try next.records(of: headers[0].id, versions: 1...6) == expected)
                #expect(try next.records(of: headers[1].id, versions: 1...2) == Samples.records(1...2))
                #expect(try next.header(of: headers[2].id) == nil)
                try next.appendNow([Samples.record(7)], to: headers[0].id)
            }
        }
    }

    @Test("where nobody knows what a write left, the store is read before its records are filed")
    func uncertain() throws {
        try StoreKind.sqlite.withPlace { place in
            let journal = try SQLiteJournal(path: place.path)
            let header = Samples.header()
            let writer = journal.writer
            journal.keepFromFiling()
            try journal.createNow(header)
            for version in 1...3 { try journal.appendNow([Samples.record(version)], to: header.id) }
            writer.queue.sync {
                writer.memory.withLock { memory in
                    // As if the last write had been answered with an error.
                    memory.isUncertain = true
                    memory.heads.removeAll()
                    writer.recent.replace(with: [:])
                    writer.beginTidying(&memory)
                    #expect(!memory.isUncertain && !memory.hasUnfiled)
                }
            }
            #expect(try journal.records(of: header.id, versions: 1...9) == Samples.records(1...3))
            journal.close()
            let next = try SQLiteJournal(path: place.path)
            defer { next.close() }
            #expect(try next.records(of: header.id, versions: 1...9) == Samples.records(1...3))
        }
    }

    @Test("without its file a store is not whole, and says so")
    func missing() throws {
        try StoreKind.sqlite.withPlace { place in
            let journal = try SQLiteJournal(path: place.path)
            let header = Samples.header()
            journal.keepFromFiling()
            try journal.createNow(header)
            for version in 1...3 { try journal.appendNow([Samples.record(version)], to: header.id) }
            let copy = place.path + "-copy"
            try copyStore(place.path, to: copy)
            journal.close()
            let bytes = try Data(contentsOf: URL(filePath: copy + RecentFile.suffix))
            try FileManager.default.removeItem(atPath: copy + RecentFile.suffix)
            for open in [{ _ = try SQLiteJournal(path: copy) }, { _ = try StoreCheck(path: copy) }] {
                let refusal = #expect(throws: SQLiteJournalError.self) { try open() }
                #expect(refusal?.detail.contains("-recent: No such file") == true, "\(refusal?.detail ?? "")")
            }
            var changed = bytes
            changed[40] ^= 1
            try changed.write(to: URL(filePath: copy + RecentFile.suffix))
            let damage = "the list of recent records is damaged"
            #expect(try StoreCheck(path: copy).findings.map(\.detail) == [damage])
            let refusal = #expect(throws: SQLiteJournalError.self) { try SQLiteJournal(path: copy) }
            #expect(refusal?.detail.contains(damage) == true)
            try bytes.write(to: URL(filePath: copy + RecentFile.suffix))
            let whole = try SQLiteJournal(path: copy)
            defer { whole.close() }
            #expect(try whole.records(of: header.id, versions: 1...3) == Samples.records(1...3))
        }
    }
}
