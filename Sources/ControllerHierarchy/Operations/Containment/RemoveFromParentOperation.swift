struct RemoveFromParentOperation: OperationContent {
    static let kind = OperationKind.removeFromParent
    static let group = OperationGroup.containment
    static let summary = "Remove from the parent"
    static let description = """
        `removeFromParent()`: calls `didMove(toParent: nil)` by itself, but not `willMove`.
        """
    static let example: OperationExample = [:]
}
