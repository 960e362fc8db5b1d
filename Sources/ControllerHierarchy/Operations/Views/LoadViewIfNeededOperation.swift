enum LoadViewIfNeededOperation: ControllerOperation {
    static let group = OperationGroup.viewsAndProperties
    static let summary = "Load the view if it is not loaded"
    static let description = """
        `loadViewIfNeeded()`, iOS 9 and later: `loadView()` and `viewDidLoad()` when the view is not there
        yet.
        """
    static let since: Rule? = nil
    static let fields = list()
    static let example: OperationExample = [:]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        try target.loadViewIfNeeded()
    }
}
