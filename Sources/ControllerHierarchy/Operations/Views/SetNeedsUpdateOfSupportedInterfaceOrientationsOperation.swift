enum SetNeedsUpdateOfSupportedInterfaceOrientationsOperation: ControllerOperation {
    static let group = OperationGroup.viewsAndProperties
    static let summary = "Ask for an update of the supported orientations"
    static let description = """
        `setNeedsUpdateOfSupportedInterfaceOrientations()`.
        """
    static let availability = Availability.whereHolds(.remembersOrientations)
    static let fields = list()
    static let example: OperationExample = [:]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        try target.application.updateSupportedOrientations()
    }
}
