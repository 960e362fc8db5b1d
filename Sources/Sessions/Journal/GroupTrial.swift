/// Finds out by trying whether groups that wait carry out more writes in their time, and for theirs of the
/// processors, than those that do not.
///
/// Of several replicas that share a database or processors each alone would do better without: a group that
/// does not wait is ahead of those of the others, at their cost. So turns are told from the wall clock, which
/// replicas have in common, and each finds what all of them do together.
struct GroupTrial {
    /// When a group was committed.
    struct Moment {
        /// By the wall clock, in nanoseconds since 1970.
        let wall: Int
        /// How much processor time the process has used by then, in nanoseconds; none between two trials.
        ///
        /// The system adds up all threads for it.
        let processor: Int

        static var now: Moment { .now(at: SystemClock.wallNanoseconds()) }

        /// Now, which the wall clock says is that.
        static func now(at wall: Int) -> Moment {
            Moment(wall: wall, processor: Turn(at: wall) == nil ? 0 : ProcessClock.nanoseconds())
        }
    }

    /// What was carried out in the turns of a trial that is not judged yet.
    private var (with, without) = (Yield(), Yield())
    /// The last group; nil before the first.
    private var last: Moment?
    /// How many times as much groups carried out that did not wait, in the trials so far, the later counting
    /// more.
    private var advantage: Double?

    /// How many groups and writes were carried out, in how many nanoseconds and for how many of the
    /// processors.
    private struct Yield {
        var (groups, writes, nanoseconds, processor) = (0, 0, 0, 0)

        /// Writes in their time and for theirs of the processors; nil where too few groups were counted.
        var worth: Double? {
            guard groups >= GroupTrial.groupsMin, nanoseconds > 0, processor > 0 else { return nil }
            return Double(writes) / Double(nanoseconds) * Double(writes) / Double(processor)
        }
    }

    /// A trial has four turns, every other one with waits; the next one begins after so many nanoseconds.
    static let (turn, turnCount, period) = (125_000_000, 4, 8_000_000_000)
    /// So many nanoseconds at a turn's beginning are not counted: parties merge and part in some groups only,
    /// and the clocks of replicas differ a little.
    private static let settling = 15_000_000
    private static let groupsMin = 8
    /// Groups that wait take less of the database for each write, so that they stay where others carry out
    /// little more.
    private static let advantageMin = 1.05
    /// A store that was left alone for longer than so many commits tells nothing.
    private static let idleCommits = 4

    /// Where in a trial a moment lies; nil between two of them.
    private struct Turn: Equatable {
        let number: Int
        let isSettled: Bool
        var waits: Bool { number % 2 == 0 }

        init?(at wall: Int) {
            let (turns, passed) = (wall % GroupTrial.period).quotientAndRemainder(
                dividingBy: GroupTrial.turn)
            guard (0..<GroupTrial.turnCount).contains(turns) else { return nil }
            (number, isSettled) = (turns, passed >= GroupTrial.settling)
        }
    }

    /// Whether groups are to wait now.
    var waits: Bool {
        last.flatMap { Turn(at: $0.wall) }?.waits ?? ((advantage ?? 0) < GroupTrial.advantageMin)
    }

    /// Takes note that a group of so many writes, whose commit took so long, is committed.
    mutating func end(at moment: Moment, count: Int, duration: Int) {
        defer { last = moment }
        guard let last else { return }
        guard let turn = Turn(at: moment.wall) else { return judge() }
        let passed = moment.wall - last.wall
        // The wall clock may be set meanwhile.
        guard turn.isSettled, turn == Turn(at: last.wall),
            (0...duration * (GroupTrial.idleCommits + 1)).contains(passed)
        else { return }
        func add(to yield: inout Yield) {
            yield.groups += 1
            yield.writes += count
            yield.nanoseconds += passed
            yield.processor += moment.processor - last.processor
        }
        if turn.waits { add(to: &with) } else { add(to: &without) }
    }

    private mutating func judge() {
        defer { (with, without) = (Yield(), Yield()) }
        guard let with = with.worth, let without = without.worth else { return }
        let found = without / with
        advantage = advantage.map { $0 + (found - $0) / 4 } ?? found
    }
}
