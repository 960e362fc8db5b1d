enum MakeSearchDisplayControllerOperation: ControllerOperation {
    static let group = OperationGroup.viewsAndProperties
    static let summary = "Give a controller a search display controller"
    static let description = """
        `UISearchDisplayController(searchBar:contentsController:)` with the controller as the contents; its
        delegate, if it has one, implements the whole protocol. From iOS 13 on it raises.
        """
    static let availability = Availability.always
    static let hasDelegate = Field.flag(
        "hasDelegate", "Whether it has a delegate, which implements the whole protocol.")
    static let fields = list(hasDelegate)
    static let example: OperationExample = ["hasDelegate": true]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        try target.makeSearchDisplayController(hasDelegate: operation[hasDelegate])
    }
}
