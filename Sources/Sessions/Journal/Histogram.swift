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
        let microseconds = nanoseconds / 1_000
        var index = 0
        while index < Histogram.boundsMicroseconds.count, microseconds > Histogram.boundsMicroseconds[index] {
            index += 1
        }
        buckets[index].add(1, ordering: .relaxed)
        sumNanoseconds.add(nanoseconds, ordering: .relaxed)
    }

    /// The number of durations in each bucket, and their sum in seconds.
    package var snapshot: (counts: [Int], sumSeconds: Double) {
        var counts: [Int] = []
        for index in buckets.indices { counts.append(buckets[index].load(ordering: .relaxed)) }
        return (counts, Double(sumNanoseconds.load(ordering: .relaxed)) / 1e9)
    }
}
