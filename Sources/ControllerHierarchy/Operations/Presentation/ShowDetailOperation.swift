enum ShowDetailOperation: ControllerOperation {
    static let group = OperationGroup.presentation
    static let summary = "Show a controller as the detail"
    static let description = """
        `showDetailViewController(_:sender:)`. A split view controller puts it into its secondary column,
        without one it is presented.
        """
    // Source: class reference iOS 10, showDetailViewController(_:sender:).
    static let availability = Availability.from(8)
    static let fields = list(controller, animated, completion)
    static let example: OperationExample = ["controller": ["class": "DetailViewController", "as": "detail"]]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        try target.sendShow(.showDetail, noted(operation.controller, on: target), operation)
    }
}
