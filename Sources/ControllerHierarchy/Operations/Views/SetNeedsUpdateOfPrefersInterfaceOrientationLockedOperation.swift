enum SetNeedsUpdateOfPrefersInterfaceOrientationLockedOperation: ControllerOperation {
    static let group = OperationGroup.viewsAndProperties
    static let summary = "Ask for an update of the orientation lock"
    static let description = """
        `setNeedsUpdateOfPrefersInterfaceOrientationLocked()`: who decides is asked anew, through
        `childForInterfaceOrientationLock`, and what is not locked turns to how the device is held.
        """
    static let availability = Callback.prefersInterfaceOrientationLocked.availability
    static let fields = list()
    static let example: OperationExample = [:]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        try target.application.updateOrientationLock()
    }
}
