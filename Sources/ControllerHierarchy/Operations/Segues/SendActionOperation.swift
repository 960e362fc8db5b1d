struct SendActionOperation: OperationContent {
    static let kind = OperationKind.sendAction
    static let group = OperationGroup.seguesAndActions
    static let summary = "Send an action up the responder chain"
    static let description = """
        Sends an action with this controller as its target; the selector must be one of the class's `actions`,
        or an ancestor in the chain implements it.
        """
    static let example: OperationExample = ["selector": "reload:"]
}
