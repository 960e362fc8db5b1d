import JSONBytes

/// A 64-bit hash that is the same on every machine and in every run, unlike the standard library's.
///
/// The mixing step is that of wyhash and its relatives: the two halves of a 128-bit product, combined. It
/// guards against accidents, not against people.
package struct StableHash: Sendable {
    private var state: UInt64 = 0x9E37_79B9_7F4A_7C15

    /// Creates the hash of nothing.
    package init() {}

    /// The hash of everything added so far.
    package var value: UInt64 { StableHash.mix(state, 0xD6E8_FEB8_6659_FD93) }

    /// Adds a number.
    @inline(__always)
    package mutating func add(_ number: UInt64) {
        state = StableHash.mix(state ^ number, 0xA076_1D64_78BD_642F)
    }

    /// Adds bytes and their count.
    package mutating func add(_ bytes: UnsafeRawBufferPointer) {
        add(UInt64(bytes.count))
        var offset = 0
        while bytes.count - offset >= 8 {
            add(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
            offset += 8
        }
        var last: UInt64 = 0
        for index in offset..<bytes.count { last = last << 8 | UInt64(bytes[index]) }
        add(last)
    }

    /// Adds text by its UTF-8 bytes.
    package mutating func add(_ text: String) {
        text.withBytes { add(UnsafeRawBufferPointer($0)) }
    }

    /// Mixes two numbers.
    @inline(__always)
    static func mix(_ left: UInt64, _ right: UInt64) -> UInt64 {
        let product = left.multipliedFullWidth(by: right)
        return product.high ^ product.low ^ left.byteSwapped
    }
}
