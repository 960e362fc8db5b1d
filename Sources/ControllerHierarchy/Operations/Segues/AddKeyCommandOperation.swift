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
        let key = try KeyCommand.normalized(operation[input], field: "input")
        target.keyCommands.append(KeyCommand(input: key, action: operation[action]))
    }
}
