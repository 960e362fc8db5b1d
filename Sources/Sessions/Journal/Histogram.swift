import Synchronization

/// A histogram of durations whose recording costs a few relaxed additions and no lock.
package struct Histogram: ~Copyable, Sendable {
    /// The upper bounds in microseconds; one more bucket takes the rest.
    package static let boundsMicroseconds = [
        10, 25, 50, 100, 250, 500, 1_000, 2_500, 10_000, 50_000, 250_000, 1_000_000, 5_000_000,
    ]

    private let buckets = InlineArray<14, Atomic<Int>> { _ in Atomic(0) }
    private let sumNanoseconds = Atomic<Int>(0)

    /// An empty histogram.
    package init() {}

    /// Adds one duration.
    package func record(nanoseconds: Int) {
        buckets[Histogram.bucket(of: nanoseconds)].wrappingAdd(1, ordering: .relaxed)
        sumNanoseconds.wrappingAdd(nanoseconds, ordering: .relaxed)
    }

    /// Adds several durations.
    func record(_ batch: Batch) {
        for index in batch.counts.indices where batch.counts[index] > 0 {
            buckets[index].wrappingAdd(batch.counts[index], ordering: .relaxed)
        }
        sumNanoseconds.wrappingAdd(batch.sumNanoseconds, ordering: .relaxed)
    }

    /// Durations that are added together.
    struct Batch {
        fileprivate var counts = InlineArray<14, Int>(repeating: 0)
        fileprivate var sumNanoseconds = 0
        /// The last bucket and what belongs to it; a group's durations are alike.
        private var (bucket, lower, upper) = (0, 0, -1)

        mutating func add(nanoseconds: Int) {
            if nanoseconds <= lower || nanoseconds > upper {
                bucket = Histogram.bucket(of: nanoseconds)
                let bounds = Histogram.boundsMicroseconds
                lower = bucket == 0 ? -1 : bounds[bucket - 1] * 1_000 + 999
                upper = bucket == bounds.count ? .max : bounds[bucket] * 1_000 + 999
            }
            counts[bucket] += 1
            sumNanoseconds += nanoseconds
        }
    }

    private static func bucket(of nanoseconds: Int) -> Int {
        let microseconds = nanoseconds / 1_000
        var index = 0
        while index < boundsMicroseconds.count, microseconds > boundsMicroseconds[index] { index += 1 }
        return index
    }

    /// The number of durations in each bucket, and their sum in seconds.
    package var snapshot: (counts: [Int], sumSeconds: Double) {
        var counts: [Int] = []
        for index in buckets.indices { counts.append(buckets[index].load(ordering: .relaxed)) }
        return (counts, Double(sumNanoseconds.load(ordering: .relaxed)) / 1e9)
    }
}
