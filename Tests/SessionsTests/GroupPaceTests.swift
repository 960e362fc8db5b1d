import Testing

@testable import Sessions

/// How long a committer waits for a group to grow.
@Suite("The pace of groups") struct GroupPaceTests {
    private static let betweenTrials = GroupTrial.Moment(wall: GroupTrial.period / 2, processor: 0)

    /// A pace behind a commit of so many writes that took a millisecond, while so many waited.
    private static func pace(count: Int, waiting: Int) -> GroupPace {
        var pace = GroupPace()
        pace.begin(at: 5_000_000)
        pace.end(at: 6_000_000, count: count, waiting: waiting, trialMoment: betweenTrials)
        return pace
    }

    @Test("two parties of clients are brought together, for no longer than a commit takes")
    func parties() {
        var pace = Self.pace(count: 32, waiting: 32)
        let wait = pace.wait(having: 40)
        #expect(wait?.count == 48)
        #expect(wait?.nanoseconds == 1_000_000)
        let whenMostAreThere = pace.wait(having: 48)
        #expect(whenMostAreThere == nil)
    }

    @Test(
        "whoever is alone waits for nobody",
        arguments: [(1, 0, 0), (1, 0, 1), (1, 1, 2), (0, 0, 1), (4, 0, 0)])
    func alone(count: Int, waiting: Int, now: Int) {
        var pace = Self.pace(count: count, waiting: waiting)
        let wait = pace.wait(having: now)
        #expect(wait == nil)
    }

    @Test("a store that hangs is not waited for as long")
    func slow() {
        var pace = GroupPace()
        pace.begin(at: 0)
        pace.end(at: 3_000_000_000, count: 8, waiting: 8, trialMoment: Self.betweenTrials)
        let wait = pace.wait(having: 8)
        #expect(wait?.nanoseconds == 5_000_000)
    }

    @Test("where waiting is in vain it is left out, more often each time")
    func vain() {
        var pace = Self.pace(count: 8, waiting: 8)
        var gaps: [Int] = []
        for _ in 0..<9 {
            var gap = 0
            while pace.wait(having: 8) == nil { gap += 1 }
            gaps.append(gap)
            pace.waited(inVain: true)
        }
        #expect(gaps == [0, 1, 2, 4, 8, 16, 32, 64, 64])
        while pace.wait(having: 8) == nil {}
        pace.waited(inVain: false)
        let again = pace.wait(having: 8)
        #expect(again != nil)
        pace.waited(inVain: true)
        let (leftOut, next) = (pace.wait(having: 8), pace.wait(having: 8))
        #expect(leftOut == nil && next != nil)
    }
}

/// Whether groups are to wait, found out by trying.
@Suite("The trial of waits") struct GroupTrialTests {
    /// Groups of so many writes with waits, and of so many without, that cost so much of the processors each.
    private struct Store {
        var trial = GroupTrial()
        private var (now, processor) = (0, 0)

        /// Carries groups out, of a millisecond each, for so long.
        mutating func carryOut(
            milliseconds: Int, with: Int, without: Int, gap: Int = 0,
            processor: (with: Int, without: Int)? = nil
        ) {
            let end = now + milliseconds * 1_000_000
            while now < end {
                now += 1_000_000 + gap
                let (count, costs) =
                    trial.waits ? (with, processor?.with ?? with) : (without, processor?.without ?? without)
                self.processor += costs
                trial.end(
                    at: GroupTrial.Moment(wall: now, processor: self.processor), count: count,
                    duration: 1_000_000)
            }
        }

        /// Has the wall clock set.
        mutating func set(back nanoseconds: Int) { now -= nanoseconds }
    }

    @Test(
        "groups wait unless those that do not carry out more by a twentieth",
        arguments: [(48, 24, true), (40, 40, true), (40, 41, true), (40, 43, false), (27, 33, false)])
    func judgement(with: Int, without: Int, waits: Bool) {
        var store = Store()
        store.carryOut(milliseconds: 1_000, with: with, without: without)
        #expect(store.trial.waits == waits)
        store.carryOut(milliseconds: 25_000, with: with, without: without)
        #expect(store.trial.waits == waits)
    }

    @Test(
        "what groups without waits carry out more at as much more of the processors counts for nothing",
        arguments: [(1_000, 1_500, true), (1_000, 1_250, false), (1_000, 900, false), (1_000, 2_000, true)])
    func processors(with: Int, without: Int, waits: Bool) {
        var store = Store()
        store.carryOut(milliseconds: 1_000, with: 20, without: 25, processor: (with, without))
        #expect(store.trial.waits == waits)
    }

    @Test("the next trial may judge otherwise")
    func again() {
        var store = Store()
        store.carryOut(milliseconds: 1_000, with: 40, without: 50)
        #expect(!store.trial.waits)
        store.carryOut(milliseconds: 24_000, with: 40, without: 30)
        #expect(store.trial.waits)
    }

    @Test("a store that is left alone between its commits judges nothing")
    func idle() {
        var store = Store()
        store.carryOut(milliseconds: 7_000, with: 10, without: 20, gap: 5_000_000)
        #expect(store.trial.waits)
        store.carryOut(milliseconds: 2_000, with: 10, without: 20)
        #expect(!store.trial.waits)
    }

    @Test("a clock that is set back within a turn makes nothing of the turn's time")
    func clock() {
        var store = Store()
        store.carryOut(milliseconds: 100, with: 40, without: 50)
        store.set(back: 60_000_000)
        store.carryOut(milliseconds: 1_000, with: 40, without: 50)
        #expect(!store.trial.waits)
    }

