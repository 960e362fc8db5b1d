/// Finds a key that an object names twice; keys are compared by their bytes after escapes are resolved.
struct KeyComparison {
    let tape: UnsafeBufferPointer<JSONNode>
    let source: UnsafeBufferPointer<UInt8>

    /// Up to this many keys, comparing each with each is faster than a table.
    private static let pairwiseMax = 16

    /// The first key, in document order, that an earlier one of the object equals.
    func firstRepeatedKey(of object: Int, count: Int) -> JSONNode? {
        count <= Self.pairwiseMax
            ? repeatedKeyByPairs(of: object) : repeatedKeyByTable(of: object, count: count)
    }

    @inline(__always)
    private func keyAfter(_ key: Int) -> Int {
        let value = tape[key + 1]
        return value.tag.isContainer ? Int(value.extent) : key + 2
    }

    private func repeatedKeyByPairs(of object: Int) -> JSONNode? {
        var later = keyAfter(object + 1)
        while later < tape.count {
            var earlier = object + 1
            while earlier < later {
                if haveEqualValues(tape[earlier], tape[later]) { return tape[later] }
                earlier = keyAfter(earlier)
            }
            later = keyAfter(later)
        }
        return nil
    }

    /// Looks the keys up in a table with open addressing, filled at most by half.
    ///
    /// The hash is the standard library's, seeded for each process, so that nobody can prepare keys that
    /// collide.
    private func repeatedKeyByTable(of object: Int, count: Int) -> JSONNode? {
        let slots = 1 << (Int.bitWidth - (2 * count - 1).leadingZeroBitCount)
        return withUnsafeTemporaryAllocation(of: Slot.self, capacity: slots) { table in
            table.initialize(repeating: Slot(key: 0, hash: 0))
            var key = object + 1
            while key < tape.count {
                let hash = hash(of: tape[key])
                let entry = Slot(
                    key: UInt32(truncatingIfNeeded: key), hash: UInt32(truncatingIfNeeded: hash >> 32))
                var place = hash & (slots - 1)
                while table[place].key != 0 {
                    if table[place].hash == entry.hash,
                        haveEqualValues(tape[Int(table[place].key)], tape[key])
                    {
                        return tape[key]
                    }
                    place = (place + 1) & (slots - 1)
                }
                table[place] = entry
                key = keyAfter(key)
            }
            return nil
        }
    }

    /// A key's node, 0 if the slot is free (that node is never a key), and the half of its hash that chose no
    /// slot.
    private struct Slot {
        let key: UInt32
        let hash: UInt32
    }

    private func hash(of key: JSONNode) -> Int {
        key.withUTF8(in: source) { text in
            var hasher = Hasher()
            hasher.combine(bytes: UnsafeRawBufferPointer(text))
            return hasher.finalize()
        }
    }

    @inline(__always)
    private func haveEqualValues(_ one: JSONNode, _ other: JSONNode) -> Bool {
        one.extent == other.extent && haveEqualBytes(one, other)
    }

    private func haveEqualBytes(_ one: JSONNode, _ other: JSONNode) -> Bool {
        one.withUTF8(in: source) { other.utf8Equals($0, in: source) }
    }
}
