struct RemoveFromSuperviewOperation: OperationContent {
    static let kind = OperationKind.removeFromSuperview
    static let group = OperationGroup.containment
    static let summary = "Remove the view from its superview"
    static let description = """
        `view.removeFromSuperview()`.
        """
    static let example: OperationExample = [:]
}
