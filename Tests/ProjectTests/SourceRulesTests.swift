import Foundation
import Testing

/// What the sources must not say.
@Suite struct SourceRulesTests {
    static let sources = ProjectFiles.files(in: "Sources", endings: [".swift"])
    static let model = ProjectFiles.files(in: "Sources/ControllerHierarchy", endings: [".swift"])

    /// Lines that are no comments.
    static func code(_ files: [ProjectFiles.File], matching pattern: String) throws -> [String] {
        try ProjectFiles.lines(of: files, matching: #"^(?!\s*//).*?(?:"# + pattern + ")")
    }

    @Test(arguments: [
        (#"\bfatalError\("#, "report an error instead"),
        (#"\btry!"#, "handle the error"),
        (#"\bas! "#, "use as? and say what to do otherwise"),
        (#"\w[\])]*!(?:[.)\[,]|$)"#, "say what to do otherwise"),
        (#"@unchecked Sendable"#, "let the compiler check it"),
    ])
    func sourcesDoWithout(pattern: String, instead: String) throws {
        // The boundary to C holds pointers that the compiler cannot see through.
        let files = Self.sources.filter { $0.path(below: "Sources/MicroHTTPServer") == nil }
        expectNone(try Self.code(files, matching: pattern), "\(instead)")
    }

    @Test func nothingIsLeftToDo() throws {
        let files = ProjectFiles.files(in: "Sources", "Tests", "Tools", "Benchmarks")
        let words = ["TO" + "DO", "FIX" + "ME", "XX" + "X", "HA" + "CK"].joined(separator: "|")
        expectNone(
            try ProjectFiles.lines(of: files, matching: #"\b(?:"# + words + #")\b"#),
            "do it, or open an issue")
    }

    /// Input and operations alone decide what the model answers.
    @Test(arguments: [
        #"\bDate\("#, #"\bUUID\("#, #"\bContinuousClock\b|\bSuspendingClock\b"#,
        #"\.random\b|\brandomElement\b|\bshuffled\b|RandomNumberGenerator"#,
        #"\bTask\b|\bactor \b|\basync\b|\bawait\b|\bThread\b|DispatchQueue"#,
        #"(?:^|[={(;] *|return |^ *)(?:print|debugPrint|dump)\("#,
        #"ProcessInfo|CommandLine|getenv"#, #"\bhashValue\b|ObjectIdentifier"#,
    ])
    func modelKnowsNoWorld(pattern: String) throws {
        expectNone(try Self.code(Self.model, matching: pattern), "the model is a function of its input")
    }

    /// The order of a dictionary or set differs from run to run.
    @Test func modelNeverWalksHashTables() throws {
        let declaration = try Regex(
            #"\b(?:let|var) (\w+)(?:: (?:\[[\w.]+: |Set<|Dictionary<)"#
                + #"| = (?:\[:\]|Set[<(]|\[\w+: [\w.\[\]]+\]\())"#,
            as: (Substring, Substring).self)
        for file in Self.model {
            let names = file.lines.compactMap { $0.firstMatch(of: declaration)?.output.1 }
            for name in Set(names).sorted() {
                let walks =
                    #"\bin (?:\w+\.)*\#(name)(?: |$|\.)|\b\#(name)\.(?:values|keys|map|forEach"#
                    + #"|filter|compactMap|flatMap|reduce|first|min|max|enumerated|makeIterator)\b"#
                expectNone(try Self.code([file], matching: walks), "\(name) has no order")
            }
        }
    }

    /// A rule that nothing asks for is no rule of the model's.
    @Test func everyRuleIsUsed() throws {
        let enumeration = try #require(ProjectFiles.file("Sources/ControllerHierarchy/Rules/Rule.swift"))
        let name = try Regex(#"^    case (\w{5,})$"#, as: (Substring, Substring).self)
        let rules = enumeration.lines.compactMap { $0.wholeMatch(of: name)?.output.1 }
        #expect(rules.count > 50, "the scan no longer sees rules")
        let users = Self.sources.filter { $0.path(below: "Sources/ControllerHierarchy/Rules") == nil }
        let code = users.flatMap(\.lines).filter { $0.contains("holds(.") || $0.contains("since:") }.joined(
            separator: "\n")
        for rule in rules {
            let isUsed = code.contains("holds(.\(rule))") || code.contains("since: Rule? = .\(rule)")
            #expect(isUsed, "nothing asks for \(rule)")
        }
    }

    /// A container answers for itself, by what it overrides of `ViewController`.
    @Test func onlyContainersKnowEachOther() throws {
        let files = Self.model.filter { $0.path(below: "Sources/ControllerHierarchy/Containers") == nil }
        let kinds = "NavigationController|TabBarController|SplitViewController|PageViewController"
        let cast = #"\b(?:is|as\?|as) (?:"# + kinds + #")\b|builtIn == \.(?:navigation|tabBar|split|page)"#
        expectNone(try Self.code(files, matching: cast), "let the container answer")
    }

    /// Whoever wants to know what a version of iOS does asks `Behavior`.
    @Test func onlyBehaviorComparesVersions() throws {
        let files = Self.model.filter {
            $0.path(below: "Sources/ControllerHierarchy/Rules") == nil
                && !$0.path.hasSuffix("/SystemVersion.swift")
        }
        let comparison = #"[vV]ersion\s*(?:<|>|==|!=)|(?:<|>|==|!=)=?\s*SystemVersion\(|\bSystemVersion\(\d"#
        expectNone(try Self.code(files, matching: comparison), "ask the behavior")
    }
}
