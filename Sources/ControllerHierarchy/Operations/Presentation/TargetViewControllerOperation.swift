enum TargetViewControllerOperation: ControllerOperation {
    static let group = OperationGroup.presentation
    static let summary = "Find the controller for an action"
    static let description = """
        `targetViewController(forAction:sender:)`: the controller or its nearest ancestor that overrides the
        action and does not decline it in `canPerformAction`.
        """
    // Source: class reference iOS 10, targetViewController(forAction:sender:).
    static let availability = Availability.from(8)
    static let action = Field.text("action", .selector)
    static let sender = Field.value("sender", "Who sends the action.")
    static let fields = list(action, sender)
    static let example: OperationExample = ["action": "showDetailViewController:sender:"]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        try target.findTarget(forAction: operation[action])
    }
}
