enum SetNeedsUpdatePropertiesOperation: ControllerOperation {
    static let group = OperationGroup.viewsAndProperties
    static let summary = "Ask for an update of properties"
    static let description = """
        `setNeedsUpdateProperties()`: `updateProperties()` follows at the end of the turn of the run loop,
        ahead of layout and without it, once the view is in a window. Without being asked for it comes to
        classes that override it, before their first layout.
        """
    static let availability = Callback.updateProperties.availability
    static let fields = list()
    static let example: OperationExample = [:]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        target.setNeedsUpdate(.properties)
    }
}
