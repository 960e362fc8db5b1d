struct EndAppearanceTransitionOperation: OperationContent {
    static let kind = OperationKind.endAppearanceTransition
    static let group = OperationGroup.containment
    static let summary = "Tell a child that it has appeared or disappeared"
    static let description = """
        `endAppearanceTransition()`.
        """
    static let example: OperationExample = [:]
}
