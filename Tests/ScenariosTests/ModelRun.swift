import Scenarios
import WireFormat

import struct Foundation.URL

@testable import ControllerHierarchy
@testable import Sessions

/// A run of an app in the model alone, without a session.
enum ModelRun {
    /// Launches an app and performs operations; `note` gets what came of each.
    static func perform(
        _ operations: [Operation], of definition: ApplicationDefinition,
        note: (OperationOutcome) -> Void
    ) throws(OperationError) {
        var application = try Application(definition: definition, prepare: Identity.wirePreparation)
        note(try application.launch())
        for operation in operations {
            guard operation.kind == .relaunch else {
                note(try application.perform(operation))
                continue
            }
            let next = try application.relaunched(by: operation, from: definition) {
                (definition, previous) throws(OperationError) in
                try Application(definition: definition, prepare: Identity.wirePreparation, after: previous)
            }
            application = next.0
            note(next.1)
        }
    }

    /// All that the project's scenarios cause.
    static func eventsOfScenarios() throws -> [Event] { try everything.get() }

    private static let everything = Result { try runScenarios() }

    private static func runScenarios() throws -> [Event] {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Scenarios").path
        var events: [Event] = []
        for file in try ScenarioFiles.find([folder]) {
            guard let scenario = try? ScenarioFiles.read(file) else { continue }
            var json = scenario.definition
            let definition = try SessionDefinition.reading(
                &json, limits: .unlimited, documents: .unlimited)
            let operations = scenario.steps.map(\.decoded.operation)
            // What a scenario does behind an operation that is refused is not reached.
            try? perform(operations, of: definition.application) { events += $0.events }
        }
        return events
    }
}
