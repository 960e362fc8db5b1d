import Sessions
import Synchronization

/// The durable records that are not filed yet, and how many sessions there are: what readers are told without
/// a query.
///
/// Records leave it after they are filed. So a reader who asks first and reads the file then misses none;
/// some he may have twice.
final class RecentRecords: Sendable {
    private let sessions = Mutex<[SessionID: Recent]>([:])
    private let count = Atomic(0)

    /// The records of one session.
    struct Recent: Sendable {
        /// The session's number in the store.
        let number: Int64
        var segments: [RecordSegment]
    }

    func segments(of session: SessionID) -> [RecordSegment] {
        sessions.withLock { $0[session]?.segments ?? [] }
    }

    /// The last record of a session; nil if it has none here.
    func last(of session: SessionID) -> JournalEntry.Head.LastRecord? {
        sessions.withLock { $0[session]?.segments.last?.last }
    }

    /// All of it.
    var snapshot: [SessionID: Recent] { sessions.withLock { $0 } }

    func contains(_ session: SessionID) -> Bool { sessions.withLock { $0[session] != nil } }

    /// Takes in what a batch has changed, once it is durable.
    func apply(_ changes: [RecentBatch.Change]) {
        sessions.withLock { sessions in
            for change in changes {
                guard let segment = change.segment else {
                    sessions[change.session] = nil
                    continue
                }
                sessions[change.session, default: Recent(number: change.number, segments: [])].add(segment)
            }
        }
    }

    func replace(with records: [SessionID: Recent]) { sessions.withLock { $0 = records } }

    func removeAll() { sessions.withLock { $0.removeAll(keepingCapacity: true) } }

    var sessionCount: Int { count.load(ordering: .relaxed) }

    func setSessionCount(_ number: Int) { count.store(number, ordering: .relaxed) }
}

extension RecentRecords.Recent {
    mutating func add(_ segment: RecordSegment) {
        let last = segments.count - 1
        if last < 0 || !segments[last].join(segment) { segments.append(segment) }
    }
}

/// What one commit adds to the recent records: rows of the table `recent`, which hold segments of any
/// sessions behind one another.
///
/// A segment is written as its session's number, the count of its bytes and the bytes; the end of a session
/// as a segment without bytes, so that the number may be given to another one.
struct RecentBatch {
    private var rows: [RecordBytes] = []
    private(set) var changes: [Change] = []
    private(set) var recordCount = 0

    /// What happens to one session.
    struct Change: Sendable {
        let session: SessionID
        let number: Int64
        /// Nil for the session's end.
        let segment: RecordSegment?
    }

    /// SQLite has a limit of its own, which is far beyond.
    private static let rowBytesMax = 8 << 20

    /// The bytes of each row.
    var rowBytes: [[UInt8]] { rows.map(\.bytes) }

    var byteCount: Int { rows.reduce(0) { $0 + $1.bytes.count } }

    mutating func add(_ records: [JournalRecord], to session: SessionID, number: Int64) {
        recordCount += records.count
        var rest = records[...]
        while let segment = RecordSegment(&rest) {
            write(number, segment.bytes)
            changes.append(Change(session: session, number: number, segment: segment))
        }
    }

    mutating func end(_ session: SessionID, number: Int64) {
        write(number, [])
        changes.append(Change(session: session, number: number, segment: nil))
    }

    private mutating func write(_ number: Int64, _ bytes: [UInt8]) {
        if rows.last.map({ $0.bytes.count >= RecentBatch.rowBytesMax }) ?? true { rows.append(RecordBytes()) }
        rows[rows.count - 1].write(Int(number))
        rows[rows.count - 1].write(bytes)
    }

    /// Adds what a row holds to the recent records by their sessions' numbers.
    ///
    /// - Returns: How many records it holds.
    static func read(_ row: [UInt8], into recent: inout [Int64: RecentRecords.Recent]) throws -> Int {
        var reader = RecordReader(row)
        var count = 0
        while !reader.isAtEnd {
            let number = Int64(try reader.number())
            guard let segment = try RecordSegment(packed: reader.content()) else {
                recent[number] = nil
                continue
            }
            count += segment.last.version - segment.first + 1
            recent[number, default: RecentRecords.Recent(number: number, segments: [])].add(segment)
        }
        return count
    }
}
