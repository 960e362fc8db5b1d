struct WillMoveOperation: OperationContent {
    static let kind = OperationKind.willMove
    static let group = OperationGroup.containment
    static let summary = "Call willMove(toParent:)"
    static let description = """
        `willMove(toParent:)`, which an app calls with null before it removes a child.
        """
    static let example: OperationExample = ["to": nil]
}
