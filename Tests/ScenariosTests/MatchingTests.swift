import ControllerHierarchy
import RandomWalks
import Scenarios
import Sessions
import Testing
import WireFormat

/// Lines expected in any order, against a matching by the book, and what comparisons of any mode may cost.
@Suite struct MatchingTests {
    /// A console message and its line.
    private static func message(_ text: String) -> Event {
        EventCatalogue.event(.console, EventCatalogue.app, .message(category: nil, text: text))
    }

    private static func lines(_ messages: [String], _ cache: inout EventLines) throws -> [EventLine] {
        try messages.map { try cache.line(of: message($0)) }
    }

    private static func patterns(_ texts: [String]) throws -> [EventPattern] {
        try texts.map { try EventPattern("console: \($0)") }
    }

    /// The size of a maximum matching, each expected line trying in turn to push others aside.
    private static func naiveCount(_ patterns: [EventPattern], _ lines: [EventLine]) -> Int {
        var owner = [Int?](repeating: nil, count: lines.count)
        func assign(_ pattern: Int, _ visited: inout Set<Int>) -> Bool {
            for line in lines.indices
            where !visited.contains(line) && patterns[pattern].matches(lines[line], names: ControllerNames())
            {
                visited.insert(line)
                let isFree = owner[line].map { assign($0, &visited) } ?? true
                guard isFree else { continue }
                owner[line] = pattern
                return true
            }
            return false
        }
        return patterns.indices.count { pattern in
            var visited: Set<Int> = []
            return assign(pattern, &visited)
        }
    }

    @Test func anyOrderPairsAsManyAsCanBe() throws {
        var random = SeededGenerator(seed: 12)
        let letters = ["a", "b", "c", "d", "e"]
        for round in 0..<1_500 {
            func word(_ length: ClosedRange<Int>) -> String {
                (0..<Int.random(in: length, using: &random)).map { _ in
                    letters[Int.random(in: 0..<5, using: &random)]
                }
                .joined()
            }
            let messages = (0..<Int.random(in: 0...9, using: &random)).map { _ in word(1...3) }
            let texts = (0..<Int.random(in: 0...9, using: &random)).map { _ in
                switch Int.random(in: 0..<4, using: &random) {
                case 0: messages.randomElement(using: &random) ?? "a"
                case 1: "*\(word(1...1))*"
                case 2: "\(word(1...1))*"
                default: "*\(word(1...2))"
                }
            }
            var cache = EventLines()
            // Every other round equal lines are not the same object.
            let lines =
                try round % 2 == 0
                ? Self.lines(messages, &cache)
                : messages.map { EventLine(Self.message($0), text: "console: \($0)") }
            let patterns = try Self.patterns(texts)
            let comparison = try Comparison(patterns, with: lines, mode: .unordered, names: ControllerNames())
            let title: Comment = "\(texts) / \(messages)"
            let same = comparison.rows.filter { $0.mark == .same }
            #expect(same.count == Self.naiveCount(patterns, lines), title)
            #expect(comparison.matches == (same.count == texts.count && texts.count == messages.count), title)
            for row in same {
                let event = Self.message(String(try #require(row.actual).dropFirst("console: ".count)))
                let line = try cache.line(of: event)
                #expect(
                    try EventPattern(try #require(row.expected)).matches(line, names: ControllerNames()),
                    title)
            }
            // Nothing is lost and nothing appears twice.
            #expect(comparison.rows.compactMap(\.expected).sorted() == patterns.map(\.source).sorted(), title)
            #expect(comparison.rows.compactMap(\.actual).sorted() == lines.map(\.text).sorted(), title)
        }
    }

    @Test("Lines that come several times are shared out as they would be one by one")
    func repeatedLinesInAnyOrder() throws {
        var random = SeededGenerator(seed: 61)
        var limits = RequestLimits()
        limits.millisecondsMax = 20_000
        for _ in 0..<2_000 {
            func some(_ range: ClosedRange<Int>) -> [Int] {
                (0..<Int.random(in: range, using: &random)).map { $0 }
            }
            func repeated(_ text: String) -> [String] { some(1...4).map { _ in text } }
            let numbers = some(2...7)
            // Which expected lines match a message stands in it.
            let messages = some(2...7).map { message in
                "\(message):" + numbers.filter { _ in Bool.random(using: &random) }.map { "|\($0)|" }.joined()
            }
            var cache = EventLines()
            let lines = try Self.lines(messages.flatMap(repeated), &cache)
            let patterns = try Self.patterns(numbers.flatMap { repeated("*|\($0)|*") })
            let comparison = try Comparison(
                patterns, with: lines, mode: .unordered, names: ControllerNames(),
                within: RequestBudget(limits))
            #expect(
                comparison.rows.count { $0.mark == .same } == Self.naiveCount(patterns, lines),
                "\(patterns.map(\.source)) / \(lines.map(\.text))")
        }
    }

    @Test func aLongChainOfPairsIsMovedOnByOne() throws {
        // Each line but the last matches two messages; only one choice leads to no dead end.
        let count = 150
        var cache = EventLines()
        let messages = (0..<count).map { "|\($0)|\($0 + 1)|" }
        let texts = (1...count).map { "*|\($0)|*" }
        for repetitions in [1, 3] {
            let patterns = try Self.patterns(texts.flatMap { Array(repeating: $0, count: repetitions) })
            let lines = try Self.lines(messages.flatMap { Array(repeating: $0, count: repetitions) }, &cache)
            #expect(try Comparison(patterns, with: lines, mode: .unordered, names: ControllerNames()).matches)
            #expect(
                try Comparison(patterns.reversed(), with: lines, mode: .unordered, names: ControllerNames())
                    .matches)
        }
    }

