struct DidMoveOperation: OperationContent {
    static let kind = OperationKind.didMove
    static let group = OperationGroup.containment
    static let summary = "Call didMove(toParent:)"
    static let description = """
        `didMove(toParent:)`, which an app calls after it has added a child.
        """
    static let example: OperationExample = ["to": "nav"]
}
