struct SetEditingOperation: OperationContent {
    static let kind = OperationKind.setEditing
    static let group = OperationGroup.viewsAndProperties
    static let summary = "Switch editing on or off"
    static let description = """
        `setEditing(_:animated:)`.
        """
    static let example: OperationExample = ["editing": true, "animated": false]
}