    /// What is compared, and how many lines agree; nil where the comparison has to be refused.
    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let mode: ComparisonMode
        let patterns: [String]
        let messages: [String]
        let same: Int?

        var testDescription: String { "\(mode): \(name)" }
    }

    static let large: [Case] = {
        let equal = Array(repeating: "home is ready", count: 50_000)
        let different = (0..<6_000).map { "message \($0)" }
        let others = (0..<6_000).map { "other \($0)" }
        let repeated = (0..<20_000).map { "message \($0 % 7)" }
        return [
            Case(name: "equal", mode: .unordered, patterns: equal, messages: equal, same: 50_000),
            Case(
                name: "one too many", mode: .unordered, patterns: equal, messages: ["x"] + equal.dropFirst(),
                same: 49_999),
            Case(
                name: "by two wildcards", mode: .unordered,
                patterns: (0..<20_000).map { $0 % 2 == 0 ? "*" : "home*" },
                messages: Array(equal.prefix(20_000)),
                same: 20_000),
            Case(
                name: "repeated", mode: .unordered, patterns: repeated.reversed(), messages: repeated,
                same: 20_000),
            Case(
                name: "wildcards", mode: .unordered, patterns: different.map { "*\($0)*" },
                messages: different, same: nil),
            Case(
                name: "different, in order", mode: .exact, patterns: different, messages: different,
                same: 6_000),
            Case(
                name: "one differs", mode: .exact, patterns: different,
                messages: different.prefix(3_000) + ["x"] + different.suffix(2_999), same: 5_999),
            Case(name: "nothing in common", mode: .exact, patterns: others, messages: different, same: 0),
            Case(name: "nothing that comes", mode: .contains, patterns: others, messages: repeated, same: 0),
            Case(
                name: "one that never comes", mode: .contains, patterns: equal + ["x"], messages: equal,
                same: 50_000),
        ]
    }()

    @Test("Much is compared in little time, or refused", arguments: large)
    func long(_ testCase: Case) throws {
        var limits = RequestLimits()
        // This build is slow and the machine may be busy; what is quadratic takes minutes.
        limits.millisecondsMax = 20_000
        limits.comparisonsMax = 100_000
        var cache = EventLines()
        let patterns = try Self.patterns(testCase.patterns)
        let lines = try Self.lines(testCase.messages, &cache)
        func compare() throws(WorkRefusal) -> Comparison {
            try Comparison(
                patterns, with: lines, mode: testCase.mode, names: ControllerNames(),
                within: RequestBudget(limits))
        }
        guard let same = testCase.same else {
            let refusal = WorkRefusal.exceeded(.comparisons, maximum: limits.comparisonsMax)
            #expect(throws: refusal) { try compare() }
            return
        }
        let comparison = try compare()
        #expect(comparison.rows.count { $0.mark == .same } == same)
        #expect(comparison.rows.count { $0.expected != nil } == patterns.count)
        #expect(comparison.rows.count { $0.actual != nil } == lines.count)
    }

    @Test("Few pairs of long lines use up the time as well", arguments: ComparisonMode.allCases)
    func longLines(_ mode: ComparisonMode) throws {
        var limits = RequestLimits()
        limits.millisecondsMax = 0
        let patterns = try Self.patterns(
            (0..<20).map { "*" + String(repeating: "x", count: 30_000) + "\($0)" })
        var cache = EventLines()
        let lines = try Self.lines((0..<20).map { String(repeating: "x", count: 60_000) + "y\($0)" }, &cache)
        #expect(throws: WorkRefusal.exceeded(.time, maximum: 0)) {
            try Comparison(
                patterns, with: lines, mode: mode, names: ControllerNames(), within: RequestBudget(limits))
        }
    }

    @Test("Lists in lists are compared without end neither in time nor in depth")
    func nestedAnswers() throws {
        func list(_ depth: Int, _ inside: String) -> String {
            String(repeating: "[", count: depth) + inside + String(repeating: "]", count: depth)
        }
        for (depth, agrees) in [(1, true), (7, true), (30_000, false)] {
            let text = "home.answer -> \(list(depth, "1.0"))"
            let event = EventCatalogue.event(
                .prefersStatusBarHidden, EventCatalogue.home, .answer([], .bool(true)))
            let pattern = try EventPattern("home.answer -> \(list(depth, "1"))")
            #expect(
                pattern.matches(EventLine(event, text: text), names: ControllerNames()) == agrees, "\(depth)")
            let same = try EventPattern(text)
            #expect(same.matches(EventLine(event, text: text), names: ControllerNames()), "\(depth)")
        }
    }
}
