import Testing

@testable import ControllerHierarchy

/// Events that share a table of their targets, and what is read of them without a copy.
@Suite struct EventListTests {
    private static let parties = (0..<20).map { number in
        Identity(
            number: number, label: "party\(number)", className: "Party", prepare: Identity.noPreparation)
    }

    /// The number of a callback is read from its memory, and stands for its raw value.
    @Test func positionsAreRawValues() {
        #expect(MemoryLayout<Callback>.size == MemoryLayout<UInt16>.size)
        for callback in Callback.allCases {
            let list: EventList = [Event(callback, target: Self.parties[0], time: 0)]
            list.withEntries { first, _, _ in #expect(first.pointee.position == callback.rawValue) }
        }
    }

    /// What lies in an entry, an array or a member is looked at as a structure of that alone.
    @Test func whatIsHeldLiesWhereItWas() {
        #expect(MemoryLayout<EventList.Entry>.offset(of: \.payload) == 0)
        expectSameLayout(EventList.HeldPayload.self, Event.Payload.self)
        expectSameLayout(HeldValue.self, Value.self)
        expectSameLayout(HeldMember.self, Value.Member.self)
        var seen: [Value] = []
        [Value.string("a"), .array([.bool(true)])].forEachHeld { seen.append($0.value) }
        #expect(seen == [.string("a"), .array([.bool(true)])])
    }

    private func expectSameLayout<Held: ~Copyable, Content>(_ held: Held.Type, _ content: Content.Type) {
        #expect(MemoryLayout<Held>.size == MemoryLayout<Content>.size)
        #expect(MemoryLayout<Held>.stride == MemoryLayout<Content>.stride)
        #expect(MemoryLayout<Held>.alignment == MemoryLayout<Content>.alignment)
    }

    /// Each event has its target, whether that is among the last of the table or comes again later; each of a
    /// few targets stands there once.
    @Test func eventsKeepTheirTargets() {
        let few = [0, 1, 0, 2, 1, 0].map { Event(.viewDidLoad, target: Self.parties[$0], time: 0) }
        let many = (Array(0..<20) + [0, 19, 5]).map {
            Event(.viewDidLoad, target: Self.parties[$0], time: Double($0))
        }
        for (events, targets) in [(few, 3), (many, 22)] {
            var list = EventList(events)
            #expect(list.map { $0.target.label } == events.map { $0.target.label })
            #expect(list.targetCount == targets)
            list.removeFirst(1)
            #expect(list.map { $0.target.label } == events.dropFirst().map { $0.target.label })
        }
    }

    /// What events hold goes with the last list of them, and their targets with it.
    @Test func whatEventsHoldIsFreed() {
        func identity(_ number: Int) -> Identity {
            Identity(number: number, label: "n", className: "Party", prepare: Identity.noPreparation)
        }
        weak var held: Identity?
        weak var target: Identity?
        func useUp(removing count: Int) {
            let (other, party) = (identity(1), identity(2))
            (held, target) = (other, party)
            var list: EventList = [
                Event(.viewDidLoad, target: party, time: 0),
                Event(.willMoveToParent, target: party, payload: .controller(other), time: 0),
                Event(.viewDidLoad, target: party, time: 0),
            ]
            let copy = list
            list.removeFirst(count)
            #expect(list.count == 3 - count && copy.count == 3 && held != nil)
        }
        for count in 0...2 {
            useUp(removing: count)
            #expect(held == nil && target == nil)
        }
    }
}
