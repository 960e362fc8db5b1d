enum UpdateFocusIfNeededOperation: ControllerOperation {
    static let group = OperationGroup.viewsAndProperties
    static let summary = "Update the focus now"
    static let description = """
        `updateFocusIfNeeded()`: carries out the update that any controller has asked for.
        """
    // Source: UIFocusEnvironment reference.
    static let availability = Availability.from(9)
    static let fields = list()
    static let example: OperationExample = [:]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        if try !target.application.updateFocusIfNeeded() {
            target.application.ignore(because: "no update of the focus is asked for")
        }
    }
}
