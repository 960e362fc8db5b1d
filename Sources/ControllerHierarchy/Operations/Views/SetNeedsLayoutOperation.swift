struct SetNeedsLayoutOperation: OperationContent {
    static let kind = OperationKind.setNeedsLayout
    static let group = OperationGroup.viewsAndProperties
    static let summary = "Ask for a layout pass"
    static let description = """
        `view.setNeedsLayout()`: layout happens at the end of the turn of the run loop.
        """
    static let example: OperationExample = [:]
}
