struct SetNavigationBarHiddenOperation: OperationContent {
    static let kind = OperationKind.setNavigationBarHidden
    static let group = OperationGroup.navigation
    static let summary = "Hide or show the navigation bar"
    static let description = """
        `setNavigationBarHidden(_:animated:)`.
        """
    static let example: OperationExample = ["hidden": true]
}
