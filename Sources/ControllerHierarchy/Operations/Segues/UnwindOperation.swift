struct UnwindOperation: OperationContent {
    static let kind = OperationKind.unwind
    static let group = OperationGroup.seguesAndActions
    static let summary = "Unwind to where an action is implemented"
    static let description = """
        An unwind segue with that action, from this controller: searches the hierarchy for the destination as
        the simulated iOS version does.
        """
    static let example: OperationExample = ["action": "unwindHome:"]
}
