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
        /// Where the name lies in the bytes.
        var start = 0
        var count = 0
        /// Negative where the slot is free.
        var place = -1
    }

    /// Makes the table; of two equal names the first one counts.
    package init(_ names: [String]) {
        let count = 1 << (Int.bitWidth - (2 * names.count).leadingZeroBitCount)
        var slots = [Slot](repeating: Slot(), count: count)
        var bytes: [UInt8] = []
        for (place, name) in names.enumerated() {
            let name = Array(name.utf8)
            var slot = name.withUnsafeBufferPointer(Self.hash) & (count - 1)
            while slots[slot].place >= 0 { slot = (slot + 1) & (count - 1) }
            slots[slot] = Slot(start: bytes.count, count: name.count, place: place)
            bytes += name
        }
        self.slots = UnsafeBufferPointer(NameIndex.forever(slots))
        self.bytes = UnsafeBufferPointer(NameIndex.forever(bytes))
    }

    /// A copy that is never freed.
    private static func forever<Element>(_ elements: [Element]) -> UnsafeMutableBufferPointer<Element> {
        let copy = UnsafeMutableBufferPointer<Element>.allocate(capacity: elements.count)
        _ = copy.initialize(from: elements)
        return copy
    }

    /// The place of a key, or string, among the names; nil if it is none of them.
    package func place(of key: JSONValue) -> Int? {
        key.withUTF8 { text in
            var slot = Self.hash(text) & (slots.count - 1)
            while slots[slot].place >= 0 {
                if isName(of: slots[slot], text) { return slots[slot].place }
                slot = (slot + 1) & (slots.count - 1)
            }
            return nil
        } ?? nil
    }

    private func isName(of slot: Slot, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
        equalBytes(UnsafeBufferPointer(rebasing: bytes[slot.start..<slot.start + slot.count]), text)
    }

    /// Of the length and the ends of the text, in which names differ, eight bytes each.
    private static func hash(_ text: UnsafeBufferPointer<UInt8>) -> Int {
        let bytes = UnsafeRawBufferPointer(text)
        let factor: UInt64 = 0x9E37_79B9_7F4A_7C15
        var hash = UInt64(truncatingIfNeeded: bytes.count)
        if bytes.count < 8 {
            hash ^= bytes.reduce(0) { $0 << 8 | UInt64($1) }
        } else {
            hash ^= bytes.loadUnaligned(as: UInt64.self) &* factor
            hash ^= bytes.loadUnaligned(fromByteOffset: bytes.count - 8, as: UInt64.self)
        }
        return Int(truncatingIfNeeded: (hash &* factor) >> 32)
    }
}
