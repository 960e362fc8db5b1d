struct BeginAppearanceTransitionOperation: OperationContent {
    static let kind = OperationKind.beginAppearanceTransition
    static let group = OperationGroup.containment
    static let summary = "Tell a child that it will appear or disappear"
    static let description = """
        `beginAppearanceTransition(_:animated:)`, for containers that forward appearance themselves.
        """
    static let example: OperationExample = ["isAppearing": true, "animated": false]
}
