/// A call in which the app's own code runs outside of the model: it stops until it is told how to go on.
package struct PausePoint: Sendable, Equatable {
    /// The label or id of the controller, or the name of the party; nil for any.
    package var target: String?
    /// The class of the controller, or one that it descends from; nil for any.
    package var className: String?
    /// The calls that share the name; several, where UIKit has one name for several of them.
    package var calls: [Callback]
    /// The selector of the action, where the call is one.
    package var action: String?

    /// Creates a point at which calls stop.
    package init(target: String? = nil, className: String? = nil, calls: [Callback]) {
        self.target = target
        self.className = className
        self.calls = calls
    }
}

/// What app code does next in a call that has stopped.
package enum AppCodeStep: Sendable {
    /// An operation, before the call returns.
    case perform(Operation)
    /// The superclass's implementation of the method that has stopped, if it has not run yet.
    case callSuper
    /// The call returns; with an answer, where it is a question, or with what the class answers.
    case resume(answer: AppCodeAnswer?)
    /// The call raises.
    case raise(UIKitException)
}

/// What the app's own code answers.
package enum AppCodeAnswer: Sendable {
    /// Of a controller its label.
    case value(Value)
    /// A controller that the code makes for its answer.
    case created(ControllerDescription)
}

extension AnswerType {
    /// Whether app code may answer so.
    package func admits(_ answer: AppCodeAnswer) -> Bool {
        switch answer {
        case .value(let value): admits(value)
        case .created: self == .newController
        }
    }
}
