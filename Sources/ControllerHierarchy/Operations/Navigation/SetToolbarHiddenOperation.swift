enum SetToolbarHiddenOperation: ControllerOperation {
    static let group = OperationGroup.navigation
    static let summary = "Hide or show the toolbar"
    static let description = """
        `setToolbarHidden(_:animated:)`.
        """
    static let availability = Availability.always
    static let hidden = Field.flag(
        "hidden", "Whether the toolbar is hidden; else it is shown.", isRequired: true)
    static let fields = list(hidden, animated)
    static let example: OperationExample = ["hidden": false]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        try navigation(target, for: operation).setToolbarHidden(operation[hidden])
    }
}
