struct PopOperation: OperationContent {
    static let kind = OperationKind.pop
    static let group = OperationGroup.navigation
    static let summary = "Pop the top controller"
    static let description = """
        `popViewController(animated:)`. The root cannot be popped: that is ignored.
        """
    static let example: OperationExample = ["animated": true]
}
