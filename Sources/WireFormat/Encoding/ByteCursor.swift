/// A place in memory that is known to suffice for what is written there.
///
/// The JSON writer asks for room with each of its writes, across a target's border; what is written for every
/// event asks once.
struct ByteCursor {
    private(set) var position: UnsafeMutablePointer<UInt8>

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

    /// Gives up the last bytes, for others in their place.
    @inline(__always)
    mutating func takeBack(_ count: Int) { position -= count }
}
