enum TransitionOperation: ControllerOperation {
    static let group = OperationGroup.containment
    static let summary = "Transition between two children"
    static let description = """
        `transition(from:to:duration:options:animations:completion:)`; both must be children of this
        controller. What the app does in the block of the animations is in `animations`.
        """
    static let availability = Availability.always
    static let from = Field.existingController("from")
    static let to = Field.existingController("to")
    static let duration = Field.optionalNumber("duration", .seconds)
    static let animations = Field.operations("animations")
    static let fields = list(from, to, duration, animated, animations, completion)
    static let example: OperationExample = ["from": "list", "to": "map", "duration": 0.25]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        let application = target.application
        try target.transition(
            from: application.require(operation[from], field: "from"),
            to: application.require(operation[to], field: "to"),
            duration: operation[duration] ?? 0.3, animated: operation.animated,
            animations: operation[animations] ?? [], completion: application.completionHandler(of: operation))
    }
}
