enum SetNeedsUpdateOfSupportedInterfaceOrientationsOperation: ControllerOperation {
    static let group = OperationGroup.viewsAndProperties
    static let summary = "Ask for an update of the supported orientations"
    static let description = """
        `setNeedsUpdateOfSupportedInterfaceOrientations()`, iOS 16 and later.
        """
    static let since: Rule? = nil
    static let fields = list()
    static let example: OperationExample = [:]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        try target.application.updateSupportedOrientations()
    }
}
