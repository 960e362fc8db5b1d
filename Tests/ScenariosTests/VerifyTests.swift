import Scenarios
import Testing

/// Logs in the forms that real apps print, held against a push.
@Suite struct VerifyTests {
    static let scenario = """
        name: a push
        root: {class: UINavigationController, as: nav, viewControllers: [{class: HomeController, as: A}]}
        steps:
          - push: {target: nav, controller: {class: DetailController, as: B}}
        """

    /// The calls of the push that the logs print, each with a sign for the controller and for the call.
    private static let calls: [(controller: String, call: String)] = [
        ("B", "viewDidLoad"), ("A", "viewWillDisappear"), ("B", "viewWillAppear"), ("A", "viewDidDisappear"),
        ("B", "viewDidAppear"),
    ]

    /// One line of a log for a label, a class and a call.
    static let forms:
        [(name: String, line: @Sendable (_ label: String, _ type: String, _ call: String) -> String)] = [
            ("text form", { "\($0).\($2)" + ($2 == "viewDidLoad" ? "()" : "(true)") }),
            ("text form without arguments", { label, _, call in "\(label).\(call)" }),
            ("selector", { "-[\($1) \($2)\($2 == "viewDidLoad" ? "" : ":")]" + String($0.prefix(0)) }),
            (
                "NSLog",
                {
                    "2015-05-05 12:00:00.123 App[12:345] -[\($1) \($2)\($2 == "viewDidLoad" ? "" : ":")]"
                        + $0.prefix(0)
                }
            ),
            ("module", { "-[App.\($1) \($2)\($2 == "viewDidLoad" ? "" : ":")] 1" + $0.prefix(0) }),
            ("function", { "\($1): \($2)\($2 == "viewDidLoad" ? "()" : "(_:)")" + $0.prefix(0) }),
            ("words", { label, _, call in "\(label) \(call)" }),
            ("colon", { label, _, call in "\(label): \(call):" }),
            ("behind", { label, _, call in "🔥 \(call) - \(label)" }),
            ("yes", { "\($0) \($2)" + ($2 == "viewDidLoad" ? "" : ": YES") }),
            ("object", { "<App.\($1): 0x7f8>: \($2)" + $0.prefix(0) }),
            ("brackets", { label, _, call in "[\(label)] \(call)" }),
        ]

    private static func verify(_ log: String) throws -> LogVerdict {
        let scenario = try ScenarioReader.read(Array(scenario.utf8), format: .yaml)
        return try LogVerifier().verify(scenario, log: log)
    }

    private static func log(
        _ calls: [(controller: String, call: String)], _ line: (String, String, String) -> String
    ) -> String {
        calls.map {
            line($0.controller, $0.controller == "A" ? "HomeController" : "DetailController", $0.call)
        }
        .joined(separator: "\n")
    }

    @Test func namesOfTheLogStandForThoseOfTheScenario() throws {
        let log = Self.log(Self.calls) { label, _, call in "\(label)VC: \(call)" }
        let scenario = try ScenarioReader.read(Array(Self.scenario.utf8), format: .yaml)
        #expect(throws: ScenarioError.self) { try LogVerifier().verify(scenario, log: log) }
        let aliases = ["AVC": "A", "BVC": "DetailController"]
        #expect(try LogVerifier().verify(scenario, log: log, aliases: aliases).matches)
        let swapped = try LogVerifier().verify(scenario, log: log, aliases: ["AVC": "B", "BVC": "A"])
        #expect(!swapped.matches && swapped.text.contains("- is in the log alone"))
    }

    @Test func everyFormIsRecognisedAndJudged() throws {
        for (name, line) in Self.forms {
            let right = try Self.verify("starting\n" + Self.log(Self.calls, line) + "\n\n")
            #expect(right.matches, "\(name): \(right.text)")
            #expect(right.ignored.map(\.number) == [1], "\(name)")
            var swapped = Self.calls
            swapped.swapAt(3, 4)
            let wrong = try Self.verify(Self.log(swapped, line))
            #expect(!wrong.matches, "\(name)")
            #expect(wrong.text.hasPrefix("This is not what UIKit does: a push"), "\(name)")
            #expect(
                !(try Self.verify(
                    Self.log(Self.calls.dropLast(), line) + "\n"
                        + line("B", "DetailController", "viewDidLoad"))).matches)
        }
    }

    @Test func theLaunchMayBeInTheLog() throws {
        let launch = [("A", "viewDidLoad"), ("A", "viewWillAppear"), ("A", "viewDidAppear")]
        let calls = launch.map { (controller: $0.0, call: $0.1) } + Self.calls
        #expect(try Self.verify(Self.log(calls) { label, _, call in "\(label) \(call)" }).matches)
    }

    @Test func argumentsThatAreNotWhatUIKitPassesAreShown() throws {
        let verdict = try Self.verify("B.viewDidLoad()\nA viewWillDisappear: NO\nB viewWillAppear(false)")
        #expect(!verdict.matches)
        #expect(verdict.text.contains("~ A.viewWillDisappear(false)   A.viewWillDisappear(true)"))
        let json = String(decoding: verdict.json, as: UTF8.self)
        #expect(json.hasPrefix(#"{"match":false,"firstDifference":{"index":1,"#))
        #expect(json.hasSuffix(#""ignored":[]}"#))
    }

    @Test func aLogWithoutCallsIsRefused() {
        for log in ["", "nothing", "C.viewDidLoad", "A.somethingElse"] {
            #expect(throws: ScenarioError.self, "\(log)") { _ = try Self.verify(log) }
        }
    }
}
