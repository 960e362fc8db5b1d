enum AddKeyCommandOperation: ControllerOperation {
    static let group = OperationGroup.seguesAndActions
    static let summary = "Add a key command"
    static let description = """
        `addKeyCommand(_:)`.
        """
    // Source: class reference iOS 10, addKeyCommand(_:).
    static let availability = Availability.from(9)
    static let input = Field.text("input", .keyInput)
    static let action = Field.optionalText("action", .selector)
    static let fields = list(input, action)
    static let example: OperationExample = ["input": "cmd+n", "action": "newItem:"]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        target.keyCommands.append(KeyCommand(input: operation[input], action: operation[action]))
    }
}