    @Test("how a turn begins is not counted")
    func beginning() {
        var store = Store()
        for _ in 0..<GroupTrial.turnCount {
            store.carryOut(milliseconds: 14, with: 40, without: 0)
            store.carryOut(milliseconds: 111, with: 40, without: 44)
        }
        store.carryOut(milliseconds: 10, with: 40, without: 44)
        #expect(!store.trial.waits)
    }

    @Test(
        "replicas at one another's cost find together what none of them finds alone",
        arguments: [true, false])
    func together(haveOneClock: Bool) {
        // Who does not wait is ahead of one who does; where nobody waits, all are slower.
        var (trials, processor) = ([GroupTrial(), GroupTrial()], [0, 0])
        for group in 0..<9_000 {
            let wait = trials.map(\.waits)
            for own in 0...1 {
                let count =
                    switch (wait[own], wait[1 - own]) {
                    case (true, true): 40
                    case (true, false): 20
                    case (false, true): 44
                    case (false, false): 24
                    }
                processor[own] += 1_000
                let wall = group * 1_000_000 + (haveOneClock ? 0 : own * 4_000_000_000)
                trials[own].end(
                    at: GroupTrial.Moment(wall: wall, processor: processor[own]), count: count,
                    duration: 1_000_000)
            }
        }
        #expect(trials.map(\.waits) == [haveOneClock, haveOneClock])
    }
}

/// What comes of the pace with a store and with clients that come back when they are answered.
@Suite("The pace of groups over time") struct GroupPaceCourseTests {
    /// How many writes are carried out in a second by 64 clients, whose next writes follow one another by
    /// 15 microseconds.
    ///
    /// - Parameters:
    ///   - fixed: What each commit takes, in microseconds.
    ///   - each: What it takes besides for each write.
    private static func rate(fixed: Int, each: Int, waits: Bool) -> Int {
        var pace = GroupPace()
        var arrivals = Array(repeating: 0, count: 64)
        var (now, lastArrival, count) = (0, 0, 0)
        while now < 20_000_000_000 {
            now = max(now, arrivals[0])
            let there = arrivals.count { $0 <= now }
            if waits, let wait = pace.wait(having: there) {
                let (wanted, end) = (arrivals[wait.count - 1], now + wait.nanoseconds)
                pace.waited(inVain: wanted > end)
                now = min(wanted, end)
            }
            let group = arrivals.count { $0 <= now }
            arrivals.removeFirst(group)
            pace.begin(at: now)
            now += (fixed + each * group) * 1_000
            pace.end(
                at: now, count: group, waiting: arrivals.count { $0 <= now },
                trialMoment: GroupTrial.Moment(wall: now, processor: now))
            for _ in 0..<group {
                lastArrival = max(lastArrival, now) + 15_000
                arrivals.append(lastArrival)
            }
            count += group
        }
        return count / 20
    }

    @Test("where a commit costs as much for few, groups are twice as large and carry out a fifth more")
    func fixedCosts() {
        let alone = Self.rate(fixed: 3_000, each: 5, waits: false)
        #expect(Self.rate(fixed: 3_000, each: 5, waits: true) > alone * 6 / 5)
    }

    @Test("groups that would do better without waits are found by trying")
    func trying() {
        var pace = GroupPace()
        var (now, processor, count) = (0, 0, 0)
        for _ in 0..<1_024 {
            let wait = pace.wait(having: 8)
            if now >= GroupTrial.turn * GroupTrial.turnCount + 2_000_000, wait != nil { count += 1 }
            pace.begin(at: now)
            now += wait == nil ? 1_000_000 : 2_000_000
            processor += 1_000_000
            pace.end(
                at: now, count: 32, waiting: 8,
                trialMoment: GroupTrial.Moment(wall: now, processor: processor))
        }
        #expect(count == 0)
    }

    @Test("one client's groups are no part of a trial")
    func aloneFirst() {
        var pace = GroupPace()
        var now = 0
        func carryOut(until end: Int, count: Int, waiting: Int, taking nanoseconds: Int) {
            while now < end {
                pace.begin(at: now)
                now += nanoseconds
                pace.end(
                    at: now, count: count, waiting: waiting,
                    trialMoment: GroupTrial.Moment(wall: now, processor: now))
            }
        }
        // One client in the turns with waits, whose groups carry out little, and many in those without.
        for turn in 1...GroupTrial.turnCount {
            carryOut(
                until: turn * GroupTrial.turn, count: turn % 2 == 0 ? 32 : 1, waiting: 0, taking: 1_000_000)
        }
        carryOut(until: now + 1_000_000_000, count: 32, waiting: 8, taking: 1_000_000)
        let wait = pace.wait(having: 8)
        #expect(wait != nil)
    }

    @Test("processor time is added up while there is a trial, and never else")
    func processorTime() {
        let between = GroupTrial.period / 2
        #expect(GroupTrial.Moment.now(at: 0).processor > 0)
        #expect(GroupTrial.Moment.now(at: GroupTrial.turn * GroupTrial.turnCount - 1).processor > 0)
        #expect(GroupTrial.Moment.now(at: GroupTrial.turn * GroupTrial.turnCount).processor == 0)
        #expect(GroupTrial.Moment.now(at: between).wall == between)
        #expect(GroupTrial.Moment.now(at: between).processor == 0)
    }

    @Test("where it costs by the write, little is lost", arguments: [(300, 20), (900, 6), (50, 12)])
    func costsByTheWrite(fixed: Int, each: Int) {
        let alone = Self.rate(fixed: fixed, each: each, waits: false)
        #expect(Self.rate(fixed: fixed, each: each, waits: true) > alone * 95 / 100)
    }
}
