enum RemoveKeyCommandOperation: ControllerOperation {
    static let group = OperationGroup.seguesAndActions
    static let summary = "Remove a key command"
    static let description = """
        `removeKeyCommand(_:)`.
        """
    // Source: class reference iOS 10, removeKeyCommand(_:).
    static let availability = Availability.from(9)
    static let input = Field.text("input", .keyInput)
    static let action = Field.optionalText("action", .selector)
    static let fields = list(input, action)
    static let example: OperationExample = ["input": "cmd+n"]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        let key = try KeyCommand.normalized(operation[input], field: "input")
        target.removeKeyCommand(KeyCommand(input: key, action: operation[action]))
    }
}
