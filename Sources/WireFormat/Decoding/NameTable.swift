import JSONBytes

/// Values by names that are known beforehand, found by a key's bytes without making a string of them.
///
/// A table with open addressing, filled at most by half. The hash need not resist anybody: what is looked up is
/// never put in.
struct NameTable<Value: Sendable>: Sendable {
    private let slots: [Slot]

    private struct Slot: Sendable {
        let name: [UInt8]
        /// Nil where the slot is free.
        let value: Value?
    }

    /// Makes the table; of two values with the same name the first is found.
    init(_ values: [(name: String, value: Value)]) {
        var slots = [Slot](
            repeating: Slot(name: [], value: nil),
            count: 1 << (Int.bitWidth - (2 * values.count).leadingZeroBitCount))
        for (name, value) in values {
            let name = Array(name.utf8)
            var place = name.withUnsafeBufferPointer(Self.hash) & (slots.count - 1)
            while slots[place].value != nil { place = (place + 1) & (slots.count - 1) }
            slots[place] = Slot(name: name, value: value)
        }
        self.slots = slots
    }

    /// The value of a name; nil if there is none.
    func value(of key: JSONValue) -> Value? {
        key.withUTF8 { text in
            slots.withUnsafeBufferPointer { slots -> Value? in
                var place = Self.hash(text) & (slots.count - 1)
                while slots[place].value != nil {
                    if slots[place].name.elementsEqual(text) { return slots[place].value }
                    place = (place + 1) & (slots.count - 1)
                }
                return nil
            }
        } ?? nil
    }

    /// FNV-1a over the ends of the text, in which names differ, and its length.
    private static func hash(_ text: UnsafeBufferPointer<UInt8>) -> Int {
        var hash = UInt64(truncatingIfNeeded: text.count) ^ 0xcbf2_9ce4_8422_2325
        for byte in text.prefix(4) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        for byte in text.suffix(6) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return Int(truncatingIfNeeded: hash >> 32)
    }
}
