import Scenarios
import Testing
import WireFormat

import struct Foundation.URL

@testable import ControllerHierarchy
@testable import Sessions

/// Walks that once broke an invariant of which no callback tells, as `RandomWalk --save` has written them.
@Suite struct KeptWalkTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Fixtures/walks").path

    @Test(arguments: try ScenarioFiles.find([folder]))
    func everyStepKeepsTheInvariants(file: String) throws {
        let scenario = try ScenarioFiles.read(file)
        var json = scenario.definition
        let definition = try SessionDefinition.reading(
            &json, limits: .unlimited, documents: .unlimited)
        let application = try Application(definition: definition.application)
        _ = try application.launch()
        for step in scenario.steps {
            _ = try application.perform(step.decoded.operation)
            #expect(application.brokenInvariants() == [], "\(step.title)")
        }
    }
}
