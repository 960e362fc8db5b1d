enum SetNeedsUpdateOfPrefersPointerLockedOperation: ControllerOperation {
    static let group = OperationGroup.viewsAndProperties
    static let summary = "Ask for an update of the pointer lock"
    static let description = """
        `setNeedsUpdateOfPrefersPointerLocked()`: on an iPad whose scene fills the screen and is active, the
        queries about the pointer follow, through `childViewControllerForPointerLock`.
        """
    static let availability = Callback.prefersPointerLocked.availability
    static let fields = list()
    static let example: OperationExample = [:]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        try target.application.update(.pointerLock)
    }
}
