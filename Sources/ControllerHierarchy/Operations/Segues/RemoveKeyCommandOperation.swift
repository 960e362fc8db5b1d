struct RemoveKeyCommandOperation: OperationContent {
    static let kind = OperationKind.removeKeyCommand
    static let group = OperationGroup.seguesAndActions
    static let summary = "Remove a key command"
    static let description = """
        `removeKeyCommand(_:)`, iOS 9 and later.
        """
    static let example: OperationExample = ["input": "cmd+n"]
}
