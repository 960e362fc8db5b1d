/// How long a committer waits for more writes before a group is carried out.
///
/// Clients that send their next request when they have the answer to the last one fall into two parties, of
/// which one gathers while the other one is committed, so that a group is half of what it could be. A wait of
/// less than a commit's time brings them together: all are told sooner than in two commits. Where nobody
/// comes the next waits are left out, more of them each time.
///
/// Together they leave the processors idle while they are committed, and the store while they gather. That
/// costs nothing where either has enough to do: with the processors busy one replica over PostgreSQL carried
/// out a quarter more, three on one machine an eighth. On a quiet one it cost a sixth of the requests.
/// Neither the store's time nor the gap before a group tells these apart, since both grow with whatever
/// delays them; so both ways are tried in turn, and ``GroupTrial`` says which carries out more. Over
/// a disk of the service's own nothing is tried, and no group waits.
struct GroupPace {
    /// When the last group was begun and how long it took, in nanoseconds.
    private var (begun, duration) = (0, 0)
    /// How many writes there were when it was committed: in it or waiting.
    private var company = 0
    /// How many groups are carried out at once, and how many after the next wait in vain.
    private var (leftOut, leftOutNext) = (0, 1)
    private var trial = GroupTrial()

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
    ///
    /// - Parameter trialMoment: When that is for a trial.
    mutating func end(at nanoseconds: Int, count: Int, waiting: Int, trialMoment: GroupTrial.Moment) {
        duration = nanoseconds - begun
        company = count + waiting
        // With one client there is nobody to wait for, in either turn of a trial.
        guard company > 1 else { return }
        trial.end(at: trialMoment, count: count, duration: duration)
    }

    /// What is to be waited for, when so many writes are there; nil for nothing.
    mutating func wait(having waiting: Int) -> Wait? {
        // Those who are slow to come back are the next group.
        let count = company - company / 4
        guard waiting > 0, waiting < count, trial.waits else { return nil }
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
