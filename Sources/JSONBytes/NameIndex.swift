/// The first and the last bytes of a name, and how many it has: all of a name of up to sixteen bytes.
struct NameEnds: Sendable {
    /// The first eight bytes; of a shorter name the first four, or all.
    let first: UInt64
    /// The last eight bytes, some of which may be among the first ones; of a shorter name the last four, or
    /// none.
    let last: UInt64
    let count: Int

    @inline(__always)
    init(_ name: UnsafeBufferPointer<UInt8>) {
        let bytes = UnsafeRawBufferPointer(name)
        count = bytes.count
        if count >= 8 {
            first = bytes.loadUnaligned(as: UInt64.self)
            last = bytes.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)
        } else if count >= 4 {
            first = UInt64(bytes.loadUnaligned(as: UInt32.self))
            last = UInt64(bytes.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self))
        } else {
            first = bytes.reduce(0) { $0 << 8 | UInt64($1) }
            last = 0
        }
    }

    /// Whether names of these ends are the same, which needs no look between, unless they are long.
    @inline(__always)
    func isSame(as other: NameEnds, between isSameBetween: () -> Bool) -> Bool {
        first == other.first && last == other.last && count == other.count && (count <= 16 || isSameBetween())
    }

    @inline(__always)
    var hash: Int {
        let factor: UInt64 = 0x9E37_79B9_7F4A_7C15
        let ends = (UInt64(truncatingIfNeeded: count) ^ (first &* factor) ^ last) &* factor
        return Int(truncatingIfNeeded: ends >> 32)
    }
}

/// A few names that are known beforehand, looked through by their ends: to make a table of some two hundred
/// lists would take longer at the start than it saves.
///
/// As of a ``NameIndex``, its memory is never freed.
package struct NameList: Sendable {
    private nonisolated(unsafe) let ends: UnsafeBufferPointer<NameEnds>
    /// All names, one behind the other.
    private nonisolated(unsafe) let bytes: UnsafeBufferPointer<UInt8>

    /// Makes the list.
    package init(_ names: [String]) {
        ends = UnsafeBufferPointer(NameIndex.forever(names.map { $0.withBytes { NameEnds($0) } }))
        bytes = UnsafeBufferPointer(NameIndex.forever(names.flatMap(\.utf8)))
    }

    /// The place of a key among the names; nil if it is none of them.
    package func place(of key: JSONValue) -> Int? { key.withBytes { place(of: $0) } }

    @inline(__always)
    private func place(of text: UnsafeBufferPointer<UInt8>) -> Int? {
        let wanted = NameEnds(text)
        var start = 0
        for place in 0..<ends.count {
            let count = ends[place].count
            if wanted.isSame(
                as: ends[place],
                between: { equalBytes(UnsafeBufferPointer(rebasing: bytes[start..<start + count]), text) })
            {
                return place
            }
            start &+= count
        }
        return nil
    }
}

/// The places of names in a list that is known beforehand, found by a key's bytes without making a string.
///
/// A table with open addressing, filled at most by half. The hash need not resist anybody: what is looked up
/// is never put in. It is not generic, because generic code is not specialised across targets. Indexes are
/// made once and live as long as the process: their memory is neither counted, which all threads would do in
/// the same places at each look-up, nor freed.
package struct NameIndex: Sendable {
    private nonisolated(unsafe) let slots: UnsafeBufferPointer<Slot>
    private nonisolated(unsafe) let bytes: UnsafeBufferPointer<UInt8>

    private struct Slot: Sendable {
        var ends: NameEnds
        /// Where the name lies in the bytes.
        var start: Int32 = 0
        /// Negative where the slot is free.
        var place: Int32 = -1
    }

    /// Makes the table; of two equal names the first one counts.
    package init(_ names: [String]) {
        let count = 1 << (Int.bitWidth - (2 * names.count).leadingZeroBitCount)
        let free = Slot(ends: NameEnds(UnsafeBufferPointer(start: nil, count: 0)))
        var slots = [Slot](repeating: free, count: count)
        var bytes: [UInt8] = []
        for (place, name) in names.enumerated() {
            let ends = name.withBytes { NameEnds($0) }
            var slot = ends.hash & (count - 1)
            while slots[slot].place >= 0 { slot = (slot + 1) & (count - 1) }
            slots[slot] = Slot(ends: ends, start: Int32(bytes.count), place: Int32(place))
            bytes += name.utf8
        }
        self.slots = UnsafeBufferPointer(NameIndex.forever(slots))
        self.bytes = UnsafeBufferPointer(NameIndex.forever(bytes))
    }

    /// A copy that is never freed.
    fileprivate static func forever<Element>(_ elements: [Element]) -> UnsafeMutableBufferPointer<Element> {
        let copy = UnsafeMutableBufferPointer<Element>.allocate(capacity: elements.count)
        _ = copy.initialize(from: elements)
        return copy
    }

    /// The place of a key, or string, among the names; nil if it is none of them.
    package func place(of key: JSONValue) -> Int? { key.withBytes { place(of: $0) } }

    @inline(__always)
    private func place(of text: UnsafeBufferPointer<UInt8>) -> Int? {
        let ends = NameEnds(text)
        var slot = ends.hash & (slots.count &- 1)
        while slots[slot].place >= 0 {
            if ends.isSame(as: slots[slot].ends, between: { isName(of: slots[slot], text) }) {
                return Int(slots[slot].place)
            }
            slot = (slot &+ 1) & (slots.count &- 1)
        }
        return nil
    }

    private func isName(of slot: Slot, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
        let start = Int(slot.start)
        return equalBytes(UnsafeBufferPointer(rebasing: bytes[start..<start + slot.ends.count]), text)
    }
}
