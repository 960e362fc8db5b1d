enum SetColumnOperation: ControllerOperation {
    static let group = OperationGroup.tabSplitAndPage
    static let summary = "Put a controller in a column"
    static let description = """
        `setViewController(_:for:)` of a split view controller of the column style. A controller that is no
        navigation controller gets one around it; the secondary column pushes it onto the one that it has.
        With null the column is empty.
        """
    static let availability = Availability.whereHolds(.splitViewsHaveColumns)
    static let fields = list(controllerOrNull, column)
    static let example: OperationExample = [
        "controller": ["class": "DetailViewController", "as": "detail"], "column": "secondary",
    ]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        let split = try split(target, for: operation)
        let column = try split.column(named: operation[column])
        guard let reference = operation.controller,
            let controller = try target.application.resolve(reference, field: "controller")
        else { return try split.empty(column) }
        target.application.note("controller", controller)
        try split.setViewController(controller, for: column)
    }
}
