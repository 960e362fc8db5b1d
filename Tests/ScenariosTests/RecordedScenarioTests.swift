import Foundation
import Sessions
import Testing

@testable import Scenarios

/// A course that is written as a scenario is one, and passes.
@Suite struct RecordedScenarioTests {
    @Test func whatIsRecordedPasses() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Scenarios").path
        let files = try ScenarioFiles.find([folder])
        var count = 0
        for index in stride(from: 0, to: files.count, by: 23) {
            let scenario = try ScenarioFiles.read(files[index])
            // Recorded is the order of calls, not that of their ends.
            guard scenario.order == .beforeSuper else { continue }
            // A session has no steps that it refused.
            let kinds = ScenarioRunner().run(scenario).steps.flatMap(\.failures).map(\.kind)
            guard !kinds.contains(.refused), !kinds.contains(.notModelled) else { continue }
            let recorded = try RecordedScenario(Course(scenario), name: scenario.name)
            let report = ScenarioRunner().run(yaml: recorded.text)
            #expect(report.passed, "\(files[index]): \(report.text.prefix(2_000))")
            #expect(report.name == scenario.name)
            #expect(report.steps.count == scenario.steps.count)
            count += 1
        }
        #expect(count > 50)
    }
}
