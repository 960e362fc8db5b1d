/// The places of names in a list that is known beforehand, found by a key's bytes without making a string.
///
/// A table with open addressing, filled at most by half. The hash need not resist anybody: what is looked up
/// is never put in. It is not generic, because generic code is not specialised across targets.
package struct NameIndex: Sendable {
    private let slots: [Slot]

    private struct Slot: Sendable {
        let name: [UInt8]
        /// Negative where the slot is free.
        let place: Int
    }

    /// Makes the table; of two equal names the first one counts.
    package init(_ names: [String]) {
        let count = 1 << (Int.bitWidth - (2 * names.count).leadingZeroBitCount)
        var slots = [Slot](repeating: Slot(name: [], place: -1), count: count)
        for (place, name) in names.enumerated() {
            let name = Array(name.utf8)
            var slot = name.withUnsafeBufferPointer(Self.hash) & (count - 1)
            while slots[slot].place >= 0 { slot = (slot + 1) & (count - 1) }
            slots[slot] = Slot(name: name, place: place)
        }
        self.slots = slots
    }

    /// The place of a key, or string, among the names; nil if it is none of them.
    package func place(of key: JSONValue) -> Int? {
        key.withUTF8 { text in
            slots.withUnsafeBufferPointer { slots -> Int? in
                var slot = Self.hash(text) & (slots.count - 1)
                while slots[slot].place >= 0 {
                    let isFound = slots[slot].name.withUnsafeBufferPointer { equalBytes($0, text) }
                    if isFound { return slots[slot].place }
                    slot = (slot + 1) & (slots.count - 1)
                }
                return nil
            }
        } ?? nil
    }

    /// FNV-1a over the length and the ends of the text, in which names differ.
    private static func hash(_ text: UnsafeBufferPointer<UInt8>) -> Int {
        var hash = UInt64(truncatingIfNeeded: text.count) ^ 0xcbf2_9ce4_8422_2325
        for index in 0..<min(text.count, 4) { hash = (hash ^ UInt64(text[index])) &* 0x100_0000_01b3 }
        for index in max(text.count - 6, 0)..<text.count {
            hash = (hash ^ UInt64(text[index])) &* 0x100_0000_01b3
        }
        return Int(truncatingIfNeeded: hash >> 32)
    }
}
