struct TargetViewControllerOperation: OperationContent {
    static let kind = OperationKind.targetViewController
    static let group = OperationGroup.presentation
    static let summary = "Find the controller for an action"
    static let description = """
        `targetViewController(forAction:sender:)`: the controller or its nearest ancestor that overrides the
        action and does not decline it in `canPerformAction`.
        """
    static let example: OperationExample = ["action": "showDetailViewController:sender:"]
}
