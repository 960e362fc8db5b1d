enum ShowOperation: ControllerOperation {
    static let group = OperationGroup.presentation
    static let summary = "Show a controller where it fits"
    static let description = """
        `show(_:sender:)`. Looks up the hierarchy for a container that overrides it: a navigation controller
        pushes, without one it is presented.
        """
    // Source: class reference iOS 10, show(_:sender:); show-default.
    static let availability = Availability.from(8)
    static let fields = list(controller, animated, completion)
    static let example: OperationExample = ["controller": ["class": "DetailViewController", "as": "detail"]]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        try target.sendShow(.show, noted(operation.controller, on: target), operation)
    }
}
