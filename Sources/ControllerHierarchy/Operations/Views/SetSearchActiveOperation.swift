enum SetSearchActiveOperation: ControllerOperation {
    static let group = OperationGroup.viewsAndProperties
    static let summary = "Begin or end a search"
    static let description = """
        `isActive =` of a search controller (iOS 8), named by itself or by the controller that has it; the
        user's taps are `trigger` with `searchBar` and `cancelButton`. Of a search display controller it is
        `setActive(_:animated:)`.
        """
    static let availability = Availability.always
    static let active = Field.flag("active", "Whether the search begins; else it ends.", isRequired: true)
    static let fields = list(active, animated)
    static let example: OperationExample = ["active": true]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        if let search = searchController(target) { return try search.setActive(operation[active]) }
        try searchDisplay(target, for: operation).setActive(operation[active], animated: operation.animated)
    }
}
