enum NotifyWhenInteractionChangesOperation: ControllerOperation {
    static let group = OperationGroup.presentation
    static let summary = "Hear of the end of a gesture"
    static let description = """
        `transitionCoordinator?.notifyWhenInteractionChanges(_:)` of the controller; ignored where no
        transition runs.
        """
    static let since: Rule? = nil
    static let handler = Field.operations("handler")
    static let fields = list(handler)
    static let example: OperationExample = ["handler": []]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        try target.notifyWhenInteractionChanges(operation[handler] ?? [])
    }
}
