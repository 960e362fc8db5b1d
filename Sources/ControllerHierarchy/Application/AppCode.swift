/// The app's own code, as far as it is no data: whoever says what it does in a call that has stopped.
package protocol AppCode: AnyObject {
    /// What is done next; asked again until the call returns.
    ///
    /// - Throws: when nobody says it any more, so that the operation is to end without a trace.
    func next(at pause: Pause, in application: Application) throws(WorkRefusal) -> AppCodeStep

    /// Told that the last step could not be done, so that the operation cannot go on.
    func refused(_ error: OperationError)
}

/// A call that has stopped.
package struct Pause: Sendable {
    /// The place of the call's event among those of the operation at work.
    package let eventIndex: Int
    package let event: Event
    /// How many calls have stopped, one inside of the other; 1 for the outermost.
    package let depth: Int
    /// Whether the superclass's implementation has not run yet.
    package let mayCallSuper: Bool
    /// What may be answered; nil where the call has no answer, or none that the app's code may give.
    package let answers: AnswerType?

    /// Why the call cannot return an answer; nil where it can.
    package func refusal(of answer: AppCodeAnswer) -> String? {
        guard let answers else { return "the call has no answer that app code may give" }
        return answers.admits(answer) ? nil : answers.explanation
    }
}

/// App code that has run before, or that was written down: it does the same steps again.
final class RecordedAppCode: AppCode {
    private let steps: [AppCodeStep]
    private var position = 0

    init(_ steps: [AppCodeStep]) { self.steps = steps }

    var isAtEnd: Bool { position == steps.count }

    /// A call behind the last step returns as if nobody had stopped it.
    func next(at pause: Pause, in application: Application) throws(WorkRefusal) -> AppCodeStep {
        guard position < steps.count else { return .resume(answer: nil) }
        defer { position += 1 }
        return steps[position]
    }

    func refused(_ error: OperationError) {}
}
