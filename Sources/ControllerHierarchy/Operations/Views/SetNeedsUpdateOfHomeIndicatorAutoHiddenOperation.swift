enum SetNeedsUpdateOfHomeIndicatorAutoHiddenOperation: ControllerOperation {
    static let group = OperationGroup.viewsAndProperties
    static let summary = "Ask for an update of the home indicator"
    static let description = """
        `setNeedsUpdateOfHomeIndicatorAutoHidden()`: on a device that has one, the queries about the home
        indicator follow, through `childForHomeIndicatorAutoHidden`.
        """
    static let availability = Callback.prefersHomeIndicatorAutoHidden.availability
    static let fields = list()
    static let example: OperationExample = [:]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        try target.application.update(.homeIndicator)
    }
}
