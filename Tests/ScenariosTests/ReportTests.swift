import Foundation
import FoundationXML
import Scenarios
import Testing

/// Running small scenarios, and the three forms of their reports.
@Suite struct ReportTests {
    static let push = """
        name: a push & <more>
        root: {class: UINavigationController, as: nav, viewControllers: [{class: Home, as: A, title: Start}]}
        steps:
          - push: {target: nav, controller: {class: Detail, as: B}}

        """

    struct Case: Sendable {
        /// Lines added to the step.
        let step: String
        /// Kinds of the step's failures.
        let failures: [ScenarioReport.Failure.Kind]
        /// A part of what is said.
        let says: String
    }

    static let cases: [Case] = [
        Case(step: "", failures: [], says: ""),
        Case(
            step: "expect: [B.viewDidLoad, A.viewWillDisappear, B.viewWillAppear(true)]", failures: [],
            says: ""),
        Case(step: "expect: [A.viewWillDisappear, B.viewDidLoad]", failures: [.events], says: "(came "),
        Case(step: "expect: [A.viewWillDisappear]", failures: [], says: ""),
        Case(
            step: "expect: [A.viewWillDisappear(false)]", failures: [.events],
            says: "got `A.viewWillDisappear(true)`"),
        Case(
            step: "expect: [c1.viewWillDisappear, c2.viewWillDisappear]", failures: [.events],
            says: "did not come"),
        Case(step: "expect: []", failures: [], says: ""),
        Case(step: "never: [B.viewDidLoad]", failures: [.never], says: "`B.viewDidLoad()` came"),
        Case(step: "never: [A.viewDidLoad]", failures: [], says: ""),
        Case(step: "times: {B.viewWillAppear: 1, A.viewDidLoad: 0}", failures: [], says: ""),
        Case(
            step: "times: {B.viewWillAppear: 2}", failures: [.times],
            says: "`B.viewWillAppear` came once, expected 2 times"),
        Case(step: "outcome: ignored", failures: [.outcome], says: "outcome is completed, expected ignored"),
        Case(step: "exception: {name: X}", failures: [.exception], says: "nothing was raised"),
        Case(step: "assert: {nav.topViewController: B}", failures: [], says: ""),
        Case(step: "assert: {nav.topViewController: c9}", failures: [.assertion], says: "is B, expected c9"),
        Case(step: "assert: {nav.topViewController.isViewLoaded: true}", failures: [], says: ""),
        Case(step: "assert: {nav.viewControllers: [A, B]}", failures: [], says: ""),
        Case(
            step: "assert: {nav.viewControllers: [A]}", failures: [.assertion], says: "[A, B], expected [A]"),
        Case(step: "assert: {nav.viewControllers.0.title: Start}", failures: [], says: ""),
        Case(step: "assert: {nav.viewControllers.7: A}", failures: [.assertion], says: "none is 7"),
        Case(step: "assert: {A.presentedViewController: null}", failures: [], says: ""),
        Case(
            step: "assert: {A.presentedViewController.title: x}", failures: [.assertion],
            says: "nil, so it has no title"),
        Case(step: "assert: {A.titel: x}", failures: [.assertion], says: "title is one"),
        Case(step: "assert: {C.title: x}", failures: [.assertion], says: "no controller is called C"),
        Case(
            step: "assert: {result.nothing: x}", failures: [.assertion], says: "result has no member nothing"),
        Case(
            step: "assert: {A.title: x, B.isViewLoaded: false}", failures: [.assertion, .assertion],
            says: "A.title is Start"),
    ]

    private static func run(_ yaml: String, path: String? = "folder/a.yaml") -> ScenarioReport {
        ScenarioRunner().run(yaml: yaml, path: path)
    }

    @Test func everyKindOfExpectationIsCheckedAndExplained() {
        for test in Self.cases {
            let report = Self.run(Self.push + (test.step.isEmpty ? "" : "    \(test.step)\n"))
            #expect(report.mistakes.isEmpty, "\(test.step): \(report.mistakes)")
            #expect(report.steps.first?.failures.map(\.kind) == test.failures, "\(test.step): \(report.text)")
            #expect(report.passed == test.failures.isEmpty, "\(test.step)")
            #expect(test.says.isEmpty || report.text.contains(test.says), "\(test.step): \(report.text)")
        }
    }

    private static let properties = """
        device: {model: iPhone SE, systemVersion: "15.0"}
        root:
          class: UITabBarController
          as: tabs
          viewControllers:
            - {as: A, title: Start, restorationIdentifier: "12", navigationItem: {rightBarButtonItem: {
                title: a, menu: [{title: One, handler: []}]}}}
            - {as: B, title: "NO", preferredContentSize: {width: 0, height: 44}}
        steps:
          - settle: {}

        """

