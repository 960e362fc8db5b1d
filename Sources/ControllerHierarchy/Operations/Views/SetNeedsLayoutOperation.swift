enum SetNeedsLayoutOperation: ControllerOperation {
    static let group = OperationGroup.viewsAndProperties
    static let summary = "Ask for a layout pass"
    static let description = """
        `view.setNeedsLayout()`: layout happens at the end of the turn of the run loop.
        """
    static let availability = Availability.always
    static let fields = list()
    static let example: OperationExample = [:]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        try target.loadViewIfNeeded()
        target.setNeedsLayout()
    }
}
