/// What an operation is: one type for each, in a file of its own, from which all that is known of it follows.
///
/// The list of them, `OperationKind`, is made of the names of the files when the package is built
/// (`Plugins/ListOperations`); a file that lacks a part does not compile.
protocol OperationContent: Sendable {
    /// Where the operation's path stands.
    static var scope: OperationKind.Scope { get }
    static var group: OperationGroup { get }
    /// A few words without a full stop.
    static var summary: String { get }
    /// What it does, in sentences; line breaks are spaces.
    static var description: String { get }
    /// The versions that have such an operation.
    static var availability: Availability { get }
    /// What it accepts besides `op` and `target`, in the order of the documentation.
    static var fields: [FieldSpecification] { get }
    /// Fields of which one at least must be given though none is required.
    static var alternatives: [FieldSpecification] { get }
    /// Fields that are given together or not at all.
    static var companions: [FieldSpecification] { get }
    /// Fields with which it does something, as a client writes them.
    static var example: OperationExample { get }

    /// Carries it out as a call of app code.
    static func call(_ operation: Operation, in application: Application) throws(Interruption)

    /// Carries it out as what comes from outside the app, with the turns of the run loop that follow.
    static func performFromOutside(
        _ operation: Operation, in application: Application
    ) throws(Interruption)
}

extension OperationContent {
    static var alternatives: [FieldSpecification] { [] }
    static var companions: [FieldSpecification] { [] }

    static func performFromOutside(
        _ operation: Operation, in application: Application
    ) throws(Interruption) {
        try application.inTurn { () throws(Interruption) in try application.call(operation) }
    }

    /// Refuses the operation in a version that has no such method.
    static func checkAvailability(of operation: Operation, in application: Application) throws(Interruption) {
        guard !availability.holds(in: application.behavior) else { return }
        throw .error(.notApplicable("\(operation.kind.rawValue) exists \(availability.words ?? "always")"))
    }
}

// MARK: Kinds of operations

/// An operation on a controller.
protocol ControllerOperation: OperationContent {
    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption)
}

extension ControllerOperation {
    static var scope: OperationKind.Scope { .controller }

    static func call(_ operation: Operation, in application: Application) throws(Interruption) {
        let target = try application.target(of: operation)
        try checkAvailability(of: operation, in: application)
        try perform(operation, on: target)
    }
}

/// An operation that is a finger's touch of a controller's view, or of a bar around it.
protocol TouchOperation: ControllerOperation {
    /// Whether what is touched stands in a bar.
    static func isInBar(_ operation: Operation, of target: ViewController) -> Bool

    /// Whether the finger comes down, and has not lain there before.
    static func begins(_ operation: Operation) -> Bool

    /// Carries it out on what stands in front of everything.
    ///
    /// - Returns: whether there is such a thing.
    static func takes(_ operation: Operation, for target: ViewController) throws(Interruption) -> Bool

    /// Carries it out on a container of which something lies over the target, as an overlaid column does.
    ///
    /// - Returns: whether it means something there.
    static func takes(
        _ operation: Operation, for target: ViewController, above container: ViewController
    ) throws(Interruption) -> Bool
}

extension TouchOperation {
    static func isInBar(_ operation: Operation, of target: ViewController) -> Bool { false }

    static func begins(_ operation: Operation) -> Bool { true }

    static func takes(_ operation: Operation, for target: ViewController) throws(Interruption) -> Bool {
        false
    }

    static func takes(
        _ operation: Operation, for target: ViewController, above container: ViewController
    ) throws(Interruption) -> Bool { false }

    static func call(_ operation: Operation, in application: Application) throws(Interruption) {
        try touch(operation, in: application)
    }

    static func touch(_ operation: Operation, in application: Application) throws(Interruption) {
        let target = try application.target(of: operation)
        try checkAvailability(of: operation, in: application)
        if try takes(operation, for: target) { return }
        guard begins(operation) else { return try perform(operation, on: target) }
        if let obstacle = target.obstacle(inBar: isInBar(operation, of: target)) {
            return application.ignore(because: obstacle)
        }
        guard let container = target.containerInFront else { return try perform(operation, on: target) }
        if try takes(operation, for: target, above: container) { return }
        application.ignore(
            because: "a column of \(container.identity.label) lies over \(target.identity.label)")
    }
}

/// An operation of the app, its user or its device.
protocol SessionOperation: OperationContent {
    static func perform(_ operation: Operation, in application: Application) throws(Interruption)
}

extension SessionOperation {
    static var scope: OperationKind.Scope { .session }

    static func call(_ operation: Operation, in application: Application) throws(Interruption) {
        try checkAvailability(of: operation, in: application)
        try perform(operation, in: application)
    }
}

/// An operation that brings the app something from outside, and that the app may be launched for.
protocol ExternalEventOperation: SessionOperation {
    static func event(_ operation: Operation) throws(OperationError) -> ExternalEvent
}

extension ExternalEventOperation {
    static func perform(_ operation: Operation, in application: Application) throws(Interruption) {
        var event: ExternalEvent
        do throws(OperationError) { event = try Self.event(operation) } catch { throw .error(error) }
        try application.receive(event)
    }
}

/// An operation on the session that no app code can be the author of.
protocol OutsideOperation: SessionOperation {
    /// What it does that app code cannot, after the operation's name.
    static var effect: String { get }
}

extension OutsideOperation {
    static func call(_ operation: Operation, in application: Application) throws(Interruption) {
        throw .error(.notApplicable("\(operation.kind.rawValue) \(effect) and cannot stand in app code"))
    }

    static func performFromOutside(
        _ operation: Operation, in application: Application
    ) throws(Interruption) {
        try checkAvailability(of: operation, in: application)
        try perform(operation, in: application)
    }
}

/// A request of the app that the system answers in a later turn; from outside it stands for the user as well.
protocol RequestOperation: SessionOperation {
    /// Why app code cannot make this request; nil where it can.
    static func refusal(_ operation: Operation) -> String?

    /// The system's answer.
    static func answer(_ operation: Operation, in application: Application) throws(Interruption)
}

extension RequestOperation {
    static func refusal(_ operation: Operation) -> String? { nil }

    static func perform(_ operation: Operation, in application: Application) throws(Interruption) {
        if let refusal = refusal(operation) { throw .error(.notApplicable(refusal)) }
        application.runLoop.schedule(.answer(Boxed(operation)), after: 0)
    }

    static func performFromOutside(
        _ operation: Operation, in application: Application
    ) throws(Interruption) {
        try checkAvailability(of: operation, in: application)
        try application.inTurn { () throws(Interruption) in try answer(operation, in: application) }
    }
}
