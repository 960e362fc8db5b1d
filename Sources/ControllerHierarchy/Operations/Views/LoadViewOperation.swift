enum LoadViewOperation: ControllerOperation {
    static let group = OperationGroup.viewsAndProperties
    static let summary = "Call loadView"
    static let description = """
        Calls `loadView()` as an app must not: it loads a view without `viewDidLoad`.
        """
    static let availability = Availability.always
    static let fields = list()
    static let example: OperationExample = [:]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        try target.loadViewAnew()
    }
}
