import Testing

@testable import Sessions

@Suite("Records that the journal may not have yet") struct AcknowledgementTests {
    @Test("those up to the version that it has are forgotten, and no other", arguments: 0...4)
    func acknowledge(count: Int) {
        let registry = SessionRegistry(journal: MemoryJournal())
        for version in 2...8 {
            var history = History(id: .random(), in: registry.environment)
            history.unacknowledged = (0..<count).map { place in
                JournalRecord(
                    version: 4 + place, operation: [], effect: .applied, eventCount: 0, lastSequence: 0,
                    digest: 0, key: nil)
            }
            history.acknowledge(through: version)
            #expect(
                history.unacknowledged.map(\.version) == (0..<count).map { 4 + $0 }.filter { $0 > version })
        }
    }
}
