enum NotifyWhenInteractionChangesOperation: ControllerOperation {
    static let group = OperationGroup.presentation
    static let summary = "Hear of the end of a gesture"
    static let description = """
        `transitionCoordinator?.notifyWhenInteractionChanges(_:)` of the controller, up to iOS 9 called
        `notifyWhenInteractionEnds(_:)`; ignored where no transition runs.
        """
    // Source: UIViewControllerTransitionCoordinator reference.
    static let availability = Availability.from(7)
    static let handler = Field.operations("handler")
    static let fields = list(handler)
    static let example: OperationExample = ["handler": []]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        try target.notifyWhenInteractionChanges(operation[handler] ?? [])
    }
}
