import Foundation
import JSONBytes
import Testing

@testable import Scenarios

/// The search for the steps that explain a log.
@Suite struct StepSearchTests {
    private static let app =
        "root: {class: UINavigationController, as: nav, viewControllers: [{class: HomeViewController, as: home}]}\n"

    struct Case: Sendable, CustomTestStringConvertible {
        let steps: [String]
        var app = StepSearchTests.app
        /// Whether the log calls controllers by their classes.
        var namesClasses = false
        var testDescription: String { steps.joined(separator: "; ") }
    }

    static let cases: [Case] = [
        Case(steps: ["push: {target: nav, controller: {as: detail}}"]),
        Case(steps: ["push: {target: nav, controller: {as: detail}}", "pop: {target: nav}"]),
        Case(
            steps: [
                "push: {target: nav, controller: {as: detail}}",
                "interactivePop: {target: nav, phase: cancel}",
            ]),
        Case(
            steps: [
                "push: {target: nav, controller: {as: detail}, animated: false}",
                "present: {target: nav, controller: {as: login, modalPresentationStyle: fullScreen}}",
                "dismiss: {target: login}", "pop: {target: nav}",
            ]),
        // A push explains as much of the log at first.
        Case(
            steps: [
                "present: {target: home, controller: {as: login, modalPresentationStyle: fullScreen}}",
                "dismiss: {target: login}",
            ]),
        Case(
            steps: [
                "trigger: {target: entries, control: entry}", "trigger: {target: entry, control: Edit}",
                "performSegue: {target: editor, identifier: addPhotos}",
            ],
            app: journal, namesClasses: true),
        Case(
            steps: [
                "push: {target: entriesNavigation, controller: {storyboard: Journal, identifier: about}}"
            ],
            app: journal),
    ]

    private static let journal = "storyboards: {Journal: docs/journal.storyboard}\nmainStoryboard: Journal\n"

    private static func scenario(_ steps: [String], of app: String = app) throws -> Scenario {
        let list = steps.isEmpty ? "steps: []" : "steps:\n" + steps.map { "  - \($0)\n" }.joined()
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        return try ScenarioReader.read(Array((app + list).utf8), format: .yaml) {
            name throws(ScenarioReader.ResourceError) in
            guard let text = try? String(contentsOf: root.appending(path: name), encoding: .utf8) else {
                throw ScenarioReader.ResourceError("there is no \(name)")
            }
            return text
        }
    }

    /// What an app prints that logs appearance alone.
    private static func log(of scenario: Scenario, namesClasses: Bool = false) throws -> [String] {
        let run = try ScenarioRunner().trace(scenario, detail: .lines, within: nil)
        return run.events.dropFirst().joined().filter {
            $0.text.contains("Appear(") || $0.text.contains("Disappear(")
        }
        .filter { !["UINavigationController", "UITabBarController"].contains($0.className) }
        .map { namesClasses ? "\($0.className) \($0.text.split(separator: ".")[1])" : $0.text }
    }

    @Test(arguments: cases) func stepsAreFoundThatPrintTheLog(_ test: Case) throws {
        let done = try Self.scenario(test.steps, of: test.app)
        let log = try Self.log(of: done, namesClasses: test.namesClasses)
        #expect(!log.isEmpty)
        var search = try StepSearch(
            try Self.scenario([], of: test.app), log: log.joined(separator: "\n"))
        let found = try search.run()
        #expect(found.isWhole, "\(found.text)\(log)")
        #expect(found.steps.count <= test.steps.count, "\(found.text)")
        let again = try Self.scenario(found.steps.map(\.text), of: test.app)
        #expect(try Self.log(of: again, namesClasses: test.namesClasses) == log, "\(found.text)")
    }

    /// Logs with how many of their lines are explained, by how many steps and runs at most.
    private static let costs: [(log: String, explained: Int, steps: Int, runsMax: Int)] = [
        ("home viewDidLoad\nhome viewDidAppear", 2, 0, 1),
        ("home viewDidDisappear", 0, 0, 60), ("detail viewDidDisappear", 0, 0, 100),
        ("home viewWillDisappear\ndetail viewDidUnload\nhome viewWillDisappear", 1, 1, 1_000),
        (Array(repeating: "home didReceiveMemoryWarning", count: 12).joined(separator: "\n"), 12, 12, 700),
        (Array(repeating: "home didReceiveMemoryWarning", count: 13).joined(separator: "\n"), 12, 12, 700),
    ]

