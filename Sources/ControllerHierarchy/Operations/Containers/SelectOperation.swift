struct SelectOperation: OperationContent {
    static let kind = OperationKind.select
    static let group = OperationGroup.tabSplitAndPage
    static let summary = "Select a tab"
    static let description = """
        The tap on a tab (or `selectedIndex` and `selectedViewController` set by the app), by index or by
        controller.
        """
    static let example: OperationExample = ["index": 1]
}
