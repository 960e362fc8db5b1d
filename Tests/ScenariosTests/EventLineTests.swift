import JSONBytes
import Scenarios
import Testing
import WireFormat

import struct Foundation.URL

@testable import ControllerHierarchy
@testable import Sessions

/// The lines of events, over all that the scenarios cause.
@Suite struct EventLineTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Scenarios").path

    @Test func theLineOfAnEventIsItsTextForm() throws {
        var events: [Event] = []
        for file in try ScenarioFiles.find([Self.folder]) {
            guard let scenario = try? ScenarioFiles.read(file) else { continue }
            let definition = try SessionDefinition.reading(
                scenario.definition, limits: .unlimited, documents: .unlimited)
            let operations = scenario.steps.map(\.decoded.operation)
            // What a scenario does behind an operation that is refused is not reached.
            try? ModelRun.perform(operations, of: definition.application) { events += $0.events }
        }
        var json = JSONWriter()
        EventEncoder().writeLines(events, firstSequence: 1, to: &json)
        let objects = json.string().split(separator: "\n")
        var text = JSONWriter()
        EventText.write(events, to: &text)
        let lines = text.string().split(separator: "\n")
        #expect(events.count > 50_000 && objects.count == events.count && lines.count == events.count)
        let mistakes = zip(objects, lines).filter { object, line in
            let root = try? JSONDocument(parsing: Array(object.utf8)).root
            return root?["line"]?.string != String(line)
        }
        #expect(mistakes.count == 0, "such as \(mistakes.prefix(3))")
    }
}
