struct ShowColumnOperation: OperationContent {
    static let kind = OperationKind.showColumn
    static let group = OperationGroup.tabSplitAndPage
    static let summary = "Show a column"
    static let description = """
        `show(_:)` of a split view controller, iOS 14 and later.
        """
    static let example: OperationExample = ["column": "primary"]
}
