/// A place in memory that is known to suffice for what is written there.
///
/// The JSON writer asks for room with each of its writes, across a target's border; what is written for every
/// event asks once.
struct ByteCursor {
    private(set) var position: UnsafeMutablePointer<UInt8>

    /// The most bytes that an integer takes.
    static let integerBytesMax = 20

    init(_ start: UnsafeMutablePointer<UInt8>) {
        position = start
    }

    /// Writes bytes as they are.
    @inline(__always)
    mutating func write(_ bytes: UnsafeRawBufferPointer) {
        guard let source = bytes.baseAddress else { return }
        UnsafeMutableRawPointer(position).copyMemory(from: source, byteCount: bytes.count)
        position += bytes.count
    }

    /// Writes an integer that is not negative in decimal.
    @inline(__always)
    mutating func write(_ integer: Int) {
        var (count, rest) = (1, integer / 10)
        while rest > 0 { (count, rest) = (count + 1, rest / 10) }
        rest = integer
        for place in (0..<count).reversed() {
            position[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
            rest /= 10
        }
        position += count
    }
}
