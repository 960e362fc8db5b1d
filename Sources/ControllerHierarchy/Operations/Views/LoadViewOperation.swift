struct LoadViewOperation: OperationContent {
    static let kind = OperationKind.loadView
    static let group = OperationGroup.viewsAndProperties
    static let summary = "Call loadView"
    static let description = """
        Calls `loadView()` as an app must not: it loads a view without `viewDidLoad`.
        """
    static let example: OperationExample = [:]
}
