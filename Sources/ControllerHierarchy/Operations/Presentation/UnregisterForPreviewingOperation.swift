enum UnregisterForPreviewingOperation: ControllerOperation {
    static let group = OperationGroup.presentation
    static let summary = "No longer offer previews"
    static let description = """
        `unregisterForPreviewing(withContext:)`: a firm press shows nothing from now on.
        """
    // Source: class reference iOS 10, unregisterForPreviewing(withContext:); peek-api-doc.
    static let availability = Availability.from(9).before(13)
    static let fields = list()
    static let example: OperationExample = [:]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        try target.unregisterForPreviewing()
    }
}
