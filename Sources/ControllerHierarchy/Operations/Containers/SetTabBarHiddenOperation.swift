enum SetTabBarHiddenOperation: ControllerOperation {
    static let group = OperationGroup.tabSplitAndPage
    static let summary = "Hide or show the tab bar"
    static let description = """
        `setTabBarHidden(_:animated:)`.
        """
    // Source: UITabBarController reference.
    static let availability = Property.isTabBarHidden.availability
    static let hidden = Field.flag(
        "hidden", "Whether the tab bar is hidden; else it is shown.", isRequired: true)
    static let fields = list(hidden, animated)
    static let example: OperationExample = ["hidden": true]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        let bar: TabBarController = try container(target, for: operation, needs: "a tab bar controller")
        try bar.setTabBarHidden(operation[hidden])
    }
}
