enum PressKeyOperation: SessionOperation {
    static let group = OperationGroup.deviceAndApp
    static let summary = "Press a key"
    static let description = """
        A hardware keyboard's key, such as `cmd+n`: goes up the responder chain to the nearest key command,
        in an alert to its cancel action (`escape`) or its preferred one (`return`); what nobody takes is a
        press.
        """
    // Source: UIKeyCommand reference.
    static let availability = Availability.from(7)
    static let key = Field.text("key", .keyInput)
    static let fields = list(key)
    static let example: OperationExample = ["key": "cmd+n"]

    static func perform(_ operation: Operation, in application: Application) throws(Interruption) {
        try application.pressKey(KeyCommand.normalized(operation[key], field: "key"))
    }
}
