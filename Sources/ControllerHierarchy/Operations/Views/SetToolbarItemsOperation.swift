struct SetToolbarItemsOperation: OperationContent {
    static let kind = OperationKind.setToolbarItems
    static let group = OperationGroup.viewsAndProperties
    static let summary = "Set the toolbar's items"
    static let description = """
        `setToolbarItems(_:animated:)`.
        """
    static let example: OperationExample = ["items": ["Reply", "Trash"], "animated": false]
}
