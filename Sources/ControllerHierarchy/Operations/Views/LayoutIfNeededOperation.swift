enum LayoutIfNeededOperation: ControllerOperation {
    static let group = OperationGroup.viewsAndProperties
    static let summary = "Lay out now"
    static let description = """
        `view.layoutIfNeeded()`.
        """
    static let availability = Availability.always
    static let fields = list()
    static let example: OperationExample = [:]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        try target.loadViewIfNeeded()
        try target.layoutIfNeeded()
    }
}
