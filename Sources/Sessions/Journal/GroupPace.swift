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
/// delays them; so both ways are tried in turn, and ``GroupTrial`` says which carries out more. A store that
/// works on the service's own processors takes less of them the larger its groups are, and is not tried.
struct GroupPace {
    /// When the last group was begun and how long it took, in nanoseconds.
    private var (begun, duration) = (0, 0)
    /// How many writes there were when it was committed: in it or waiting.
    private var company = 0
    /// How many groups are carried out at once, and how many after the next wait in vain.
    private var (leftOut, leftOutNext) = (0, 1)
    /// Nil where groups always wait.
    private var trial: GroupTrial?

    /// Sets whether it is tried out that groups should wait.
    init(isTried: Bool) {
        trial = isTried ? GroupTrial() : nil
    }

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
    /// - Parameter processor: How much processor time the process has used by now, in nanoseconds; 0 where
    ///   nothing is tried.
    mutating func end(at nanoseconds: Int, count: Int, waiting: Int, processor: Int) {
        duration = nanoseconds - begun
        company = count + waiting
        // With one client there is nobody to wait for, in either turn of a trial.
        guard company > 1 else { return }
        trial?.end(at: nanoseconds, count: count, duration: duration, processor: processor)
    }

    /// What is to be waited for, when so many writes are there; nil for nothing.
    mutating func wait(having waiting: Int) -> Wait? {
        // Those who are slow to come back are the next group.
        let count = company - company / 4
        guard waiting > 0, waiting < count, trial?.waits ?? true else { return nil }
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

/// Finds out by trying whether groups that wait carry out more writes in their time, and for theirs of the
/// processors, than those that do not.
///
/// By their time alone each of several replicas on one machine would do better without: a group that does not
/// wait is ahead of those of the others, at their cost. What it takes of the processors tells.
struct GroupTrial {
    /// How many groups have been carried out since the trial began.
    private var groupCount = 0
    /// When the last one was committed, and the processor time by then; nil before the first.
    private var last: (end: Int, processor: Int)?
    private var (with, without) = (Yield(), Yield())
    /// How many times as much groups carried out that did not wait, in the trials so far, the later counting
    /// more.
    private var advantage: Double?

    /// How many writes were carried out, in how many nanoseconds and for how many of the processors.
    private struct Yield {
        var (writes, nanoseconds, processor) = (0, 0, 0)

        /// Writes in their time and for theirs of the processors; nil where none were counted.
        var worth: Double? {
            guard nanoseconds > 0, processor > 0 else { return nil }
            return Double(writes) / Double(nanoseconds) * Double(writes) / Double(processor)
        }
    }

    /// A trial has four turns, every other one with waits; the next begins after so many groups.
    private static let (turn, trial, period) = (64, 256, 4_096)
    /// So many groups at a turn's beginning are not counted: parties merge and part in some groups only.
    private static let settling = 8
    /// Groups that wait take less of the database for each write, so that they stay where others carry out
    /// little more.
    private static let advantageMin = 1.05
    /// A store that was left alone for longer than so many commits tells nothing.
    private static let idleCommits = 4

    /// Whether groups are to wait now.
    var waits: Bool {
        if groupCount < GroupTrial.trial { return isTurnWithWaits }
        return (advantage ?? 0) < GroupTrial.advantageMin
    }

    private var isTurnWithWaits: Bool { groupCount / GroupTrial.turn % 2 == 0 }

    /// Takes note that a group of so many writes, whose commit took so long, is committed.
    ///
    /// - Parameter processor: How much processor time the process has used by now, in nanoseconds.
    mutating func end(at nanoseconds: Int, count: Int, duration: Int, processor: Int) {
        defer { last = (nanoseconds, processor) }
        guard let last, nanoseconds - last.end <= duration * (GroupTrial.idleCommits + 1) else { return }
        if groupCount < GroupTrial.trial, groupCount % GroupTrial.turn >= GroupTrial.settling {
            func add(to yield: inout Yield) {
                yield.writes += count
                yield.nanoseconds += nanoseconds - last.end
                yield.processor += processor - last.processor
            }
            if isTurnWithWaits { add(to: &with) } else { add(to: &without) }
        }
        groupCount += 1
        if groupCount == GroupTrial.trial { judge() }
        if groupCount == GroupTrial.period { groupCount = 0 }
    }

    private mutating func judge() {
        defer { (with, without) = (Yield(), Yield()) }
        guard let with = with.worth, let without = without.worth, with > 0 else { return }
        let found = without / with
        advantage = advantage.map { $0 + (found - $0) / 4 } ?? found
    }
}
