enum SetNeedsFocusUpdateOperation: ControllerOperation {
    static let group = OperationGroup.viewsAndProperties
    static let summary = "Ask for an update of the focus"
    static let description = """
        `setNeedsFocusUpdate()`: the focus goes to what the controller prefers after the turn's layout, or
        when `updateFocusIfNeeded` is called. Ignored where the controller does not contain the focus.
        """
    // Source: UIFocusEnvironment reference.
    static let availability = Availability.from(9)
    static let fields = list()
    static let example: OperationExample = [:]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        target.application.requestFocusUpdate(to: target)
    }
}
