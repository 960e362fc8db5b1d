import Dispatch
import Foundation
import GRDB
import Sessions
import Synchronization
import Testing

@testable import SQLiteJournal

extension SQLiteJournal {
    /// Has nothing filed by itself, however long a test takes; before the first write, which sets a clock.
    func keepFromFiling() { writer.memory.withLock { $0.isTidyingScheduled = true } }
}

/// A store, and what must be in it.
final class FiledStore {
    private(set) var path: String
    private(set) var journal: SQLiteJournal
    private(set) var sessions: [(id: SessionID, length: Int)] = []
    private var copyCount = 0

    private init(_ path: String) throws {
        self.path = path
        journal = try SQLiteJournal(path: path)
        journal.keepFromFiling()
    }

    /// Calls `body` with a store of sessions without records, and looks at what it leaves when it is closed.
    static func with(sessions count: Int, _ body: (FiledStore) throws -> Void) throws {
        try StoreKind.sqlite.withPlace { place in
            let store = try FiledStore(place.path)
            for _ in 0..<count { try store.create() }
            try body(store)
            store.journal.close()
            let check = try StoreCheck(path: store.path)
            #expect(check.findings == [] && check.recordCount == store.recordCount)
        }
    }

    var recordCount: Int { sessions.reduce(0) { $0 + $1.length } }

    func create() throws {
        let header = Samples.header()
        try journal.createNow(header)
        sessions.append((header.id, 0))
    }

    func append(_ count: Int, to place: Int) throws {
        let (id, length) = sessions[place]
        try journal.appendNow(Samples.records(length + 1...length + count), to: id)
        sessions[place].length += count
    }

    /// The same for who may wait longer: then it is not noted, and done when the semaphore is signalled.
    ///
    /// - Returns: Whether it is written.
    func append(
        _ count: Int, to place: Int, ifDoneWithin time: DispatchTimeInterval, _ isDone: DispatchSemaphore
    ) throws -> Bool {
        let (id, length) = sessions[place]
        let status = journal.append(Samples.records(length + 1...length + count), to: id) {
            { error in if error == nil { isDone.signal() } }
        }
        guard case .pending = status, isDone.wait(timeout: .now() + time) == .success else { return false }
        noteAppended(count, to: place)
        return true
    }

    func noteAppended(_ count: Int, to place: Int) { sessions[place].length += count }

    // MARK: Filing

    func beginFiling() {
        let writer = journal.writer
        writer.queue.sync { writer.memory.withLock { writer.beginTidying(&$0) } }
    }

    func awaitFiling() {
        let writer = journal.writer
        writer.queue.sync { writer.memory.withLock { writer.awaitFiling(&$0) } }
    }

    /// Calls `body` while filing of what there is has begun and not come far.
    func whileFiling(_ body: () throws -> Void) throws {
        awaitFiling()
        let hold = Hold(journal.database)
        defer { awaitFiling() }
        defer { hold.release() }
        beginFiling()
        try body()
    }

    /// Keeps everybody else from the connection that writes, until it is released.
    struct Hold: Sendable {
        private let mayGoOn = DispatchSemaphore(value: 0)

        init(_ database: DatabasePool) {
            let (isHeld, mayGoOn) = (DispatchSemaphore(value: 0), mayGoOn)
            let thread = Thread {
                database.writeWithoutTransaction { _ in
                    isHeld.signal()
                    mayGoOn.wait()
                }
            }
            thread.start()
            isHeld.wait()
        }

        func release() { mayGoOn.signal() }
    }

    /// Has filing carry out a statement for each row, which may fail; nil for none.
    func haveFilingDo(_ statement: String?) throws {
        let create = statement.map { "CREATE TRIGGER t BEFORE INSERT ON segment BEGIN \($0); END" }
        try journal.database.write { try $0.execute(sql: create ?? "DROP TRIGGER t") }
    }

    /// Has the writer know more sessions than it keeps in mind.
    func knowManySessions() {
        journal.writer.memory.withLock { memory in
            for number in 10..<70_000 {
                memory.heads[.random()] = JournalWriter.Memory.Head(number: Int64(number), version: 0)
            }
        }
    }

    /// The same while filing is held, when what is not for the file would wait for ever.
    ///
    /// - Returns: Whether it is written.
    func appendIfFiled(_ count: Int, to place: Int) throws -> Bool {
        let id = sessions[place].id
        let goes = journal.writer.memory.withLock { memory in
            let batch = RecentFile.byteCount(ofRow: count * 200)
            return memory.takesFile && memory.heads[id] != nil && memory.fileEnd != nil
                && memory.fileEnd?.isBarred(for: batch) == false
        }
        if goes { try append(count, to: place) }
        return goes
    }

    // MARK: Walks

    func step(_ random: inout SplitMix) throws {
        switch random.next(below: 12) {
        case 0: try create()
        case 1 where sessions.count > 1: try journal.deleteNow([sessions.removeLast().id])
        case 2: beginFiling()
        case 3:
            let writer = journal.writer
            let mode = random.next(below: 2) == 0 ? Database.CheckpointMode.passive : .truncate
            writer.queue.sync { writer.memory.withLock { writer.tidy(&$0, checkpoint: mode) } }
        case 4, 5:
            let counts = (0..<random.next(below: 4)).map { _ in 1 + random.next(below: 60) }
            // Nothing else, a look at what the next process would find, or that one goes on.
            let next = random.next(below: 3)
            var copy: String?
            let places = counts.map { _ in random.next(below: sessions.count) }
            try append(1, to: 0)
            try whileFiling {
                for (count, place) in zip(counts, places) { _ = try appendIfFiled(count, to: place) }
                if next == 1 { try checkCopy() }
                if next == 2 { copy = try copied() }
            }
            if let copy { try goOn(with: copy) }
        case 6:
            awaitFiling()
            try goOn(with: copied())
        default: try append(1 + random.next(below: 60), to: random.next(below: sessions.count))
        }
    }

    // MARK: Looks

    /// What the journal answers is what was written.
    func check(_ other: SQLiteJournal? = nil) throws {
        let journal = other ?? self.journal
        for (id, length) in sessions {
            let records = try journal.records(of: id, versions: 1...max(length, 1))
            #expect(records.map(\.version) == Array(1..<length + 1))
            #expect(records == (length == 0 ? [] : Samples.records(1...length)))
            #expect(try journal.header(of: id)?.entry.head.version == length)
        }
        let entries = try journal.entries(label: nil, owner: nil, after: 0, limit: 99)
        #expect(entries.map(\.head.version) == sessions.map(\.length))
    }

    /// What the next process would find is, too.
    func checkCopy() throws {
        let copy = try copied()
        let check = try StoreCheck(path: copy)
        #expect(check.findings == [] && check.recordCount == recordCount)
        let other = try SQLiteJournal(path: copy)
        try self.check(other)
        other.close()
    }

    private func copied() throws -> String {
        copyCount += 1
        let copy = "\(path)-\(copyCount)"
        try copyStore(path, to: copy)
        return copy
    }

    /// Goes on as the next process.
    private func goOn(with copy: String) throws {
        journal.close()
        path = copy
        journal = try SQLiteJournal(path: copy)
        journal.keepFromFiling()
        try check()
    }
}
