enum ShowColumnOperation: ControllerOperation {
    static let group = OperationGroup.tabSplitAndPage
    static let summary = "Show a column"
    static let description = """
        `show(_:)` of a split view controller, iOS 14 and later.
        """
    static let since: Rule? = nil
    static let fields = list(column)
    static let example: OperationExample = ["column": "primary"]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        try split(target, for: operation).setColumn(operation[column], isShown: true)
    }
}
