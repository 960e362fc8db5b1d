struct CancelPeekOperation: OperationContent {
    static let kind = OperationKind.cancelPeek
    static let group = OperationGroup.presentation
    static let summary = "End the peek"
    static let description = """
        Lifts the finger.
        """
    static let example: OperationExample = [:]
}