    /// What is so of these properties, and what is nearly so.
    static let assertions: [(path: String, holds: [String], fails: [String])] = [
        ("A.presentedViewController", ["null", "nil", "~"], ["''", "A", "false"]),
        ("A.isViewLoaded", ["true", "YES"], ["false", "NO", "1", "'yes'", "null"]),
        ("tabs.selectedIndex", ["0", "0.0"], ["1", "'0'", "false", "null", "A"]),
        ("A.title", ["Start"], ["start", "'Start '", "null", "A", "[Start]"]),
        ("B.title", ["'NO'"], ["'YES'", "true", "A"]),
        ("A.restorationIdentifier", ["'12'", "12"], ["12.0", "'012'", "13"]),
        ("A.tabBarController", ["tabs", "c1"], ["A", "c2", "null", "[tabs]"]),
        ("tabs.viewControllers", ["[A, B]", "[c2, c3]"], ["[B, A]", "[A]", "[A, B, B]", "A"]),
        ("A.view.frame.size", ["320x568", "{width: 320, height: 568}"], ["568x320", "{width: 320}", "320"]),
        ("A.view.frame.size", [], ["{width: 320, height: 567}", "{width: 320, height: 568, x: 0}"]),
        ("A.preferredContentSize", ["0x0", "{height: 0, width: 0}"], ["0x1", "0x10", "1x0"]),
        ("B.preferredContentSize", ["0x44", "'0x44'"], ["0x45", "44x0", "0x0", "44"]),
        ("A.tabBarItem", ["{title: Start}"], ["{title: Stop}", "{}", "{title: Start, tag: 1}", "Start"]),
        ("A.navigationItem.rightBarButtonItem.menu", ["[{title: One}]"], ["[{title: Two}]", "[]", "null"]),
    ]

    @Test(
        "An assertion holds for what a property is, and for nothing that is nearly so", arguments: assertions)
    func assertionsAreStrict(_ test: (path: String, holds: [String], fails: [String])) {
        for value in test.holds + test.fails {
            let report = Self.run(Self.properties + "    assert: {\(test.path): \(value)}\n")
            #expect(report.mistakes.isEmpty, "\(value): \(report.mistakes)")
            let expected: [ScenarioReport.Failure.Kind] = test.holds.contains(value) ? [] : [.assertion]
            #expect(report.steps.first?.failures.map(\.kind) == expected, "\(value): \(report.text)")
        }
    }

    /// Outcomes that nobody has said, of steps with expected lines and without, by operations and by scripts.
    static let outcomes: [Case] = [
        Case(
            step: "pop: {target: nav}", failures: [.outcome],
            says: "outcome is ignored: nothing lies above the root of nav, expected completed"),
        Case(
            step: "pop: {target: nav}\n    expect: []", failures: [.outcome], says: "write `outcome: ignored`"
        ),
        Case(step: "pop: {target: nav}\n    outcome: ignored", failures: [], says: ""),
        Case(
            step: "present: {target: A, controller: {class: Detail}, animated: false}\n"
                + "  - present: {target: A, controller: {class: Detail}}",
            failures: [.outcome], says: "ignored: console: Attempt to present <Detail: "),
        Case(
            step: "push: {target: nav, controller: A}", failures: [.outcome],
            says: "outcome is raised: NSInvalidArgumentException: <UINavigationController: nav> is pushing"),
        Case(step: "push: {target: nav, controller: A}\n    outcome: raised", failures: [], says: ""),
        Case(
            step: "push: {target: nav, controller: A}\n    outcome: ignored", failures: [.outcome],
            says: "more than once which is not supported"),
        Case(
            step: "push: {target: nav, controller: A}\n    exception: NSInvalidArgumentException",
            failures: [],
            says: ""),
        Case(
            step: "push: {target: nav, controller: A}\n    expect: [exception NSInvalidArgumentException]",
            failures: [], says: ""),
        Case(
            step: "push: {target: nav, controller: {class: Twice, as: B}}\n    expect: [B.viewDidLoad]",
            failures: [.outcome],
            says: "outcome is raised: NSInvalidArgumentException: <UINavigationController: nav> is pushing"),
        Case(
            step: "push: {target: nav, controller: {class: Twice}}\n    exception: {reason: \"*pushing*\"}",
            failures: [], says: ""),
    ]

    private static let twice =
        "classes: {Twice: {scripts: {viewDidLoad: [{do: [{op: push, target: nav, controller: A}]}]}}}\n"

