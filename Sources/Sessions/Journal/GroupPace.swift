/// How long a committer waits for more writes before a group is carried out.
///
/// Clients that send their next request when they have the answer to the last one fall into two parties, of
/// which one gathers while the other one is committed, so that a group is half of what it could be. A wait of
/// less than a commit's time brings them together: all are told sooner than in two commits. Where nobody
/// comes the next waits are left out, more of them each time.
struct GroupPace {
    /// When the last group was begun and how long it took, in nanoseconds.
    private var (begun, duration) = (0, 0)
    /// How many writes there were when it was committed: in it or waiting.
    private var company = 0
    /// How many groups are carried out at once, and how many after the next wait in vain.
    private var (leftOut, leftOutNext) = (0, 1)

    /// A wait on a clock of a few tens of microseconds.
    struct Wait {
        /// How many writes end it.
        let count: Int
        /// When it ends without them.
        let nanoseconds: Int
    }

    /// Where a store takes longer, more company is not what it lacks.
    private static let nanosecondsMax = 5_000_000
    private static let leftOutMax = 64

    /// Takes note that a group is carried out.
    mutating func begin(at nanoseconds: Int) { begun = nanoseconds }

    /// Takes note that a group of so many writes is committed, while so many wait.
    mutating func end(at nanoseconds: Int, count: Int, waiting: Int) {
        duration = nanoseconds - begun
        company = count + waiting
    }

    /// What is to be waited for, when so many writes are there; nil for nothing.
    mutating func wait(having waiting: Int) -> Wait? {
        // Those who are slow to come back are the next group.
        let count = company - company / 4
        guard waiting > 0, waiting < count else { return nil }
        if leftOut > 0 {
            leftOut -= 1
            return nil
        }
        return Wait(count: count, nanoseconds: min(duration, GroupPace.nanosecondsMax))
    }

    /// Takes note of how a wait ended.
    mutating func waited(inVain isInVain: Bool) {
        leftOut = isInVain ? leftOutNext : 0
        leftOutNext = isInVain ? min(leftOutNext * 2, GroupPace.leftOutMax) : 1
    }
}
