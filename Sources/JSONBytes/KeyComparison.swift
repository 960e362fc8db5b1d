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
    /// The hash is the standard library's, seeded for each process, so that nobody can prepare keys that collide.
    private func repeatedKeyByTable(of object: Int, count: Int) -> JSONNode? {
        let slots = 1 << (Int.bitWidth - (2 * count - 1).leadingZeroBitCount)
        return withUnsafeTemporaryAllocation(of: UInt32.self, capacity: slots) { table in
            // 0 marks a free slot: the node of index 0 is never a key.
            table.initialize(repeating: 0)
            var key = object + 1
            while key < tape.count {
                var slot = hash(of: tape[key]) & (slots - 1)
                while table[slot] != 0 {
                    if haveEqualValues(tape[Int(table[slot])], tape[key]) { return tape[key] }
                    slot = (slot + 1) & (slots - 1)
                }
                table[slot] = UInt32(truncatingIfNeeded: key)
                key = keyAfter(key)
            }
            return nil
        }
    }

    private func hash(of key: JSONNode) -> Int {
        var hasher = Hasher()
        key.withUTF8(in: source) { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
        return hasher.finalize()
    }

    @inline(__always)
    private func haveEqualValues(_ one: JSONNode, _ other: JSONNode) -> Bool {
        one.extent == other.extent && haveEqualBytes(one, other)
    }

    private func haveEqualBytes(_ one: JSONNode, _ other: JSONNode) -> Bool {
        one.withUTF8(in: source) { other.utf8Equals($0, in: source) }
    }
}
