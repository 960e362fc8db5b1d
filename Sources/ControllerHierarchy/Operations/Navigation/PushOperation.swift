struct PushOperation: OperationContent {
    static let kind = OperationKind.push
    static let group = OperationGroup.navigation
    static let summary = "Push a controller"
    static let description = """
        `pushViewController(_:animated:)` on a navigation controller. Pushing one that is on the stack already
        raises NSInvalidArgumentException.
        """
    static let example: OperationExample = [
        "controller": ["class": "DetailViewController", "as": "detail"], "animated": true,
    ]
}
