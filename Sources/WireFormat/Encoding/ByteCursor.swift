/// A place in memory that is known to suffice for what is written there.
///
/// The JSON writer asks for room with each of its writes; what is written for every event asks once. Bytes
/// are copied in whole blocks, without the call that it takes to copy exactly as many as there are.
struct ByteCursor {
    private(set) var position: UnsafeMutableRawPointer

    /// Two registers of the least that there is.
    private typealias Block = SIMD32<UInt8>

    private static let blockSize = MemoryLayout<Block>.size

    /// How many bytes behind what is written may be overwritten, and behind what is copied be read.
    static let slack = blockSize - 1

    init(_ start: UnsafeMutablePointer<UInt8>) { self.init(UnsafeMutableRawPointer(start)) }

    init(_ start: UnsafeMutableRawPointer) { position = start }

    /// Writes bytes as they are.
    @inline(__always)
    mutating func write(_ bytes: UnsafeRawBufferPointer) {
        guard let start = bytes.baseAddress else { return }
        if bytes.count < ByteCursor.blockSize {
            position.copyMemory(from: start, byteCount: bytes.count)
            position += bytes.count
        } else {
            // The last block begins within the one before.
            let rest = bytes.count - ByteCursor.blockSize
            write(padded: start, count: rest)
            copyBlock(from: start + rest)
            position += ByteCursor.blockSize
        }
    }

    /// Writes one byte as it is.
    @inline(__always)
    mutating func write(_ byte: UInt8) {
        position.storeBytes(of: byte, as: UInt8.self)
        position += 1
    }

    /// Writes what is written in the source.
    @inline(__always)
    mutating func write(_ text: StaticString) {
        position.copyMemory(from: text.utf8Start, byteCount: text.utf8CodeUnitCount)
        position += text.utf8CodeUnitCount
    }

    /// Writes a number that has so many digits.
    @inline(__always)
    mutating func write(decimal number: UInt, digits: Int) {
        var rest = number
        for place in stride(from: digits - 1, through: 0, by: -1) {
            let quotient = rest / 10
            position.storeBytes(
                of: UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest &- quotient &* 10),
                toByteOffset: place, as: UInt8.self)
            rest = quotient
        }
        position += digits
    }

    /// How many decimal digits a number has, one that is no more than an identity's.
    @inline(__always)
    static func digitCount(of number: UInt) -> Int {
        var (count, bound): (Int, UInt) = (1, 10)
        while number >= bound { (count, bound) = (count + 1, bound &* 10) }
        return count
    }

    /// Writes bytes behind which there is ``slack`` to read.
    @inline(__always)
    mutating func write(padded start: UnsafeRawPointer, count: Int) {
        let end = position + count
        var source = start
        while position < end {
            copyBlock(from: source)
            source += ByteCursor.blockSize
            position += ByteCursor.blockSize
        }
        position = end
    }

    @inline(__always)
    private func copyBlock(from source: UnsafeRawPointer) {
        position.storeBytes(of: source.loadUnaligned(as: Block.self), as: Block.self)
    }

    /// Gives up the last bytes, for others in their place.
    @inline(__always)
    mutating func takeBack(_ count: Int) { position -= count }
}
