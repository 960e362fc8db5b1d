import Sessions

/// The parameters of a statement in PostgreSQL's binary form, one behind the other in one buffer.
struct Parameters: Sendable {
    private(set) var bytes: [UInt8] = []
    /// The length of each in bytes; negative for NULL.
    private(set) var lengths: [Int32] = []

    init() {}

    /// Parameters with room for so many, of so many bytes together.
    init(count: Int, byteCount: Int) {
        lengths.reserveCapacity(count)
        bytes.reserveCapacity(byteCount)
    }

    private mutating func add(raw count: Int, _ write: (inout [UInt8]) -> Void) {
        write(&bytes)
        lengths.append(Int32(count))
    }

    mutating func addNull() { lengths.append(-1) }

    mutating func add(_ value: Int64) { add(raw: 8) { $0.append(bigEndian: value) } }

    mutating func add(_ value: Int) { add(Int64(value)) }

    /// Unsigned numbers are stored as the signed one of the same bits.
    mutating func add(_ value: UInt64) { add(Int64(bitPattern: value)) }

    mutating func add(_ value: Bool) { add(raw: 1) { $0.append(value ? 1 : 0) } }

    mutating func add(_ value: Double) { add(raw: 8) { $0.append(bigEndian: value.bitPattern) } }

    mutating func add(_ value: [UInt8]) { add(raw: value.count) { $0.append(contentsOf: value) } }

    mutating func add(text value: String) { add(Array(value.utf8)) }

    mutating func add(optionalText value: String?) {
        guard let value else { return addNull() }
        add(text: value)
    }

    mutating func add(_ session: SessionID) {
        add(raw: 16) { bytes in
            bytes.append(bigEndian: session.high)
            bytes.append(bigEndian: session.low)
        }
    }

    /// An array of `bytea`.
    mutating func add(_ values: [[UInt8]]) {
        let start = bytes.count
        addArrayHead(.bytes, count: values.count)
        for value in values {
            bytes.append(bigEndian: Int32(value.count))
            bytes.append(contentsOf: value)
        }
        lengths.append(Int32(bytes.count - start))
    }

    /// The parameters of several runs of a statement, as an array for each of its places.
    ///
    /// - Parameters:
    ///   - rows: The parameters of each run, as many of them as there are types.
    ///   - types: What each place takes.
    mutating func add(columnsOf rows: [Parameters], _ types: [ElementType]) {
        let headByteCount = 20
        let rowBytes = rows.reduce(0) { $0 + $1.bytes.count + 4 * $1.lengths.count }
        bytes.reserveCapacity(bytes.count + rowBytes + headByteCount * types.count)
        var offsets = [Int](repeating: 0, count: rows.count)
        for (column, type) in types.enumerated() {
            let start = bytes.count
            addArrayHead(type, count: rows.count)
            for (index, row) in rows.enumerated() {
                let length = row.lengths[column]
                bytes.append(bigEndian: length)
                guard length > 0 else { continue }
                bytes.append(contentsOf: row.bytes[offsets[index]..<offsets[index] + Int(length)])
                offsets[index] += Int(length)
            }
            lengths.append(Int32(bytes.count - start))
        }
    }

    /// The types of what arrays hold, by their numbers in every database.
    enum ElementType: Int32 {
        case boolean = 16
        case bytes = 17
        case integer = 20
        case session = 2950
    }

    /// What stands before the elements of an array, each of which follows behind its length.
    ///
    /// Dimensions, whether there are nulls, which PostgreSQL finds out itself, the type's number, then the
    /// only dimension's length and lower bound. The length of NULL is negative.
    private mutating func addArrayHead(_ type: ElementType, count: Int) {
        bytes.append(bigEndian: Int32(count == 0 ? 0 : 1))
        bytes.append(bigEndian: Int32(0))
        bytes.append(bigEndian: type.rawValue)
        if count == 0 { return }
        bytes.append(bigEndian: Int32(count))
        bytes.append(bigEndian: Int32(1))
    }
}

extension [UInt8] {
    /// Adds a number's bytes, the highest first.
    mutating func append(bigEndian number: some FixedWidthInteger) {
        Swift.withUnsafeBytes(of: number.bigEndian) { append(contentsOf: $0) }
    }
}
