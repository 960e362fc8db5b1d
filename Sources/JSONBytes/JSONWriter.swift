import Glibc

/// A buffer of `malloc` that JSON is written into, front to back.
///
/// It does not check that what is written is a document; whoever writes fragments answers for their commas,
/// or uses ``beginObject()`` and its companions, which keep them.
package struct JSONWriter: ~Copyable {
    private var base: UnsafeMutableRawPointer
    private var capacity: Int

    /// The bytes that have been written.
    package private(set) var count = 0

    /// Makes room for `capacity` bytes; it grows when they are used up.
    package init(capacity: Int = 512) {
        self.capacity = max(capacity, 64)
        base = Self.checked(malloc(self.capacity))
    }

    deinit { free(base) }

    /// Makes room for `additional` more bytes.
    @inline(__always)
    package mutating func reserve(_ additional: Int) {
        if capacity - count < additional { grow(by: additional) }
        assert(capacity - count >= additional)
    }

    @inline(never)
    private mutating func grow(by additional: Int) {
        capacity = max(capacity * 2, count + additional)
        base = Self.checked(realloc(base, capacity))
    }

    /// Memory that cannot be had ends the process, as everywhere in Swift.
    private static func checked(_ memory: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer {
        guard let memory else { preconditionFailure("out of memory") }
        return memory
    }

    /// Forgets what has been written and keeps the room.
    package mutating func removeAll() {
        count = 0
    }

    // MARK: Fragments

    /// Writes bytes as they are.
    @inline(__always)
    package mutating func write(_ text: StaticString) {
        text.withUTF8Buffer { write(UnsafeRawBufferPointer($0)) }
    }

    /// Writes bytes as they are.
    @inline(__always)
    package mutating func write(bytes: [UInt8]) {
        bytes.withUnsafeBytes { write($0) }
    }

    /// Writes bytes as they are.
    @inline(__always)
    package mutating func write(_ bytes: UnsafeRawBufferPointer) {
        reserve(bytes.count)
        if let source = bytes.baseAddress { (base + count).copyMemory(from: source, byteCount: bytes.count) }
        count += bytes.count
    }

    /// Writes again what has been written in a part of the buffer.
    @inline(__always)
    package mutating func write(again range: Range<Int>) {
        assert(range.upperBound <= count)
        reserve(range.count)
        (base + count).copyMemory(from: base + range.lowerBound, byteCount: range.count)
        count += range.count
    }

    /// Writes one byte as it is.
    @inline(__always)
    package mutating func write(byte: UInt8) {
        reserve(1)
        base.storeBytes(of: byte, toByteOffset: count, as: UInt8.self)
        count += 1
    }

    /// Writes a value of a document as its text has it.
    package mutating func write(source value: JSONValue) {
        value.withSourceBytes { write($0) }
    }

    /// Lets `body` fill up to `capacity` bytes and return how many it has filled.
    @inline(__always)
    package mutating func write(upTo capacity: Int, _ body: (UnsafeMutablePointer<UInt8>) -> Int) {
        reserve(capacity)
        count += body((base + count).assumingMemoryBound(to: UInt8.self))
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
