enum LoadViewIfNeededOperation: ControllerOperation {
    static let group = OperationGroup.viewsAndProperties
    static let summary = "Load the view if it is not loaded"
    static let description = """
        `loadViewIfNeeded()`: `loadView()` and `viewDidLoad()` when the view is not there yet.
        """
    // Source: class reference iOS 10, loadViewIfNeeded().
    static let availability = Availability.from(9)
    static let fields = list()
    static let example: OperationExample = [:]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        try target.loadViewIfNeeded()
    }
}
