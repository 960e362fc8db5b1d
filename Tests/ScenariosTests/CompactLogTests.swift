import JSONBytes
import Testing
import WireFormat

@testable import ControllerHierarchy
@testable import Sessions

/// Events as a session keeps them, over all that the scenarios cause.
@Suite struct CompactLogTests {
    private static func lines(_ events: [Event], from sequence: Int) -> [Substring] {
        var json = JSONWriter()
        EventEncoder().writeLines(EventList(events), firstSequence: sequence, to: &json)
        return json.string().split(separator: "\n")
    }

    private static func events(of log: CompactLog, from sequence: Int) -> [Event] {
        var events: [Event] = []
        let isWhole = log.forEach(from: sequence) { place, event in
            #expect(place == sequence + events.count)
            events.append(event)
            return true
        }
        #expect(isWhole)
        return events
    }

    /// A log of these events, so many at a time.
    private static func log(of events: [Event]) -> CompactLog {
        var log = CompactLog()
        var start = 0
        while start < events.count {
            let end = min(start + 1 + start % 23, events.count)
            log.append(EventList(events[start..<end]), firstSequence: start + 1)
            start = end
        }
        return log
    }

    @Test func whatIsReadIsWhatWasWritten() throws {
        let events = try ModelRun.eventsOfScenarios()
        let lines = Self.lines(events, from: 1)
        let log = Self.log(of: events)
        #expect(log.firstSequence == 1 && events.count > 50_000)
        #expect(Self.lines(Self.events(of: log, from: 1), from: 1) == lines)
        for start in [2, 777, events.count / 2, events.count, events.count + 1] {
            #expect(Self.lines(Self.events(of: log, from: start), from: start)[...] == lines[(start - 1)...])
        }
        #expect(log.byteCount < 40 * events.count)
    }

    /// A target's number takes more bytes from the one on that says so.
    @Test func manyTargetsAreToldApart() {
        let places = [0, 1, EventBytes.wideTarget - 1, EventBytes.wideTarget, EventBytes.wideTarget + 1]
        let targets = (0...EventBytes.wideTarget + 1).map { place in
            Identity(number: place + 1, label: "a", className: "A", prepare: Identity.noPreparation)
        }
        var identities = IdentityTable()
        for target in targets { _ = identities.index(of: target) }
        var (bytes, time) = (EventBytes(), 0.0)
        let events = places.map { Event(.viewDidLoad, target: targets[$0], time: 0) }
        bytes.append(EventList(events), after: &time, &identities)
        var reader = EventBytes.Reader(bytes, from: 0)
        #expect(places.map { _ in reader.next(identities).target.number } == places.map { $0 + 1 })
    }

    /// A reader that has enough is given no more, and a log of more than fits begins anew.
    @Test func readingAndMemoryAreBounded() throws {
        let events = Array(try ModelRun.eventsOfScenarios().prefix(2_000))
        var log = Self.log(of: events)
        var seen = 0
        let isWhole = log.forEach(from: 7) { _, _ in
            seen += 1
            return seen < 3
        }
        #expect(!isWhole && seen == 3)
        let text = String(repeating: "x", count: 1 << 20)
        let long = Event(.console, target: events[0].target, payload: .action(text), time: 0)
        var sequence = events.count + 1
        while log.firstSequence == 1, sequence < events.count + 100 {
            log.append([long], firstSequence: sequence)
            sequence += 1
        }
        #expect(log.firstSequence == sequence - 1 && log.byteCount < 2 << 20)
    }
}
