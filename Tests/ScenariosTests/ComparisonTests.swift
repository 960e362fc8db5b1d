import ControllerHierarchy
import Scenarios
import Testing

/// The three modes, the alignment and the text of the diff.
@Suite struct ComparisonTests {
    /// Expected lines and events by single letters; `f` and `t` behind a letter are arguments of the same
    /// call.
    struct Row: Sendable {
        let mode: ComparisonMode
        let expected: String
        let actual: String
        /// The marks of the rows in order, `.` for an allowed line; all `=` and `.` means that it matches.
        let marks: String
    }

    static let table: [Row] = [
        Row(mode: .exact, expected: "", actual: "", marks: ""),
        Row(mode: .exact, expected: "a b c", actual: "a b c", marks: "==="),
        Row(mode: .exact, expected: "a b c", actual: "a c", marks: "=-="),
        Row(mode: .exact, expected: "a c", actual: "a b c", marks: "=+="),
        Row(mode: .exact, expected: "", actual: "a", marks: "+"),
        Row(mode: .exact, expected: "a", actual: "", marks: "-"),
        Row(mode: .exact, expected: "a b", actual: "b a", marks: "-=+"),
        Row(mode: .exact, expected: "a b c d", actual: "a x y d", marks: "=--++="),
        Row(mode: .exact, expected: "wt b", actual: "wf b", marks: "~="),
        Row(mode: .exact, expected: "a wt b", actual: "wf b", marks: "-~="),
        Row(mode: .exact, expected: "wt", actual: "a wf b", marks: "+~+"),
        Row(mode: .exact, expected: "w w", actual: "wt wf", marks: "=="),
        Row(mode: .exact, expected: "wf wt", actual: "wt wf", marks: "-=+"),
        Row(mode: .exact, expected: "a a a", actual: "a a", marks: "==-"),
        Row(mode: .exact, expected: "a a", actual: "a a a", marks: "==+"),
        Row(mode: .contains, expected: "", actual: "a b", marks: ".."),
        Row(mode: .contains, expected: "a c", actual: "a b c", marks: "=.="),
        Row(mode: .contains, expected: "c a", actual: "a b c", marks: "-=.."),
        Row(mode: .contains, expected: "a", actual: "a a", marks: "=."),
        Row(mode: .contains, expected: "a a a", actual: "a a", marks: "==-"),
        Row(mode: .contains, expected: "wt", actual: "a wf b", marks: ".~."),
        Row(mode: .contains, expected: "x", actual: "", marks: "-"),
        Row(mode: .contains, expected: "w wf", actual: "wf wt wf", marks: "=.="),
        Row(mode: .unordered, expected: "a b c", actual: "c a b", marks: "==="),
        Row(mode: .unordered, expected: "a b", actual: "b", marks: "-="),
        Row(mode: .unordered, expected: "a", actual: "a a", marks: "=+"),
        // The line without arguments must leave the event with the right ones to the other line.
        Row(mode: .unordered, expected: "w wt", actual: "wt wf", marks: "=="),
        Row(mode: .unordered, expected: "w w wt", actual: "wt wf wf", marks: "==="),
        Row(mode: .unordered, expected: "wt wt", actual: "wt wf", marks: "=~"),
        Row(mode: .unordered, expected: "", actual: "a", marks: "+"),
    ]

    private static let home = EventCatalogue.home
    private static let callbacks: [Character: Callback] = [
        "a": .loadView, "b": .viewDidLoad, "c": .viewWillLayoutSubviews, "d": .viewDidLayoutSubviews,
        "x": .awakeFromNib, "y": .didReceiveMemoryWarning, "w": .viewWillAppear,
    ]

    private static func line(_ word: Substring) throws -> EventLine {
        let callback = try #require(callbacks[word[word.startIndex]])
        let payload: Event.Payload = word.count > 1 ? .animated(word.last == "t") : .none
        let text = "home.\(callback.names.label)" + (word.count > 1 ? "(\(word.last == "t"))" : "()")
        return EventLine(EventCatalogue.event(callback, home, payload), text: text)
    }

    private static func pattern(_ word: Substring) throws -> EventPattern {
        let callback = try #require(callbacks[word[word.startIndex]])
        let arguments = word.count > 1 ? "(\(word.last == "t"))" : ""
        return try EventPattern("home.\(callback.names.label)\(arguments)")
    }

