enum SetTabsOperation: ControllerOperation {
    static let group = OperationGroup.tabSplitAndPage
    static let summary = "Give a tab bar controller tabs"
    static let description = """
        `setTabs(_:animated:)` with a `UITab` for each controller, which is made when its tab is first
        selected. The controller's `tab` has the identifier and the title, its `tabs` make it a `UITabGroup`.
        """
    // Source: UITabBarController reference, setTabs(_:animated:).
    static let availability = Availability.from(18)
    static let tabs = Field.controllers("tabs")
    static let fields = list(tabs)
    static let example: OperationExample = [
        "tabs": [["class": "HomeViewController", "tab": ["identifier": "home", "title": "Home"]]]
    ]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        let bar: TabBarController = try container(target, for: operation, needs: "a tab bar controller")
        try bar.setTabs(operation[tabs] ?? [])
    }
}
