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

    /// The types of what arrays hold, by their numbers in every database.
    enum ElementType: Int32 {
        case boolean = 16
        case bytes = 17
        case integer = 20
        case session = 2950
    }

    /// How many bytes stand before the elements of an array that is not empty.
    fileprivate static let headByteCount = 20

    /// What stands before the elements of an array, each of which follows behind its length.
    ///
    /// Dimensions, whether there are nulls, which PostgreSQL finds out itself, the type's number, then the
    /// only dimension's length and lower bound. The length of NULL is negative.
    fileprivate mutating func addArrayHead(_ type: ElementType, count: Int) {
        bytes.append(bigEndian: Int32(count == 0 ? 0 : 1))
        bytes.append(bigEndian: Int32(0))
        bytes.append(bigEndian: type.rawValue)
        if count == 0 { return }
        bytes.append(bigEndian: Int32(count))
        bytes.append(bigEndian: Int32(1))
    }
}

/// The parameters of one run of a statement that can be run for many rows at once.
protocol ParameterRow {
    /// What each place takes.
    static var types: [Parameters.ElementType] { get }

    /// Calls `body` with each parameter, in their order.
    func forEachParameter(_ body: (_ place: Int, _ value: Parameters.Value) -> Void)
}

extension Parameters {
    /// A parameter that can also be an element of an array.
    enum Value {
        case session(SessionID)
        case integer(Int64)
        case bytes([UInt8])
        case boolean(Bool)
        case null

        /// The number of bytes; none for NULL.
        fileprivate var byteCount: Int {
            switch self {
            case .session: 16
            case .integer: 8
            case .bytes(let bytes): bytes.count
            case .boolean: 1
            case .null: 0
            }
        }

        /// The length that PostgreSQL is told.
        fileprivate var length: Int32 {
            if case .null = self { return -1 }
            return Int32(byteCount)
        }

        fileprivate func write(to place: UnsafeMutableRawPointer) {
            switch self {
            case .session(let session):
                place.storeBytes(of: session.high.bigEndian, as: UInt64.self)
                place.storeBytes(of: session.low.bigEndian, toByteOffset: 8, as: UInt64.self)
            case .integer(let number): place.storeBytes(of: number.bigEndian, as: Int64.self)
            case .bytes(let bytes):
                bytes.withUnsafeBytes { bytes in
                    if let start = bytes.baseAddress { place.copyMemory(from: start, byteCount: bytes.count) }
                }
            case .boolean(let isTrue): place.storeBytes(of: isTrue ? 1 : 0, as: UInt8.self)
            case .null: break
            }
        }
    }

    /// The parameters of one run.
    init<Row: ParameterRow>(_ row: Row) {
        var byteCount = 0
        row.forEachParameter { _, value in byteCount += value.byteCount }
        var bytes = [UInt8](repeating: 0, count: byteCount)
        var lengths: [Int32] = []
        lengths.reserveCapacity(Row.types.count)
        bytes.withUnsafeMutableBytes { buffer in
            guard var end = buffer.baseAddress else { return }
            row.forEachParameter { _, value in
                value.write(to: end)
                end += value.byteCount
                lengths.append(value.length)
            }
        }
        (self.bytes, self.lengths) = (bytes, lengths)
    }

    /// The parameters of several runs, as an array for each place.
    init<Row: ParameterRow>(columnsOf rows: [Row]) {
        // Behind its head each element follows behind its length.
        var ends = [Int](repeating: Parameters.headByteCount, count: Row.types.count)
        for row in rows { row.forEachParameter { place, value in ends[place] += 4 + value.byteCount } }
        lengths = ends.map { Int32($0) }
        bytes.reserveCapacity(ends.reduce(0, +))
        for (place, type) in Row.types.enumerated() {
            addArrayHead(type, count: rows.count)
            let start = bytes.count
            bytes.append(contentsOf: repeatElement(0, count: ends[place] - Parameters.headByteCount))
            ends[place] = start
        }
        bytes.withUnsafeMutableBytes { buffer in
            guard let start = buffer.baseAddress else { return }
            for row in rows {
                row.forEachParameter { place, value in
                    (start + ends[place]).storeBytes(of: value.length.bigEndian, as: Int32.self)
                    value.write(to: start + ends[place] + 4)
                    ends[place] += 4 + value.byteCount
                }
            }
        }
    }
}

extension [UInt8] {
    /// Adds a number's bytes, the highest first.
    mutating func append(bigEndian number: some FixedWidthInteger) {
        Swift.withUnsafeBytes(of: number.bigEndian) { append(contentsOf: $0) }
    }
}
