/// One line of the log that UIKit would have produced.
package struct Event: Sendable {
    package var callback: Callback
    /// The flags of the target that are true at that moment.
    package var flags: Flags
    package let target: Identity
    package var payload: Payload
    /// Virtual seconds since launch.
    package var time: Double

    /// Creates an event.
    package init(
        _ callback: Callback, target: Identity, payload: Payload = .none, flags: Flags = [], time: Double
    ) {
        self.callback = callback
        self.target = target
        self.payload = payload
        self.flags = flags
        self.time = time
    }

    /// Those of the four movement flags that are true when the event happens.
    package struct Flags: OptionSet, Sendable, Hashable {
        package let rawValue: UInt8

        package init(rawValue: UInt8) { self.rawValue = rawValue }

        package static let isBeingPresented = Flags(rawValue: 1)
        package static let isBeingDismissed = Flags(rawValue: 2)
        package static let isMovingToParent = Flags(rawValue: 4)
        package static let isMovingFromParent = Flags(rawValue: 8)

        /// Each flag with its name, in the order in which they are listed.
        package static let names: [(flag: Flags, name: String)] = [
            (.isBeingPresented, "isBeingPresented"), (.isBeingDismissed, "isBeingDismissed"),
            (.isMovingToParent, "isMovingToParent"), (.isMovingFromParent, "isMovingFromParent"),
        ]
    }

    /// What the payload is.
    package var shape: Shape { Shape(payload) }

    /// The payloads that most events have, and all others.
    package enum Shape: UInt8, Sendable {
        case bare, unanimated, animated
        /// A question without arguments that is answered with no or with yes.
        case answeredNo, answeredYes
        /// One that is answered with an empty list.
        case answeredNothing
        case other

        /// Whether the payload may refer to anything that has to be let go.
        @inline(__always)
        var mayHold: Bool {
            switch self {
            case .bare, .unanimated, .animated: false
            case .answeredNo, .answeredYes, .answeredNothing, .other: true
            }
        }

        @inline(__always)
        init(_ payload: borrowing Payload) {
            switch payload {
            case .none: self = .bare
            case .animated(let animated): self = animated ? .animated : .unanimated
            case .answer(let arguments, let answer):
                // A condition of the case would copy the answer.
                self = arguments.isEmpty ? Shape(answer) : .other
            case .controller, .controllerAnimated, .values, .message, .exception, .action: self = .other
            }
        }

        /// Of the answer to a question without arguments.
        @inline(__always)
        private init(_ answer: borrowing Value) {
            switch answer {
            case .bool(let isYes): self = isYes ? .answeredYes : .answeredNo
            case .array(let values): self = values.isEmpty ? .answeredNothing : .other
            case .null, .number, .string, .size, .controller, .object, .actions: self = .other
            }
        }
    }

    /// What an event carries besides its target.
    ///
    /// Only the rare long cases are boxed: a box costs more than all else of an event.
    package enum Payload: Sendable {
        case none
        case animated(Bool)
        /// A controller argument that may be nil, as of `willMove(toParent:)`.
        case controller(Identity?)
        /// A controller and `animated`, as of `navigationController(_:willShow:animated:)`.
        case controllerAnimated(Identity, Bool)
        /// Any other arguments, in order.
        case values([Value])
        /// A question's arguments and its answer.
        case answer([Value], Value)
        /// A console message; the category (`Presentation`) exists from iOS 14.
        indirect case message(category: String?, text: String)
        indirect case exception(UIKitException)
        /// The selector under which an action method runs.
        indirect case action(String)
    }
}

/// An `NSException` that UIKit raises.
package struct UIKitException: Sendable, Hashable {
    package let name: String
    package let reason: String

    /// Creates an exception.
    package init(name: String, reason: String) {
        self.name = name
        self.reason = reason
    }
}

extension Event.Payload {
    /// The first of other arguments than a controller.
    var firstValue: Value? {
        if case .values(let values) = self { values.first } else { nil }
    }

    /// Whether this is the controller argument nil, as in `willMove(toParent: nil)`.
    var isNilController: Bool {
        if case .controller(nil) = self { true } else { false }
    }
}
