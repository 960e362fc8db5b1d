import Testing

@testable import Scenarios

/// The search for the steps that explain a log.
@Suite struct StepSearchTests {
    private static let app =
        "root: {class: UINavigationController, as: nav, viewControllers: [{class: HomeViewController, as: home}]}\n"

    struct Case: Sendable, CustomTestStringConvertible {
        let steps: [String]
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
    ]

    private static func scenario(_ steps: [String]) throws -> Scenario {
        let list = steps.isEmpty ? "steps: []" : "steps:\n" + steps.map { "  - \($0)\n" }.joined()
        return try ScenarioReader.read(Array((app + list).utf8), format: .yaml)
    }

    /// What an app prints that logs appearance alone.
    private static func log(of scenario: Scenario) throws -> [String] {
        let run = try ScenarioRunner().trace(scenario, detail: .lines, within: nil)
        return run.events.dropFirst().joined().filter {
            $0.text.contains("Appear(") || $0.text.contains("Disappear(")
        }
        .filter { !$0.text.hasPrefix("nav.") }.map(\.text)
    }

    @Test(arguments: cases) func stepsAreFoundThatPrintTheLog(_ test: Case) throws {
        let log = try Self.log(of: try Self.scenario(test.steps))
        #expect(!log.isEmpty)
        var search = try StepSearch(try Self.scenario([]), log: log.joined(separator: "\n"))
        let found = search.run()
        #expect(found.isWhole, "\(found.text)\(log)")
        #expect(found.steps.count <= test.steps.count, "\(found.text)")
        #expect(try Self.log(of: try Self.scenario(found.steps)) == log, "\(found.text)")
    }

    @Test func whatNoStepExplainsIsSaid() throws {
        let log = "home viewWillDisappear\ndetail viewDidUnload\nhome viewWillDisappear"
        var search = try StepSearch(try Self.scenario([]), log: log)
        let found = search.run()
        #expect(!found.isWhole)
        #expect(found.text.hasPrefix("No steps that were tried print more than 1 of its 3 lines with calls:"))
        #expect(throws: ScenarioError.self) { _ = try StepSearch(try Self.scenario([]), log: "nothing") }
    }
}
