enum UpdateTraitsIfNeededOperation: ControllerOperation {
    static let group = OperationGroup.viewsAndProperties
    static let summary = "Update traits now"
    static let description = """
        `updateTraitsIfNeeded()`: the controller and those below it hear now of traits that have changed, and
        not before the next layout.
        """
    static let availability = Availability.whereHolds(.traitsFollowViews)
    static let fields = list()
    static let example: OperationExample = [:]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        try target.updateTraitsIfNeeded()
    }
}
