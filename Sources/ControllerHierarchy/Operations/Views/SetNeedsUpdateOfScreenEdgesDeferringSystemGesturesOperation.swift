enum SetNeedsUpdateOfScreenEdgesDeferringSystemGesturesOperation: ControllerOperation {
    static let group = OperationGroup.viewsAndProperties
    static let summary = "Ask for an update of the deferring screen edges"
    static let description = """
        `setNeedsUpdateOfScreenEdgesDeferringSystemGestures()`: on a phone without a home button, the queries
        about the edges follow, through `childForScreenEdgesDeferringSystemGestures`.
        """
    static let availability = Callback.preferredScreenEdgesDeferringSystemGestures.availability
    static let fields = list()
    static let example: OperationExample = [:]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        try target.application.update(.screenEdges)
    }
}
