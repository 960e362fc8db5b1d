import Scenarios
import Testing

/// What scenario files may say, and the line and advice that each mistake gets.
@Suite struct ScenarioReaderTests {
    struct Mistake: Sendable {
        let yaml: String
        /// The line on which it is reported; nil where there is none to name.
        let line: Int?
        /// A part of what is said.
        let advice: String
    }

    static let mistakes: [Mistake] = [
        Mistake(yaml: "", line: nil, advice: "empty"),
        Mistake(yaml: "# nothing\n", line: nil, advice: "empty"),
        Mistake(yaml: "- push", line: 1, advice: "a scenario is a mapping"),
        Mistake(yaml: "text", line: 1, advice: "this is a text"),
        Mistake(yaml: "name: x", line: 1, advice: "`steps` is missing"),
        Mistake(yaml: "steps: 5", line: 1, advice: "a list is wanted"),
        Mistake(yaml: "steps:\n  - push", line: 2, advice: "write `- push: {target: …}`"),
        Mistake(yaml: "steps:\n  - expect: []", line: 2, advice: "no operation"),
        Mistake(yaml: "steps:\n  - pish: {target: a}", line: 2, advice: "`push` is one"),
        Mistake(yaml: "steps:\n  - op: push\n    target: a", line: 2, advice: "name the operation itself"),
        Mistake(yaml: "steps:\n  - settle: {}\n    pop: {target: a}", line: 3, advice: "a step of its own"),
        Mistake(
            yaml: "steps:\n  - settle: {}\n    expects: []", line: 3,
            advice: "neither an operation nor one of"),
        Mistake(yaml: "steps:\n  - settle: 5", line: 2, advice: "the fields of an operation"),
        Mistake(yaml: "steps:\n  - settle: {op: settle}", line: 2, advice: "named twice"),
        Mistake(yaml: "steps:\n  - settle:\n    expect: x", line: 3, advice: "a list is wanted"),
        Mistake(
            yaml: "steps:\n  - settle:\n    expect:\n      - 5", line: 4, advice: "an expected line is a text"
        ),
        Mistake(
            yaml: "steps:\n  - settle:\n    expect:\n      - viewDidLoad", line: 4,
            advice: "TARGET.viewDidLoad"),
        Mistake(
            yaml: "steps:\n  - settle:\n    expect:\n      - A.viewDidLod", line: 4,
            advice: "`viewDidLoad` is one"),
        Mistake(
            yaml: "steps:\n  - settle:\n    expect:\n      - {A.viewDidLoad: 1}", line: 4,
            advice: "an expected line is a text, this is a mapping"),
        Mistake(
            yaml: "steps:\n  - settle:\n    never: [A.viewDidLaod]", line: 3, advice: "`viewDidLoad` is one"),
        Mistake(
            yaml: "steps:\n  - settle:\n    mode: exakt\n    expect: []", line: 3, advice: "exact, contains"),
        Mistake(yaml: "steps:\n  - settle:\n    mode: exact", line: 3, advice: "the step has none"),
        Mistake(
            yaml: "steps:\n  - settle:\n    outcome: failed", line: 3, advice: "completed, ignored, raised"),
        Mistake(
            yaml: "steps:\n  - settle:\n    expect: ['notification: keyboardWilShow']", line: 3,
            advice: "`UIKeyboardWillShowNotification` is one"),
        Mistake(
            yaml: "steps:\n  - settle:\n    never: [B.transitioningDelegate.animateTransition]", line: 3,
            advice: "write `TARGET.animator.animateTransition`"),
        Mistake(
            yaml: "classes:\n  A:\n    scripts:\n      viewDidLoad: [{op: pop, target: self}]\nsteps: []",
            line: 4, advice: "operations stand below `do` of a script"),
        Mistake(
            yaml: "classes:\n  A:\n    scripts:\n      viewDidLoad: {do: []}\nsteps: []",
            line: 4, advice: "scripts in a list"),
        Mistake(
            yaml: "steps:\n  - addSubview: {target: window, controller: {as: A}}", line: 2,
            advice: "`into: window` beside any other target"),
        Mistake(
            yaml: "steps:\n  - settle:\n    exception: {title: x}", line: 3, advice: "`name` and `reason`"),
        Mistake(yaml: "steps:\n  - settle:\n    assert: [A]", line: 3, advice: "nav.topViewController"),
        Mistake(yaml: "steps:\n  - settle:\n    assert: {A: B}", line: 3, advice: "names no property"),
        Mistake(yaml: "steps:\n  - settle:\n    times: [A]", line: 3, advice: "home.viewWillAppear: 2"),
        Mistake(yaml: "steps:\n  - settle:\n    times: {A.viewDidLoad: x}", line: 3, advice: "is a number"),
        Mistake(
            yaml: "steps:\n  - settle:\n    times: {A.viewDidLod: 1}", line: 3, advice: "`viewDidLoad` is one"
        ),
        Mistake(
            yaml: "steps:\n  - settle:\n    expect: [A.present.completion]", line: 3,
            advice: "write `present.completion`"),
        Mistake(
            yaml:
                "steps:\n  - present:\n      target: A\n      controller: {modalPresentationStyle: fulscreen}",
            line: 4, advice: "did you mean fullScreen?"),
        Mistake(
            yaml: "steps:\n  - set: {target: A, values: {title: x}}", line: 2, advice: "by their own names"),
        Mistake(
            yaml: "classes:\n  A:\n    overrides: {viewDidAppear: true}\nsteps: []", line: 3,
            advice: "stands in `scripts`"),
        Mistake(
            yaml: "classes:\n  A:\n    scripts: {viewDidApear: []}\nsteps: []", line: 3,
            advice: "viewDidAppear is one"),
        Mistake(
            yaml: "classes:\n  A:\n    observes: [keyboardWillShowNotification]\nsteps: []", line: 3,
            advice: "`notification: UIKeyboardWillShowNotification`"),
        Mistake(yaml: "order: after\nsteps: []", line: 1, advice: "beforeSuper, afterSuper"),
        Mistake(yaml: "outcomes: ignored\nsteps: []", line: 1, advice: "completed, any"),
        Mistake(yaml: "observe: [viewWilAppear]\nsteps: []", line: 1, advice: "`viewWillAppear` is one"),
        Mistake(yaml: "observe: [A.viewWilAppear]\nsteps: []", line: 1, advice: "`viewWillAppear` is one"),
        Mistake(yaml: "targets: A\nsteps: []", line: 1, advice: "a list is wanted"),
        Mistake(yaml: "targets: [[A]]\nsteps: []", line: 1, advice: "a text is wanted"),
        Mistake(yaml: "launch: [5]\nsteps: []", line: 1, advice: "an expected line is a text"),
        Mistake(yaml: "device: {model: Nokia}\nsteps: []", line: 1, advice: "Nokia"),
        Mistake(
            yaml: "name: x\nsteps: []\nrout: {class: A}", line: 3,
            advice: "not a field of a scenario; root is one"),
        Mistake(yaml: "observ: [viewDidLoad]\nsteps: []", line: 1, advice: "observe is one"),
        Mistake(yaml: "steps: []\nnothing: 1", line: 2, advice: "it takes name, source, targets, observe"),
        Mistake(yaml: "steps: []\nroot: {class: A, titel: x}", line: 2, advice: "titel"),
        Mistake(
            yaml: "steps:\n  - settle:\n  - push:\n      target: n\n      controler: A", line: 5,
            advice: "controler"),
        Mistake(
            yaml: "steps: []\nclasses: {A: {overrides: {'shouldAutorotate(to:)': [portrait, portrait, "
                + "portrait, portrait, portrait]}}}", line: 2, advice: "orientations once at most"),
        Mistake(yaml: "steps:\n  - push: {target: n}", line: 2, advice: "controller"),
        Mistake(
            yaml: "storyboards: {Main: Main.storyboard}\nsteps: []", line: 1, advice: "the document itself"),
        Mistake(yaml: "storyboards: {Main: [x]}\nsteps: []", line: 1, advice: "the path of a file"),
        Mistake(yaml: "name: a\nname: b\nsteps: []", line: 1, advice: "stands twice"),
        Mistake(yaml: "steps: [", line: 2, advice: "Quote a text"),
        Mistake(yaml: "a: b: c", line: 1, advice: "Quote a text"),
        Mistake(yaml: "name: !!binary x\nsteps: []", line: 1, advice: "tag"),
        Mistake(yaml: "name: *nobody\nsteps: []", line: 1, advice: "undefined alias"),
        Mistake(yaml: "? [a]\n: b\nsteps: []", line: 1, advice: "a key must be a text"),
        Mistake(yaml: "steps: []\n---\nsteps: []", line: 2, advice: "another document"),
    ]

