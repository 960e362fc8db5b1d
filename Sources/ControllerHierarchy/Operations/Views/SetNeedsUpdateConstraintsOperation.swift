struct SetNeedsUpdateConstraintsOperation: OperationContent {
    static let kind = OperationKind.setNeedsUpdateConstraints
    static let group = OperationGroup.viewsAndProperties
    static let summary = "Ask for a constraint update"
    static let description = """
        `view.setNeedsUpdateConstraints()`: `updateViewConstraints()` follows at the end of the turn of the
        run loop.
        """
    static let example: OperationExample = [:]
}
