import JSONBytes
import Testing
import WireFormat

@testable import ControllerHierarchy
@testable import Sessions

/// The lines of events, over all that the scenarios cause.
@Suite struct EventLineTests {
    @Test func theLineOfAnEventIsItsTextForm() throws {
        let events = try ModelRun.eventsOfScenarios()
        var json = JSONWriter()
        EventEncoder().writeLines(EventList(events), firstSequence: 1, to: &json)
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
