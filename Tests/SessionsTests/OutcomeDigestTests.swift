import ControllerHierarchy
import Testing

@testable import Sessions

@Suite("Digests of outcomes")
struct OutcomeDigestTests {
    @Test("a callback's place in memory is its raw value, by which digests in stores have hashed it")
    func positions() {
        let party = Identity(
            number: 0, label: "app", className: "UIApplication", prepare: Identity.noPreparation)
        let list = EventList(Callback.allCases.map { Event($0, target: party, time: 0) })
        list.withEntries { first, count, _ in
            let entries = UnsafeBufferPointer(start: first, count: count)
            #expect(entries.map(\.position) == Callback.allCases.map(\.rawValue))
        }
        #expect(list.targetCount == 1)
    }
}
