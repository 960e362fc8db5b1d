struct SetToolbarHiddenOperation: OperationContent {
    static let kind = OperationKind.setToolbarHidden
    static let group = OperationGroup.navigation
    static let summary = "Hide or show the toolbar"
    static let description = """
        `setToolbarHidden(_:animated:)`.
        """
    static let example: OperationExample = ["hidden": false]
}
