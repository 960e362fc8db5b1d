enum SendActionOperation: ControllerOperation {
    static let group = OperationGroup.seguesAndActions
    static let summary = "Send an action up the responder chain"
    static let description = """
        Sends an action with this controller as its target; the selector must be one of the class's `actions`,
        or an ancestor in the chain implements it.
        """
    static let availability = Availability.always
    static let selector = Field.text("selector", .selector)
    static let fields = list(selector)
    static let example: OperationExample = ["selector": "reload:"]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        try target.application.sendAction(operation[selector], to: target)
    }
}
