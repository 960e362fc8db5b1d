import Foundation
import Testing

@testable import Scenarios

/// Every answer of docs/cookbook.md is what the program does.
@Suite struct CookbookTests {
    private static let docs = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "docs")
    private static let questions =
        ((try? String(contentsOf: docs.appending(path: "cookbook.md"), encoding: .utf8)) ?? "")
        .split(separator: "\n### ").dropFirst().map(String.init)

    @Test func thereAreThirty() {
        #expect(Self.questions.count >= 30)
    }

    @Test(arguments: questions)
    func theAnswerHolds(question: String) throws {
        let block = question.split(separator: "```yaml\n").dropFirst().first?.split(separator: "```").first
        // Documents stand beside the page.
        let scenario = try ScenarioReader.read(
            Array(try #require(block).utf8), format: .yaml, path: Self.docs.path
        ) { name throws(ScenarioReader.ResourceError) in
            guard let text = try? String(contentsOf: Self.docs.appending(path: name), encoding: .utf8) else {
                throw ScenarioReader.ResourceError("\(name) is not there")
            }
            return text
        }
        let asserts =
            scenario.launch != nil
            || scenario.steps.contains {
                $0.expected != nil || !$0.counts.isEmpty || !$0.assertions.isEmpty || $0.outcome != nil
            }
        #expect(asserts, "nothing is expected")
        let report = ScenarioRunner().run(scenario)
        #expect(report.passed, "\(report.text)")
    }
}
