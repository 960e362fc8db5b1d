import JSONBytes
import Testing
import WireFormat

@testable import ControllerHierarchy

@Suite("Foreseeing how long an answer becomes")
struct SizeTests {
    private static let words = [
        "", "plain", "\"\\", "\u{1}\u{1F}\n\t", "über 🔥", String(repeating: "\u{2}", count: 999),
    ]

    private static func outcomes() -> [OperationOutcome] {
        words.map { word in
            var outcome = OperationOutcome()
            let odd = Identity(number: 7, label: word, className: word, prepare: Identity.wirePreparation)
            var events = EncodingTests.forms.map(\.event)
            for payload: Event.Payload in [
                .none, .animated(true), .animated(false), .controller(odd), .controller(nil),
                .controllerAnimated(odd, true),
                .values([.string(word), .size(Size(width: 0.1, height: 1e300))]),
                .answer(
                    [.object([.init(word, .controller(word))])], .array([.null, .bool(true), .string(word)])),
                .message(category: word, text: word), .exception(UIKitException(name: word, reason: word)),
                .action(word),
            ] {
                events.append(
                    Event(
                        .viewWillAppear, target: odd, payload: payload, flags: .isBeingPresented,
                        time: 0.1 + 0.2))
            }
            outcome.events = EventList(events)
            outcome.result = [.init(word, .string(word)), .init("list", .array([.string(word)]))]
            outcome.exception = UIKitException(name: word, reason: word)
            outcome.isSettled = false
            outcome.waitingFor = [word, word]
            outcome.time = 123_456.789
            return outcome
        }
    }

    @Test("the foreseen number of bytes is never too small, and not much too large")
    func foreseen() {
        for outcome in Self.outcomes() {
            var writer = JSONWriter()
            OutcomeEncoder().write(outcome, version: 1_000_000, firstSequence: 100_000_000, to: &writer)
            let foreseen = OutcomeEncoder().byteCount(of: outcome)
            #expect(foreseen >= writer.count && outcome.resultByteCount <= writer.count)
            #expect(foreseen <= writer.count + 256 + 80 * outcome.events.count)
            for style in EventText.Style.allCases {
                var text = JSONWriter()
                EventText.write(outcome.events, style: style, to: &text)
                #expect(foreseen >= text.count)
            }
        }
    }

    @Test("an event about another controller is foreseen to the byte, whatever the controller is called")
    func foreseenToTheByte() {
        for word in Self.words + ["a", "\u{7F}", "eight by", "é"] {
            let odd = Identity(number: 7, label: word, className: word, prepare: Identity.wirePreparation)
            for flags in [Event.Flags(), .isBeingPresented, [.isMovingToParent, .isBeingDismissed]] {
                let event = Event(
                    .willMoveToParent, target: odd, payload: .controller(odd), flags: flags, time: 0.25)
                var writer = JSONWriter()
                EventEncoder().write(event, sequence: 0, to: &writer)
                #expect(EventEncoder().byteCount(of: [event]) == writer.count + 64, "\(word)")
            }
        }
    }
}
