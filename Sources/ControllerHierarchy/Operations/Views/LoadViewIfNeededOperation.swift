struct LoadViewIfNeededOperation: OperationContent {
    static let kind = OperationKind.loadViewIfNeeded
    static let group = OperationGroup.viewsAndProperties
    static let summary = "Load the view if it is not loaded"
    static let description = """
        `loadViewIfNeeded()`, iOS 9 and later: `loadView()` and `viewDidLoad()` when the view is not there
        yet.
        """
    static let example: OperationExample = [:]
}
