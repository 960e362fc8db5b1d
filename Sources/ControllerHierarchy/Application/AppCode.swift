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

}

/// What kind of value a question takes for an answer.
package enum AnswerType: String, Sendable, CaseIterable {
    case boolean
    /// The label of a live controller, or null for none.
    case controller
    /// One of the four names, or null for UIKit's own choice.
    case orientation
    /// Names of orientations.
    case orientations
    /// A word, such as the name of a style.
    case word

    /// What an answer must be, in words.
    package var words: String {
        switch self {
        case .boolean: "true or false"
        case .controller: "the label of a live controller, or null"
        case .orientation: "the name of an interface orientation, or null"
        case .orientations: "a list of names of interface orientations"
        case .word: "a word"
        }
    }

    /// Whether a value is such an answer.
    package func admits(_ value: Value) -> Bool {
        switch self {
        case .boolean: value.bool != nil
        case .controller: value == .null || value.string != nil
        case .orientation: value == .null || value.string.flatMap(InterfaceOrientation.init) != nil
        case .orientations:
            if case .array(let names) = value {
                !names.isEmpty && names.allSatisfy { $0.string.flatMap(InterfaceOrientation.init) != nil }
            } else {
                false
            }
        case .word: value.string != nil
        }
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
