import Sessions

/// Consecutive records of one session, packed.
struct RecordSegment: Sendable {
    private(set) var first: Int
    /// What a session's head follows from, if this is its last segment.
    private(set) var last: JournalEntry.Head.LastRecord
    private var packed = RecordBytes()

    /// A segment that is larger is not added to, so that reading one record need not read thousands.
    static let bytesMax = 64 << 10

    /// Packs as many of the records as one segment takes, one at least.
    init?(_ records: inout ArraySlice<JournalRecord>) {
        guard let record = records.first else { return nil }
        first = record.version
        last = (record.version, record.lastSequence, record.effect)
        while let record = records.first, packed.bytes.count < RecordSegment.bytesMax {
            packed.write(record)
            last = (record.version, record.lastSequence, record.effect)
            records.removeFirst()
        }
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
    mutating func join(_ next: RecordSegment) -> Bool {
        guard packed.bytes.count + next.bytes.count <= RecordSegment.bytesMax else { return false }
        packed.join(next.bytes)
        last = next.last
        return true
    }

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
