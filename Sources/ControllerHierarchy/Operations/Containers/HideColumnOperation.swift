enum HideColumnOperation: ControllerOperation {
    static let group = OperationGroup.tabSplitAndPage
    static let summary = "Hide a column"
    static let description = """
        `hide(_:)` of a split view controller of the column style.
        """
    static let availability = Availability.whereHolds(.splitViewsHaveColumns)
    static let fields = list(column)
    static let example: OperationExample = ["column": "primary"]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        try split(target, for: operation).setColumn(operation[column], isShown: false)
    }
}
