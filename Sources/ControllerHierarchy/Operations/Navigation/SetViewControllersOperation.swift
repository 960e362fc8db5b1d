enum SetViewControllersOperation: ControllerOperation {
    static let group = OperationGroup.navigation
    static let summary = "Set the contained controllers"
    static let description = """
        `setViewControllers(_:animated:)` of a navigation, tab or split controller; with `direction`, that of
        a page controller.
        """
    static let availability = Availability.always
    static let viewControllers = Field.controllers("viewControllers")
    static let fields = list(viewControllers, direction, animated, completion)
    static let example: OperationExample = [
        "viewControllers": ["home", ["class": "DetailViewController", "as": "detail"]], "animated": true,
    ]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        try target.setViewControllers(by: operation)
    }

    /// The controllers that are listed, created where they are described.
    static func controllers(
        _ operation: Operation, in application: Application
    ) throws(Interruption) -> [ViewController] {
        try application.require(operation[viewControllers] ?? [], field: "viewControllers")
    }
}
