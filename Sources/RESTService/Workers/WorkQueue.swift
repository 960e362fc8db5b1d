/// Work that waits for a thread, in the order in which it came, but for work on what is being worked on.
struct WorkQueue<Key: Hashable, Work> {
    private var waiting: [(key: Key?, work: Work)] = []
    private var busy: Set<Key> = []
    /// As much may wait.
    let countMax: Int

    init(countMax: Int) { self.countMax = countMax }

    /// How much waits.
    var count: Int { waiting.count }

    /// Adds work at the end; false when as much waits as may.
    ///
    /// - Parameter key: What is worked on; nil for nothing that other work could be on as well.
    mutating func add(_ work: Work, key: Key?) -> Bool {
        guard waiting.count < countMax else { return false }
        waiting.append((key, work))
        return true
    }

    /// Takes the first work that may begin; `finish` is to be called with its key at its end.
    mutating func next() -> (key: Key?, work: Work)? {
        let free = waiting.firstIndex { entry in entry.key.map { !busy.contains($0) } ?? true }
        guard let free else { return nil }
        let next = waiting.remove(at: free)
        if let key = next.key { busy.insert(key) }
        return next
    }

    /// Lets other work on the same begin.
    mutating func finish(_ key: Key?) {
        if let key { busy.remove(key) }
    }

    /// Takes out what nobody waits for any more, and what is taken at the end.
    mutating func remove(where isToGo: (Work) -> Bool) -> [Work] {
        let gone = waiting.filter { isToGo($0.work) }.map(\.work)
        waiting.removeAll { isToGo($0.work) }
        return gone
    }
}
