enum DismissPopoverOperation: ControllerOperation {
    static let group = OperationGroup.presentation
    static let summary = "Dismiss a popover controller"
    static let description = """
        `dismiss(animated:)` of the content's popover controller; its delegate is told nothing.
        """
    static let availability = Availability.always
    static let fields = list(animated)
    static let example: OperationExample = [:]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        try popover(target, for: operation).dismiss(animated: operation.animated)
    }
}
