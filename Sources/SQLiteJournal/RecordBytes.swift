import Sessions

/// Numbers, texts and bytes behind one another, as the store packs records.
///
/// A number takes seven bits a byte, the lowest first, and the highest bit says that more follow.
struct RecordBytes: Sendable {
    private(set) var bytes: [UInt8] = []

    /// Makes room for so many bytes.
    init(capacity: Int = 0) { bytes.reserveCapacity(capacity) }

    mutating func write(_ number: Int) {
        if 0..<0x80 ~= number { return bytes.append(UInt8(number)) }
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: RecordBytes.numberBytesMax) { room in
            var end = 0
            RecordBytes.put(number, into: room, at: &end)
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: room[..<end]))
        }
    }

    /// The most that a number takes, and what stands before the operation of a record without a key.
    private static let (numberBytesMax, recordBytesMax) = (10, 5 * 10 + 8)

    private static func put(_ number: Int, into room: UnsafeMutableBufferPointer<UInt8>, at end: inout Int) {
        var rest = UInt64(bitPattern: Int64(number))
        while rest > 0x7F {
            room[end] = UInt8(truncatingIfNeeded: rest) | 0x80
            end += 1
            rest >>= 7
        }
        room[end] = UInt8(truncatingIfNeeded: rest)
        end += 1
    }

    /// Lets go of all bytes, and keeps their room.
    mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

    /// Zeros.
    mutating func pad(_ count: Int) { bytes.append(contentsOf: repeatElement(0, count: count)) }

    /// Eight bytes over those that are at a place.
    mutating func put(whole number: UInt64, at place: Int) {
        withUnsafeBytes(of: number.littleEndian) { whole in
            for (index, byte) in whole.enumerated() { bytes[place + index] = byte }
        }
    }

    /// Eight bytes, for numbers that are as often large as small.
    mutating func write(whole number: UInt64) {
        withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
    }

    /// Bytes behind their count.
    mutating func write(_ content: [UInt8]) {
        write(content.count)
        bytes += content
    }

    /// Bytes that were packed before.
    mutating func join(_ packed: some Sequence<UInt8>) { bytes += packed }

    mutating func write(_ record: JournalRecord) {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: RecordBytes.recordBytesMax) { room in
            var end = 0
            let flags = Int(record.effect.rawValue) << 1 | (record.key == nil ? 0 : 1)
            RecordBytes.put(record.version, into: room, at: &end)
            RecordBytes.put(flags, into: room, at: &end)
            RecordBytes.put(record.eventCount, into: room, at: &end)
            RecordBytes.put(record.lastSequence, into: room, at: &end)
            withUnsafeBytes(of: record.digest.littleEndian) { digest in
                for byte in digest {
                    room[end] = byte
                    end += 1
                }
            }
            if record.key == nil { RecordBytes.put(record.operation.count, into: room, at: &end) }
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: room[..<end]))
        }
        guard let key = record.key else { return bytes += record.operation }
        write(Array(key.text.utf8))
        write(whole: key.fingerprint)
        write(key.operationCount)
        write(record.operation)
    }
}

/// Reads what `RecordBytes` wrote.
struct RecordReader {
    private let bytes: [UInt8]
    private var position = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var isAtEnd: Bool { position == bytes.count }

    mutating func number() throws -> Int {
        var (number, shift) = (UInt64(0), UInt64(0))
        while position < bytes.count, shift < 64 {
            let byte = bytes[position]
            position += 1
            number |= UInt64(byte & 0x7F) << shift
            if byte < 0x80 { return Int(Int64(bitPattern: number)) }
            shift += 7
        }
        throw DamagedStore("a record")
    }

    mutating func wholeNumber() throws -> UInt64 {
        let number = try take(8).withUnsafeBytes { $0.loadUnaligned(as: UInt64.self) }
        return UInt64(littleEndian: number)
    }

    /// Bytes behind their count.
    mutating func content() throws -> ArraySlice<UInt8> { try take(number()) }

    mutating func record() throws -> JournalRecord {
        let version = try number()
        let flags = try number()
        guard let effect = UInt8(exactly: flags >> 1).flatMap(JournalRecord.Effect.init) else {
            throw DamagedStore("a record")
        }
        let eventCount = try number()
        let lastSequence = try number()
        let digest = try wholeNumber()
        var key: IdempotencyKey?
        if flags & 1 == 1 {
            key = IdempotencyKey(
                text: String(decoding: try content(), as: UTF8.self), fingerprint: try wholeNumber(),
                operationCount: try number())
        }
        return JournalRecord(
            version: version, operation: Array(try content()), effect: effect, eventCount: eventCount,
            lastSequence: lastSequence, digest: digest, key: key)
    }

    private mutating func take(_ count: Int) throws -> ArraySlice<UInt8> {
        guard count >= 0, count <= bytes.count - position else { throw DamagedStore("a record") }
        defer { position += count }
        return bytes[position..<(position + count)]
    }
}
