struct NotifyWhenInteractionChangesOperation: OperationContent {
    static let kind = OperationKind.notifyWhenInteractionChanges
    static let group = OperationGroup.presentation
    static let summary = "Hear of the end of a gesture"
    static let description = """
        `transitionCoordinator?.notifyWhenInteractionChanges(_:)` of the controller; ignored where no
        transition runs.
        """
    static let example: OperationExample = ["handler": []]
}
