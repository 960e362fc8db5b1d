struct PressKeyOperation: OperationContent {
    static let kind = OperationKind.pressKey
    static let group = OperationGroup.deviceAndApp
    static let summary = "Press a key"
    static let description = """
        A hardware keyboard's key, such as `cmd+n`: goes to the first responder's key commands.
        """
    static let example: OperationExample = ["key": "cmd+n"]
}
