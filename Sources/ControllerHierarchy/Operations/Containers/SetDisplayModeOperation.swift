struct SetDisplayModeOperation: OperationContent {
    static let kind = OperationKind.setDisplayMode
    static let group = OperationGroup.tabSplitAndPage
    static let summary = "Set the display mode"
    static let description = """
        `preferredDisplayMode` of a split view controller.
        """
    static let example: OperationExample = ["displayMode": "oneBesideSecondary"]
}
