enum SetNavigationBarHiddenOperation: ControllerOperation {
    static let group = OperationGroup.navigation
    static let summary = "Hide or show the navigation bar"
    static let description = """
        `setNavigationBarHidden(_:animated:)`.
        """
    static let availability = Availability.always
    static let hidden = Field.flag(
        "hidden", "Whether the navigation bar is hidden; else it is shown.", isRequired: true)
    static let fields = list(hidden, animated)
    static let example: OperationExample = ["hidden": true]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        try navigation(target, for: operation).setNavigationBarHidden(operation[hidden])
    }
}
