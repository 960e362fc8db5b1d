import Sessions

/// Consecutive records of one session, packed.
struct RecordSegment: Sendable {
    private(set) var first: Int
    /// What a session's head follows from, if this is its last segment.
    private(set) var last: JournalEntry.Head.LastRecord
    private var packed = RecordBytes()

    /// A segment that is larger is not added to, so that reading one record need not read thousands.
    static let bytesMax = 64 << 10

    /// What a segment says of itself beside its bytes.
    struct Span: Sendable {
        let first: Int
        let last: JournalEntry.Head.LastRecord
    }

    /// Packs as many of the records as one segment takes, one at least.
    init?(_ records: inout ArraySlice<JournalRecord>) {
        guard let span = RecordSegment.pack(&records, into: &packed) else { return nil }
        (first, last) = (span.first, span.last)
    }

    /// The same into bytes that are empty; nil without a record.
    static func pack(_ records: inout ArraySlice<JournalRecord>, into packed: inout RecordBytes) -> Span? {
        var place = records.startIndex
        while place < records.endIndex, packed.bytes.count < bytesMax {
            packed.write(records[place])
            place += 1
        }
        guard place > records.startIndex else { return nil }
        let (first, last) = (records[records.startIndex].version, records[place - 1])
        records = records[place...]
        return Span(first: first, last: (last.version, last.lastSequence, last.effect))
    }

    /// A segment that was packed elsewhere.
    init(_ span: Span, _ bytes: ArraySlice<UInt8>) {
        (first, last) = (span.first, span.last)
        packed.join(bytes)
    }

    /// A segment from its bytes; nil without any.
    init?(packed bytes: some Sequence<UInt8>) throws {
        packed.join(Array(bytes))
        var reader = RecordReader(packed.bytes)
        guard !reader.isAtEnd else { return nil }
        let record = try reader.record()
        first = record.version
        last = (record.version, record.lastSequence, record.effect)
        while !reader.isAtEnd {
            let record = try reader.record()
            last = (record.version, record.lastSequence, record.effect)
        }
    }

    var bytes: [UInt8] { packed.bytes }

    /// Takes in the segment that follows.
    ///
    /// - Returns: False where the two would be too large for one.
    mutating func join(_ next: Span, _ bytes: ArraySlice<UInt8>) -> Bool {
        guard packed.bytes.count + bytes.count <= RecordSegment.bytesMax else { return false }
        packed.join(bytes)
        last = next.last
        return true
    }

    var span: Span { Span(first: first, last: last) }

    /// The records with versions in the range, in order.
    static func records(
        in bytes: [UInt8], versions: ClosedRange<Int>, into records: inout [JournalRecord]
    ) throws {
        var reader = RecordReader(bytes)
        while !reader.isAtEnd {
            let record = try reader.record()
            if versions.contains(record.version) { records.append(record) }
        }
    }
}
