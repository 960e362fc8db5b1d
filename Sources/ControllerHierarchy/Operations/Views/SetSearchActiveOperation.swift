enum SetSearchActiveOperation: ControllerOperation {
    static let group = OperationGroup.viewsAndProperties
    static let summary = "Begin or end a search"
    static let description = """
        `searchDisplayController.setActive(_:animated:)`, or the user's tap on the search bar and on Cancel.
        """
    static let availability = Availability.always
    static let active = Field.flag("active", isRequired: true)
    static let fields = list(active, animated)
    static let example: OperationExample = ["active": true]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        try searchDisplay(target, for: operation).setActive(operation[active], animated: operation.animated)
    }
}
