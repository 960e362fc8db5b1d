struct PopToOperation: OperationContent {
    static let kind = OperationKind.popTo
    static let group = OperationGroup.navigation
    static let summary = "Pop to a controller of the stack"
    static let description = """
        `popToViewController(_:animated:)`.
        """
    static let example: OperationExample = ["controller": "home"]
}