    @Test func mistakesAreReportedWithLineAndAdvice() {
        for mistake in Self.mistakes + Self.shapes + Self.places {
            do {
                _ = try ScenarioReader.read(Array(mistake.yaml.utf8), format: .yaml, path: "a.yaml")
                Issue.record("accepted:\n\(mistake.yaml)")
            } catch {
                let found = error.mistakes.contains {
                    $0.line == mistake.line && $0.detail.contains(mistake.advice) && $0.path == "a.yaml"
                }
                #expect(found, "\(mistake.yaml)\n\(error.mistakes)")
            }
        }
    }

    @Test func allMistakesOfAFileAreReportedTogether() {
        let yaml = "order: x\nsteps:\n  - pish:\n  - settle:\n    mode: y\n    expect: [A.viewDidLod]"
        #expect(throws: ScenarioError.self) {
            _ = try ScenarioReader.read(Array(yaml.utf8), format: .yaml)
        }
        do {
            _ = try ScenarioReader.read(Array(yaml.utf8), format: .yaml)
        } catch {
            #expect(error.mistakes.map(\.line) == [1, 3, 5, 6])
        }
    }

    @Test func aScenarioIsReadWhole() throws {
        let yaml = """
            name: no
            source: on
            device: {systemVersion: "12.0"}
            root: {class: UINavigationController, as: nav, viewControllers: [{as: A}]}
            targets: [A, B]
            observe: [viewDidLoad, "init(coder:)"]
            launch: [A.viewDidLoad(), Main.list.viewDidLoad]
            order: afterSuper
            storyboards: {Main: "<document/>", Other: Other.storyboard}
            steps:
              - push: {target: nav, controller: {as: B}}
                expect:
                mode: unordered
                never: [A.viewDidLoad]
                assert: {nav.topViewController: B, A.isViewLoaded: true}
                outcome: completed
                exception: {name: NSRangeException, reason: "*"}
              - settle:
            """
        let scenario = try ScenarioReader.read(Array(yaml.utf8), format: .yaml, path: "x/a.yaml") { path in
            "<\(path)/>"
        }
        #expect(scenario.name == "no")
        #expect(scenario.source == "on")
        #expect(scenario.targets == ["A", "B"])
        #expect(scenario.observed == ["viewDidLoad", "init(coder:)"])
        #expect(scenario.launch?.map(\.source) == ["A.viewDidLoad()", "Main.list.viewDidLoad"])
        #expect(scenario.order == .afterSuper)
        #expect(
            String(decoding: scenario.definition, as: UTF8.self)
                == #"{"device":{"systemVersion":"12.0"},"root":{"class":"UINavigationController","as":"nav","#
                + #""viewControllers":[{"as":"A"}]},"storyboards":{"Main":"<document/>","Other":"<Other.storyboard/>"}}"#
        )
        #expect(scenario.steps.map(\.title) == ["push nav", "settle"])
        #expect(scenario.steps.map(\.line) == [11, 18])
        let step = scenario.steps[0]
        #expect(step.expected == [])
        #expect(scenario.steps[1].expected == nil)
        #expect(step.mode == .unordered)
        #expect(step.counts.patterns.map(\.source) == ["A.viewDidLoad"])
        #expect(step.assertions.map(\.path) == ["nav.topViewController", "A.isViewLoaded"])
        #expect(step.outcome == .completed)
        #expect(step.exception?.name == "NSRangeException")
        #expect(scenario.remarks.isEmpty)
    }

    /// A parser of YAML makes much of little; what it would take is bounded before it begins.
    @Test func partsAreCounted() throws {
        let yaml = "name: x\nsteps: [{settle: {}}]\n"
        // Two lines, three colons with a space behind them, three brackets.
        let rest = 60_000 - 8
        let fitting = yaml + String(repeating: "#\n", count: rest)
        #expect(try ScenarioReader.read(Array(fitting.utf8), format: .yaml).steps.count == 1)
        let error = #expect(throws: ScenarioError.self) {
            _ = try ScenarioReader.read(Array((fitting + "#\n").utf8), format: .yaml)
        }
        #expect(error.map { "\($0)" }?.contains("60001 lines, entries and keys") == true)
    }

    @Test func jsonIsReadLikeYAML() throws {
        let json = #"{"name": "x", "steps": [{"settle": {}, "expect": ["console: \u00e9*"]}]}"#
        let scenario = try ScenarioReader.read(Array(json.utf8), format: .json)
        #expect(scenario.steps[0].expected?.first?.source == "console: é*")
        #expect(throws: ScenarioError.self) { _ = try ScenarioReader.read(Array("{".utf8), format: .json) }
        #expect(throws: ScenarioError.self) { _ = try ScenarioReader.read([0xFF], format: .yaml) }
    }

    /// Plain scalars and what they mean as JSON.
    static let scalars: [(yaml: String, json: String)] = [
        ("true", "true"), ("False", "false"), ("null", "null"), ("~", "null"), ("", "null"),
        ("yes", #""yes""#),
        ("no", #""no""#), ("On", #""On""#), ("y", #""y""#), ("12", "12"), ("-3", "-3"), ("+4", "4"),
        ("007", "7"),
        ("1.50", "1.50"), (".5", "0.5"), ("5.", "5"), ("1e3", "1e3"), ("1E+3", "1e+3"), ("0x1F", "31"),
        ("0o17", "15"), ("1_000", #""1_000""#), ("1.2.3", #""1.2.3""#), (".", #""."""#), ("-", #""-""#),
        (".inf", #"".inf""#), ("1e", #""1e""#), (#""12""#, #""12""#), ("'true'", #""true""#),
        ("!!str 12", #""12""#),
        ("12:30", #""12:30""#), ("2001-01-01", #""2001-01-01""#),
    ]

    @Test func plainScalarsFollowTheCoreSchema() throws {
        for (yaml, json) in Self.scalars where yaml != "." && yaml != "-" {
            // What a controller encodes may be any value, so it shows what was read.
            let text = "root: {encode: {x: \(yaml)}}\nsteps: []"
            let scenario = try ScenarioReader.read(Array(text.utf8), format: .yaml)
            #expect(
                String(decoding: scenario.definition, as: UTF8.self)
                    == #"{"root":{"encode":{"x":\#(json)}}}"#,
                "\(yaml)")
        }
    }

    @Test func bombsAreRefused() {
        var laughs = "a: &a [x, x, x, x, x, x, x, x, x]\n"
        var previous = "a"
        for name in ["b", "c", "d", "e", "f", "g", "h"] {
            laughs +=
                "\(name): &\(name) [" + Array(repeating: "*\(previous)", count: 9).joined(separator: ", ")
                + "]\n"
            previous = name
        }
        let twice = (0..<16).reduce("k0: &k0 [x, x]\n") { $0 + "k\($1 + 1): &k\($1 + 1) [*k\($1), y]\n" }
        let bombs = [
            laughs + "steps: []", "? &a [x]\n: 1\n? [*a, *a]\n: 2\n" + laughs,
            String(repeating: "[", count: 100_000), String(repeating: "- ", count: 100_000),
            "steps: " + String(repeating: "[", count: 70) + String(repeating: "]", count: 70),
            "name: " + String(repeating: "x", count: 2_000_000), twice + "steps: []",
        ]
        for bomb in bombs {
            #expect(throws: ScenarioError.self, "\(bomb.prefix(60))") {
                _ = try ScenarioReader.read(Array(bomb.utf8), format: .yaml)
            }
        }
    }

    @Test func aCallThatNobodyKnowsIsRemarkedOnOnce() throws {
        let yaml =
            "root: {as: A}\nsteps:\n  - settle:\n    never: [A.shopOpens]\n  - settle:\n    expect: [A.shopOpens]"
        let scenario = try ScenarioReader.read(Array(yaml.utf8), format: .yaml)
        #expect(scenario.remarks.map(\.line) == [4])
        #expect(scenario.remarks.first?.detail.contains("`shopOpens` is neither a call of UIKit's") == true)
    }

    @Test func aliasesAreCounted() throws {
        // In a list, in a mapping, and each at the end of one.
        for uses in ["[*d, *d]", "{a: *d, b: *d}"] {
            let fitting =
                "root: {encode: {x: &d y, z: [\(Array(repeating: uses, count: 8).joined(separator: ","))]}}"
            #expect(
                try ScenarioReader.read(Array((fitting + "\nsteps: []").utf8), format: .yaml).steps.isEmpty)
            let error = #expect(throws: ScenarioError.self) {
                _ = try ScenarioReader.read(Array((fitting + "\nname: *d\nsteps: []").utf8), format: .yaml)
            }
            #expect(error.map { "\($0)" }?.contains("the file uses 17 aliases") == true)
        }
    }

    @Test func aFewAliasesAreRead() throws {
        let yaml = "device: &d {systemVersion: \"12.0\"}\nroot: {encode: {again: *d}}\nsteps: []"
        let scenario = try ScenarioReader.read(Array(yaml.utf8), format: .yaml)
        #expect(
            String(decoding: scenario.definition, as: UTF8.self).contains(
                #""again":{"systemVersion":"12.0"}"#))
    }
}
