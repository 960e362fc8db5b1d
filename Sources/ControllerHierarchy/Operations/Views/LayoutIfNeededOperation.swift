struct LayoutIfNeededOperation: OperationContent {
    static let kind = OperationKind.layoutIfNeeded
    static let group = OperationGroup.viewsAndProperties
    static let summary = "Lay out now"
    static let description = """
        `view.layoutIfNeeded()`.
        """
    static let example: OperationExample = [:]
}
