/// What came of an operation that could be carried out as UIKit would.
package struct OperationOutcome: Sendable {
    package var outcome: Outcome = .completed
    /// What was raised, when the outcome is `raised`.
    package var exception: UIKitException?
    /// Members of the operation's result, such as `controller`.
    package var result: [Value.Member] = []
    /// The state of the app that the operation was to save.
    package var state = State.none
    /// Everything that happened, in the order in which the calls were entered.
    package var events = EventList()
    /// Indices into `events` in the order in which the calls returned; kept only when the application records
    /// it.
    package var returnOrder: [Int] = []
    /// Virtual seconds since launch, at the end.
    package var time: Double = 0
    /// Whether nothing is in flight.
    package var isSettled = true
    /// What is still waiting, when it is not settled.
    package var waitingFor: [String] = []

    /// Why UIKit ignored the operation; nil where it did not.
    package var ignoredReason: String? {
        outcome == .ignored ? result.first { $0.name == "reason" }?.value.string : nil
    }

    /// The state of an app; indirect, because nearly every operation has none.
    package indirect enum State: Sendable {
        case none
        case saved(RestorationArchive)
    }

    package enum Outcome: String, Sendable, CaseIterable {
        case completed
        /// UIKit logged a message or did nothing.
        case ignored
        case raised
    }
}
