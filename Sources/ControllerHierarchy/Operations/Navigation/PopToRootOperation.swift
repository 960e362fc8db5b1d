struct PopToRootOperation: OperationContent {
    static let kind = OperationKind.popToRoot
    static let group = OperationGroup.navigation
    static let summary = "Pop to the root"
    static let description = """
        `popToRootViewController(animated:)`.
        """
    static let example: OperationExample = ["animated": false]
}
