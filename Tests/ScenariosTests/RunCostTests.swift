import ControllerHierarchy
import Scenarios
import Sessions
import Testing

/// What a run keeps and what it costs: as much as was asked for.
@Suite struct RunCostTests {
    /// An app that causes 9 events a child at each memory warning.
    private static func crowd(_ children: Int) -> String {
        let edits = (0..<8).map { #"{"op": "setEditing", "target": "self", "editing": \#($0 % 2 == 0)}"# }
        let list = (0..<children).map { #"{"class": "Noisy", "as": "n\#($0)"}"# }
        return #"""
            "classes": {"Noisy": {"scripts": {"didReceiveMemoryWarning": [{"do": [\#(edits.joined(separator: ","))]}]}}},
            "root": {"as": "crowd", "children": [\#(list.joined(separator: ","))]}
            """#
    }

    private static func scenario(_ children: Int, steps: [String]) throws -> Scenario {
        let json = "{\(crowd(children)), \"steps\": [\(steps.joined(separator: ","))]}"
        return try ScenarioReader.read(Array(json.utf8), format: .json)
    }

    private static let plain = #"{"memoryWarning": {}}"#

    @Test func onlyWhatIsComparedIsReported() throws {
        let steps = [
            Self.plain, #"{"memoryWarning": {}, "expect": ["crowd.didReceiveMemoryWarning"]}"#,
            #"{"memoryWarning": {}, "never": ["crowd.viewDidLoad"]}"#,
            #"{"settle": {}, "assert": {"crowd.isViewLoaded": true}, "outcome": "completed"}"#,
        ]
        let report = ScenarioRunner().run(try Self.scenario(20, steps: steps))
        #expect(report.passed, "\(report.text)")
        #expect(report.launch?.events == nil)
        #expect(report.steps.map { $0.events?.count } == [nil, 182, 182, nil])
        let json = String(decoding: report.json, as: UTF8.self)
        #expect(json.split(separator: #""events":"#).count == 3)
        #expect(report.byteCount >= json.utf8.count)
        #expect(report.byteCount < 2 * json.utf8.count)
    }

    /// What is kept of a step is counted: without expectations that is a line of the report, and of 3,600
    /// events nothing.
    @Test func aStepWithoutExpectationsKeepsNoEvents() throws {
        let expecting = #"{"memoryWarning": {}, "expect": ["crowd.didReceiveMemoryWarning"]}"#
        var limits = RequestLimits()
        limits.memoryBytesMax = 10_000
        for (step, isEnough) in [(Self.plain, true), (expecting, false)] {
            let scenario = try Self.scenario(400, steps: [step])
            let budget = RequestBudget(limits, answersOutcomes: false)
            if isEnough {
                #expect(try ScenarioRunner().run(scenario, within: budget).passed)
            } else {
                #expect(throws: WorkRefusal.exceeded(.memory, maximum: limits.memoryBytesMax)) {
                    try ScenarioRunner().run(scenario, within: budget)
                }
            }
        }
    }

    @Test func runsAndVerdictsEndWithTheirBudgets() throws {
        let expecting = #"{"memoryWarning": {}, "expect": ["n1.setEditing(5)"], "mode": "contains"}"#
        let scenario = try Self.scenario(20, steps: [Self.plain, expecting, expecting])
        /// A limit with a value that is enough and one that is not.
        let cases: [(RequestLimit, WritableKeyPath<RequestLimits, Int>, enough: Int, tooLow: Int)] = [
            (.events, \.eventsMax, 1_000, 500), (.comparisons, \.comparisonsMax, 200, 1),
            (.memory, \.memoryBytesMax, 200_000, 20_000), (.time, \.millisecondsMax, 60_000, 0),
        ]
        for (limit, path, enough, tooLow) in cases {
            var limits = RequestLimits()
            limits.millisecondsMax = 60_000
            // The answer is the report and not what the operations cause.
            limits.answerBytesMax = 1
            for value in [enough, tooLow] {
                limits[keyPath: path] = value
                let (run, verify) = (
                    RequestBudget(limits, answersOutcomes: false),
                    RequestBudget(limits, answersOutcomes: false)
                )
                if value == enough {
                    #expect(try ScenarioRunner().run(scenario, within: run).steps.count == 3, "\(limit)")
                    let verdict = try LogVerifier().verify(scenario, log: "n1.setEditing", within: verify)
                    #expect(!verdict.matches, "\(limit)")
                } else {
                    #expect(throws: WorkRefusal.exceeded(limit, maximum: tooLow)) {
                        try ScenarioRunner().run(scenario, within: run)
                    }
                    let failure = #expect(throws: LogVerifier.Failure.self, "\(limit)") {
                        try LogVerifier().verify(
                            scenario, log: "n1.setEditing\nn2.setEditing", within: verify)
                    }
                    guard case .stopped(.exceeded(limit, tooLow)) = failure else {
                        Issue.record("\(limit): \(String(describing: failure))")
                        continue
                    }
                }
            }
        }
    }

    @Test func aScenarioHasNoMoreStepsThanAnyRequestHasOperations() throws {
        for (count, isRead) in [(10_000, true), (10_001, false)] {
            let steps = String(repeating: "  - settle:\n", count: count)
            let yaml = Array(("root: {as: A}\nsteps:\n" + steps).utf8)
            if isRead {
                #expect(try ScenarioReader.read(yaml, format: .yaml).steps.count == count)
            } else {
                let error = #expect(throws: ScenarioError.self) {
                    try ScenarioReader.read(yaml, format: .yaml)
                }
                #expect(error?.mistakes.map(\.detail) == ["a scenario has at most 10000 steps, not 10001"])
            }
        }
    }
}
