enum WillMoveOperation: ControllerOperation {
    static let group = OperationGroup.containment
    static let summary = "Call willMove(toParent:)"
    static let description = """
        `willMove(toParent:)`, which an app calls with null before it removes a child.
        """
    static let availability = Availability.always
    static let parent = Field.existingControllerOrNull("to")
    static let fields = list(parent)
    static let example: OperationExample = ["to": nil]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        let parent = try operation[parent].flatMap(target.application.resolve)
        try target.send(.willMoveToParent, .controller(parent?.identity))
    }
}
