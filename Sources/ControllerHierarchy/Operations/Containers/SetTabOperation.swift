enum SetTabOperation: ControllerOperation {
    static let group = OperationGroup.tabSplitAndPage
    static let summary = "Set members of a tab"
    static let description = """
        Assignments to members of a `UITab`, `UITabGroup` or `UISearchTab`: `title`, `subtitle`, `badgeValue`,
        `isEnabled` (iOS 18.4), `isHidden`, `isHiddenByDefault`, `allowsHiding`, `preferredPlacement`,
        `allowsReordering`, `selectedChild`, `defaultChildIdentifier` and `displayOrderIdentifiers` by
        identifiers, `isSidebarDestination` and
        `automaticallyActivatesSearch` (iOS 26). A new `selectedChild` of the group that is shown is selected.
        """
    // Source: UITab reference.
    static let availability = Property.tabs.availability
    static let tab = Field.text("tab", .tabName)
    static let properties = Field.value(
        "properties", "Members of the tab and what is assigned to them.", isRequired: true)
    static let fields = list(tab, properties)
    static let example: OperationExample = ["tab": "library", "properties": ["selectedChild": "albums"]]

    /// - Throws: `invalidArgument` for what is no object of members.
    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        let bar: TabBarController = try container(target, for: operation, needs: "a tab bar controller")
        guard case .object(let members) = operation[properties] else {
            throw .error(.invalidArgument(field: "properties", reason: "it must be an object of members"))
        }
        try bar.setTab(named: operation[tab], to: members)
    }
}
