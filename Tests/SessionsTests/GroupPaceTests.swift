import Testing

@testable import Sessions

/// How long a committer waits for a group to grow.
@Suite("The pace of groups") struct GroupPaceTests {
    /// A pace behind a commit of so many writes that took a millisecond, while so many waited.
    private static func pace(count: Int, waiting: Int) -> GroupPace {
        var pace = GroupPace()
        pace.begin(at: 5_000_000)
        pace.end(at: 6_000_000, count: count, waiting: waiting)
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
        pace.end(at: 3_000_000_000, count: 8, waiting: 8)
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
