import Foundation
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