    @Test(arguments: outcomes) func whatBecomesOfAStepIsSaid(_ test: Case) throws {
        let yaml = Self.twice + Self.push.prefix { $0 != "-" } + "- \(test.step)\n"
        let report = Self.run(yaml)
        #expect(report.mistakes.isEmpty, "\(report.mistakes)")
        #expect(report.steps.last?.failures.map(\.kind) == test.failures, "\(report.text)")
        #expect(test.says.isEmpty || report.text.contains(test.says), "\(report.text)")
        guard try #require(report.steps.last).outcome != "completed", !test.step.contains("outcome:") else {
            return
        }
        #expect(Self.run("outcomes: any\n" + yaml).passed, "\(Self.run("outcomes: any\n" + yaml).text)")
    }

    @Test func aStepForNobodyIsToldWhoIsThere() {
        let report = Self.run(Self.push.prefix { $0 != "-" } + "- pop: {target: stack}\n")
        #expect(report.text.contains("no controller is called stack; there are nav and A"), "\(report.text)")
    }

    @Test func aLaunchThatRaisesSaysSo() {
        let yaml =
            "classes: {Same: {scripts: {viewDidLoad: [{do: [{op: push, target: nav, controller: self}]}]}}}\n"
            + "root: {class: UINavigationController, as: nav, viewControllers: [{class: Same}]}\nsteps: []\n"
        let report = Self.run(yaml)
        #expect(report.launch?.failures.map(\.kind) == [.outcome])
        #expect(report.text.contains("outcome is raised: NSInvalidArgumentException"), "\(report.text)")
        #expect(report.text.contains("expect the exception in `launch`"))
        #expect(Self.run(yaml + "launch: [exception NSInvalidArgumentException]\n").passed)
        #expect(Self.run(yaml + "outcomes: any\n").passed)
        #expect(!Self.run(yaml + "outcomes: completed\n").passed)
    }

    @Test func aRefusedStepEndsTheRun() {
        let report = Self.run(Self.push + "  - pop: {target: nobody}\n  - settle:\n  - settle:\n")
        #expect(
            report.steps.map { $0.failures.map(\.kind) } == [[], [.refused], [.notReached], [.notReached]])
        #expect(report.steps.map(\.title) == ["push nav", "pop nobody", "settle", "settle"])
        #expect(report.steps.map(\.number) == [1, 2, 3, 4])
        #expect(report.text.contains("2 later steps were not carried out"))
        #expect(report.text.contains("line 5"))
    }

    @Test func aDeallocatedControllerIsToldFromAnUnknownOne() {
        let yaml =
            Self.push.replacing(", as: B", with: "")
            + "  - pop: {target: nav}\n    assert: {Detail.title: null}\n"
        #expect(Self.run(yaml).text.contains("Detail was deallocated in step 2"), "\(Self.run(yaml).text)")
    }

    @Test func jsonTellsEveryStep() throws {
        let report = Self.run(Self.push + "    expect: [A.viewWillDisappear(false)]\n", path: nil)
        let object = try #require(
            try JSONSerialization.jsonObject(with: Data(report.json)) as? [String: Any])
        #expect(object["passed"] as? Bool == false)
        #expect(object["name"] as? String == "a push & <more>")
        let steps = try #require(object["steps"] as? [[String: Any]])
        #expect(steps.count == 1)
        #expect(steps[0]["operation"] as? String == "push nav")
        #expect((steps[0]["diff"] as? String)?.contains("~ A.viewWillDisappear(false)") == true)
        #expect((steps[0]["events"] as? [String])?.contains("B.viewDidLoad()") == true)
    }

    @Test func junitIsWellFormedAndCounts() throws {
        let strange = Self.push.replacing("a push", with: #""a \x01\uFFFE \"quoted\" ]]> push""# + " #")
        let reports = [
            Self.run(Self.push), Self.run(Self.push + "    expect: [A.viewWillDisappear(false)]\n"),
            Self.run("steps: 5"), Self.run(strange + "    outcome: raised\n"),
        ]
        let xml = JUnitReport(cases: reports.map { JUnitReport.Case($0, seconds: 1.5) }).xml
        let reader = JUnitReader()
        let parser = XMLParser(data: Data(xml.utf8))
        parser.delegate = reader
        #expect(parser.parse(), "\(xml)")
        #expect(
            reader.elements == [
                "testsuites", "testsuite", "testcase", "testcase", "failure", "testcase", "error", "testcase",
                "failure",
            ])
        #expect(reader.counts == ["4", "2", "1"])
        #expect(reader.text.contains("~ A.viewWillDisappear(false)   A.viewWillDisappear(true)"))
        #expect(xml.contains(#"classname="folder" name="a.yaml: a push &amp; &lt;more&gt;" time="1.500000""#))
    }
}

/// Collects what a JUnit file holds.
private final class JUnitReader: NSObject, XMLParserDelegate {
    var elements: [String] = []
    var counts: [String?] = []
    var text = ""

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        elements.append(name)
        if name == "testsuite" { counts = ["tests", "failures", "errors"].map { attributes[$0] } }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }
}
