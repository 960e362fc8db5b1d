struct InteractivePopOperation: OperationContent {
    static let kind = OperationKind.interactivePop
    static let group = OperationGroup.navigation
    static let summary = "Drag back from the edge"
    static let description = """
        The swipe from the screen's edge, phase by phase: `begin`, any `update`, then `finish` or `cancel`.
        """
    static let example: OperationExample = ["phase": "begin"]
}
