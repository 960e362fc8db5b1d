enum AddKeyCommandOperation: ControllerOperation {
    static let group = OperationGroup.seguesAndActions
    static let summary = "Add a key command"
    static let description = """
        `addKeyCommand(_:)`, iOS 9 and later.
        """
    static let since: Rule? = nil
    static let input = Field.text("input", schema: "KeyInput")
    static let action = Field.optionalText("action", schema: "Selector")
    static let fields = list(input, action)
    static let example: OperationExample = ["input": "cmd+n", "action": "newItem:"]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        try target.addKeyCommand(KeyCommand(input: operation[input], action: operation[action]))
    }
}
