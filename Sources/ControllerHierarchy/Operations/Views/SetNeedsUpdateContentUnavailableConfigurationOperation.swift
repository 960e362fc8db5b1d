enum SetNeedsUpdateContentUnavailableConfigurationOperation: ControllerOperation {
    static let group = OperationGroup.viewsAndProperties
    static let summary = "Ask for the configuration of content that is not there"
    static let description = """
        `setNeedsUpdateContentUnavailableConfiguration()`: `updateContentUnavailableConfiguration(using:)`
        follows at the end of the turn of the run loop, ahead of layout, once the view is in a window. Without
        being asked for it comes to classes that override it, when they first appear.
        """
    static let availability = Callback.updateContentUnavailableConfiguration.availability
    static let fields = list()
    static let example: OperationExample = [:]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        target.setNeedsUpdate(.contentUnavailableConfiguration)
    }
}
