struct CommitPeekOperation: OperationContent {
    static let kind = OperationKind.commitPeek
    static let group = OperationGroup.presentation
    static let summary = "Pop what is peeked at"
    static let description = """
        Presses harder: the previewing delegate is told to commit.
        """
    static let example: OperationExample = [:]
}