    @Test func onlyStepsThatExplainMoreAreGoneOnWithAndSomeOfThem() throws {
        for (log, explained, steps, runsMax) in Self.costs {
            var search = try StepSearch(try Self.scenario([]), log: log)
            let found = try search.run()
            #expect(found.explained == explained && found.steps.count == steps, "\(log): \(found)")
            #expect(found.runs <= runsMax, "\(log): \(found.runs)")
        }
    }

    private static let scenes = [
        SceneOffers.Scene(storyboard: "Main", identifier: "login", className: "LoginController"),
        SceneOffers.Scene(storyboard: "Main", identifier: nil, className: "AboutController"),
        SceneOffers.Scene(storyboard: "Other", identifier: "more", className: "LoginController"),
    ]

    /// Lines of a log, and the controllers that are tried because of them: label, class and description.
    private static let strangers: [(lines: [String], strangers: [String])] = [
        (["home viewDidLoad", "HomeViewController viewDidLoad", "nothing", "viewDidLoad"], []),
        (["x viewDidLoad", "x viewDidAppear"], ["x UIViewController {as:x}"]),
        (
            ["DetailViewController viewDidLoad", "DetailViewController viewDidAppear", "x viewDidLoad"],
            [
                "detail DetailViewController {class:DetailViewController,as:detail}",
                "x UIViewController {as:x}",
            ]
        ),
        (["URLVC viewDidLoad"], ["uRL URLVC {class:URLVC,as:uRL}"]),
        (["ViewController viewDidLoad"], ["view ViewController {class:ViewController,as:view}"]),
        (["VC viewDidLoad"], ["vC VC {class:VC,as:vC}"]),
        (["login viewDidLoad"], ["login LoginController {storyboard:Main,identifier:login}"]),
        (
            ["LoginController viewDidLoad", "login viewDidLoad", "AboutController viewDidLoad"],
            [
                "login LoginController {storyboard:Main,identifier:login}",
                "more LoginController {storyboard:Other,identifier:more}",
                "AboutController AboutController nil",
            ]
        ),
    ]

    @Test func controllersThatTheLogNamesAreTriedOnce() throws {
        let run = try ScenarioRunner().trace(try Self.scenario([]), detail: .offers, within: nil)
        for (lines, strangers) in Self.strangers {
            let moves = StepMoves(
                strangersOf: lines, besides: run.events.joined(), scenes: Self.scenes, aliases: [:])
            let found = moves.strangers.map { stranger in
                "\(stranger.label) \(stranger.className) "
                    + (stranger.description.map { "\(JSONTree.object($0))" } ?? "nil").replacing(
                        "\"", with: "")
            }
            #expect(found == strangers, "\(lines)")
        }
    }

    @Test func whatIsUsualIsTriedFirst() throws {
        let moves = StepMoves(
            strangersOf: ["x viewDidLoad"], besides: [EventLine](), scenes: [], aliases: [:])
        let texts = moves.moves(
            controllers: ["nav", "home"],
            deeds: [SceneOffers.Deed(target: "home", kind: .tap(control: "Edit"))]
        ).map(\.text)
        #expect(Set(texts).count == texts.count)
        let order = [
            #"trigger: {target:home,control:Edit}"#, #"push: {target:home,controller:{as:x}}"#,
            "pop: {target:home}", "pop: {target:nav}", "pop: {target:home,animated:false}",
            "background: {}",
        ].map { text in texts.firstIndex { $0.replacing("\"", with: "") == text } }
        #expect(
            !order.contains(nil) && order.compactMap(\.self) == order.compactMap(\.self).sorted(), "\(texts)")
    }

    @Test func whatNoStepExplainsIsSaid() throws {
        let log = "home viewWillDisappear\ndetail viewDidUnload\nhome viewWillDisappear"
        var search = try StepSearch(try Self.scenario([]), log: log)
        let found = try search.run()
        #expect(!found.isWhole)
        #expect(found.text.hasPrefix("No steps that were tried print more than 1 of its 3 lines with calls:"))
        #expect(throws: LogVerifier.Failure.self) {
            _ = try StepSearch(try Self.scenario([]), log: "nothing")
        }
    }
}
