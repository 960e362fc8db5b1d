enum ReconfigureSidebarItemOperation: ControllerOperation {
    static let group = OperationGroup.tabSplitAndPage
    static let summary = "Have a row of the sidebar made anew"
    static let description = """
        `sidebar.reconfigureItem(for:)`: the sidebar's delegate updates the item of the tab. Ignored for a tab
        whose row is not shown.
        """
    // Source: UITabBarController.Sidebar reference.
    static let availability = Property.sidebar.availability
    static let tab = Field.text("tab", .tabName)
    static let fields = list(tab)
    static let example: OperationExample = ["tab": "library"]

    /// - Throws: `invalidArgument` for a tab that is not there.
    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        let bar: TabBarController = try container(target, for: operation, needs: "a tab bar controller")
        try bar.reconfigureSidebarItem(ofTabNamed: operation[tab])
    }
}
