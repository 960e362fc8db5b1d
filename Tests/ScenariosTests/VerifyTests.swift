import Foundation
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
            // The last call counts, and the name that is nearest to it.
            ("behind another call", { label, _, call in "viewDidLoad done, now \(label): \(call)" }),
            ("behind another name", { label, _, call in "A, B, home-2, detail_1, then \(label): \(call)" }),
        ]

    /// Names of the two controllers.
    private static let names = [["A": "A", "B": "B"], ["A": "home-2", "B": "detail_1"]]

    private static func verify(
        _ log: String, names: [String: String] = [:], detailClass: String = "DetailController"
    ) throws -> LogVerdict {
        var text = scenario.replacingOccurrences(of: "DetailController", with: detailClass)
        for (sign, name) in names {
            text = text.replacingOccurrences(of: "as: \(sign)}", with: "as: \(name)}")
        }
        let scenario = try ScenarioReader.read(Array(text.utf8), format: .yaml)
        return try LogVerifier().verify(scenario, log: log)
    }

    private static func log(
        _ calls: [(controller: String, call: String)], names: [String: String] = [:],
        _ line: (String, String, String) -> String
    ) -> String {
        calls.map {
            line(
                names[$0.controller] ?? $0.controller,
                $0.controller == "A" ? "HomeController" : "DetailController", $0.call)
        }
        .joined(separator: "\n")
    }

    @Test func namesOfTheLogStandForThoseOfTheScenario() throws {
        let log = Self.log(Self.calls) { label, _, call in "\(label)_1VC: \(call)" }
        let scenario = try ScenarioReader.read(Array(Self.scenario.utf8), format: .yaml)
        #expect(throws: ScenarioError.self) { try LogVerifier().verify(scenario, log: log) }
        let aliases = ["A_1VC": "A", "B_1VC": "DetailController"]
        #expect(try LogVerifier().verify(scenario, log: log, aliases: aliases).matches)
        let swapped = try LogVerifier().verify(scenario, log: log, aliases: ["A_1VC": "B", "B_1VC": "A"])
        #expect(!swapped.matches && swapped.text.contains("- is in the log alone"))
    }

    @Test(arguments: names) func everyFormIsRecognisedAndJudged(names: [String: String]) throws {
        for (name, line) in Self.forms {
            let right = try Self.verify(
                "starting\n" + Self.log(Self.calls, names: names, line) + "\n\n", names: names)
            #expect(right.matches, "\(name): \(right.text)")
            #expect(right.ignored.map(\.number) == [1], "\(name)")
            var swapped = Self.calls
            swapped.swapAt(3, 4)
            let wrong = try Self.verify(Self.log(swapped, names: names, line), names: names)
            #expect(!wrong.matches, "\(name)")
            #expect(wrong.text.hasPrefix("This is not what UIKit does: a push"), "\(name)")
            let again = line(names["B"] ?? "", "DetailController", "viewDidLoad")
            let repeated = Self.log(Self.calls.dropLast(), names: names, line) + "\n" + again
            #expect(!(try Self.verify(repeated, names: names)).matches)
        }
    }

    /// Logs of what a push calls, and whether they agree with it; nil where none of their lines is a call.
    private static let logs: [(log: String, agrees: Bool?)] = [
        ("B.willMove(toParent: nav)", true), ("B.willMove(toParent: A)", false),
        ("AB.viewDidLoad()", nil),
        ("-[DetailController willMoveToParentViewController:]", true),
        ("-[DetailController willMoveToParentViewController:] [1]", true),
        ("-[DetailController(Log) willMoveToParentViewController:]", true),
        ("-[My.App.DetailController willMoveToParentViewController:]", true),
        ("-[DetailController willMoveToWindow:]", nil),
        ("-[NavController willMoveToParentViewController:]", nil),
        ("DetailController viewWillAppear: YES", true), ("DetailController viewWillAppear: NO", false),
        ("DetailController viewWillAppear:0", false), ("B viewWillAppear NO", true),
        ("[B] viewWillAppear(true)", true), ("[B] viewWillAppear(false)", false),
        ("[B] viewWillAppear(animated: true)", true), ("[B] viewWillAppear(animated: false)", false),
    ]

    @Test func whatALineHoldsBesideACallIsRead() throws {
        for (log, agrees) in Self.logs {
            if let agrees {
                let verdict = try Self.verify(log)
                #expect(verdict.matches == agrees, "\(log): \(verdict.text)")
            } else {
                #expect(throws: ScenarioError.self, "\(log)") { try Self.verify(log) }
            }
        }
    }

    @Test func aClassStandsForAllOfItsControllers() throws {
        let calls = ["viewWillDisappear", "viewWillAppear", "viewDidDisappear", "viewDidAppear"]
        for (order, agrees) in [([0, 1, 2, 3], true), ([1, 0, 2, 3], false), ([0, 1, 3, 2], false)] {
            let log = order.map { "HomeController: \(calls[$0])" }.joined(separator: "\n")
            let verdict = try Self.verify(log, detailClass: "HomeController")
            #expect(verdict.matches == agrees, "\(verdict.text)")
        }
    }

    /// Lines with what they name that is no controller of the scenario.
    private static let strangers: [(line: String, name: String?)] = [
        ("C1 viewDidLoad", "C1"), ("0x7f viewDidLoad", nil), ("viewDidLoad", nil), ("nothing at all", nil),
        ("viewDidLoad, then C_2: viewDidAppear", "C_2"), ("-[My.Other viewDidLoad]", "Other"),
    ]

    @Test func namesThatAreNoControllersAreSaid() throws {
        for (line, name) in Self.strangers {
            let text = try Self.verify("B viewDidLoad\n" + line).text
            #expect(text.contains("no call was recognised in line 2\n"), "\(text)")
            #expect(text.contains("is no controller of the scenario") == (name != nil), "\(text)")
            if let name { #expect(text.contains("`\(name)` is no controller"), "\(text)") }
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
