enum RemoveFromSuperviewOperation: ControllerOperation {
    static let group = OperationGroup.containment
    static let summary = "Remove the view from its superview"
    static let description = """
        `view.removeFromSuperview()`.
        """
    static let availability = Availability.always
    static let fields = list()
    static let example: OperationExample = [:]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        try target.loadViewIfNeeded()
        try target.removeViewFromSuperview()
    }
}
