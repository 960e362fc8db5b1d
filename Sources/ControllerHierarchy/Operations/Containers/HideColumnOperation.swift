struct HideColumnOperation: OperationContent {
    static let kind = OperationKind.hideColumn
    static let group = OperationGroup.tabSplitAndPage
    static let summary = "Hide a column"
    static let description = """
        `hide(_:)` of a split view controller, iOS 14 and later.
        """
    static let example: OperationExample = ["column": "primary"]
}
