struct TurnPageOperation: OperationContent {
    static let kind = OperationKind.turnPage
    static let group = OperationGroup.tabSplitAndPage
    static let summary = "Turn the page"
    static let description = """
        The gesture on a page view controller; its data source is asked for the page before or after. With
        `phase` it goes phase by phase.
        """
    static let example: OperationExample = ["direction": "forward"]
}
