import Glibc

/// A buffer of `malloc` that JSON is written into, front to back.
///
/// What is written most is inlinable, and public for that: for a few bytes, a call into another target costs
/// more than they do.
///
/// It does not check that what is written is a document; whoever writes fragments answers for their commas,
/// or uses ``beginObject()`` and its companions, which keep them.
public struct JSONWriter: ~Copyable {
    @usableFromInline var base: UnsafeMutableRawPointer
    @usableFromInline var capacity: Int
    @usableFromInline var written = 0

    /// The bytes that have been written.
    @inlinable public var count: Int { written }

    /// Makes room for `capacity` bytes; it grows when they are used up.
    package init(capacity: Int = 512) {
        self.capacity = max(capacity, 64)
        base = Self.checked(malloc(self.capacity))
    }

    deinit { free(base) }

    /// Makes room for `additional` more bytes.
    @inlinable @inline(__always)
    public mutating func reserve(_ additional: Int) {
        if capacity &- written < additional { grow(by: additional) }
        assert(capacity - written >= additional)
    }

    @usableFromInline @inline(never)
    mutating func grow(by additional: Int) {
        capacity = max(capacity * 2, written + additional)
        base = Self.checked(realloc(base, capacity))
    }

    /// Memory that cannot be had ends the process, as everywhere in Swift.
    static func checked(_ memory: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer {
        guard let memory else { preconditionFailure("out of memory") }
        return memory
    }

    /// Forgets what has been written and keeps the room.
    package mutating func removeAll() {
        written = 0
    }

    // MARK: Fragments

    /// Writes bytes as they are.
    @inlinable @inline(__always)
    public mutating func write(_ text: StaticString) {
        text.withUTF8Buffer { write(UnsafeRawBufferPointer($0)) }
    }

    /// Writes bytes as they are.
    @inline(__always)
    package mutating func write(bytes: [UInt8]) {
        bytes.withUnsafeBytes { write($0) }
    }

    /// Writes bytes as they are.
    @inlinable @inline(__always)
    public mutating func write(_ bytes: UnsafeRawBufferPointer) {
        reserve(bytes.count)
        if let source = bytes.baseAddress {
            (base + written).copyMemory(from: source, byteCount: bytes.count)
        }
        written &+= bytes.count
    }

    /// Writes one byte as it is.
    @inlinable @inline(__always)
    public mutating func write(byte: UInt8) {
        reserve(1)
        base.storeBytes(of: byte, toByteOffset: written, as: UInt8.self)
        written &+= 1
    }

    /// Writes once more what has been written at a place.
    package mutating func `repeat`(_ range: Range<Int>) {
        reserve(range.count)
        (base + written).copyMemory(from: base + range.lowerBound, byteCount: range.count)
        written += range.count
    }

    /// Where the next bytes belong, with room for so many; ``noteWritten(_:)`` says how many have been put
    /// there.
    @inlinable @inline(__always)
    public mutating func room(for additional: Int) -> UnsafeMutablePointer<UInt8> {
        reserve(additional)
        return (base + written).assumingMemoryBound(to: UInt8.self)
    }

    /// Takes in bytes that have been put into the ``room(for:)`` made for them.
    @inlinable @inline(__always)
    public mutating func noteWritten(_ additional: Int) {
        written &+= additional
        assert(written <= capacity)
    }

    // MARK: What has been written

    /// The last byte, or nil before the first.
    @inline(__always)
    var lastByte: UInt8? {
        count == 0 ? nil : base.load(fromByteOffset: count - 1, as: UInt8.self)
    }

    /// Calls `body` with the bytes.
    package borrowing func withUnsafeBytes<Result>(
        _ body: (UnsafeRawBufferPointer) throws -> Result
    ) rethrows -> Result {
        try body(UnsafeRawBufferPointer(start: base, count: count))
    }

    /// A copy of the bytes.
    package borrowing func bytes() -> [UInt8] {
        withUnsafeBytes { [UInt8]($0) }
    }

    /// The bytes as text; what is not UTF-8 is replaced.
    package borrowing func string() -> String {
        withUnsafeBytes { String(decoding: $0, as: UTF8.self) }
    }

    /// Hands the memory over; whoever takes it ends with `free`.
    package consuming func take() -> (pointer: UnsafeMutableRawPointer, count: Int) {
        let memory = (pointer: base, count: count)
        discard self
        return memory
    }

    /// The bytes as an array.
    package consuming func array() -> [UInt8] {
        bytes()
    }
}
