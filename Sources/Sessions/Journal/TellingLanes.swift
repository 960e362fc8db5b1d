import Synchronization

/// The completions of writes whose threads are told on themselves: thread by thread, in the writes' order.
///
/// What a completion touches and frees belongs to a request of that thread, which has allocated it and has
/// it in its processor's caches; the journal's writer would fetch all of it, and the thread fetch it back.
struct TellingLanes: Sendable {
    private var desks: [ServingThread.Desk] = []
    private var completions: [[JournalCompletion]] = []

    /// More threads than these are told by the journal's.
    private static let countMax = 64

    /// Takes the completion of a write of the thread that has the desk.
    ///
    /// - Returns: The thread's place; nil where it is not told on itself.
    mutating func add(_ completion: @escaping JournalCompletion, for desk: ServingThread.Desk) -> Int? {
        for place in desks.indices where desks[place] === desk {
            completions[place].append(completion)
            return place
        }
        guard desks.count < TellingLanes.countMax else { return nil }
        desks.append(desk)
        completions.append([completion])
        return desks.count - 1
    }

    /// Takes out all that wait.
    mutating func takeAll() -> TellingLanes {
        let all = self
        completions = all.completions.map { waiting in
            var next: [JournalCompletion] = []
            // The next group will be about as large.
            next.reserveCapacity(waiting.count)
            return next
        }
        return all
    }

    /// Takes out those of the writes that have waited longest.
    mutating func take(of writes: [PendingWrite]) -> TellingLanes {
        var taken = self
        for place in completions.indices {
            let count = writes.count { $0.lane == place }
            taken.completions[place] = Array(completions[place][..<count])
            completions[place].removeFirst(count)
        }
        return taken
    }

    /// Takes out those whose write has failed, with why.
    mutating func takeFailures(
        _ writes: [PendingWrite], _ results: [JournalError?]
    ) -> [(JournalCompletion, JournalError?)] {
        var failures: [(JournalCompletion, JournalError?)] = []
        let all = completions
        completions = all.map { _ in [] }
        var next = all.map(\.startIndex)
        for (pending, result) in zip(writes, results) {
            guard let place = pending.lane else { continue }
            let completion = all[place][next[place]]
            next[place] += 1
            if let result {
                failures.append((completion, result))
            } else {
                completions[place].append(completion)
            }
        }
        return failures
    }

    /// Has each thread tell those who wait on it that their writes are durable.
    consuming func tell() {
        for place in desks.indices where !completions[place].isEmpty {
            let told = Told(completions[place])
            completions[place] = []
            if desks[place].post?({ told.tell() }) != true { told.tell() }
        }
    }

    /// Those who wait on one thread; freed where they are told.
    private final class Told: Sendable {
        private let completions: Mutex<[JournalCompletion]>

        init(_ completions: [JournalCompletion]) {
            self.completions = Mutex(completions)
        }

        func tell() {
            let all = completions.withLock { completions in
                defer { completions = [] }
                return completions
            }
            for completion in all { completion(nil) }
        }
    }
}
