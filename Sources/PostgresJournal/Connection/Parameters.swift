import Sessions

/// The parameters of a statement in PostgreSQL's binary form, one behind the other in one buffer.
struct Parameters: Sendable {
    private(set) var bytes: [UInt8] = []
    /// The length of each in bytes; negative for NULL.
    private(set) var lengths: [Int32] = []

    init() {}

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

    /// An array of `bytea`: dimensions, whether there are nulls, the type's number, then the only dimension's
    /// length and lower bound, and each element behind its length.
    mutating func add(_ values: [[UInt8]]) {
        let start = bytes.count
        bytes.append(bigEndian: Int32(values.isEmpty ? 0 : 1))
        bytes.append(bigEndian: Int32(0))
        bytes.append(bigEndian: Int32(17))
        if !values.isEmpty {
            bytes.append(bigEndian: Int32(values.count))
            bytes.append(bigEndian: Int32(1))
        }
        for value in values {
            bytes.append(bigEndian: Int32(value.count))
            bytes.append(contentsOf: value)
        }
        lengths.append(Int32(bytes.count - start))
    }
}

extension [UInt8] {
    /// Adds a number's bytes, the highest first.
    mutating func append(bigEndian number: some FixedWidthInteger) {
        Swift.withUnsafeBytes(of: number.bigEndian) { append(contentsOf: $0) }
    }
}
