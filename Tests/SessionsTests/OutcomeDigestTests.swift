import Testing

@testable import ControllerHierarchy
@testable import Sessions

@Suite("Digests of outcomes")
struct OutcomeDigestTests {
    private static let party = Identity(
        number: 0, label: "app", className: "UIApplication", prepare: Identity.noPreparation)
    private static let home = Identity(
        number: 1, label: "home", className: "Home", prepare: Identity.noPreparation)

    @Test("a callback's place in memory is its raw value, by which digests in stores have hashed it")
    func positions() {
        let list = EventList(Callback.allCases.map { Event($0, target: Self.party, time: 0) })
        list.withEntries { first, count, _ in
            let entries = UnsafeBufferPointer(start: first, count: count)
            #expect(entries.map(\.position) == Callback.allCases.map(\.rawValue))
        }
        #expect(list.targetCount == 1)
    }

    /// An event for each way in which digests hash what an event carries.
    private static let payloads: [Event.Payload] = [
        .none, .animated(true), .animated(false), .controller(nil), .controller(home), .controller(party),
        .controllerAnimated(home, true), .controllerAnimated(home, false), .answer([], .bool(false)),
        .answer([], .bool(true)), .answer([], .array([])), .answer([.string("a")], .null),
        .values([
            .number(0.3), .bool(true), .bool(false), .controller("home"), .size(Size(width: 1, height: 2)),
            .array([.string("portrait")]), .object([.init("title", .string("Start"))]),
        ]),
        .message(category: nil, text: "a"), .message(category: "Presentation", text: "a"),
        .exception(UIKitException(name: "NSRangeException", reason: "none")), .action("tap:"),
    ]

    /// Stores hold what earlier versions of the program have hashed: with another value here, every session
    /// that is in one is refused.
    @Test("a digest is what it was in every version of the program")
    func sameAsEver() {
        var outcome = OperationOutcome()
        var events = [Event(.didFinishLaunching, target: Self.party, time: 0)]
        for (place, payload) in Self.payloads.enumerated() {
            let flags: Event.Flags = place % 2 == 0 ? [] : [.isMovingToParent]
            events.append(
                Event(.viewDidLoad, target: Self.home, payload: payload, flags: flags, time: Double(place)))
        }
        outcome.events = EventList(events)
        outcome.result = [.init("reason", .string("not hashed")), .init("titles", .array([.string("a")]))]
        outcome.exception = UIKitException(name: "NSRangeException", reason: "none")
        outcome.time = 0.5
        #expect(StableHash.digest(of: outcome) == 17_939_859_206_261_245_788)
        outcome.isSettled = false
        #expect(StableHash.digest(of: outcome) == 11_543_147_920_616_244_808)
    }
}
