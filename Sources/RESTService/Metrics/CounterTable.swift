/// A fixed number of counters of a kind, none of which is ever copied.
///
/// In an array they would be objects, and to count in one would count a reference to it first, which moves
/// the cache line in which both are between the processors.
struct CounterTable<Counters: ~Copyable & Sendable>: ~Copyable, Sendable {
    let count: Int
    // Memory of the table's own, from its beginning to its end; what is in it may be used by all threads.
    private nonisolated(unsafe) let start: UnsafeMutablePointer<Counters>

    init(count: Int, _ make: () -> Counters) {
        self.count = count
        start = .allocate(capacity: count)
        for place in 0..<count { (start + place).initialize(to: make()) }
    }

    deinit {
        start.deinitialize(count: count)
        start.deallocate()
    }

    subscript(place: Int) -> Counters {
        @inline(__always) _read {
            precondition(place >= 0 && place < count)
            yield start[place]
        }
    }
}