    @Test func modesAndAlignments() throws {
        for row in Self.table {
            let patterns = try row.expected.split(separator: " ").map(Self.pattern)
            let lines = try row.actual.split(separator: " ").map(Self.line)
            let comparison = try Comparison(patterns, with: lines, mode: row.mode, names: ControllerNames())
            let marks = comparison.rows.map { $0.mark == .allowed ? "." : $0.mark.rawValue }.joined()
            let title = "\(row.mode): \(row.expected) / \(row.actual)"
            #expect(marks == row.marks, "\(title)")
            #expect(comparison.matches == row.marks.allSatisfy { "=.".contains($0) }, "\(title)")
            #expect((comparison.firstDifference == nil) == comparison.matches, "\(title)")
            // Nothing is lost and nothing appears twice.
            #expect(comparison.rows.compactMap(\.expected).count == patterns.count, "\(title)")
            #expect(comparison.rows.compactMap(\.actual).count == lines.count, "\(title)")
        }
    }

    @Test func theDiffIsAligned() throws {
        let patterns = try ["home.viewDidLoad", "home.viewWillAppear(true)", "home.loadView"]
            .map { line in try EventPattern(line) }
        let lines = ["homeLoad", "homeDidLoad", "homeWillAppearPlain"].compactMap(EventCatalogue.line)
        let comparison = try Comparison(patterns, with: lines, mode: .exact, names: ControllerNames())
        let expected = """
              expected                    got
            +                             home.loadView()
            = home.viewDidLoad            home.viewDidLoad()
            ~ home.viewWillAppear(true)   home.viewWillAppear(false)
            - home.loadView               (came earlier)

            """
        #expect(comparison.text() == expected)
        #expect(comparison.firstDifference == 0)
        #expect(comparison.summary == "`home.loadView()` was not expected")
        let json = String(decoding: comparison.json, as: UTF8.self)
        let first = #""firstDifference":{"index":0,"expected":null,"actual":"home.loadView()"}"#
        #expect(json.hasPrefix(#"{"match":false,\#(first),"diff":"  expected"#))
        #expect(json.contains(#""rows":[{"mark":"+","expected":null,"actual":"home.loadView()"},"#))
    }

    /// What is said of the first missing line, in the terms of the table.
    static let notes: [(mode: ComparisonMode, expected: String, actual: String, note: String?)] = [
        (.contains, "c a", "a b c", "nearest: home.viewWillLayoutSubviews(), at another place"),
        (.contains, "a wt", "wf a", "nearest: home.viewWillAppear(false)"), (.contains, "x a", "a", nil),
        (.unordered, "a b", "b", nil),
        (.unordered, "wt wt", "wt", "nearest: home.viewWillAppear(true), at another place"),
        (.exact, "a b", "b a", "came later"), (.exact, "a b c", "a c", nil),
    ]

    @Test func aMissingLineIsToldWhatIsNearest() throws {
        for row in Self.notes {
            let patterns = try row.expected.split(separator: " ").map(Self.pattern)
            let lines = try row.actual.split(separator: " ").map(Self.line)
            let comparison = try Comparison(patterns, with: lines, mode: row.mode, names: ControllerNames())
            let missing = comparison.rows.first { $0.mark == .missing }
            #expect(missing?.note == row.note, "\(row.mode): \(row.expected) / \(row.actual)")
            guard comparison.firstDifference.map({ comparison.rows[$0].mark }) == .missing else { continue }
            let place = row.note == "came later" ? "came later" : "did not come"
            #expect(comparison.summary == "expected `\(missing?.expected ?? "")`, which \(place)")
        }
    }

    @Test func aLongLogIsComparedQuickly() throws {
        let lines = try (0..<6_000).map { try Self.line(["a", "b", "c", "d"][$0 % 4]) }
        let patterns = try (0..<6_000).map { try Self.pattern(["a", "b", "c", "d"][$0 % 4]) }
        #expect(try Comparison(patterns, with: lines, mode: .exact, names: ControllerNames()).matches)
        let changed = try Comparison(
            patterns, with: Array(lines.dropFirst()), mode: .exact, names: ControllerNames())
        #expect(!changed.matches)
        #expect(changed.firstDifference == 0)
    }

    @Test func manyEqualLinesThatNearlyAgreeStandSideBySide() throws {
        // Of two kinds, however many pairs they are.
        let count = 2_001
        let (pattern, line) = (try Self.pattern("wt"), try Self.line("wf"))
        for mode in [ComparisonMode.exact, .unordered] {
            let comparison = try Comparison(
                Array(repeating: pattern, count: count), with: Array(repeating: line, count: count),
                mode: mode,
                names: ControllerNames())
            #expect(comparison.rows.map(\.mark) == Array(repeating: .changed, count: count))
        }
    }
}
