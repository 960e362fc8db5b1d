enum UnregisterForPreviewingOperation: ControllerOperation {
    static let group = OperationGroup.presentation
    static let summary = "No longer offer previews"
    static let description = """
        `unregisterForPreviewing(withContext:)`, iOS 9 to 12: a firm press shows nothing from now on.
        """
    static let since: Rule? = nil
    static let fields = list()
    static let example: OperationExample = [:]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        try target.unregisterForPreviewing()
    }
}
