struct AddKeyCommandOperation: OperationContent {
    static let kind = OperationKind.addKeyCommand
    static let group = OperationGroup.seguesAndActions
    static let summary = "Add a key command"
    static let description = """
        `addKeyCommand(_:)`, iOS 9 and later.
        """
    static let example: OperationExample = ["input": "cmd+n", "action": "newItem:"]
}
