/// One thing that the app, its user or its device does.
package struct Operation: Sendable {
    package var kind: OperationKind
    /// The label or id of the controller; nil for operations on the session.
    package var target: String?
    package var animated: Bool
    package var controller: ControllerReference?
    /// What the app does in the operation's completion handler; nil if it passes none.
    package var completion: [Operation]?
    /// The fields that have no property of their own here.
    package var arguments: [Argument]
    /// The calls that stop in this operation alone; nil for those that stop in all.
    package var pauses: [PausePoint]?
    /// What the app's own code did where calls stopped, of an operation that has been carried out before.
    package var code: [AppCodeStep]?

    /// A named field of an operation.
    package struct Argument: Sendable {
        package var field: OperationField
        package var value: ArgumentValue

        /// Creates an argument.
        package init(_ field: OperationField, _ value: ArgumentValue) {
            self.field = field
            self.value = value
        }
    }

    /// The value of an operation's field.
    package enum ArgumentValue: Sendable {
        case controller(ControllerReference)
        case controllers([ControllerReference])
        case operations([Operation])
        case settings([PropertyAssignment])
        case value(Value)
        case archive(RestorationArchive)
        case pauses([PausePoint])
    }

    /// The argument of that field, if it was given.
    package func argument(_ field: OperationField) -> ArgumentValue? {
        for argument in arguments where argument.field == field { return argument.value }
        return nil
    }

    /// The plain value of that field, if it was given.
    package func value(_ field: OperationField) -> Value? {
        if case .value(let value)? = argument(field) { value } else { nil }
    }

    /// The controller named by that field, if it was given.
    package func reference(_ field: OperationField) -> ControllerReference? {
        if case .controller(let reference)? = argument(field) { reference } else { nil }
    }

    /// The controllers listed by that field, if it was given.
    package func references(_ field: OperationField) -> [ControllerReference]? {
        if case .controllers(let references)? = argument(field) { references } else { nil }
    }
}

// In an extension, by way of the memberwise initializer: one that sets a struct's properties one after the
// other makes a copy of the whole at its end, and counts all that it refers to.
extension Operation {
    /// Creates an operation.
    package init(
        _ kind: OperationKind, target: String? = nil, controller: ControllerReference? = nil,
        animated: Bool = true,
        completion: [Operation]? = nil, arguments: [Argument] = []
    ) {
        self.init(
            kind: kind, target: target, animated: animated, controller: controller, completion: completion,
            arguments: arguments)
    }
}
