struct ShowOperation: OperationContent {
    static let kind = OperationKind.show
    static let group = OperationGroup.presentation
    static let summary = "Show a controller where it fits"
    static let description = """
        `show(_:sender:)`. Looks up the hierarchy for a container that overrides it: a navigation controller
        pushes, without one it is presented.
        """
    static let example: OperationExample = ["controller": ["class": "DetailViewController", "as": "detail"]]
}
