import Dispatch
import Testing

@testable import ControllerHierarchy
@testable import Sessions

/// What a call that waits is told, at the moment at which it waits no longer.
@Suite struct RehearsalTests {
    private static let report: PauseReport = {
        let party = Identity(
            number: 0, label: "app", className: "UIApplication", prepare: Identity.noPreparation)
        let event = Event(.didBecomeActive, target: party, time: 0)
        let pause = Pause(eventIndex: 0, event: event, depth: 1, mayCallSuper: false, answers: nil)
        return PauseReport(
            token: "0", pause: pause, sequence: 1, events: [], firstSequence: 1, version: 0,
            operation: 1, time: 0)
    }()

    /// A command either is taken or is refused; its signal may come behind it.
    @Test func aCommandAtTheLastMomentIsTakenOnce() {
        for _ in 0..<2_000 {
            let rehearsal = Rehearsal { _ in }
            rehearsal.stop(Self.report, refusing: nil)
            let posted = DispatchGroup()
            DispatchQueue.global().async(group: posted) {
                _ = rehearsal.abandon()
            }
            var taken = 0
            while rehearsal.nextCommand(within: 0) != nil { taken += 1 }
            posted.wait()
            while rehearsal.nextCommand(within: 0) != nil { taken += 1 }
            #expect(taken <= 1)
            #expect(rehearsal.report == nil)
        }
    }
}
