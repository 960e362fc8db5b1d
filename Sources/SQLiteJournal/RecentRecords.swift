import Sessions
import Synchronization

/// The durable records that are not filed yet, and how many sessions there are: what readers are told without
/// a query.
///
/// Records leave it after they are filed. So a reader who asks first and reads the file then misses none;
/// some he may have twice.
final class RecentRecords: Sendable {
    private let parts = Mutex(Parts())
    private let count = Atomic(0)

    /// The records of one session.
    struct Recent: Sendable {
        /// The session's number in the store.
        let number: Int64
        var segments: [RecordSegment]
    }

    /// Those that are being filed, which stay as they are meanwhile, and those that have come since.
    private struct Parts {
        var filing: [SessionID: Recent] = [:]
        var sessions: [SessionID: Recent] = [:]

        /// Both in one.
        var all: [SessionID: Recent] {
            if filing.isEmpty { return sessions }
            return filing.merging(sessions) { older, newer in
                Recent(number: newer.number, segments: older.segments + newer.segments)
            }
        }
    }

    func segments(of session: SessionID) -> [RecordSegment] {
        parts.withLock { parts in
            let segments = parts.sessions[session]?.segments ?? []
            return parts.filing.isEmpty ? segments : (parts.filing[session]?.segments ?? []) + segments
        }
    }

    /// The last record of a session; nil if it has none here.
    func last(of session: SessionID) -> JournalEntry.Head.LastRecord? {
        parts.withLock { ($0.sessions[session] ?? $0.filing[session])?.segments.last?.last }
    }

    /// All of it.
    var snapshot: [SessionID: Recent] { parts.withLock { $0.all } }

    func contains(_ session: SessionID) -> Bool {
        parts.withLock { $0.sessions[session] != nil || $0.filing[session] != nil }
    }

    /// Takes in what a batch has changed, once it is durable; no session ends while records are filed.
    func apply(_ batch: RecentBatch) {
        parts.withLock { parts in
            for change in batch.changes {
                guard let packed = change.packed else {
                    parts.sessions[change.session] = nil
                    continue
                }
                // Found by its place: a default would be made each time.
                if let place = parts.sessions.index(forKey: change.session) {
                    parts.sessions.values[place].add(packed.span, batch.bytes(of: packed))
                } else {
                    let segment = RecordSegment(packed.span, batch.bytes(of: packed))
                    parts.sessions[change.session] = Recent(number: change.number, segments: [segment])
                }
            }
        }
    }

    func replace(with records: [SessionID: Recent]) {
        parts.withLock { $0 = Parts(sessions: records) }
    }

    // MARK: Filing

    /// Has what is there stay as it is until it is filed.
    ///
    /// - Returns: All that is to be filed.
    func beginFiling() -> [SessionID: Recent] {
        parts.withLock { parts in
            parts = Parts(filing: parts.all)
            return parts.filing
        }
    }

    /// Takes note that what was to be filed is filed, or is not.
    func endFiling(hasFiled: Bool) {
        parts.withLock { $0 = Parts(sessions: hasFiled ? $0.sessions : $0.all) }
    }

    var sessionCount: Int { count.load(ordering: .relaxed) }

    func setSessionCount(_ number: Int) { count.store(number, ordering: .relaxed) }
}

extension RecentRecords.Recent {
    mutating func add(_ span: RecordSegment.Span, _ bytes: ArraySlice<UInt8>) {
        let last = segments.count - 1
        if last < 0 || !segments[last].join(span, bytes) { segments.append(RecordSegment(span, bytes)) }
    }
}

/// What one commit adds to the recent records: rows of the table `recent`, which hold segments of any
/// sessions behind one another.
///
/// A segment is written as its session's number, the count of its bytes and the bytes; the end of a session
/// as a segment without bytes, so that the number may be given to another one.
struct RecentBatch {
    private var rows: [RecordBytes] = []
    private let expectedCount: Int
    /// What the first row leaves free at its beginning.
    private let headCount: Int
    /// Where a segment is packed before its length is known.
    private var scratch = RecordBytes()
    private(set) var changes: [Change] = []
    private(set) var recordCount = 0

    /// What happens to one session.
    struct Change: Sendable {
        let session: SessionID
        let number: Int64
        /// Nil for the session's end.
        let packed: Packed?
    }

    /// Where a segment lies.
    struct Packed: Sendable {
        let span: RecordSegment.Span
        let row: Int
        let place: Range<Int>
    }

    func bytes(of packed: Packed) -> ArraySlice<UInt8> { rows[packed.row].bytes[packed.place] }

    /// Makes room for the records of so many writes of ordinary size.
    ///
    /// - Parameter headBytes: How much room the first row leaves for the head of an entry.
    init(expecting count: Int = 0, headBytes: Int = 0) {
        expectedCount = count
        headCount = headBytes
        changes.reserveCapacity(count)
    }

    private static let recordBytesUsual = 160

    /// SQLite has a limit of its own, which is far beyond.
    private static let rowBytesMax = 8 << 20

    /// The bytes of each row.
    var rowBytes: [[UInt8]] { rows.map(\.bytes) }

    var byteCount: Int { rows.reduce(0) { $0 + $1.bytes.count } }

    mutating func add(_ records: [JournalRecord], to session: SessionID, number: Int64) {
        recordCount += records.count
        var rest = records[...]
        while let span = RecordSegment.pack(&rest, into: &scratch) {
            let place = write(number)
            let packed = Packed(span: span, row: rows.count - 1, place: place)
            changes.append(Change(session: session, number: number, packed: packed))
        }
    }

    mutating func end(_ session: SessionID, number: Int64) {
        _ = write(number)
        changes.append(Change(session: session, number: number, packed: nil))
    }

    /// Writes what has been packed, and returns where it lies in the last row.
    private mutating func write(_ number: Int64) -> Range<Int> {
        if rows.isEmpty {
            let usual = expectedCount * RecentBatch.recordBytesUsual
            rows.append(RecordBytes(capacity: headCount == 0 ? usual : RecentFile.byteCount(ofRow: usual)))
            rows[0].pad(headCount)
        } else if rows[rows.count - 1].bytes.count >= RecentBatch.rowBytesMax {
            rows.append(RecordBytes())
        }
        let row = rows.count - 1
        rows[row].write(Int(number))
        rows[row].write(scratch.bytes)
        let end = rows[row].bytes.count
        defer { scratch.removeAll() }
        return end - scratch.bytes.count..<end
    }

    /// Makes the first row an entry of the file of recent records.
    mutating func sealEntry(salt: Int64, place: Int64) {
        let end = rows[0].bytes.count
        let seal = rows[0].bytes.withUnsafeBytes { bytes in
            Seal.of(UnsafeRawBufferPointer(rebasing: bytes[headCount...]), salt: salt, place: place)
        }
        for (index, number) in [salt, place, Int64(end - headCount), seal].enumerated() {
            rows[0].put(whole: UInt64(bitPattern: number), at: index * 8)
        }
        rows[0].pad(RecentFile.byteCount(ofRow: end - headCount) - end)
    }

    /// The first row.
    var entry: [UInt8] { rows[0].bytes }

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
            let new = RecentRecords.Recent(number: number, segments: [])
            recent[number, default: new].add(segment.span, segment.bytes[...])
        }
        return count
    }
}
