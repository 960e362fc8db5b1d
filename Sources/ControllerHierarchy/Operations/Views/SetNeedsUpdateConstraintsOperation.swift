enum SetNeedsUpdateConstraintsOperation: ControllerOperation {
    static let group = OperationGroup.viewsAndProperties
    static let summary = "Ask for a constraint update"
    static let description = """
        `view.setNeedsUpdateConstraints()`: `updateViewConstraints()` follows at the end of the turn of the
        run loop.
        """
    // Source: class reference iOS 6, updateViewConstraints.
    static let availability = Availability.from(6)
    static let fields = list()
    static let example: OperationExample = [:]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        try target.loadViewIfNeeded()
        target.takesPartInAutoLayout = true
        target.awaitsUpdateConstraints = true
        target.setNeedsLayout()
    }
}
