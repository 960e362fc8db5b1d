enum SetNeedsStatusBarAppearanceUpdateOperation: ControllerOperation {
    static let group = OperationGroup.viewsAndProperties
    static let summary = "Ask for a status bar update"
    static let description = """
        `setNeedsStatusBarAppearanceUpdate()`: the queries about the status bar follow, through
        `childForStatusBarHidden` and its like.
        """
    static let availability = Availability.whereHolds(.controllersDecideOnStatusBar)
    static let fields = list()
    static let example: OperationExample = [:]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        try target.application.updateStatusBarAppearance()
    }
}
