struct ShowDetailOperation: OperationContent {
    static let kind = OperationKind.showDetail
    static let group = OperationGroup.presentation
    static let summary = "Show a controller as the detail"
    static let description = """
        `showDetailViewController(_:sender:)`. A split view controller puts it into its secondary column,
        without one it is presented.
        """
    static let example: OperationExample = ["controller": ["class": "DetailViewController", "as": "detail"]]
}
