enum UpdatePropertiesIfNeededOperation: ControllerOperation {
    static let group = OperationGroup.viewsAndProperties
    static let summary = "Update properties now"
    static let description = """
        `updatePropertiesIfNeeded()`: sends what `setNeedsUpdateProperties` has asked for to the controller
        and those below it.
        """
    static let availability = Callback.updateProperties.availability
    static let fields = list()
    static let example: OperationExample = [:]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        try target.updatePropertiesIfNeeded()
    }
}
